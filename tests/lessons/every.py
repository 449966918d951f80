"""All lessons, for the tests."""

from __future__ import annotations

from collections.abc import Iterator

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.lessons.lesson import Ask, Lesson, Reply
from kasane_desktop.lessons.library import lesson, lessons_of
from kasane_desktop.lessons.sitting import Sitting
from kasane_desktop.match.match import Sitter

NAMES = [name for game in CATALOGUE for name in lessons_of(game)]
COMPANY = (Sitter(""), Sitter("Aoi", "novice"), Sitter("Ren", "novice"), Sitter("Kaede", "novice"))


def sat_down(name: str, step: int = 0) -> Sitting:
    taught = lesson(name)
    return Sitting(taught, COMPANY[: taught.seats], step)


def play_all(sitting: Sitting) -> None:
    while sitting.play_on():
        pass


def do_step(sitting: Sitting) -> None:
    """All that a step wants."""
    number = sitting.number
    while sitting.number == number and sitting.ask is not None:
        sitting.do(sitting.ask.want)
        play_all(sitting)


def replies(taught: Lesson) -> Iterator[Reply]:
    for step in taught.steps:
        for ask in step.asks:
            yield from ask.replies


def asked(sitting: Sitting) -> Ask | None:
    """What is asked now, whatever was asked before."""
    return sitting.ask
