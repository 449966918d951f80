"""A match on disk while it is being played: an append-only file, a line per step.

The first line is the record of what stood when the file was begun; then `{"play": move}` for every step and
`{"cursor": n}` for every undo and redo. A line is on the disk before `append` returns. A
process that dies in the middle of a line loses that line alone.
"""

from __future__ import annotations

import contextlib
import json
import os
from pathlib import Path
from typing import IO

from kasane_desktop.core.game import Json
from kasane_desktop.core.text import Reason, Refused
from kasane_desktop.match.match import Match, Step
from kasane_desktop.match.record import MOST_BYTES, BadRecord, read_record, read_step, write_record, write_step


class Journal:
    """Follows a match and writes down what is new."""

    def __init__(self, path: Path, match: Match) -> None:
        """Begin a file. Raises OSError."""
        self.path = path
        self._match = match
        self._steps = match.steps[: match.cursor]  # what a reader of the file knows
        self._cursor = match.cursor
        fresh = path.with_name(path.name + ".new")
        self._file: IO[bytes] = fresh.open("wb")
        try:
            self._write([{"record": write_record(match)}])
            fresh.replace(path)
            _sync_folder(path.parent)
        except OSError:
            self.close()
            raise

    def follow(self) -> None:
        """Write what the match has done since. Raises OSError."""
        match = self._match
        meet = min(_common_start(self._steps, match.steps), match.cursor)
        lines: list[dict[str, Json]] = [{"cursor": meet}] if meet != self._cursor else []
        if new := match.steps[meet : match.cursor]:
            lines += [{"play": write_step(step)} for step in new]
            self._steps = match.steps[: match.cursor]
        if lines:
            self._write(lines)
        self._cursor = match.cursor

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._file.close()

    def _write(self, lines: list[dict[str, Json]]) -> None:
        text = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
        self._file.write(text.encode())
        self._file.flush()
        os.fsync(self._file.fileno())


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
        match.play(step.seat, step.action)


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


def _sync_folder(folder: Path) -> None:
    """The renaming itself must reach the disk; only POSIX can be asked for it."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
