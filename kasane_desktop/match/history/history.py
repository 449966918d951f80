"""All finished matches, and what can be asked about them."""

from __future__ import annotations

import json
import sqlite3
import time
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from io import StringIO
from pathlib import Path
from shutil import copyfile
from threading import RLock
from typing import Any, TypeVar

from kasane_desktop.core.files import begin_file
from kasane_desktop.core.game import Json
from kasane_desktop.core.json_text import parse_json
from kasane_desktop.match.history import book, figures
from kasane_desktop.match.history.book import Card, Filed, Played, Skill
from kasane_desktop.match.history.entry import COLUMNS, BadRow, Entry, digest, entry_of_match, entry_of_row
from kasane_desktop.match.history.export import write_csv
from kasane_desktop.match.history.figures import Group, Series
from kasane_desktop.match.history.file import (
    FAULTS,
    INSERT,
    INSERT_PAPERS,
    READ,
    TAKEN,
    BusyHistory,
    Damaged,
    Help,
    as_bytes,
    identity,
    is_of_the_disk,
    open_file,
    rewrite,
)
from kasane_desktop.match.history.query import EVERYTHING, Category, Mark, Page, Query, kinds_of
from kasane_desktop.match.match import Match
from kasane_desktop.match.record import MOST_BYTES, BadRecord, dump_record, parse_record, write_record

T = TypeVar("T")
AT_ONCE = 100
"""Matches of a page."""
CHARTED = 120
"""Matches of a series: more could not be told apart in a chart."""


