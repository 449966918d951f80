"""Icons as drawn paths in a box of -10 to 10: no font has to carry them."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from .paint import ellipse, fill, polygon, stroke


class Icon:
    """What is drawn with a pen, and what is filled."""

    def __init__(self, lines: QPainterPath | None = None, solid: QPainterPath | None = None) -> None:
        self.lines, self.solid = lines or QPainterPath(), solid or QPainterPath()


def _lines(*strokes: tuple[tuple[float, float], ...]) -> QPainterPath:
    path = QPainterPath()
    for points in strokes:
        path.moveTo(*points[0])
        for point in points[1:]:
            path.lineTo(*point)
    return path


def _undo() -> Icon:
    path = QPainterPath(QPointF(-6, -2.5))
    path.lineTo(1.5, -2.5)
    path.cubicTo(8, -2.5, 8, 6, 1.5, 6)
    path.lineTo(-3, 6)
    path.addPath(_lines(((-2.6, -6.3), (-6.6, -2.5), (-2.6, 1.3))))
    return Icon(path)


def _log() -> Icon:
    rows = (-5.0, 0.0, 5.0)
    dots = QPainterPath()
    for y in rows:
        dots.addPath(ellipse(-7, y, 1.1))
    return Icon(_lines(*(((-3, y), (6.5, y)) for y in rows)), dots)


def _menu() -> Icon:
    return Icon(_lines(*(((-6, y), (6, y)) for y in (-5.0, 0.0, 5.0))))


def _hint() -> Icon:
    """A paper lantern."""
    body = ellipse(0, 0.5, 5.4, 6)
    body.addPath(_lines(((-2.6, -6.2), (2.6, -6.2)), ((-2.6, 7.4), (2.6, 7.4)), ((0, -6.2), (0, -8.6))))
    ribs = _lines(((-4.9, -1.8), (4.9, -1.8)), ((-4.9, 2.8), (4.9, 2.8)))
    body.addPath(ribs)
    return Icon(body)


def _turn(clockwise: bool) -> Icon:
    d = 1 if clockwise else -1
    arc, box = QPainterPath(), QRectF(-6.2, -6.2, 12.4, 12.4)
    arc.arcMoveTo(box, 90 + 130 * d)
    arc.arcTo(box, 90 + 130 * d, -250 * d)
    end = arc.currentPosition()
    x, y = end.x(), end.y()
    head = polygon(((x - d * 3.4, y - 1.4), (x + d * 3.0, y - 1.9), (x - d * 0.8, y + 4.0)))
    return Icon(arc, head)


def _star() -> QPainterPath:
    turns = (math.radians(36 * k - 90) for k in range(10))
    return polygon(
        (math.cos(a) * (7.4 if k % 2 == 0 else 3.3), math.sin(a) * (7.4 if k % 2 == 0 else 3.3))
        for k, a in enumerate(turns)
    )


ICONS: dict[str, Callable[[], Icon]] = {  # most are drawn when they are first wanted, many never
    "undo": _undo,
    "redo": lambda: Icon(QTransform().scale(-1, 1).map(_undo().lines)),
    "log": _log,
    "menu": _menu,
    "hint": _hint,
    "turn-left": lambda: _turn(False),
    "turn-right": lambda: _turn(True),
    "check": lambda: Icon(_lines(((-5.5, 0.5), (-1.8, 4.6), (5.6, -4.8)))),
    "plus": lambda: Icon(_lines(((-6, 0), (6, 0)), ((0, -6), (0, 6)))),
    "minus": lambda: Icon(_lines(((-6, 0), (6, 0)))),
    "close": lambda: Icon(_lines(((-5, -5), (5, 5)), ((5, -5), (-5, 5)))),
    "back": lambda: Icon(_lines(((6, 0), (-6, 0)), ((-1.5, -4.8), (-6.3, 0), (-1.5, 4.8)))),
    "next": lambda: Icon(_lines(((-6, 0), (6, 0)), ((1.5, -4.8), (6.3, 0), (1.5, 4.8)))),
    "first": lambda: Icon(_lines(((4, -5.5), (-2.5, 0), (4, 5.5)), ((-6, -5.5), (-6, 5.5)))),
    "last": lambda: Icon(_lines(((-4, -5.5), (2.5, 0), (-4, 5.5)), ((6, -5.5), (6, 5.5)))),
    "play": lambda: Icon(solid=polygon(((-4, -6.2), (6.4, 0), (-4, 6.2)))),
    "pause": lambda: Icon(_lines(((-3.2, -5), (-3.2, 5)), ((3.2, -5), (3.2, 5)))),
    "star": lambda: Icon(solid=_star()),
}


@cache
def _icon(name: str) -> Icon:
    return ICONS[name]()


def draw_icon(p: QPainter, name: str, cx: float, cy: float, size: float, colour: str) -> None:
    """The icon in a box of the given size about (cx, cy)."""
    icon, s = _icon(name), size / 20
    place = QTransform().translate(cx, cy).scale(s, s)
    stroke(p, place.map(icon.lines), colour, max(1.4, 1.7 * s))
    fill(p, place.map(icon.solid), colour)
