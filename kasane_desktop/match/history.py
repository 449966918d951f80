"""Finished matches, kept in an SQLite file: each with its record and a picture of its table.

A file that is damaged is set aside, never deleted, and a new one is begun.
"""

from __future__ import annotations

import csv
import json
import sqlite3
import time
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from threading import RLock
from typing import IO, Any, TypeVar

from kasane_desktop.core.game import Json, Seat
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.match.record import dump_record, parse_record, write_record
from kasane_desktop.match.sitter import ONCE_YOU
from kasane_desktop.match.speech import called

T = TypeVar("T")
VERSION = 1
PATIENCE = 2.0
"""Seconds to wait for another running copy of the program that is writing."""
MIXED, PEOPLE = "mixed", "people"
"""Levels of tables where computers of several levels sit, or none at all."""
OUR_FAULTS = ("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_BUSY", "SQLITE_LOCKED")
"""Faults of the disk or of others: the file itself is in order."""

_SCHEMA = """
CREATE TABLE IF NOT EXISTS matches (
    id INTEGER PRIMARY KEY,
    digest TEXT NOT NULL UNIQUE,
    ended TEXT NOT NULL,
    game TEXT NOT NULL,
    seed INTEGER NOT NULL,
    level TEXT NOT NULL,
    own INTEGER,
    names TEXT NOT NULL,
    options TEXT NOT NULL,
    scores TEXT NOT NULL,
    places TEXT NOT NULL,
    record TEXT NOT NULL,
    picture BLOB NOT NULL
) STRICT
"""
_LIGHT = "id, ended, game, seed, level, own, names, options, scores, places"


@dataclass(frozen=True, slots=True)
class Entry:
    """A finished match in short. `own` is the seat whose results count in statistics: the first human's."""

    id: int
    ended: datetime
    game: str
    seed: int
    level: str
    own: Seat | None
    names: tuple[str, ...]
    options: dict[str, Json]
    scores: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def count(self) -> int:
        return len(self.names)

    @property
    def won(self) -> bool:
        return self.own is not None and self.places[self.own] == 1

    @property
    def score(self) -> int | None:
        return None if self.own is None else self.scores[self.own]

    @property
    def ranking(self) -> list[Seat]:
        """The seats, the winners first."""
        return sorted(range(self.count), key=lambda seat: self.places[seat])


