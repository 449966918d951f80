"""Which lessons there are; the lobby asks before anything of them is loaded."""

from __future__ import annotations

from functools import cache

from kasane_desktop.core.resources import MissingAsset, asset

ENDINGS = ("", "-two")
"""A game may have a lesson, and a short second one about what is different for two."""


@cache
def lessons_of(game: str) -> tuple[str, ...]:
    """The names of a game's lessons, in the order in which they are learnt."""
    return tuple(name for name in (f"{game}{ending}" for ending in ENDINGS) if _there(name))


def _there(name: str) -> bool:
    try:
        asset(f"lessons/{name}.json")
    except MissingAsset:
        return False
    return True
