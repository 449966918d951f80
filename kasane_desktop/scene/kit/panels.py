"""Sheets and trays that lie on the table, each painted once with its shadow."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from .cache import Picture, kept
from .look import Look
from .paint import down, fill, linear, painted, rounded, seigaiha, stroke
from .shadows import RINGS, Outline, draw_glow, draw_shadow, reach, stepped
from .theme import BLACK, VERMILION, WHITE, colour

FIRM = 2.0  # pixels: a line at high contrast


class Material(NamedTuple):
    """What a panel is made of. Radius in design units, z the height it lies at, shade the strength of its shadow."""

    radius: float
    z: float
    shade: float
    draw: Callable[[QPainter, Look, QRectF, float], None]
    opaque: bool = True


def _paper(p: QPainter, look: Look, rect: QRectF, r: float) -> None:
    """Bright washi with a hairline inside its edge: combination cards and notes."""
    t, inset = look.theme, 4.5 * look.u
    _sheet(p, look, rect, r, t.paper, t.paper_edge, 0.7)
    if t.contrast:
        return
    inner = rect.adjusted(inset, inset, -inset, -inset)
    stroke(p, _round(inner, max(1.0, r - 2.5 * look.u)), colour("#6B5B45", 0.25), look.pen(0.8))


def _seat(p: QPainter, look: Look, rect: QRectF, r: float) -> None:
    """A quiet sheet, a little see-through, for the other players."""
    t = look.theme
    p.setOpacity(1 if t.contrast else 0.96 if t.dark else 0.93)
    _sheet(p, look, rect, r, t.seat, t.seat_edge, 0.6)
    p.setOpacity(1)


def _plate(p: QPainter, look: Look, rect: QRectF, r: float) -> None:
    """Washi by day, lacquered paper by night, with a few fibres."""
    t = look.theme
    fill(p, _round(rect, r), down(rect, t.plate))
    if not t.contrast:
        fibre = colour("#FFE9C8", 0.025) if t.dark else colour("#8A6E42", 0.06)
        stroke(p, _fibres(rect.width(), rect.height()), fibre, 0.8)
    stroke(p, _round(rect.adjusted(0.5, 0.5, -0.5, -0.5), r), t.plate_edge, FIRM if t.contrast else 1.0)


@lru_cache(4)  # the cards of the lobby are alike
def _fibres(w: float, h: float) -> QPainterPath:
    """Those that lie on the sheet whole: nothing has to be cut off at its edge, which would take longer."""
    rng, fibres, edge = random.Random(int(w * 7 + h * 13)), QPainterPath(), 4
    for _ in range(int(w * h / 2600)):
        x, y, a, ln = rng.random() * w, rng.random() * h, rng.random() * 2 * math.pi, 5 + rng.random() * 16
        bend, end = (x + math.cos(a) * ln, y + math.sin(a) * ln), a + 0.6
        tip = x + math.cos(end) * ln * 1.7, y + math.sin(end) * ln * 1.7
        if edge < min(x, tip[0]) and max(x, tip[0]) < w - edge and edge < min(y, tip[1]) and max(y, tip[1]) < h - edge:
            fibres.moveTo(x, y)
            fibres.quadTo(*bend, *tip)
    return fibres


def _tray(p: QPainter, look: Look, rect: QRectF, r: float) -> None:
    """The market's lacquer tray: the one dark thing on a light table."""
    t, u = look.theme, look.u
    fill(p, _round(rect, r), down(rect, t.tray))
    if t.contrast:
        stroke(p, _round(rect.adjusted(u, u, -u, -u), r - u), t.tray_rim, FIRM)
        return
    shine = ((0, colour("#FFE9D2", 0.13)), (0.28, colour("#FFE9D2", 0.03)), (0.30, colour("#FFE9D2", 0)))
    fill(p, _round(rect, r), linear(0, 0, rect.right(), rect.bottom(), *shine, (1, colour("#FFE9D2", 0))))
    stroke(p, _round(rect.adjusted(u, u, -u, -u), r - u), colour("#000000", 0.55), look.pen(2))
    rim = 4 * u
    stroke(p, _round(rect.adjusted(rim, rim, -rim, -rim), r - 3.5 * u), colour(t.tray_rim, 0.9), look.pen(1.2))


def _prize(p: QPainter, look: Look, rect: QRectF, r: float) -> None:
    """An indigo mat with waves."""
    if look.theme.contrast:
        fill(p, _round(rect, r), BLACK)
        stroke(p, _round(rect.adjusted(1, 1, -1, -1), r), WHITE, FIRM)
        return
    top, low = ("#48586C", "#2C3A50") if look.theme.dark else ("#5B6B7E", "#41506A")
    fill(p, _round(rect, r), linear(0, 0, rect.right(), rect.bottom(), (0, top), (1, low)))
    p.save()
    p.setClipPath(_round(rect, r))
    seigaiha(p, rect, 30 * look.u, colour("#DCE6F0", 0.085), 1.2)
    p.restore()
    inset = 7.5 * look.u
    stroke(p, _round(rect.adjusted(inset, inset, -inset, -inset), r * 0.67), colour("#F3EBDD", 0.32), look.pen(1.2))


def _sheet(p: QPainter, look: Look, rect: QRectF, r: float, pair: tuple[str, str], edge: str, alpha: float) -> None:
    fill(p, _round(rect, r), down(rect, pair))
    stroke(p, _round(rect, r), colour(edge, alpha), FIRM if look.theme.contrast else look.pen(0.8))


def _round(rect: QRectF, r: float) -> QPainterPath:
    return rounded(rect.x(), rect.y(), rect.width(), rect.height(), r)


MATERIALS = {
    "paper": Material(6, 0.35, 1.0, _paper),
    "seat": Material(6, 0.25, 0.8, _seat, opaque=False),
    "plate": Material(12, 0.8, 1.5, _plate),
    "tray": Material(16, 1.1, 1.1, _tray),
    "prize": Material(18, 0.6, 1.5, _prize),
}


@kept
def panel(
    look: Look, material: str, w: int, h: int, edge: str = "", radius: float | None = None, z: float | None = None
) -> Picture:
    """A panel of w x h pixels with its shadow. edge "act" frames it in vermilion, "last" in ivory, "win" in gold."""
    margin = reach(look, stepped(MATERIALS[material].z if z is None else z))

    def draw(p: QPainter) -> None:
        p.translate(margin, margin)
        draw_panel(p, look, material, w, h, edge, radius, z)

    return Picture(painted(w + 2 * margin, h + 2 * margin, look.dpr, draw), -margin, -margin)


def draw_panel(
    p: QPainter, look: Look, material: str, w: int, h: int, edge: str, radius: float | None, z: float | None = None
) -> None:
    """The same, painted on the spot at the painter's origin."""
    made_of = MATERIALS[material]
    r = (made_of.radius if radius is None else radius) * look.u
    outline, rect = Outline(w, h, r), QRectF(0, 0, w, h)
    draw_shadow(p, look, outline, made_of.z if z is None else z, made_of.shade, made_of.opaque)
    if edge:
        draw_glow(p, look, outline, max(2.0, 9 * look.u), RINGS[edge].glow, 0.55, made_of.opaque)
    made_of.draw(p, look, rect, r)
    if edge:
        paint = VERMILION if edge == "act" else RINGS[edge].colour
        if look.theme.contrast:
            stroke(p, _round(rect, r), look.theme.ink, look.pen(7))  # ivory and gold would be lost on white
        stroke(p, _round(rect.adjusted(1, 1, -1, -1), r), paint, look.pen(3 if look.theme.contrast else 2))
