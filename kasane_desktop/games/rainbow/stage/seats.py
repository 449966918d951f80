"""The other players, and the bids that lie before everyone."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF

from kasane_desktop.core.table import Zone
from kasane_desktop.games.rainbow.rules import fact, zones
from kasane_desktop.games.rainbow.stage.desk import BACK, Desk
from kasane_desktop.games.rainbow.stage.grid import Room, SeatPlace
from kasane_desktop.games.rainbow.stage.ribbons import H, W, moved_face, moved_width, ribbon_face
from kasane_desktop.games.rainbow.stage.stamp import stamp
from kasane_desktop.scene.arrangement import Spot
from kasane_desktop.scene.kit import Look, Picture, Z, kept, panel
from kasane_desktop.scene.kit.crest import Paint
from kasane_desktop.scene.kit.ornament import dotted
from kasane_desktop.scene.kit.paint import write
from kasane_desktop.scene.kit.text import fitted
from kasane_desktop.scene.sketch import Sketch, fits, sketched

RIBBON_ROOM = W + 14  # beside cards
TIGHT = 50.0  # where words begin on a narrow plate
REASON = 78.0  # room for what decided a place
BIDS = 150  # place in the stack


def lay_seats(desk: Desk) -> None:
    alone = len(desk.shown.seats) == 2
    for place, seat in zip(desk.grid.seats, desk.others, strict=True):
        _lay_plate(desk, place, seat, ribbon=not alone)
        left = _cards_left(desk, seat)
        for turn, (room, zone) in enumerate(zip(place.bids, desk.bids_of(seat), strict=True)):
            if left is not None and turn == 0:
                _lay_left(desk, left, room)
            else:
                lay_bid(desk, zone, room, ribbon=alone)
    for room, zone in zip(desk.grid.bids, desk.bids_of(desk.viewer), strict=True):
        lay_bid(desk, zone, room, ribbon=True)


def _cards_left(desk: Desk, seat: int) -> Zone | None:
    """At the end, what another one still holds lies open: bids of the last round are nobody's prizes any more."""
    hand = desk.shown.zones[zones.HAND(seat)]
    return hand if desk.phase == "over" and any(piece.face != BACK for piece in hand.pieces) else None


def _lay_left(desk: Desk, hand: Zone, room: Room) -> None:
    spots = desk.fan(hand.pieces, room, desk.bid_card(room), BIDS)
    for index, (piece, spot) in enumerate(zip(hand.pieces, spots, strict=True)):
        desk.lay(piece.id, spot, hand.id, index)


def home_of(desk: Desk, seat: int) -> Spot:
    """Where the cards of a seat come from and its prizes go."""
    if seat == desk.viewer:
        rect = desk.grid.you
        return desk.spot(BACK, rect.x() + 26, rect.bottom() - 70, 40, Z.PANEL, height=0.2)
    plate = desk.grid.seats[desk.others.index(seat)].plate
    return desk.spot(BACK, plate.x() + 30, plate.bottom() - 38, 22, Z.PANEL, height=0.2)


def _lay_plate(desk: Desk, place: SeatPlace, seat: int, ribbon: bool) -> None:
    look, words, rect = desk.look, desk.words, place.plate
    facts = desk.shown.seats[seat]
    edge = "last" if desk.took_last(seat) else ""
    face = panel(look, "plate", look.px(rect.width()), look.px(rect.height()), edge, 11)
    desk.sheet(f"plate/{seat}", face, rect.x(), rect.y(), Z.PANEL)
    bid = next((zone for zone in desk.bids_of(seat) if zone.pieces), None)
    rank = bid.facts[fact.RANK] if ribbon and bid and desk.phase != "over" else 0
    hand, taken = facts[fact.HAND], words.taken(facts[fact.TAKEN])
    notes = _notes(desk, seat, bid if ribbon else None)
    face = seat_face(
        look,
        (rect.width(), rect.height()),
        (desk.paint(seat), seat in desk.shown.acting),
        (desk.sign(seat), desk.name(seat), taken),
        notes,
        hand,
        bool(rank),
    )
    why = bid.facts[fact.WHY] if bid is not None and ribbon and desk.phase == "choose" else ""
    note = desk.say(why) if why and seat not in desk.shown.acting else notes[0]
    bids = [_told_bid(desk, zone) for zone in desk.bids_of(seat) if zone.pieces]
    spoken = words.listed(desk.name(seat), note, *bids, words.cards_in_hand(hand), taken)
    desk.sheet(f"seat/{seat}", face, rect.x(), rect.y(), Z.PANEL + 1, name=spoken)
    desk.explain(f"seat/{seat}", zones.SEAT(seat))
    desk.touch(rect, zones.SEAT(seat))
    if bid and rank:
        lay_ribbon(desk, bid, rect.right() - 16 - W, rect.y() - 9, rect.bottom() - 10)


