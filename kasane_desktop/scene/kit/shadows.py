"""Shadows that follow height, and the glow and ring of things that matter now.

Light falls from the upper left. A shadow has two layers: a tight one where the piece touches, a soft one that grows,
drops and drifts with height z. Heights: small pieces .12, lying .5, in a group .9, lifted 2.2.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Literal, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPixmap, QTransform

from .cache import Picture, kept
from .look import Look
from .paint import ellipse, fill, painted, polygon, rounded, stroke
from .theme import GLOW, GOLD, IVORY, SHADOW, VERMILION, colour

Z_STEP = 0.25  # heights are rounded to this, so that a lift uses few pixmaps
BOARD_RADIUS = 118 / 120  # of half the box: the hexagon inside the picture of a board


class Outline(NamedTuple):
    """The silhouette of a piece in its box of w x h pixels; r is the corner radius of a rectangle. Where there is a
    window, given by its corners, only what lies within it counts."""

    w: int
    h: int
    r: float = 0.0
    kind: Literal["rect", "round", "hex", "tri"] = "rect"
    window: tuple[tuple[float, float], ...] = ()

    def path(self, grow: float = 0.0) -> QPainterPath:
        whole = self._whole(grow)
        return whole.intersected(polygon(self.window)) if self.window else whole

    def _whole(self, grow: float) -> QPainterPath:
        w, h = self.w, self.h
        if self.kind == "rect":
            return rounded(-grow, -grow, w + 2 * grow, h + 2 * grow, max(0.0, self.r + grow))
        if self.kind == "round":
            return ellipse(w / 2, h / 2, w / 2 + grow, h / 2 + grow)
        if self.kind == "hex":
            reach = h / 2 * BOARD_RADIUS + grow * 2 / math.sqrt(3)
            turns = (math.radians(60 * k - 90) for k in range(6))
            return polygon((w / 2 + reach * math.cos(a), h / 2 + reach * math.sin(a)) for a in turns)
        corners = ((w / 2, 0.0), (float(w), float(h)), (0.0, float(h)))
        cx, cy, f = w / 2, h * 2 / 3, 1 + grow / (h / 3)
        return polygon((cx + (x - cx) * f, cy + (y - cy) * f) for x, y in corners)


def card_outline(w: int, ratio: float = 1.4, corner: float = 0.052) -> Outline:
    """A card of that width; its ratio and the radius of its corners differ from game to game (`Faces`)."""
    return Outline(w, round(w * ratio), w * corner)


def soft(p: QPainter, path: QPainterPath, blur: float, paint: str, opacity: float = 1.0) -> None:
    """Paint a path with soft edges: it fades out over twice the blur.

    It is painted small, so that a pixel is about as large as the blur, and then doubled in size again and again: each
    step rounds off what the last one left, and in the end the edges are a smooth curve (a quadratic B-spline).
    """
    scale = 1 / (0.87 * blur)
    bounds = path.boundingRect()
    margin = 2 * blur
    w, h = (math.ceil((size + 2 * margin) * scale) for size in (bounds.width(), bounds.height()))
    image = QImage(w, h, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.translate(margin - bounds.left(), margin - bounds.top())
    fill(painter, path, paint)
    painter.end()
    while image.width() < w * p.device().devicePixelRatioF() / scale / 3:
        double = image.size() * 2
        image = image.scaled(double, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    p.save()
    p.setOpacity(p.opacity() * opacity)
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    p.drawImage(QRectF(bounds.left() - margin, bounds.top() - margin, w / scale, h / scale), image)
    p.restore()


_Layer = tuple[float, float, float, float, float]
"""Blur, dx, dy, opacity, shrink."""


def _layers(look: Look, z: float, strength: float) -> tuple[_Layer, _Layer]:
    k, u = look.theme.shadow * strength, look.u
    contact = (max(2.0, (3 + z) * u), 0.6 * u, (1.4 + 0.8 * z) * u, min(1.0, 0.94 * k), u)
    ambient = (max(2.0, (9 + 7 * z) * u), 2 * z * u, (4 + 6 * z) * u, min(1.0, 0.78 * k), 2 * u)
    return contact, ambient


def cast(p: QPainter, path: QPainterPath, look: Look, z: float, strength: float = 1.0) -> None:
    """Paint the shadow of any shape; for shapes that are baked into a larger picture."""
    bounds = path.boundingRect()
    for blur, dx, dy, opacity, shrink in _layers(look, z, strength):
        fx = max(0.1, 1 - 2 * shrink / max(1.0, bounds.width()))
        fy = max(0.1, 1 - 2 * shrink / max(1.0, bounds.height()))
        c = bounds.center()
        move = QTransform().translate(c.x() + dx, c.y() + dy).scale(fx, fy).translate(-c.x(), -c.y())
        soft(p, move.map(path), blur, SHADOW, opacity)


def stepped(z: float) -> float:
    return round(z / Z_STEP) * Z_STEP if z > Z_STEP else z


def reach(look: Look, z: float) -> int:
    """How far a shadow of height z reaches beyond its piece."""
    return math.ceil((2 * (9 + 7 * z) + 4 + 6 * z) * look.u) + 6


@kept
def _cast_outline(look: Look, outline: Outline, z: float, strength: float) -> Picture:
    margin = reach(look, z)

    def draw(p: QPainter) -> None:
        p.translate(margin, margin)
        cast(p, outline.path(), look, z, strength)

    w, h = outline.w + 2 * margin, outline.h + 2 * margin
    return Picture(painted(w, h, look.dpr, draw), -margin, -margin)


def draw_shadow(
    p: QPainter, look: Look, outline: Outline, z: float = 0.5, strength: float = 1.0, hollow: bool = False
) -> None:
    """The shadow of an outline at height z, which lies at the painter's origin. A hollow one is for what covers it."""
    z = stepped(z)
    _draw_stretched(p, outline, reach(look, z), lambda small: _cast_outline(look, small, z, strength), hollow)


