"""The analyst at work beside the window, which never waits for it."""

from __future__ import annotations

from threading import Event, Thread

from PySide6.QtCore import QObject, Signal

from kasane_desktop.analyst.analyst import Analyst
from kasane_desktop.analyst.work import Progress, work
from kasane_desktop.core.game import Seat
from kasane_desktop.match.match import Match


class LookingBack(QObject):
    """One match at a time: to begin another one is to stop the one before."""

    known = Signal(object, bool)  # Analysis, and whether there is more to come
    progressed = Signal(int, int)  # how much of how much
    failed = Signal(str)  # what went wrong, for a log
    _told = Signal(int, object)  # from the thread: which of them, and what

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._stopped = Event()
        self._thread: Thread | None = None
        self._told.connect(self._hear)

    @property
    def busy(self) -> bool:
        return self._thread is not None

    def begin(self, match: Match, own: Seat | None) -> None:
        self.stop()
        self._number += 1
        self._stopped = Event()
        whole = match.branch(match.cursor)
        self._thread = Thread(
            target=self._work, args=(self._number, whole, own, self._stopped), name="analyst", daemon=True
        )
        self._thread.start()

    def stop(self) -> None:
        """Nobody wants to know any more. It has ended when this returns."""
        self._stopped.set()
        self._number += 1  # what is under way will not be heard
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    # -- in the thread ----------------------------------------------------------------------------

    def _work(self, number: int, match: Match, own: Seat | None, stopped: Event) -> None:
        try:
            for progress in work(Analyst(match, own=own), stopped):
                self._told.emit(number, progress)
        except Exception as error:  # a process that was ended, no memory: the match itself is none the worse
            self._told.emit(number, repr(error))

    def _hear(self, number: int, told: object) -> None:
        if number != self._number:
            return
        if isinstance(told, str):
            self._thread = None
            self.failed.emit(told)
            return
        assert isinstance(told, Progress)
        self.progressed.emit(told.done, told.of)
        if told.analysis is not None:
            if not told.rough and self._thread is not None:
                self._thread.join()
                self._thread = None
            self.known.emit(told.analysis, told.rough)
