"""The keys by which seats at one screen call."""

from __future__ import annotations

CALL_KEYS = ("A", "L", "F", "J", "Z", "M")
"""Those of the humans at a screen, in the order in which they sit: far from each other."""
KEYS = (*"ABCDEFGHIJKLMNOPQRSTUVWXYZ", *"567890")
"""All that can be chosen: on every keyboard, and not needed for anything else."""
