"""Forms by which owners are told apart where their colours are not: plain figures of family crests.

They differ at eight pixels, and however they are turned: so there is no square, which is a disc when it is small.
"""

from __future__ import annotations

import math
from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from .paint import ellipse, polygon, rounded

Form = Literal["", "maru", "uroko", "hiki", "juji", "hishi", "wa"]
"""None, disc, triangle, two bars, cross, lozenge, ring."""


def form_path(form: Form, cx: float, cy: float, r: float) -> QPainterPath:
    """A form about a point. All weigh about the same; no corner is farther than r away."""
    match form:
        case "uroko":
            corners = ((math.sin(turn), -math.cos(turn)) for turn in (0, math.tau / 3, -math.tau / 3))
            return polygon((cx + r * x, cy + r * (y + 0.14)) for x, y in corners)
        case "hiki":
            a, b, gap = 0.86 * r, 0.5 * r, 0.18 * r
            bars = rounded(cx - a, cy - gap - b, 2 * a, b, 0)
            bars.addPath(rounded(cx - a, cy + gap, 2 * a, b, 0))
            return bars
        case "juji":
            a, b = r, 0.36 * r
            quarter = ((b, -a), (b, -b), (a, -b))
            turned = [(x, y) for turn in range(4) for x, y in (_turned(corner, turn) for corner in quarter)]
            return polygon((cx + x, cy + y) for x, y in turned)
        case "hishi":
            return polygon(((cx, cy - r), (cx + 0.58 * r, cy), (cx, cy + r), (cx - 0.58 * r, cy)))
        case "wa":
            ring = ellipse(cx, cy, r)
            ring.addPath(ellipse(cx, cy, 0.5 * r))
            ring.setFillRule(Qt.FillRule.OddEvenFill)
            return ring
    return ellipse(cx, cy, 0.86 * r)


def _turned(corner: tuple[float, float], quarters: int) -> tuple[float, float]:
    x, y = corner
    for _ in range(quarters):
        x, y = -y, x
    return x, y
