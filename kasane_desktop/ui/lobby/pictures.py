"""The picture of each game in the lobby: a close crop of its table, made of the pieces that lie on it."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap, QTransform

from kasane_desktop.scene.kit import Look, cast, colour, kept, painted, renderer, stage, theme
from kasane_desktop.scene.kit.ornament import ornament
from kasane_desktop.scene.kit.paint import asanoha, linear, polygon, radial, rounded, seigaiha, write_mid

HEIGHT = 240  # a picture of this height is drawn at scale 1
NARROW = 0.76  # one higher than this is seen from further away, so that it holds what it should show
WIDE = 0.6  # a picture lower than this share of its width is seen from nearer, and cut


def _piece(
    p: QPainter, look: Look, name: str, box: QRectF, angle: float = 0.0, z: float = 0.6, corner: float = 0.052
) -> None:
    """A card with its shadow, turned about its middle."""
    place = QTransform().translate(box.center().x(), box.center().y()).rotate(angle)
    about = QRectF(-box.width() / 2, -box.height() / 2, box.width(), box.height())
    outline = rounded(about.x(), about.y(), about.width(), about.height(), box.width() * corner)
    cast(p, place.map(outline), look, z)
    p.save()
    p.setTransform(place, True)
    renderer(name).render(p, about)
    p.restore()


def kasane(p: QPainter, look: Look, w: int, h: int) -> None:
    """The lady beside her robe, which runs out of the picture."""
    dark = look.theme.dark
    area = QRectF(0, 0, w, h)
    ground = ("#6B5A48", "#43362E") if dark else ("#E9DFC2", "#CDBF98")
    p.fillRect(area, linear(0, 0, w, h, (0, ground[0]), (1, ground[1])))
    light = (0, colour("#FFFBEA", 0.12 if dark else 0.5))
    p.fillRect(area, radial(w * 0.3, h * 0.2, w * 0.8, light, (1, colour("#6B5A2C", 0.2))))
    ch = min(h * 0.8, w * 0.48)
    cw, x, y = ch / 1.4, w * 0.05, (h - ch) / 2
    _piece(p, look, "pieces/lady", QRectF(x, y, cw, ch))
    x += cw + 18 * look.u
    values = (9, 7, 6, 5, 4, 2, 1, 3, 8)
    for i in range(math.ceil((w - x) / (cw * 0.335))):
        box = QRectF(x + i * cw * 0.335, y, cw, ch)
        _piece(p, look, f"cards/kasane-{values[i % len(values)]}", box, z=0.35)


def kimono(p: QPainter, look: Look, w: int, h: int) -> None:
    """Five fabrics fanned out on lacquer."""
    area = QRectF(0, 0, w, h)
    p.fillRect(area, linear(0, 0, w, h, (0, "#3B2A2B"), (1, "#1E1416")))
    asanoha(p, area, 48 * look.u, colour("#FFE2C0", 0.05))
    ch = min(h * 0.74, w * 0.45)
    cw = ch / 1.4
    values = (8, 3, 7, 2, 9, 5, 6)
    for k in (-3, -2, -1, 0, 1, 2, 3):
        x = w / 2 + k * cw * 0.86 - cw / 2
        y = (h - ch) / 2 + abs(k) ** 1.7 * ch * 0.034
        _piece(p, look, f"cards/kimono-{values[k + 3]}", QRectF(x, y, cw, ch), k * 5, 1.0 if k == 0 else 0.6)


GLASS = {"r": "red", "y": "yellow", "g": "green", "u": "blue", "w": "white"}
BOARDS = ("yrguwg", "ugryrw", "gywrug", "r.uygy", "wgyrgu", "urgwyr", "yuwgry", "gryuyw")


def kaleido(p: QPainter, look: Look, w: int, h: int) -> None:
    """Boards of glass from edge to edge."""
    p.fillRect(QRectF(0, 0, w, h), radial(w / 2, h * 0.4, w * 0.7, (0, "#4A3432"), (1, "#1B1214")))
    r = max(h * 0.40, w * 0.25)
    step, rise = r * math.sqrt(3), r * 1.5
    rows, columns = math.ceil(h / rise / 2) + 1, math.ceil(w / step / 2) + 1
    for row in range(-rows, rows + 1):
        for column in range(-columns, columns + 1):
            x = w / 2 + (column + 0.25 + (0.5 if row % 2 else 0)) * step
            y = h / 2 - 0.75 * r + row * rise
            if -r < x < w + r and -r < y < h + r:
                _board(p, look, BOARDS[(column * 3 + row * 5) % len(BOARDS)], x, y, r)


def _board(p: QPainter, look: Look, six: str, cx: float, cy: float, r: float) -> None:
    corners = [math.radians(60 * k - 90) for k in range(6)]
    cast(p, polygon((cx + 0.985 * r * math.cos(a), cy + 0.985 * r * math.sin(a)) for a in corners), look, 0.4)
    box = r * 240 / 118  # the hexagon does not fill the picture of the board
    renderer("kaleido/board").render(p, QRectF(cx - box / 2, cy - box / 2, box, box))
    side = r * (0.916 - 0.084 * (math.sqrt(3) - 1) + 0.012)
    for k, kind in enumerate(six):
        if kind in GLASS:
            p.save()
            p.translate(cx, cy)
            p.rotate(60 * k - 150)
            p.translate(0, -r / math.sqrt(3))
            p.rotate(180)
            high = side * math.sqrt(3) / 2
            renderer(f"kaleido/tile-{GLASS[kind]}").render(p, QRectF(-side / 2, -high * 2 / 3, side, high))
            p.restore()


def rainbow(p: QPainter, look: Look, w: int, h: int) -> None:
    """All six values fanned out on the indigo mat."""
    area = QRectF(0, 0, w, h)
    top, low = ("#48586C", "#2C3A50") if look.theme.dark else ("#66788C", "#41506A")
    p.fillRect(area, linear(0, 0, w, h, (0, top), (1, low)))
    seigaiha(p, area, 26 * look.u, colour("#DCE6F0", 0.10), 1.2)
    near = min(max(h, w * WIDE), w * NARROW)
    cw, reach = near * 0.40, near * 1.10
    for i in range(6):
        angle = (i - 2.5) * 8.6
        cx = w / 2 + reach * math.sin(math.radians(angle)) * 1.02
        cy = h * 0.46 + reach * (1 - math.cos(math.radians(angle)))
        box = QRectF(cx - cw / 2, cy - cw * 0.7, cw, cw * 1.4)
        _piece(p, look, f"rainbow/card-{i + 1}", box, angle, corner=0.075)


def kabuki(p: QPainter, look: Look, w: int, h: int) -> None:
    """Three masks before the curtain."""
    p.drawPixmap(0, 0, stage(look, w, h, round(h * 0.60), look.px(40), 0))
    cw = min(max(h, w * WIDE) * 0.375, w * 0.28)
    for k, mask in ((-1, 3), (1, 4), (0, 0)):
        box = QRectF(w / 2 + k * cw * 1.13 - cw / 2, h * (0.27 if k else 0.15), cw, cw * 1.25)
        _piece(p, look, f"kabuki/mask-{mask}", box, z=0.9, corner=0.075)


class Poster(NamedTuple):
    """How a game announces itself: its name in kanji, and its picture."""

    kanji: str
    paint: Callable[[QPainter, Look, int, int], None]


POSTERS = {
    "kasane": Poster("襲", kasane),
    "kimono": Poster("着物", kimono),
    "kaleido": Poster("万華鏡", kaleido),
    "rainbow": Poster("虹", rainbow),
    "kabuki": Poster("歌舞伎", kabuki),
}


def kanji(game: str, name: str = "") -> str:
    """What is set beside the name: nothing where the name says it already."""
    sign = POSTERS[game].kanji if game in POSTERS else ""
    return "" if sign in name else ornament(sign)


@kept
def poster(game: str, name: str, w: int, h: int, dark: bool, dpr: float) -> QPixmap:
    """The picture of a game; a game without one has its name on a mat."""
    look = Look(theme(dark), h / HEIGHT, dpr)

    def draw(p: QPainter) -> None:
        if game in POSTERS:
            POSTERS[game].paint(p, look, w, h)
        else:
            top, low = look.theme.mat
            p.fillRect(QRectF(0, 0, w, h), linear(0, 0, w, h, (0, top), (1, low)))
            write_mid(p, w / 2, h / 2, name, look.serif(34), look.theme.ink)

    return painted(w, h, dpr, draw)
