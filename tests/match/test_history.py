"""The history: what ended is kept, counted, exported and deleted; a damaged file is set aside."""

from __future__ import annotations

import csv
import sqlite3
import subprocess
import sys
import threading
import zlib
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from io import StringIO
from pathlib import Path
from random import Random
from shutil import copyfile

import pytest

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.match.history import (
    COLUMNS,
    EVERYTHING,
    MIXED,
    PEOPLE,
    BusyHistory,
    Category,
    Entry,
    Help,
    History,
    HistoryStopped,
    NewerHistory,
    Query,
    Skill,
    Tally,
    Word,
    digest,
    level_of,
    write_csv,
)
from kasane_desktop.match.history import file as file_of_history
from kasane_desktop.match.history.entry import YOU
from kasane_desktop.match.history.file import VERSION
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.match.record import BadRecord, dump_record, parse_record
from tests.histories import put
from tests.matches import Setting, plain_settings, random_match

SETTINGS = [pytest.param(setting, id=str(setting)) for setting in plain_settings()]
NOON = datetime(2025, 3, 1, 12, tzinfo=UTC)


@pytest.fixture
def aside() -> list[Path]:
    return []


@pytest.fixture
def history(tmp_path: Path, aside: list[Path]) -> Iterator[History]:
    opened = History(tmp_path / "data" / "history.sqlite", Help(damaged=aside.append))
    yield opened
    opened.close()


def some_match(seed: int = 1) -> Match:
    return random_match(Setting(CATALOGUE["rainbow"], 2), seed)


def entries_in(path: Path, help: Help | None = None) -> list[Entry]:
    """As whoever opens the file anew sees them."""
    with closing(History(path, help)) as history:
        return history.entries()


def entry(score: int, place: int, game: str = "kasane", **changes: object) -> Entry:
    plain = Entry(1, NOON, game, 7, "greedy", 0, ("Aya", "Ben"), {}, (score, 10), (place, 3 - place))
    return replace(plain, **changes)  # type: ignore[arg-type]  # fields of Entry


def test_the_winners_come_first() -> None:
    tied = replace(entry(12, 2), places=(2, 1), scores=(12, 12))
    assert tied.ranking == [1, 0]
    assert entry(12, 1).ranking == [0, 1]


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


def test_a_match_is_the_same_one_when_it_is_read_again() -> None:
    """Whatever its players are called: read from its journal it is not kept a second time."""
    match = Match(CATALOGUE["kimono"], [Sitter("\u202eevil\u2066\t"), Sitter(" Aya\u2028 ")])
    assert digest(parse_record(dump_record(match).encode())) == digest(match)


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
    yield (tmp_path / "other.sqlite").read_bytes()
    other.execute("PRAGMA user_version = 123456")
    other.commit()
    other.close()
    yield (tmp_path / "other.sqlite").read_bytes()


def test_a_file_that_is_no_history_is_set_aside_and_a_new_one_begun(tmp_path: Path) -> None:
    for number, content in enumerate(damaged_files(tmp_path)):
        aside: list[Path] = []
        path = tmp_path / str(number) / "history.sqlite"
        path.parent.mkdir()
        path.write_bytes(content)
        history = History(path, Help(damaged=aside.append))
        assert history.entries() == []
        assert [place.read_bytes() for place in aside] == [content]
        history.add(some_match(), b"")
        assert len(history.entries()) == 1
        history.close()


def test_with_damage_anywhere_it_works_or_is_set_aside(tmp_path: Path) -> None:
    """Never a traceback: what can be read is read, and what was damaged is put where it can be looked at."""
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
        history = History(path, Help(damaged=aside.append))
        try:
            history.add(some_match(99), b"")
        except NewerHistory:  # the damage is in the number of the version
            continue
        seeds = {kept.seed for kept in history.entries()}
        assert 99 in seeds
        history.close()
        outcomes.add((bool(aside), len(seeds) > 1))
    assert outcomes >= {(False, True), (True, True), (True, False)}


