"""The end of a match, worked out: every seat does what is best for itself."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import inf
from random import Random
from typing import Any, Protocol

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.players.heuristic import Heuristic
from kasane_desktop.players.thinking import Thinking

LOOK_UP = 64
"""Positions between two looks at the clock."""
DIVES = 24
"""Random lines to the end, from which the number of positions is guessed."""
OFF = 1.3
"""The guess may be wrong by so much before it is not even tried."""
SHARE = 0.6
"""Of the time there is: what cannot be worked out must still be searched."""


class _TooMuch(Exception):
    """There are more positions than one wants to look at."""


def work_out(
    state: Any, seat: Seat, heuristic: Heuristic, thinking: Thinking, limit: int
) -> list[tuple[float, Action]] | None:
    """What each action of the seat is worth to it, the best first; None if that takes more than
    `limit` positions or most of the time there is. Chance and secrets must have no part in it."""
    found = rewards_after(state, seat, tuple(state.actions(seat)), heuristic, thinking, limit)
    if found is None:
        return None
    return sorted(((rewards[seat], action) for action, rewards in found), key=lambda entry: -entry[0])


def rewards_after(
    state: Any, seat: Seat, actions: Sequence[Action], ends: Ends, thinking: Thinking, limit: int
) -> list[tuple[Action, list[float]]] | None:
    """What each of these actions leads to for all seats, if everyone does the best from there; None as above."""
    if guessed(state, Random(0)) > OFF * limit:
        return None
    solver = _Solver(ends, thinking, limit)
    try:
        return [(action, solver.after(state, seat, action)) for action in actions]
    except _TooMuch:
        return None


def guessed(state: Any, rng: Random) -> float:
    """How many positions there are from here to the end, about: the mean of what each of some random lines promises
    if the whole tree branches as it does (Knuth's estimate)."""
    whole = 0.0
    for _ in range(DIVES):
        at, width = state.copy(), 1
        while acting := at.to_act():
            actions = at.actions(acting[0])
            if len(actions) > 1:
                width *= len(actions)
                whole += width
            at.play(acting[0], actions[int(rng.random() * len(actions))])
    return whole / DIVES


class Ends(Protocol):
    """Tells positions apart, and what the end is worth: to each seat first, whatever may follow behind."""

    def position(self, state: Any) -> Hashable | None: ...

    def worth(self, state: Any) -> list[float]: ...


class _Solver:
    def __init__(self, heuristic: Ends, thinking: Thinking, limit: int) -> None:
        self._heuristic = heuristic
        self._thinking = thinking
        self._left = limit
        left = thinking.time_left()
        self._spared = 0.0 if left == inf else (1.0 - SHARE) * left
        self._known: dict[Hashable, list[float]] = {}

    def after(self, state: Any, seat: Seat, action: Action) -> list[float]:
        """The rewards of all seats if everyone does the best from there."""
        self._left -= 1
        if self._left < 0 or (self._left % LOOK_UP == 0 and self._out_of_time()):
            raise _TooMuch
        state = state.copy()
        state.play(seat, action)
        while acting := state.to_act():
            mover = acting[0]
            actions = state.actions(mover)
            if len(actions) > 1:
                return self._best(state, mover, tuple(actions))
            state.play(mover, actions[0])
        return self._heuristic.worth(state)

    def _best(self, state: Any, mover: Seat, actions: tuple[Action, ...]) -> list[float]:
        position = self._heuristic.position(state)
        found = self._known.get(position)
        if found is None:
            found = max((self.after(state, mover, action) for action in actions), key=lambda rewards: rewards[mover])
            if position is not None:
                self._known[position] = found
        return found

    def _out_of_time(self) -> bool:
        return self._thinking.cancelled() or self._thinking.time_left() <= self._spared
