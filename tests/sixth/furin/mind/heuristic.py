"""Fūrin: a prize is worth a card that is just high enough, and a lost one the lowest."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import cast

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.players.heuristic import Heuristic

from ..rules.actions import Hang
from ..rules.state import State


class FurinHeuristic(Heuristic):
    spread = 4.0

    def prior(self, state: State, seat: Seat, actions: Sequence[Action]) -> Sequence[float]:
        best = max((card for _, card in state.hung), default=0)
        return [exp(self._worth(cast(Hang, action).card, best, state.prize)) for action in actions]

    def pick(self, state: State, seat: Seat, actions: Sequence[Action], rng: Random) -> Action:
        return rng.choices(actions, self.prior(state, seat, actions))[0]

    def _worth(self, card: int, best: int, prize: int) -> float:
        """A card as high as the prize is fair; who cannot win gives the least."""
        if card <= best:
            return -self.style.later * (card + prize) / 2
        return -self.style.now * abs(card - max(prize, best + 1)) / 2

    def standings(self, state: State) -> Sequence[float]:
        return [float(sum(taken)) for taken in state.taken]
