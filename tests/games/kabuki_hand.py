"""A hand that plays Kabuki, for its tests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import CHANCE, Action, perform
from kasane_desktop.core.text import Event
from kasane_desktop.games.kabuki.rules.actions import Lay, Pass, Stop, TurnUp
from kasane_desktop.games.kabuki.rules.game import GAME
from kasane_desktop.games.kabuki.rules.state import State

BENI, AI, TSUCHI, KITSUNE, ONI, KAERU, TORA, KARASU, HIME, NAMAZU = range(10)
COUNTS = (2, 3, 4, 5, 6)


def begun(seats: int = 3, first: int = 0) -> State:
    state = GAME.start(seats)
    perform(state, CHANCE, Lot(first))
    return state


def lay(state: State, mask: int, stack: int = 0) -> None:
    """Turn up a mask and lay it; the window is open then."""
    perform(state, CHANCE, TurnUp(mask))
    perform(state, state.turn, Lay(stack))


def all_pass(state: State) -> None:
    for seat in state.to_act():
        perform(state, seat, Pass())


def pile(state: State, masks: Iterable[int], stack: int = 0) -> None:
    """Lay masks on a stack, and nobody calls."""
    for mask in masks:
        lay(state, mask, stack)
        all_pass(state)


def whole_deck(state: State) -> None:
    """Lay the whole deck, without a call; the window of the last mask stays open."""
    masks = sorted(list(range(10)) * 5)
    pile(state, masks[:-1])
    lay(state, masks[-1])


def lose_a_token(state: State, caller: int, mask: int, stack: int = 0) -> None:
    """A wrong call by `caller`, after turns in which it is not the one who lays."""
    lay(state, mask, stack)
    perform(state, caller, Stop())


def told(state: State, seat: int, action: Action) -> tuple[Event, ...]:
    before = state.copy()
    perform(state, seat, action)
    return GAME.events(before, seat, action, state)


def random_match(seats: int, seed: int, calls: float = 0.1) -> Iterator[tuple[State, int, Action, State]]:
    """Each step of a match as (before, seat, action, after)."""
    rng = Random(seed)
    state = GAME.start(seats)
    while acting := state.to_act():
        seat = rng.choice(acting)
        if seat == CHANCE:
            action = GAME.deal(state, rng)
        elif len(acting) > 1 or state.laid_by >= 0:
            action = Stop() if rng.random() < calls else Pass()
        else:
            action = rng.choice(state.actions(seat))
        before = state.copy()
        perform(state, seat, action)
        yield before, seat, action, state
