"""What earlier versions wrote: the files in tests/old were made by version 0.1.0 and stay as they are.

That version took whatever was typed for a name, and its own reader refused some of it. `history-2.sqlite` was made
later, before there was a book of mistakes: a match of every game, of which two have been looked back at.
"""

from __future__ import annotations

import gzip
import json
import shutil
import sqlite3
from pathlib import Path
from random import Random

import pytest

from kasane_desktop.analyst.analysis import VERSION
from kasane_desktop.catalogue import BOXES
from kasane_desktop.match.history import Help, History, Skill
from kasane_desktop.match.history import file as history_file
from kasane_desktop.match.history.file import written_version
from kasane_desktop.match.journal import Journal, load_journal, read_journal
from kasane_desktop.match.match import Match
from kasane_desktop.match.record import dump_record, load_record, parse_record
from kasane_desktop.match.shelf import mend, shelved
from kasane_desktop.ui.review.looking import kept_analysis, sum_up
from kasane_desktop.ui.settings.preferences import load_preferences
from kasane_desktop.ui.settings.setup import read_setup
from kasane_desktop.ui.tables.store import Store
from tests.analysing import analyse

OLD = Path(__file__).parent / "old"
NAMES = ("山田　花子", "Jean\u00a0Luc", "👩\u200d👩\u200d👧 Kin", "Tab here", "שָׁלוֹם\u200f", "a bc")
GAMES = list(BOXES)


@pytest.mark.parametrize("number", range(len(GAMES)), ids=GAMES)
def test_records_and_journals_open_with_their_names(number: int, tmp_path: Path) -> None:
    game = GAMES[number]
    shutil.copy(OLD / f"{game}.journal", tmp_path)
    saved, kept = load_record(OLD / f"{game}.kasane"), load_journal(tmp_path / f"{game}.journal")
    for match in (saved, kept):
        names = [sitter.name for sitter in match.sitters]
        assert names == list(NAMES[number % 3 :][: len(names)])
        assert match.game.id == game
        assert match.cursor > 0
    assert saved.steps == kept.steps[: kept.cursor]
    assert dump_record(parse_record(dump_record(saved).encode())) == dump_record(saved)


@pytest.mark.parametrize("game", GAMES)
def test_finished_records_open_and_end_as_they_did(game: str) -> None:
    """Those of Kasane and Kimono are by a table of one's own, and with options."""
    text = (OLD / f"{game}-finished.kasane").read_bytes()
    match = load_record(OLD / f"{game}-finished.kasane")
    outcome, told = match.outcome(), json.loads(text)["result"]
    assert outcome is not None
    assert (list(outcome.scores), list(outcome.places)) == (told["scores"], told["places"])
    if game in ("kasane", "kimono"):
        assert match.options["combinations"]["juu"] == [[2, 9], [3, 12]]
    assert parse_record(dump_record(match).encode()).steps == match.steps


def test_a_problem_report_opens_like_a_match() -> None:
    match = load_record(OLD / "problem.kasane-report")
    assert (match.game.id, match.cursor, match.outcome()) == ("kasane", 9, None)
    assert match.options["plus_one_combines"] is True


def test_a_table_of_ones_own_is_read_from_its_file(tmp_path: Path) -> None:
    option = next(option for option in BOXES["kasane"].options if option.check is not None)
    store = Store("kasane", option, tmp_path)
    played_by = load_record(OLD / "kasane-finished.kasane").options["combinations"]
    assert store.read(OLD / "table.json") == store.check(played_by)


def test_more_take_backs_than_its_reader_took_are_no_fault(tmp_path: Path) -> None:
    match = read_journal(gzip.decompress((OLD / "many.journal.gz").read_bytes()))
    assert len(match.branches) == 1100
    journal = Journal(tmp_path / "match", match)
    journal.follow()
    journal.close()
    assert load_journal(tmp_path / "match").branches == match.branches


