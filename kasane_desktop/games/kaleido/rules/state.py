"""A position of Kaleido.

A turn in small steps: its phases are
    lot     CHANCE draws who begins
    begin   two players, first turn of a seat: Begin with one of its colours
    before  Place the tile, or AddBoard and then Place it; on a full table only AddBoard
    after   the extra action is still free: White, AddBoard or Done
    rotate  for each board scored this turn, in the order of their numbers: Turn or Leave
    over
White is offered after the tile only: before it, it reaches the same positions. A step with one
possibility is skipped: no `after` without anything to do, no `rotate` for a board that looks the
same all around. Passing is never chosen, so it is no action either: seats that must pass are
skipped, and the events of the step before tell it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any, Final, Literal

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import CHANCE, Action, Outcome, Seat, places
from kasane_desktop.core.text import Reason
from kasane_desktop.games.kaleido.rules import reasons
from kasane_desktop.games.kaleido.rules.actions import (
    BEGIN,
    DONE,
    PLACE,
    ROTATE,
    WHITE_ON,
    AddBoard,
    Begin,
    Done,
    Place,
    Turn,
    White,
)
from kasane_desktop.games.kaleido.rules.honeycomb import FIRST_COMB, Comb, different_rotations, rotated
from kasane_desktop.games.kaleido.rules.majority import (
    BLUE,
    EMPTY,
    FULL,
    MAJORITY,
    RED,
    VIOLET,
    WEIGHT,
    WHITE,
    YELLOW,
    meeting_points,
)

Phase = Literal["lot", "begin", "before", "after", "rotate", "over"]
Extra = Literal["", "white", "board"]

ACTING: Final = tuple((seat,) for seat in range(5))
BY_CHANCE: Final = (CHANCE,)
NOBODY: Final[tuple[Seat, ...]] = ()
NONE: Final[tuple[Action, ...]] = ()

TILES: Final = (0, 0, 22, 12, 11, 11)
"""Colour tiles of each seat, by their number."""

Trail = tuple[Any, int, Seat, Action] | None
"""The last step with its turn and seat, and before it the trail that led there: copies share it. It is Any because
mypyc does not bear a type that holds itself."""


def colours_of(seats: int, seat: Seat) -> tuple[int, ...]:
    """The colours of a seat, as the box has them by name."""
    if seats == 2:
        return (BLUE, VIOLET) if seat else (RED, YELLOW)
    return (seat,)


def tiles_each(seats: int) -> int:
    """How many colour tiles a seat has to play."""
    return TILES[seats]


def per_seat(seats: int, by_colour: Sequence[int]) -> tuple[int, ...]:
    """Points by colour summed for each seat."""
    if seats == 2:
        return by_colour[RED] + by_colour[YELLOW], by_colour[BLUE] + by_colour[VIOLET]
    return tuple(by_colour[:seats])


class State:
    """Everything lies open; only the lot for the first player is chance. See `opening`: without an
    `__init__`, a copy costs no more than its attributes."""

    __slots__ = (
        "_codes",
        "_empty",
        "_places",
        "_result",
        "_to_act",
        "_white_on",
        "active",
        "boards",
        "comb",
        "due",
        "extra",
        "filled",
        "first",
        "hand",
        "pending",
        "phase",
        "points",
        "seats",
        "tiles",
        "trail",
        "turn",
        "turned",
        "whites",
    )

    seats: int
    phase: Phase
    first: Seat  # -1 before the lot
    active: Seat  # whose turn it is; -1 before the first turn and after the last
    turn: int  # the turn being played, from 1; each places one colour tile
    extra: Extra  # the one used in this turn
    comb: Comb
    tiles: list[int]  # colour by space number, EMPTY or WHITE
    turned: list[int]  # by board: steps it has been turned
    hand: list[int]  # by seat: colour tiles left; with two players of both colours together
    whites: list[int]
    boards: list[int]
    due: list[int]  # by seat: the colour of its next tile; -1 while it may choose
    points: list[int]  # by colour: from full boards
    filled: tuple[int, ...]  # boards that became full in this turn
    pending: tuple[int, ...]  # those that may still be turned, the first one now
    trail: Trail  # what was laid and turned, for showing it
    _empty: list[int]  # space numbers, ascending
    _places: list[Place]  # in step with _empty
    _white_on: list[White]  # likewise
    _codes: list[int]  # by board: the sum of its tiles' weights
    _to_act: tuple[Seat, ...]
    _result: Outcome | None

    def copy(self) -> State:
        new = State()
        new.seats = self.seats
        new.phase = self.phase
        new.first = self.first
        new.active = self.active
        new.turn = self.turn
        new.extra = self.extra
        new.comb = self.comb
        new.tiles = self.tiles[:]
        new.turned = self.turned[:]
        new.hand = self.hand[:]
        new.whites = self.whites[:]
        new.boards = self.boards[:]
        new.due = self.due[:]
        new.points = self.points[:]
        new.filled = self.filled
        new.pending = self.pending
        new.trail = self.trail
        new._empty = self._empty[:]
        new._places = self._places[:]
        new._white_on = self._white_on[:]
        new._codes = self._codes[:]
        new._to_act = self._to_act
        new._result = self._result
        return new

    def to_act(self) -> tuple[Seat, ...]:
        return self._to_act

    def actions(self, seat: Seat) -> Sequence[Action]:
        if seat != self.active:
            return NONE
        phase = self.phase
        if phase == "before":
            if self.extra or not self.boards[seat]:
                return self._places
            return [*self._places, *self.comb.ghosts]
        if phase == "after":
            found: list[Action] = [*self._white_on] if self.whites[seat] else []
            if self.boards[seat]:
                found += self.comb.ghosts
            found.append(DONE)
            return found
        if phase == "rotate":
            board = self.pending[0]
            return ROTATE[board][different_rotations(self.tiles[6 * board : 6 * board + 6])]
        if phase == "begin":
            return tuple([BEGIN[colour] for colour in colours_of(self.seats, seat)])
        return NONE

    def play(self, seat: Seat, action: Action) -> None:
        if isinstance(action, Place):
            colour = self.due[seat]
            if self.seats == 2:
                self.due[seat] = (YELLOW, RED, -1, VIOLET, BLUE)[colour]
            self._put(action.board, action.space, colour)
            self.hand[seat] -= 1
            self.trail = (self.trail, self.turn, seat, action)
            if not self.extra and (self.boards[seat] or (self.whites[seat] and self._empty)):
                self.phase = "after"
            else:
                self._score()
        elif isinstance(action, White):
            self._put(action.board, action.space, WHITE)
            self.whites[seat] -= 1
            self.extra = "white"
            self.trail = (self.trail, self.turn, seat, action)
            self._score()
        elif isinstance(action, AddBoard):
            self._add_board(action.q, action.r)
            self.boards[seat] -= 1
            self.extra = "board"
            self.trail = (self.trail, self.turn, seat, action)
            if self.phase == "after":
                self._score()
        elif isinstance(action, Done):
            self._score()
        elif isinstance(action, Begin):
            self.due[seat] = action.colour
            self.phase = "before"
        elif isinstance(action, Lot):
            self.first = action.first
            self._start_turn(action.first)
        else:
            if isinstance(action, Turn):
                start = 6 * action.board
                self.tiles[start : start + 6] = rotated(self.tiles[start : start + 6], action.steps)
                self.turned[action.board] = action.steps
                self.trail = (self.trail, self.turn, seat, action)
            self.pending = self.pending[1:]
            if not self.pending:
                self._end_turn()

    def outcome(self) -> Outcome | None:
        return self._result

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        return reasons.why_not(self, seat, action)

    def is_full(self) -> bool:
        """Whether no space at all is empty."""
        return not self._empty

    def last_space(self) -> bool:
        """Whether just one space is empty."""
        return len(self._empty) == 1

    def scored(self) -> tuple[int, ...]:
        """The boards that have been scored so far."""
        waiting = self.filled if self.phase == "after" else ()
        return tuple(board for board, code in enumerate(self._codes) if code >= FULL and board not in waiting)

    def refresh(self) -> None:
        """Work out what follows from the public attributes, after they have been set from outside."""
        self._empty = [at for at, tile in enumerate(self.tiles) if tile == EMPTY]
        self._places = [PLACE[at] for at in self._empty]
        self._white_on = [WHITE_ON[at] for at in self._empty]
        self._codes = [
            sum(WEIGHT[tile] for tile in self.tiles[start : start + 6]) for start in range(0, len(self.tiles), 6)
        ]
        if self.phase == "over":
            self._finish()
        else:
            self._to_act = BY_CHANCE if self.phase == "lot" else ACTING[self.active]

    def _put(self, board: int, space: int, colour: int) -> None:
        at = 6 * board + space
        self.tiles[at] = colour
        index = bisect_left(self._empty, at)
        del self._empty[index]
        del self._places[index]
        del self._white_on[index]
        code = self._codes[board] + WEIGHT[colour]
        self._codes[board] = code
        if code >= FULL:
            filled = self.filled
            self.filled = (board, *filled) if filled and filled[0] > board else (*filled, board)

    def _add_board(self, q: int, r: int) -> None:
        at = len(self.tiles)
        self.comb = self.comb.with_board(q, r)
        self.tiles += (EMPTY,) * 6
        self.turned.append(0)
        self._empty += range(at, at + 6)
        self._places += PLACE[at : at + 6]
        self._white_on += WHITE_ON[at : at + 6]
        self._codes.append(0)

    def _score(self) -> None:
        """The placements of the turn are finished: score what became full."""
        if self.filled:
            points = self.points
            for board in self.filled:
                for colour, share in MAJORITY[self._codes[board]]:
                    points[colour] += share
                six = self.tiles[6 * board : 6 * board + 6]
                if different_rotations(six) > 1:
                    self.pending = (*self.pending, board)
            if self.pending:
                self.phase = "rotate"
                return
        self._end_turn()

    def _end_turn(self) -> None:
        """Give the turn to the next seat that can play; without one the game is over."""
        hand = self.hand
        boards = self.boards
        full = not self._empty
        seat = self.active
        for _ in hand:
            seat += 1
            if seat == self.seats:
                seat = 0
            if hand[seat] and (boards[seat] or not full):
                self._start_turn(seat)
                return
        self._finish()

    def _start_turn(self, seat: Seat) -> None:
        self.active = seat
        self._to_act = ACTING[seat]
        self.turn += 1
        self.extra = ""
        self.filled = ()
        self.phase = "before" if self.due[seat] >= 0 else "begin"

    def _finish(self) -> None:
        self.phase = "over"
        self.active = -1
        self.filled = ()
        self._to_act = NOBODY
        met = meeting_points(self.tiles, self.comb.meetings)
        scores = per_seat(self.seats, [a + b for a, b in zip(self.points, met, strict=True)])
        ending = "kaleido.ending-stuck" if any(self.hand) else "kaleido.ending-tiles"
        self._result = Outcome(scores, places(scores), ending)


def opening(seats: int) -> State:
    """The position before the lot."""
    state = State()
    state.seats = seats
    state.phase = "lot"
    state.first = -1
    state.active = -1
    state.turn = 0
    state.extra = ""
    state.comb = FIRST_COMB
    state.tiles = [EMPTY] * 12
    state.turned = [0, 0]
    state.hand = [tiles_each(seats)] * seats
    state.whites = [4 if seats == 2 else 2] * seats
    state.boards = [4 if seats == 2 else 2] * seats
    state.due = [-1, -1] if seats == 2 else list(range(seats))
    state.points = [0] * 5
    state.filled = ()
    state.pending = ()
    state.trail = None
    state._empty = list(range(12))
    state._places = list(PLACE[:12])
    state._white_on = list(WHITE_ON[:12])
    state._codes = [0, 0]
    state._to_act = BY_CHANCE
    state._result = None
    return state