ACTING = {
    "a trigger that throws away": "CREATE TRIGGER t AFTER INSERT ON matches BEGIN DELETE FROM matches; END",
    "a trigger that refuses": "CREATE TRIGGER t BEFORE INSERT ON matches BEGIN SELECT RAISE(ABORT, 'no'); END",
    "a view that could be endless": "CREATE VIEW v AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)"
    " SELECT x FROM n",
    "a table of another program": "CREATE VIRTUAL TABLE v USING fts5(a)",
}


@pytest.mark.parametrize("script", ACTING.values(), ids=ACTING)
def test_nothing_in_the_file_acts_by_itself(history: History, aside: list[Path], tmp_path: Path, script: str) -> None:
    history.add(some_match(1), b"")
    history.close()
    with closing(sqlite3.connect(tmp_path / "data" / "history.sqlite")) as file:
        file.execute(script)
    history.add(some_match(2), b"")
    assert {entry.seed for entry in history.entries()} == {1, 2}
    assert len(aside) == 1


def test_a_view_in_the_place_of_the_table_is_not_read(history: History, aside: list[Path], tmp_path: Path) -> None:
    history.add(some_match(1), b"")
    history.close()
    with closing(sqlite3.connect(tmp_path / "data" / "history.sqlite")) as file:
        file.execute("ALTER TABLE matches RENAME TO others")
        file.execute("CREATE VIEW matches AS SELECT * FROM others")  # this one has an end
    assert history.entries() == []
    assert len(aside) == 1


def test_a_disk_that_refuses_is_told_and_the_file_stays(history: History, aside: list[Path]) -> None:
    history.add(some_match(1), b"")
    assert history._file is not None
    history._file.execute("PRAGMA max_page_count = 1")  # a full disk
    with pytest.raises(OSError, match="full"):
        history.add(some_match(2), bytes(100_000))
    assert aside == []
    assert len(history.entries()) == 1


def test_a_newer_file_is_left_as_it_is(history: History, aside: list[Path], tmp_path: Path) -> None:
    history.add(some_match(1), b"")
    history.close()
    path = tmp_path / "data" / "history.sqlite"
    with closing(sqlite3.connect(path)) as file:
        file.execute(f"PRAGMA user_version = {VERSION + 1}")
        file.commit()
    before = path.read_bytes()
    for ask in (history.entries, history.groups, lambda: history.add(some_match(2), b"")):
        with pytest.raises(NewerHistory):
            ask()
    assert path.read_bytes() == before
    assert [one.name for one in path.parent.iterdir()] == [path.name]
    assert aside == []


def test_a_file_that_another_program_holds_is_busy_and_not_damaged(
    history: History, aside: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_of_history, "PATIENCE", 0.05)
    history.add(some_match(1), b"")
    history.close()
    with closing(sqlite3.connect(tmp_path / "data" / "history.sqlite")) as other:
        other.execute("BEGIN EXCLUSIVE")
        for ask in (history.entries, lambda: history.add(some_match(2), b"")):
            with pytest.raises(BusyHistory):
                ask()
    assert len(history.entries()) == 1
    assert aside == []


def test_a_fault_of_the_program_is_no_damage(history: History, aside: list[Path]) -> None:
    history.add(some_match(1), b"")

    def stumble(_: sqlite3.Connection) -> None:
        raise ValueError("our own")

    with pytest.raises(ValueError, match="our own"):
        history._do(stumble)
    assert aside == []
    assert len(history.entries()) == 1


def test_a_file_that_was_put_in_its_place_meanwhile_is_used(history: History, tmp_path: Path) -> None:
    history.add(some_match(1), b"")
    path = tmp_path / "data" / "history.sqlite"
    path.rename(tmp_path / "away")
    history.add(some_match(2), b"")
    assert [kept.seed for kept in entries_in(path)] == [2]


# -- rows that make no sense ------------------------------------------------------------------------

