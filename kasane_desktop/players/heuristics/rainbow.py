"""Rainbow: what a bid may win, and what it leaves."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import cast

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.games.rainbow.cards import Prize
from kasane_desktop.games.rainbow.phases import CHOOSE
from kasane_desktop.games.rainbow.state import State
from kasane_desktop.players.heuristics.heuristic import Heuristic


class RainbowHeuristic(Heuristic):
    spread = 6.0
    focus = 1.2

    def prior(self, state: State, seat: Seat, actions: Sequence[Action]) -> Sequence[float]:
        if state.phase == CHOOSE:
            values = [prize.value * prize.number for prize in cast("Sequence[Prize]", actions)]
            best = max(values)
            return [2.0 ** (value - best) for value in values]
        return [1.0] * len(actions)

    def pick(self, state: State, seat: Seat, actions: Sequence[Action], rng: Random) -> Action:
        if state.phase == CHOOSE:
            best = 0
            found = actions[0]
            for prize in cast("Sequence[Prize]", actions):
                worth = prize.value * prize.number
                if worth > best:
                    best, found = worth, prize
            return found
        return actions[int(rng.random() * len(actions))]