class History:
    """May be used from any thread, and may take its time: another program can be writing.

    What the disk refuses raises OSError, what another program holds BusyHistory, what a newer program wrote
    NewerHistory. A file that is damaged is set aside, never deleted, and what can be read of it goes into a new one.
    """

    def __init__(self, path: Path, help: Help | None = None) -> None:
        self._path = path
        self._help = help or Help()
        self._file: sqlite3.Connection | None = None
        self._identity: tuple[int, int] | None = None
        self._sound = False
        self._lock = RLock()
        self._left_out: set[int] = set()  # rows that cannot be read and could not be put aside

    # -- keeping ------------------------------------------------------------------------------

    def add(self, match: Match, picture: bytes, ended: datetime | None = None) -> int:
        """Keep a finished match; one that is there already stays as it is. Returns its number."""
        entry, name = entry_of_match(match, ended), digest(match)
        record = zlib.compress(dump_record(match).encode(), 9)

        def insert(file: sqlite3.Connection) -> int:
            self._see_sound(file)
            with _transaction(file):
                known = file.execute("SELECT id FROM matches WHERE digest = ?", (name,)).fetchone()
                if known is not None:
                    return int(known[0])
                number = file.execute(INSERT, (None, name, *entry.row())).lastrowid
                file.execute(INSERT_PAPERS, (number, record, picture))
                return int(number or 0)

        return self._do(insert)

    def delete(self, numbers: Iterable[int]) -> None:
        wanted = [(number,) for number in numbers]

        def remove(file: sqlite3.Connection) -> None:
            with _transaction(file):
                own = "DELETE FROM reviews WHERE digest IN (SELECT digest FROM matches WHERE id = ?)"
                file.executemany(own, wanted)
                book.forget(file, wanted)
                for table in ("matches", "papers"):
                    file.executemany(f"DELETE FROM {table} WHERE id = ?", wanted)

        self._do(remove)

    def keep_review(self, match: Match, review: bytes) -> None:
        """What looking back at a match has found, if the match is kept here."""
        packed = zlib.compress(review, 9)

        def insert(file: sqlite3.Connection) -> None:
            self._see_sound(file)
            with _transaction(file):
                if (name := _kept_as(file, match)) is not None:
                    file.execute("INSERT OR REPLACE INTO reviews VALUES (?, ?)", (name, packed))

        self._do(insert)

    def review(self, match: Match) -> bytes:
        """What was kept of a look back at a match; empty if nothing was, or nothing that can be read."""

        def read(file: sqlite3.Connection) -> bytes:
            row = file.execute("SELECT review FROM reviews WHERE digest = ?", (_kept_as(file, match),)).fetchone()
            return b"" if row is None else as_bytes(row[0])

        with suppress(zlib.error):
            return zlib.decompressobj().decompress(self._do(read), MOST_BYTES)
        return b""

    def sum_up(
        self, match: Match, version: int, skill: Skill, cards: Callable[[dict[int, int]], Sequence[Card]]
    ) -> bool:
        """How a match was played, and what is to be asked about it: `cards` is given how many are to be asked about
        for the first time on which day. What this version has summed up stays; tells whether anything is new."""

        def insert(file: sqlite3.Connection) -> bool:
            self._see_sound(file)
            with _transaction(file):
                name = _kept_as(file, match)
                if name is None or book.is_summed_up(file, name, version):
                    return False
                book.sum_up(file, name, version, skill, cards(book.days_taken(file)))
                return True

        return self._do(insert)

    def look_anew(self, number: int) -> None:
        """What was found out about a match cannot be read: it is not summed up any more."""

        def delete(file: sqlite3.Connection) -> None:
            self._see_sound(file)
            with _transaction(file):
                book.look_anew(file, number)

        self._do(delete)

    def file_again(self, filed: Filed) -> None:
        """A card after it was asked about."""

        def update(file: sqlite3.Connection) -> None:
            self._see_sound(file)
            with _transaction(file):
                book.file_again(file, filed)

        self._do(update)

    # -- asking -------------------------------------------------------------------------------

    def not_summed_up(self, version: int, passed_over: Sequence[int] = ()) -> int | None:
        """The latest match of which this version has found out nothing; None if there is none."""
        return self._do(lambda file: book.not_summed_up(file, version, passed_over))

    def cards(self, version: int | None = None) -> list[Filed]:
        """All that is ever to be asked about, or what can be now: of matches that this version has summed up."""
        return self._do(lambda file: list(book.read_cards(file, version)))

    def played(self, version: int, query: Query = EVERYTHING, kind: Category | None = None) -> list[Played]:
        """The matches of a group that have been looked back at, from the earliest on."""

        def read(file: sqlite3.Connection) -> list[Played]:
            skills = book.read_skills(file, query, kind, version)
            where, values = figures.of_kind(query, kind)
            rows = [row for row in _rows(file, f"WHERE {where} ORDER BY ended, id", values) if row[0] in skills]
            return [Played(entry, skills[entry.id]) for entry in self._judged(file, rows)]

        return self._do(read)

    def page(self, query: Query = EVERYTHING, after: Mark | None = None, most: int = AT_ONCE) -> Page:
        """The next matches of a query, the latest first. Rows that cannot be read are put aside and told."""

        def read(file: sqlite3.Connection) -> Page:
            where, values = query.where()
            if after is not None:
                where, values = f"{where} AND (ended, id) < (CAST(? AS TEXT), ?)", [*values, *after]
            rows = _rows(file, f"WHERE {where} ORDER BY ended DESC, id DESC LIMIT ?", [*values, most])
            entries = tuple(self._judged(file, rows))
            more = Mark(rows[-1][1], rows[-1][0]) if len(rows) == most else None
            return Page(entries, more)

        return self._do(read)

    def entries(self, query: Query = EVERYTHING) -> list[Entry]:
        """All matches of a query, the latest first."""
        page = self.page(query)
        entries = [*page.entries]
        while page.more is not None:
            page = self.page(query, page.more)
            entries += page.entries
        return entries

    def kinds(self) -> list[Category]:
        """Of all matches there are."""
        return self._do(lambda file: kinds_of(file.execute(f"SELECT DISTINCT {figures.KIND} FROM matches")))

    def groups(self, query: Query = EVERYTHING) -> list[Group]:
        """Figures of all matches of a query, then of those of one kind, the most played first."""
        return self._do(lambda file: figures.count_groups(file, query))

    def series(self, query: Query, kind: Category | None, most: int = CHARTED) -> Series:
        """A group over time."""

        def read(file: sqlite3.Connection) -> Series:
            where, values = figures.of_kind(query, kind)
            rows = _rows(file, f"WHERE {where} ORDER BY ended DESC, id DESC LIMIT ?", [*values, most])
            places = figures.count_places(file, query, kind)
            return Series(tuple(reversed(list(self._judged(file, rows)))), sum(places), places)

        return self._do(read)

    def table(self, query: Query = EVERYTHING) -> str:
        """The matches of a query as CSV."""
        text = StringIO()
        skills = self._do(lambda file: book.read_skills(file, query, None))
        write_csv(self.entries(query), text, skills)
        return text.getvalue()

    def whole(self, query: Query = EVERYTHING) -> str:
        """The matches of a query as JSON: each with its record, and what looking back at it has found."""
        text = StringIO()
        text.write('{"format": "kasane-desktop-matches", "version": 1, "matches": [')
        between = ""
        for entry in self.entries(query):
            with suppress(BadRecord, KeyError):  # damaged, or deleted meanwhile
                match = self.match(entry.id)
                found = _as_json(self.review(match))
                told = {"ended": entry.ended.isoformat(), "record": write_record(match), "review": found}
                text.write(f"{between}\n{json.dumps(told, ensure_ascii=False)}")
                between = ","
        text.write("\n]}\n")
        return text.getvalue()

    def match(self, number: int) -> Match:
        """The match itself. Raises BadRecord, or KeyError if it is not there any more."""
        return _parsed(self._paper(number, "record"))

    def picture(self, number: int) -> bytes:
        """Its picture; empty if it has none. Raises KeyError."""
        return self._paper(number, "picture")

    def _paper(self, number: int, name: str) -> bytes:
        def read(file: sqlite3.Connection) -> bytes:
            row = file.execute(f"SELECT {name} FROM papers WHERE id = ?", (number,)).fetchone()
            if row is None:
                raise KeyError(number)
            return as_bytes(row[0])

        return self._do(read)

    # -- the file -----------------------------------------------------------------------------

    def stop(self) -> None:
        """Whatever takes long is not to be gone on with; from any thread."""
        self._help.stopped.set()

    def close(self) -> None:
        with self._lock:
            if self._file is not None:
                self._file.close()
                self._file = None

    def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Work on the file; if it turns out to be damaged, set it aside and work on what could be saved of it."""
        with self._lock:
            for attempt in range(2):
                try:
                    return work(self._opened())
                except FAULTS as error:
                    self.close()
                    name = getattr(error, "sqlite_errorname", "")
                    if name.startswith(TAKEN):
                        raise BusyHistory(str(error)) from error
                    if is_of_the_disk(error) or attempt:
                        raise OSError(str(error)) from error
                    self._set_aside()
            raise AssertionError

    def _opened(self) -> sqlite3.Connection:
        """Another copy of the program, or someone who tidies up, may have put another file there."""
        if self._file is not None and identity(self._path) != self._identity:
            self.close()
        if self._file is None:
            self._file = open_file(self._path, self._help)
            self._identity, self._sound = identity(self._path), False
        return self._file

    def _see_sound(self, file: sqlite3.Connection) -> None:
        """Nothing new goes into a file that is not sound. To look through all of it takes a second where there are ten
        thousand matches, so it is done once, and not before something is read."""
        if not self._sound and file.execute("PRAGMA quick_check(1)").fetchone()[0] != b"ok":
            raise Damaged("not sound")
        self._sound = True

    def _judged(self, file: sqlite3.Connection, rows: Sequence[tuple[Any, ...]]) -> Iterator[Entry]:
        """The rows that describe a match. Others are put aside and told, once."""
        bad: dict[int, str] = {}
        for number, *row in rows:
            try:
                yield entry_of_row(number, row)
            except BadRow as error:
                bad[number] = str(error)[:200]
        if bad.keys() - self._left_out:
            self._help.unreadable(len(bad.keys() - self._left_out))
        for number, why in bad.items():
            self._left_out.add(number)
            with suppress(sqlite3.OperationalError), _transaction(file):  # if not now, then next time
                columns = ", ".join(f"m.{name}" for name in ("id", "digest", *COLUMNS))
                file.execute(
                    f"INSERT INTO aside SELECT ?, {columns}, p.record, p.picture"
                    " FROM matches m LEFT JOIN papers p USING (id) WHERE m.id = ?",
                    (why, number),
                )
                for table in ("matches", "papers"):
                    file.execute(f"DELETE FROM {table} WHERE id = ?", (number,))

    def _set_aside(self) -> None:
        place = self._path.with_name(f"damaged-{time.time_ns()}{self._path.suffix}")
        self._path.replace(place)
        with suppress(FileNotFoundError):  # what it had not finished writing goes with it
            _journal(self._path).replace(_journal(place))
        copy = place.with_name(f"{place.name}.copy")  # to look into it could change it
        with suppress(*FAULTS, OSError):
            for source, target in ((place, copy), (_journal(place), _journal(copy))):
                if source.exists():
                    begin_file(target)
                    copyfile(source, target)
            rewrite(copy, self._path, replace(self._help, salvaging=True))
        for used in (copy, _journal(copy)):
            with suppress(OSError):
                used.unlink(missing_ok=True)
        self._help.damaged(place)


class _transaction:  # noqa: N801 - used like a function
    """All or nothing; connections here begin none by themselves."""

    def __init__(self, file: sqlite3.Connection) -> None:
        self._file = file

    def __enter__(self) -> None:
        self._file.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if kind is None:
            self._file.execute("COMMIT")
        elif self._file.in_transaction:
            with suppress(sqlite3.DatabaseError):  # what went wrong first is told
                self._file.execute("ROLLBACK")


def _as_json(review: bytes) -> Json:
    try:
        found: Json = parse_json(review)
    except ValueError:
        return None
    return found


def _parsed(kept: bytes) -> Match:
    """The match of a record as it is kept. Raises BadRecord."""
    text = b""
    with suppress(zlib.error):  # whoever reads nothing will say what is wrong
        text = zlib.decompressobj().decompress(kept, MOST_BYTES + 1)
    return parse_record(text)


def _kept_as(file: sqlite3.Connection, match: Match) -> str | None:
    """The digest under which a match is kept here; None if it is not. An earlier version may have called it otherwise:
    it wrote down what is read differently now."""
    name = digest(match)
    if file.execute("SELECT 1 FROM matches WHERE digest = ?", (name,)).fetchone() is not None:
        return name
    alike = "SELECT digest, record FROM matches JOIN papers USING (id) WHERE game = ? AND seed = ?"
    for kept, record in file.execute(alike, (match.game.id, match.seed)).fetchall():
        with suppress(BadRecord):
            if digest(_parsed(as_bytes(record))) == name:
                return as_bytes(kept).decode(errors="replace")
    return None


def _journal(path: Path) -> Path:
    return path.with_name(f"{path.name}-journal")


def _rows(file: sqlite3.Connection, rest: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
    return file.execute(f"SELECT id, {READ} FROM matches {rest}", values).fetchall()
