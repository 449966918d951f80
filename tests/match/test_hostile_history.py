"""A history in which values of any kind stand anywhere: what SQLite's own checks would have refused."""

from __future__ import annotations

import csv
import json
from contextlib import closing, suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.match.history import EVERYTHING, Card, Entry, Help, History, Skill, write_csv
from kasane_desktop.match.history.book import COLUMNS as BOOK
from kasane_desktop.match.history.entry import COLUMNS, DERIVED
from kasane_desktop.match.match import Match
from kasane_desktop.match.record import BadRecord
from tests.attack.hostile import put_value
from tests.matches import Setting, random_match

NOON = datetime(2025, 3, 1, 12, tzinfo=UTC)
PLACES = [("matches", name) for name in ("digest", *COLUMNS, *DERIVED)]
PLACES += [("papers", "record"), ("papers", "picture"), ("reviews", "digest"), ("reviews", "review")]
PLACES += [(table, name) for table, names in BOOK.items() for name in names]
DEEP = '{"a":' + "[" * 960 + "]" * 960 + "}"  # read by who has just begun, and written by nobody who is deeper
HALF = '{"a": "\\ud800"}'  # of a sign
VALUES: tuple[Any, ...] = (None, 7, 2**62, -(2**63), 1.5, "text", b"\xff", DEEP, '{"a": 1e999}', HALF)


def some_match(seed: int) -> Match:
    return random_match(Setting(CATALOGUE["rainbow"], 2), seed)


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A file with three matches that were looked back at."""
    path = tmp_path_factory.mktemp("good") / "history.sqlite"
    history = History(path)
    for seed in range(3):
        history.add(some_match(seed), b"picture", NOON + timedelta(seed))
        history.keep_review(some_match(seed), b"{}")
        history.sum_up(some_match(seed), 1, Skill(5, 0.1, 0.2), lambda days: [Card(2, good=False, due=740_000)])
    history.close()
    return path.read_bytes()


@pytest.mark.parametrize(("table", "column"), PLACES)
def test_whatever_stands_there_costs_its_match_at_most(tmp_path: Path, good: bytes, table: str, column: str) -> None:
    """It is asked for everything, before and after what can be read has been brought into a new file."""
    for number, value in enumerate(VALUES):
        path = tmp_path / f"{number}" / "history.sqlite"
        path.parent.mkdir()
        path.write_bytes(good)
        put_value(path, table, column, value)
        aside = list[Path]()
        with closing(History(path, Help(damaged=aside.append))) as history:
            ask_everything(history)
            history.sum_up(
                some_match(0), 2, Skill(1, 0.0, 0.0), lambda days: [Card(1, good=True, due=max(days, default=1))]
            )
            history.add(some_match(9), b"", NOON)  # what is not sound is set aside now
            ask_everything(history)
            assert {0, 1, 9} <= {entry.seed for entry in history.entries()}, (value, aside)


def ask_everything(history: History) -> None:
    entries = history.entries()
    for group in history.groups():
        tally = group.tally
        assert {type(n) for n in (tally.matches, tally.wins, tally.best, tally.streak, tally.longest)} == {int}
        assert abs(tally.average) < 10**6
        history.series(EVERYTHING, group.kind)
    history.kinds()
    assert json.loads(history.whole())["matches"]
    for played in history.played(1):
        assert abs(played.skill.loss) + abs(played.skill.luck) < 10**4
    assert all(filed.card.at in (1, 2) or filed.card.at in VALUES for filed in history.cards())
    history.not_summed_up(1)
    history.table().encode()
    for ask in (history.match, history.picture):
        for entry in entries:
            with suppress(BadRecord, KeyError):
                partial(ask, entry.id)()
    for seed in range(3):
        assert history.review(some_match(seed)) in (b"{}", b"")


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@A1", "\t=1+1", " =1+1", "＝1+1", "−1"])
def test_nothing_in_the_export_is_a_formula(text: str) -> None:
    plain = Entry(1, NOON, "kasane", 7, "greedy", 0, ("Aya", "Ben"), {}, (20, 10), (1, 2))
    file = StringIO()
    write_csv([replace(plain, level=text, names=(text, "Ben"))], file)
    (row,) = csv.DictReader(StringIO(file.getvalue()))
    assert [row["level"], row["name"], row["names"]] == [f"'{text}", f"'{text}", f"'{text} / Ben"]
