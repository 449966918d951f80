"""What the hand can do with its own cards: click or pull a group onto the robe, choose among several, pull a card out
of the market."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF

from kasane_desktop.core.table import Piece
from kasane_desktop.games.layering.rules import fact, zones
from kasane_desktop.games.layering.stage.desk import Desk
from kasane_desktop.games.layering.stage.grid import MARGIN
from kasane_desktop.games.layering.stage.hots import CARD, CHOICE, TOP
from kasane_desktop.games.layering.stage.ladder import lay_paper
from kasane_desktop.games.layering.stage.notes import row_face
from kasane_desktop.games.layering.stage.place import Place
from kasane_desktop.scene.arrangement import Goal, Hot
from kasane_desktop.scene.kit import Outline, Z

WIDE, ROW, EDGE = 300.0, 34.0, 9.0  # of the slip with groups to choose from
AROUND = 30.0  # how far a goal reaches beyond the cards


def lay_gestures(desk: Desk, place: Place) -> None:
    if desk.taking:
        _lay_takes(desk, place)
    if desk.combining:
        _lay_cards(desk, place)
        _lay_choice(desk, place)


def _lay_takes(desk: Desk, place: Place) -> None:
    """An open card can be pulled to where it would come to lie."""
    for zone in desk.market:
        hot = desk.out.hots.get(zone.id)
        if hot is not None:
            card = zone.pieces[-1]
            goal = _robe_goal(desk, place) if desk.is_special(card.face) else _hand_goal(desk, place)
            desk.out.hots[zone.id] = replace(hot, pull=True, carries=(card.id,), goals=(_goal(zone.id, goal),))


def _lay_cards(desk: Desk, place: Place) -> None:
    """A card that is part of a group lays it; with several, they are offered."""
    hand = desk.shown.zones[zones.HAND(desk.viewer)].pieces
    robe = desk.shown.zones[zones.ROBE(desk.viewer)].pieces
    for i, card in enumerate(hand):
        _lay_card(desk, place, CARD(i), card, place.hand_at(i), i)
    if robe:
        _lay_card(desk, place, TOP, robe[-1], place.robe_at(place.robe - 1), place.robe - 1)


def _lay_card(desk: Desk, place: Place, key: str, card: Piece, x: float, i: int) -> None:
    groups = desk.groups_with(key)
    if not groups:
        return
    look, top = desk.look, key == TOP
    alone = groups[0] if len(groups) == 1 else None
    name = _spoken(desk, alone) if alone else desk.words.choose_with(desk.card_name(card.face))
    hand = desk.shown.zones[zones.HAND(desk.viewer)].pieces
    desk.out.hots[key] = Hot(
        desk.outline(place.card),
        look.px(x),
        look.px(place.top),
        Z.MARK + 70 + i,
        alone.action if alone else None,
        name,
        (zones.ROBE if top else zones.HAND)(desk.viewer),
        i,
        order=-1,
        own=alone is None,
        pull=not top,
        carries=() if top else tuple(piece.id for piece in hand[len(hand) - groups[0].facts[fact.K] :]),
        goals=() if top else (_goal(key, _robe_goal(desk, place)),),
    )


def _lay_choice(desk: Desk, place: Place) -> None:
    """The groups of the card that was clicked, on a slip above it."""
    groups = desk.groups_with(desk.choosing)
    if not groups:
        return
    look = desk.look
    x = place.robe_at(place.robe - 1) if desk.choosing == TOP else place.hand_at(*CARD.of(desk.choosing))
    h = 2 * EDGE + ROW * len(groups)
    left = max(MARGIN, min(x + place.card / 2 - WIDE / 2, desk.grid.w - MARGIN - WIDE))
    rect = QRectF(left, place.top - 10 - h, WIDE, h)
    lay_paper(desk, rect, "choose", desk.words.choose_group(), act=True, z=Z.LABEL + 50)
    for i, group in enumerate(groups):
        area = QRectF(rect.x() + EDGE, rect.y() + EDGE + i * ROW, WIDE - 2 * EDGE, ROW - 3)
        cards, points = group.facts[fact.CARDS], f"+{group.facts[fact.POINTS]}"
        chosen, reuse = desk.pointed == CHOICE(i), bool(group.facts.get(fact.REUSE, 0))
        size, name = (area.width(), area.height()), desk.combination_name(group.face)
        face = row_face(look, size, cards, reuse, name, points, chosen, live=True)
        desk.sheet(CHOICE(i), face, area.x(), area.y(), Z.LABEL + 51)
        desk.out.hots[CHOICE(i)] = Hot(
            Outline(look.px(area.width()), look.px(area.height()), 3 * look.u),
            look.px(area.x()),
            look.px(area.y()),
            Z.LABEL + 60 + i,
            group.action,
            _spoken(desk, group),
            zones.GROUPS,
            i,
            order=30 + i,
        )


def _spoken(desk: Desk, group: Piece) -> str:
    cards = [str(card) for card in group.facts[fact.CARDS]]
    laid = desk.words.lay(cards, desk.combination_name(group.face), reuse=bool(group.facts.get(fact.REUSE, 0)))
    return desk.words.list(laid, f"+{group.facts[fact.POINTS]}")


def _hand_goal(desk: Desk, place: Place) -> QRectF:
    return _area(desk, place, place.hand_x, desk.grid.right)


def _robe_goal(desk: Desk, place: Place) -> QRectF:
    return _area(desk, place, MARGIN, place.robe_at(max(1, place.robe)) + place.card)


def _area(desk: Desk, place: Place, left: float, right: float) -> QRectF:
    top, bottom = place.top - AROUND / 4, place.bottom + AROUND / 4
    return desk.pixels(QRectF(left - AROUND / 2, top, right - left + AROUND, bottom - top))


def _goal(key: str, area: QRectF) -> Goal:
    return Goal(key, area, Z.PANEL + 0.5)