class History:
    """All finished matches. May be used from any thread. What the disk refuses raises OSError."""

    def __init__(self, path: Path, on_damage: Callable[[Path], None] | None = None) -> None:
        """`on_damage` is told where a damaged file has been put."""
        self._path = path
        self._on_damage = on_damage
        self._file: sqlite3.Connection | None = None
        self._lock = RLock()

    def add(self, match: Match, picture: bytes, ended: datetime | None = None) -> int:
        """Keep a finished match; one that is there already stays as it is. Returns its number."""
        outcome = match.outcome()
        assert outcome is not None
        moment = (ended or datetime.now(UTC)).astimezone(UTC).isoformat(timespec="seconds")
        values = (
            digest(match),
            moment,
            match.game.id,
            match.seed,
            level_of(match.sitters),
            own_seat(match.sitters),
            *(_dumped(v) for v in ([s.name for s in match.sitters], match.options, outcome.scores, outcome.places)),
            dump_record(match),
            picture,
        )

        def insert(file: sqlite3.Connection) -> int:
            with file:
                names = "digest, ended, game, seed, level, own, names, options, scores, places, record, picture"
                file.execute(f"INSERT OR IGNORE INTO matches ({names}) VALUES (?,?,?,?,?,?,?,?,?,?,?,?)", values)
            return int(file.execute("SELECT id FROM matches WHERE digest = ?", values[:1]).fetchone()[0])

        return self._do(insert)

    def entries(self) -> list[Entry]:
        """All matches, the latest first."""

        def read(file: sqlite3.Connection) -> list[Entry]:
            return [_entry(row) for row in file.execute(f"SELECT {_LIGHT} FROM matches ORDER BY ended DESC, id DESC")]

        return self._do(read)

    def match(self, number: int) -> Match:
        """The match itself. Raises BadRecord, or KeyError if it is not there any more."""
        return parse_record(str(self._column(number, "record")).encode())

    def picture(self, number: int) -> bytes:
        """Its picture; empty if it has none. Raises KeyError."""
        return bytes(self._column(number, "picture"))

    def delete(self, numbers: Iterable[int]) -> None:
        def remove(file: sqlite3.Connection) -> None:
            with file:
                file.executemany("DELETE FROM matches WHERE id = ?", [(number,) for number in numbers])

        self._do(remove)

    def close(self) -> None:
        with self._lock:
            if self._file is not None:
                self._file.close()
                self._file = None

    # -- the file ---------------------------------------------------------------------------

    def _column(self, number: int, name: str) -> Any:
        def read(file: sqlite3.Connection) -> Any:
            row = file.execute(f"SELECT {name} FROM matches WHERE id = ?", (number,)).fetchone()
            if row is None:
                raise KeyError(number)
            return row[0]

        return self._do(read)

    def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Work on the file; if it turns out to be damaged, set it aside and work on a new one."""
        with self._lock:
            try:
                return self._attempt(work)
            except (sqlite3.DatabaseError, ValueError, TypeError) as error:
                self.close()
                if (fault := _fault_of_disk(error)) is not None:
                    raise fault from error
                self._set_aside()
            try:
                return self._attempt(work)
            except sqlite3.DatabaseError as error:
                self.close()
                raise OSError(str(error)) from error

    def _attempt(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._file is None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = _opened(self._path)
        return work(self._file)

    def _set_aside(self) -> None:
        place = self._path.with_name(f"damaged-{time.time_ns()}{self._path.suffix}")
        self._path.replace(place)
        with suppress(FileNotFoundError):  # what it had not finished writing goes with it
            journal = self._path.with_name(self._path.name + "-journal")
            journal.replace(place.with_name(place.name + "-journal"))
        if self._on_damage is not None:
            self._on_damage(place)


def _opened(path: Path) -> sqlite3.Connection:
    """Raises sqlite3.DatabaseError if the file is damaged, or made by a newer program."""
    file = sqlite3.connect(path, timeout=PATIENCE, check_same_thread=False)
    try:
        version = file.execute("PRAGMA user_version").fetchone()[0]
        if version > VERSION or file.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise sqlite3.DatabaseError("damaged")
        if version < VERSION:
            with file:
                file.execute(_SCHEMA)
                file.execute(f"PRAGMA user_version = {VERSION}")
        with closing(file.execute(f"SELECT {_LIGHT}, digest, record, picture FROM matches LIMIT 1")):
            pass
    except BaseException:
        file.close()
        raise
    return file


def _fault_of_disk(error: Exception) -> OSError | None:
    name = getattr(error, "sqlite_errorname", "")
    return OSError(str(error)) if name.startswith(OUR_FAULTS) else None


def _entry(row: tuple[Any, ...]) -> Entry:
    number, ended, game, seed, level, own, names, options, scores, places = row
    return Entry(
        number,
        datetime.fromisoformat(ended),
        game,
        seed,
        level,
        own,
        tuple("" if seat == own and name in ONCE_YOU else name for seat, name in enumerate(json.loads(names))),
        json.loads(options),
        tuple(json.loads(scores)),
        tuple(json.loads(places)),
    )


def _dumped(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False)


def digest(match: Match) -> str:
    """The same for the same match, whichever version of the program wrote it down."""
    record = {**write_record(match), "app": ""}
    return sha256(json.dumps(record, ensure_ascii=False, sort_keys=True).encode()).hexdigest()


# -- what a match counts as ---------------------------------------------------------------------


def own_seat(sitters: Iterable[Sitter]) -> Seat | None:
    return next((seat for seat, sitter in enumerate(sitters) if sitter.human), None)


def level_of(sitters: Iterable[Sitter]) -> str:
    """The level of the computer players at a table, if they have one in common."""
    levels = {sitter.traits.get("level", sitter.player) for sitter in sitters if not sitter.human}
    return PEOPLE if not levels else levels.pop() if len(levels) == 1 else MIXED


@dataclass(frozen=True, slots=True)
class Tally:
    """How the own seat fared in some matches."""

    matches: int
    wins: int
    average: float
    best: int
    streak: int  # victories without a break up to the last match
    longest: int


def tally(entries: Iterable[Entry]) -> Tally | None:
    """Of entries with the latest first; None if the own seat was in none of them."""
    own = [entry for entry in entries if entry.own is not None]
    if not own:
        return None
    scores = [entry.scores[entry.own] for entry in own if entry.own is not None]
    streak = next((n for n, entry in enumerate(own) if not entry.won), len(own))
    run = longest = 0
    for entry in own:
        run = run + 1 if entry.won else 0
        longest = max(longest, run)
    return Tally(len(own), sum(entry.won for entry in own), sum(scores) / len(scores), max(scores), streak, longest)


# -- export -------------------------------------------------------------------------------------

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
                _dumped(entry.options),
            )
        )


def _harmless(name: str) -> str:
    """A name that a spreadsheet would take for a formula is marked as text."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@")) else name
