"""The history and the thread that works on it: the window asks and is answered later, so it never waits for it."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

from kasane_desktop.match.history import Help, History
from kasane_desktop.ui.pictures.small_picture import smaller

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Asked:
    """A question: what it is about, which one of those, and who wants to know."""

    subject: str
    number: int
    then: Callable[[Any], object]


@dataclass(frozen=True, slots=True)
class _Failed:
    """What went wrong: an answer may be an exception too, one that says what a match suffers from."""

    error: Exception


class Library(QObject):
    """Asked in the window's thread, answers there."""

    failed = Signal(str, object)  # subject and OSError: there is no answer
    damaged = Signal(object)  # Path: where a damaged history was put; what could be read is in a new one
    unreadable = Signal(int)  # so many matches could not be read and have been put aside
    progress = Signal(int, int)  # so many matches of so many have been brought into the form of this version
    _done = Signal(object, object)  # _Asked, and the answer or _Failed; from the thread

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.history = History(path, Help(smaller, self.damaged.emit, self.unreadable.emit, self.progress.emit))
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="history")
        self._latest: dict[str, int] = {}  # the number of the last question about a subject that was not answered yet
        self._asked = 0
        self._closed = False
        self._done.connect(self._answer)

    def ask(self, subject: str, work: Callable[[History], T], then: Callable[[T], object]) -> None:
        """`then` is given what `work` finds. Whoever asks again about a subject gets only the latest answer, and
        whoever asks while the program is ending gets none."""
        if self._closed:
            return
        self._asked += 1
        self._latest[subject] = self._asked
        question = _Asked(subject, self._asked, then)
        self._thread.submit(self._work_out, question, work)

    def give(self, work: Callable[[], T]) -> Future[T]:
        """Something to be done in the thread, in order."""
        return self._thread.submit(work)

    def asked_for(self, *subjects: str) -> bool:
        """Whether an answer about one of these is still to come."""
        return any(subject in self._latest for subject in subjects)

    @property
    def resting(self) -> bool:
        """Whether all that was asked has been answered."""
        return not self._latest

    def close(self) -> None:
        """What is under way is finished, unless it can be begun again later."""
        self._closed = True
        self._latest.clear()
        self.history.stop()
        self._thread.shutdown()
        self.history.close()

    def _work_out(self, asked: _Asked, work: Callable[[History], Any]) -> None:
        """In the thread."""
        if self._latest.get(asked.subject) != asked.number:
            return  # nobody waits for it any more
        try:
            found = work(self.history)
        except Exception as error:  # a fault of the program is raised where others are
            found = _Failed(error)
        self._done.emit(asked, found)

    def _answer(self, asked: _Asked, found: object) -> None:
        if self._latest.get(asked.subject) != asked.number:
            return
        del self._latest[asked.subject]
        if not isinstance(found, _Failed):
            asked.then(found)
        elif isinstance(found.error, OSError):
            self.failed.emit(asked.subject, found.error)
        else:
            raise found.error
