"""The face of a player's disc."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from .cache import Picture, kept
from .look import Look
from .paint import ellipse, fill, painted, stroke, write_mid
from .theme import CREST_INK, colour


@kept
def crest_face(look: Look, paint: str, sign: str, d: int) -> Picture:
    def draw(p: QPainter) -> None:
        r = d / 2
        fill(p, ellipse(r, r, r), paint)
        stroke(p, ellipse(r, r, r * 0.875), colour(CREST_INK, 0.75), look.pen(1))
        write_mid(p, r, r, sign, look.serif(d * 0.525 / look.u), CREST_INK)

    return Picture(painted(d, d, look.dpr, draw))
