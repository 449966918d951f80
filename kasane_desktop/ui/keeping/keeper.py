"""Keeps matches on disk: the one that is being played, to be found again at the next start, others that were left
unfinished, and those that ended.

The disk may take its time, so a thread of its own writes journals, in order, and another one the history. Play waits
for neither. The window waits for the journals alone, and only where it must know what is on the disk: before one of the
unfinished matches is taken up or thrown away. Before it shows them it waits for a moment, and nearly always no longer.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Signal
from PySide6.QtGui import QImage

from kasane_desktop.core.files import clear_way, narrow, own_folder
from kasane_desktop.match.history import History, digest
from kasane_desktop.match.journal import Journal, load_journal, read_journal
from kasane_desktop.match.match import Match
from kasane_desktop.match.record import BadRecord
from kasane_desktop.match.shelf import (
    Waiting,
    mend,
    put_on_shelf,
    says_all,
    set_aside,
    shelved,
    take_from_shelf,
    when_left,
    worth_continuing,
)
from kasane_desktop.ui.keeping.library import Library
from kasane_desktop.ui.pictures.small_picture import small

UNKEPT = "unkept"
"""Stands for the file of a match that the disk did not take."""
PATIENCE = 0.05
"""Seconds for which the window waits before it shows what it knows: less than is seen as a delay."""
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
    _found = Signal(int, object, object)  # from the thread: which search, whom to tell, and Future: what there is

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._match: Match | None = None
        self._journal: Journal | None = None
        self._there: Match | None = None  # whose journal was begun in the place
        self._unkept: Match | None = None  # the disk did not take its last change
        self._read: dict[Path, tuple[tuple[int, int], Waiting]] = {}  # by file, as it was when it was read
        self._told: set[str] = set()  # troubles that have been told, each once
        self._ended: tuple[Match, int] | None = None  # the last match that went into the history, and its number there
        self._searches, self._closed = 0, False
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="keeper")
        self._broken.connect(self._drop)
        self._refused.connect(self._leave_out)
        self._found.connect(self._tell_waiting)
        self._lock, self._path = self._find_place()
        self.library = Library(folder / "history.sqlite", self)

    @property
    def history(self) -> History:
        return self.library.history

    # -- the match that is being played ------------------------------------------------------

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
        """Every match worth continuing, the one left last first. What is damaged is set aside and told."""
        return self._heard(self._search())

    def ask_waiting(self, then: Callable[[list[Waiting]], object]) -> None:
        """`then` is given the same as soon as it is known: nearly always at once, but no disk keeps the window waiting.
        Whoever asks again gets only the latest answer."""
        self._searches += 1
        number, search = self._searches, self._search()
        wait([search], PATIENCE)
        if search.done():
            then(self._heard(search))
        else:
            search.add_done_callback(lambda found: self._found.emit(number, then, found))

    def _tell_waiting(self, number: int, then: Callable[[list[Waiting]], object], search: _Search) -> None:
        """What is damaged has been set aside, and no later search will find it: it is told in any case."""
        if self._closed:
            return
        found = self._heard(search)
        if number == self._searches:
            then(found)

    def _heard(self, search: _Search) -> list[Waiting]:
        found, damaged = search.result()
        for error in damaged:
            self.unreadable.emit(error)
        return found

    def _search(self) -> _Search:
        self._close()
        return self._writer.submit(self._find_waiting)

    def take_up(self, name: str) -> Match:
        """The match in this file comes into the place; what stands there goes on the shelf.

        Raises BadRecord if it is damaged (it has been set aside then), FileNotFoundError if another copy of the
        program was quicker, OSError.
        """
        self._rest()
        if name == UNKEPT and self._unkept is not None:
            return self._unkept
        path = self._folder / name
        match = self._load_or_set_aside(path).match
        if self._path is not None:  # without a place it is played and not kept
            if self._path != path:
                self._shelve(self._path)
                take_from_shelf(path, self._path)
            self._there = match
        self._read.pop(path, None)  # it will not stay as it was read
        return match

    def discard(self, names: Iterable[str]) -> None:
        """Nobody will continue these. Raises OSError."""
        self._rest()
        for name in names:
            if name == UNKEPT:
                self._unkept = None
            else:
                (self._folder / name).unlink(missing_ok=True)

    def _load(self, path: Path) -> Waiting:
        """What is in a file, which is read once as long as nobody writes to it. Raises BadRecord, OSError."""
        now = path.stat()
        stamp = now.st_mtime_ns, now.st_size
        if path not in self._read or self._read[path][0] != stamp:
            self._read[path] = stamp, Waiting(path.name, when_left(path), load_journal(path))
        return self._read[path][1]

    def _load_or_set_aside(self, path: Path) -> Waiting:
        """Raises BadRecord, when it has been set aside, and OSError."""
        try:
            return self._load(path)
        except BadRecord:
            with contextlib.suppress(OSError):
                set_aside(path)
            raise

    def _rest(self) -> None:
        """Nothing is being written, and no file is open."""
        self._close()
        self.flush()

    def flush(self) -> None:
        """Wait until all that was to be written is written."""
        self._give(_nothing).result()

    def close(self) -> None:
        self._closed = True  # nobody waits for what is being looked for
        self._close()
        self.library.close()  # what it does may still need the writer
        self._writer.shutdown()
        narrow(self._folder / "history.sqlite")
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

    def _find_waiting(self) -> tuple[list[Waiting], list[BadRecord]]:
        """Also what was damaged, and has been set aside."""
        self._gather()
        mend(self._folder)
        unkept, damaged = self._unkept, list[BadRecord]()
        own = [] if self._path is None or (unkept is not None and self._there is unkept) else [self._path]
        paths = (*own, *shelved(self._folder))
        found = [one for path in paths if (one := self._look_at(path, damaged)) is not None]
        if unkept is not None and unkept.outcome() is None:
            found.append(Waiting(UNKEPT, datetime.now(UTC), unkept))
        kept = (one for one in found if worth_continuing(one.match))
        return sorted(kept, key=lambda one: one.left, reverse=True), damaged

    def _look_at(self, path: Path, damaged: list[BadRecord]) -> Waiting | None:
        try:
            one = self._load_or_set_aside(path)
        except BadRecord as error:
            damaged.append(error)
            return None
        except OSError:  # there is none, or another copy of the program has it
            return None
        if one.match.outcome() is not None:
            self._archive(one.match, QImage(), path)  # the program ended before the history had it
            return None
        return one

    def _gather(self) -> None:
        """What copies of the program that are gone have left in their places goes on the shelf, to be found there."""
        for place in self._places():
            if place != self._path and os.path.lexists(place) and (lock := _lock(place)).tryLock(0):
                with contextlib.suppress(OSError):
                    self._shelve(place)
                lock.unlock()

    def _give(self, work: Callable[[], None]) -> Future[None]:
        return self._writer.submit(work)

    def _write(self, journal: Journal, news: bytes) -> None:
        try:
            if not journal.path.parent.is_dir():
                own_folder(journal.path.parent)
            journal.write(news)
            self._unkept = None
        except OSError:
            journal.close()
            self._unkept = journal.match
            self._broken.emit(journal)

    def _make_room(self, match: Match, content: bytes, again: bool) -> None:
        """Before the journal of a match is begun with `content`, or `again`, because something else has come into its
        place. Raises OSError; then nothing is begun."""
        if again and self._lock is not None and self._path is not None:
            _lock_again(self._lock, self._path)
        if (again or self._there is not match) and self._path is not None:
            self._shelve(self._path, content)
            self._there = match

    def _shelve(self, place: Path, content: bytes = b"") -> None:
        """Put away what stands in a place, unless nobody wants it back, or a journal with that `content` says all of
        it. Raises OSError."""
        self._there = None
        try:
            match = self._load(place).match
        except FileNotFoundError:
            return
        except (BadRecord, OSError):  # whoever looks at the shelf will see
            put_on_shelf(place)
            return
        wanted = match.outcome() is not None or worth_continuing(match)
        if wanted and not (content and says_all(read_journal(content), match)):
            put_on_shelf(place)

    def _put_away(self, match: Match, ended: Match, picture: QImage, found: Path | None) -> None:
        """In the thread of the history."""
        try:
            number = self.history.add(ended, small(picture))
            narrow(self._folder / "history.sqlite")
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
        """The match is in the history: its journal goes, unless another one has been begun in the place meanwhile, or
        it was taken back and goes on."""
        if self._unkept is match and match.outcome() is not None:
            self._unkept = None
        with contextlib.suppress(BadRecord, OSError):
            if found is not None and digest(load_journal(found)) == digest(match):
                found.unlink()
            elif found is None and self._there is match and self._path is not None and _has_ended(self._path):
                self._path.unlink(missing_ok=True)

    def _find_place(self) -> tuple[QLockFile | None, Path | None]:
        """A place that no other running copy of the program has taken: the one where was played last."""
        with contextlib.suppress(OSError):
            own_folder(self._folder)
            history = self._folder / "history.sqlite"
            if os.path.lexists(history) and not history.is_file():
                set_aside(history)  # SQLite would wait for a pipe
        for place in sorted(self._places(), key=_last_written, reverse=True):
            if (lock := _lock(place)).tryLock(0):
                narrow(place.with_suffix(".lock"))
                return lock, place
        return None, None

    def _places(self) -> list[Path]:
        return [self._folder / f"match-{number}.journal" for number in range(1, PLACES + 1)]


_Search = Future[tuple[list[Waiting], list[BadRecord]]]


def _has_ended(journal: Path) -> bool:
    """Raises BadRecord, OSError."""
    return load_journal(journal).outcome() is not None


def _lock(place: Path) -> QLockFile:
    path = place.with_suffix(".lock")
    clear_way(path)  # Qt would wait for a pipe
    return QLockFile(str(path))


def _lock_again(lock: QLockFile, place: Path) -> None:
    """The folder may be another one now, and its places another program's. Raises OSError."""
    path = place.with_suffix(".lock")
    if not os.path.lexists(path):
        path.touch()  # there must be one to let go
        lock.unlock()
        if not lock.tryLock(0):
            raise OSError("another copy of the program has taken the place")


def _last_written(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _nothing() -> None:
    """Done when all before it is done."""
