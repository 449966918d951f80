"""The history: what ended is kept, counted, exported and deleted; a damaged file is set aside."""

from __future__ import annotations

import csv
import sqlite3
import threading
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from io import StringIO
from pathlib import Path
from random import Random

import pytest

from kasane_desktop.games.catalogue import CATALOGUE
from kasane_desktop.match.history import COLUMNS, MIXED, PEOPLE, Entry, History, Tally, level_of, tally, write_csv
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.match.record import dump_record
from tests.matches import Setting, plain_settings, random_match

SETTINGS = [pytest.param(setting, id=str(setting)) for setting in plain_settings()]
NOON = datetime(2025, 3, 1, 12, tzinfo=UTC)


@pytest.fixture
def aside() -> list[Path]:
    return []


@pytest.fixture
def history(tmp_path: Path, aside: list[Path]) -> Iterator[History]:
    opened = History(tmp_path / "data" / "history.sqlite", aside.append)
    yield opened
    opened.close()


def some_match(seed: int = 1) -> Match:
    return random_match(Setting(CATALOGUE["rainbow"], 2), seed)


def entry(score: int, place: int, game: str = "kasane", **changes: object) -> Entry:
    plain = Entry(1, NOON, game, 7, "greedy", 0, ("Aya", "Ben"), {}, (score, 10), (place, 3 - place))
    return replace(plain, **changes)  # type: ignore[arg-type]  # fields of Entry


# -- keeping --------------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_match_comes_back_as_it_was(setting: Setting, history: History) -> None:
    match = random_match(setting, 3)
    outcome = match.outcome()
    assert outcome is not None
    number = history.add(match, b"png", NOON)
    (kept,) = history.entries()
    assert kept == Entry(
        number,
        NOON,
        setting.game.id,
        3,
        PEOPLE,
        0,
        tuple(sitter.name for sitter in match.sitters),
        match.options,
        outcome.scores,
        outcome.places,
    )
    assert dump_record(history.match(number)) == dump_record(match)
    assert history.picture(number) == b"png"


def test_the_latest_comes_first_and_another_copy_of_the_program_sees_it(history: History, tmp_path: Path) -> None:
    numbers = [history.add(some_match(seed), b"", NOON + timedelta(days=seed % 3)) for seed in range(6)]
    other = History(tmp_path / "data" / "history.sqlite")
    assert [kept.id for kept in other.entries()] == [numbers[n] for n in (5, 2, 4, 1, 3, 0)]
    other.close()


def test_the_same_match_is_kept_once(history: History) -> None:
    assert history.add(some_match(), b"first", NOON) == history.add(some_match(), b"second", NOON)
    (kept,) = history.entries()
    assert history.picture(kept.id) == b"first"


def test_what_is_deleted_is_gone(history: History) -> None:
    numbers = [history.add(some_match(seed), b"") for seed in range(4)]
    history.delete([numbers[0], numbers[2], 99])
    assert {kept.id for kept in history.entries()} == {numbers[1], numbers[3]}
    with pytest.raises(KeyError):
        history.match(numbers[0])


