"""Kasane and Kimono: what a card is good for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from operator import mul
from random import Random

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.games.layering.actions import COMBINING, DEAL, SPECIAL, Meld
from kasane_desktop.games.layering.book import Book, Tail
from kasane_desktop.games.layering.edition import TURNS
from kasane_desktop.games.layering.scoring import bonus, colours
from kasane_desktop.games.layering.state import State
from kasane_desktop.games.layering.view import View
from kasane_desktop.players.heuristics.heuristic import Heuristic

# Found by letting the policy play thousands of matches against variants of itself.
LAID = 0.35
"""What a card on the robe is worth by itself: many cards, all cards bring points at the end."""
COLOUR = 0.2
"""What a colour that is new on the robe is worth."""
HOPE = 0.8
"""What the next card may make possible counts less than what is there."""
AFTERWARDS = 0.35
"""The same, if something is laid first."""
SPECIAL_WORTH = 0.9
DENIAL = 0.4
"""A card that the next player would like to have."""
CHOICE = 3
"""The next card is thought to be the best of so many."""

_RANKS = tuple(((rank + 1) / 9) ** CHOICE - (rank / 9) ** CHOICE for rank in range(9))
"""How likely each of nine values, from the least, is the greatest of CHOICE."""

TEMPER = 0.8
WHIM = 0.4
"""How much is left to chance when a game is played out."""

# By the turns that are left to everyone: what a player will still gain, fitted to matches that the
# policy played: constant, hope, cards in hand, laid, colours, their distance from five, points of
# the free spaces for each player, a card that can be used again.
FUTURE = {
    3: (0.008, 0.647, 0.164, -0.090, 0.502, 0.536, 0.038, 0.323),
    4: (0.027, 0.561, 0.333, -0.114, 0.542, 0.246, 0.058, 0.479),
    6: (0.238, 0.346, 1.066, 0.362, 0.484, 0.269, 0.047, 0.492),
    8: (0.128, 0.384, 0.656, -0.143, 0.495, 0.146, 0.187, 0.387),
    9: (0.275, 0.216, 0.883, -0.058, 0.842, 0.533, 0.205, 0.523),
}


MOST_REMEMBERED = 200_000
"""Beyond this memory starts afresh: a program may run for days."""


class Lore:
    """What tails are good for, remembered for one book."""

    def __init__(self, book: Book) -> None:
        self._worth = book.worth
        self._best: dict[tuple[Tail, int, int], float] = {}
        self._hope: dict[tuple[Tail, int, int], float] = {}
        self._near: dict[tuple[Tail, int], int] = {}
        self._free: dict[int, int] = {}

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
            if len(self._best) >= MOST_REMEMBERED:
                self._best.clear()
            self._best[key] = found
        return found

    def hope(self, tail: Tail, top: int, free: int) -> float:
        """What the next card may bring."""
        near = self._near.get((tail, top))
        if near is None:
            near = 0
            for card in range(1, 10):
                near |= _mask(tail.then[card] or tail.take(card), top)
            self._near[tail, top] = near
        key = (tail, top, free & near)
        found = self._hope.get(key)
        if found is None:
            values = [self.best(tail.then[card] or tail.take(card), top, free) for card in range(1, 10)]
            values.sort()
            if len(self._hope) >= MOST_REMEMBERED:
                self._hope.clear()
                self._near.clear()
            found = self._hope[key] = sum(map(mul, values, _RANKS))
        return found

    def unclaimed(self, free: int) -> int:
        """The points of all free spaces."""
        found = self._free.get(free)
        if found is None:
            found = self._free[free] = sum(points for bit, points in self._worth.items() if free & bit)
        return found


def _mask(tail: Tail, top: int) -> int:
    mask = tail.masks[top]
    return mask if mask >= 0 else tail.reach(top)


@lru_cache(maxsize=8)
def lore_of(book: Book) -> Lore:
    return Lore(book)


class LayeringHeuristic(Heuristic):
    spread = 2.0
    focus = 1.2

    def open_book(self, view: View) -> bool:
        return True

    def settled(self, state: State) -> bool:
        return state.round == state.seats and state.turns_left <= 7

    def prior(self, state: State, seat: Seat, actions: Sequence[Action]) -> Sequence[float]:
        values = self._values(state, seat, actions)
        best = max(values)
        return [exp((value - best) / TEMPER) for value in values]

    def pick(self, state: State, seat: Seat, actions: Sequence[Action], rng: Random) -> Action:
        random = rng.random
        best, found = -1.0, actions[0]
        for action, value in zip(actions, self._values(state, seat, actions), strict=True):
            value += WHIM * random()
            if value > best:
                best, found = value, action
        return found

    def play_out(self, state: State, rng: Random) -> Sequence[float]:
        """To the end of the round: what will be dealt then is anybody's guess."""
        while state.phase > DEAL and (acting := state.acting):
            seat = acting[0]
            actions = state.offer
            state.play(seat, self.pick(state, seat, actions, rng) if len(actions) > 1 else actions[0])
        return self.standings(state)

    def standings(self, state: State) -> Sequence[float]:
        if state.acting:
            return self._expected(state)
        found = []
        for seat, robe in enumerate(state.robes):
            specials = state.specials[seat]
            diversity, complete = bonus(robe, specials)
            found.append(state.points[seat] + diversity + complete + 0.05 * (len(robe) + specials))
        return found

    def _expected(self, state: State) -> Sequence[float]:
        """At the end of a round: points now, and those to come."""
        seats = state.seats
        lore = lore_of(state.book)
        left = (seats - state.round + 1) * (TURNS // seats)
        constant, hope, held, laid, colour, far, free, again = FUTURE[left]
        constant += free * lore.unclaimed(state.free) / seats
        found = []
        for seat, robe in enumerate(state.robes):
            top = robe[-1] if robe else SPECIAL
            different = colours(robe)
            found.append(
                state.points[seat]
                + constant
                + hope * lore.hope(state.tails[seat], top, state.free)
                + held * len(state.hands[seat])
                + laid * (len(robe) + state.specials[seat])
                + colour * different
                + far * abs(different - 5)
                + (again if top else 0.0)
            )
        return found

    def _values(self, state: State, seat: Seat, actions: Sequence[Action]) -> list[float]:
        lore = lore_of(state.book)
        now, later = self.style.now, self.style.later
        if state.phase == COMBINING:
            return [self._laying(state, seat, action, lore) for action in actions]
        free, rows = state.free, state.rows
        robe, tail = state.robes[seat], state.tails[seat]
        top = robe[-1] if robe else SPECIAL
        rival = seat + 1 if seat + 1 < state.seats else 0
        rival_robe, rival_tail = state.robes[rival], state.tails[rival]
        rival_top = rival_robe[-1] if rival_robe else SPECIAL
        values = []
        for action in actions:
            card = rows[action.row][-1]  # type: ignore[attr-defined]  # a Take
            if card:
                after = tail.then[card] or tail.take(card)
                hope = later * lore.hope(after, top, free)
                best = lore.best(after, top, free)
                if best and card not in robe:
                    best += COLOUR
                wanted = lore.best(rival_tail.then[card] or rival_tail.take(card), rival_top, free)
                values.append(max(HOPE * hope, now * best + AFTERWARDS * hope) + DENIAL * wanted)
            else:
                left_top = SPECIAL if state.edition.specials_on_robe else top
                values.append(now * SPECIAL_WORTH + HOPE * later * lore.hope(tail, left_top, free))
        return values

    def _laying(self, state: State, seat: Seat, action: Action, lore: Lore) -> float:
        robe, hand, book = state.robes[seat], state.hands[seat], state.book
        hope = HOPE * self.style.later
        if not isinstance(action, Meld):
            return hope * lore.hope(state.tails[seat], robe[-1] if robe else SPECIAL, state.free)
        k = action.k
        spots = state.free & book.cells[action.combination][k + action.reuse]
        spot = spots & -spots
        laid = hand[-k:]
        new = len(set(laid).difference(robe))
        after = lore.hope(book.tail(hand[:-k]), laid[-1], state.free ^ spot)
        return self.style.now * (book.worth[spot] + LAID * k + COLOUR * new) + hope * after
