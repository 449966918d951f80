"""The stage itself, and the beam above it: title, rounds, icons."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from kasane_desktop.games.kabuki.rules import fact
from kasane_desktop.games.kabuki.stage.desk import Desk, Level
from kasane_desktop.games.kabuki.stage.grid import BEAM
from kasane_desktop.games.kabuki.stage.surface import surface
from kasane_desktop.scene.kit import Look, Picture, Z, kept
from kasane_desktop.scene.kit.ornament import ornament
from kasane_desktop.scene.sketch import Sketch, sketched, wide

EDGE = 32.0
ICON, ICON_STEP = 32.0, 42.0
INK, SOFT, KANJI_INK = "#F6EBD7", "#D9C7AE", "#BFA98F"
KANJI = "歌舞伎"


def lay_topline(desk: Desk) -> None:
    look, grid, words, facts = desk.look, desk.grid, desk.words, desk.facts
    floor, curtain, beam = look.px(grid.floor), look.px(grid.curtain), look.px(BEAM)
    desk.sheet("stage", Picture(surface(look, *desk.size, floor, curtain, beam)), 0, 0, Z.SURFACE)
    for place, icon in enumerate(("menu", "log", "undo")):
        x, d = look.px(grid.w - EDGE - ICON - place * ICON_STEP), look.px(ICON)
        desk.out.icons[icon] = QRectF(x, look.px((BEAM - ICON) / 2), d, d)
    title = desk.say("kabuki.name")
    desk.sheet("title", title_face(look, title, ornament(KANJI), 0.3 * grid.w), EDGE, 0, Level.PANEL, name=title)
    at, rounds = max(1, facts[fact.ROUND]), facts[fact.ROUNDS]
    text = words.round_of(at, rounds)
    face = round_face(look, text, at, rounds)
    w = face.pixmap.deviceIndependentSize().width() / look.u
    desk.sheet("round", face, (grid.w - w) / 2, 0, Level.PANEL, name=text)


@kept
def title_face(look: Look, name: str, kanji: str, room: float) -> Picture:
    def draw(s: Sketch) -> None:
        w = s.text(0, 39, name, 27, INK, room=room - 80)
        s.text(w + 12, 38, kanji, 19, KANJI_INK, weight=600, room=room - w - 12)

    return sketched(look, room, BEAM, draw)


@kept
def round_face(look: Look, text: str, at: int, rounds: int) -> Picture:
    """A bead for each round, and which one it is."""
    beads = rounds * 18 + 14
    room = wide(look, text, 15, serif=False, weight=500) + 1

    def draw(s: Sketch) -> None:
        for i in range(rounds):
            s.fill(i * 18 + 4, BEAM / 2 - 5, 10, 10, 5, INK, 1.0 if i < at else 0.22)
        s.text(beads, BEAM / 2 + 5.5, text, 15, SOFT, serif=False, weight=500)

    return sketched(look, beads + room, BEAM, draw)
