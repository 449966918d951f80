"""Your own place: plate, hand with the bid lifted out of it, the prizes only you may look at."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QRectF

from kasane_desktop.core.table import Piece, name_in
from kasane_desktop.games.rainbow.rules import fact, zones
from kasane_desktop.games.rainbow.stage.desk import BACK, Desk
from kasane_desktop.games.rainbow.stage.grid import Room
from kasane_desktop.games.rainbow.stage.hots import CARD
from kasane_desktop.games.rainbow.stage.stamp import stamp
from kasane_desktop.scene.arrangement import Goal, Hot
from kasane_desktop.scene.kit import Look, Outline, Picture, Z, kept, panel
from kasane_desktop.scene.kit.button_faces import Words
from kasane_desktop.scene.kit.crest import Paint
from kasane_desktop.scene.kit.icons import draw_icon
from kasane_desktop.scene.kit.paint import ellipse, fill, stroke, write
from kasane_desktop.scene.kit.shadows import cast
from kasane_desktop.scene.kit.text import fitted
from kasane_desktop.scene.kit.theme import VERMILION
from kasane_desktop.scene.sketch import Sketch, font_for, sketched

HAND = 360  # place in the stack
RISE, LOW_RISE, HOVER = 52.0, 40.0, 10.0
DISC = 24.0
LOOKING = 820  # the prizes looked at lie above everything else


def lay_own(desk: Desk) -> None:
    _lay_plate(desk)
    _lay_hand(desk)


def _lay_plate(desk: Desk) -> None:
    look, words, rect = desk.look, desk.words, desk.grid.you
    facts = desk.shown.seats[desk.viewer]
    yours = desk.bidding or desk.choosing
    edge = "act" if yours else "last" if desk.took_last(desk.viewer) else ""
    face = panel(look, "plate", look.px(rect.width()), look.px(rect.height()), edge, 12, 1.0)
    desk.sheet("you/plate", face, rect.x(), rect.y(), Z.PANEL)
    points, taken = facts.get(fact.TOTAL, facts[fact.POINTS]), facts[fact.TAKEN]
    title = desk.name(desk.viewer)
    face = you_face(
        look,
        (rect.width(), rect.height()),
        (desk.paint(desk.viewer), desk.sign(desk.viewer)),
        (title, _note(desk), str(points), words.points(points), words.cards_taken(taken)),
        yours,
        min(taken, 3),
    )
    spoken = words.listed(title, _note(desk), f"{points} {words.points(points)}", words.cards_taken(taken))
    desk.sheet("you", face, rect.x(), rect.y(), Z.PANEL + 1, name=spoken)
    desk.score(desk.viewer, rect.x() + 118, rect.bottom() - 50)
    desk.explain("you", zones.TAKEN(desk.viewer))
    desk.touch(rect, zones.TAKEN(desk.viewer))
    if taken and desk.human and desk.phase != "over":
        label = words.close() if desk.looking else words.look_at_prizes()
        stack = QRectF(rect.x() + 18, rect.bottom() - 84, 74, 76)
        desk.hot("look", stack, Z.LABEL, label, 60, own=True)
        desk.sheet(
            "look", eye_face(look, desk.pointed == "look" or desk.looking), stack.x() + 50, stack.y() + 46, Z.MARK
        )


def _note(desk: Desk) -> str:
    words, facts = desk.words, desk.shown.seats[desk.viewer]
    if desk.bidding or desk.choosing:
        return words.your_turn_to_bid() if desk.bidding else words.your_choice()
    bids = [zone for zone in desk.bids_of(desk.viewer) if zone.facts.get(fact.WHY, "")]
    if desk.phase == "choose" and len(bids) == 1:
        return desk.say(bids[0].facts[fact.WHY])
    if desk.phase != "over" and facts[fact.OUT]:
        return words.out()
    return words.opened() if facts[fact.FIRST] else desk.level(desk.viewer)


def _lay_hand(desk: Desk) -> None:
    zone = desk.shown.zones[zones.HAND(desk.viewer)]
    low = len(desk.shown.seats) == 2 or any(bid.pieces for bid in desk.bids_of(desk.viewer))
    rect = desk.grid.low if low else desk.grid.hand
    card, count = rect.height() / 1.4, len(zone.pieces)
    step = min(card * 0.6, (rect.width() - card) / max(1, count - 1))
    x0 = rect.center().x() - (card + step * (count - 1)) / 2
    joiners = set(desk.choice.joiners()) if desk.bidding else set()
    values = " ".join(name_in(piece.face) for piece in zone.pieces)
    desk.read("hand", rect, Z.PANEL, desk.words.your_hand(values))
    desk.explain("hand", zone.id)
    for i, piece in enumerate(zone.pieces):
        k = i - (count - 1) / 2
        sag = min(14.0, abs(k) ** 1.7 * (0.7 if count > 9 else 1.2))
        at = QRectF(x0 + i * step, rect.y() + sag, card, 1.4 * card)
        _lay_card(desk, piece, (i, count), at, k * min(1.2, 10 / max(1, count)), low)
        if piece.id in joiners:
            x = at.x() + 0.16 * card + k * 0.5
            desk.sheet(f"join/{piece.id}", join_face(desk.look), x, at.y() - 14, Z.MARK + 90)


def _lay_card(desk: Desk, piece: Piece, place: tuple[int, int], at: QRectF, turn: float, low: bool) -> None:
    look, key, i = desk.look, CARD(piece.id), place[0]
    rise = LOW_RISE if low or desk.grid.tall else RISE
    picked = desk.bidding and piece.id in desk.choice.picked
    spot = desk.spot(piece.face, at.x(), at.y(), at.width(), HAND + i, rotation=turn, height=0.6)
    if picked:
        spot = replace(spot, y=look.px(at.y() - rise), ring="pick", height=1.8)
    elif desk.pointed == key:
        spot = replace(spot, y=look.px(at.y() - HOVER), height=1.2)
    desk.lay(piece.id, spot, zones.HAND(desk.viewer), i)
    if desk.bidding:
        up = look.px(rise if picked else HOVER)
        outline = Outline(spot.outline.w, spot.outline.h + up, spot.outline.r)
        value = piece.facts[fact.VALUE]
        colour = desk.say(f"rainbow.value.{value}")
        name = desk.words.card_chosen(value, colour) if picked else desk.words.card(value, colour)
        name = desk.words.card_at(name, i + 1, place[1])
        desk.out.hots[key] = Hot(
            outline,
            spot.x,
            look.px(at.y()) - up,
            HAND + 60 + i,
            name=name,
            zone=zones.HAND(desk.viewer),
            index=i,
            order=i,
            rotation=turn,
            own=True,
            pull=True,
            **_pulled(desk, picked, low),
        )


def _pulled(desk: Desk, picked: bool, low: bool) -> dict[str, Any]:
    """What is raised is a bid: pulled onto the table it is made."""
    if not picked or desk.offer is None:
        return {}
    goal = Goal("bid", desk.pixels(desk.grid.table(low)), Z.PANEL + 3)
    return {"carries": tuple(card for card in desk.choice.hand if card in desk.choice.picked), "goals": (goal,)}


def lay_look(desk: Desk) -> None:
    """The own prizes, fanned out over the table if they are looked at; what lies below is out of reach."""
    if not desk.looking:
        return
    look, words, you = desk.look, desk.words, desk.grid.you
    pieces = desk.shown.zones[zones.TAKEN(desk.viewer)].pieces
    card = 92.0
    w = min(desk.grid.w - 56, max(330.0, 52 + card + (len(pieces) - 1) * 0.46 * card))
    rect = QRectF(you.x(), you.y() - 16 - 216, w, 216)
    u = look.u
    cover = QRectF(rect.x() * u, rect.y() * u, rect.width() * u, rect.height() * u)
    desk.out.hots = {key: hot for key, hot in desk.out.hots.items() if not hot.rect.intersects(cover)}
    desk.touch(rect, zones.TAKEN(desk.viewer))
    face = panel(look, "plate", look.px(rect.width()), look.px(rect.height()), "", 12, 2.0)
    title = words.your_prizes()
    spoken = words.about(title, words.values([piece.facts[fact.VALUE] for piece in pieces]))
    desk.sheet("looking", face, rect.x(), rect.y(), LOOKING, name=spoken)
    face = look_face(look, title, words.only_you(), rect.width())
    desk.sheet("looking/title", face, rect.x(), rect.y(), LOOKING + 1)
    room = Room(QRectF(rect.x() + 26, rect.y() + 66, rect.width() - 52, 1.4 * card))
    for i, (piece, spot) in enumerate(zip(pieces, desk.fan(pieces, room, card, LOOKING + 2), strict=True)):
        desk.lay(piece.id, replace(spot, rotation=0.0, y=look.px(room.rect.y())), zones.TAKEN(desk.viewer), i)
    close = QRectF(rect.right() - 110, rect.y() + 14, 92, 38)
    face_words = Words(words.close(), size=14)
    desk.button("close", close, "quiet", face_words, 61, own=True)
    desk.out.sheets["button/close"] = replace(desk.out.sheets["button/close"], z=LOOKING + 40)
    desk.out.hots["close"] = replace(desk.out.hots["close"], z=LOOKING + 41)


@kept
def join_face(look: Look) -> Picture:
    """A card that could join: a plus on a disc."""

    def draw(s: Sketch) -> None:
        r = DISC / 2 * look.u
        cast(s.p, ellipse(r, r, r), look, 0.5)
        fill(s.p, ellipse(r, r, r), VERMILION)
        draw_icon(s.p, "plus", r, r, DISC * 0.74 * look.u, "#FFF8EA")

    return sketched(look, DISC, DISC, draw, margin=24)


@kept
def eye_face(look: Look, on: bool) -> Picture:
    """The little disc on the stack of prizes that says: look."""
    d, t = 26.0, look.theme

    def draw(s: Sketch) -> None:
        s.fill(0, 0, d, d, d / 2, t.plate)
        s.ring(0.7, 0.7, d - 1.4, d - 1.4, d / 2, t.accent if on else t.plate_soft, 1.6 if on else 1.2, 0.9)
        ink = t.accent_ink if on else t.plate_ink
        u = look.u
        lid = ellipse(d / 2 * u, d / 2 * u, 7.6 * u, 4.6 * u)
        stroke(s.p, lid, ink, look.pen(1.5))
        s.fill(d / 2 - 2.3, d / 2 - 2.3, 4.6, 4.6, 2.3, ink)

    return sketched(look, d, d, draw)


@kept
def look_face(look: Look, title: str, note: str, w: float) -> Picture:
    t = look.theme

    def draw(s: Sketch) -> None:
        s.text(22, 34, title, 20, t.plate_ink, room=w - 150, high=25)
        s.text(22, 53, note, 13, t.plate_soft, serif=False, weight=500, room=w - 150, high=20)

    return sketched(look, w, 60, draw)


@kept
def you_face(
    look: Look,
    size: tuple[float, float],
    crest: tuple[Paint, str],
    texts: tuple[str, str, str, str, str],
    yours: bool,
    stack: int,
) -> Picture:
    w, h = size
    title, note, points, unit, taken = texts
    t = look.theme

    def draw(s: Sketch) -> None:
        s.crest(38, 38, 42, *crest)
        usual = font_for(look, 14, "", None, serif=False, weight=700 if yours else 500, high=21)
        font, rows = fitted(look, usual, note, (w - 82) * s.u, 2, 44 * s.u)
        step = font.pixelSize() / s.u * 1.1
        base = 45 if not note else 35 if len(rows) < 2 else 28
        s.text(70, base, title, 25, t.plate_ink, room=w - 86, high=27 if note else 34)
        for line, row in enumerate(rows if note else ()):
            y = 60 if len(rows) < 2 else 53 + line * step
            write(s.p, 70 * s.u, y * s.u, row, font, t.accent_ink if yours else t.plate_soft)
        s.line(18, 84, w - 18, 84, t.hair, 1, 0.3)
        for i in range(stack):
            stamp(s, BACK, 26 + i * 9, h - 70, 40)
        if not stack:
            s.ring(27, h - 69, 38, 54, 3, t.hair, 1.2, 0.6, [3, 3])
        used = s.text(102, h - 40, points, 31, t.plate_ink, high=40)
        s.text(102 + used + 7, h - 40, unit, 14, t.plate_soft, serif=False, weight=500, room=w - 125 - used, high=20)
        s.text(102, h - 18, taken, 14, t.plate_soft, serif=False, weight=500, room=w - 110, high=20)

    return sketched(look, w, h, draw)