BAD = [
    ("scores", "oops"),
    ("scores", "[]"),
    ("scores", "[1, true]"),
    ("scores", "[1, 2.5]"),
    ("scores", "[1, 1e400]"),
    ("scores", f"[1, {'9' * 400}]"),
    ("scores", "{}"),
    ("scores", "[" * 3000),
    ("places", "[]"),
    ("places", "[0, 1]"),
    ("places", "[1, 3]"),
    ("places", "null"),
    ("names", "[1, 2]"),
    ("names", "[]"),
    ("names", '"Aya"'),
    ("names", '["A\\u0000", "B"]'),
    ("names", '["\\ud800", "B"]'),
    ("names", '["A\n", "B"]'),
    ("names", "\0"),
    ("names", f'["{"x" * 100_000}", "B"]'),
    ("options", "[]"),
    ("options", "oops"),
    ("own", 7),
    ("own", -1),
    ("game", "chess"),
    ("game", ""),
    ("ended", "yesterday"),
    ("ended", "2025-03-01T12:00:00"),
    ("ended", "0001-01-01T00:00:00+14:00"),
    ("level", "\0"),
]


@pytest.mark.parametrize("number", range(len(BAD)), ids=[f"{column}={value!r:.20}" for column, value in BAD])
def test_a_row_that_makes_no_sense_costs_that_row_alone(tmp_path: Path, number: int) -> None:
    column, value = BAD[number]
    aside, left_out = list[Path](), list[int]()
    history = History(tmp_path / "history.sqlite", Help(damaged=aside.append, unreadable=left_out.append))
    numbers = [history.add(some_match(seed), b"", NOON + timedelta(seed)) for seed in range(3)]
    assert history._file is not None
    history._file.execute(f"UPDATE matches SET {column} = ? WHERE id = ?", (value, numbers[1]))
    for _ in range(2):  # told once
        assert [kept.seed for kept in history.entries()] == [2, 0]
        assert history.groups()[0].tally.matches == 2
        assert history.series(EVERYTHING, None).matches == 2
    assert left_out == [1]
    assert aside == []
    kept = history._file.execute(f"SELECT id, {column}, record FROM aside").fetchall()
    wanted = value.encode() if isinstance(value, str) else value
    assert [row[:2] for row in kept] == [(numbers[1], wanted)]
    assert zlib.decompress(kept[0][2]).decode() == dump_record(some_match(1))
    history.close()


def test_text_that_is_no_text_costs_its_row_alone(history: History) -> None:
    for seed in range(2):
        history.add(some_match(seed), b"")
    assert history._file is not None
    history._file.execute("UPDATE matches SET names = CAST(x'ff' AS TEXT), level = CAST(x'fe' AS TEXT) WHERE seed = 0")
    assert [kept.seed for kept in history.entries()] == [1]
    assert history.kinds() == [Category("rainbow", 2, PEOPLE)]


def test_a_record_that_is_damaged_is_told_when_it_is_wanted(history: History) -> None:
    number = history.add(some_match(1), b"")
    assert history._file is not None
    for content in (b"", b"nonsense", zlib.compress(b" " * 2**23)):
        history._file.execute("UPDATE papers SET record = ?", (content,))
        with pytest.raises(BadRecord):
            history.match(number)
    assert len(history.entries()) == 1


# -- what earlier versions wrote ---------------------------------------------------------------------

OLD = Path(__file__).parent.parent / "data" / "history-1.sqlite"


def old_rows(path: Path) -> dict[str, tuple[str, str, bytes]]:
    with closing(sqlite3.connect(path)) as file:
        rows = file.execute("SELECT digest, ended, record, picture FROM matches").fetchall()
    return {row[0]: row[1:] for row in rows}


