"""The end of a match, worked out: every seat does what is best for itself."""

from __future__ import annotations

from typing import Any

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.players.thinking import Thinking
from training.landed.heuristic import Heuristic

LOOK_UP = 64
"""Positions between two looks at the clock."""


class _TooMuch(Exception):
    """There are more positions than one wants to look at."""


def work_out(
    state: Any, seat: Seat, heuristic: Heuristic, thinking: Thinking, limit: int
) -> list[tuple[float, Action]] | None:
    """What each action of the seat is worth to it, the best first; None if that takes more than
    `limit` positions or the time there is. Chance and secrets must have no part in it."""
    solver = _Solver(heuristic, thinking, limit)
    try:
        found = [(solver.after(state, seat, action)[seat], action) for action in tuple(state.actions(seat))]
    except _TooMuch:
        return None
    return sorted(found, key=lambda entry: -entry[0])


class _Solver:
    def __init__(self, heuristic: Heuristic, thinking: Thinking, limit: int) -> None:
        self._heuristic = heuristic
        self._thinking = thinking
        self._left = limit

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
                found = (self.after(state, mover, action) for action in tuple(actions))
                return max(found, key=lambda rewards: rewards[mover])
            state.play(mover, actions[0])
        return self._heuristic.rewards(self._heuristic.standings(state))

    def _out_of_time(self) -> bool:
        return self._thinking.cancelled() or self._thinking.time_left() <= 0