def test_what_was_set_aside_for_its_names_comes_back(tmp_path: Path) -> None:
    shutil.copy(OLD / "kasane.journal", tmp_path / "damaged-1700000000.journal")
    (tmp_path / "damaged-1700000001.journal").write_bytes(b"{nonsense")
    mend(tmp_path)
    assert [path.name for path in tmp_path.glob("damaged-*")] == ["damaged-1700000001.journal"]
    (back,) = shelved(tmp_path)
    assert load_journal(back).sitters[0].name == NAMES[0]


def test_the_history_opens(tmp_path: Path) -> None:
    shutil.copy(OLD / "history.sqlite", tmp_path)
    troubles: list[object] = []
    history = History(tmp_path / "history.sqlite", Help(damaged=troubles.append, unreadable=troubles.append))
    (entry,) = history.entries()
    assert troubles == []
    assert history.match(entry.id).outcome() is not None
    history.close()
    assert not list(tmp_path.glob("damaged-*"))


@pytest.fixture
def before_the_book(tmp_path: Path) -> Path:
    shutil.copy(OLD / "history-2.sqlite", tmp_path / "history.sqlite")
    return tmp_path / "history.sqlite"


def see_all(history: History) -> list[Match]:
    """All that the file of before has, with what was found out."""
    matches = [history.match(entry.id) for entry in history.entries()]
    assert sorted(match.game.id for match in matches) == sorted(GAMES)
    for match in matches:
        assert match.outcome() is not None
        assert match.sitters[0].human
        assert bool(history.review(match)) == (match.game.id in ("rainbow", "kabuki"))
        assert kept_analysis(history, match) is None  # choices are judged otherwise now: it is looked at anew
    return matches


def test_a_history_without_a_book_gets_one(before_the_book: Path) -> None:
    """And looking back fills it; the version of the file is the same, so that a program that knows no book still opens
    it."""
    troubles: list[object] = []
    history = History(before_the_book, Help(damaged=troubles.append, unreadable=troubles.append))
    assert history.cards() == []
    assert history.played(VERSION) == []
    for match in see_all(history):
        if match.game.id == "kabuki":
            assert sum_up(history, match, analyse(match, effort=200), today=740_000)
    assert {one.entry.game for one in history.played(VERSION)} == {"kabuki"}
    assert history.cards()
    assert history.not_summed_up(VERSION) is not None
    see_all(history)
    history.close()
    assert troubles == []
    assert written_version(before_the_book) == 2
    assert not list(before_the_book.parent.glob("damaged-*"))


def test_on_a_disk_that_takes_nothing_it_is_seen_without_a_book(
    before_the_book: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read_only(path: Path) -> sqlite3.Connection:
        file = sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None)
        file.text_factory = bytes
        return file

    monkeypatch.setattr(history_file, "connect", read_only)
    before = before_the_book.read_bytes()
    history = History(before_the_book)
    match, *_ = see_all(history)
    assert history.cards() == []
    assert history.played(VERSION) == []
    assert len(history.groups()) == 6
    assert history.table().count("\n") == 6
    with pytest.raises(OSError, match="cannot modify"):
        history.sum_up(match, VERSION, Skill(1, 0.1, 0.1), lambda days: [])
    assert before_the_book.read_bytes() == before
    monkeypatch.undo()  # the disk takes something again
    assert history.sum_up(match, VERSION, Skill(1, 0.1, 0.1), lambda days: [])
    assert len(history.played(VERSION)) == 1
    history.close()


def test_preferences_are_taken_over(tmp_path: Path) -> None:
    shutil.copy(OLD / "preferences.json", tmp_path)
    preferences, wrong = load_preferences(tmp_path / "preferences.json")
    assert wrong == []
    assert (preferences.language, preferences.speed, preferences.game) == ("ja", 0.5, "rainbow")
    for number, (game, box) in enumerate(BOXES.items()):
        setup = read_setup(box, preferences.setups[game], ("skilled",), Random(1))
        assert setup is not None
        assert setup.sitters[0].name == NAMES[number % 3]
