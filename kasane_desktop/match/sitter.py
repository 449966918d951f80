"""Who sits down to a match, and which deal they get."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

SEEDS = 2**31
"""Deal numbers go from 0 to this, exclusive."""
HUMAN = "human"
UNKNOWN: Mapping[str, str] = {}


class Sitter(NamedTuple):
    """Who sits on a seat. `player` is HUMAN or the name of a computer player; `traits` is
    what is known about them besides (level, character, colour …)."""

    name: str
    player: str = HUMAN
    traits: Mapping[str, str] = UNKNOWN

    @property
    def human(self) -> bool:
        return self.player == HUMAN
