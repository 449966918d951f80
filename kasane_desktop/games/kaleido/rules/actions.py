"""The orders of Kaleido. Each is built once and shared: see the tables below."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kasane_desktop.core.game import Action

MOST_BOARDS: Final = 12
"""Two in the middle, and with five players two each."""


@dataclass(frozen=True, slots=True)
class Begin(Action):
    """Two players, first turn of a seat: which of its colours it begins with."""

    colour: int


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Put a tile of the colour that is due on an empty space."""

    board: int
    space: int


@dataclass(frozen=True, slots=True)
class White(Action):
    """Extra action, after the tile: put a white tile on an empty space."""

    board: int
    space: int


@dataclass(frozen=True, slots=True)
class AddBoard(Action):
    """Extra action, before or after the tile: join a board at an axial coordinate."""

    q: int
    r: int


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Do without the extra action."""


@dataclass(frozen=True, slots=True)
class Turn(Action):
    """Turn a board that has just been scored clockwise by `steps` times 60°."""

    board: int
    steps: int


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """Leave a board that has just been scored as it lies."""

    board: int


BEGIN: Final = tuple(Begin(colour) for colour in range(5))
# By space number, six times the board plus the space: the number the state uses.
PLACE: Final = tuple(Place(at // 6, at % 6) for at in range(6 * MOST_BOARDS))
WHITE_ON: Final = tuple(White(at // 6, at % 6) for at in range(6 * MOST_BOARDS))
DONE: Final = Done()
# By board and by how many of its rotations look different: leaving it, then each other result once.
ROTATE: Final = tuple(
    tuple((Leave(board), *(Turn(board, steps) for steps in range(1, different))) for different in range(7))
    for board in range(MOST_BOARDS)
)
