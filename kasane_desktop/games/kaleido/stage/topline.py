"""The ground, and the line above everything: title, turn, icons."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from kasane_desktop.games.kaleido.rules import fact
from kasane_desktop.games.kaleido.stage.desk import Desk
from kasane_desktop.scene.kit import Look, Picture, Z, ground, kept, painted
from kasane_desktop.scene.kit.ornament import ornament
from kasane_desktop.scene.kit.paint import linear
from kasane_desktop.scene.sketch import Sketch, sketched, wide

ICON, ICON_STEP, EDGE = 33.0, 42.0, 32.0
COMPACT = 1.2  # in small windows it is a little larger, seen from the rest
KANJI = "万華鏡"


def lay_topline(desk: Desk) -> None:
    look, grid, words = desk.look, desk.grid, desk.words
    desk.sheet("ground", Picture(ground(look, *desk.size)), 0, 0, Z.SURFACE)
    edge = 22.0 if grid.compact else EDGE
    if desk.moved:
        desk.sheet("brow", brow(look, *desk.size, round(desk.sight.top() + 16 * look.u)), 0, 0, Z.PANEL - 1)
    right, k = grid.w - edge, COMPACT if grid.compact else 1.0
    for place, icon in enumerate(("menu", "log", "undo")):
        x, d = look.px(right - (ICON + place * ICON_STEP) * k), look.px(ICON * k)
        desk.out.icons[icon] = QRectF(x, look.px(43.5 - ICON * k / 2), d, d)
    title = desk.say("kaleido.name")
    desk.sheet("title", title_face(look, title, ornament(KANJI), 0.45 * grid.w, k), edge + 1, 0, Z.PANEL, name=title)
    turn = words.turn_of(max(1, desk.facts[fact.TURN]), desk.facts[fact.TURNS])
    face = turn_face(look, turn, k)
    w = face.pixmap.deviceIndependentSize().width() / look.u
    desk.sheet("turn", face, right - 3 * ICON_STEP * k - 12 - w, 0, Z.PANEL, name=turn)


@kept
def brow(look: Look, w: int, h: int, low: int) -> Picture:
    """The ground again, over what is moved out of sight above."""

    def draw(p: QPainter) -> None:
        p.drawPixmap(0, 0, ground(look, w, h))
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        fade = linear(0, low - 14 * look.u, 0, low, (0, "#FF000000"), (1, "#00000000"))
        p.fillRect(QRectF(0, low - 14 * look.u, w, 14 * look.u), fade)

    return Picture(painted(w, low, look.dpr, draw))


@kept
def title_face(look: Look, name: str, kanji: str, room: float, k: float) -> Picture:
    def draw(s: Sketch) -> None:
        w = s.text(0, 43 + 9 * k, name, 29 * k, look.theme.ink, room=room - 90 * k)
        s.text(w + 13, 43 + 8 * k, kanji, 20 * k, look.theme.soft, weight=600)

    return sketched(look, room, 70, draw)


@kept
def turn_face(look: Look, text: str, k: float) -> Picture:
    size = 15.5 * k
    w = wide(look, text, size, serif=False, weight=500) + 2
    return sketched(look, w, 70, lambda s: s.text(0, 43 + 5 * k, text, size, look.theme.soft, serif=False, weight=500))
