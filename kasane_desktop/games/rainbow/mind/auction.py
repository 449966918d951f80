"""Rainbow's auction: what a bid may win, what it costs, and what was bid before."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from kasane_desktop.core.game import Seat
from kasane_desktop.games.rainbow.rules.actions import Bid, Prize
from kasane_desktop.games.rainbow.rules.cards import (
    PILE,
    SOLO,
    VALUES,
    WEIGHT,
    counts,
    from_counts,
    heap,
    legal_bids,
    legal_prizes,
)
from kasane_desktop.games.rainbow.rules.state import State
from kasane_desktop.games.rainbow.rules.view import View
from kasane_desktop.players.heuristic import Style

# Found by letting the policy play thousands of matches against variants of itself.
CARD: Final = 1.3
"""What a card is worth in the hand."""
VALUE: Final = 0.2
"""And each point of it, since it will be a prize for others."""
OUTBID = (0.0, 0.85, 0.5, 0.22, 0.08, 0.03, 0.02, 0.01, 0.01, 0.01, 0.01)
"""How likely a player who bids later bids more, by the number of cards."""
TOP: Final = 0.03
"""How much less likely for each point of the top card above the middle."""

# The same for three players and more, who see how the match goes: found in the same way against the policy above.
STEEP_TOP: Final = 0.08
PLENTY: Final = 0.8
"""How much more a card is worth in a full hand than in an empty one."""
FULL_HAND: Final = 14
NEARLY_OVER: Final = 2
"""Cards of the player with whom the match ends: then the others' are soon worth nothing."""
NO_MORE: Final = 0.8
"""How much less a card is worth then."""
BOUND: Final = 1.2
"""How much more likely others bid more where the round is bound to sets or runs."""


def _outbid(cards: tuple[int, ...], top: float) -> float:
    """How likely each later player bids more."""
    return min(1.0, max(0.0, OUTBID[len(cards)] - top * (cards[-1] - 3.5)))


FACTS = {
    cards: (strength, CARD * len(cards) + VALUE * sum(cards), _outbid(cards, TOP))
    for cards, (_, strength, _) in WEIGHT.items()
}
"""Of a bid: its strength, its cost, and how likely each later player bids more."""
Facts = tuple[Any, ...]
"""The same with three players and more: strength, number of cards, what they are worth as prizes, how likely each later
player bids more. (Not by their kinds: mypyc would make these tuples anew for each list.)"""


def _facts(more: float) -> dict[tuple[int, ...], Facts]:
    return {
        cards: (strength, len(cards), VALUE * sum(cards), min(1.0, more * _outbid(cards, STEEP_TOP)))
        for cards, (_, strength, _) in WEIGHT.items()
    }


_FREE: Final = _facts(1.0)
_BOUND: Final = _facts(BOUND)


def facts_of(bids: Sequence[Bid], lock: int) -> list[Facts]:
    """Those of each bid, with three players and more."""
    facts = _BOUND if lock else _FREE
    return [facts[bid.cards] for bid in bids]


@lru_cache(maxsize=1 << 15)
def offered(hand: int, lock: int) -> tuple[tuple[Bid, ...], list[Facts]]:
    """What a hand can bid, and the facts of it."""
    bids = legal_bids(hand, lock)
    return bids, facts_of(bids, lock)


@lru_cache(maxsize=1 << 14)
def picks(prizes: int, most: int, choosers: int) -> tuple[float, ...]:
    """What each in the order of choice gets if everyone takes the most, and nothing behind them."""
    left, found = list(counts(prizes)), []
    for _ in range(choosers):
        points, value = max((min(most, left[value - 1]) * value, value) for value in VALUES)
        left[value - 1] -= min(most, left[value - 1])
        found.append(float(points))
    return (*found, 0.0, 0.0)


@lru_cache(maxsize=1 << 14)
def dearest(prizes: int, most: int) -> Prize:
    """The prize of the most points."""
    return max(legal_prizes(prizes, most), key=lambda prize: prize.value * prize.number)


