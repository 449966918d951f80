"""The chances to win, as the master sees them at a glance: no search, no Qt. For whoever looks back at a match."""

from __future__ import annotations

from random import Random
from typing import Any

from kasane_desktop.core.game import CHANCE, Game, State, View
from kasane_desktop.players.heuristic import Heuristic
from kasane_desktop.players.mind import mind_of

SAMPLES = 24
"""States that agree with a view, where it does not tell all."""
PLAYED_OUT = 24
"""How often a position is played on that cannot be judged where it stands."""


def chances_in(game: Game[Any, Any], state: State, rng: Random | None = None) -> list[float]:
    """The chance of each seat to win from a position; they sum up to 1. The true state of a match is for looking back
    at it: at the table it must be `chances_from`."""
    heuristic = mind_of(game.id).heuristic(game)
    return _chances(heuristic, state, rng or Random(0))


def chances_from(game: Game[Any, Any], view: View, rng: Random | None = None) -> list[float]:
    """The same, from what one seat may know: the mean over states that agree with it."""
    heuristic, rng = mind_of(game.id).heuristic(game), rng or Random(0)
    number = 1 if heuristic.open_book(view) else SAMPLES
    every = [_chances(heuristic, heuristic.sample(view, rng), rng) for _ in range(number)]
    return [sum(each) / number for each in zip(*every, strict=True)]


def _chances(heuristic: Heuristic, state: Any, rng: Random) -> list[float]:
    if not state.to_act() or heuristic.judges(state):
        return heuristic.chances(state)
    every = [heuristic.chances(_judged(heuristic, state.copy(), rng)) for _ in range(PLAYED_OUT)]
    return [sum(each) / PLAYED_OUT for each in zip(*every, strict=True)]


def _judged(heuristic: Heuristic, state: Any, rng: Random) -> Any:
    """The position after playing on until it can be judged."""
    while (acting := state.to_act()) and not heuristic.judges(state):
        seat = acting[0]
        if seat == CHANCE:
            state.play(seat, heuristic.game.deal(state, rng))
        else:
            actions = state.actions(seat)
            state.play(seat, heuristic.pick(state, seat, actions, rng) if len(actions) > 1 else actions[0])
    return state
