"""The lessons there are. A game may have one, and a short second one about what is different for two."""

from __future__ import annotations

from functools import cache

from kasane_desktop.core.resources import MissingAsset, asset
from kasane_desktop.lessons.lesson import Lesson
from kasane_desktop.lessons.reading import load_lesson

ENDINGS = ("", "-two")


@cache
def lessons_of(game: str) -> tuple[str, ...]:
    """The names of a game's lessons, in the order in which they are learnt."""
    return tuple(name for name in (f"{game}{ending}" for ending in ENDINGS) if _there(name))


@cache
def lesson(name: str) -> Lesson:
    """A lesson by its name. Raises BadLesson, MissingAsset or OSError."""
    return load_lesson(asset(f"lessons/{name}.json"), name)


def _there(name: str) -> bool:
    try:
        asset(f"lessons/{name}.json")
    except MissingAsset:
        return False
    return True
