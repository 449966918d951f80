"""The levels by name, the gentlest first. How each of them plays is told in levels.py."""

from __future__ import annotations

SCALE = ("child", "novice", "skilled", "expert", "master")


def level_name(level: str) -> str:
    """Text key."""
    return f"players.level.{level}"
