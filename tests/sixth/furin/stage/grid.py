"""Where things lie at Fūrin's table, in design units."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF

EDGE, CARD = 32.0, 124.0
PLATE_H, HUNG_W = 96.0, 92.0


class Grid(NamedTuple):
    w: float
    h: float
    seats: tuple[QRectF, ...]  # plates of the others, after the viewer
    you: QRectF
    hand: QRectF
    middle: QRectF


def scale_for(w: int, h: int) -> float:
    return min(w / 1024, h / 860, 1.6)


def grid_for(w: int, h: int, seats: int) -> Grid:
    u = scale_for(w, h)
    wide, high = w / u, h / u
    each = (wide - EDGE) / (seats - 1) - EDGE
    plates = tuple(QRectF(EDGE + place * (each + EDGE), 84, each, PLATE_H) for place in range(seats - 1))
    bottom = high - 1.4 * CARD - 40
    you = QRectF(EDGE, bottom + 24, 290, PLATE_H)
    hand = QRectF(you.right() + 30, bottom, wide - you.right() - 30 - EDGE, 1.4 * CARD)
    return Grid(wide, high, plates, you, hand, QRectF(EDGE, 340, wide - 2 * EDGE, bottom - 340))
