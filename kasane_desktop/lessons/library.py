"""The lessons, read when they are first wanted."""

from __future__ import annotations

from functools import cache

from kasane_desktop.core.resources import asset
from kasane_desktop.core.text import Refused
from kasane_desktop.lessons.lesson import Lesson
from kasane_desktop.lessons.names import lessons_of as lessons_of
from kasane_desktop.lessons.reading import load_lesson


@cache
def lesson(name: str) -> Lesson:
    """A lesson by its name. Raises BadLesson, MissingAsset or OSError."""
    return load_lesson(asset(f"lessons/{name}.json"), name)


def seen_in(game: str, section: str) -> tuple[str, str] | None:
    """The lesson and the step in which a section of the rulebook is seen played; None if it is in none."""
    for name in lessons_of(game):
        try:
            step = lesson(name).about(section)
        except (Refused, OSError):
            continue  # whoever opens it is told
        if step is not None:
            return name, step.id
    return None
