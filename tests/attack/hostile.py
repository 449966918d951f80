"""What may lie where a file is expected: damaged, foreign, or no file at all."""

from __future__ import annotations

import json
import os
import socket
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

WORDS = (
    '<img src="//host/share">',
    "<b>bold",
    "\x1b]0;owned\x07",
    "\u202egnp.exe",
    "a\0b",
    "x" * 5000,
    "山田　花子",
    "👩\u200d👩\u200d👧",
    "\ud800",
    "%s%n{0}{name}",
    "../../../etc/passwd",
    "'; DROP TABLE matches; --",
)
VALUES: tuple[Any, ...] = (None, True, 0, -1, 1.5, 2**31, 2**63, 10**400, "", [], {}, [[]], *WORDS)
RAW = (
    b"",
    b"\0" * 4096,
    b"{",
    b"[" * 200_000,
    b"9" * 10_000,
    b"NaN",
    b"\xff\xfe{}",
    b"\xef\xbb\xbf{}",
    b"SQLite format 3\0" + b"\0" * 4080,
    b" " * (4 * 1024 * 1024 + 2),
    b'{"format": "kasane-desktop-record", "version": 99}',
)


def spoiled(rng: Random, good: bytes) -> bytes:
    """A file that was good once."""
    way = rng.randrange(8)
    if way == 0:
        return rng.choice(RAW)
    if way == 1:
        return rng.randbytes(rng.randrange(2000))
    if way == 2:
        return good[: rng.randrange(len(good) + 1)]
    if way == 3:
        changed = bytearray(good)
        for _ in range(rng.randint(1, 20)):
            changed[rng.randrange(len(changed))] = rng.randrange(256)
        return bytes(changed)
    if way == 4:
        at, to = sorted(rng.randrange(len(good) + 1) for _ in range(2))
        return good[:to] + good[at:to] + good[to:]
    if way == 5:
        at = rng.randrange(len(good) + 1)
        deep = rng.choice((30, 983, 5_000))
        return good[:at] + b"[" * deep + b"]" * deep + good[at:]
    lines = [changed_json(rng, line) for line in good.split(b"\n")] if b"\n{" in good else [changed_json(rng, good)]
    return b"\n".join(lines)


def changed_json(rng: Random, text: bytes) -> bytes:
    """With something else in one to three places, if it is JSON."""
    try:
        value = json.loads(text)
    except ValueError:
        return text
    places: list[tuple[Any, Any]] = []
    level = [value]
    while level:
        one = level.pop()
        keys = list(one) if isinstance(one, dict) else range(len(one)) if isinstance(one, list) else ()
        places += [(one, key) for key in keys]
        level += [one[key] for key in keys]
    for _ in range(rng.randint(1, 3)):
        if not places:
            return text
        inside, key = rng.choice(places)
        with suppress(KeyError, IndexError):
            match rng.randrange(3):
                case 0 if isinstance(inside, dict):
                    inside[rng.choice(WORDS)] = inside.pop(key)
                case 1:
                    del inside[key]
                case _:
                    inside[key] = rng.choice(VALUES)
    return json.dumps(value, ensure_ascii=rng.random() < 0.5).encode("utf-8", "surrogatepass")


def put_value(path: Path, table: str, column: str, value: object) -> None:
    """Put it into the last row of a table, past all checks of the file's own."""
    with closing(sqlite3.connect(path)) as file:
        (sql,) = file.execute("SELECT sql FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    lax = sql.replace("STRICT", "").replace("NOT NULL", "")
    declare = "UPDATE sqlite_master SET sql = ? WHERE name = ?"
    put = f"UPDATE {table} SET {column} = ? WHERE rowid = (SELECT max(rowid) FROM {table})"
    for order, values in ((declare, (lax, table)), (put, (value,)), (declare, (sql, table))):
        with closing(sqlite3.connect(path)) as file, file:  # what is declared is read when it is opened
            file.execute("PRAGMA writable_schema = ON")
            file.execute(order, values)


KINDS = ("pipe", "folder", "socket", "loop", "device", "dangling", "elsewhere", "closed")


def put_thing(rng: Random, path: Path, good: bytes) -> str:
    """Put something hostile there, and say what."""
    kind = rng.choice(KINDS) if rng.random() < 0.4 else "file"
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case "socket":
            with socket.socket(socket.AF_UNIX) as one:
                here = os.open(path.parent, os.O_RDONLY)
                one.bind(f"/proc/self/fd/{here}/{path.name}")  # such a name must not be long
                os.close(here)
        case "loop":
            path.symlink_to(path)
        case "device":
            path.symlink_to(rng.choice(("/dev/zero", "/dev/full", "/dev/tty")))
        case "dangling":
            path.symlink_to(path.with_name("nowhere"))
        case "elsewhere":
            path.with_name("elsewhere").write_bytes(good)
            path.symlink_to(path.with_name("elsewhere"))
        case _:
            with path.open("xb") as file:  # nothing that stands there already is written through
                file.write(spoiled(rng, good))
            if kind == "closed":
                path.chmod(0)
    return kind
