"""Why something may not be done, in Fūrin. For chance these decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.core.table import kind_of
from kasane_desktop.core.text import Reason

from . import zones
from .actions import DEAL, HANG, OVER, TURN, VALUES, Deal, Hang, Turn

if TYPE_CHECKING:
    from .state import State
    from .view import View


def for_seat(state: State, seat: Seat, action: Action) -> Reason | None:
    if state.phase == OVER:
        return Reason("core.over")
    if not isinstance(action, Hang):
        return Reason("furin.no.chance-only")
    if state.phase != HANG:
        return Reason("core.chance-first")
    if seat not in state.to_act():
        return Reason("core.not-your-turn")
    return None if action.card in state.hands[seat] else Reason("furin.no.not-held", {"card": action.card})


def for_chance(state: State, action: Action) -> Reason | None:
    if isinstance(action, Deal) and state.phase == DEAL:
        hands = [action.hands[at : at + state.rounds] for at in range(0, len(action.hands), state.rounds)]
        right = len(action.hands) == state.seats * state.rounds and 0 <= action.first < state.seats
        dealt = all(tuple(sorted(set(hand) & set(VALUES))) == hand for hand in hands)
        return None if right and dealt else Reason("furin.no.deal")
    if isinstance(action, Turn) and state.phase == TURN:
        return None if action.card in state.pool else Reason("furin.no.turn", {"card": action.card})
    return Reason("core.not-chance")


def why_inert(view: View, zone: str) -> Reason:
    kind = kind_of(zone)
    if kind == zones.HAND and zone != zones.HAND(view.seat):
        return Reason("furin.no.not-yours")
    if kind in (zones.HUNG, zones.PRIZE, zones.DECK):
        return Reason("furin.no.from-hand")
    return Reason("core.inert" if view.actions else "core.not-your-turn")
