"""Why something cannot be done now. Nothing here decides, except over what chance may deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import CHANCE, Action, Seat
from kasane_desktop.core.text import INERT, Reason, Term, Who
from kasane_desktop.games.kabuki.rules import zones
from kasane_desktop.games.kabuki.rules.actions import KINDS, NOTHING, STACKS, Lay, Pass, Stop, TurnUp

if TYPE_CHECKING:
    from kasane_desktop.games.kabuki.rules.state import State
    from kasane_desktop.games.kabuki.rules.view import View


def why_not_chance(state: State, action: Action) -> Reason | None:
    """None if chance may do `action` now; its values may be anything."""
    if not state.acting:
        return Reason("core.over")
    if CHANCE not in state.acting:
        return Reason("core.not-chance")
    if state.first == NOTHING:
        if not isinstance(action, Lot):
            return Reason("kabuki.lot-first")
        return None if _within(action.first, state.seats) else Reason("kabuki.lot-seat", {"seats": state.seats})
    if not isinstance(action, TurnUp):
        return Reason("kabuki.turn-up-now")
    if not _within(action.mask, KINDS):
        return Reason("kabuki.no-such-mask", {"kinds": KINDS})
    # In the pause between two rounds the deck on the table is still the old one.
    if not _between_rounds(state) and not state.deck[action.mask]:
        return Reason("kabuki.mask-gone", {"mask": Term(f"kabuki.mask-{action.mask}")})
    return None


def why_not_seat(state: State, seat: Seat, action: Action) -> Reason | None:
    """What to tell a seat that may not do `action` now."""
    if not state.acting:
        return Reason("core.over")
    if not _within(seat, state.seats):
        return None
    if isinstance(action, Lay):
        return _why_not_lay(state, seat, action)
    if isinstance(action, Stop | Pass):
        return _why_not_call(state, seat, isinstance(action, Stop))
    if isinstance(action, Lot | TurnUp):
        return Reason("kabuki.by-chance")
    return None


def why_inert(view: View, zone: str, index: int) -> Reason:
    """Why touching something does nothing for this seat; the drums lie in `calls`, by their seat."""
    if not view.acting:
        return Reason("core.over")
    if zone == zones.CALLS:
        if view.phase != "window":
            return Reason("kabuki.no-window")
        if index == view.laid_by:
            return Reason("kabuki.own-mask")
        return Reason(INERT if index in view.acting else "kabuki.passed")
    if zones.STACK.read(zone):
        if view.phase == "window":
            return Reason("kabuki.already-laid" if view.seat == view.laid_by else "kabuki.window-open")
        if view.phase == "lay" and not view.actions:
            return Reason("kabuki.not-your-mask", {"player": Who(view.turn)})
        if view.phase != "lay":
            return Reason("kabuki.not-turned-up")
    return Reason(INERT)


def _why_not_lay(state: State, seat: Seat, action: Lay) -> Reason | None:
    if state.up == NOTHING:
        if state.laid_by == NOTHING or not state.waiting:
            return Reason("kabuki.not-turned-up")
        return Reason("kabuki.already-laid" if seat == state.laid_by else "kabuki.window-open")
    if seat != state.turn:
        return Reason("kabuki.not-your-mask", {"player": Who(state.turn)})
    return None if _within(action.stack, STACKS) else Reason("kabuki.no-such-stack", {"stacks": STACKS})


def _why_not_call(state: State, seat: Seat, stop: bool) -> Reason | None:
    if not state.waiting:
        return Reason("kabuki.no-window" if stop else "kabuki.no-pass")
    if seat == state.laid_by:
        return Reason("kabuki.own-mask" if stop else "kabuki.own-pass")
    if seat not in state.acting:
        return Reason("kabuki.passed" if stop else "kabuki.passed-twice")
    return None


def warning(view: View, action: Action) -> Reason | None:
    """A call on the first mask of a stage is legal, and wrong for sure."""
    if isinstance(action, Stop) and view.phase == "window" and len(view.stacks[view.laid_on]) == 1:
        return Reason("kabuki.nothing-below", {"stack": view.laid_on + 1})
    return None


def _within(value: object, end: int) -> bool:
    return type(value) is int and 0 <= value < end


def _between_rounds(state: State) -> bool:
    return len(state.noted) == state.round
