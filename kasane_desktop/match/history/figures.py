"""What matches add up to, counted by the file itself."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from kasane_desktop.match.history.entry import MOST_POINTS, MOST_SEATS, Entry
from kasane_desktop.match.history.query import Category, Query, kinds_of

KIND = "game, count, level"
COUNTED = f"""own NOT NULL AND typeof(count) = 'integer' AND typeof(score) = 'integer' AND typeof(place) = 'integer'
    AND score BETWEEN -{MOST_POINTS} AND {MOST_POINTS}"""
"""What is counted without being read, row by row: numbers that are some."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How the own seat fared in some matches."""

    matches: int
    wins: int
    average: float
    best: int
    streak: int  # victories without a break up to the last match
    longest: int


@dataclass(frozen=True, slots=True)
class Group:
    """Matches that are counted together; no kind: all of them. Points can be compared where all are `alike`."""

    kind: Category | None
    alike: bool
    tally: Tally


@dataclass(frozen=True, slots=True)
class Series:
    """A group over time: its last matches from the earliest on, of `matches`, and how often the own seat came in
    first, second …"""

    entries: tuple[Entry, ...] = ()
    matches: int = 0
    places: tuple[int, ...] = ()


def count_groups(file: sqlite3.Connection, query: Query) -> list[Group]:
    """First all, then those of one game, count and level, the most played first."""
    kinds = [
        Group(kind, alike=True, tally=Tally(*figures))
        for game, count, level, *figures in file.execute(*_tallies(query, KIND))
        for kind in kinds_of([(game, count, level)])
    ]
    kinds.sort(key=lambda group: (-group.tally.matches, group.kind))
    alike = len({group.kind.game for group in kinds if group.kind}) == 1
    whole = [Group(None, alike, Tally(*figures)) for _, *figures in file.execute(*_tallies(query, "0"))]
    return [*whole, *kinds]


def _tallies(query: Query, by: str) -> tuple[str, list[object]]:
    """From the latest match on, victories with the same number of losses before them are one streak."""
    where, values = query.where()
    columns = [f"k{n}" for n in range(len(by.split(",")))]
    keys = ", ".join(columns)
    named = ", ".join(f"{one} AS {key}" for one, key in zip(by.split(","), columns, strict=True))
    return (
        f"""
        WITH own AS (SELECT {named}, score, place = 1 AS won, ended, id FROM matches WHERE {COUNTED} AND {where}),
        run AS (SELECT {keys}, score, won, sum(NOT won) OVER
            (PARTITION BY {keys} ORDER BY ended DESC, id DESC ROWS UNBOUNDED PRECEDING) AS losses FROM own),
        streak AS (SELECT {keys}, losses, count(*) AS matches, sum(won) AS wins, total(score) AS points,
            max(score) AS best FROM run GROUP BY {keys}, losses)
        SELECT {keys}, sum(matches), sum(wins), total(points) / sum(matches), max(best),
            sum(wins * (losses = 0)), max(wins) FROM streak GROUP BY {keys}
        """,
        values,
    )


def of_kind(query: Query, kind: Category | None) -> tuple[str, list[object]]:
    """The condition for matches of a group, and what is to be put in."""
    where, values = query.where()
    if kind is None:
        return f"{COUNTED} AND {where}", values
    return f"{COUNTED} AND {where} AND ({KIND}) = (?, ?, ?)", [*values, kind.game, kind.count, kind.level]


def count_places(file: sqlite3.Connection, query: Query, kind: Category | None) -> tuple[int, ...]:
    where, values = of_kind(query, kind)
    seats = file.execute(f"SELECT max(count) FROM matches WHERE {where}", values).fetchone()[0] or 0
    counts = dict(file.execute(f"SELECT place, count(*) FROM matches WHERE {where} GROUP BY place", values))
    return tuple(counts.get(place, 0) for place in range(1, min(seats, MOST_SEATS) + 1))
