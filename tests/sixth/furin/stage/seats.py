"""Who sits there, what each has hung, what the wind brings, and the hand."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from kasane_desktop.core.fact import Facts
from kasane_desktop.scene.arrangement import Hot
from kasane_desktop.scene.kit import Look, Picture, Z, kept, panel
from kasane_desktop.scene.kit.crest import Paint
from kasane_desktop.scene.sketch import Sketch, box, sketched

from ..rules import fact, zones
from .desk import Desk
from .grid import CARD, HUNG_W

HUNG, PRIZE, HAND = 100, 150, 200  # places in the stack


def lay_seats(desk: Desk) -> None:
    for rect, seat in zip(desk.grid.seats, desk.others, strict=True):
        _lay_plate(desk, seat, rect)
        for index, piece in enumerate(desk.shown.zones[zones.HAND(seat)].pieces):
            spot = desk.spot(piece.face, rect.right() - 36 - 9 * index, rect.y() + 10, 22, HUNG + index, height=0.2)
            desk.lay(piece.id, spot, zones.HAND(seat), index)
        _lay_hung(desk, seat, rect.center().x() - HUNG_W / 2, rect.bottom() + 18)
    _lay_plate(desk, desk.viewer, desk.grid.you)
    middle = desk.grid.middle.center()
    _lay_hung(desk, desk.viewer, middle.x() + CARD, middle.y() - 0.7 * HUNG_W)


def lay_middle(desk: Desk) -> None:
    at = desk.grid.middle.center()
    for piece in desk.shown.zones[zones.PRIZE].pieces:
        spot = desk.spot(piece.face, at.x() - CARD / 2, at.y() - 0.7 * CARD, CARD, PRIZE)
        desk.lay(piece.id, spot, zones.PRIZE, 0)
        spoken = desk.words.prize(piece.facts[fact.VALUE])
        desk.sheet(
            "prize/words", caption(desk.look, spoken), at.x() - 150, at.y() - 0.7 * CARD - 40, Z.LABEL, name=spoken
        )
    left = desk.shown.zones[zones.DECK].facts[fact.COUNT]
    back = desk.spot("furin/back", desk.grid.middle.x() + 20, at.y() - 0.7 * HUNG_W, HUNG_W, 60)
    if left:
        desk.lay("deck", back, zones.DECK, 0)
        words = desk.words.deck(left)
        desk.sheet("deck/words", caption(desk.look, words), desk.grid.middle.x() - 84, at.y() + 70, Z.LABEL, name=words)


def lay_hand(desk: Desk) -> None:
    hand, rect = desk.shown.zones[zones.HAND(desk.viewer)].pieces, desk.grid.hand
    step = min(CARD + 12, (rect.width() - CARD) / max(1, len(hand) - 1))
    for index, piece in enumerate(hand):
        key, live = f"card/{index}", desk.asked and piece.action is not None
        ring = "hover" if desk.pointed == key and live else "act" if live else ""
        spot = desk.spot(piece.face, rect.x() + index * step, rect.y(), CARD, HAND + index, ring=ring)
        desk.lay(piece.id, spot, zones.HAND(desk.viewer), index)
        if live:
            name = desk.words.hang(piece.facts[fact.VALUE])
            zone = zones.HAND(desk.viewer)
            desk.out.hots[key] = Hot(spot.outline, spot.x, spot.y, spot.z, piece.action, name, zone, index, 10)


def _lay_hung(desk: Desk, seat: int, x: float, y: float) -> None:
    zone = desk.shown.zones[zones.HUNG(seat)]
    ahead = bool(zone.facts[fact.AHEAD])
    for index, piece in enumerate(zone.pieces):
        ring = "win" if ahead else ""
        spot = desk.spot(piece.face, x, y, HUNG_W, HUNG + 20 + seat, ring=ring)
        desk.lay(piece.id, spot, zone.id, index)
        spoken = desk.words.hung(desk.name(seat), piece.facts[fact.VALUE], ahead)
        desk.sheet(f"hung/{seat}", caption(desk.look, ""), x, y, Z.SURFACE + 1, name=spoken)


def _lay_plate(desk: Desk, seat: int, rect: QRectF) -> None:
    facts, look, words = desk.shown.seats[seat], desk.look, desk.words
    outline = box(look, rect)
    edge = "win" if facts[fact.PLACE] == 1 else "act" if seat in desk.shown.acting and desk.asked else ""
    face = panel(look, "plate", round(outline.w), round(outline.h), edge)
    desk.sheet(f"plate/{seat}", face, rect.x(), rect.y(), Z.PANEL)
    points, cards = facts[fact.POINTS], facts[fact.CARDS]
    texts = (desk.sign(seat), desk.name(seat), _note(desk, seat, facts))
    face = seat_face(look, (rect.width(), rect.height()), desk.paint(seat), texts, points)
    spoken = words.seat(desk.name(seat), points, cards)
    desk.sheet(f"seat/{seat}", face, rect.x(), rect.y(), Z.PANEL + 1, name=spoken)
    desk.touch(rect, zones.SEAT(seat))


def _note(desk: Desk, seat: int, facts: Facts) -> str:
    return desk.level(seat) or desk.words.cards_in_hand(facts[fact.CARDS])


@kept
def seat_face(look: Look, size: tuple[float, float], paint: Paint, texts: tuple[str, str, str], points: int) -> Picture:
    w, h = size
    sign, name, note = texts
    t = look.theme

    def draw(s: Sketch) -> None:
        s.crest(38, h / 2, 44, paint, sign)
        s.text(72, 44, name, 21, t.plate_ink, room=w - 72 - 110, high=34)
        s.text(72, 70, note, 14, t.plate_soft, serif=False, weight=500, room=w - 72 - 80, high=22)
        s.text(w - 20, h - 18, str(points), 38, t.plate_ink, align="r")

    return sketched(look, w, h, draw)


@kept
def caption(look: Look, text: str) -> Picture:
    return sketched(look, 300, 34, lambda s: s.text(150, 26, text, 17, look.theme.ink, align="c", room=300))
