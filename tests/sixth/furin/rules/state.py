"""A position of Fūrin."""

from __future__ import annotations

from collections.abc import Sequence

from kasane_desktop.core.game import CHANCE, Action, Outcome, Seat, places
from kasane_desktop.core.text import Reason

from . import reasons
from .actions import DEAL, HANG, HANGS, OVER, TURN, VALUES, Deal, Hang, Turn


class State:
    """Cards are numbers; hands lie in ascending order."""

    __slots__ = (
        "first",  # seat that opened the round
        "hands",
        "hung",  # (seat, card) of this round, as played
        "phase",
        "pool",  # prizes that may still come
        "prize",  # 0 while there is none
        "round",
        "rounds",
        "seats",
        "spent",  # cards that each seat has hung
        "taken",  # prizes of each seat
    )

    def __init__(self, seats: int, rounds: int) -> None:
        self.seats, self.rounds, self.round, self.first = seats, rounds, 0, 0
        self.phase = DEAL
        self.prize = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.spent: list[list[int]] = [[] for _ in range(seats)]
        self.taken: list[list[int]] = [[] for _ in range(seats)]
        self.hung: list[tuple[Seat, int]] = []
        self.pool = list(VALUES)

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.seats, twin.rounds, twin.round, twin.first = self.seats, self.rounds, self.round, self.first
        twin.phase, twin.prize = self.phase, self.prize
        twin.hands = [hand.copy() for hand in self.hands]
        twin.spent = [spent.copy() for spent in self.spent]
        twin.taken = [taken.copy() for taken in self.taken]
        twin.hung, twin.pool = self.hung.copy(), self.pool.copy()
        return twin

    def to_act(self) -> tuple[Seat, ...]:
        if self.phase == HANG:
            return ((self.first + len(self.hung)) % self.seats,)
        return () if self.phase == OVER else (CHANCE,)

    def actions(self, seat: Seat) -> Sequence[Action]:
        return [HANGS[card] for card in self.hands[seat]]

    def play(self, seat: Seat, action: Action) -> None:
        if isinstance(action, Hang):
            self.hands[seat].remove(action.card)
            self.spent[seat].append(action.card)
            self.hung.append((seat, action.card))
            if len(self.hung) == self.seats:
                self._close_round()
        elif isinstance(action, Turn):
            self.pool.remove(action.card)
            self.prize, self.hung = action.card, []
            self.round += 1
            self.phase = HANG
        elif isinstance(action, Deal):
            self.first = action.first
            for place, card in enumerate(action.hands):
                self.hands[place // self.rounds].append(card)
            self.phase = TURN

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        scores = tuple(map(sum, self.taken))
        return Outcome(scores, places(scores), "furin.ending.all-hung")

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        return reasons.for_chance(self, action) if seat == CHANCE else reasons.for_seat(self, seat, action)

    def _close_round(self) -> None:
        """The highest takes the prize, of equals the earliest; what was hung stays until the wind brings more."""
        self.first = ahead(self.hung)
        self.taken[self.first].append(self.prize)
        self.prize = 0
        self.phase = TURN if self.round < self.rounds else OVER


def ahead(hung: Sequence[tuple[Seat, int]]) -> Seat:
    """Who takes the prize as it stands; -1: nobody."""
    return max(hung, key=lambda chime: chime[1], default=(-1, 0))[0]
