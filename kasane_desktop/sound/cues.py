"""What a game asks to be heard. The sounds themselves lie in assets/sounds; packaging/sounds.py makes them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.core.text import Event

NAMES = (
    *("card", "hand", "deal", "bead", "tile", "board", "mask", "clappers", "drum"),
    *("group", "turn", "win", "end", "refusal", "curtain"),
)
"""All sounds there are."""

LANDS = 400
"""Milliseconds, at the usual pace, from the moment something is done until the piece that was moved lands."""


class Cue(NamedTuple):
    """A sound that goes with something on the table."""

    sound: str
    zone: str = ""  # where on the table it comes from, or how the names of several begin; "": from its middle
    after: int = 0  # milliseconds at the usual pace
    new: bool = False  # it comes from what has just come to lie there


class Sounds(NamedTuple):
    """What is heard at the table of a game."""

    cues: Callable[[Seat, Action, Sequence[Event]], Sequence[Cue]]
    """What goes with a step: who did what, and what came of it."""
    beat: str = ""
    """What is heard, faster and faster, while time runs out in which several may act at once."""
