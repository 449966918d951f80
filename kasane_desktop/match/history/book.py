"""What looking back at past matches has come to, in the same file: how well each was played, and what is asked again.

Tables of their own, by what a match is, so that a program that does not know them leaves them alone. What belongs to a
match that is no longer there is never told.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from kasane_desktop.match.history.entry import Entry
from kasane_desktop.match.history.figures import of_kind
from kasane_desktop.match.history.query import Category, Query

LATEST_DAY = 3_652_059
"""Days are counted as `date.toordinal` does; there is none after this one."""
MOST_BOXES = 100
MOST_WORTH = 1000.0
"""Far more than a choice can cost, or luck bring."""
TABLES = {
    "skills": "digest TEXT PRIMARY KEY, version INTEGER NOT NULL, choices INTEGER NOT NULL, loss REAL NOT NULL,"
    " luck REAL NOT NULL",
    "cards": "digest TEXT NOT NULL, at INTEGER NOT NULL, good INTEGER NOT NULL, box INTEGER NOT NULL,"
    " due INTEGER NOT NULL, asked INTEGER NOT NULL, known INTEGER NOT NULL, PRIMARY KEY (digest, at)",
}
COLUMNS = {
    "skills": ("digest", "version", "choices", "loss", "luck"),
    "cards": ("digest", "at", "good", "box", "due", "asked", "known"),
}


@dataclass(frozen=True, slots=True)
class Skill:
    """How the own seat played a match: how many choices it had, what one of them cost on average, and its luck."""

    choices: int
    loss: float
    luck: float


@dataclass(frozen=True, slots=True)
class Card:
    """A choice of the own seat, step number `at` of its match, which is asked about again on the day `due`; `good` if
    it was as good as any. `box` says how well it is known by now."""

    at: int
    good: bool
    due: int
    box: int = 0
    asked: int = 0
    known: int = 0


@dataclass(frozen=True, slots=True)
class Filed:
    """A card, and the number of its match."""

    match: int
    card: Card


@dataclass(frozen=True, slots=True)
class Played:
    """A match, and how it was played."""

    entry: Entry
    skill: Skill


def copy_tables(old: sqlite3.Connection, new: sqlite3.Connection, table: str) -> None:
    columns = COLUMNS[table]
    signs = ", ".join("CAST(? AS TEXT)" if name == "digest" else "?" for name in columns)
    for digest, *numbers in old.execute(f"SELECT {', '.join(columns)} FROM {table}"):
        if isinstance(digest, bytes) and _are_numbers(*numbers):
            with suppress(sqlite3.IntegrityError):  # half a number where a whole one should be
                new.execute(f"INSERT OR IGNORE INTO {table} VALUES ({signs})", (digest, *numbers))


def _are_numbers(*values: object) -> bool:
    return all(isinstance(value, (int, float)) for value in values)


def forget(file: sqlite3.Connection, numbers: Sequence[tuple[int]]) -> None:
    """Of matches that are about to be deleted."""
    for table in TABLES:
        own = f"DELETE FROM {table} WHERE digest IN (SELECT digest FROM matches WHERE id = ?)"
        file.executemany(own, numbers)


# -- what is written --------------------------------------------------------------------------------


def is_summed_up(file: sqlite3.Connection, digest: str, version: int) -> bool:
    found = file.execute("SELECT 1 FROM skills WHERE digest = ? AND version = ?", (digest, version))
    return found.fetchone() is not None


def sum_up(file: sqlite3.Connection, digest: str, version: int, skill: Skill, cards: Sequence[Card]) -> None:
    """What was found out about a match that is kept here. What was asked about before keeps its day."""
    values = (digest, version, skill.choices, skill.loss, skill.luck)
    file.execute("INSERT OR REPLACE INTO skills VALUES (?, ?, ?, ?, ?)", values)
    wanted = {card.at: card for card in cards}
    for (at,) in file.execute("SELECT at FROM cards WHERE digest = ?", (digest,)).fetchall():
        if at in wanted:
            good = int(wanted.pop(at).good)
            file.execute("UPDATE cards SET good = ? WHERE digest = ? AND at = ?", (good, digest, at))
        else:
            file.execute("DELETE FROM cards WHERE digest = ? AND at = ?", (digest, at))
    for card in wanted.values():
        row = (digest, card.at, int(card.good), card.box, card.due, card.asked, card.known)
        file.execute("INSERT INTO cards VALUES (?, ?, ?, ?, ?, ?, ?)", row)


def look_anew(file: sqlite3.Connection, number: int) -> None:
    """What was found out about a match is lost: it is to be found out again. What was asked keeps its day."""
    file.execute("DELETE FROM skills WHERE digest = (SELECT digest FROM matches WHERE id = ?)", (number,))


def file_again(file: sqlite3.Connection, filed: Filed) -> None:
    """A card that was asked about."""
    card = filed.card
    file.execute(
        "UPDATE cards SET box = ?, due = ?, asked = ?, known = ?"
        " WHERE at = ? AND digest = (SELECT digest FROM matches WHERE id = ?)",
        (card.box, card.due, card.asked, card.known, card.at, filed.match),
    )


# -- what is asked ----------------------------------------------------------------------------------


def not_summed_up(file: sqlite3.Connection, version: int, passed_over: Sequence[int]) -> int | None:
    """The number of the latest match with an own seat of which nothing has been found out by this version."""
    signs = ", ".join("?" * len(passed_over))
    row = file.execute(
        "SELECT id FROM matches LEFT JOIN skills USING (digest) WHERE own NOT NULL"
        f" AND (version IS NULL OR version != ?) AND id NOT IN ({signs}) ORDER BY ended DESC, id DESC LIMIT 1",
        (version, *passed_over),
    ).fetchone()
    return None if row is None else int(row[0])


def read_cards(file: sqlite3.Connection, version: int | None = None) -> Iterator[Filed]:
    """All that make sense; the file may have been written by anybody. Those of matches that this version has summed
    up, or of all: what an earlier one has found out can no longer be asked about, until it is found out anew."""
    for number, *values in file.execute(
        "SELECT id, at, good, box, due, asked, known FROM cards JOIN matches USING (digest)"
        " WHERE ?1 IS NULL OR digest IN (SELECT digest FROM skills WHERE version = ?1) ORDER BY due, id, at",
        (version,),
    ):
        if {type(value) for value in values} != {int}:
            continue
        at, good, box, due, asked, known = values
        if at >= 0 and 0 <= box < MOST_BOXES and 0 < due <= LATEST_DAY and 0 <= known <= asked:
            yield Filed(number, Card(at, bool(good), due, box, asked, known))


def days_taken(file: sqlite3.Connection) -> dict[int, int]:
    """How many cards are to be asked about for the first time on each day."""
    days = file.execute("SELECT due, count(*) FROM cards WHERE NOT asked AND NOT good GROUP BY due")
    return {due: number for due, number in days if type(due) is int}


def read_skills(
    file: sqlite3.Connection, query: Query, kind: Category | None, version: int | None = None
) -> dict[int, Skill]:
    """By the number of the match, those of a group, as one version judged them, or whichever did."""
    where, values = of_kind(query, kind)
    rows: list[Any] = file.execute(
        "SELECT id, choices, loss, luck FROM matches JOIN skills USING (digest)"
        f" WHERE version = ifnull(?, version) AND choices > 0 AND {where}",
        [version, *values],
    ).fetchall()
    return {
        number: Skill(choices, loss, luck)
        for number, choices, loss, luck in rows
        if type(choices) is int and _are_numbers(loss, luck) and 0 <= loss <= MOST_WORTH and abs(luck) <= MOST_WORTH
    }
