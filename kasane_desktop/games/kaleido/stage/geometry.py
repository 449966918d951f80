"""From the rules' coordinates to the screen: boards, spaces, corners, and what of them is in sight.

The rules say where things are (see rules/honeycomb.py); here they get pixels. A board is drawn in a square
box about its middle, a tile in a box with its apex up; a tile is turned about the middle of its board.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from kasane_desktop.scene.kit import Outline
from kasane_desktop.scene.kit.paint import polygon

S3 = math.sqrt(3)
BOX = 240 / 118  # the box of a board's picture, in radii
INSET = 0.042  # half the bar between two spaces, in radii
ROOM = 0.055  # how far the others give way to a board that is lifted, in radii
LEAST = 4.0  # pixels of something that count as seen
LIFT = 1.03  # how much larger a lifted board is seen

Cell = tuple[float, float]


def facing(space: int) -> float:
    """The direction of a space, seen from the middle of its board, in degrees clockwise from the right."""
    return 60.0 * space - 60.0


def polar(degrees: float, length: float) -> QPointF:
    a = math.radians(degrees)
    return QPointF(length * math.cos(a), length * math.sin(a))


def plane(q: float, r: float) -> QPointF:
    """The middle of a cell, in radii."""
    return QPointF(S3 * (q + r / 2), 1.5 * r)


def bounds(cells: Iterable[Cell]) -> QRectF:
    """What boards on these cells cover, in radii."""
    middles = [plane(*cell) for cell in cells]
    xs, ys = [m.x() for m in middles], [m.y() for m in middles]
    return QRectF(min(xs) - S3 / 2, min(ys) - 1, max(xs) - min(xs) + S3, max(ys) - min(ys) + 2)


@dataclass(frozen=True)
class Frame:
    """Where the honeycomb lies: pixels per radius, and the place of the middle of cell (0, 0)."""

    r: float
    x: float
    y: float

    def at(self, q: float, r: float) -> QPointF:
        point = plane(q, r)
        return QPointF(self.x + point.x() * self.r, self.y + point.y() * self.r)


def fitted(area: QRectF, cells: Iterable[Cell], most: float, zoom: float = 1.0, pan: QPointF | None = None) -> Frame:
    """The frame in which all cells fit the area, no larger than `most`; then closer, and moved."""
    box = bounds(cells)
    r = zoom * min(area.width() / box.width(), area.height() / box.height(), most)
    middle = area.center() + (pan or QPointF())
    return Frame(r, middle.x() - box.center().x() * r, middle.y() - box.center().y() * r)


def board_outline(r: float) -> Outline:
    side = 2 * round(r * BOX / 2)
    return Outline(side, side, kind="hex")


def tile_outline(r: float) -> Outline:
    """A tile fills its well."""
    side = r * (1 - 2 * INSET * S3 + 0.012)
    return Outline(round(side), round(side * S3 / 2), kind="tri")


def tile_pivot(r: float, outline: Outline) -> tuple[float, float]:
    """The middle of the board, seen from the corner of a tile that lies below it."""
    return outline.w / 2, outline.h * 2 / 3 - r / S3


def tile_turn(steps: float) -> float:
    """How far that tile is turned when it lies on a space, which need not be a whole number."""
    return facing(0) - 90 + 60 * steps


def triangle(middle: QPointF, r: float, space: int, inset: float = 0.0) -> QPainterPath:
    """A space of a board, by default without the bars around it."""
    return _triangle(r, space, inset).translated(middle)


@lru_cache(512)
def _triangle(r: float, space: int, inset: float) -> QPainterPath:
    reach = r / S3 - 2 * inset * r
    corners = (heart(QPointF(), r, space) + polar(facing(space) + 180 + turn, reach) for turn in (0, 120, 240))
    return polygon((corner.x(), corner.y()) for corner in corners)


def heart(middle: QPointF, r: float, space: int) -> QPointF:
    """The centre of gravity of a space."""
    return middle + polar(facing(space), r / S3)


def hexagon(middle: QPointF, r: float) -> QPainterPath:
    corners = (middle + polar(60 * k - 90, r) for k in range(6))
    return polygon((corner.x(), corner.y()) for corner in corners)


def in_sight(outline: Outline, middle: QPointF, rotation: float, area: QRectF) -> Outline | None:
    """The part of an outline, turned about its middle, that is within the area; None if hardly anything is."""
    corner = QPointF(outline.w / 2, outline.h / 2)
    place = QTransform().translate(middle.x(), middle.y()).rotate(rotation).translate(-corner.x(), -corner.y())
    whole = place.map(outline.path())
    if area.contains(whole.boundingRect()):
        return outline
    seen = whole.intersected(polygon(_corners(area))).boundingRect()
    if min(seen.width(), seen.height()) < LEAST:
        return None
    back, _ = place.inverted()
    ends = (back.map(QPointF(x, y)) for x, y in _corners(area))
    return outline._replace(window=tuple((round(e.x(), 1), round(e.y(), 1)) for e in ends))


def _corners(area: QRectF) -> tuple[tuple[float, float], ...]:
    x0, y0, x1, y1 = area.left(), area.top(), area.right(), area.bottom()
    return (x0, y0), (x1, y0), (x1, y1), (x0, y1)


def shorter(turn: float, period: float) -> float:
    """The same turn, where all turns by a period look alike, by the shorter way."""
    return (turn + period / 2) % period - period / 2
