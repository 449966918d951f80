"""The face of a player's disc."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from .cache import Picture, kept
from .look import Look
from .paint import ellipse, fill, painted, stroke, write_mid
from .theme import CREST_INK, colour

Paint = str | tuple[str, ...]
"""The colour of a disc; of two, each has a half."""


def disc(p: QPainter, cx: float, cy: float, r: float, paint: Paint) -> None:
    if isinstance(paint, str):
        fill(p, ellipse(cx, cy, r), paint)
        return
    for number, half in enumerate(paint):
        path = QPainterPath()
        path.moveTo(cx, cy)
        path.arcTo(QRectF(cx - r, cy - r, 2 * r, 2 * r), 90 + 360 / len(paint) * number, 360 / len(paint))
        path.closeSubpath()
        fill(p, path, half)


@kept
def crest_face(look: Look, paint: Paint, sign: str, d: int) -> Picture:
    def draw(p: QPainter) -> None:
        r = d / 2
        disc(p, r, r, r, paint)
        stroke(p, ellipse(r, r, r * 0.875), colour(CREST_INK, 0.75), look.pen(1))
        write_mid(p, r, r, sign, look.serif(d * 0.525 / look.u), CREST_INK)

    return Picture(painted(d, d, look.dpr, draw))
