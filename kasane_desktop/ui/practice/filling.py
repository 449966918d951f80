"""Fills the book while nothing else is going on: it looks back at past matches, the latest first, one at a time."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from kasane_desktop.analyst.analysis import VERSION
from kasane_desktop.match.history import History, own_seat
from kasane_desktop.match.match import Match
from kasane_desktop.match.record import BadRecord
from kasane_desktop.ui.keeping.library import Library
from kasane_desktop.ui.review.looking import LookingBack

LOOK, QUIET = 5000, 4
"""Milliseconds after which it is seen whether there is anything to do, and how often nothing must have gone on."""
NEXT = "not-summed-up"


class Filling(QObject):
    """Works in one process beside the window, as long as it is `free`: nobody plays, and no computer player thinks.
    What was begun is gone on with later."""

    filled = Signal()  # something new stands in the book

    def __init__(self, library: Library, free: Callable[[], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library, self._free = library, free
        self._quiet = 0
        self._busy = self._done = False
        self._passed_over: list[int] = []  # matches that cannot be looked back at
        self._number = 0
        self.looking = LookingBack(self, processes=1)
        self.looking.keep_in(library)
        self.looking.summed_up.connect(self.filled)
        self.looking.known.connect(self._heard)
        self.looking.failed.connect(self._pass_over)
        library.failed.connect(self._unasked)
        self._timer = QTimer(self, interval=LOOK, timerType=Qt.TimerType.VeryCoarseTimer)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def again(self) -> None:
        """Another match has come to its end."""
        self._done = False
        self._timer.start()

    def see(self) -> None:
        """Another page is seen: whoever sits down to play is not disturbed for a moment."""
        self._quiet = 0
        if not self._free():
            self._busy = False
            self.looking.stop()
        elif not self._done:
            self._timer.start()

    def close(self) -> None:
        self._timer.stop()
        self.looking.stop()

    def _look(self) -> None:
        if not self._free():
            self.see()
            return
        self._quiet += 1
        if self._done:
            self._timer.stop()
        elif self._quiet > QUIET and not self._busy and machine_rests():
            self._busy = True
            self._library.ask(NEXT, partial(_next, passed_over=tuple(self._passed_over)), self._begin)

    def _begin(self, found: tuple[int, Match | None] | None) -> None:
        if not self._busy:
            return  # somebody has sat down meanwhile
        if found is None:
            self._busy, self._done = False, True
            return
        self._number, match = found
        if match is None:
            self._pass_over()
        else:
            self.looking.begin(match, own_seat(match.sitters))

    def _heard(self, analysis: object, rough: bool) -> None:
        if not rough:
            self._pass_over()  # whatever becomes of what was found, it is not looked for twice

    def _pass_over(self, why: str = "") -> None:
        self._busy = False
        self._passed_over.append(self._number)

    def _unasked(self, subject: str, error: object) -> None:
        if subject == NEXT:
            self._busy, self._done = False, True


def machine_rests() -> bool:
    """Whether other programs leave a processor free, as far as that can be told."""
    with suppress(AttributeError, OSError):
        return os.getloadavg()[0] < max(1.0, (os.cpu_count() or 1) - 0.5)
    return True


def _next(history: History, passed_over: tuple[int, ...]) -> tuple[int, Match | None] | None:
    """In the thread of the library: the number of a match and the match, if it can be read."""
    number = history.not_summed_up(VERSION, passed_over)
    if number is None:
        return None
    try:
        return number, history.match(number)
    except (BadRecord, KeyError):
        return number, None
