"""A position of Rainbow."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import CHANCE, Action, Outcome, Seat, places
from kasane_desktop.core.text import Reason
from kasane_desktop.games.rainbow.rules import reasons
from kasane_desktop.games.rainbow.rules.actions import BID, CHOOSE, DEAL, LOT, OVER, PICK_UP, Bid, Deal, PickUp, Prize
from kasane_desktop.games.rainbow.rules.cards import (
    FULL,
    HAND_DEALT,
    PILE,
    SOLO,
    UNIT,
    WEIGHT,
    heap,
    legal_bids,
    legal_prizes,
    size,
)

_ALONE: Final = tuple((seat,) for seat in range(6))
_CHANCE: Final = (CHANCE,)
_NOBODY: Final[tuple[Seat, ...]] = ()


@cache
def bidding_order(seats: int, first: Seat, holders: int) -> tuple[Seat, ...]:
    """The seats of a round in the order of their bids; `holders` has a bit per seat with cards."""
    lap = tuple(seat % seats for seat in range(first, first + seats) if holders >> seat % seats & 1)
    return lap * 2 if seats == 2 else lap


def claim(strength: int, earlier: int, seat: Seat) -> int:
    """A bid's place in the order of choice as one int: the strongest, then the earliest of
    equals is the greatest. `earlier` is how many bids were played before it."""
    return strength << 6 | 7 - earlier << 3 | seat


def claim_index(claimed: int) -> int:
    """How many bids were played before the one that makes this claim."""
    return 7 - (claimed >> 3 & 7)


class State:
    """Heaps of cards are ints (see `cards`). See `opening`: without an `__init__`, a copy costs no more than its
    attributes."""

    __slots__ = (
        "acting",
        "at",
        "bidden",
        "claims",
        "discards",
        "first",
        "hands",
        "holders",
        "lock",
        "log",
        "order",
        "phase",
        "piles",
        "points",
        "pool",
        "prizes",
        "round",
        "seats",
        "taken",
    )

    acting: tuple[Seat, ...]  # what to_act() returns
    at: int  # place in `order` while bidding, in `claims` while choosing
    bidden: int  # heap: all cards bid this round
    claims: list[int]  # one int per bid of the round (see `claim`); sorted once the choosing begins
    discards: int  # heap: prizes that nobody took
    first: Seat  # who opened the round
    hands: list[int]  # heaps
    holders: int  # a bit per seat that has cards, in hand or in the second pile
    lock: int  # SET or RUN once one was played this round, SOLO before
    log: list[tuple[int, Seat, Action]]  # (round, seat, Bid or Prize): all that was done in the open
    order: tuple[Seat, ...]  # seats in the order of this round's bids
    phase: int
    piles: list[int]  # number of cards in each second pile
    points: list[int]
    pool: int  # heap: cards nobody has seen (second piles; out of the game with three)
    prizes: int  # heap
    round: int
    seats: int
    taken: list[int]  # heaps: prizes taken by each seat

    def copy(self) -> State:
        twin = State()
        twin.seats = self.seats
        twin.phase = self.phase
        twin.acting = self.acting
        twin.first = self.first
        twin.round = self.round
        twin.lock = self.lock
        twin.at = self.at
        twin.order = self.order
        twin.claims = self.claims.copy()
        twin.hands = self.hands.copy()
        twin.piles = self.piles.copy()
        twin.holders = self.holders
        twin.pool = self.pool
        twin.prizes = self.prizes
        twin.bidden = self.bidden
        twin.discards = self.discards
        twin.taken = self.taken.copy()
        twin.points = self.points.copy()
        twin.log = self.log.copy()
        return twin

    def to_act(self) -> tuple[Seat, ...]:
        return self.acting

    def actions(self, seat: Seat) -> Sequence[Action]:
        if self.phase == BID:
            return legal_bids(self.hands[seat], self.lock)
        return legal_prizes(self.prizes, 1 if self.round == 1 else 2)

    def play(self, seat: Seat, action: Action) -> None:
        if isinstance(action, Bid):
            self._bid(seat, action)
        elif isinstance(action, Prize):
            self._take(seat, action)
        elif isinstance(action, PickUp):
            self._pick_up(action)
        elif isinstance(action, Deal):
            self._deal(action)
        elif isinstance(action, Lot):
            self.first = action.first
            self.phase = DEAL

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        if self.seats > 2:
            scores = tuple(self.points)
            return Outcome(scores, places(scores), "rainbow.ending.two-out")
        # whoever is out has nothing left to count, so this is the other's bonus alone
        scores = tuple([self.points[seat] + size(self.hands[seat]) + self.piles[seat] for seat in (0, 1)])
        return Outcome(scores, places(scores), "rainbow.ending.one-out")

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        if seat == CHANCE:
            return reasons.for_chance(self, action)
        return reasons.for_seat(self, seat, action)

    def _deal(self, action: Deal) -> None:
        each = HAND_DEALT[self.seats]
        self.prizes = heap(action.prizes)
        self.hands = [heap(action.hands[seat * each : (seat + 1) * each]) for seat in range(self.seats)]
        self.pool -= self.prizes + sum(self.hands)
        if self.seats == 2:
            self.piles = [PILE, PILE]
        self._open_round()

    def _open_round(self) -> None:
        self.round += 1
        self.lock = SOLO
        self.claims = []
        self.bidden = 0
        self.order = bidding_order(self.seats, self.first, self.holders)
        self.at = 0
        self.phase = BID
        self.acting = _ALONE[self.first]

    def _bid(self, seat: Seat, action: Bid) -> None:
        cards, strength, kind = WEIGHT[action.cards]
        claims = self.claims
        claims.append(claim(strength, len(claims), seat))
        self.log.append((self.round, seat, action))
        self.bidden += cards
        if kind:
            self.lock = kind
        hands = self.hands
        left = hands[seat] - cards
        hands[seat] = left
        if not left:
            if self.piles[seat]:
                self.phase = PICK_UP
                self.acting = _CHANCE
                return
            self.holders &= ~(1 << seat)
        self._next_bidder()

    def _pick_up(self, action: PickUp) -> None:
        seat = self.order[self.at]
        cards = heap(action.cards)
        self.hands[seat] = cards
        self.pool -= cards
        self.piles[seat] = 0
        self.phase = BID
        self._next_bidder()

    def _next_bidder(self) -> None:
        order = self.order
        at = self.at + 1
        while at < len(order):
            seat = order[at]
            if self.holders >> seat & 1:
                self.at = at
                self.acting = _ALONE[seat]
                return
            at += 1  # with two players, out after the first of the two bids
        self.claims.sort(reverse=True)
        self.at = 0
        self.phase = CHOOSE
        self.acting = _ALONE[self.claims[0] & 7]

    def _take(self, seat: Seat, action: Prize) -> None:
        value = action.value
        number = action.number
        cards = UNIT[value] * number
        self.log.append((self.round, seat, action))
        self.taken[seat] += cards
        self.points[seat] += value * number
        self.prizes -= cards
        at = self.at + 1
        self.at = at
        if self.prizes and at < len(self.claims):
            self.acting = _ALONE[self.claims[at] & 7]
        else:
            self._close_round()

    def _close_round(self) -> None:
        """The prizes left over leave the game, and the bids become the new prizes, unless
        the game ends: then they stay where they lie."""
        self.discards += self.prizes
        seats = self.seats
        holders = self.holders
        if holders.bit_count() <= (1 if seats == 2 else seats - 2):
            self.prizes = 0
            self.phase = OVER
            self.acting = _NOBODY
            return
        self.prizes = self.bidden
        first = self.claims[0] & 7
        while not holders >> first & 1:
            first = (first + 1) % seats
        self.first = first
        self._open_round()


def opening(seats: int) -> State:
    """The position before the lot."""
    state = State()
    state.seats = seats
    state.phase = LOT
    state.acting = _CHANCE
    state.first = 0
    state.round = 0
    state.lock = SOLO
    state.at = 0
    state.order = ()
    state.claims = []
    state.hands = [0] * seats
    state.piles = [0] * seats
    state.holders = (1 << seats) - 1
    state.pool = FULL
    state.prizes = 0
    state.bidden = 0
    state.discards = 0
    state.taken = [0] * seats
    state.points = [0] * seats
    state.log = []
    return state
