"""Histories to test with."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from time import monotonic

from PySide6.QtTest import QTest

from kasane_desktop.match.history import Entry, History
from kasane_desktop.match.history.file import INSERT, INSERT_PAPERS
from kasane_desktop.ui.keeping.library import Library


def put(history: History, entries: Iterable[Entry], picture: bytes = b"") -> None:
    """Rows of matches that nobody has played."""

    def insert(file: sqlite3.Connection) -> None:
        file.execute("BEGIN")
        for entry in entries:
            file.execute(INSERT, (entry.id, f"digest of {entry.id}", *entry.row()))
            file.execute(INSERT_PAPERS, (entry.id, b"", picture))
        file.execute("COMMIT")

    history._do(insert)


def archived(library: Library) -> None:
    """Wait until all that was to go into the history is there."""
    library.give(lambda: None).result()


def settle(library: Library) -> None:
    """Wait until all that was asked has been answered, and what was asked for then."""
    patience = monotonic() + 60
    for _ in range(3):
        QTest.qWait(1)
        while not library.resting:
            assert monotonic() < patience
            QTest.qWait(1)