def test_the_file_of_the_first_version_is_brought_up_to_date_and_nothing_is_lost(
    history: History, aside: list[Path], tmp_path: Path
) -> None:
    path = tmp_path / "data" / "history.sqlite"
    path.parent.mkdir()
    copyfile(OLD, path)
    rows = old_rows(path)
    history._help.shrink = lambda png: png[:10]
    entries = history.entries()
    assert [(one.game, one.names) for one in entries] == [
        ("kaleido", ("Aya", "蓮")),
        ("kabuki", ("Aya", "蓮", "Éloïse")),
        ("rainbow", ("Aya", "蓮")),
        ("kimono", ("Aya", "蓮", "Éloïse")),
        ("kasane", ("Aya", "蓮", "Éloïse")),
    ]
    for one in entries:
        match = history.match(one.id)
        ended, record, png = rows.pop(digest(match))
        assert (one.ended.isoformat(), dump_record(match), history.picture(one.id)) == (ended, record, png[:10])
        assert one.level == "novice"
    assert rows == {}
    assert aside == []
    assert [kept.name for kept in path.parent.iterdir()] == [path.name]
    history.add(some_match(1), b"")
    assert len(entries_in(path)) == 6


def test_a_bad_row_of_the_first_version_is_put_aside_with_all_that_is_in_it(history: History, tmp_path: Path) -> None:
    path, told = tmp_path / "data" / "history.sqlite", list[int]()
    path.parent.mkdir()
    copyfile(OLD, path)
    with closing(sqlite3.connect(path)) as file:
        file.execute("UPDATE matches SET scores = 'oops' WHERE game = 'rainbow'")
        file.commit()
        columns = "digest, scores, CAST(record AS BLOB), picture"
        whole = file.execute(f"SELECT {columns} FROM matches WHERE game = 'rainbow'").fetchall()
    history._help.unreadable = told.append
    assert [one.game for one in history.entries()] == ["kaleido", "kabuki", "kimono", "kasane"]
    assert told == [1]
    history.close()
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("SELECT digest, scores, record, picture FROM aside").fetchall() == whole


@pytest.mark.parametrize("moment", range(6))
def test_whoever_stops_while_it_is_brought_up_to_date_finds_the_old_file(tmp_path: Path, moment: int) -> None:
    path = tmp_path / "history.sqlite"
    copyfile(OLD, path)
    before, seen = path.read_bytes(), list[bytes]()

    def shrink(png: bytes) -> bytes:
        seen.append(png)
        if len(seen) > moment:
            raise KeyboardInterrupt  # the program is ended
        return png

    history = History(path, Help(shrink=shrink))
    if moment < 5:
        with pytest.raises(KeyboardInterrupt):
            history.entries()
        assert path.read_bytes() == before
    (tmp_path / "history.sqlite.new").write_bytes(b"half of it")  # nobody tidied up
    assert len(entries_in(path)) == 5


def test_a_program_that_ends_stops_bringing_it_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "history.sqlite"
    copyfile(OLD, path)
    history = History(path)
    history.stop()
    with pytest.raises(HistoryStopped):
        history.entries()
    assert path.read_bytes() == OLD.read_bytes()


def test_an_old_file_that_is_damaged_is_set_aside_and_what_can_be_read_is_kept(
    history: History, aside: list[Path], tmp_path: Path
) -> None:
    path = tmp_path / "data" / "history.sqlite"
    path.parent.mkdir()
    damaged = bytearray(OLD.read_bytes())
    with closing(sqlite3.connect(OLD)) as file:
        page = file.execute("PRAGMA page_size").fetchone()[0]
    for at in range(45 * page, 50 * page, 7):
        damaged[at] ^= 0xFF
    path.write_bytes(damaged)
    assert [one.game for one in history.entries()] == ["kaleido", "kabuki", "kimono", "kasane"]
    assert [place.read_bytes() for place in aside] == [damaged]


