"""Rainbow: what a bid may win, and what it costs."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from math import exp
from random import Random
from typing import cast

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.games.rainbow.cards import VALUES, WEIGHT, Bid, Prize, counts
from kasane_desktop.games.rainbow.phases import CHOOSE
from kasane_desktop.games.rainbow.state import State
from kasane_desktop.players.heuristics.heuristic import Heuristic

# Found by letting the policy play thousands of matches against variants of itself.
CARD = 1.3
"""What a card is worth in the hand."""
VALUE = 0.2
"""And each point of it, since it will be a prize for others."""
OUTBID = (0.0, 0.85, 0.5, 0.22, 0.08, 0.03, 0.02, 0.01, 0.01, 0.01, 0.01)
"""How likely a player who bids later bids more, by the number of cards."""
TOP = 0.03
"""How much less likely for each point of the top card above the middle."""
TEMPER = 1.5
WHIM = 0.8
"""How much is left to chance when a game is played out."""


def _facts(cards: tuple[int, ...]) -> tuple[int, float, float]:
    """Of a bid: its strength, its cost, and how likely each later player bids more."""
    outbid = OUTBID[len(cards)] - TOP * (cards[-1] - 3.5)
    return WEIGHT[cards][1], CARD * len(cards) + VALUE * sum(cards), min(1.0, max(0.0, outbid))


FACTS = {cards: _facts(cards) for cards in WEIGHT}


@lru_cache(maxsize=1 << 14)
def picks(prizes: int, most: int, choosers: int) -> tuple[float, ...]:
    """What each in the order of choice gets if everyone takes the most, and nothing behind them."""
    left, found = list(counts(prizes)), []
    for _ in range(choosers):
        points, value = max((min(most, left[value - 1]) * value, value) for value in VALUES)
        left[value - 1] -= min(most, left[value - 1])
        found.append(float(points))
    return (*found, 0.0, 0.0)


class RainbowHeuristic(Heuristic):
    spread = 4.0
    focus = 1.2

    def prior(self, state: State, seat: Seat, actions: Sequence[Action]) -> Sequence[float]:
        if state.phase == CHOOSE:
            values = [float(prize.value * prize.number) for prize in cast("Sequence[Prize]", actions)]
        else:
            values = self._bidding(state, cast("Sequence[Bid]", actions))
        best = max(values)
        return [exp((value - best) / TEMPER) for value in values]

    def pick(self, state: State, seat: Seat, actions: Sequence[Action], rng: Random) -> Action:
        best, found = -99.0, actions[0]
        if state.phase == CHOOSE:
            for prize in cast("Sequence[Prize]", actions):
                worth = prize.value * prize.number
                if worth > best:
                    best, found = worth, prize
            return found
        random = rng.random
        for bid, value in zip(actions, self._bidding(state, cast("Sequence[Bid]", actions)), strict=True):
            value += WHIM * random()
            if value > best:
                best, found = value, bid
        return found

    def _bidding(self, state: State, bids: Sequence[Bid]) -> list[float]:
        """What each bid may win, less what it costs."""
        choosers = len(state.order)
        later = choosers - state.at - 1
        prizes = picks(state.prizes, 1 if state.round == 1 else 2, choosers)
        rivals = sorted([claim >> 6 for claim in state.claims])
        number = len(rivals)
        now, cost = self.style.now, self.style.later
        values = []
        for bid in bids:
            strength, price, outbid = FACTS[bid.cards]
            place = number - bisect_left(rivals, strength) + later * outbid
            whole = int(place)
            won = prizes[whole]
            won += (place - whole) * (prizes[whole + 1] - won)
            values.append(now * won - cost * price)
        return values
