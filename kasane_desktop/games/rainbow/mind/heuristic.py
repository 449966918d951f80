"""Rainbow: which bid, which prize, and what the bids of others tell."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Any, Final, cast

from kasane_desktop.core.game import CHANCE, Action, Game, Seat
from kasane_desktop.games.rainbow.mind.auction import (
    Auction,
    PastBid,
    dearest,
    facts_of,
    offered,
    past_bids,
    picks,
    worth_among_many,
)
from kasane_desktop.games.rainbow.mind.features import PHASES, SHAPE, phase_of, value_features
from kasane_desktop.games.rainbow.rules.actions import CHOOSE, Bid, Prize
from kasane_desktop.games.rainbow.rules.cards import legal_bids
from kasane_desktop.games.rainbow.rules.state import State
from kasane_desktop.games.rainbow.rules.view import View
from kasane_desktop.players.heuristic import STEADY, Heuristic, Style
from kasane_desktop.players.learned import weights_in

TEMPER = 1.5
WHIM: Final = 0.8
"""How much is left to chance when a game is played out."""
RECALLED = 12
"""Bids of others from which something is concluded: the last ones."""
SURPRISE = 0.1
"""Others do not think alike: no bid rules out a hand."""
FURTHER: Final = 1
"""Rounds beyond the one it is in, to the end of which a position is played on by who judges by what was learned: what
one bids now lies there as prizes then. To the end of the match takes more than twice as long, and twice the samples to
be as sure."""
NEARLY_OVER: Final = PHASES - 2
"""Phase from which on the end is so near that it is played to the end in any case: that tells more."""


class RainbowHeuristic(Heuristic):
    spread = 4.0
    focus = 1.2
    plays_by_value = False
    sharp_by_value = True

    def __init__(self, game: Game[Any, Any], style: Style = STEADY) -> None:
        super().__init__(game, style)
        self.learned = weights_in(__package__, SHAPE)

    def features(self, state: State) -> list[list[float]]:
        return value_features(state)

    def phase(self, state: State) -> int:
        return phase_of(state)

    def opening(self, view: View) -> bool:
        return view.round == 1

    def prior(self, state: State, seat: Seat, actions: Sequence[Action]) -> Sequence[float]:
        if state.phase == CHOOSE:
            values = [float(prize.value * prize.number) for prize in cast("Sequence[Prize]", actions)]
        else:
            values = self._bidding(state, seat, cast("Sequence[Bid]", actions))
        best = max(values)
        return [exp((value - best) / TEMPER) for value in values]

    def pick(self, state: State, seat: Seat, actions: Sequence[Action], rng: Random) -> Action:
        if state.phase == CHOOSE:
            return dearest(state.prizes, 1 if state.round == 1 else 2)
        return actions[_best(self._bidding(state, seat, cast("Sequence[Bid]", actions)), rng)]

    def play_out(self, state: State, rng: Random) -> Sequence[float]:
        """As for any game, but nobody is asked what could be chosen: everyone takes the most. Who judges by what was
        learned need not play on to the end."""
        hands = state.hands
        last = state.round + FURTHER if self.plays_by_value and self.learned is not None else sys.maxsize
        while acting := state.acting:
            if state.round > last:
                if phase_of(state) < NEARLY_OVER:
                    break
                last = sys.maxsize
            seat = acting[0]
            if state.phase == CHOOSE:
                state.play(seat, dearest(state.prizes, 1 if state.round == 1 else 2))
            elif seat == CHANCE:
                state.play(CHANCE, self.game.deal(state, rng))
                hands = state.hands
            else:
                bids, facts = offered(hands[seat], state.lock)
                if len(bids) == 1:
                    state.play(seat, bids[0])
                elif state.seats > 2:
                    state.play(seat, bids[_best(worth_among_many(state, seat, facts, self.style), rng)])
                else:
                    state.play(seat, bids[_best(self._bidding(state, seat, bids), rng)])
        return self.worth(state)

    def _bidding(self, state: State, seat: Seat, bids: Sequence[Bid]) -> list[float]:
        if state.seats > 2:
            return worth_among_many(state, seat, facts_of(bids, state.lock), self.style)
        auction = Auction(
            picks(state.prizes, 1 if state.round == 1 else 2, len(state.order)),
            sorted([claim >> 6 for claim in state.claims]),
            len(state.order) - state.at - 1,
        )
        return auction.worth(bids, self.style)

    def evidence(self, view: View) -> Callable[[State], float] | None:
        """Whoever holds the cards would have bid like that, or rather not."""
        bids = [past for past in past_bids(view) if past.seat != view.seat]
        if not bids:
            return None

        def likely(state: State) -> float:
            whole = 1.0
            for past in bids[-RECALLED:]:
                whole *= self._likely(past, legal_bids(state.hands[past.seat] + past.since, past.lock))
            return whole

        return likely

    def _likely(self, past: PastBid, bids: Sequence[Bid]) -> float:
        values = past.auction.worth(bids, self.style)
        best = max(values)
        weights = [exp((value - best) / TEMPER) for value in values]
        return SURPRISE + (1.0 - SURPRISE) * weights[bids.index(past.bid)] / sum(weights)


def _best(values: list[float], rng: Random) -> int:
    """The number of the best, with some whim."""
    random = rng.random
    best, found = -99.0, 0
    for number, value in enumerate(values):
        value += WHIM * random()
        if value > best:
            best, found = value, number
    return found
