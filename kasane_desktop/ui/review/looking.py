"""The analyst at work beside the window, which never waits for it. What was found is kept with the match."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date
from functools import partial
from threading import Event, Thread

from PySide6.QtCore import QObject, Signal

from kasane_desktop.analyst.analysis import VERSION, Analysis, BadAnalysis, read_analysis, write_analysis
from kasane_desktop.analyst.analyst import Analyst
from kasane_desktop.analyst.book import cards_of, skill_of
from kasane_desktop.analyst.work import Progress, work
from kasane_desktop.core.game import Seat
from kasane_desktop.core.json_text import parse_json
from kasane_desktop.match.history import History, own_seat
from kasane_desktop.match.match import Match
from kasane_desktop.ui.keeping.library import Library

ASKED = "review"
"""What the library is asked about."""


def today() -> int:
    """The day on which one is, as days are counted in the book."""
    return date.today().toordinal()


class LookingBack(QObject):
    """One match at a time: to begin another one is to stop the one before."""

    known = Signal(object, bool)  # Analysis, and whether there is more to come
    summed_up = Signal()  # something new stands in the book
    progressed = Signal(int, int)  # how much of how much
    failed = Signal(str)  # what went wrong, for a log
    _told = Signal(int, object)  # from the thread: which of them, and what

    def __init__(self, parent: QObject | None = None, processes: int | None = None) -> None:
        super().__init__(parent)
        self._processes = processes
        self.today: Callable[[], int] = today
        self._analyst: Analyst | None = None  # who was stopped goes on with the same match later
        self._number = 0
        self._stopped = Event()
        self._thread: Thread | None = None
        self._library: Library | None = None
        self._match: Match | None = None
        self._own: Seat | None = None
        self._told.connect(self._hear)

    @property
    def busy(self) -> bool:
        return self._thread is not None

    def keep_in(self, library: Library) -> None:
        """Where finished matches are kept."""
        self._library = library
        library.failed.connect(self._unread)

    def begin(self, match: Match, own: Seat | None) -> None:
        self.stop()
        self._match, self._own = match.branch(match.cursor), own
        if self._library is None or match.outcome() is None:
            self._think()
        else:
            self._library.ask(ASKED, partial(kept_analysis, match=self._match), partial(self._found, self._number))

    def _found(self, number: int, analysis: Analysis | None) -> None:
        if number != self._number:
            return  # of another match
        if analysis is None:
            self._think()
        else:
            self._sum_up(analysis)
            self.progressed.emit(1, 1)
            self.known.emit(analysis, False)

    def _unread(self, subject: str, error: object) -> None:
        if subject == ASKED and self._match is not None:
            self._think()

    def _think(self) -> None:
        assert self._match is not None
        self._stopped = Event()
        work = (self._number, self._match, self._own, self._stopped)
        self._thread = Thread(target=self._work, args=work, name="analyst", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Nobody wants to know any more. It has ended when this returns."""
        self._stopped.set()
        self._number += 1  # what is under way will not be heard
        self._match = None
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    # -- in the thread ----------------------------------------------------------------------------

    def _work(self, number: int, match: Match, own: Seat | None, stopped: Event) -> None:
        try:
            analyst = Analyst(match, own=own)
            if self._analyst is None or self._analyst.order() != analyst.order():
                self._analyst = analyst
            analyst = self._analyst
            for progress in work(analyst, stopped, self._processes):
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
        if number == self._number and told.analysis is not None:  # whoever heard how far it is may have stopped it
            if not told.rough and self._thread is not None:
                self._thread.join()
                self._thread = self._analyst = None
                self._keep(told.analysis)
                self._sum_up(told.analysis)
            self.known.emit(told.analysis, told.rough)

    def _keep(self, analysis: Analysis) -> None:
        if self._library is not None and self._match is not None and self._match.outcome() is not None:
            written = json.dumps(write_analysis(analysis)).encode()
            keep = partial(_keep, match=self._match, written=written)
            self._library.ask(f"keep-review {self._match.seed}", keep, lambda _: None)

    def _sum_up(self, analysis: Analysis) -> None:
        match = self._match
        if self._library is not None and match is not None and match.outcome() is not None:
            summing = partial(sum_up, match=match, analysis=analysis, today=self.today())
            self._library.ask(f"sum-up {match.seed}", summing, self._told_new)

    def _told_new(self, new: bool) -> None:
        if new:
            self.summed_up.emit()


def kept_analysis(history: History, match: Match) -> Analysis | None:
    """What was found out earlier; None if nothing was, or nothing that can be read: it is found out anew."""
    try:
        written = parse_json(history.review(match))
        return read_analysis(written, match)
    except (ValueError, BadAnalysis):
        return None


def _keep(history: History, match: Match, written: bytes) -> None:
    history.keep_review(match, written)


def sum_up(history: History, match: Match, analysis: Analysis, today: int) -> bool:
    """Into the statistics and the book; whether that is new."""
    seat = own_seat(match.sitters)
    if seat is None:
        return False
    cards = partial(cards_of, analysis, seat, today)
    return history.sum_up(match, VERSION, skill_of(analysis, seat), cards)