def _told_bid(desk: Desk, zone: Zone) -> str:
    """A bid that lies open, in words."""
    cards = [piece.facts[fact.VALUE] for piece in zone.pieces]
    kind = desk.say(f"rainbow.{zone.facts[fact.KIND]}") if fact.KIND in zone.facts else ""
    return desk.words.has_bid(kind, cards)


def _notes(desk: Desk, seat: int, bid: Zone | None) -> tuple[str, ...]:
    """What matters about a seat now, at length and shorter."""
    words, facts = desk.words, desk.shown.seats[seat]
    if seat in desk.shown.acting:
        return words.thinking() if desk.phase == "bid" else words.choosing()
    if desk.phase == "choose" and bid is not None:
        why = bid.facts[fact.WHY]
        return (words.why(why),) if why else ("",)
    state = words.out() if facts[fact.OUT] else words.opened() if facts[fact.FIRST] else ""
    level = desk.level(seat)
    return (dotted(*(part for part in (level, state) if part)), state or level)


def lay_bid(desk: Desk, zone: Zone, room: Room, ribbon: bool) -> None:
    """A bid before its seat; a dashed place while it is still to come."""
    card = desk.bid_card(room)
    z = BIDS + 12 * desk.shown.of_kind(zones.BID).index(zone)
    outside = room.side == "l"  # the ribbon hangs where the cards end
    if ribbon:
        left, right = (0.0, -RIBBON_ROOM) if outside else (RIBBON_ROOM, 0.0)
        room = Room(room.rect.adjusted(left, 0, right, 0), room.side)
    if not zone.pieces:
        _lay_awaited(desk, zone, room)
        return
    spots = desk.fan(zone.pieces, room, card, z)
    for index, (piece, spot) in enumerate(zip(zone.pieces, spots, strict=True)):
        spent = bool(zone.facts.get(fact.CHOSEN, 0))
        spot = replace(spot, ring="last" if zone.facts.get(fact.LAST, 0) else "", dim=0.16 if spent else 0.0)
        desk.lay(piece.id, spot, zone.id, index)
    if ribbon and desk.phase != "over":
        first, last = spots[0].rect.left() / desk.look.u, spots[-1].rect.right() / desk.look.u
        x, y = last + RIBBON_ROOM - W if outside else first - RIBBON_ROOM, room.rect.center().y() - 0.68 * card
        lay_ribbon(desk, zone, x, y, y + H)
        _lay_reason(desk, zone, x if outside else x + W, y + 80, "l" if outside else "r")


def lay_ribbon(desk: Desk, zone: Zone, x: float, y: float, below: float) -> None:
    """A place in the order of choice; `below` it stands where it would move."""
    look, words, rank = desk.look, desk.words, zone.facts[fact.RANK]
    ordinal = words.ordinal(rank)
    why = desk.say(zone.facts[fact.WHY]) if zone.facts[fact.WHY] else ""
    spoken = words.chooses(desk.name(zone.owner or 0), ordinal, why) if why else ordinal
    desk.sheet(f"ribbon/{zone.id}", ribbon_face(look, rank, ordinal, False), x, y, Z.MARK, name=spoken)
    desk.explain(f"ribbon/{zone.id}", zones.RIBBON(zone.id))
    desk.touch(QRectF(x, y, W, H), zones.RIBBON(zone.id))
    offered = desk.offer.facts[fact.RANK] if desk.offer else 99
    if rank >= offered:
        later = words.ordinal(rank + 1)
        w = moved_width(look, later)
        face = moved_face(look, later)
        desk.sheet(f"moved/{zone.id}", face, x + W / 2 - w / 2, below, Z.LABEL, name=words.moves_to(later))


