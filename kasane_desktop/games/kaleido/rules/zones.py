"""The places of the table of Kaleido; table.py says what lies there."""

from __future__ import annotations

from kasane_desktop.core.table import SEAT as SEAT
from kasane_desktop.core.table import Kind

BOARD = Kind("board", int)
GHOSTS = Kind("ghosts")  # places where a board may join
CHOICES = Kind("choices")  # what has no place on the table
ROTATIONS = Kind("rotations")
MEETING = Kind("meeting", int)  # a point where three boards meet
TURN = Kind("turn", int)  # what is new to the one who looks
SUPPLY = Kind("supply", int)
