"""Cards, and what can be bid and taken.

A heap of cards is one int: four bits per value, holding how many of that value there are
(ten at most, so nothing carries over). Adding and taking away cards is adding and
subtracting ints, and a heap is its own key in a memo table.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from random import Random
from typing import Final, Literal

from kasane_desktop.games.rainbow.rules.actions import Bid, Prize

VALUES = range(1, 7)
COPIES: Final = 10
UNIT: Final = {value: 1 << 4 * (value - 1) for value in VALUES}
FULL: Final = sum(COPIES * unit for unit in UNIT.values())
DECK = tuple(value for value in VALUES for _ in range(COPIES))
PILE: Final = 14  # a second pile, with two players

PRIZES_DEALT = {2: 4, 3: 3, 4: 4, 5: 5, 6: 6}
HAND_DEALT: Final = {2: 14, 3: 14, 4: 14, 5: 11, 6: 9}

SOLO: Final = 0
SET: Final = 1
RUN: Final = 2
Kind = Literal["solo", "set", "run"]
Lock = Kind | Literal[""]
KINDS: tuple[Kind, ...] = ("solo", "set", "run")


def heap(cards: Iterable[int]) -> int:
    return sum([UNIT[card] for card in cards])


def counts(cards: int) -> tuple[int, ...]:
    """How many of each value, from 1 to 6, are in a heap."""
    return (cards & 15, cards >> 4 & 15, cards >> 8 & 15, cards >> 12 & 15, cards >> 16 & 15, cards >> 20)


def from_counts(numbers: tuple[int, ...]) -> int:
    one, two, three, four, five, six = numbers
    return one | two << 4 | three << 8 | four << 12 | five << 16 | six << 20


def size(cards: int) -> int:
    return sum(counts(cards))


def spread(cards: int) -> tuple[int, ...]:
    """The cards of a heap one by one, ascending."""
    return tuple([value for value, number in zip(VALUES, counts(cards), strict=True) for _ in range(number)])


def shuffled(cards: Iterable[int], rng: Random) -> list[int]:
    """The cards in random order: half the time of `rng.shuffle`, which counts in a search."""
    random = rng.random
    return sorted(cards, key=lambda _: random())


def _all_bids() -> dict[int, list[Bid]]:
    runs = [range(low, high + 1) for low in VALUES for high in VALUES if low < high]
    return {
        SOLO: [Bid((value,)) for value in VALUES],
        SET: [Bid((value,) * number) for value in VALUES for number in range(2, COPIES + 1)],
        RUN: [Bid(tuple(run)) for run in runs],
    }


_BIDS = _all_bids()

BIDS: Final = {bid.cards: bid for bids in _BIDS.values() for bid in bids}
"""Every bid there is, by its cards."""

WEIGHT: Final = {
    bid.cards: (heap(bid.cards), len(bid.cards) * 8 + bid.cards[-1], kind)
    for kind, bids in _BIDS.items()
    for bid in bids
}
"""Of each bid the heap it takes from the hand, its strength (number of cards, then the top
value: the greater chooses first) and its kind."""

_SETS: Final = {
    value: [tuple(BIDS[(value,) * number] for number in range(2, held + 1)) for held in range(COPIES + 1)]
    for value in VALUES
}
"""The sets of a value, by how many cards of it one holds."""


@lru_cache(maxsize=1 << 16)
def legal_bids(hand: int, lock: int) -> tuple[Bid, ...]:
    """What a hand can bid; `lock` is the kind that binds the round, SOLO while none does."""
    held = [value for value in VALUES if hand >> 4 * (value - 1) & 15]
    bids = tuple([BIDS[value,] for value in held])
    if lock != RUN:
        for value in held:
            bids += _SETS[value][hand >> 4 * (value - 1) & 15]
    return bids if lock == SET else bids + _runs(tuple(held))


@cache
def _runs(held: tuple[int, ...]) -> tuple[Bid, ...]:
    return tuple(bid for bid in _BIDS[RUN] if set(bid.cards) <= set(held))


_PRIZES: Final = {(value, number): Prize(value, number) for value in VALUES for number in (1, 2)}


@lru_cache(maxsize=1 << 15)
def legal_prizes(prizes: int, most: int) -> tuple[Prize, ...]:
    """What can be taken from the prizes, the best values first; `most` is 1 or 2 cards."""
    there = counts(prizes)
    return tuple(
        _PRIZES[value, number]
        for value in reversed(VALUES)
        for number in (1, 2)
        if number <= most and number <= there[value - 1]
    )
