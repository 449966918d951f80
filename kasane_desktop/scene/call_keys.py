"""The keys by which seats at one screen call, and let pass."""

from __future__ import annotations

CALL_KEYS = ("A", "L", "F", "J", "Z", "M")
"""Those of the humans at a screen, in the order in which they sit: far from each other."""
PASS_KEYS = ("S", "K", "D", "H", "X", "N")
"""Each beside the other key of the same human."""
KEYS = (*"ABCDEFGHIJKLMNOPQRSTUVWXYZ", *"567890")
"""All that can be chosen: on every keyboard, and not needed for anything else."""
