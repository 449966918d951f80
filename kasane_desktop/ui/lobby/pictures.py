"""The poster of a game, as it is shown in the lobby and beside its matches; the mark of the house."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from kasane_desktop.catalogue import BOXES
from kasane_desktop.scene.kit import Look, Picture, cast, colour, kept, painted, theme
from kasane_desktop.scene.kit.ornament import ornament
from kasane_desktop.scene.kit.paint import fill, linear, rounded, stroke, write_mid
from kasane_desktop.scene.stage import POSTERS

HEIGHT = 240  # a picture of this height is drawn at scale 1


def kanji(game: str, name: str = "") -> str:
    """What is set beside the name: nothing where the name says it already."""
    sign = BOXES[game].kanji if game in BOXES else ""
    return "" if sign in name else ornament(sign)


@kept
def poster(game: str, name: str, w: int, h: int, dark: bool, dpr: float) -> QPixmap:
    """The picture of a game; one that is not in the catalogue has its name on a mat."""
    look = Look(theme(dark), h / HEIGHT, dpr)

    def draw(p: QPainter) -> None:
        if game in POSTERS:
            POSTERS[game].paint(p, look, w, h)
        else:
            top, low = look.theme.mat
            p.fillRect(QRectF(0, 0, w, h), linear(0, 0, w, h, (0, top), (1, low)))
            write_mid(p, w / 2, h / 2, name, look.serif(34), look.theme.ink)

    return painted(w, h, dpr, draw)


@kept
def seal(look: Look, d: int) -> Picture:
    """The mark of the house, with its shadow."""
    margin, u = look.px(24), look.u

    def draw(p: QPainter) -> None:
        p.translate(margin, margin)
        body = rounded(0, 0, d, d, 8 * u)
        cast(p, body, look, 0.6)
        fill(p, body, linear(0, 0, 0, d, (0, "#7B3140"), (1, "#5E2130")))
        inset = 4 * u
        inner = rounded(inset, inset, d - 2 * inset, d - 2 * inset, 5 * u)
        stroke(p, inner, colour("#FFF3E0", 0.55), look.pen(1.4))
        write_mid(p, d / 2, d / 2, "襲", look.serif(31), "#FFF3E0")

    return Picture(painted(d + 2 * margin, d + 2 * margin, look.dpr, draw), -margin, -margin)
