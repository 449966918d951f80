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

from kasane_desktop.core.files import NotAFile, open_file, put, read_file, replace_file, stands
from kasane_desktop.core.files import sync_folder as sync_folder
from kasane_desktop.core.game import Json
from kasane_desktop.core.json_text import parse_json
from kasane_desktop.core.text import Reason, Refused
from kasane_desktop.match.match import Match, Step
from kasane_desktop.match.record import MOST_BYTES, BadRecord, read_record, read_step, write_record, write_step

ROOM = MOST_BYTES // 4
"""Bytes after which a journal is begun anew: what was taken back a thousand times need not be read step by step."""
MakeRoom = Callable[[bytes, bool], None]


class Journal:
    """Follows a match and writes down what is new.

    To look at the match (`news`) and to write (`write`) are apart, because a disk can take its time: the one is
    done by who plays, the other may be done in a thread, in the same order.
    """

    def __init__(self, path: Path, match: Match, make_room: MakeRoom = lambda _content, _again: None) -> None:
        """`make_room` is called before the file is begun with all that will stand in it, and again if something else
        has come into its place. It may raise OSError."""
        self.path = path
        self.match = match
        self._make_room = make_room
        self._known: list[Step] | None = None  # what a reader of the file knows; None: it is to be begun
        self._cursor = 0
        self._told = 0  # bytes since it was begun
        self._content = b""  # of the file
        self._file: IO[bytes] | None = None
        self._broken = False

    def news(self) -> bytes:
        """What the match has done since it was last asked for; at first, and now and then, all of it."""
        match = self.match
        if self._known is None or self._told > ROOM:
            lines: list[dict[str, Json]] = [{"record": write_record(match)}]
            self._known, self._told = match.steps[: match.cursor], 0
        else:
            meet = min(_common_start(self._known, match.steps), match.cursor)
            lines = [{"cursor": meet}] if meet != self._cursor else []
            if new := match.steps[meet : match.cursor]:
                lines += [{"play": write_step(step)} for step in new]
                self._known = match.steps[: match.cursor]
        self._cursor = match.cursor
        text = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
        self._told += len(text)
        return text.encode()

    def write(self, news: bytes) -> None:
        """Raises OSError; a file that failed once takes nothing more, since it may end in half a line."""
        if self._broken:
            raise OSError("the journal is broken")
        try:
            if self._file is None:
                self._make_room(news, False)
                self._begin(news)
            elif news.startswith(b'{"record"'):
                self._begin(news)
            elif stands(self._file.fileno(), self.path, len(self._content)):
                put(self._file, news)
                self._content += news
            else:  # the folder or the file has been replaced: what we had written is gone
                self._make_room(self._content + news, True)
                self._begin(self._content + news)
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

    def _begin(self, content: bytes) -> None:
        """The file of before stands until this one is whole."""
        self.close()
        replace_file(self.path, content)
        self._file = os.fdopen(open_file(self.path, os.O_WRONLY | os.O_APPEND), "ab", buffering=0)
        self._content = content


def load_journal(path: Path) -> Match:
    """The match as far as it was written down. Raises BadRecord, OSError."""
    try:
        return read_journal(read_file(path, MOST_BYTES))
    except NotAFile as error:  # nothing that we have written
        raise BadRecord(Reason("record.foreign")) from error


def read_journal(content: bytes) -> Match:
    """The match that the content of a journal leads to. Raises BadRecord."""
    if len(content) > MOST_BYTES:
        raise BadRecord(Reason("record.too-big", {"most": MOST_BYTES // 2**20}))
    lines = content.split(b"\n")
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
        value = parse_json(line)
    except ValueError as error:
        raise BadRecord(Reason("record.not-json")) from error
    if not isinstance(value, dict):
        raise BadRecord(Reason("record.foreign"))
    return value


def _common_start(one: list[Step], two: list[Step]) -> int:
    return next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
