"""What is done in a match of Fūrin, and its moments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from kasane_desktop.core.game import Action

DEAL, TURN, HANG, OVER = range(4)
Phase = Literal["deal", "turn", "hang", "over"]
PHASES: tuple[Phase, ...] = ("deal", "turn", "hang", "over")
VALUES = range(1, 10)
ROUNDS, LONG = 8, 9


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """Who begins, and all hands, one after another from seat 0; each ascending. Of the nine cards of a seat one is
    blown away, unseen by the others."""

    first: int
    hands: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Turn(Action):
    """What the wind brings: the prize of a round."""

    card: int


@dataclass(frozen=True, slots=True)
class Hang(Action):
    """Play a card from the hand."""

    card: int


HANGS = {value: Hang(value) for value in VALUES}
