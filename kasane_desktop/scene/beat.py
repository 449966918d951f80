"""The beat between two rounds: what begins, how everyone stands now, and who is first."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF

from kasane_desktop.scene.kit import Holder, Look, Outline, Picture, PictureItem, kept, panel
from kasane_desktop.scene.kit.crest import Paint
from kasane_desktop.scene.sketch import Sketch, em, sketched, wide

TITLE, NAME, POINTS, NOTE = 27.0, 19.0, 23.0, 14.5  # sizes of type, in design units
EDGE, CREST, PLACE = 26.0, 28.0, 26.0
LEAST, MOST = 300.0, 560.0
"""Widths, in design units."""


class Standing(NamedTuple):
    """How one seat stands, as all may know it."""

    place: int  # 1 is first; 0 where nobody may know that
    paint: Paint
    sign: str
    name: str
    told: str  # points, or what else is there for all to see


class BeatItem(Holder):
    """A sheet of paper over the table, for a moment."""

    def __init__(self, look: Look, title: str, standings: tuple[Standing, ...], note: str, room: float) -> None:
        """`room` is the width that there is, in design units."""
        w = _width(look, title, standings, note, room)
        h = _height(look, standings, note)
        outline = Outline(look.px(w), look.px(h))
        super().__init__(outline.w, outline.h)
        PictureItem(panel(look, "plate", outline.w, outline.h, z=2.0), self)
        PictureItem(beat_face(look, (w, h), title, standings, note), self)


def _row(look: Look) -> float:
    return max(38.0, 1.55 * em(look, NAME))


def _head(look: Look) -> float:
    return 30.0 + 1.25 * em(look, TITLE)


def _height(look: Look, standings: tuple[Standing, ...], note: str) -> float:
    return _head(look) + len(standings) * _row(look) + (1.9 * em(look, NOTE) if note else 0.0) + 16


def _width(look: Look, title: str, standings: tuple[Standing, ...], note: str, room: float) -> float:
    rows = (_before(row) + wide(look, row.name, NAME) + 34 + wide(look, row.told, POINTS) for row in standings)
    lines = wide(look, title, TITLE), wide(look, note, NOTE, serif=False, weight=500), *rows
    return min(max(LEAST, max(lines) + 2 * EDGE), MOST, room)


def _before(row: Standing) -> float:
    """What stands before a name."""
    return (PLACE if row.place else 0.0) + CREST + 12


@kept
def beat_face(look: Look, size: tuple[float, float], title: str, standings: tuple[Standing, ...], note: str) -> Picture:
    (w, h), t, head, high = size, look.theme, _head(look), _row(look)

    def draw(s: Sketch) -> None:
        s.text(w / 2, 18 + 0.92 * s.em(TITLE), title, TITLE, t.plate_ink, align="c", room=w - 2 * EDGE)
        for order, row in enumerate(standings):
            y = head + order * high
            s.line(EDGE, y, w - EDGE, y, t.plate_ink, 1, 0.13)
            _draw_row(s, row, QRectF(EDGE, y, w - 2 * EDGE, high))
        if note:
            y = h - 18 - 0.2 * s.em(NOTE)
            s.line(EDGE, h - 16 - 1.9 * s.em(NOTE), w - EDGE, h - 16 - 1.9 * s.em(NOTE), t.plate_ink, 1, 0.13)
            s.text(w / 2, y, note, NOTE, t.plate_soft, serif=False, weight=500, align="c", room=w - 2 * EDGE)

    return sketched(look, w, h, draw)


def _draw_row(s: Sketch, row: Standing, area: QRectF) -> None:
    t, first, middle = s.look.theme, row.place == 1, area.center().y()
    ink, weight = (t.plate_ink, 800) if first or not row.place else (t.plate_soft, 600)
    x = area.x()
    if row.place:
        s.text(x + 8, middle + 0.33 * s.em(NAME), str(row.place), NAME, ink, weight=weight, align="c", room=PLACE)
        x += PLACE
    s.crest(x + CREST / 2, middle, CREST, row.paint, row.sign)
    x += CREST + 12
    told = s.text(area.right(), middle + 0.34 * s.em(POINTS), row.told, POINTS, ink, weight=weight, align="r")
    s.text(x, middle + 0.33 * s.em(NAME), row.name, NAME, ink, weight=weight, room=area.right() - told - 16 - x)
