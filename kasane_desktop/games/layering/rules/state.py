"""A position. Everything in it is public but for the order of the deck, which is not kept:
`deck` is only a number for each kind of card, and chance says what is dealt."""

from __future__ import annotations

from typing import Final

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import CHANCE, Action, Outcome, Seat, places
from kasane_desktop.core.text import Reason
from kasane_desktop.games.layering.rules import reasons
from kasane_desktop.games.layering.rules.actions import (
    COMBINING,
    DEAL,
    LOT,
    OVER,
    SPECIAL,
    TAKES,
    TAKING,
    Deal,
    Meld,
    Take,
)
from kasane_desktop.games.layering.rules.book import Book, Tail
from kasane_desktop.games.layering.rules.edition import LAYOUTS, Edition
from kasane_desktop.games.layering.rules.scoring import bonus

_CHANCE: Final = (CHANCE,)
_SEATS: Final = tuple((seat,) for seat in range(4))


class State:
    """`hands` and `robes` run from left to right; a robe holds SPECIAL for a +1. `specials`
    counts what lies beside the robe. `free` and `marks` are spaces as bits of the book.
    See `opening`: without an `__init__`, a copy costs no more than its attributes."""

    __slots__ = (
        "acting",
        "book",
        "combines",
        "deck",
        "discards",
        "edition",
        "first",
        "free",
        "hands",
        "last_card",
        "last_meld",
        "last_seat",
        "marks",
        "offer",
        "open",
        "phase",
        "points",
        "robes",
        "round",
        "rows",
        "seats",
        "specials",
        "tails",
        "turns_left",
    )

    edition: Edition
    book: Book
    seats: int
    combines: bool  # after a special card too
    phase: int
    acting: tuple[Seat, ...]
    offer: tuple[Action, ...]
    round: int
    turns_left: int  # of all players in this round
    first: Seat
    rows: list[tuple[int, ...]]  # the open card is the last
    open: int  # rows that are not empty, as bits
    deck: tuple[int, ...]
    discards: tuple[int, ...]
    hands: list[tuple[int, ...]]
    tails: list[Tail]
    robes: list[tuple[int, ...]]
    specials: list[int]
    points: list[int]
    free: int
    marks: list[int]
    last_seat: Seat  # the last move is kept for showing it
    last_card: int
    last_meld: Meld | None

    def copy(self) -> State:
        new = State()
        new.edition = self.edition
        new.book = self.book
        new.seats = self.seats
        new.combines = self.combines
        new.phase = self.phase
        new.acting = self.acting
        new.offer = self.offer
        new.round = self.round
        new.turns_left = self.turns_left
        new.first = self.first
        new.rows = self.rows[:]
        new.open = self.open
        new.deck = self.deck
        new.discards = self.discards
        new.hands = self.hands[:]
        new.tails = self.tails[:]
        new.robes = self.robes[:]
        new.specials = self.specials[:]
        new.points = self.points[:]
        new.free = self.free
        new.marks = self.marks[:]
        new.last_seat = self.last_seat
        new.last_card = self.last_card
        new.last_meld = self.last_meld
        return new

    def to_act(self) -> tuple[Seat, ...]:
        return self.acting

    def actions(self, seat: Seat) -> tuple[Action, ...]:
        return self.offer if seat in self.acting else ()

    def play(self, seat: Seat, action: Action) -> None:
        if isinstance(action, Take):
            if self._take(seat, action.row):
                return
        elif isinstance(action, Meld):
            self._meld(seat, action)
        elif seat == CHANCE:
            self._chance(action)
            return
        # The turn is over.
        self.turns_left -= 1
        if self.turns_left:
            seat += 1
            self.acting = _SEATS[seat] if seat < self.seats else _SEATS[0]
            self.phase = TAKING
            self.offer = TAKES[self.open]
        else:
            self._end_round()

    def _take(self, seat: Seat, number: int) -> bool:
        """Take from a row, and tell whether the player has something to combine."""
        row = self.rows[number]
        card = row[-1]
        self.rows[number] = row = row[:-1]
        if not row:
            self.open ^= 1 << number
        self.last_seat = seat
        self.last_card = card
        self.last_meld = None
        tail = self.tails[seat]
        if card:
            self.hands[seat] += (card,)
            self.tails[seat] = tail = tail.then[card] or tail.take(card)
        else:
            self._lay_special(seat)
            if not self.combines:
                return False
        robe = self.robes[seat]
        top = robe[-1] if robe else SPECIAL
        mask = tail.masks[top]
        live = self.free & (mask if mask >= 0 else tail.reach(top))
        if not live:
            return False
        self.phase = COMBINING
        self.offer = tail.offers.get(live << 4 | top) or tail.offer(top, live)
        return True

    def _lay_special(self, seat: Seat) -> None:
        self.points[seat] += 1
        if self.edition.specials_on_robe:
            self.robes[seat] += (SPECIAL,)
        else:
            self.specials[seat] += 1

    def _meld(self, seat: Seat, meld: Meld) -> None:
        self.last_meld = meld
        k = meld.k
        book = self.book
        spots = self.free & book.cells[meld.combination][k + meld.reuse]
        spot = spots & -spots  # the dearest
        self.free ^= spot
        self.marks[seat] |= spot
        self.points[seat] += book.worth[spot]
        hand = self.hands[seat]
        self.robes[seat] += hand[-k:]
        self.hands[seat] = hand = hand[:-k]
        self.tails[seat] = book.tail(hand)

    def _end_round(self) -> None:
        discards = list(self.discards)
        for row in self.rows:
            for card in row:
                discards[card] += 1
        self.rows = [()] * len(self.rows)
        self.open = 0
        self.offer = ()
        self.discards = tuple(discards)
        if self.round == self.seats:
            self.phase = OVER
            self.acting = ()
            return
        if sum(self.deck) < LAYOUTS[self.seats].cards:
            self.deck = tuple(map(sum, zip(self.deck, discards, strict=True)))
            self.discards = (0,) * 10
        self.round += 1
        self.first = (self.first + 1) % self.seats
        self.phase = DEAL
        self.acting = _CHANCE

    def _chance(self, action: Action) -> None:
        if isinstance(action, Lot):
            self.first = action.first
            self.phase = DEAL
        elif isinstance(action, Deal):
            self._deal(action.cards)

    def _deal(self, cards: tuple[int, ...]) -> None:
        deck = list(self.deck)
        for card in cards:
            deck[card] -= 1
        self.deck = tuple(deck)
        length = LAYOUTS[self.seats].length
        self.rows = [cards[start : start + length] for start in range(0, len(cards), length)]
        self.open = (1 << len(self.rows)) - 1
        self.turns_left = len(cards) - len(self.rows)
        self.acting = _SEATS[self.first]
        self.phase = TAKING
        self.offer = TAKES[self.open]

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        scores = []
        standings = []  # at equal points more cards laid come first
        for seat, robe in enumerate(self.robes):
            diversity, complete = bonus(robe, self.specials[seat])
            score = self.points[seat] + diversity + complete
            scores.append(score)
            standings.append((score, len(robe) + self.specials[seat]))
        return Outcome(tuple(scores), places(standings), "layering.ending")

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        return reasons.why_not_dealt(self, action) if seat == CHANCE else reasons.why_not(self, seat, action)


def opening(edition: Edition, book: Book, seats: int, combines: bool) -> State:
    """The position before the lot."""
    state = State()
    state.edition = edition
    state.book = book
    state.seats = seats
    state.combines = combines
    state.phase = LOT
    state.acting = _CHANCE
    state.offer = ()
    state.round = 1
    state.turns_left = 0
    state.first = -1
    state.rows = [()] * LAYOUTS[seats].rows
    state.open = 0
    state.deck = LAYOUTS[seats].deck
    state.discards = (0,) * 10
    state.hands = [()] * seats
    state.tails = [book.root] * seats
    state.robes = [()] * seats
    state.specials = [0] * seats
    state.points = [0] * seats
    state.free = book.free
    state.marks = [0] * seats
    state.last_seat = -1
    state.last_card = SPECIAL
    state.last_meld = None
    return state
