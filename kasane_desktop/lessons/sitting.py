"""A learner at a lesson: where they are in it, what they did, and what is said to it.

Whoever shows it plays on with `play_on` until nothing is left to be seen: so every move can come to rest before the
next one. A match is never undone here, it is begun anew from its first moves: what can be taken back in a lesson is
not what can be taken back at a table.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from kasane_desktop.core.game import Action
from kasane_desktop.core.notation import Move
from kasane_desktop.core.text import IllegalAction, Reason
from kasane_desktop.lessons.lesson import LEARNER, Ask, Lesson, LessonStep, Pointer, Reply
from kasane_desktop.match.match import Match, Sitter


class Sitting:
    """One lesson, from a step to its end."""

    def __init__(self, lesson: Lesson, sitters: Sequence[Sitter], step: int = 0) -> None:
        self.lesson = lesson
        self._line = Match(lesson.game, sitters, lesson.options)
        self._begins: list[list[int]] = []  # how many moves stand when something is asked, by step and ask
        self._play_line()
        self._moves: deque[Move] = deque()
        self.reply: Reply | None = None  # to what was done and was not wanted
        self.number, self._at, self.match = 0, 0, self._line
        self.go(step)

    def _play_line(self) -> None:
        """All that is wanted, once through: every place of the lesson is a beginning of it."""
        line = self._line
        for move in self.lesson.start:
            line.play(*move)
        for step in self.lesson.steps:
            begins = []
            for ask in step.asks:
                begins.append(line.cursor)
                for move in ((LEARNER, ask.want), *ask.then):
                    line.play(*move)
            self._begins.append(begins or [line.cursor])

    # -- where one is -----------------------------------------------------------------------------

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.number]

    @property
    def ask(self) -> Ask | None:
        """What is wanted now; None while others play, after a mistake, and at the end."""
        return self._asked if not self._moves and self.reply is None else None

    @property
    def _asked(self) -> Ask | None:
        return self.step.asks[self._at] if self.step.asks else None

    @property
    def done(self) -> bool:
        """Whether everything has been done that the lesson asks for."""
        return not self.step.asks

    @property
    def said(self) -> str:
        """The key of what is said now."""
        return self.step.key if self.reply is None or self._moves else self.reply.key

    @property
    def shown(self) -> tuple[Pointer, ...]:
        """What is pointed at now."""
        if self.done:
            return self.step.show
        return () if self.ask is None else self.ask.show

    # -- what is done -----------------------------------------------------------------------------

    def do(self, action: Action) -> None:
        """The learner acts. What is not legal raises IllegalAction, and nothing has happened."""
        ask = self.ask
        if ask is None:
            raise IllegalAction(Reason("core.not-your-turn"))
        self.match.play(LEARNER, action)
        if action == ask.want:
            self._moves.extend(ask.then)
            if not self._moves:
                self._go_on()
        else:
            self.reply = ask.reply(action)
            assert self.reply is not None, "a lesson that has been read has an answer to everything"
            self._moves.extend(self.reply.then)

    @property
    def upcoming(self) -> Move | None:
        """The next move of the others."""
        return self._moves[0] if self._moves else None

    def play_on(self) -> bool:
        """Play the next move of the others; False if there is none."""
        if not self._moves:
            return False
        self.match.play(*self._moves.popleft())
        if not self._moves and self.reply is None:
            self._go_on()
        return True

    def _go_on(self) -> None:
        if self._at + 1 < len(self.step.asks):
            self._at += 1
        else:
            self.number, self._at = self.number + 1, 0

    def take_back(self) -> None:
        """What was not wanted has not happened."""
        self._stand(self.number, self._at)

    def again(self) -> None:
        """This step from its beginning."""
        self.go(self.number)

    def back(self) -> None:
        """The step before this one."""
        self.go(max(0, self.number - 1))

    def skip(self) -> None:
        """The next step, as if this one had been done."""
        self.go(min(len(self.lesson.steps) - 1, self.number + 1))

    def go(self, step: int) -> None:
        self._stand(step if 0 <= step < len(self.lesson.steps) else 0, 0)

    def _stand(self, number: int, at: int) -> None:
        self.number, self._at, self.reply = number, at, None
        self._moves.clear()
        self.match = self._line.branch(self._begins[number][at])