def test_nobody_else_writes_into_a_file_that_is_brought_up_to_date(tmp_path: Path) -> None:
    """What they wrote would be lost. Locks are of processes, so it is another one that tries."""
    path, answers = tmp_path / "history.sqlite", list[str]()
    copyfile(OLD, path)
    write = "import sqlite3, sys; sqlite3.connect(sys.argv[1], timeout=0).execute('DELETE FROM matches')"

    def shrink(png: bytes) -> bytes:
        tried = subprocess.run([sys.executable, "-c", write, path], capture_output=True, text=True, check=False)
        answers.append(tried.stderr.strip().rpartition("\n")[2])
        return png

    assert len(entries_in(path, Help(shrink=shrink))) == 5
    assert set(answers) == {"sqlite3.OperationalError: database is locked"}


def _others_may(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o077 for path in folder.iterdir()}


def test_what_is_kept_is_private_from_the_first_moment_on(tmp_path: Path) -> None:
    """Also what is there for a moment only."""
    history, seen = History(tmp_path / "history.sqlite"), dict[str, int]()

    def write(file: sqlite3.Connection) -> None:
        file.execute("BEGIN IMMEDIATE")
        file.execute("DELETE FROM matches")
        seen.update(_others_may(tmp_path))
        file.execute("ROLLBACK")

    history._do(write)
    history.close()
    assert seen == {"history.sqlite": 0, "history.sqlite-journal": 0}


def test_what_is_saved_of_a_damaged_file_is_private_as_well(tmp_path: Path) -> None:
    seen = dict[str, int]()
    (tmp_path / "history.sqlite").write_bytes(OLD.read_bytes()[:-60_000])
    help = Help(progress=lambda *_: seen.update(_others_may(tmp_path)))
    assert entries_in(tmp_path / "history.sqlite", help)
    assert set(seen.values()) == {0}
    assert {name.rpartition(".")[2] for name in seen} >= {"sqlite", "new", "copy"}


@pytest.mark.parametrize(("missing", "left"), [(1_000, 4), (20_000, 2), (200_000, 0)])
def test_of_a_file_whose_end_is_missing_the_rest_is_kept(tmp_path: Path, missing: int, left: int) -> None:
    (tmp_path / "history.sqlite").write_bytes(OLD.read_bytes()[:-missing])
    entries = entries_in(tmp_path / "history.sqlite")
    assert len(entries) == left
    assert len([path for path in tmp_path.iterdir() if path.name.startswith("damaged-")]) == 1


def test_a_place_that_cannot_be_written_to_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    history = History(tmp_path / "file" / "history.sqlite")
    with pytest.raises(OSError, match="file"):
        history.entries()


# -- counting -------------------------------------------------------------------------------------


def plainly(entries: Sequence[Entry]) -> Tally:
    """Counted by hand, the latest first."""
    scores = [one.score or 0 for one in entries]
    runs = "".join("w" if one.won else " " for one in entries)
    longest = max(map(len, runs.split()), default=0)
    streak = len(runs) - len(runs.lstrip("w"))
    return Tally(len(entries), runs.count("w"), sum(scores) / len(scores), max(scores), streak, longest)


def test_figures_are_counted_for_all_and_for_each_kind(history: History) -> None:
    rng, entries = Random(3), list[Entry]()
    for number in range(1, 200):
        place = rng.choice([1, 1, 2])
        some = entry(rng.randrange(-5, 40), place, rng.choice(["kasane", "kabuki"]), id=number, seed=number)
        level, own = rng.choice(["master", PEOPLE]), rng.choice([0, 0, None])
        entries.append(replace(some, level=level, own=own, ended=NOON + timedelta(hours=rng.randrange(100))))
    put(history, entries)
    mine = [one for one in history.entries() if one.own is not None]
    whole, *kinds = history.groups()
    assert (whole.kind, whole.alike, whole.tally) == (None, False, plainly(mine))
    assert len(kinds) == 4
    assert [group.tally.matches for group in kinds] == sorted((group.tally.matches for group in kinds), reverse=True)
    for group in kinds:
        assert group.kind is not None
        part = [one for one in mine if Category(one.game, one.count, one.level) == group.kind]
        assert group.tally == plainly(part)
        series = history.series(EVERYTHING, group.kind, most=20)
        assert list(series.entries) == list(reversed(part[:20]))
        assert series.matches == len(part)
        assert series.places == tuple(sum(one.place == place for one in part) for place in (1, 2))
    alone = history.groups(Query(game="kabuki", level="master"))
    assert [group.alike for group in alone] == [True, True]
    assert history.groups(Query(game="rainbow")) == []
    assert history.series(Query(game="rainbow"), None).entries == ()


