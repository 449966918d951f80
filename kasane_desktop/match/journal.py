"""A match on disk while it is being played: an append-only file, a line per step.

The first line is the record of what stood when the file was begun; then `{"play": move}` for every step and
`{"cursor": n}` for every undo and redo. A line is on the disk before `write` returns. A
process that dies in the middle of a line loses that line alone.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import IO

from kasane_desktop.core.game import Json
from kasane_desktop.core.text import Reason, Refused
from kasane_desktop.match.match import Match, Step
from kasane_desktop.match.record import MOST_BYTES, BadRecord, read_record, read_step, write_record, write_step


class Journal:
    """Follows a match and writes down what is new.

    To look at the match (`news`) and to write (`write`) are apart, because a disk can take its time: the one is
    done by who plays, the other may be done in a thread, in the same order.
    """

    def __init__(self, path: Path, match: Match, make_room: Callable[[bytes], None] = lambda _: None) -> None:
        """`make_room` is called before the file is begun, with what will be written. It may raise OSError."""
        self.path = path
        self.match = match
        self._make_room = make_room
        self._known: list[Step] | None = None  # what a reader of the file knows; None: there is no file yet
        self._cursor = 0
        self._file: IO[bytes] | None = None
        self._broken = False

    def news(self) -> bytes:
        """What the match has done since it was last asked for; at first, all of it."""
        match = self.match
        if self._known is None:
            lines: list[dict[str, Json]] = [{"record": write_record(match)}]
            self._known = match.steps[: match.cursor]
        else:
            meet = min(_common_start(self._known, match.steps), match.cursor)
            lines = [{"cursor": meet}] if meet != self._cursor else []
            if new := match.steps[meet : match.cursor]:
                lines += [{"play": write_step(step)} for step in new]
                self._known = match.steps[: match.cursor]
        self._cursor = match.cursor
        text = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
        return text.encode()

    def write(self, news: bytes) -> None:
        """Raises OSError; a file that failed once takes nothing more, since it may end in half a line."""
        if self._broken:
            raise OSError("the journal is broken")
        try:
            if self._file is None:
                self._begin(news)
            else:
                _put(self._file, news)
        except OSError:
            self._broken = True
            self.close()
            raise

    def follow(self) -> None:
        """Both at once. Raises OSError."""
        self.write(self.news())

    def close(self) -> None:
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()

    def _begin(self, news: bytes) -> None:
        """The file of before stands until this one is whole."""
        self._make_room(news)
        fresh = self.path.with_name(self.path.name + ".new")
        with fresh.open("wb", buffering=0) as file:
            _put(file, news)
        fresh.replace(self.path)
        sync_folder(self.path.parent)
        self._file = self.path.open("ab", buffering=0)


def _put(file: IO[bytes], data: bytes) -> None:
    while data:
        data = data[file.write(data) :]  # a nearly full disk takes a part
    os.fsync(file.fileno())


def load_journal(path: Path) -> Match:
    """The match as far as it was written down. Raises BadRecord, OSError."""
    with path.open("rb") as file:
        lines = file.read(MOST_BYTES + 1).split(b"\n")
    if sum(map(len, lines)) > MOST_BYTES:
        raise BadRecord(Reason("record.too-big", {"most": MOST_BYTES // 2**20}))
    match = read_record(_object(lines[0]).get("record"))
    for line in lines[1:-1]:  # after the last newline there is nothing, or half a line
        try:
            _apply(match, _object(line))
        except Refused:
            break  # what was written after a damaged line has lost its ground
    return match


def _apply(match: Match, entry: dict[str, Json]) -> None:
    if "cursor" in entry:
        to = entry["cursor"]
        if type(to) is not int:
            raise BadRecord(Reason("record.field", {"field": "cursor"}))
        if to <= match.cursor:
            match.undo(to)
        else:
            match.redo(to)
    else:
        step = read_step(match, entry.get("play"))
        match.play(step.seat, step.action, step.pace)


def _object(line: bytes) -> dict[str, Json]:
    try:
        value = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise BadRecord(Reason("record.not-json")) from error
    if not isinstance(value, dict):
        raise BadRecord(Reason("record.foreign"))
    return value


def _common_start(one: list[Step], two: list[Step]) -> int:
    return next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))


def sync_folder(folder: Path) -> None:
    """The renaming itself must reach the disk; only POSIX can be asked for it."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
