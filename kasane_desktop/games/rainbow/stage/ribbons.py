"""The order of choice: ribbons, ink blue for what stands, vermilion for what you would get."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath

from kasane_desktop.scene.kit import Look, Picture, kept
from kasane_desktop.scene.kit.ornament import ornament
from kasane_desktop.scene.kit.paint import fill, linear, polygon, stroke
from kasane_desktop.scene.kit.shadows import cast
from kasane_desktop.scene.kit.theme import INK_BLUE, VERMILION, colour
from kasane_desktop.scene.sketch import Sketch, sketched, wide

KANJI = "〇一二三四五六"
W, H = 42.0, 66.0
INK = "#FFF8EA"


@kept
def ribbon_face(look: Look, rank: int, ordinal: str, preview: bool, w: float = W, h: float = H) -> Picture:
    paint, u = QColor(VERMILION if preview else INK_BLUE), look.u

    def draw(s: Sketch) -> None:
        tail = polygon([(0, 0), (w * u, 0), (w * u, h * u), (w * u / 2, (h - 13) * u), (0, h * u)])
        cast(s.p, tail, look, 0.5)
        fill(s.p, tail, linear(0, 0, w * u, 0, (0, paint.darker(112)), (0.3, paint.lighter(112)), (1, paint)))
        s.line(4, 4, w - 4, 4, "#FFFFFF", 1.2, 0.35)
        numeral = ornament(KANJI[rank])
        if numeral:
            s.text(w / 2, 0.46 * h, numeral, 24, INK, align="c", room=w - 4, high=0.46 * h)
            s.text(w / 2, 0.72 * h, ordinal, 12, INK, serif=False, align="c", room=w - 4, high=0.3 * h)
        else:
            s.text(w / 2, 0.52 * h, ordinal, 18, INK, align="c", room=w - 4, high=0.4 * h)

    return sketched(look, w, h, draw, margin=30)


def moved_width(look: Look, ordinal: str) -> float:
    return wide(look, ordinal, 13, serif=False) + 36


@kept
def moved_face(look: Look, ordinal: str) -> Picture:
    """Where a ribbon would move if your bid were made: an arrow and the new place."""
    w, h, u = moved_width(look, ordinal), 21.0, look.u
    ink = look.theme.ink if look.theme.dark else INK_BLUE

    def draw(s: Sketch) -> None:
        s.fill(0, 0, w, h, h / 2, look.theme.plate, 0.92)
        s.ring(0.5, 0.5, w - 1, h - 1, h / 2, ink, 1, 0.25)
        arrow = QPainterPath(QPointF(9 * u, h / 2 * u))
        arrow.lineTo(20 * u, h / 2 * u)
        arrow.moveTo(16 * u, (h / 2 - 4) * u)
        arrow.lineTo(20 * u, h / 2 * u)
        arrow.lineTo(16 * u, (h / 2 + 4) * u)
        stroke(s.p, arrow, colour(ink), look.pen(1.6))
        s.text(25, h / 2 + 4.8, ordinal, 13, ink, serif=False, high=h)

    return sketched(look, w, h, draw, margin=4)
