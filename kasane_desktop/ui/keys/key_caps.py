"""Keys to choose: two for each human who may act at once with others."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from kasane_desktop.scene.call_keys import KEYS, key_name
from kasane_desktop.scene.kit import Look, colour
from kasane_desktop.scene.kit.paint import fill, rounded, stroke, write_mid
from kasane_desktop.scene.kit.plain import set_tip
from kasane_desktop.ui.controls.widgets import Painted

WAITING = "…"


def _call_key(event: QKeyEvent) -> str:
    name = key_name(event)
    return name if name in KEYS else ""


class KeyCap(Painted):
    """A key; clicked, it waits for the one that is to take its place."""

    pressed_key = Signal(str)
    letters = 16.0

    def __init__(self, key: str, named: Callable[[QKeyEvent], str]) -> None:
        """`named` gives the name of a key that may be chosen, "" for any other."""
        super().__init__()
        self.key, self._named = key, named
        self.setCheckable(True)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(max(30, self.look.px(38)), max(30, self.look.px(38)))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return self.sizeHint()

    def outline(self) -> QPainterPath:
        return rounded(1, 1, self.width() - 2, self.height() - 2, 7 * self.look.u)

    def draw(self, p: QPainter) -> None:
        t, waits = self.look.theme, self.isChecked()
        edge = t.accent if waits else colour(t.plate_ink, 0.5 if self.state == "hover" else 0.28)
        fill(p, self.outline(), colour(t.plate_ink, 0.03))
        fill(p, rounded(2, self.height() - 6, self.width() - 4, 4, 2), colour(t.plate_ink, 0.14))
        stroke(p, self.outline(), edge, self.look.pen(2 if waits else 1.2))
        ink = t.accent_ink if waits else t.plate_ink
        text = WAITING if waits else self.key
        write_mid(p, self.width() / 2, self.height() / 2 - 1, text, self.look.sans(self.letters, 700), ink)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if not self.isChecked():
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape:
            self.setChecked(False)
        elif name := self._named(event):
            self.setChecked(False)
            self.pressed_key.emit(name)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        self.setChecked(False)
        super().focusOutEvent(event)


class KeyCaps(QWidget):
    """Rows of keys, all different: one that another has changes places with it."""

    picked = Signal(list)  # the rows

    def __init__(self, *rows: list[str], named: Callable[[QKeyEvent], str] = _call_key) -> None:
        super().__init__()
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        self._names: tuple[tuple[str, ...], ...] = tuple(("",) * len(row) for row in rows)
        self._rows = [[KeyCap(key, named) for key in row] for row in rows]
        self.caps = [cap for row in self._rows for cap in row]
        for n, row in enumerate(self._rows):
            for number, cap in enumerate(row):
                grid.addWidget(cap, n, number)
                cap.pressed_key.connect(lambda key, cap=cap: self._put(cap, key))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def restyle(self, look: Look) -> None:
        self._grid.setSpacing(look.px(6))

    @property
    def keys(self) -> list[list[str]]:
        return [[cap.key for cap in row] for row in self._rows]

    def say(self, *names: str) -> None:
        """What the keys of each row do: each name has a place {number} for that of the human."""
        rows = zip(names, self._rows, strict=True)
        self.say_each(*(tuple(name.format(number=n) for n, _ in enumerate(row, 1)) for name, row in rows))

    def say_each(self, *names: tuple[str, ...]) -> None:
        """What each key of each row does."""
        self._names = names
        for row, caps in zip(names, self._rows, strict=True):
            for name, cap in zip(row, caps, strict=True):
                cap.setAccessibleName(f"{name}: {cap.key}")
                set_tip(cap, name)
                cap.update()

    def _put(self, cap: KeyCap, key: str) -> None:
        other = next((other for other in self.caps if other.key == key), cap)
        other.key, cap.key = cap.key, key
        self.say_each(*self._names)
        self.picked.emit(self.keys)
