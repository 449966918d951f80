"""The mat, and the line above everything: title, round, turns, icons."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from kasane_desktop.games.layering.rules import fact
from kasane_desktop.games.layering.stage.desk import Desk
from kasane_desktop.games.layering.stage.grid import MARGIN
from kasane_desktop.scene.kit import Look, Picture, Z, kept, mat
from kasane_desktop.scene.kit.theme import VERMILION
from kasane_desktop.scene.sketch import Sketch, sketched, wide

ICON, ICON_STEP = 30.0, 42.0


def lay_topline(desk: Desk) -> None:
    look, grid, words, facts = desk.look, desk.grid, desk.words, desk.facts
    desk.sheet("mat", Picture(mat(look, *desk.size, look.px(grid.heri))), 0, 0, Z.SURFACE)
    right = grid.w - MARGIN
    for place, icon in enumerate(("menu", "log", "undo")):
        x, d = look.px(right - ICON - place * ICON_STEP), look.px(ICON)
        desk.out.icons[icon] = QRectF(x, look.px(14), d, d)
    title = desk.say(f"{desk.dress.id}.name")
    kanji = "" if title == desk.dress.kanji else desk.dress.kanji  # in Japanese they are one
    desk.sheet("title", title_face(look, title, kanji, 0.5 * grid.w), MARGIN, 0, Z.PANEL, name=title)
    turn = 1 if facts[fact.PHASE] == "deal" else facts[fact.TURN]  # a round that is dealt has its turns before it
    turns = facts[fact.TURNS]
    text = words.round_of(max(1, facts[fact.ROUND]), facts[fact.ROUNDS])
    over = facts[fact.PHASE] == "over"
    face = round_face(look, text, turns + 1 if over else turn, turns)
    w = face.pixmap.deviceIndependentSize().width() / look.u
    spoken = words.list(text, words.turns(turn, turns))
    desk.sheet("round", face, right - 3 * ICON_STEP - 12 - w, 0, Z.PANEL, name=spoken, tip=words.turns(turn, turns))


@kept
def title_face(look: Look, name: str, kanji: str, room: float) -> Picture:
    def draw(s: Sketch) -> None:
        w = s.text(0, 37, name, 25, look.theme.ink, room=room - 120)
        s.text(w + 14, 36, kanji, 17, look.theme.soft, weight=600, room=room - w - 14)

    return sketched(look, room, 50, draw)


@kept
def round_face(look: Look, text: str, turn: int, turns: int) -> Picture:
    """The round, and a bead for each turn in it: past, present, to come."""
    room = wide(look, text, 16, weight=600) + 1

    def draw(s: Sketch) -> None:
        s.text(0, 35, text, 16, look.theme.ink, weight=600)
        r = 4.2
        for i in range(turns):
            x = room + 18 + i * 15
            if i < turn:
                now = i == turn - 1
                s.fill(x - r, 29 - r, 2 * r, 2 * r, r, VERMILION if now else look.theme.ink, 1 if now else 0.75)
            else:
                s.ring(x - r, 29 - r, 2 * r, 2 * r, r, look.theme.ink, 1.1, 0.6)

    return sketched(look, room + 18 + turns * 15, 50, draw)
