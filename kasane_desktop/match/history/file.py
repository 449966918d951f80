"""The file of past matches: how it is opened, brought up to date, and what can be saved out of a damaged one.

Version 1 had all in one table, with pictures of a hundred kilobytes. It is rewritten into a new file beside it, which
takes its place when it is whole: until then the old one is as it was.
"""

from __future__ import annotations

import os
import sqlite3
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event

from kasane_desktop.core.files import begin_file, read_file, sync_folder
from kasane_desktop.core.files import open_file as open_regular
from kasane_desktop.match.history import book
from kasane_desktop.match.history.entry import COLUMNS, DERIVED, LONGEST, BadRow, entry_of_row

VERSION = 2
LATEST_IMAGINABLE = 1000
"""A larger version was never written: the file is damaged there."""
PATIENCE = 2.0
"""Seconds to wait for another running copy of the program that is writing."""
LARGEST = 16 * 2**20
"""Bytes of anything that is read: far more than a match takes."""
_HEADER = b"SQLite format 3\0"
_VERSION_AT = 60
TAKEN = ("SQLITE_BUSY", "SQLITE_LOCKED")
NO_ROOM = ("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_NOMEM")
"""What the machine refuses, whatever is in a file."""
DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
FAULTS = (sqlite3.DatabaseError, UnicodeDecodeError)
"""A damaged file can make SQLite complain in words that are no text."""

READ = ", ".join(name if name in ("seed", "own") else f"substr({name}, 1, {LONGEST + 1})" for name in COLUMNS)
"""The columns of a row, none of them longer than is wanted. Without names of their own: rows are sorted by columns."""
_ROW = ", ".join(("id", "digest", *COLUMNS, *DERIVED))
INSERT = f"INSERT INTO matches ({_ROW}) VALUES ({', '.join('?' * (2 + len(COLUMNS) + len(DERIVED)))})"
INSERT_PAPERS = "INSERT INTO papers (id, record, picture) VALUES (?, ?, ?)"
_TEXTS = {
    "seed": "INTEGER NOT NULL",
    "own": "INTEGER",
    "count": "INTEGER NOT NULL",
    "score": "INTEGER",
    "place": "INTEGER",
}
_NO_TEXTS = ("id", "seed", "own", "record", "picture")
_LAID = ("id", "digest", *COLUMNS, "record", "picture")
_ASIDE = ", ".join(_LAID)
SCHEMA = f"""
CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    digest TEXT NOT NULL UNIQUE,
    {", ".join(f"{name} {_TEXTS.get(name, 'TEXT NOT NULL')}" for name in (*COLUMNS, *DERIVED))}
) STRICT;
CREATE TABLE papers (id INTEGER PRIMARY KEY, record BLOB NOT NULL, picture BLOB NOT NULL) STRICT;
CREATE TABLE aside (why, {_ASIDE});
CREATE INDEX by_date ON matches (ended DESC, id DESC);
CREATE INDEX by_kind ON matches (game, count, level);
PRAGMA user_version = {VERSION};
"""
"""`aside` has rows that could not be read, as they were."""
LATER = {"reviews": "digest TEXT PRIMARY KEY, review BLOB NOT NULL", **book.TABLES}
"""Came later, and change nothing for a program that does not know them."""
LATER_COLUMNS = {"reviews": ("digest", "review"), **book.COLUMNS}


class NewerHistory(OSError):
    """A newer version of the program has written the file: it is left as it is."""


class BusyHistory(OSError):
    """Another program has taken the file for itself."""


class HistoryStopped(OSError):
    """The program is ending; the work will be begun again."""


class Damaged(sqlite3.DatabaseError):
    """No history, or not any more."""


def _same(picture: bytes) -> bytes:
    return picture


def _ignore(*_: object) -> None:
    """Nobody wants to know."""


@dataclass
class Help:
    """What the file needs of others, and whom it tells. All of it is called in the thread of whoever works on it."""

    shrink: Callable[[bytes], bytes] = _same  # a picture of an earlier version
    damaged: Callable[[Path], object] = _ignore  # where a damaged file has been put
    unreadable: Callable[[int], object] = _ignore  # how many rows have been put aside
    progress: Callable[[int, int], object] = _ignore  # how many matches of how many have been rewritten
    stopped: Event = field(default_factory=Event)
    salvaging: bool = False  # whether the file that is read is damaged, and kept


