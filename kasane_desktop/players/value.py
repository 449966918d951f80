"""The chances to win, without a search and without Qt. For whoever looks back at a match."""

from __future__ import annotations

from random import Random
from typing import Any

from kasane_desktop.core.game import Game, State, View
from kasane_desktop.players.mind import mind_of

SAMPLES = 24
"""States that agree with a view, where it does not tell all."""


def chances_in(game: Game[Any, Any], state: State, rng: Random | None = None) -> list[float]:
    """The chance of each seat to win from a position; they sum up to 1. The true state of a match is for looking back
    at it: at the table it must be `chances_from`."""
    heuristic = mind_of(game.id).heuristic(game)
    return heuristic.look(state, rng or Random(0))


def chances_from(game: Game[Any, Any], view: View, rng: Random | None = None) -> list[float]:
    """The same, from what one seat may know: the mean over states that agree with it."""
    heuristic, rng = mind_of(game.id).heuristic(game), rng or Random(0)
    number = 1 if heuristic.open_book(view) else SAMPLES
    every = [heuristic.look(heuristic.sample(view, rng), rng) for _ in range(number)]
    return [sum(each) / number for each in zip(*every, strict=True)]
