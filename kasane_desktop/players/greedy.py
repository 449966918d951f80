"""A player that takes what it can get: the most points in sight, for any game."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import nlargest
from operator import attrgetter
from random import Random
from typing import Any, NamedTuple

from kasane_desktop.core.game import CHANCE, Action, Game, Seat, State, View, only
from kasane_desktop.players.thinking import Thinking

SAMPLES = 3
"""States drawn from the view: what is hidden should not decide by accident."""
WIDTH = 6
"""Actions of a step that are followed up: the best at first sight."""
DEPTH = 3
"""Further steps of its own turn that it looks through."""
AHEAD = 3
"""Steps per seat that are played at random after its turn, to see what came of it."""
GLIMPSES = 4
"""How often they are, for each state."""


class Reached(NamedTuple):
    """A position, and by how many points the seat leads in it if the game ended there."""

    lead: int
    state: State


class GreedyPlayer:
    """Looks through its own turn for the greatest lead, and at what may become of it soon.
    It has no plan beyond."""

    def __init__(self, game: Game[Any, Any], rng: Random, traits: Mapping[str, str]) -> None:
        self._game = game
        self._rng = rng

    def choose(self, view: View, thinking: Thinking) -> Action:
        if (left := only(view.actions)) is not None:
            return left
        candidates = self._promising(view)
        worth = dict.fromkeys(candidates, 0.0)
        for _ in range(SAMPLES):
            state: State = self._game.sample(view, self._rng)
            luck = self._rng.random()  # the same for all candidates: none should win by it
            for action in candidates:
                if thinking.cancelled():
                    return action
                best = self._best(self._reach(state, view.seat, action), view.seat, DEPTH)
                worth[action] += best.lead + self._later(best.state, view.seat, Random(luck))
        return max(candidates, key=worth.__getitem__)

    def _promising(self, view: View) -> list[Action]:
        """The actions that are best at first sight, in an order that breaks ties by lot."""
        shuffled = sorted(view.actions, key=lambda _: self._rng.random())
        state: State = self._game.sample(view, self._rng)
        return nlargest(WIDTH, shuffled, key=lambda action: self._reach(state, view.seat, action).lead)

    def _best(self, reached: Reached, seat: Seat, steps: int) -> Reached:
        """The greatest lead that the seat can have at the end of its turn."""
        state = reached.state
        if not steps or state.to_act() != (seat,):
            return reached
        following = [self._reach(state, seat, action) for action in state.actions(seat)]
        promising = nlargest(WIDTH, following, key=_lead_of)
        return max((self._best(after, seat, steps - 1) for after in promising), key=_lead_of)

    def _reach(self, state: State, seat: Seat, action: Action) -> Reached:
        after = state.copy()
        after.play(seat, action)
        return Reached(self._lead(after, seat), after)

    def _later(self, state: State, seat: Seat, rng: Random) -> float:
        """The mean lead after a few more steps by anyone."""
        return sum(self._lead(self._played_on(state, rng), seat) for _ in range(GLIMPSES)) / GLIMPSES

    def _played_on(self, state: State, rng: Random) -> State:
        state = state.copy()
        for _ in range(AHEAD * state.seats):
            acting = state.to_act()
            if not acting:
                break
            seat = acting[int(rng.random() * len(acting))]
            if seat == CHANCE:
                state.play(seat, self._game.deal(state, rng))
            else:
                actions = state.actions(seat)
                state.play(seat, actions[int(rng.random() * len(actions))])
        return state

    def _lead(self, state: State, seat: Seat) -> int:
        """Own points minus those of the best other."""
        totals = [sum(line.points for line in lines) for lines in self._game.scoring(self._game.view(state, seat))]
        mine = totals.pop(seat)
        return mine - max(totals)


_lead_of = attrgetter("lead")
