"""Kaleido: what a hexagon may bring to whom, full or not."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp
from random import Random
from typing import Any

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.games.kaleido.rules.actions import AddBoard, Leave, Place, Turn, White
from kasane_desktop.games.kaleido.rules.honeycomb import Comb, Meeting, rotated
from kasane_desktop.games.kaleido.rules.majority import FULL, MAJORITY, WEIGHT, WHITE
from kasane_desktop.games.kaleido.rules.state import State, colours_of, per_seat
from training.landed.heuristic import Heuristic

WHITE_CHANCE = 0.15
"""How likely the next tile on a space is white."""
DOUBT = 0.96
"""For each empty space of a board: it may never be filled."""
MEETING_DOUBT = 0.85
"""For each empty space around a point."""
BOARD = -0.6
"""A new board brings nothing by itself, and there are few of them."""
WASTED = 0.5
"""What a white tile is worth in the hand."""
TEMPER = 1.6
GLIMPSE = 5
"""Steps that are looked at while a game is played out."""


@cache
def expected(code: int, seats: int, doubt: float) -> tuple[float, ...]:
    """What a hexagon whose tiles add up to `code` will bring to each seat, if it is filled by chance."""
    if code >= FULL:
        points = [0] * 5
        for won, share in MAJORITY[code]:
            points[won] += share
        return per_seat(seats, points)
    colours = [colour for seat in range(seats) for colour in colours_of(seats, seat)]
    chance = doubt * (1.0 - WHITE_CHANCE) / len(colours)
    whole = [doubt * WHITE_CHANCE * part for part in expected(code + WEIGHT[WHITE], seats, doubt)]
    for colour in colours:
        for seat, part in enumerate(expected(code + WEIGHT[colour], seats, doubt)):
            whole[seat] += chance * part
    return tuple(whole)


@cache
def edge(code: int, seats: int, seat: Seat, doubt: float) -> float:
    """What a hexagon brings to a seat more than to the others."""
    shares = expected(code, seats, doubt)
    return shares[seat] - (sum(shares) - shares[seat]) / (seats - 1)


class Places:
    """Which meeting points a space or a board has a part in."""

    def __init__(self, comb: Comb) -> None:
        self.of_space: dict[int, list[Meeting]] = {}
        self.of_board: dict[int, list[Meeting]] = {}
        for meeting in comb.meetings:
            for at in meeting:
                self.of_space.setdefault(at, []).append(meeting)
                met = self.of_board.setdefault(at // 6, [])
                if meeting not in met:
                    met.append(meeting)


places_of = lru_cache(maxsize=4096)(Places)


class KaleidoHeuristic(Heuristic):
    spread = 4.0
    focus = 1.2
    horizon = 0
    """Turns per seat that are played out before the position is judged."""

    def open_book(self, view: Any) -> bool:
        return True

    def settled(self, state: State) -> bool:
        return sum(state.hand) <= 3

    def prior(self, state: State, seat: Seat, actions: Sequence[Action]) -> Sequence[float]:
        values = [self._value(state, seat, action) for action in actions]
        best = max(values)
        weights = [exp((value - best) / TEMPER) for value in values]
        boards = sum(isinstance(action, AddBoard) for action in actions)
        if boards > 1:
            share = 2.0 / boards
            weights = [w * share if isinstance(a, AddBoard) else w for w, a in zip(weights, actions, strict=True)]
        return weights

    def pick(self, state: State, seat: Seat, actions: Sequence[Action], rng: Random) -> Action:
        random = rng.random
        number = len(actions)
        best, found = -99.0, actions[-1]
        if number > GLIMPSE:
            seen = [actions[int(random() * number)] for _ in range(GLIMPSE - 1)]
            seen.append(actions[-1])
        else:
            seen = actions  # type: ignore[assignment]
        for action in seen:
            value = self._value(state, seat, action) + random()
            if value > best:
                best, found = value, action
        return found

    def play_out(self, state: State, rng: Random) -> Sequence[float]:
        last = state.turn + self.horizon * state.seats
        while state.turn < last and (acting := state.to_act()):
            seat = acting[0]
            actions = state.actions(seat)
            state.play(seat, self.pick(state, seat, actions, rng) if len(actions) > 1 else actions[0])
        return self.standings(state)

    def standings(self, state: State) -> Sequence[float]:
        outcome = state.outcome()
        if outcome is not None:
            return outcome.scores
        seats = state.seats
        whole = list(per_seat(seats, state.points))
        waiting = state.filled if state.phase == "after" else ()
        found = [
            expected(code, seats, DOUBT) for board, code in enumerate(state._codes) if code < FULL or board in waiting
        ]
        tiles = state.tiles
        for a, b, c, d, e, f in state.comb.meetings:
            code = WEIGHT[tiles[a]] + WEIGHT[tiles[b]] + WEIGHT[tiles[c]]
            code += WEIGHT[tiles[d]] + WEIGHT[tiles[e]] + WEIGHT[tiles[f]]
            found.append(expected(code, seats, MEETING_DOUBT))
        return [sum(shares) for shares in zip(whole, *found, strict=True)]

    def _value(self, state: State, seat: Seat, action: Action) -> float:
        """What a step brings at first sight."""
        if isinstance(action, Place):
            return self._filling(state, seat, 6 * action.board + action.space, WEIGHT[state.due[seat]])
        if isinstance(action, White):
            return self._filling(state, seat, 6 * action.board + action.space, WEIGHT[WHITE]) - WASTED
        if isinstance(action, AddBoard):
            return BOARD
        if isinstance(action, (Turn, Leave)):
            return self._turning(state, seat, action.board, action.steps if isinstance(action, Turn) else 0)
        return 0.0

    def _filling(self, state: State, seat: Seat, at: int, weight: int) -> float:
        seats, tiles = state.seats, state.tiles
        code = state._codes[at // 6]
        value = edge(code + weight, seats, seat, DOUBT) - edge(code, seats, seat, DOUBT)
        for a, b, c, d, e, f in places_of(state.comb).of_space.get(at, ()):
            code = WEIGHT[tiles[a]] + WEIGHT[tiles[b]] + WEIGHT[tiles[c]]
            code += WEIGHT[tiles[d]] + WEIGHT[tiles[e]] + WEIGHT[tiles[f]]
            value += edge(code + weight, seats, seat, MEETING_DOUBT) - edge(code, seats, seat, MEETING_DOUBT)
        return value

    def _turning(self, state: State, seat: Seat, board: int, steps: int) -> float:
        meetings = places_of(state.comb).of_board.get(board, ())
        if not meetings:
            return 0.0
        start = 6 * board
        tiles = state.tiles
        if steps:
            tiles = tiles[:]
            tiles[start : start + 6] = rotated(tiles[start : start + 6], steps)
        value = 0.0
        for meeting in meetings:
            code = sum([WEIGHT[tiles[at]] for at in meeting])
            value += edge(code, state.seats, seat, MEETING_DOUBT)
        return value
