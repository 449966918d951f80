"""What shows whose something is: a player's disc with its sign, and the small mark in colour and form."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from . import fonts
from .cache import Picture, kept
from .forms import Form, form_path
from .look import Look
from .paint import ellipse, fill, painted, stroke, write_mid
from .theme import CREST_INK, colour, mix

SEAL = 0.36
"""The radius of the seal on a disc, in radii of the disc; never smaller than lets its form be told, in pixels:"""
LEAST_SEAL = 5.8
ROOM_FOR_SEAL = 12.5
"""The radius, in pixels, below which the seal would hide the sign."""


class Paint(NamedTuple):
    """How an owner is told: a colour, or two that have a half each, and a form besides."""

    colours: tuple[str, ...]
    form: Form = ""

    @property
    def ink(self) -> str:
        """For what has room for one colour."""
        return self.colours[0]

    def seen_on(self, dark: bool) -> Paint:
        """The same, clear of a dark or a light ground."""
        ground, way = ("#FFFFFF", 0.5) if dark else ("#1A0F08", 0.2)
        return Paint(tuple(mix(part, ground, way).name() for part in self.colours), self.form)


def disc(p: QPainter, cx: float, cy: float, r: float, paint: Paint) -> None:
    """A disc in the colours."""
    _fill(p, ellipse(cx, cy, r), cx, cy, r, paint)


def mark(p: QPainter, cx: float, cy: float, r: float, paint: Paint) -> None:
    """The form in the colours: what stands at a line of the log."""
    _fill(p, form_path(paint.form, cx, cy, r * 1.16), cx, cy, r * 1.3, paint)


def _fill(p: QPainter, path: QPainterPath, cx: float, cy: float, r: float, paint: Paint) -> None:
    if len(paint.colours) == 1:
        fill(p, path, paint.ink)
        return
    share = 360 / len(paint.colours)
    for number, part in enumerate(paint.colours):
        piece = QPainterPath()
        piece.moveTo(cx, cy)
        piece.arcTo(QRectF(cx - r, cy - r, 2 * r, 2 * r), 90 + share * number, share)
        piece.closeSubpath()
        fill(p, path.intersected(piece), part)


def seal(p: QPainter, cx: float, cy: float, r: float, paint: Paint) -> None:
    """The form of a player, at the lower right of the disc: the same that lies in the player's pieces."""
    if paint.form and r >= ROOM_FOR_SEAL:
        s = max(LEAST_SEAL, r * SEAL)
        x, y = cx + r - s, cy + r - s
        fill(p, ellipse(x, y, s), CREST_INK)
        stroke(p, ellipse(x, y, s - 0.5), paint.ink)
        mark(p, x, y, s * 0.58, paint)


@kept
def crest_face(look: Look, paint: Paint, sign: str, d: int) -> Picture:
    def draw(p: QPainter) -> None:
        r = d / 2
        disc(p, r, r, r, paint)
        stroke(p, ellipse(r, r, r * 0.875), colour(CREST_INK, 0.75), look.pen(1))
        write_mid(p, r, r, sign, fonts.serif(d * 0.525), CREST_INK)  # as large as the disc, not as texts are
        seal(p, r, r, r, paint)

    return Picture(painted(d, d, look.dpr, draw))
