"""The places of the table of Kabuki; table.py says what lies there."""

from __future__ import annotations

from kasane_desktop.core.table import SEAT as SEAT
from kasane_desktop.core.table import Kind

DECK = Kind("deck")
UP = Kind("up")  # the mask turned up
STACK = Kind("stack", int)
CHECK = Kind("check", int)  # a stack opened by a call; with a number one of its masks, from below
TOKENS = Kind("tokens", int)
LOST = Kind("lost")  # tokens out of the game
CALLS = Kind("calls")
