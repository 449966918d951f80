"""Which groups may be laid where: the combination cards, prepared for a quick answer.

Spaces are bits, so that all free ones are one number. The dearest space of a size is the
lowest of its bits.
"""

from __future__ import annotations

from functools import lru_cache

from kasane_desktop.core.game import Action
from kasane_desktop.games.layering.rules.actions import KEEP, Meld
from kasane_desktop.games.layering.rules.combinations import COMBINATIONS, MOST_CARDS, Spaces, combinations
from kasane_desktop.games.layering.rules.edition import Edition

MELDS = {
    (combination, k, reuse): Meld(combination, k, reuse)
    for combination in COMBINATIONS
    for k in range(1, MOST_CARDS + 1)
    for reuse in (False, True)
}
MOST_TAILS = 50_000
"""Own tables with large groups have millions of tails: beyond this the book starts afresh."""


class Book:
    """The combination cards of a match. Holds no state of it."""

    __slots__ = ("_groups", "_tails", "cards", "cells", "conditions", "free", "largest", "root", "spaces", "worth")

    def __init__(self, edition: Edition, spaces: Spaces) -> None:
        self.spaces = spaces
        self.conditions = tuple(combination.condition for combination in combinations(edition))
        self.cells: dict[str, list[int]] = {id: [0] * (MOST_CARDS + 1) for id in COMBINATIONS}
        self.worth: dict[int, int] = {}
        self.cards: dict[str, list[int]] = {id: [] for id in COMBINATIONS}  # for each its spaces, as bits
        bit = 1
        for id, own in zip(COMBINATIONS, spaces, strict=True):
            for n, points in own:
                self.cells[id][n] |= bit
                self.worth[bit] = points
                self.cards[id].append(bit)
                bit <<= 1
        self.free = bit - 1
        self.largest = tuple(max((n for n, _ in own), default=0) for own in spaces)
        self._forget()

    def _forget(self) -> None:
        self._groups: dict[tuple[int, ...], tuple[str, ...]] = {}
        self._tails: dict[tuple[int, ...], Tail] = {}
        self.root = Tail(self, ())

    def satisfied(self, group: tuple[int, ...]) -> tuple[str, ...]:
        """The combinations that a group of cards is."""
        found = self._groups.get(group)
        if found is None:
            found = tuple(
                id for id, condition in zip(COMBINATIONS, self.conditions, strict=True) if condition.holds(group)
            )
            self._groups[group] = found
        return found

    def dearest(self, combination: str, n: int, free: int) -> int:
        """The space that n cards take, as its bit; 0 if none is free."""
        spots = self.cells[combination][n] & free
        return spots & -spots

    def tail(self, hand: tuple[int, ...]) -> Tail:
        """The tail of a hand."""
        tail = self.root
        for card in hand:
            tail = tail.then[card] or tail.take(card)
        return tail

    def tail_of(self, cards: tuple[int, ...]) -> Tail:
        """The tail of cards that are the rest of a longer tail and one more card."""
        while not self._may_grow(cards):
            cards = cards[1:]
        if not cards:
            return self.root
        tail = self._tails.get(cards)
        if tail is None:
            if len(self._tails) >= MOST_TAILS:
                self._forget()
            tail = self._tails[cards] = Tail(self, cards)
        return tail

    def _may_grow(self, cards: tuple[int, ...]) -> bool:
        size = len(cards)
        return not cards or any(
            size <= largest and condition.may_grow(cards)
            for condition, largest in zip(self.conditions, self.largest, strict=True)
        )


class Tail:
    """The right end of a hand, as far as it can be part of any combination.

    There are few of them, so all that can be done with one is worked out once. `top` is the
    robe's card that may be used again, 0 for none.
    """

    __slots__ = ("_melds", "book", "cards", "masks", "offers", "then")

    def __init__(self, book: Book, cards: tuple[int, ...]) -> None:
        self.book = book
        self.cards = cards
        self.then: list[Tail | None] = [None] * 10  # by the card that comes to the right of it
        self.masks = [-1] * 10  # by top: all spaces within reach; -1 if not yet asked for
        self.offers: dict[int, tuple[Action, ...]] = {}  # by the free ones of them and top
        self._melds: dict[int, tuple[tuple[int, Meld], ...]] = {}

    def take(self, card: int) -> Tail:
        tail = self.then[card] = self.book.tail_of((*self.cards, card))
        return tail

    def melds(self, top: int) -> tuple[tuple[int, Meld], ...]:
        """All melds, each with the spaces it could take."""
        found = self._melds.get(top)
        if found is None:
            found = self._melds[top] = tuple(self._groups(top, False) + (self._groups(top, True) if top else []))
        return found

    def _groups(self, top: int, reuse: bool) -> list[tuple[int, Meld]]:
        found = []
        for k in range(1, min(len(self.cards), MOST_CARDS - reuse) + 1):
            group = self.cards[-k:]
            for combination in self.book.satisfied((top, *group) if reuse else group):
                cell = self.book.cells[combination][k + reuse]
                if cell:
                    found.append((cell, MELDS[combination, k, reuse]))
        return found

    def reach(self, top: int) -> int:
        """All spaces within reach."""
        mask = 0
        for cell, _ in self.melds(top):
            mask |= cell
        self.masks[top] = mask
        return mask

    def offer(self, top: int, live: int) -> tuple[Action, ...]:
        """What a player may do when the spaces `live` of those within reach are free."""
        offer = *(meld for cell, meld in self.melds(top) if cell & live), KEEP
        self.offers[live << 4 | top] = offer
        return offer


@lru_cache(maxsize=8)
def book_for(edition: Edition, spaces: Spaces) -> Book:
    """The book of an edition with these spaces: one for all matches and searches."""
    return Book(edition, spaces)
