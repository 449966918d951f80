"""Kasane and Kimono: what a tail of a hand is good for, worked out once."""

from __future__ import annotations

from functools import lru_cache
from operator import mul
from typing import Final

from kasane_desktop.games.layering.rules.book import Book, Tail

LAID: Final = 0.35
"""What a card on the robe is worth by itself: many cards, all cards bring points at the end."""
CHOICE: Final = 3
"""The next card is thought to be the best of so many."""

_RANKS: Final = tuple(((rank + 1) / 9) ** CHOICE - (rank / 9) ** CHOICE for rank in range(9))
"""How likely each of nine values, from the least, is the greatest of CHOICE."""

MOST_REMEMBERED: Final = 80_000
"""Values that are kept, some ten megabytes of them: beyond this memory starts afresh."""

_NOTHING: Final[dict[int, float]] = {}


class Note:
    """What a tail is good for, by the card that may be used again and the free spaces within reach."""

    __slots__ = ("_best", "_hope", "_lore", "_near", "tail", "then")

    def __init__(self, lore: Lore, tail: Tail) -> None:
        self._lore = lore
        self.tail = tail
        self.then: list[Note | None] = [None] * 10  # by the card that comes to the right of it
        self._best = [_NOTHING] * 10  # most are never asked for: twenty dictionaries would be most of a note
        self._hope = [_NOTHING] * 10
        self._near = [-1] * 10

    def take(self, card: int) -> Note:
        note = self.then[card] = self._lore.note(self.tail.then[card] or self.tail.take(card))
        return note

    def best(self, top: int, free: int) -> float:
        """The best that can be laid at once."""
        mask = self.tail.masks[top]
        live = free & (mask if mask >= 0 else self.tail.reach(top))
        if not live:
            return 0.0
        found = self._best[top].get(live)
        if found is None:
            found, worth = 0.0, self._lore.worth
            for cell, meld in self.tail.melds(top):
                spots = cell & live
                if spots:
                    found = max(found, worth[spots & -spots] + LAID * meld.k)
            _keep(self._best, top, live, found)
            self._lore.remembered += 1
        return found

    def hope(self, top: int, free: int) -> float:
        """What the next card may bring."""
        near = self._near[top]
        if near < 0:
            near = self._near[top] = self._within_reach(top)
        live = free & near
        found = self._hope[top].get(live)
        if found is None:
            values = [(self.then[card] or self.take(card)).best(top, free) for card in range(1, 10)]
            values.sort()
            found = sum(map(mul, values, _RANKS))
            _keep(self._hope, top, live, found)
            self._lore.remembered += 1
        return found

    def _within_reach(self, top: int) -> int:
        near = 0
        for card in range(1, 10):
            tail = (self.then[card] or self.take(card)).tail
            near |= tail.masks[top] if tail.masks[top] >= 0 else tail.reach(top)
        return near


def _keep(known: list[dict[int, float]], top: int, live: int, worth: float) -> None:
    if known[top] is _NOTHING:
        known[top] = {}
    known[top][live] = worth


class Lore:
    """What is known about all tails of one book."""

    def __init__(self, book: Book) -> None:
        self.worth = book.worth
        self.remembered = 0
        self._notes: dict[Tail, Note] = {}

    def note(self, tail: Tail) -> Note:
        note = self._notes.get(tail)
        if note is None:
            if self.remembered >= MOST_REMEMBERED:
                self._notes.clear()
                self.remembered = 0
            note = self._notes[tail] = Note(self, tail)
        return note


@lru_cache(maxsize=8)
def lore_of(book: Book) -> Lore:
    return Lore(book)