def _lay_reason(desk: Desk, zone: Zone, x: float, baseline: float, side: str) -> None:
    """Below a ribbon that hangs beside cards: what decided the place."""
    why = desk.words.why(zone.facts[fact.WHY])
    if desk.phase == "choose" and why:
        face = reason_face(desk.look, why, side)
        left = x - (0 if side == "l" else REASON)
        desk.sheet(f"reason/{zone.id}", face, left, baseline - 14, Z.PANEL + 2)
        desk.touch(QRectF(left, baseline - 14, REASON, 40), zones.RIBBON(zone.id))


def _lay_awaited(desk: Desk, zone: Zone, room: Room) -> None:
    seat = zone.owner or 0
    made = sum(bool(other.pieces) for other in desk.bids_of(seat))
    place = desk.bids_of(seat).index(zone)
    own = seat == desk.viewer
    if desk.phase != "bid" or place - made >= desk.shown.seats[seat][fact.TO_BID]:
        return
    if own and len(desk.shown.seats) > 2:
        return  # the hand lies there
    card, rect = desk.bid_card(room), room.rect
    x = {"l": rect.x(), "c": rect.center().x() - card / 2, "r": rect.right() - card}[room.side]
    words = desk.words
    text = words.your_bid() if own else words.bids_after_you() if desk.bidding else words.bids_later()
    desk.sheet(f"awaited/{zone.id}", awaited_face(desk.look, card, text), x, rect.center().y() - 0.7 * card, Z.PANEL)


@kept
def reason_face(look: Look, text: str, side: str) -> Picture:
    font, rows = fitted(look, look.sans(13), text, REASON * look.u, 3)
    leading = max(17.0, font.pixelSize() / look.u * 1.1)

    def draw(s: Sketch) -> None:
        for i, row in enumerate(rows):
            x = 0.0 if side == "l" else REASON
            write(s.p, x * s.u, (leading - 3 + i * leading) * s.u, row, font, look.theme.soft, side)

    return sketched(look, REASON, leading * (len(rows) + 0.5), draw, margin=6)


@kept
def awaited_face(look: Look, card: float, text: str) -> Picture:
    t, h = look.theme, 1.4 * card

    def draw(s: Sketch) -> None:
        s.fill(0, 0, card, h, 8, "#FFFAF0", 0.05 if t.dark else 0.26)
        s.ring(1, 1, card - 2, h - 2, 8, t.soft, 1.5, 0.6, [5, 4])
        font, lines = fitted(look, look.sans(14), text, (card - 16) * look.u, 4)
        for i, line in enumerate(lines):
            y = h / 2 + 5 + (i - (len(lines) - 1) / 2) * max(19.0, 1.15 * font.pixelSize() / look.u)
            write(s.p, card / 2 * s.u, y * s.u, line, font, t.soft, "c")

    return sketched(look, card, h, draw)


def tight_room(w: float) -> float:
    """The room for words between a small crest and the ribbon."""
    return w - TIGHT - 60


@kept
def seat_face(
    look: Look,
    size: tuple[float, float],
    owner: tuple[Paint, bool],
    texts: tuple[str, str, str],
    notes: tuple[str, ...],
    hand: int,
    ribbon: bool,
) -> Picture:
    w, h = size
    paint, acting = owner
    sign, name, taken = texts
    t = look.theme

    def draw(s: Sketch) -> None:
        room = w - 65 - (67 if ribbon else 8)
        note = next((note for note in notes if s.wide(note, 13, serif=False, weight=500) <= room), notes[-1])
        tight = ribbon and not fits(look, note, 13, room, serif=False, weight=500)
        left, room = (TIGHT, tight_room(w)) if tight else (65.0, room)
        cx, d = (28, 32) if tight else (35, 40)
        s.crest(cx, 34, d, paint, sign)
        if acting:
            s.ring(cx - d / 2 - 4, 30 - d / 2, d + 8, d + 8, d / 2 + 4, t.accent, 2.2)
        ink = t.accent_ink if acting else t.plate_soft
        s.text(left, 30, name, 21, t.plate_ink, room=room, high=24)
        s.text(left, 53, note, 13, ink, serif=False, weight=500, room=room, high=20)
        step = min(8.0, 84 / max(1, hand - 1))
        for i in range(hand):
            stamp(s, BACK, 16 + i * step, h - 34, 16)
        x = 16 + (16 + (hand - 1) * step + 8 if hand else 0)
        x += s.text(x, h - 17, str(hand), 15, t.plate_ink, serif=False, high=22) + 12
        s.text(x, h - 17, taken, 13, t.plate_soft, serif=False, weight=500, room=w - x - 8, high=22)

    return sketched(look, w, h, draw)