@kept
def shadow(look: Look, outline: Outline, z: float = 0.5, strength: float = 1.0) -> Picture:
    """The same as a picture."""
    margin = reach(look, stepped(z))

    def draw(p: QPainter) -> None:
        p.translate(margin, margin)
        draw_shadow(p, look, outline, z, strength)

    return Picture(painted(outline.w + 2 * margin, outline.h + 2 * margin, look.dpr, draw), -margin, -margin)


@kept
def _soft_outline(look: Look, outline: Outline, blur: float, paint: str, opacity: float) -> Picture:
    margin = math.ceil(2 * blur) + 1

    def draw(p: QPainter) -> None:
        p.translate(margin, margin)
        soft(p, outline.path(), blur, paint, opacity)

    return Picture(painted(outline.w + 2 * margin, outline.h + 2 * margin, look.dpr, draw), -margin, -margin)


def draw_glow(
    p: QPainter, look: Look, outline: Outline, blur: float, paint: str, opacity: float, hollow: bool = False
) -> None:
    """An outline with soft edges, at the painter's origin."""
    margin = math.ceil(2 * blur) + 1
    _draw_stretched(p, outline, margin, lambda small: _soft_outline(look, small, blur, paint, opacity), hollow)


def _draw_stretched(
    p: QPainter, outline: Outline, margin: int, make: Callable[[Outline], Picture], hollow: bool
) -> None:
    """What belongs to an outline and reaches beyond it by a margin. A large rectangle's is a small one's, pulled apart
    in its middle: corners are alike."""
    corner = math.ceil(outline.r) + margin
    w, h = min(outline.w, 2 * corner + 8), min(outline.h, 2 * corner + 8)
    if outline.kind != "rect" or outline.window or (w, h) == (outline.w, outline.h):
        whole = make(outline)
        p.drawPixmap(whole.x, whole.y, whole.pixmap)
        return

    def spans(small: int, large: int) -> tuple[tuple[int, int, int, int], ...]:
        half = margin + small // 2
        rest = small + 2 * margin - half - 1
        middle = large + 2 * margin - half - rest
        end = half + middle
        return (0, half, -margin, half), (half, 1, half - margin, middle), (half + 1, rest, end - margin, rest)

    pixmap = make(Outline(w, h, outline.r)).pixmap
    dpr = pixmap.devicePixelRatio()
    p.save()
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
    for sx, sw, tx, tw in spans(w, outline.w):
        for sy, sh, ty, th in spans(h, outline.h):
            if hollow and sw == sh == 1:
                continue
            p.drawPixmap(QRectF(tx, ty, tw, th), pixmap, QRectF(sx * dpr, sy * dpr, sw * dpr, sh * dpr))
    p.restore()


class Ring(NamedTuple):
    """A frame just outside a piece, with its glow. Sizes in design units; colour "" is the theme's accent."""

    colour: str
    width: float
    glow: str
    blur: float
    strength: float


RINGS = {
    "act": Ring("#F0603F", 2.0, GLOW, 8, 0.55),
    "hover": Ring("#FF6A4C", 3.2, GLOW, 16, 0.95),
    "group": Ring("", 2.4, "#E8553A", 10, 0.75),
    "pick": Ring(VERMILION, 3.4, VERMILION, 10, 0.6),  # chosen, or to be chosen on a busy ground
    "last": Ring(IVORY, 4.0, "#FFF3D8", 12, 0.9),
    "new": Ring("#33568F", 2.6, "#FFF6E0", 9, 1.0),  # dark on paper, with light around it on dark ground
    "win": Ring(GOLD, 1.8, GOLD, 10, 0.4),
    "serve": Ring("#1F8F88", 3.2, "#62D2C8", 12, 0.9),  # it serves what is pointed at; gold is for lessons
}


@kept
def ring(look: Look, outline: Outline, style: str) -> Picture:
    """Frame and glow of a style in RINGS, to lie under the piece: it shows around it only."""
    look_of = RINGS[style]
    small = min(outline.w, outline.h)
    width = min(look.pen(look_of.width), 0.07 * small)  # what is small gets a thin one
    blur = max(2.0, min(look_of.blur * look.u, 0.2 * small))
    margin = math.ceil(2 * blur + width) + 4

    def draw(p: QPainter) -> None:
        p.translate(margin, margin)
        if look.theme.contrast:
            stroke(p, outline.path(width / 2 + 0.3), look.theme.ink, width + look.pen(4))
        else:
            soft(p, outline.path(width / 2), blur, look_of.glow, look_of.strength)
        stroke(p, outline.path(width / 2 + 0.3), look_of.colour or look.theme.accent, width)

    pixmap = painted(outline.w + 2 * margin, outline.h + 2 * margin, look.dpr, draw)
    return Picture(pixmap, -margin, -margin)


@kept
def veil(look: Look, outline: Outline, paint: str) -> QPixmap:
    """A sheet of the outline's shape, laid over a piece that should step back."""
    return painted(outline.w, outline.h, look.dpr, lambda p: fill(p, outline.path(), colour(paint)))
