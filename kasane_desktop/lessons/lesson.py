"""A lesson as a value: a beginning, and steps in each of which the learner does something.

What is said stands in the texts of the game: that of a step under `key`, that of a reply under the step's key, a dot
and the reply's id.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from kasane_desktop.core.game import Action, Game, Json, Options, Seat
from kasane_desktop.core.notation import Move
from kasane_desktop.lessons.pattern import Pattern

LEARNER: Seat = 0


@dataclass(frozen=True, slots=True)
class Pointer:
    """Something at the table: a zone, a piece of it by its place (from the end if negative), or with `mark` a thing of
    the drawn table by its key."""

    zone: str = ""
    index: int | None = None
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Reply:
    """What is said to a class of actions that are not wanted, and what the others do then."""

    key: str
    when: tuple[Pattern, ...]
    then: tuple[Move, ...] = ()

    def answers(self, action: Action) -> bool:
        return any(pattern.matches(action) for pattern in self.when)


@dataclass(frozen=True, slots=True)
class Ask:
    """One decision of the learner."""

    want: Action
    show: tuple[Pointer, ...]
    replies: tuple[Reply, ...]
    then: tuple[Move, ...] = ()  # what the others do when it has been done

    def reply(self, action: Action) -> Reply | None:
        return next((reply for reply in self.replies if reply.answers(action)), None)


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thought. The last step of a lesson asks for nothing: it says goodbye."""

    id: str
    key: str
    sections: tuple[str, ...]  # of the rulebook; the first says most about it
    asks: tuple[Ask, ...] = ()
    show: tuple[Pointer, ...] = ()  # where nothing is asked


@dataclass(frozen=True, slots=True)
class Lesson:
    name: str
    game: Game[Any, Any]
    seats: int
    start: tuple[Move, ...]
    steps: tuple[LessonStep, ...]
    options: Options = field(default_factory=dict[str, Json])

    def number(self, step_id: str) -> int:
        """The place of a step in the lesson; the first if there is none of that name."""
        return next((number for number, step in enumerate(self.steps) if step.id == step_id), 0)

    def about(self, section: str) -> LessonStep | None:
        """The step in which a section of the rulebook is seen played: best one for which it comes first."""
        named = [step for step in self.steps if section in step.sections and step.asks]
        return min(named, key=lambda step: step.sections.index(section), default=None)
