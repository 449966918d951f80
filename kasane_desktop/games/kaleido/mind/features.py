"""Kaleido: what is looked at to judge a position and a step. The weights of it are learned (weights.json).

Whatever is true of a hexagon (a board, or six triangles around a meeting point) follows from the sum of its tiles'
weights and from who lays the next tile, so `hexagon` is asked once for each of these.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.games.kaleido.rules.actions import AddBoard, Done, Leave, Place, Turn, White
from kasane_desktop.games.kaleido.rules.honeycomb import Comb, rotated
from kasane_desktop.games.kaleido.rules.majority import FULL, MAJORITY, WEIGHT, WHITE
from kasane_desktop.games.kaleido.rules.state import State, colours_of, per_seat, tiles_each
from kasane_desktop.players.learned import Shape, Vector

WHITE_CHANCE = 0.15
"""How likely the next tile on a space is white."""
BOARD_DOUBT = 0.96
"""For each empty space of a board: it may never be filled."""
MEETING_DOUBT = 0.85
"""For each empty space around a point."""

SEAT = ("points", "whites", "boards", "tiles", "turns until its own")
BOARD = ("expected", "soon")
MEETING = ("expected", "soon", "sure")
VALUE = (*SEAT, *(f"board: {name}" for name in BOARD), *(f"meeting: {name}" for name in MEETING))
PRIOR = ("board", "meeting", "turned", "fills", "white", "new board", "done")
PHASES = 8
SHAPE = Shape(seats=(2, 3, 4, 5), phases=PHASES, value=VALUE, look=VALUE, prior=PRIOR)
"""A look sees no more than what is seen at once; its weights are of a later generation, which tells chances better."""


def judged(state: State, part: str) -> bool:
    """Whether positions like this are looked at in training: all of them."""
    return True


def phase_of(state: State) -> int:
    """From 0 to PHASES - 1, by the tiles that have been laid."""
    every = tiles_each(state.seats) * state.seats
    return min(PHASES - 1, PHASES * (every - sum(state.hand)) // every)


@cache
def expected(code: int, seats: int, doubt: float) -> tuple[float, ...]:
    """What a hexagon whose tiles add up to `code` will bring to each seat, if it is filled by chance."""
    if code >= FULL:
        return won(code, seats)
    colours = [colour for seat in range(seats) for colour in colours_of(seats, seat)]
    chance = doubt * (1.0 - WHITE_CHANCE) / len(colours)
    whole = [doubt * WHITE_CHANCE * part for part in expected(code + WEIGHT[WHITE], seats, doubt)]
    for colour in colours:
        for seat, part in enumerate(expected(code + WEIGHT[colour], seats, doubt)):
            whole[seat] += chance * part
    return tuple(whole)


@cache
def won(code: int, seats: int) -> tuple[int, ...]:
    """What a full hexagon brings to each seat."""
    points = [0] * 5
    for colour, share in MAJORITY[code]:
        points[colour] += share
    return per_seat(seats, points)


@cache
def edge(code: int, seats: int, seat: Seat, doubt: float) -> float:
    """What a hexagon brings to a seat more than to the others."""
    shares = expected(code, seats, doubt)
    return shares[seat] - (sum(shares) - shares[seat]) / (seats - 1)


def next_tile(state: State) -> tuple[Seat, int]:
    """Who lays the next colour tile, and its colour; (-1, -1) if nobody knows or nobody does."""
    seat = state.active
    if state.phase not in ("before", "begin"):
        for _ in state.hand:
            seat = (seat + 1) % state.seats
            if state.hand[seat]:
                break
        else:
            return -1, -1
    return seat, state.due[seat]


def seat_features(state: State) -> list[tuple[float, ...]]:
    """Those of SEAT, for each seat."""
    seats, (mover, _), points = state.seats, next_tile(state), points_of(state)
    whites, boards, hand = state.whites, state.boards, state.hand
    return [
        (points[seat], whites[seat], boards[seat], hand[seat], (seat - mover) % seats / seats) for seat in range(seats)
    ]


def seat_values(state: State, mover: Seat, weights: Vector) -> list[float]:
    """For each seat its features times these weights."""
    seats, points = state.seats, points_of(state)
    whites, boards, hand = state.whites, state.boards, state.hand
    point, white, board, tile, turn = weights
    values: list[float] = []
    for seat in range(seats):
        value = points[seat] * point + whites[seat] * white + boards[seat] * board + hand[seat] * tile
        values.append(value + (seat - mover) % seats / seats * turn)
    return values


def points_of(state: State) -> list[int]:
    """By seat, with those of boards that are full and not scored yet."""
    points = list(per_seat(state.seats, state.points))
    if state.phase == "after":
        for board in state.filled:
            for seat, more in enumerate(won(state._codes[board], state.seats)):
                points[seat] += more
    return points


@cache
def hexagon(code: int, seats: int, doubt: float, mover: Seat, colour: int) -> tuple[tuple[float, float, float], ...]:
    """For each seat: what it may expect, what it gains or loses if the next tile fills the hexagon and whoever lays it
    should want that, and what it has for sure. Boards that are full have been scored, so it is 0 for them."""
    if code >= FULL:
        return tuple((0.0, 0.0, float(points)) for points in won(code, seats))
    shares = expected(code, seats, doubt)
    if colour >= 0 and code + WEIGHT[colour] >= FULL:
        after = won(code + WEIGHT[colour], seats)
        gains = [points - share for points, share in zip(after, shares, strict=True)]
        if gains[mover] > (sum(gains) - gains[mover]) / (seats - 1):
            return tuple((share, gain, 0.0) for share, gain in zip(shares, gains, strict=True))
    return tuple((share, 0.0, 0.0) for share in shares)


def open_codes(state: State) -> list[int]:
    """The boards that have not been scored."""
    return [code for code in state._codes if code < FULL]


def meeting_codes(state: State) -> list[int]:
    tiles = state.tiles
    return [
        WEIGHT[tiles[a]] + WEIGHT[tiles[b]] + WEIGHT[tiles[c]] + WEIGHT[tiles[d]] + WEIGHT[tiles[e]] + WEIGHT[tiles[f]]
        for a, b, c, d, e, f in state.comb.meetings
    ]


def value_features(state: State) -> list[list[float]]:
    """All features of VALUE, for each seat: what training sees. Play uses tables of the same (heuristic.py)."""
    seats = state.seats
    mover, colour = next_tile(state)
    boards = [hexagon(code, seats, BOARD_DOUBT, mover, colour) for code in open_codes(state)]
    meetings = [hexagon(code, seats, MEETING_DOUBT, mover, colour) for code in meeting_codes(state)]
    return [
        [
            *row,
            *(sum(each[seat][number] for each in boards) for number in range(len(BOARD))),
            *(sum(each[seat][number] for each in meetings) for number in range(len(MEETING))),
        ]
        for seat, row in enumerate(seat_features(state))
    ]


class Places:
    """Which meeting points, by their numbers, a space or a board has a part in."""

    def __init__(self, comb: Comb) -> None:
        boards = len(comb.cells)
        self.of_space: list[tuple[int, ...]] = [()] * (6 * boards)
        self.of_board: list[tuple[int, ...]] = [()] * boards
        for number, meeting in enumerate(comb.meetings):
            for at in meeting:
                self.of_space[at] += (number,)
                if number not in self.of_board[at // 6]:
                    self.of_board[at // 6] += (number,)


places_of = lru_cache(maxsize=4096)(Places)


def prior_features(state: State, seat: Seat, actions: Sequence[Action]) -> list[Vector]:
    """Those of PRIOR, for each action: what it does at first sight."""
    laying = _Laying(state, seat)
    found: list[Vector] = []
    for action in actions:
        if isinstance(action, Place):
            found.append((*laying.at(action.board, action.space), 0.0, 0.0, 0.0))
        elif isinstance(action, White):
            found.append((*laying.at(action.board, action.space), 1.0, 0.0, 0.0))
        elif isinstance(action, Turn | Leave):
            turned = _turning(state, seat, action.board, action.steps if isinstance(action, Turn) else 0)
            found.append((0.0, 0.0, turned, 0.0, 0.0, 0.0, 0.0))
        else:
            found.append(NEW_BOARD if isinstance(action, AddBoard) else DONE if isinstance(action, Done) else BEGIN)
    return found


def prior_values(state: State, seat: Seat, actions: Sequence[Action], weights: Vector) -> list[float]:
    """For each action its features times these weights: what training sees, without all that is 0."""
    board, meeting, turned, fills, white, new_board, done = weights
    values: list[float] = []
    if state.phase == "rotate":
        for action in actions:
            if isinstance(action, Turn):
                values.append(turned * _turning(state, seat, action.board, action.steps))
            elif isinstance(action, Leave):
                values.append(turned * _turning(state, seat, action.board, 0))
        return values
    laying = _Laying(state, seat)
    of_space, met = laying.of_space, laying.meetings
    gains = [board * gain for gain in laying.boards]
    filling = [fills * part for part in laying.fills]
    for action in actions:
        if isinstance(action, Place):
            number = action.board
            around = 0.0
            for at in of_space[6 * number + action.space]:
                around += met[at]
            values.append(gains[number] + meeting * around + filling[number])
        elif isinstance(action, White):
            number = action.board
            around = 0.0
            for at in of_space[6 * number + action.space]:
                around += met[at]
            values.append(gains[number] + meeting * around + filling[number] + white)
        else:
            values.append(new_board if isinstance(action, AddBoard) else done if isinstance(action, Done) else 0.0)
    return values


BEGIN = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
NEW_BOARD = (0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0)
DONE = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0)


class Gains:
    """What a tile of this weight changes for a seat, by the sum of the hexagon's tiles before."""

    def __init__(self, seats: int, seat: Seat, weight: int, doubt: float) -> None:
        self._seats = seats
        self._seat = seat
        self._weight = weight
        self._doubt = doubt
        self._known: dict[int, float] = {}

    def of(self, codes: list[int]) -> list[float]:
        """0 for those that are full."""
        known = self._known
        found: list[float] = []
        for code in codes:
            gain = known.get(code)
            found.append(self._new(code) if gain is None else gain)
        return found

    def _new(self, code: int) -> float:
        gain = 0.0
        if code < FULL:
            seats, seat, doubt = self._seats, self._seat, self._doubt
            gain = edge(code + self._weight, seats, seat, doubt) - edge(code, seats, seat, doubt)
        self._known[code] = gain
        return gain


