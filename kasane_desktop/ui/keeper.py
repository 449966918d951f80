"""Keeps the match that is being played on disk, and finds it again at the next start."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Signal

from kasane_desktop.match.journal import Journal, load_journal
from kasane_desktop.match.match import Match
from kasane_desktop.match.record import BadRecord

PLACES = 8
"""How many running copies of the program can keep a match, each its own."""


class Keeper(QObject):
    """One place on the disk for one match in progress."""

    failed = Signal()  # told once: the disk does not take the match; play goes on

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._journal: Journal | None = None
        self._told = False
        self._lock, self._path = self._find_place()

    def unfinished(self) -> Match | None:
        """The match that was being played when the program ended. Raises BadRecord if what is
        there cannot be read; it has been set aside then."""
        if self._path is None or not self._path.exists():
            return None
        try:
            match = load_journal(self._path)
        except BadRecord:
            with contextlib.suppress(OSError):
                self._path.rename(self._path.with_name(f"damaged-{int(time.time())}.journal"))
            raise
        except OSError:
            return None
        return match if match.outcome() is None and match.cursor else None

    def begin(self, match: Match) -> None:
        """From now on this match is kept, and no other."""
        self._close()
        if self._path is None:
            self._fail()
            return
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._journal = Journal(self._path, match)
        except OSError:
            self._fail()

    def keep(self) -> None:
        """The match has changed."""
        if self._journal is None:
            return
        try:
            self._journal.follow()
        except OSError:
            self._close()
            self._fail()

    def forget(self) -> None:
        """The match is over or given up."""
        self._close()
        if self._path is not None:
            with contextlib.suppress(OSError):
                self._path.unlink(missing_ok=True)

    def close(self) -> None:
        self._close()
        if self._lock is not None:
            self._lock.unlock()

    def _close(self) -> None:
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    def _fail(self) -> None:
        if not self._told:
            self._told = True
            self.failed.emit()

    def _find_place(self) -> tuple[QLockFile | None, Path | None]:
        """A place that no other running copy of the program has taken."""
        with contextlib.suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
        for number in range(1, PLACES + 1):
            lock = QLockFile(str(self._folder / f"match-{number}.lock"))
            if lock.tryLock(0):
                return lock, self._folder / f"match-{number}.journal"
        return None, None
