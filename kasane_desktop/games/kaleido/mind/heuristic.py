"""Kaleido: a position is judged at once, by what was learned of it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from functools import lru_cache
from math import exp
from operator import mul
from random import Random
from typing import Any

from kasane_desktop.core.game import Action, Game, Seat
from kasane_desktop.games.kaleido.mind.features import (
    BOARD,
    BOARD_DOUBT,
    MEETING_DOUBT,
    SEAT,
    SHAPE,
    expected,
    hexagon,
    meeting_codes,
    next_tile,
    open_codes,
    phase_of,
    prior_values,
    seat_features,
    seat_values,
    value_features,
)
from kasane_desktop.games.kaleido.rules.actions import AddBoard
from kasane_desktop.games.kaleido.rules.state import State
from kasane_desktop.games.kaleido.rules.view import View
from kasane_desktop.players.heuristic import STEADY, Heuristic, Style
from kasane_desktop.players.learned import Vector, Weights, weights_in

# Without weights.json:
PRIOR = (0.625, 0.625, 0.625, 0.0, -0.3125, -0.375, 0.0)
MOST_BOARDS = 2.0
"""All places for a new board together count as so many."""

Table = dict[int, tuple[float, ...]]


class Judgement:
    """What was learned, for one number of seats and phase, as tables: what each hexagon adds to the value of each
    seat, by who lays the next tile."""

    def __init__(self, seats: int, weights: Vector) -> None:
        self._seats = seats
        self.seat = weights[: len(SEAT)]
        self._board = weights[len(SEAT) : len(SEAT) + len(BOARD)]
        self._meeting = weights[len(SEAT) + len(BOARD) :]
        self._tables: dict[tuple[Seat, int], tuple[Table, Table]] = {}

    def tables(self, mover: Seat, colour: int) -> tuple[Table, Table]:
        """For boards and for meetings."""
        found = self._tables.get((mover, colour))
        if found is None:
            found = self._tables[mover, colour] = ({}, {})
        return found

    def board(self, code: int, mover: Seat, colour: int) -> tuple[float, ...]:
        return self._added(self._board, code, BOARD_DOUBT, mover, colour)

    def meeting(self, code: int, mover: Seat, colour: int) -> tuple[float, ...]:
        return self._added(self._meeting, code, MEETING_DOUBT, mover, colour)

    def _added(self, weights: Vector, code: int, doubt: float, mover: Seat, colour: int) -> tuple[float, ...]:
        return tuple(sum(map(mul, weights, features)) for features in hexagon(code, self._seats, doubt, mover, colour))


@lru_cache(maxsize=32)
def judgements(weights: Weights, seats: int) -> tuple[Judgement, ...]:
    """For each phase."""
    return tuple(Judgement(seats, phase) for phase in weights.value[seats])


@lru_cache(maxsize=4)
def chances_of(weights: Weights) -> Weights:
    """With those by which chances are told in the place of those by which it is played: they have the same features."""
    return replace(weights, value=weights.look)


class KaleidoHeuristic(Heuristic):
    spread = 4.0
    focus = 1.2

    def __init__(self, game: Game[Any, Any], style: Style = STEADY) -> None:
        super().__init__(game, style)
        self.learned = weights_in(__package__, SHAPE)

    def open_book(self, view: View) -> bool:
        return True

    def opening(self, view: View) -> bool:
        return view.turn <= 2 * view.seats

    def settled(self, state: State) -> bool:
        return sum(state.hand) <= 5

    def position(self, state: State) -> Hashable | None:
        if sum(state.hand) < 2:  # sooner worked out than remembered
            return None
        return (
            state.phase,
            state.active,
            state.extra,
            state.filled,
            state.pending,
            tuple(state.tiles),  # what is left in the hands follows from them
            state.comb.cells,
            tuple(state.whites),
            tuple(state.boards),
            tuple(state.points),
        )

    def prior(self, state: State, seat: Seat, actions: Sequence[Action]) -> Sequence[float]:
        learned = self.learned
        weights = learned.prior[state.seats][phase_of(state)] if learned else PRIOR
        values = prior_values(state, seat, actions, weights)
        best = max(values)
        found = [exp(value - best) for value in values]
        boards = 0 if learned else sum(isinstance(action, AddBoard) for action in actions)
        if boards > 1:
            share = MOST_BOARDS / boards
            found = [w * share if isinstance(a, AddBoard) else w for w, a in zip(found, actions, strict=True)]
        return found

    def look_back(self) -> None:
        super().look_back()
        if self.learned is not None:
            self.learned = chances_of(self.learned)

    def play_out(self, state: State, rng: Random) -> Sequence[float]:
        return self.worth(state)

    def judges(self, state: State) -> bool:
        return True

    def features(self, state: State) -> list[list[float]]:
        return value_features(state)

    def phase(self, state: State) -> int:
        return phase_of(state)

    def look_features(self, state: State, rng: Random) -> list[list[float]]:
        return value_features(state)

    def logits(self, state: State) -> list[float] | None:
        return self._logits(state, judgements(self.learned, state.seats)[phase_of(state)]) if self.learned else None

    def standings(self, state: State) -> Sequence[float]:
        outcome = state.outcome()
        if outcome is not None:
            return outcome.scores
        seats = state.seats
        found = [expected(code, seats, BOARD_DOUBT) for code in open_codes(state)]
        found += [expected(code, seats, MEETING_DOUBT) for code in meeting_codes(state)]
        return [row[0] + sum(shares) for row, *shares in zip(seat_features(state), *found, strict=True)]

    def _logits(self, state: State, judgement: Judgement) -> list[float]:
        mover, colour = next_tile(state)
        boards, meetings = judgement.tables(mover, colour)
        found: list[tuple[float, ...]] = []
        for code in open_codes(state):
            added = boards.get(code)
            if added is None:
                added = boards[code] = judgement.board(code, mover, colour)
            found.append(added)
        for code in meeting_codes(state):
            added = meetings.get(code)
            if added is None:
                added = meetings[code] = judgement.meeting(code, mover, colour)
            found.append(added)
        return list(map(sum, zip(seat_values(state, mover, judgement.seat), *found, strict=True)))