class Auction(NamedTuple):
    """What whoever bids now has before them."""

    prizes: tuple[float, ...]  # what each in the order of choice will get
    rivals: list[int]  # the strengths of the bids so far, ascending
    later: int  # how many bids are still to come after this one

    def worth(self, bids: Sequence[Bid], style: Style) -> list[float]:
        """What each bid may win, less what it costs."""
        prizes, rivals, later = self
        number = len(rivals)
        now, cost = style.now, style.later
        values = []
        for bid in bids:
            strength, price, outbid = FACTS[bid.cards]
            place = number - bisect_left(rivals, strength) + later * outbid
            whole = int(place)
            won = prizes[whole]
            won += (place - whole) * (prizes[whole + 1] - won)
            values.append(now * won - cost * price)
        return values


def worth_among_many(state: State, seat: Seat, facts: list[Facts], style: Style) -> list[float]:
    """What each bid may win, less what it costs, with three players and more: all know how many cards the others have,
    how near the end is, and that who has fewer cards than a bid cannot bid more."""
    order, bisect = state.order, bisect_left
    prizes = picks(state.prizes, 1 if state.round == 1 else 2, len(order))
    rivals = [claim >> 6 for claim in state.claims]
    rivals.sort()
    cards = [hand % 15 for hand in state.hands]  # a heap is in base 16, so this adds up its digits: 14 at most
    later = [cards[other] for other in order[state.at + 1 :]]
    later.sort()
    card = CARD + PLENTY * (cards[seat] / FULL_HAND - 0.5)
    cards[seat] = FULL_HAND
    cards.sort()
    if cards[1] <= NEARLY_OVER:
        card -= NO_MORE
    number, behind, least = len(rivals), len(later), later[0] if later else 0
    now, cost = style.now, style.later
    values: list[float] = []
    strength: int
    size: int
    price: float
    outbid: float
    for strength, size, price, outbid in facts:
        able = behind if size <= least else behind - bisect(later, size)
        place = number - bisect(rivals, strength) + able * outbid
        whole = int(place)
        won = prizes[whole]
        won += (place - whole) * (prizes[whole + 1] - won)
        values.append(now * won - cost * (card * size + price))
    return values


class PastBid(NamedTuple):
    """A bid that everyone has seen."""

    seat: Seat
    bid: Bid
    lock: int
    since: int  # heap: what the seat has bid from the same hand since then, this bid included
    auction: Auction


def past_bids(view: View) -> list[PastBid]:
    """The bids that tell something about the hands: all but those from first piles that are used up."""
    rounds: dict[int, list[tuple[Seat, Bid]]] = {}
    for number, seat, did in view.log:
        if isinstance(did, Bid):
            rounds.setdefault(number, []).append((seat, did))
    prizes = _first_prizes(view)
    gone = [PILE if view.seats == 2 and not pile else 0 for pile in view.piles]  # cards that tell nothing more
    found: list[PastBid] = []
    for number, bids in rounds.items():
        choosers = len(view.order) if number == view.round else len(bids)
        expected = picks(prizes, 1 if number == 1 else 2, choosers)
        rivals: list[int] = []
        lock, prizes = SOLO, 0
        for seat, bid in bids:
            cards, strength, kind = WEIGHT[bid.cards]
            if gone[seat] > 0:
                gone[seat] -= len(bid.cards)
            else:
                auction = Auction(expected, rivals, choosers - len(rivals) - 1)
                found.append(PastBid(seat, bid, lock, cards, auction))
            rivals = sorted([*rivals, strength])
            lock, prizes = kind or lock, prizes + cards
    since = [0] * view.seats
    for at in range(len(found) - 1, -1, -1):
        since[found[at].seat] += found[at].since
        found[at] = found[at]._replace(since=since[found[at].seat])
    return found


def _first_prizes(view: View) -> int:
    """The prizes of the first round, as a heap: everyone takes one, so none is left over."""
    taken = heap([did.value for number, _, did in view.log if number == 1 and isinstance(did, Prize)])
    return taken + (from_counts(view.prizes) if view.round == 1 else 0)
