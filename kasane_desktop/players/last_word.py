"""The last word: nobody else acts any more before the match is over, so all that counts is how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from kasane_desktop.core.game import Action, Game, Seat, View

MOST_POSITIONS = 20_000
"""A last turn has hundreds, seldom more than a few thousand."""

End = tuple[int, ...]
"""The place (the less the better, so it is negative), own points, and the lead over each of the others."""


class _NotLast(Exception):
    """Somebody else acts before the end, or there is more than one wants to look at."""


def best_ends(game: Game[Any, Any], view: View, actions: Sequence[Action]) -> Sequence[Action]:
    """Of these actions those that may lead to an end than which there is no better one; all of them if the end
    does not hang on this seat alone."""
    try:
        reached = _Ends(view.seat).after_each(game.sample(view, Random(0)), actions)
    except _NotLast:
        return actions
    best = _undominated(set().union(*reached.values()))
    return tuple(action for action, ends in reached.items() if not best.isdisjoint(ends))


class _Ends:
    """All ends that one seat can bring about."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._left = MOST_POSITIONS

    def after_each(self, state: Any, actions: Sequence[Action]) -> dict[Action, set[End]]:
        if state.to_act() != (self._seat,):
            raise _NotLast
        return {action: self._after(state, action) for action in tuple(actions)}

    def _after(self, state: Any, action: Action) -> set[End]:
        self._left -= 1
        if self._left < 0:
            raise _NotLast
        state = state.copy()
        state.play(self._seat, action)
        outcome = state.outcome()
        if outcome is not None:
            mine = outcome.scores[self._seat]
            return {(-outcome.places[self._seat], mine, *(mine - other for other in outcome.scores))}
        return set().union(*self.after_each(state, state.actions(self._seat)).values())


def _undominated(ends: set[End]) -> set[End]:
    return {end for end in ends if not any(other != end and _no_worse(other, end) for other in ends)}


def _no_worse(one: End, other: End) -> bool:
    return all(a >= b for a, b in zip(one, other, strict=True))
