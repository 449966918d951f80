"""The journal: whatever happens to the process, what was accepted is there again."""

from __future__ import annotations

import json
from errno import ENOSPC
from pathlib import Path
from random import Random
from typing import IO, cast

import pytest

from kasane_desktop.core.game import CHANCE
from kasane_desktop.match.journal import Journal, load_journal
from kasane_desktop.match.match import Match
from kasane_desktop.match.record import BadRecord, dump_record
from tests.matches import Setting, plain_settings, random_match

SETTINGS = [pytest.param(setting, id=str(setting)) for setting in plain_settings()]


def wander(match: Match, rng: Random) -> None:
    """One thing that can happen to a match: a step, an undo or a redo."""
    choice = rng.random()
    if choice < 0.15:
        match.undo(rng.randint(match.irrevocable, match.cursor))
    elif choice < 0.3:
        match.redo(rng.randint(match.cursor, len(match.steps)))
    elif not match.deal() and match.to_act():
        seat = rng.choice(match.to_act())
        match.play(seat, rng.choice(match.actions(seat)))


@pytest.mark.parametrize("setting", SETTINGS)
def test_at_every_moment_the_file_leads_to_the_very_same_match(setting: Setting, tmp_path: Path) -> None:
    match, rng = setting.match(4), Random(f"journal {setting}")
    journal = Journal(tmp_path / "match", match)
    for _ in range(80):
        wander(match, rng)
        journal.follow()
        again = load_journal(tmp_path / "match")
        assert dump_record(again) == dump_record(match)
        assert again.steps == match.steps
    journal.close()


def test_several_changes_at_once_lead_to_the_same_position(tmp_path: Path) -> None:
    match, rng = next(iter(plain_settings())).match(4), Random("several")
    journal = Journal(tmp_path / "match", match)
    for _ in range(60):
        for _ in range(rng.randint(1, 5)):
            wander(match, rng)
        journal.follow()
        again = load_journal(tmp_path / "match")
        assert again.steps[: again.cursor] == match.steps[: match.cursor]
    journal.close()


def test_a_journal_can_begin_in_the_middle_of_a_match(tmp_path: Path) -> None:
    match, rng = next(iter(plain_settings())).match(1), Random(1)
    for _ in range(30):
        wander(match, rng)
    journal = Journal(tmp_path / "match", match)
    journal.follow()
    journal.close()
    again = load_journal(tmp_path / "match")
    assert again.steps == match.steps[: match.cursor]


def test_cut_anywhere_it_opens_with_the_steps_that_are_whole(tmp_path: Path) -> None:
    match, rng, path = next(iter(plain_settings())).match(1), Random(2), tmp_path / "match"
    journal = Journal(path, match)
    journal.follow()
    for _ in range(20):
        if not match.deal():
            match.play(match.to_act()[0], rng.choice(match.actions(match.to_act()[0])))
        journal.follow()
    journal.close()
    data = path.read_bytes()
    head = data.index(b"\n") + 1
    for at in range(head, len(data), 7):
        path.write_bytes(data[:at])
        assert load_journal(path).cursor == data[:at].count(b"\n") - 1
    for at in range(0, head - 1, 11):
        path.write_bytes(data[:at])
        with pytest.raises(BadRecord):
            load_journal(path)


def test_with_flipped_bytes_it_opens_with_what_came_before_or_is_refused(tmp_path: Path) -> None:
    match, rng, path = next(iter(plain_settings())).match(1), Random(3), tmp_path / "match"
    journal = Journal(path, match)
    journal.follow()
    for _ in range(20):
        if not match.deal():
            match.play(match.to_act()[0], rng.choice(match.actions(match.to_act()[0])))
        journal.follow()
    journal.close()
    data = path.read_bytes()
    head = data.index(b"\n") + 1
    for _ in range(300):
        damaged, at = bytearray(data), rng.randrange(len(data))
        damaged[at] = rng.randrange(256)
        path.write_bytes(bytes(damaged))
        try:
            opened = load_journal(path)
        except BadRecord:
            assert at < head
            continue
        sound = max(0, data[:at].count(b"\n") - 1)
        assert opened.steps[:sound] == match.steps[:sound]


def test_what_was_written_after_a_damaged_line_has_lost_its_ground(tmp_path: Path) -> None:
    match, rng, path = next(iter(plain_settings())).match(1), Random(3), tmp_path / "match"
    while match.deal() or (len(match.actions(match.to_act()[0])) > 1 and match.cursor < 9):
        if match.to_act()[0] != CHANCE:
            match.play(match.to_act()[0], rng.choice(match.actions(match.to_act()[0])))
    journal = Journal(path, match)
    journal.follow()
    journal.close()
    head, *rest = path.read_bytes().splitlines(keepends=True)
    back = json.dumps({"cursor": match.cursor - 1}).encode() + b"\n"
    path.write_bytes(head + b"".join(rest) + back)
    assert load_journal(path).cursor == match.cursor - 1
    path.write_bytes(head + b"".join(rest) + b"{}x\n" + back)
    assert load_journal(path).cursor == match.cursor


def test_a_failing_disk_is_told_to_the_caller(tmp_path: Path) -> None:
    match = next(iter(plain_settings())).match(1)
    with pytest.raises(OSError, match="No such file"):
        Journal(tmp_path / "missing" / "match", match).follow()


class Full:
    """A disk that takes so many more bytes."""

    def __init__(self, file: IO[bytes], room: int) -> None:
        self._file, self._room = file, room

    def write(self, data: bytes) -> int:
        if self._room <= 0:
            raise OSError(ENOSPC, "No space left on device")
        taken = self._file.write(data[: self._room])
        self._room -= taken
        return taken

    def fileno(self) -> int:
        return self._file.fileno()

    def close(self) -> None:
        self._file.close()


@pytest.mark.parametrize("room", [0, 1, 30, 61, 200])
def test_a_disk_that_fills_up_keeps_the_steps_that_are_whole_and_takes_no_more(tmp_path: Path, room: int) -> None:
    match, rng = next(iter(plain_settings())).match(1), Random(4)
    journal, path = Journal(tmp_path / "match", match), tmp_path / "match"
    journal.follow()
    assert journal._file is not None
    journal._file = cast(IO[bytes], Full(journal._file, room))

    def play_on() -> None:
        for _ in range(20):
            if not match.deal():
                match.play(match.to_act()[0], rng.choice(match.actions(match.to_act()[0])))
            journal.follow()

    with pytest.raises(OSError, match="No space"):
        play_on()
    kept = load_journal(path)
    assert kept.steps == match.steps[: kept.cursor]
    assert kept.cursor < match.cursor
    size = path.stat().st_size
    with pytest.raises(OSError, match="broken"):
        journal.follow()
    assert path.stat().st_size == size


def test_what_stood_before_stands_until_the_new_file_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, other = (random_match(setting, 1, stop_at=9) for setting in list(plain_settings())[:2])
    journal = Journal(tmp_path / "match", first)
    journal.follow()
    journal.close()

    def full(handle: int) -> None:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        Journal(tmp_path / "match", other).follow()
    assert dump_record(load_journal(tmp_path / "match")) == dump_record(first)