def test_points_below_zero_and_shared_victories_count(history: History) -> None:
    put(history, [entry(-3, 1, id=2), entry(-5, 2, id=1), entry(-4, 1, id=3, places=(1, 1))])
    assert history.groups()[0].tally == Tally(3, 2, -4.0, -3, 2, 2)


# -- searching --------------------------------------------------------------------------------------


def test_pages_follow_each_other_without_a_gap(history: History) -> None:
    moments = [NOON + timedelta(hours=n % 3) for n in range(1, 24)]
    put(history, [entry(1, 1, id=n, ended=moment) for n, moment in enumerate(moments, 1)])
    found, more = list[int](), None
    while True:
        page = history.page(after=more, most=5)
        found += [one.id for one in page.entries]
        more = page.more
        if more is None:
            break
    assert found == [one.id for one in sorted(history.entries(), key=lambda one: (one.ended, one.id), reverse=True)]
    assert len(found) == 23


@pytest.mark.parametrize(
    ("word", "found"),
    [
        (Word("aya"), [1, 2, 3]),
        (Word("éLOÏSE".casefold()), [2]),
        (Word("花子"), [3]),
        (Word("ab%"), [3]),
        (Word("%"), [3]),
        (Word("4711"), [2]),
        (Word("novice", levels=("greedy",)), [1, 2]),
        (Word("kimo", games=("kimono",)), [3]),
        (Word("you", names=(YOU,)), [1]),
        (Word("1/3/25"), [1]),
        (Word("02.0"), []),
        (Word("zz"), []),
    ],
)
def test_words_are_looked_for(history: History, word: Word, found: list[int]) -> None:
    noon = NOON.astimezone()
    put(
        history,
        [
            entry(1, 1, id=1, names=("You", "Aya"), ended=noon),
            entry(1, 1, id=2, names=("AYA", "Éloïse"), seed=4711, ended=noon + timedelta(40)),
            entry(1, 1, "kimono", id=3, names=("Ａｙａ　花子", "ab%"), level="skilled", ended=noon + timedelta(80)),
        ],
    )
    query = Query(words=(word,), date_form="d/M/yy")
    assert sorted(one.id for one in history.entries(query)) == found


@pytest.mark.parametrize(
    ("form", "typed"),
    [("dd/MM/yyyy", "01/03/2025"), ("yyyy/MM/dd", "2025/03/01"), ("M/d/yy", "3/1/25"), ("d. M. yyyy", "2025")],
)
def test_dates_are_looked_for_as_they_are_written_here(history: History, form: str, typed: str) -> None:
    put(history, [entry(1, 1, id=1), entry(1, 1, id=2, ended=NOON + timedelta(days=300))])
    found = history.entries(Query(words=(Word(typed),), date_form=form))
    assert [one.id for one in found] == [1] if typed != "2025" else [2, 1]


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
    first = replace(entry(12, 1), id=99)
    write_csv([first, odd, entry(5, 1, own=None)], file, {99: Skill(9, 0.0251, -0.3)})
    file.seek(0)
    lines = list(csv.DictReader(file))
    assert list(lines[0]) == list(COLUMNS)
    assert [line["score"] for line in lines] == ["12", "3", ""]
    assert lines[0]["ended"] == "2025-03-01T12:00:00+00:00"
    assert lines[1]["name"] == "'=1+1"
    assert [(line["choices"], line["loss"], line["luck"]) for line in lines] == [
        ("9", "0.0251", "-0.3"),
        *[("",) * 3] * 2,
    ]
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
