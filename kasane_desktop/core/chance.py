"""What chance does alike in every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from kasane_desktop.core.action import Action


@dataclass(frozen=True, slots=True)
class Lot(Action):
    """The lot falls on the seat that begins."""

    first: int


def fits(cards: Iterable[int], available: Mapping[int, int]) -> bool:
    """Whether `cards` can be drawn from a multiset given as kind -> number."""
    return all(available.get(card, 0) >= number for card, number in Counter(cards).items())
