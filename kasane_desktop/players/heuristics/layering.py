"""Kasane and Kimono: what a card is good for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from random import Random
from typing import Any

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.games.layering.actions import COMBINING, Meld
from kasane_desktop.games.layering.book import Book, Tail
from kasane_desktop.games.layering.scoring import bonus
from kasane_desktop.players.heuristics.heuristic import Heuristic

LAID = 0.35
"""What a card laid on the robe is worth by itself: many cards, all cards bring points at the end."""
COLOUR = 0.2
"""What a colour that is new on the robe is worth."""
HOPE = 0.6
"""What the next card may make possible counts less than what is there."""
TEMPER = 0.8


class Lore:
    """What tails are good for, remembered for one book."""

    def __init__(self, book: Book) -> None:
        self._worth = book.worth
        self._best: dict[tuple[Tail, int, int], float] = {}
        self._hope: dict[tuple[Tail, int, int], float] = {}
        self._near: dict[tuple[Tail, int], int] = {}

    def best(self, tail: Tail, top: int, free: int) -> float:
        """The best that can be laid at once."""
        mask = tail.masks[top]
        live = free & (mask if mask >= 0 else tail.reach(top))
        if not live:
            return 0.0
        key = (tail, top, live)
        found = self._best.get(key)
        if found is None:
            found = 0.0
            for cell, meld in tail.melds(top):
                spots = cell & live
                if spots:
                    found = max(found, self._worth[spots & -spots] + LAID * meld.k)
            self._best[key] = found
        return found

    def hope(self, tail: Tail, top: int, free: int) -> float:
        """What the next card may bring, if all are equally likely."""
        near = self._near.get((tail, top))
        if near is None:
            near = 0
            for card in range(1, 10):
                after = tail.then[card] or tail.take(card)
                near |= after.reach(top)
            self._near[tail, top] = near
        key = (tail, top, free & near)
        found = self._hope.get(key)
        if found is None:
            found = sum(self.best(tail.then[card] or tail.take(card), top, free) for card in range(1, 10)) / 9
            self._hope[key] = found
        return found


@lru_cache(maxsize=8)
def lore_of(book: Book) -> Lore:
    return Lore(book)


class LayeringHeuristic(Heuristic):
    spread = 2.0
    focus = 1.2

    def open_book(self, view: Any) -> bool:
        return True

    def settled(self, state: Any) -> bool:
        return bool(state.round == state.seats and state.turns_left <= 7)

    def prior(self, state: Any, seat: Seat, actions: Sequence[Action]) -> Sequence[float]:
        values = self._values(state, seat, actions)
        best = max(values)
        return [exp((value - best) / TEMPER) for value in values]

    def pick(self, state: Any, seat: Seat, actions: Sequence[Action], rng: Random) -> Action:
        random = rng.random
        best, found = -1.0, actions[0]
        for action, value in zip(actions, self._values(state, seat, actions), strict=True):
            value += 0.8 * random()
            if value > best:
                best, found = value, action
        return found

    def _values(self, state: Any, seat: Seat, actions: Sequence[Action]) -> list[float]:
        lore = lore_of(state.book)
        if state.phase == COMBINING:
            return [self._laying(state, seat, action, lore) for action in actions]
        robe = state.robes[seat]
        top = robe[-1] if robe else 0
        tail = state.tails[seat]
        free = state.free
        values = []
        for action in actions:
            card = state.rows[action.row][-1]  # type: ignore[attr-defined]  # Take
            if card:
                after = tail.then[card] or tail.take(card)
                hope = HOPE * lore.hope(after, top, free)
                best = lore.best(after, top, free)
                values.append(max(hope, best + 0.3 * hope))
            else:
                values.append(1.0 + LAID + HOPE * lore.hope(tail, 0 if state.edition.specials_on_robe else top, free))
        return values

    def _laying(self, state: Any, seat: Seat, action: Action, lore: Lore) -> float:
        robe = state.robes[seat]
        hand = state.hands[seat]
        if not isinstance(action, Meld):
            return HOPE * lore.hope(state.tails[seat], robe[-1] if robe else 0, state.free)
        k = action.k
        book = state.book
        spots = state.free & book.cells[action.combination][k + action.reuse]
        spot = spots & -spots
        laid = hand[-k:]
        new = len(set(laid).difference(robe))
        after = lore.hope(book.tail(hand[:-k]), laid[-1], state.free ^ spot)
        return float(book.worth[spot] + LAID * k + COLOUR * new + HOPE * after)

    def standings(self, state: Any) -> Sequence[float]:
        found = []
        for seat, robe in enumerate(state.robes):
            specials = state.specials[seat]
            colours, complete = bonus(robe, specials)
            found.append(state.points[seat] + colours + complete + 0.05 * (len(robe) + specials))
        return found
