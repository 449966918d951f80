"""A painter that thinks in design units: positions and sizes in, pixels out; type never below its floor."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath

from kasane_desktop.scene.kit import Look, Outline, Picture, painted, renderer
from kasane_desktop.scene.kit.crest import Paint, disc, mark, seal
from kasane_desktop.scene.kit.paint import fill, line, linear, rounded, stroke, width, write
from kasane_desktop.scene.kit.shadows import cast, soft
from kasane_desktop.scene.kit.text import elided
from kasane_desktop.scene.kit.theme import CREST_INK, colour

Pair = tuple[str, str] | str


def font_for(
    look: Look,
    size: float,
    text: str,
    room: float | None,
    serif: bool = True,
    weight: int = 700,
    high: float | None = None,
) -> QFont:
    """A font in which the text fits the room (design units): smaller if need be, never below the floor. `high` is the
    largest type that has room where it stands, however large texts are wanted."""
    font = (look.serif if serif else look.sans)(size, weight)
    if room is not None or high is not None:
        for smaller in look.sizes(font):
            fits_in = room is None or width(smaller, text) <= room * look.u
            if fits_in and (high is None or smaller.pixelSize() <= high * look.u):
                break
        return smaller
    return font


def em(look: Look, size: float) -> float:
    """What a type of a size is really set in, in design units: larger where texts are wanted larger, or in a small
    window."""
    return look.sans(size).pixelSize() / look.u


def sketched(look: Look, w: float, h: float, draw: Callable[[Sketch], object], margin: float = 0.0) -> Picture:
    """A picture of w x h design units, with a margin for shadow and glow."""
    edge = look.px(margin)

    def paint(p: QPainter) -> None:
        p.translate(edge, edge)
        draw(Sketch(p, look))

    return Picture(painted(look.px(w) + 2 * edge, look.px(h) + 2 * edge, look.dpr, paint), -edge, -edge)


class Sketch:
    def __init__(self, p: QPainter, look: Look) -> None:
        self.p, self.look, self.u = p, look, look.u

    def path(self, x: float, y: float, w: float, h: float, r: float) -> QPainterPath:
        u = self.u
        return rounded(x * u, y * u, w * u, h * u, r * u)

    def fill(self, x: float, y: float, w: float, h: float, r: float, paint: Pair, alpha: float = 1.0) -> None:
        top, low = (paint, paint) if isinstance(paint, str) else paint
        ends = ((0.0, colour(top, alpha)), (1.0, colour(low, alpha)))
        fill(self.p, self.path(x, y, w, h, r), linear(0, y * self.u, 0, (y + h) * self.u, *ends))

    def ring(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        r: float,
        paint: str,
        pen: float = 1.0,
        alpha: float = 1.0,
        dash: Sequence[float] | None = None,
    ) -> None:
        stroke(self.p, self.path(x, y, w, h, r), colour(paint, alpha), self.look.pen(pen), dash)

    def line(self, x0: float, y0: float, x1: float, y1: float, paint: str, pen: float = 1.0, alpha: float = 1) -> None:
        u = self.u
        line(self.p, x0 * u, y0 * u, x1 * u, y1 * u, colour(paint, alpha), self.look.pen(pen))

    def shadow(self, x: float, y: float, w: float, h: float, r: float, z: float, strength: float = 1.0) -> None:
        cast(self.p, self.path(x, y, w, h, r), self.look, z, strength)

    def glow(self, x: float, y: float, w: float, h: float, r: float, paint: str, blur: float, alpha: float) -> None:
        soft(self.p, self.path(x, y, w, h, r), max(2.0, blur * self.u), paint, alpha)

    def svg(self, name: str, x: float, y: float, w: float, h: float) -> None:
        px = self.look.px
        renderer(name).render(self.p, QRectF(px(x), px(y), px(w), px(h)))

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        ink: str | QColor,
        *,
        serif: bool = True,
        weight: int = 700,
        align: str = "l",
        room: float | None = None,
        high: float | None = None,
        spacing: float = 0.0,
    ) -> float:
        """Text on a baseline, in the room it has; returns its width in design units."""
        font = font_for(self.look, size, text, room, serif, weight, high)
        if spacing:
            font = self.look.serif(size, weight, spacing)
        if room is not None:
            text = elided(text, font, room * self.u + 1)
        return write(self.p, x * self.u, y * self.u, text, font, ink, align) / self.u

    def em(self, size: float) -> float:
        return em(self.look, size)

    def wide(self, text: str, size: float, *, serif: bool = True, weight: int = 700) -> float:
        """The width of a text in design units."""
        return width(font_for(self.look, size, text, None, serif, weight), text) / self.u

    def crest(self, cx: float, cy: float, d: float, paint: Paint, sign: str) -> None:
        r = d / 2
        disc(self.p, cx * self.u, cy * self.u, r * self.u, paint)
        k = r * 0.875
        self.ring(cx - k, cy - k, 2 * k, 2 * k, k, CREST_INK, 1, 0.75)
        self.text(cx, cy + d * 0.19, sign, d * 0.525, CREST_INK, align="c", room=d * 0.6)
        seal(self.p, cx * self.u, cy * self.u, r * self.u, paint)

    def mark(self, cx: float, cy: float, r: float, paint: Paint, dark: bool | None = None) -> None:
        """Whose a line is; `dark` says whether the ground is, if that is not as the light has it."""
        clear = paint.seen_on(self.look.theme.dark if dark is None else dark)
        mark(self.p, cx * self.u, cy * self.u, r * self.u, clear)


def shortened(look: Look, size: float, text: str, room: float, weight: int = 600) -> str:
    """A name without its last words, if the whole does not fit even in small type."""
    words = text.split(" ")
    while len(words) > 1 and not fits(look, " ".join(words), size, room, weight=weight):
        words.pop()
        while len(words) > 1 and words[-1].islower():  # no word is left alone that leads to the next: “Kagen no”
            words.pop()
    return " ".join(words)


def wide(
    look: Look, text: str, size: float, *, serif: bool = True, weight: int = 700, high: float | None = None
) -> float:
    """The width of a text in design units."""
    return width(font_for(look, size, text, None, serif, weight, high), text) / look.u


def fits(look: Look, text: str, size: float, room: float, *, serif: bool = True, weight: int = 700) -> bool:
    """Whether a text can be read in full in its room; if not, a tip should say it."""
    return width(font_for(look, size, text, room, serif, weight), text) <= room * look.u + 1


def addressed(look: Look, text: str, name: str, size: float, room: float) -> str:
    """A text that begins with a name; the name alone where there is no room for more: who is meant matters most."""
    return text if not name or fits(look, text, size, room) else name


def box(look: Look, rect: QRectF) -> Outline:
    """A rectangle of design units as an outline in pixels."""
    return Outline(look.px(rect.width()), look.px(rect.height()), 6 * look.u)
