"""What can be done at the table, and when. The hot actions are built once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from kasane_desktop.core.game import Action


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """Chance lays out a market, row after row, each from its covered end to its open one.

    A card is its value; SPECIAL stands for a +1 or an accessory.
    """

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take the open card of a row."""

    row: int


@dataclass(frozen=True, slots=True)
class Meld(Action):
    """Lay the `k` rightmost cards of the hand as a combination, on top of the robe's last
    card as the first of the group if `reuse`."""

    combination: str
    k: int
    reuse: bool


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Lay nothing this turn."""


LOT: Final = 0
DEAL: Final = 1
TAKING: Final = 2
COMBINING: Final = 3
OVER: Final = 4
Phase = Literal["deal", "take", "combine", "over"]
PHASES: tuple[Phase, ...] = ("deal", "deal", "take", "combine", "over")

SPECIAL: Final = 0
MOST_ROWS = 4

KEEP: Final = Keep()
TAKE: Final = tuple(Take(row) for row in range(MOST_ROWS))
TAKES: Final[tuple[tuple[Take, ...], ...]] = tuple(
    tuple(TAKE[row] for row in range(MOST_ROWS) if rows >> row & 1) for rows in range(1 << MOST_ROWS)
)
"""The takes for a set of rows that are not empty, as bits."""
