"""What is done in a match of Rainbow, and its moments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from kasane_desktop.core.game import Action

LOT: Final = 0
DEAL: Final = 1
BID: Final = 2
PICK_UP: Final = 3
CHOOSE: Final = 4
OVER: Final = 5

Phase = Literal["lot", "deal", "bid", "pick-up", "choose", "over"]
PHASES: tuple[Phase, ...] = ("lot", "deal", "bid", "pick-up", "choose", "over")


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """The prizes and all first hands, one after another from seat 0; each part ascending."""

    prizes: tuple[int, ...]
    hands: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PickUp(Action):
    """The second pile of the seat that has just used up its first one; ascending."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Play these cards, ascending, from the hand."""

    cards: tuple[int, ...]

    def __hash__(self) -> int:  # every step of a search asks for it
        return hash(self.cards)


@dataclass(frozen=True, slots=True)
class Prize(Action):
    """Take one or two prizes of a value."""

    value: int
    number: int

    def __hash__(self) -> int:
        return self.value << 2 | self.number
