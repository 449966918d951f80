"""The ground, the line above everything, and the flag that says whose turn it is."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from kasane_desktop.scene.kit import Look, Picture, Z, ground, kept
from kasane_desktop.scene.kit.badges import pill_face
from kasane_desktop.scene.kit.ornament import ornament
from kasane_desktop.scene.sketch import Sketch, sketched

from ..rules import fact
from .desk import Desk
from .grid import EDGE

ICON, STEP = 32.0, 42.0


def lay_topline(desk: Desk) -> None:
    look, words = desk.look, desk.words
    desk.sheet("ground", Picture(ground(look, *desk.size)), 0, 0, Z.SURFACE)
    right = desk.grid.w - EDGE
    for place, icon in enumerate(("menu", "log", "undo")):
        desk.out.icons[icon] = desk.pixels(QRectF(right - ICON - place * STEP, 27, ICON, ICON))
    title = desk.say("furin.name")
    desk.sheet("title", title_face(look, title, ornament("風鈴")), EDGE, 0, Z.PANEL, name=title)
    if turn := desk.facts[fact.ROUND]:
        text = words.round(turn, desk.facts[fact.ROUNDS])
        desk.sheet("round", round_face(look, text), right - 3 * STEP - 190, 0, Z.PANEL, name=text)


def lay_flag(desk: Desk) -> None:
    acting, words = desk.acting, desk.words
    style, name, note = "turn", "", ""
    if desk.asked:
        who = desk.told_apart(acting)
        style, name, note = "act", words.your_turn(who), words.hang_one()
    elif acting >= 0:
        name = words.turn_of(desk.name(acting))
    elif desk.facts[fact.PHASE] == "over":
        name = words.over()
    if name:
        face = pill_face(desk.look, style, "flag", name, note, "", 17, desk.look.px(420))
        spoken = f"{name}, {note}" if note else name
        desk.sheet("flag", face, desk.grid.hand.x(), desk.grid.hand.y() - 46, Z.LABEL, name=spoken)


@kept
def title_face(look: Look, name: str, kanji: str) -> Picture:
    def draw(s: Sketch) -> None:
        w = s.text(0, 52, name, 27, look.theme.ink)
        s.text(w + 14, 51, kanji, 19, look.theme.soft, weight=600)

    return sketched(look, 400, 66, draw)


@kept
def round_face(look: Look, text: str) -> Picture:
    return sketched(look, 190, 66, lambda s: s.text(180, 48, text, 15, look.theme.soft, serif=False, align="r"))
