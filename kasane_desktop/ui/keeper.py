"""Keeps matches on disk: the one that is being played, to be found again at the next start, others that were left
unfinished, and those that ended.

The disk may take its time, so a thread of its own writes journals, in order, and another one the history. Play waits
for neither. The window waits for the journals alone, and only where it must know what is on the disk: before it shows
the lobby or the unfinished matches, and before one of them is taken up or thrown away.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Signal
from PySide6.QtGui import QImage

from kasane_desktop.match.history import History, digest
from kasane_desktop.match.journal import Journal, load_journal
from kasane_desktop.match.match import Match
from kasane_desktop.match.record import BadRecord
from kasane_desktop.match.shelf import Waiting, put_on_shelf, set_aside, shelved, take_from_shelf, touched, when_left
from kasane_desktop.ui.library import Library
from kasane_desktop.ui.small_picture import small

PLACES = 8
"""How many running copies of the program can keep a match, each its own."""


class Keeper(QObject):
    """One place on the disk for the match in progress, a shelf for those that made room for another one, and the
    history for all that came to their end."""

    failed = Signal()  # told once: the disk does not take the match; play goes on
    left_out = Signal()  # told once: the disk does not take a finished match
    added = Signal()  # a match has gone into the history
    unreadable = Signal(object)  # BadRecord: an unfinished match was damaged and has been set aside
    _broken = Signal(object)  # Journal, from the thread: it takes nothing more
    _refused = Signal()  # from the thread: the history does not take a match

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._match: Match | None = None
        self._journal: Journal | None = None
        self._there: Match | None = None  # whose journal was begun in the place
        self._unkept: Match | None = None  # the disk did not take its last change
        self._told: set[str] = set()  # troubles that have been told, each once
        self._ended: tuple[Match, int] | None = None  # the last match that went into the history, and its number there
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="keeper")
        self._broken.connect(self._drop)
        self._refused.connect(self._leave_out)
        self._lock, self._path = self._find_place()
        self.library = Library(folder / "history.sqlite", self)

    @property
    def history(self) -> History:
        return self.library.history

    # -- the match that is being played ------------------------------------------------------

    def unfinished(self) -> Match | None:
        """The match that was being played when the program ended, or the table was left. Raises BadRecord if what is
        there cannot be read; it has been set aside then."""
        self.flush()
        if self._unkept is not None and self._unkept.outcome() is None:
            return self._unkept
        if self._path is None or not self._path.exists():
            return None
        try:
            match = _load(self._path)
        except OSError:
            return None
        if match.outcome() is not None:
            self._archive(match, QImage(), self._path)  # the program ended between the last step and the history
            return None
        return match if match.cursor else None

    def begin(self, match: Match) -> Future[None]:
        """From now on this match is kept. If another one stands in the place, that goes on the shelf first."""
        self._close()
        self._match = match
        return self.keep()

    def keep(self) -> Future[None]:
        """The match has changed. The result is there when that is on the disk, or when the disk has refused it."""
        if self._match is None:
            return self._give(_nothing)
        if self._path is None:
            self._unkept = self._match
            self._say_failed()
            return self._give(_nothing)
        if self._journal is None:  # a new match, or one that the disk did not take: perhaps it does now
            self._journal = Journal(self._path, self._match, partial(self._make_room, self._match))
        journal, news = self._journal, self._journal.news()
        return self._give(lambda: self._write(journal, news))

    def finish(self, match: Match, picture: QImage) -> Future[None]:
        """The match has come to its end: it goes into the history, and its journal goes."""
        self._close()
        return self._archive(match, picture)

    # -- all that can be continued -----------------------------------------------------------

    def waiting(self) -> list[Waiting]:
        """Every unfinished match, the one left last first. What is damaged is set aside and told."""
        self._rest()
        self._gather()
        own = [] if self._path is None else [self._path]
        found = [one for path in (*own, *shelved(self._folder)) if (one := self._look_at(path)) is not None]
        return sorted(found, key=lambda one: one.left, reverse=True)

    def take_up(self, name: str) -> Match:
        """The match in this file comes into the place; what stands there goes on the shelf.

        Raises BadRecord if it is damaged (it has been set aside then), FileNotFoundError if another copy of the
        program was quicker, OSError.
        """
        self._rest()
        path = self._folder / name
        match = _load(path)
        if self._path is not None and self._path != path:  # without a place it is played and not kept
            self._shelve(self._path)
            take_from_shelf(path, self._path)
        return match

    def discard(self, names: Iterable[str]) -> None:
        """Nobody will continue these. Raises OSError."""
        self._rest()
        for name in names:
            (self._folder / name).unlink(missing_ok=True)

    def _look_at(self, path: Path) -> Waiting | None:
        try:
            one = Waiting(path.name, when_left(path), _load(path))
        except BadRecord as error:
            self.unreadable.emit(error)
            return None
        except OSError:  # there is none, or another copy of the program has it
            return None
        if one.match.outcome() is not None:
            self._archive(one.match, QImage(), path)  # perhaps the history takes it now
            return None
        return one if touched(one.match) else None

    def _gather(self) -> None:
        """What copies of the program that are gone have left in their places goes on the shelf, to be found there."""
        for place in self._places():
            if place != self._path and place.exists() and (lock := _lock(place)).tryLock(0):
                with contextlib.suppress(OSError):
                    self._shelve(place)
                lock.unlock()

    def _rest(self) -> None:
        """Nothing is being written, and no file is open."""
        self._close()
        self.flush()

    def flush(self) -> None:
        """Wait until all that was to be written is written."""
        self._give(_nothing).result()

    def close(self) -> None:
        self._close()
        self.library.close()  # what it does may still need the writer
        self._writer.shutdown()
        if self._lock is not None:
            self._lock.unlock()

    def _close(self) -> None:
        if self._journal is not None:
            self._give(self._journal.close)
            self._journal = None

    def _archive(self, match: Match, picture: QImage, found: Path | None = None) -> Future[None]:
        """`found` is the journal from which it was read, if it was not played just now."""
        ended = match.branch(match.cursor)  # whoever undoes something meanwhile does not change what ended
        ended.branches = match.left_lines()
        return self.library.give(lambda: self._put_away(match, ended, picture, found))

    def _drop(self, journal: Journal) -> None:
        if self._journal is journal:
            self._journal = None
        self._say_failed()

    def _say_failed(self) -> None:
        if "failed" not in self._told:
            self._told.add("failed")
            self.failed.emit()

    def _leave_out(self) -> None:
        if "left out" not in self._told:
            self._told.add("left out")
            self.left_out.emit()

    # -- in the thread -----------------------------------------------------------------------

    def _give(self, work: Callable[[], None]) -> Future[None]:
        return self._writer.submit(work)

    def _write(self, journal: Journal, news: bytes) -> None:
        try:
            journal.path.parent.mkdir(parents=True, exist_ok=True)
            journal.write(news)
            self._unkept = None
        except OSError:
            self._unkept = journal.match
            self._broken.emit(journal)

    def _make_room(self, match: Match, news: bytes) -> None:
        """Before the journal of a match is begun with `news`. Raises OSError; then nothing is begun."""
        if self._there is not match and self._path is not None:
            self._shelve(self._path, news)
            self._there = match

    def _shelve(self, place: Path, news: bytes = b"") -> None:
        """Put away what stands in a place, unless nobody has touched it or `news` says all of it. Raises OSError."""
        self._there = None
        try:
            match = load_journal(place)
        except FileNotFoundError:
            return
        except (BadRecord, OSError):  # whoever looks at the shelf will see
            put_on_shelf(place)
            return
        if touched(match) and Journal(place, match).news() != news:
            put_on_shelf(place)

    def _put_away(self, match: Match, ended: Match, picture: QImage, found: Path | None) -> None:
        """In the thread of the history."""
        try:
            number = self.history.add(ended, small(picture))
            if found is None:
                if self._ended is not None and self._ended[0] is match and self._ended[1] != number:
                    self.history.delete([self._ended[1]])  # it ended before, was taken back, and ended otherwise
                self._ended = (match, number)
        except OSError:
            self._refused.emit()
            return
        self._give(lambda: self._clear(match, found)).result()
        self.added.emit()

    def _clear(self, match: Match, found: Path | None) -> None:
        """The match is in the history: its journal goes, unless another one has been begun in the place meanwhile."""
        if self._unkept is match:
            self._unkept = None
        with contextlib.suppress(BadRecord, OSError):
            if found is not None and digest(load_journal(found)) == digest(match):
                found.unlink()
            elif found is None and self._there is match and self._path is not None:
                self._path.unlink(missing_ok=True)

    def _find_place(self) -> tuple[QLockFile | None, Path | None]:
        """A place that no other running copy of the program has taken: the one where was played last."""
        with contextlib.suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
        for place in sorted(self._places(), key=_last_written, reverse=True):
            if (lock := _lock(place)).tryLock(0):
                return lock, place
        return None, None

    def _places(self) -> list[Path]:
        return [self._folder / f"match-{number}.journal" for number in range(1, PLACES + 1)]


def _load(path: Path) -> Match:
    """Raises BadRecord, when it has been set aside, and OSError."""
    try:
        return load_journal(path)
    except BadRecord:
        with contextlib.suppress(OSError):
            set_aside(path)
        raise


def _lock(place: Path) -> QLockFile:
    return QLockFile(str(place.with_suffix(".lock")))


def _last_written(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _nothing() -> None:
    """Done when all before it is done."""
