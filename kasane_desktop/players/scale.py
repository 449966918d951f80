"""The levels by name, the gentlest first. How each of them plays is told in levels.py, which the lobby does not
load."""

from __future__ import annotations

from kasane_desktop.core.box import Box

SCALE = ("child", "novice", "skilled", "expert", "master")
PERFECT = "perfect"
"""A master who forgets nothing: only for who chooses it, in a game of memory."""


def levels_of(box: Box) -> tuple[str, ...]:
    """The levels that can be chosen for a game."""
    return (*SCALE, PERFECT) if box.of_memory else SCALE


def level_name(level: str) -> str:
    """Text key."""
    return f"players.level.{level}"
