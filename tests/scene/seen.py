"""What is seen of a table, in words: golden files are made of them, and whoever reads one sees the table before him.

Pictures cannot be compared between machines, and two scenes made by the same code look alike however wrong it is. So
the painter is listened to: what it writes, in which order things come to lie on each other, what is read aloud.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtGui import QPainter, QPixmap

from kasane_desktop.scene import accessibility
from kasane_desktop.scene.arrangement import Hot, Sheet, Spot
from kasane_desktop.scene.hot import HotItem
from kasane_desktop.scene.kit.cache import Picture, Store, store
from kasane_desktop.scene.kit.phrases import plain
from kasane_desktop.scene.sketch import Sketch
from kasane_desktop.scene.table_scene import TableScene
from tests.scene.items import picture_of_items

Words = list[str]


class Listener:
    """Hears what is written into pictures while they are painted."""

    def __init__(self) -> None:
        self._written: dict[int, tuple[Words, Words]] = {}  # of a pixmap: its style, its words
        self._painting: list[Words] = []

    def write(self, word: str) -> None:
        if self._painting:
            self._painting[-1].append(plain(word))

    def recall(self, recall: Callable[..., Any], key: Any, make: Callable[[], Any]) -> Any:
        """What is painted into a picture that is painted into another is seen in both."""
        self._painting.append([])
        try:
            made = recall(key, make)
        finally:
            words = self._painting.pop()
        pixmap = made.pixmap if isinstance(made, Picture) else made
        assert isinstance(pixmap, QPixmap)
        if pixmap.cacheKey() not in self._written:
            _, args, named = key
            styles = _styles((args, tuple(value for _, value in named)))
            self._written[pixmap.cacheKey()] = [style for style in styles if style not in words], words
        if self._painting:
            self._painting[-1] += self._written[pixmap.cacheKey()][1]
        return made

    def read(self, picture: Picture) -> str:
        style, words = self._written.get(picture.pixmap.cacheKey(), ([], []))
        return " ".join([*style, *(f"“{word}”" for word in words)])


def _styles(key: Any) -> Iterator[str]:
    """The words by which a picture was asked for: what it is made of, how it is framed. Colours and texts are none."""
    if isinstance(key, str) and key and not key.startswith("#") and " " not in key:
        yield key
    elif type(key) is tuple:
        for part in key:
            yield from _styles(part)


@contextmanager
def listening(monkeypatch: pytest.MonkeyPatch) -> Iterator[Listener]:
    """While this lasts, everything is painted anew, and heard."""
    ear = Listener()
    draw_text, svg, recall = QPainter.drawText, Sketch.svg, Store.recall

    def heard_text(painter: QPainter, *args: Any) -> None:
        ear.write(args[-1])
        draw_text(painter, *args)

    def heard_svg(sketch: Sketch, name: str, *args: float) -> None:
        ear.write(f"<{name}>")
        svg(sketch, name, *args)

    def heard_recall(kept: Store, key: Hashable, make: Callable[[], Any]) -> Any:
        return ear.recall(lambda *args: recall(kept, *args), key, make)

    with monkeypatch.context() as patch, store.aside():
        patch.setattr(QPainter, "drawText", heard_text)
        patch.setattr(Sketch, "svg", heard_svg)
        patch.setattr(Store, "recall", heard_recall)
        yield ear


def seen(scene: TableScene, ear: Listener) -> list[str]:
    """From the bottom of the table to its top what lies on it; then what can be done, as the keyboard goes; then what
    is read aloud, as it is read."""
    arranged = scene.arranged
    lines = ["lying"]
    for kind, key, *_ in picture_of_items(scene):
        if kind == "piece":
            lines.append(f"  {_piece(arranged.pieces[key])}")
        elif kind == "sheet":
            lines.append(f"  {_sheet(key, arranged.sheets[key], ear)}")
    lines.append("offered")
    stops = [stop for stop in scene.stops() if isinstance(stop, HotItem)]
    lines += [f"  {_hot(stop.key, stop.hot)}" for stop in stops]
    reached = {stop.key for stop in stops}
    lines += [f"  by pointer {_hot(key, hot)}" for key, hot in arranged.hots.items() if key not in reached]
    lines.append("read aloud")
    lines += [f"  {plain(item.accessible_name)}" for item in accessibility.readable(scene)]  # type: ignore[attr-defined]
    return lines


def _piece(spot: Spot) -> str:
    where = f"{round(spot.x)},{round(spot.y)} {round(spot.outline.w)}x{round(spot.outline.h)}"
    signs = {
        f"turned {round(spot.rotation)}": spot.rotation,
        f"dim {spot.dim:g}": spot.dim,
        f"ring {spot.ring}": spot.ring,
        "ghost": spot.ghost,
        "breathing": spot.pulse,
        f"held {spot.height:g}": spot.height >= 1,
    }
    return " ".join([f"[{spot.face}]", where, *(sign for sign, shown in signs.items() if shown)])


def _sheet(key: str, sheet: Sheet, ear: Listener) -> str:
    parts = [f"{key}:", ear.read(sheet.picture), f"at {round(sheet.x)},{round(sheet.y)}"]
    tip = " / ".join(plain(sheet.tip).split("\n"))
    return " ".join(part for part in [*parts, tip and f"tip “{tip}”"] if part)


def _hot(key: str, hot: Hot) -> str:
    does = [] if hot.action is None else [f"→ {hot.action}"]
    return " ".join([f"{key}: {plain(hot.name)}", *does])


def differences(before: Iterable[str], after: Iterable[str]) -> list[str]:
    """What came (+) and went (-), each in its order."""
    old, new = list(before), list(after)
    gone = [f"- {line.strip()}" for line in old if line not in new]
    return gone + [f"+ {line.strip()}" for line in new if line not in old]
