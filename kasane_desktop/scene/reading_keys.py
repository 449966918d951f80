"""The keys by which parts of a table are read aloud."""

from __future__ import annotations

READINGS = ("asked", "table", "hand", "others", "moves", "points", "mode")
"""What is read: what is asked, what lies in the middle, what one has, the next of the others, the last moves, how it
stands. The last one switches the reading mode, in which everything can be reached and says why it does nothing."""
READING_KEYS = ("F2", "F3", "F4", "F5", "F6", "F7", "F8")
"""Theirs; whoever has chosen others is heard as pressing these."""
