"""Why something may not be done, in Rainbow. For seats these only explain what `actions`
has decided; for chance they decide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import Action, Seat
from kasane_desktop.core.table import kind_of
from kasane_desktop.core.text import INERT, Params, Reason, Who
from kasane_desktop.games.rainbow.rules import zones
from kasane_desktop.games.rainbow.rules.actions import BID, CHOOSE, DEAL, LOT, OVER, PICK_UP, Bid, Deal, PickUp, Prize
from kasane_desktop.games.rainbow.rules.cards import (
    BIDS,
    HAND_DEALT,
    KINDS,
    PILE,
    PRIZES_DEALT,
    SOLO,
    VALUES,
    WEIGHT,
    counts,
)

if TYPE_CHECKING:
    from kasane_desktop.games.rainbow.rules.state import State
    from kasane_desktop.games.rainbow.rules.view import View


def _no(key: str, params: Params | None = None) -> Reason:
    return Reason(f"rainbow.no.{key}", params or {})


def for_seat(state: State, seat: Seat, action: Action) -> Reason | None:
    if state.phase == OVER:
        return Reason("core.over")
    if not isinstance(action, Bid | Prize):
        return _no("chance-only")
    if state.phase not in (BID, CHOOSE):
        return Reason("core.chance-first")
    acting = state.acting[0]
    if seat != acting:
        if state.phase == BID and 0 <= seat < state.seats and not state.holders >> seat & 1:
            return _no("sits-out")
        return _no("not-your-turn", {"who": Who(acting)})
    if isinstance(action, Bid):
        return _bid(state, seat, action.cards) if state.phase == BID else _no("choose-now")
    return _prize(state, action) if state.phase == CHOOSE else _no("bid-now")


def _bid(state: State, seat: Seat, cards: tuple[int, ...]) -> Reason | None:
    shape = _shape(cards)
    if shape is not None:
        return shape
    missing = _missing(cards, state.hands[seat])
    if missing:
        return _no("not-held", {"cards": missing})
    kind = WEIGHT[cards][2]
    if SOLO not in (state.lock, kind) and kind != state.lock:
        return _no(f"{KINDS[state.lock]}-round", {"cards": cards})
    return None


def _shape(cards: tuple[int, ...]) -> Reason | None:
    """What keeps some cards from being a bid, whoever holds them."""
    if not cards:
        return _no("empty")
    odd = next((card for card in cards if card not in VALUES), None)
    if odd is not None:
        return _no("no-such-card", {"value": odd})
    if list(cards) != sorted(cards):
        return _no("unsorted")
    if cards in BIDS or len(set(cards)) == 1:
        return None
    if len(set(cards)) < len(cards):
        return _no("mixed", {"cards": cards})
    gap = tuple(value for value in range(cards[0], cards[-1]) if value not in cards)
    # what is missing lies in one piece, and 6 and 1 are there: a run if they joined
    if cards[0] == 1 and cards[-1] == 6 and len(gap) == gap[-1] - gap[0] + 1:
        return _no("six-one")
    return _no("gap", {"cards": cards, "missing": gap})


def _prize(state: State, action: Prize) -> Reason | None:
    value = action.value
    there = counts(state.prizes)[value - 1] if value in VALUES else 0
    if not there:
        return _no("no-prize", {"value": value})
    if action.number != 1 and state.round == 1:
        return _no("first-round")
    if action.number not in (1, 2):
        return _no("number")
    if action.number > there:
        return _no("no-pair", {"value": value})
    return None


def why_inert(view: View, zone: str) -> Reason:
    """Why touching something in this zone does nothing."""
    if kind_of(zone) in (zones.SEAT, zones.RIBBON, zones.LOCK, zones.LAST):  # they only explain themselves
        return Reason(INERT)
    if not view.acting:
        return Reason("core.over")
    if view.acting[0] < 0:
        return Reason("core.chance-first")
    if not view.actions:
        return _no("not-your-turn", {"who": Who(view.acting[0])})
    kind, owner = kind_of(zone), zones.owner(zone)
    if kind == zones.HAND and owner != view.seat:
        return _no("not-yours")
    if kind in (zones.HAND, zones.BID) and view.phase == "choose":
        return _no("choose-now")
    if kind == zones.PRIZES and view.phase == "bid":
        return _no("bid-now")
    if (pile := zones.PILE.read(zone)) and view.piles[pile[0]]:
        return _no("second-pile")
    return Reason(INERT)


def for_chance(state: State, action: Action) -> Reason | None:
    """Why chance may not do this; None if it may."""
    if state.phase == LOT and isinstance(action, Lot):
        return None if action.first in range(state.seats) else _no("lot")
    if state.phase == DEAL and isinstance(action, Deal):
        return _deal(state, action)
    if state.phase == PICK_UP and isinstance(action, PickUp):
        return _drawn(state, [action.cards], action.cards, (PILE,), (len(action.cards),))
    return _no("not-chance")


def _deal(state: State, action: Deal) -> Reason | None:
    seats = state.seats
    each = HAND_DEALT[seats]
    hands = [action.hands[seat * each : (seat + 1) * each] for seat in range(seats)]
    return _drawn(
        state,
        [action.prizes, *hands],
        action.prizes + action.hands,
        (PRIZES_DEALT[seats], seats * each),
        (len(action.prizes), len(action.hands)),
    )


def _drawn(
    state: State,
    parts: Sequence[tuple[int, ...]],
    cards: tuple[int, ...],
    due: tuple[int, ...],
    given: tuple[int, ...],
) -> Reason | None:
    if given != due:
        return _no("deal-number", {"given": given, "due": due})
    if any(list(part) != sorted(part) for part in parts):
        return _no("unsorted")
    lacking = _missing(cards, state.pool)
    return _no("deal-cards", {"cards": lacking}) if lacking else None


def _missing(cards: Sequence[int], heap: int) -> tuple[int, ...]:
    """The values of which `cards` has more than the heap, each once."""
    held = dict(zip(VALUES, counts(heap), strict=True))
    return tuple(value for value in sorted(set(cards)) if cards.count(value) > held.get(value, 0))
