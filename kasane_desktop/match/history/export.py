"""Past matches as a table for other programs."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from typing import IO

from kasane_desktop.match.history.entry import Entry, dumped
from kasane_desktop.match.speech import called

COLUMNS = ("ended", "game", "deal", "seats", "level", "name", "score", "place", "names", "scores", "places", "options")


def write_csv(entries: Iterable[Entry], file: IO[str]) -> None:
    """One line a match; times are UTC."""
    writer = csv.writer(file)
    writer.writerow(COLUMNS)
    for entry in entries:
        own = (
            ("", "", "")
            if entry.own is None
            else (_harmless(called(entry.names[entry.own])), entry.scores[entry.own], entry.places[entry.own])
        )
        writer.writerow(
            (
                entry.ended.isoformat(),
                entry.game,
                entry.seed,
                entry.count,
                entry.level,
                *own,
                _harmless(" / ".join(map(called, entry.names))),
                " ".join(map(str, entry.scores)),
                " ".join(map(str, entry.places)),
                dumped(entry.options),
            )
        )


def _harmless(name: str) -> str:
    """A name that a spreadsheet would take for a formula is marked as text."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@")) else name