def open_file(path: Path, help: Help) -> sqlite3.Connection:
    """Of the latest version. Raises Damaged, NewerHistory, HistoryStopped, sqlite3.Error, OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if VERSION < written_version(path) <= LATEST_IMAGINABLE:
        raise NewerHistory("a newer version of the program has written it")
    file = connect(path)
    try:
        _see_plain(file)
        version = _version(file)
        if version == 0:
            with file:
                file.execute("BEGIN IMMEDIATE")  # another copy of the program may be doing the same
                if _version(file) == 0:
                    _execute_all(file, SCHEMA)
        elif version == 1:
            _seen(file, "matches", ("id", "digest", *COLUMNS, "record", "picture"))
            file.close()
            rewrite(path, path, help)
            file = connect(path)
        elif version > VERSION:
            raise Damaged("a version that was never written")
        _seen(file, "matches", ("id", "digest", *COLUMNS, *DERIVED))
        _seen(file, "papers", ("id", "record", "picture"))
        _see_later(file)
    except sqlite3.OperationalError as error:
        file.close()
        if getattr(error, "sqlite_errorname", "") == "SQLITE_ERROR":  # nothing was asked that a sound file refuses
            raise Damaged(str(error)) from error
        raise
    except BaseException:
        file.close()
        raise
    return file


def _make_later(file: sqlite3.Connection) -> None:
    """Make the tables that are missing."""
    for table, columns in _missing(file).items():
        file.execute(f"CREATE TABLE IF NOT EXISTS {table} ({columns}) STRICT")


def _missing(file: sqlite3.Connection) -> dict[str, str]:
    there = _tables(file)
    return {table: columns for table, columns in LATER.items() if table.encode() not in there}


def _see_later(file: sqlite3.Connection) -> None:
    """Where the disk takes no new tables there is nothing in them, as long as the file is open: what was played can be
    seen all the same. Views, for these refuse what is to be put in; then the file is opened anew."""
    try:
        _make_later(file)
    except sqlite3.OperationalError as error:
        if not getattr(error, "sqlite_errorname", "").startswith(NO_ROOM):
            raise
        for table in _missing(file):
            nothing = ", ".join(f"NULL AS {name}" for name in LATER_COLUMNS[table])
            file.execute(f"CREATE TEMP VIEW {table} AS SELECT {nothing} WHERE 0")
    for table, columns in LATER_COLUMNS.items():
        _seen(file, table, columns)


def connect(path: Path) -> sqlite3.Connection:
    """Texts are read as bytes: what is in them is judged later. Raises sqlite3.Error, OSError."""
    begin_file(path)
    file = sqlite3.connect(path, timeout=PATIENCE, check_same_thread=False, isolation_level=None)
    file.text_factory = bytes
    file.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LARGEST)
    return file


def written_version(path: Path) -> int:
    """As it stands in the file, which is not touched for that; 0 for what is no database."""
    try:
        head = read_file(path, 100, chosen=True)[:100]
    except OSError:
        return 0
    if len(head) < 100 or not head.startswith(_HEADER):
        return 0
    return int.from_bytes(head[_VERSION_AT : _VERSION_AT + 4], "big")


def as_bytes(value: object) -> bytes:
    """What stands where something packed should; nothing for what is none (of a number as many zeros would be made)."""
    return value if isinstance(value, bytes) else b""


def identity(path: Path) -> tuple[int, int] | None:
    """Which file stands there. It is not opened: to close it again would set free what SQLite has locked in it."""
    try:
        there = path.stat()
    except OSError:
        return None
    return there.st_dev, there.st_ino


def _version(file: sqlite3.Connection) -> int:
    version: int = file.execute("PRAGMA user_version").fetchone()[0]
    return version


def _seen(file: sqlite3.Connection, table: str, columns: tuple[str, ...]) -> None:
    """Raises Damaged unless the table has these columns."""
    if not {row[1].decode(errors="replace") for row in file.execute(f"PRAGMA table_info({table})")} >= set(columns):
        raise Damaged("not our table")


def _see_plain(file: sqlite3.Connection) -> None:
    """Raises Damaged if there is anything but tables and their indexes: a view can go on without an end, and a trigger
    throws away what is put in."""
    indexes = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'index'")}
    if {name for (name,) in file.execute("SELECT name FROM sqlite_master")} != _tables(file) | indexes:
        raise Damaged("something that acts by itself")


def _tables(file: sqlite3.Connection) -> set[bytes]:
    """Those that have nothing in them but rows."""
    real = "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%'"
    return {name for (name,) in file.execute(real)}


def _execute_all(file: sqlite3.Connection, script: str) -> None:
    """Within a transaction: `executescript` would end it."""
    for statement in script.split(";"):
        file.execute(statement)


# -- rewriting ------------------------------------------------------------------------------------


def rewrite(source: Path, target: Path, help: Help) -> None:
    """A new file at `target` with all that can be read of `source`, row by row. When it returns, it is whole and in
    its place; before, nothing there has changed. Raises HistoryStopped, sqlite3.Error, OSError."""
    begun = target.with_name(f"{target.name}.new")
    begun.unlink(missing_ok=True)
    found = identity(source)
    try:
        with closing(connect(source)) as guard:
            if source == target:
                guard.execute("BEGIN IMMEDIATE")  # nobody writes into the old file any more
                if identity(source) != found or _version(guard) != 1:
                    return  # another copy of the program was quicker
            with closing(connect(source)) as old, closing(connect(begun)) as new:
                aside = _fill(old, new, help)
            if os.name != "posix":  # where a file that is open cannot be replaced
                guard.close()
            with os.fdopen(open_regular(begun, os.O_RDWR), "rb+") as whole:
                os.fsync(whole.fileno())
            begun.replace(target)
            sync_folder(target.parent)
    except BaseException:
        begun.unlink(missing_ok=True)
        raise
    if aside:
        help.unreadable(aside)


def _fill(old: sqlite3.Connection, new: sqlite3.Connection, help: Help) -> int:
    """Bring all that can be read into a new file. Returns how many matches could not be."""
    if help.salvaging:
        old.execute("PRAGMA writable_schema = ON")  # or SQLite reads nothing of a file whose end is missing
    new.execute("PRAGMA journal_mode = MEMORY")  # it is whole or it is thrown away
    new.execute("BEGIN")
    _execute_all(new, SCHEMA)
    _make_later(new)
    there = _tables(old)
    papers = "papers" if b"papers" in there else "matches"
    numbers = list(dict.fromkeys(_numbers(old, help))) if b"matches" in there else []
    lost = 0
    for done, number in enumerate(numbers):
        if help.stopped.is_set():
            raise HistoryStopped("stopped")
        lost += 1
        with _spare(help):
            lost -= _take_over(old, new, number, papers, help)
        if done % 50 == 0:
            help.progress(done, len(numbers))
    if b"reviews" in there:
        with _spare(help):
            for row in old.execute("SELECT CAST(digest AS TEXT), review FROM reviews"):
                if all(isinstance(part, bytes) for part in row):
                    new.execute("INSERT OR IGNORE INTO reviews VALUES (CAST(? AS TEXT), ?)", row)
    for table in book.TABLES:
        if table.encode() in there:
            with _spare(help):
                book.copy_tables(old, new, table)
    if b"aside" in there:
        with _spare(help):
            for row in old.execute(f"SELECT why, {_ASIDE} FROM aside"):
                _put_aside(new, row)
    new.execute("COMMIT")
    return lost


@contextmanager
def _spare(help: Help) -> Iterator[None]:
    """Leave out what cannot be read of a damaged file, which is kept. A file that is to be replaced is another matter:
    where it turns out to be damaged, it is not replaced."""
    try:
        yield
    except FAULTS as error:
        if not help.salvaging or getattr(error, "sqlite_errorname", "").startswith((*TAKEN, *NO_ROOM)):
            raise


def _numbers(file: sqlite3.Connection, help: Help) -> Iterator[int]:
    """Of all matches that are still found, from both ends up to where the file is damaged."""
    for order in ("ASC", "DESC"):
        with _spare(help):
            for (number,) in file.execute(f"SELECT id FROM matches ORDER BY id {order}"):
                if type(number) is int:
                    yield number


def _take_over(old: sqlite3.Connection, new: sqlite3.Connection, number: int, papers: str, help: Help) -> bool:
    """Whether it could be read; otherwise its row is put aside, as it is."""
    row = old.execute(f"SELECT digest, {READ} FROM matches WHERE id = ?", (number,)).fetchone()
    found = old.execute(f"SELECT record, picture FROM {papers} WHERE id = ?", (number,)).fetchone()
    if row is None:
        raise Damaged("a row that is not there")
    record, picture = map(as_bytes, found or (b"", b""))
    try:
        entry = entry_of_row(number, row[1:])
        new.execute(INSERT, (number, as_bytes(row[0]).decode(), *entry.row()))
    except (BadRow, UnicodeDecodeError, sqlite3.IntegrityError) as error:
        columns = ", ".join(("id", "digest", *COLUMNS))
        whole = old.execute(f"SELECT {columns} FROM matches WHERE id = ?", (number,)).fetchone()
        _put_aside(new, (str(error)[:200], *whole, record, picture))
        return False
    kept = record if papers == "papers" else zlib.compress(record, 9)
    new.execute(INSERT_PAPERS, (number, kept, help.shrink(picture)))
    return True


def _put_aside(file: sqlite3.Connection, row: tuple[object, ...]) -> None:
    """Texts are bound as bytes, since they may be none, and kept as texts."""
    signs = ", ".join("?" if name in _NO_TEXTS else "CAST(? AS TEXT)" for name in _LAID)
    file.execute(f"INSERT INTO aside VALUES (CAST(? AS TEXT), {signs})", row)


def is_of_the_disk(error: Exception) -> bool:
    """Of the disk or of other programs: the file itself is in order."""
    if isinstance(error, (Damaged, UnicodeDecodeError)):
        return False
    return not getattr(error, "sqlite_errorname", "").startswith(DAMAGED)
