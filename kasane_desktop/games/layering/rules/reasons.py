"""Why an action is not possible now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kasane_desktop.core.chance import Lot, fits
from kasane_desktop.core.game import Action, Seat
from kasane_desktop.core.table import kind_of
from kasane_desktop.core.text import INERT, Param, Reason, Term, Who
from kasane_desktop.games.layering.rules import zones
from kasane_desktop.games.layering.rules.actions import DEAL, LOT, OVER, SPECIAL, TAKING, Deal, Keep, Meld, Take
from kasane_desktop.games.layering.rules.book import book_for
from kasane_desktop.games.layering.rules.combinations import COMBINATIONS, MOST_CARDS
from kasane_desktop.games.layering.rules.edition import LAYOUTS, Edition

if TYPE_CHECKING:
    from kasane_desktop.games.layering.rules.state import State
    from kasane_desktop.games.layering.rules.view import View


def why_not_dealt(state: State, action: Action) -> Reason | None:
    """Why chance cannot do this; None if it can."""
    if state.phase == LOT:
        if not isinstance(action, Lot):
            return _no("lot-first")
        if type(action.first) is not int or not 0 <= action.first < state.seats:
            return _no("lot-seat", seats=state.seats)
        return None
    if state.phase != DEAL:
        return Reason("core.not-chance")
    if not isinstance(action, Deal):
        return _no("deal-expected")
    size = LAYOUTS[state.seats].cards
    if not isinstance(action.cards, tuple) or len(action.cards) != size:
        return _no("deal-size", cards=size)
    if not all(type(card) is int for card in action.cards) or not fits(action.cards, dict(enumerate(state.deck))):
        return _no("deal-cards")
    return None


def why_not(state: State, seat: Seat, action: Action) -> Reason | None:
    """Why a player cannot do this."""
    if state.phase == OVER:
        return Reason("core.over")
    if state.phase in (LOT, DEAL):
        return Reason("core.chance-first")
    if seat != state.acting[0]:
        return _no("turn-of", who=Who(state.acting[0]))
    if isinstance(action, Take):
        return _why_not_take(state, action.row)
    if isinstance(action, Meld | Keep):
        if state.phase == TAKING:
            return _no("take-first")
        return _why_not_meld(state, seat, action) if isinstance(action, Meld) else None
    return _no("chance-only")


def _why_not_take(state: State, row: int) -> Reason | None:
    if state.phase != TAKING:
        return _no("taken-already")
    if type(row) is not int or not 0 <= row < len(state.rows):
        return _no("row-unknown", rows=len(state.rows))
    return None if state.rows[row] else _no("row-empty", row=row + 1)


def _why_not_meld(state: State, seat: Seat, meld: Meld) -> Reason | None:
    combination, k, reuse = meld.combination, meld.k, meld.reuse
    if type(combination) is not str or combination not in COMBINATIONS:
        return _no("combination-unknown", combination=str(combination)[:40], known=COMBINATIONS)
    hand, robe = state.hands[seat], state.robes[seat]
    if type(k) is not int or k < 1:
        return _no("group-empty")
    if k > len(hand):
        return _no("hand-short", hand=len(hand))
    if reuse and not robe:
        return _no("robe-empty")
    if reuse and robe[-1] == SPECIAL:
        return _no("special-on-top")
    group = (robe[-1], *hand[-k:]) if reuse else hand[-k:]
    if combination not in state.book.satisfied(group):
        return Reason(f"{state.edition.id}.not.{combination}", {"cards": group})
    name = Term(f"layering.combination.{combination}")
    if len(group) > MOST_CARDS or not state.book.cells[combination][len(group)]:
        return _no("no-space", combination=name, cards=len(group))
    if not state.book.dearest(combination, len(group), state.free):
        return _no("space-taken", combination=name, cards=len(group))
    return None


def why_inert(edition: Edition, view: View, zone: str, index: int) -> Reason:
    """Why touching a place of the table does nothing for this seat now."""
    kind, owner = kind_of(zone), zones.owner(zone)
    if kind in (zones.SEAT, zones.LADDER, zones.PLACES):  # places that only explain themselves
        return Reason(INERT)
    if view.phase == OVER:
        return Reason("core.over")
    if view.phase in (LOT, DEAL):
        return Reason("core.chance-first")
    if not view.actions:
        return _no("turn-of", who=Who(view.acting[0]))
    if kind == zones.MARKET:
        return _why_inert_market(view, zone, index)
    if owner is not None and owner != view.seat:
        return _no("of-another", who=Who(owner))
    if kind == zones.ACCESSORIES:
        return _no("accessory-laid")
    if kind == zones.DECK:
        return _no("deck-closed")
    if kind == zones.ROBE:
        return _why_inert_robe(edition, view, index)
    if kind not in (zones.HAND, zones.COMBINATION, zones.GROUPS):
        return Reason(INERT)
    if view.phase == TAKING:
        return _no("take-first")
    if kind == zones.HAND:
        return _why_inert_hand(edition, view, index)
    if card := zones.COMBINATION.read(zone):
        return _why_inert_space(edition, view, *card, index)
    return Reason(INERT)


def _why_inert_market(view: View, zone: str, index: int) -> Reason:
    if view.phase != TAKING:
        return _no("taken-already")
    which = zones.MARKET.read(zone)
    if which is None:
        return _no("open-ends")
    row = view.rows[which[0]]
    if not row:
        return _no("row-empty", row=which[0] + 1)
    return _no("covered") if index < len(row) - 1 else _no("card-gone") if index >= len(row) else Reason(INERT)


def _why_inert_robe(edition: Edition, view: View, index: int) -> Reason:
    robe = view.robes[view.seat]
    if not robe:
        return _no("robe-empty")
    if index < len(robe) - 1:
        return _no("top-of-the-robe")
    if robe[-1] == SPECIAL:
        return _no("special-on-top")
    return _no("take-first") if view.phase == TAKING else _no("no-group-on-top", top=robe[-1])


def _why_inert_space(edition: Edition, view: View, combination: str, index: int) -> Reason:
    """Of a space where no group can be laid now; of the whole card if that is true of all its spaces."""
    name = Term(f"layering.combination.{combination}")
    sizes = {meld.k + meld.reuse for meld in view.actions if isinstance(meld, Meld) and meld.combination == combination}
    if not sizes:
        return _no("no-such-group", combination=name)
    if index < 0:
        return Reason(INERT)
    if not book_for(edition, view.spaces).cards[combination][index] & view.free:
        return _no("this-space-taken")
    cards, _ = view.spaces[COMBINATIONS.index(combination)][index]
    return _no("dearer-space-free") if cards in sizes else _no("no-group-of-size", combination=name, cards=cards)


def _why_inert_hand(edition: Edition, view: View, index: int) -> Reason:
    """Of the group that runs from this card to the right end, with or without the robe's top card."""
    hand, robe = view.hands[view.seat][index:], view.robes[view.seat]
    book = book_for(edition, view.spaces)
    for group in (hand, (robe[-1], *hand) if robe and robe[-1] != SPECIAL else ()):
        size = len(group)
        if 0 < size <= MOST_CARDS and any(book.cells[combination][size] for combination in book.satisfied(group)):
            return _no("group-no-space", cards=group)
    return _no("group-nothing", cards=hand)


def _no(key: str, **params: Param) -> Reason:
    return Reason(f"layering.{key}", params)