def test_several_threads_can_write_and_read(history: History) -> None:
    matches = [some_match(seed) for seed in range(12)]

    def write(some: list[Match]) -> None:
        for match in some:
            history.add(match, b"")
            assert history.entries()

    threads = [threading.Thread(target=write, args=(matches[n::3],)) for n in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(history.entries()) == 12


# -- damage ---------------------------------------------------------------------------------------


def damaged_files(tmp_path: Path) -> Iterator[bytes]:
    """Files that are no history."""
    yield b"nonsense" * 1000
    yield b"SQLite format 3\x00" + bytes(4000)
    other = sqlite3.connect(tmp_path / "other.sqlite")
    other.execute("CREATE TABLE matches (id INTEGER PRIMARY KEY, name TEXT)")
    other.execute("PRAGMA user_version = 1")
    other.commit()
    yield (tmp_path / "other.sqlite").read_bytes()
    other.execute("PRAGMA user_version = 2")
    other.commit()
    other.close()
    yield (tmp_path / "other.sqlite").read_bytes()


def test_a_file_that_is_no_history_is_set_aside_and_a_new_one_begun(tmp_path: Path) -> None:
    for number, content in enumerate(damaged_files(tmp_path)):
        aside: list[Path] = []
        path = tmp_path / str(number) / "history.sqlite"
        path.parent.mkdir()
        path.write_bytes(content)
        history = History(path, aside.append)
        assert history.entries() == []
        assert [place.read_bytes() for place in aside] == [content]
        history.add(some_match(), b"")
        assert len(history.entries()) == 1
        history.close()


def test_with_damage_anywhere_it_works_or_is_set_aside(tmp_path: Path) -> None:
    """Never a traceback: what can be read is read, or all of it is put where it can be looked at."""
    whole = History(tmp_path / "whole.sqlite")
    for seed in range(8):
        whole.add(some_match(seed), bytes(3000))
    whole.close()
    data, rng = (tmp_path / "whole.sqlite").read_bytes(), Random(1)
    outcomes = set()
    for number in range(60):
        damaged = bytearray(data)
        for _ in range(rng.choice([1, 20, 400])):
            damaged[rng.randrange(len(damaged))] = rng.randrange(256)
        path, aside = tmp_path / f"{number}.sqlite", list[Path]()
        path.write_bytes(damaged[: rng.choice([len(data), len(data), rng.randrange(len(data))])])
        history = History(path, aside.append)
        history.add(some_match(99), b"")
        assert any(kept.seed == 99 for kept in history.entries())
        history.close()
        outcomes.add(bool(aside))
    assert outcomes == {False, True}


def test_a_disk_that_refuses_is_told_and_the_file_stays(history: History, aside: list[Path]) -> None:
    history.add(some_match(1), b"")
    assert history._file is not None
    history._file.execute("PRAGMA max_page_count = 1")  # a full disk
    with pytest.raises(OSError, match="full"):
        history.add(some_match(2), bytes(100_000))
    assert aside == []
    assert len(history.entries()) == 1


def test_a_place_that_cannot_be_written_to_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    history = History(tmp_path / "file" / "history.sqlite")
    with pytest.raises(OSError, match="file"):
        history.entries()


# -- counting -------------------------------------------------------------------------------------


def test_a_tally_counts_matches_of_the_own_seat() -> None:
    latest_first = [entry(12, 1), entry(20, 1), entry(9, 2), entry(11, 1), entry(30, 1), entry(8, 1)]
    watched = entry(50, 1, own=None)
    assert tally([watched, *latest_first]) == Tally(6, 5, 15.0, 30, 2, 3)
    assert tally([watched]) is None


def test_a_shared_victory_is_a_victory_and_points_below_zero_count() -> None:
    assert tally([entry(-3, 1), entry(-5, 2)]) == Tally(2, 1, -4.0, -3, 1, 1)


@pytest.mark.parametrize(
    ("players", "level"),
    [
        (["human", "human"], PEOPLE),
        (["human", "novice", "novice"], "novice"),
        (["human", "novice", "master"], MIXED),
        (["greedy", "greedy"], "greedy"),
    ],
)
def test_the_level_of_a_table(players: list[str], level: str) -> None:
    assert level_of([Sitter("", player) for player in players]) == level


# -- export ---------------------------------------------------------------------------------------


def test_the_export_has_a_line_for_each_match() -> None:
    file = StringIO()
    odd = entry(3, 2, names=("=1+1", 'B, "b"'))
    write_csv([entry(12, 1), odd, entry(5, 1, own=None)], file)
    file.seek(0)
    lines = list(csv.DictReader(file))
    assert list(lines[0]) == list(COLUMNS)
    assert [line["score"] for line in lines] == ["12", "3", ""]
    assert lines[0]["ended"] == "2025-03-01T12:00:00+00:00"
    assert lines[1]["name"] == "'=1+1"
    assert lines[1]["names"] == '\'=1+1 / B, "b"'


@pytest.mark.parametrize("word", ["You", "Vous", "あなた"])
def test_who_was_written_down_as_you_is_you_in_the_list(history: History, word: str) -> None:
    match = some_match()
    match.sitters = (Sitter(word), *(sitter._replace(name=word, player="greedy") for sitter in match.sitters[1:]))
    history.add(match, b"")
    (kept,) = history.entries()
    assert kept.names[0] == ""
    assert set(kept.names[1:]) == {word}
    file = StringIO()
    write_csv([kept], file)
    (line,) = csv.DictReader(StringIO(file.getvalue()))
    assert line["name"] == "You"
