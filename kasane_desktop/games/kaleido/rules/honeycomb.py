"""Where boards lie and where three of them meet.

Boards are hexagons with a corner at the top, on axial coordinates: `q` grows to the right, `r` to
the lower right, so with outer radius 1 and y pointing down the centre of (q, r) is at
x = √3 (q + r/2), y = 3/2 r. Angles run clockwise from the right, as on a screen.

Space k of a board is the triangle on the side that faces -60° + 60° k: 0 upper right, 1 right,
2 lower right, 3 lower left, 4 left, 5 upper left. The neighbour beyond that side lies in
DIRECTIONS[k]. Spaces are absolute directions: turning a board moves its tiles from space to space.

Corner k of a board, at -30° + 60° k, touches its spaces k and k + 1 and the neighbours beyond them.
A point where three boards meet is the centre of a hexagon of six triangles, which are numbered
like the spaces of a board: triangle k lies at -60° + 60° k seen from the point.

A space number is six times the board plus the space.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from kasane_desktop.games.kaleido.rules.actions import MOST_BOARDS, AddBoard

DIRECTIONS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
START = ((0, 0), (1, 0))

Cell = tuple[int, int]
Meeting = tuple[int, ...]
"""The space numbers of the six triangles around a point."""

# A cell as one number: what a dictionary finds fastest.
WIDE: Final = 64
STEPS: Final = tuple(q * WIDE + r for q, r in DIRECTIONS)
REACH = range(-MOST_BOARDS, MOST_BOARDS + 2)
ADD_BOARD: Final = {q * WIDE + r: AddBoard(q, r) for q in REACH for r in REACH}


# The two spaces of each board that touch one of its corners, as seen clockwise from the corner.
TOUCHING: Final = tuple(
    tuple((6 * board + (corner + 1) % 6, 6 * board + corner) for board in range(MOST_BOARDS)) for corner in range(6)
)


def _around(corner: int, board: int, one: int, other: int) -> Meeting:
    """The triangles around the point at a board's corner, where it meets the neighbours beyond its
    spaces `corner` and `corner` + 1. It is corner + 2 of the one and corner + 4 of the other."""
    six = TOUCHING[corner - 4][one] + TOUCHING[corner - 2][other] + TOUCHING[corner][board]
    start = (1 - corner) % 6  # six begins with triangle corner - 1
    return six[start:] + six[:start]


class Comb:
    """The boards in play, numbered as they appeared. It never changes, so copies of a state share it."""

    __slots__ = ("_open", "_where", "cells", "ghosts", "meetings")

    cells: tuple[Cell, ...]
    ghosts: tuple[AddBoard, ...]  # the places where a board may join
    meetings: tuple[Meeting, ...]  # the points where three boards meet, as they appeared
    _where: dict[int, int]
    _open: dict[int, AddBoard]

    def __init__(
        self, cells: tuple[Cell, ...], where: dict[int, int], open_: dict[int, AddBoard], meetings: tuple[Meeting, ...]
    ) -> None:
        self.cells = cells
        self.ghosts = tuple(open_.values())
        self.meetings = meetings
        self._where = where
        self._open = open_

    def with_board(self, q: int, r: int) -> Comb:
        """The comb with one more board."""
        cell = q * WIDE + r
        where = self._where.copy()
        open_ = self._open.copy()
        board = len(where)
        where[cell] = board
        open_.pop(cell, None)
        met = self.meetings
        before = where.get(cell + STEPS[5], -1)
        for space, step in enumerate(STEPS):
            beyond = where.get(cell + step, -1)
            if beyond < 0:
                open_[cell + step] = ADD_BOARD[cell + step]
            elif before >= 0:
                met = (*met, _around((space - 1) % 6, board, before, beyond))
            before = beyond
        return Comb((*self.cells, (q, r)), where, open_, met)


def comb_of(cells: Iterable[Cell]) -> Comb:
    """The comb of boards that appeared in this order."""
    comb = Comb((), {}, {}, ())
    for q, r in cells:
        comb = comb.with_board(q, r)
    return comb


FIRST_COMB = comb_of(START)


def rotated(six: Sequence[int], steps: int) -> tuple[int, ...]:
    """The six spaces of a board after `steps` of 60° clockwise."""
    return (*six[6 - steps :], *six[: 6 - steps])


def different_rotations(six: Sequence[int]) -> int:
    """How many of the six rotations look different: 1, 2, 3 or 6."""
    if six[3:] == six[:3]:
        return 1 if six[1:3] == six[:2] else 3
    return 2 if six[2:] == six[:4] else 6
