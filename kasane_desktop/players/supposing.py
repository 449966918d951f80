"""Imagining states that a seat cannot tell from the true one, as often as each of them explains what others did."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from kasane_desktop.core.game import View
from kasane_desktop.players.heuristic import Heuristic

TOGETHER = 200
"""States that are weighed against each other."""
TIMES = 2
"""How often each of them is given on average before others are supposed: that takes as long as to play one out for a
round or two."""


class Supposing:
    """Gives states, each of its own; the likelier one of them is, the more often it is given."""

    def __init__(self, heuristic: Heuristic, view: View, likely: Callable[[Any], float], rng: Random) -> None:
        self._heuristic, self._view, self._likely, self._rng = heuristic, view, likely, rng
        self._waiting: list[Any] = []

    def __call__(self) -> Any:
        if not self._waiting:
            self._suppose()
        return self._waiting.pop().copy()

    def _suppose(self) -> None:
        """Draw in even steps: each state comes as often as its weight asks for, give or take one."""
        rng = self._rng
        supposed = [self._heuristic.sample(self._view, rng) for _ in range(TOGETHER)]
        weights = [self._likely(state) for state in supposed]
        step = sum(weights) / (TOGETHER * TIMES)
        due = rng.random() * step
        for state, weight in zip(supposed, weights, strict=True):
            while due < weight:
                self._waiting.append(state)
                due += step
            due -= weight
        rng.shuffle(self._waiting)
