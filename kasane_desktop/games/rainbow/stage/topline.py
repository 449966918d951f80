"""The ground, and the line above everything: title, round, icons; with two players the piles beside the mat."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF

from kasane_desktop.games.rainbow.rules import fact, zones
from kasane_desktop.games.rainbow.stage.desk import BACK, Desk
from kasane_desktop.games.rainbow.stage.grid import BID_CARD
from kasane_desktop.scene.arrangement import Spot
from kasane_desktop.scene.kit import Look, Picture, Z, ground, kept
from kasane_desktop.scene.kit.ornament import ornament
from kasane_desktop.scene.sketch import Sketch, sketched, wide

EDGE = 32.0
ICON, ICON_STEP = 32.0, 42.0
STACK = 5  # backs shown of a pile
PILE_Y = 44.0  # below the name of whose it is


def lay_topline(desk: Desk) -> None:
    look, words = desk.look, desk.words
    desk.sheet("ground", Picture(ground(look, *desk.size)), 0, 0, Z.SURFACE)
    right = desk.grid.w - EDGE
    for place, icon in enumerate(("menu", "log", "undo")):
        x, d = look.px(right - ICON - place * ICON_STEP), look.px(ICON)
        desk.out.icons[icon] = QRectF(x, look.px(27), d, d)
    title = desk.say("rainbow.name")
    desk.sheet("title", title_face(look, title, ornament("虹"), 0.5 * desk.grid.w), EDGE, 0, Z.PANEL, name=title)
    if desk.facts[fact.ROUND]:
        last = bool(desk.facts[fact.LAST_ROUND])
        text = (words.last_round if last else words.round)(desk.facts[fact.ROUND])
        w = wide(look, text, 15, serif=False, weight=700 if last else 500) + 1
        face = round_face(look, text, w, last)
        desk.sheet("round", face, right - 3 * ICON_STEP - 14 - w, 0, Z.PANEL, name=text)


def lay_piles(desk: Desk) -> None:
    """Two players: what is left of the first pile, and the second one."""
    if not desk.grid.piles or not desk.facts[fact.ROUND]:
        return
    words, first = desk.words, desk.facts[fact.FIRST_PILE]
    for rect, seat in zip(desk.grid.piles, (desk.viewer, desk.others[0]), strict=True):
        mine = seat == desk.viewer and desk.human
        title = words.your_piles() if mine else words.piles_of(desk.name(seat))
        second = desk.shown.seats[seat][fact.PILE]
        last = words.out() if desk.shown.seats[seat][fact.OUT] else words.second_in_hand()
        lines = (words.first_pile(first[seat]), words.second_pile(second)) if second else (last,)
        face = piles_face(desk.look, (rect.width(), rect.height()), title, lines, bool(second))
        desk.sheet(f"piles/{seat}", face, rect.x(), rect.y(), Z.PANEL, name=f"{title}: {', '.join(lines)}")
        desk.explain(f"piles/{seat}", zones.PILE(seat))
        desk.touch(rect, zones.PILE(seat))
        for i in range(min(STACK, second)):
            spot = pile_spot(desk, rect).moved(-1.6 * i * desk.look.u, -1.6 * i * desk.look.u)
            desk.lay(f"pile/{seat}/{i}", replace(spot, z=60 + i + 10 * seat), zones.PILE(seat), 0)


def pile_spot(desk: Desk, rect: QRectF) -> Spot:
    """Where a second pile lies, or lay."""
    card = pile_card(rect.height())
    return desk.spot(BACK, rect.center().x() - card / 2, rect.y() + PILE_Y, card, 60, height=0.25)


def pile_card(h: float) -> float:
    return min(BID_CARD, (h - PILE_Y - 60) / 1.4)


@kept
def title_face(look: Look, name: str, kanji: str, room: float) -> Picture:
    def draw(s: Sketch) -> None:
        w = s.text(0, 52, name, 27, look.theme.ink, room=room - 40)
        s.text(w + 14, 51, kanji, 19, look.theme.soft, weight=600)

    return sketched(look, room, 66, draw)


@kept
def round_face(look: Look, text: str, w: float, last: bool) -> Picture:
    ink, weight = (look.theme.ink, 700) if last else (look.theme.soft, 500)
    return sketched(look, w + 2, 66, lambda s: s.text(0, 48, text, 15, ink, serif=False, weight=weight))


@kept
def piles_face(look: Look, size: tuple[float, float], title: str, lines: tuple[str, ...], second: bool) -> Picture:
    w, h = size
    t = look.theme

    def draw(s: Sketch) -> None:
        s.text(w / 2, 22, title, 18, t.ink, align="c", room=w, high=26)
        card = pile_card(h)
        if not second:
            s.ring(w / 2 - card / 2, PILE_Y, card, 1.4 * card, 8, t.soft, 1.4, 0.6, [5, 4])
        y = PILE_Y + 1.4 * card + 24
        for i, line in enumerate(lines):
            s.text(
                w / 2,
                y + 20 * i,
                line,
                14,
                t.ink if i == 0 else t.soft,
                serif=False,
                weight=700 if i == 0 else 500,
                align="c",
                room=w,
                high=19,
            )

    return sketched(look, w, h, draw)