@cache
def gains_of(seats: int, seat: Seat, weight: int) -> tuple[Gains, Gains]:
    """On boards and around meeting points."""
    return Gains(seats, seat, weight, BOARD_DOUBT), Gains(seats, seat, weight, MEETING_DOUBT)


class _Laying:
    """What the tile that is laid next changes: for each board, the same wherever on it, and around each point."""

    def __init__(self, state: State, seat: Seat) -> None:
        weight = WEIGHT[WHITE if state.phase == "after" else state.due[seat]]
        on_boards, around = gains_of(state.seats, seat, weight)
        last = FULL - weight
        self.boards = on_boards.of(state._codes)
        self.fills = [1.0 if code >= last else 0.0 for code in state._codes]
        self.meetings = around.of(meeting_codes(state))
        self.of_space: list[tuple[int, ...]] = places_of(state.comb).of_space

    def at(self, board: int, space: int) -> tuple[float, float, float, float]:
        met = 0.0
        for number in self.of_space[6 * board + space]:
            met += self.meetings[number]
        return self.boards[board], met, 0.0, self.fills[board]


def _turning(state: State, seat: Seat, board: int, steps: int) -> float:
    """What the meeting points of a board are worth when it has been turned."""
    meetings = places_of(state.comb).of_board[board]
    if not meetings:
        return 0.0
    start = 6 * board
    tiles: Sequence[int] = state.tiles
    if steps:
        tiles = [*tiles[:start], *rotated(tiles[start : start + 6], steps), *tiles[start + 6 :]]
    every = state.comb.meetings
    codes = [sum([WEIGHT[tiles[at]] for at in every[number]]) for number in meetings]
    return sum([edge(code, state.seats, seat, MEETING_DOUBT) for code in codes])
