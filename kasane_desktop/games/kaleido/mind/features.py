"""Kaleido: what is looked at to judge a position and a step. The weights of it are learned (weights.json).

Whatever is true of a hexagon (a board, or six triangles around a meeting point) follows from the sum of its tiles'
weights and from who lays the next tile, so `hexagon` is asked once for each of these.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.games.kaleido.rules.actions import AddBoard, Done, Leave, Place, Turn, White
from kasane_desktop.games.kaleido.rules.honeycomb import Comb, Meeting, rotated
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
    seats, hand = state.seats, state.hand
    waiting = state.filled if state.phase == "after" else ()
    points = [per_seat(seats, state.points), *(won(state._codes[board], seats) for board in waiting)]
    mover, _ = next_tile(state)
    whites, boards = state.whites, state.boards
    return [
        (sum(each), whites[seat], boards[seat], hand[seat], (seat - mover) % seats / seats)
        for seat, each in enumerate(zip(*points, strict=True))
    ]


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


def prior_features(state: State, seat: Seat, actions: Sequence[Action]) -> list[Vector]:
    """Those of PRIOR, for each action: what it does at first sight."""
    laid, white = _Laying(state, seat, WEIGHT[state.due[seat]]), _Laying(state, seat, WEIGHT[WHITE])
    found: list[Vector] = []
    for action in actions:
        kind = type(action)
        if kind is Place:
            found.append((*laid.at(action.board, action.space), 0.0, 0.0, 0.0))  # type: ignore[attr-defined]
        elif kind is White:
            found.append((*white.at(action.board, action.space), 1.0, 0.0, 0.0))  # type: ignore[attr-defined]
        elif isinstance(action, Turn | Leave):
            turned = _turning(state, seat, action.board, action.steps if isinstance(action, Turn) else 0)
            found.append((0.0, 0.0, turned, 0.0, 0.0, 0.0, 0.0))
        else:
            found.append(NEW_BOARD if kind is AddBoard else DONE if kind is Done else BEGIN)
    return found


BEGIN = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
NEW_BOARD = (0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0)
DONE = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0)


class _Laying:
    """What a tile of this weight changes: for its board, which is the same wherever on it, and around a point."""

    def __init__(self, state: State, seat: Seat, weight: int) -> None:
        self._state = state
        self._seat = seat
        self._weight = weight
        self._boards: dict[int, tuple[float, float]] = {}
        self._places = places_of(state.comb).of_space

    def at(self, board: int, space: int) -> tuple[float, float, float, float]:
        seats, seat, weight = self._state.seats, self._seat, self._weight
        known = self._boards.get(board)
        if known is None:
            code = self._state._codes[board]
            gain = edge(code + weight, seats, seat, BOARD_DOUBT) - edge(code, seats, seat, BOARD_DOUBT)
            known = self._boards[board] = (gain, float(code + weight >= FULL))
        met = 0.0
        meetings = self._places.get(6 * board + space)
        if meetings:
            tiles = self._state.tiles
            for a, b, c, d, e, f in meetings:
                code = WEIGHT[tiles[a]] + WEIGHT[tiles[b]] + WEIGHT[tiles[c]]
                code += WEIGHT[tiles[d]] + WEIGHT[tiles[e]] + WEIGHT[tiles[f]]
                met += edge(code + weight, seats, seat, MEETING_DOUBT) - edge(code, seats, seat, MEETING_DOUBT)
        return known[0], met, 0.0, known[1]


def _turning(state: State, seat: Seat, board: int, steps: int) -> float:
    """What the meeting points of a board are worth when it has been turned."""
    meetings = places_of(state.comb).of_board.get(board, ())
    if not meetings:
        return 0.0
    start = 6 * board
    tiles: Sequence[int] = state.tiles
    if steps:
        tiles = [*tiles[:start], *rotated(tiles[start : start + 6], steps), *tiles[start + 6 :]]
    return sum(edge(sum([WEIGHT[tiles[at]] for at in met]), state.seats, seat, MEETING_DOUBT) for met in meetings)
