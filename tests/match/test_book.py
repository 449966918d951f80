"""What looking back has come to, kept in the file of past matches: it goes with its match, and nothing old is lost."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from shutil import copyfile

import pytest

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.match.history import Card, Filed, History, Query, Skill
from kasane_desktop.match.match import HUMAN, Match, Sitter
from tests.matches import Setting, random_match

DATA = Path(__file__).parent.parent
SKILL = Skill(12, 0.05, -0.1)
CARDS = (Card(3, good=False, due=740_001), Card(7, good=True, due=740_001))


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    opened = History(tmp_path / "history.sqlite")
    yield opened
    opened.close()


def mine(seed: int) -> Match:
    match = random_match(Setting(CATALOGUE["kimono"], 2), seed)
    match.sitters = (Sitter("", HUMAN), Sitter("Aoi", "child", {"level": "child"}))
    return match


def test_what_is_summed_up_is_told_and_goes_with_its_match(history: History) -> None:
    match = mine(1)
    assert history.not_summed_up(1) is None
    number = history.add(match, b"")
    assert history.not_summed_up(1) == number
    assert history.not_summed_up(1, [number]) is None
    taken: list[dict[int, int]] = []

    def cards(days: dict[int, int]) -> tuple[Card, ...]:
        taken.append(days)
        return CARDS

    assert history.sum_up(match, 1, SKILL, cards)
    assert not history.sum_up(match, 1, SKILL, cards)
    assert history.not_summed_up(1) is None
    assert history.cards() == [Filed(number, card) for card in CARDS]
    assert [(one.entry.id, one.skill) for one in history.played(1)] == [(number, SKILL)]
    assert history.played(1, Query(game="kasane")) == []
    other = mine(2)
    history.add(other, b"")
    history.sum_up(other, 1, SKILL, cards)
    assert taken == [{}, {740_001: 1}]  # good choices take no day
    history.keep_review(match, b"found")
    assert history.review(match) == b"found"
    history.delete([number])
    assert {one.match for one in history.cards()} == {number + 1}
    assert [one.entry.id for one in history.played(1)] == [number + 1]
    history.add(match, b"")
    assert len(history.cards()) == 2  # nothing of it was left behind
    assert history.review(match) == b""


def test_an_answer_is_kept_and_stays_when_it_is_judged_anew(history: History) -> None:
    match = mine(1)
    number = history.add(match, b"")
    history.sum_up(match, 1, SKILL, lambda _: CARDS)
    after = Card(3, good=False, due=740_010, box=2, asked=4, known=3)
    history.file_again(Filed(number, after))
    assert history.cards() == [Filed(number, CARDS[1]), Filed(number, after)]
    assert history.not_summed_up(2) == number  # another way of judging
    assert history.played(2) == []
    assert history.cards(2) == []  # what the other way has found cannot be asked about
    assert len(history.cards(1)) == 2
    history.sum_up(match, 2, SKILL, lambda _: [Card(3, good=False, due=1), Card(9, good=False, due=740_003)])
    assert [one.card for one in history.cards()] == [Card(9, good=False, due=740_003), after]


def test_only_what_was_never_asked_about_takes_a_day(history: History) -> None:
    number = history.add(mine(1), b"")
    history.sum_up(mine(1), 1, SKILL, lambda _: [*CARDS, Card(9, good=False, due=740_001)])
    history.file_again(Filed(number, Card(3, good=False, due=740_001, box=0, asked=1)))
    taken: list[dict[int, int]] = []

    def cards(days: dict[int, int]) -> tuple[Card, ...]:
        taken.append(days)
        return ()

    history.add(mine(2), b"")
    history.sum_up(mine(2), 1, SKILL, cards)
    assert taken == [{740_001: 1}]


def test_the_latest_match_is_looked_back_at_first(history: History) -> None:
    days = (datetime(2026, 5, 2, tzinfo=UTC), datetime(2026, 5, 3, tzinfo=UTC), datetime(2026, 5, 1, tzinfo=UTC))
    numbers = [history.add(mine(seed), b"", day) for seed, day in enumerate(days)]
    assert history.not_summed_up(1) == numbers[1]
    assert history.not_summed_up(1, [numbers[1]]) == numbers[0]


def test_what_is_lost_is_found_out_anew_and_keeps_its_day(history: History) -> None:
    match = mine(1)
    number = history.add(match, b"")
    history.sum_up(match, 1, SKILL, lambda _: CARDS)
    history.look_anew(number + 1)
    assert history.not_summed_up(1) is None
    history.look_anew(number)
    assert history.not_summed_up(1) == number
    assert history.cards(1) == []
    assert len(history.cards()) == 2
    assert history.sum_up(match, 1, SKILL, lambda _: [Card(3, good=False, due=1)])
    assert [one.card for one in history.cards(1)] == [CARDS[0]]


def test_a_match_that_is_not_kept_here_leaves_nothing(history: History) -> None:
    history.sum_up(mine(1), 1, SKILL, lambda _: CARDS)
    history.add(mine(1), b"")
    assert history.cards() == []


def test_rows_that_make_no_sense_are_left_out(history: History, tmp_path: Path) -> None:
    match = mine(1)
    number = history.add(match, b"")
    history.sum_up(match, 1, SKILL, lambda _: CARDS)
    with closing(sqlite3.connect(tmp_path / "history.sqlite")) as file, file:
        (name,) = file.execute("SELECT digest FROM cards").fetchone()
        for odd in ((-1, 0, 1, 0, 0), (50, -3, 1, 0, 0), (51, 0, 10**9, 0, 0), (52, 0, 1, 1, 7)):
            file.execute("INSERT INTO cards VALUES (?, ?, 0, ?, ?, ?, ?)", (name, *odd))
        file.execute("INSERT INTO cards VALUES ('nobody', 1, 0, 0, 1, 0, 0)")
        file.execute("UPDATE skills SET loss = 9e999")
    assert history.cards() == [Filed(number, card) for card in CARDS]
    assert history.played(1) == []


@pytest.mark.parametrize("file", ["data/history-1.sqlite", "old/history.sqlite"])
def test_old_files_get_a_book_and_lose_nothing(tmp_path: Path, file: str) -> None:
    path = tmp_path / "history.sqlite"
    copyfile(DATA / file, path)
    with closing(sqlite3.connect(path)) as old:
        before = old.execute("SELECT digest FROM matches ORDER BY digest").fetchall()
    history = History(path)
    assert history.cards() == []
    entries = history.entries()
    for entry in entries:
        match = history.match(entry.id)
        history.keep_review(match, b"found")
        assert history.review(match) == b"found"
        history.sum_up(match, 1, SKILL, lambda _: CARDS)
    assert len(history.cards()) == 2 * len(entries) == 2 * len(before)
    history.close()
    with closing(sqlite3.connect(path)) as new:
        assert new.execute("SELECT digest FROM matches ORDER BY digest").fetchall() == before
    assert not list(tmp_path.glob("damaged-*"))


def test_it_is_saved_out_of_a_damaged_file(tmp_path: Path) -> None:
    path = tmp_path / "history.sqlite"
    history = History(path)
    match = mine(1)
    number = history.add(match, b"")
    history.keep_review(match, b"found")
    history.sum_up(match, 1, SKILL, lambda _: CARDS)
    history.close()
    with closing(sqlite3.connect(path)) as file:
        file.execute("CREATE VIEW odd AS SELECT 1")  # something that acts by itself
    again = History(path)
    assert again.cards() == [Filed(number, card) for card in CARDS]
    assert [one.skill for one in again.played(1)] == [SKILL]
    assert again.review(match) == b"found"
    again.close()
    assert list(tmp_path.glob("damaged-*"))


def test_the_export_has_what_was_found(history: History) -> None:
    for seed in (1, 2):
        history.add(mine(seed), b"")
    history.keep_review(mine(1), b'{"version": 1, "curve": []}')
    history.sum_up(mine(1), 1, SKILL, lambda _: CARDS)
    history.keep_review(mine(2), b"no JSON")
    told = json.loads(history.whole())["matches"]
    assert {one["record"]["seed"]: one["review"] for one in told} == {1: {"version": 1, "curve": []}, 2: None}
    assert "12,0.05,-0.1" in history.table()
