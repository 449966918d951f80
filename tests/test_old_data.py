"""What earlier versions wrote: the files in tests/old were made by version 0.1.0 and stay as they are.

That version took whatever was typed for a name, and its own reader refused some of it.
"""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path
from random import Random

import pytest

from kasane_desktop.catalogue import BOXES
from kasane_desktop.match.history import Help, History
from kasane_desktop.match.journal import Journal, load_journal, read_journal
from kasane_desktop.match.record import dump_record, load_record, parse_record
from kasane_desktop.match.shelf import mend, shelved
from kasane_desktop.ui.preferences import load_preferences
from kasane_desktop.ui.setup import read_setup

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


def test_preferences_are_taken_over(tmp_path: Path) -> None:
    shutil.copy(OLD / "preferences.json", tmp_path)
    preferences, wrong = load_preferences(tmp_path / "preferences.json")
    assert wrong == []
    assert (preferences.language, preferences.speed, preferences.game) == ("ja", 0.5, "rainbow")
    for number, (game, box) in enumerate(BOXES.items()):
        setup = read_setup(box, preferences.setups[game], ("skilled",), Random(1))
        assert setup is not None
        assert setup.sitters[0].name == NAMES[number % 3]
