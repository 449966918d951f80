"""The one way in which files of ours, and files that are handed to us, are opened.

What lies in a folder may have been put there by anyone. So only regular files are opened: a pipe would keep us waiting
for ever. Files of our own are never links, for what is written through one lands elsewhere; they are nobody else's
business (0600, in folders of 0700, where the system knows such things); and they are replaced whole or not at all.
A file that a player has chosen may be a link.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import time
from pathlib import Path
from typing import IO

LEFT_BEHIND = 3600.0
"""Seconds after which nobody is still writing a file that was never finished."""
_BINARY = getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOINHERIT", 0)
_AT_ONCE = getattr(os, "O_NONBLOCK", 0)
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)


class NotAFile(OSError):
    """There is something, but no regular file: a folder, a pipe, a device, or a link where none may be."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, "not a regular file", str(path))


def read_file(path: Path, most: int, *, chosen: bool = False) -> bytes:
    """The beginning of a file, one byte more than `most` at most. `chosen`: by a player, so it may be a link.

    Raises NotAFile, OSError.
    """
    handle = open_file(path, os.O_RDONLY, chosen=chosen)
    with open(handle, "rb") as file:
        return file.read(most + 1)


def open_file(path: Path, flags: int, *, chosen: bool = False) -> int:
    """A handle of a regular file that is there. Raises NotAFile, OSError."""
    try:
        found = path.stat() if chosen else path.lstat()
    except ValueError as error:
        raise _impossible(path) from error
    if not stat.S_ISREG(found.st_mode):
        raise NotAFile(path)
    try:
        handle = os.open(path, flags | _BINARY | _AT_ONCE | (0 if chosen else _NO_LINK))
    except OSError as error:
        if error.errno == errno.ELOOP:  # it has become a link meanwhile
            raise NotAFile(path) from error
        raise
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise NotAFile(path)
    if not chosen:
        _narrow(handle)
    return handle


def replace_file(path: Path, data: bytes) -> None:
    """Write a file of ours, whole or not at all: what stood before stands until this is on the disk. Raises OSError."""
    _replace(path, data, 0o600)
    _sweep(path)


def save_file(path: Path, data: bytes) -> None:
    """Write a file where a player wants it, whole or not at all. A link stays one. Raises NotAFile, OSError."""
    try:
        target = Path(os.path.realpath(path))
    except ValueError as error:
        raise _impossible(path) from error
    if target.exists() and not target.is_file():
        raise NotAFile(path)
    _replace(target, data, 0o666)  # whoever may read new files of the player


def _replace(path: Path, data: bytes, mode: int) -> None:
    fresh = path.with_name(f"{path.name}.{os.getpid()}-{time.time_ns()}.new")
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, mode)  # nobody else has it
    try:
        with open(handle, "wb", buffering=0) as file:
            put(file, data)
        fresh.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise
    sync_folder(path.parent)


def put(file: IO[bytes], data: bytes) -> None:
    """Write all of it into a file without a buffer, onto the disk. Raises OSError."""
    while data:
        data = data[file.write(data) :]  # a nearly full disk takes a part
    os.fsync(file.fileno())


def stands(handle: int, path: Path, size: int) -> bool:
    """Whether what is open is still what stands there, as long as we know it: folders are moved, and programs that keep
    copies put other files in the place of ours."""
    try:
        there, ours = path.lstat(), os.fstat(handle)
    except OSError:
        return False
    return (there.st_dev, there.st_ino, there.st_size) == (ours.st_dev, ours.st_ino, size)


def begin_file(path: Path) -> None:
    """See to it that a file which somebody else opens by its name (SQLite does) is nobody else's business from the
    first moment on. Raises OSError if there is none and none can be made."""
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, 0o600))
    except FileExistsError:
        narrow(path)  # not opened: to close a file would set free what SQLite has locked in it


def own_folder(folder: Path) -> None:
    """Make a folder that is nobody else's business, and narrow what was made wider before. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    if os.name == "posix":
        with contextlib.suppress(OSError):  # another one's, lent to us
            if stat.S_IMODE(folder.stat().st_mode) & 0o077:
                folder.chmod(0o700)
        for path in folder.iterdir():
            narrow(path)


def narrow(path: Path) -> None:
    """A file of ours is read by us alone."""
    with contextlib.suppress(OSError):
        if os.name == "posix" and stat.S_ISREG((found := path.lstat()).st_mode) and found.st_mode & 0o077:
            path.chmod(0o600)


def clear_way(path: Path) -> None:
    """Take away what is in the place of a file of ours and can never be one: a pipe, or a link to elsewhere."""
    with contextlib.suppress(OSError):
        if not (stat.S_ISREG(mode := path.lstat().st_mode) or stat.S_ISDIR(mode)):
            path.unlink()


def sync_folder(folder: Path) -> None:
    """A renaming itself must reach the disk; only POSIX can be asked for it. Raises OSError."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY | _BINARY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _impossible(path: Path) -> OSError:
    """A name that no file can have."""
    return OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))


def _narrow(handle: int) -> None:
    if hasattr(os, "fchmod"):
        with contextlib.suppress(OSError):
            if os.fstat(handle).st_mode & 0o077:
                os.fchmod(handle, 0o600)


def _sweep(path: Path) -> None:
    """Whoever died while writing has left something behind."""
    with contextlib.suppress(OSError):
        for left in path.parent.glob(f"{path.name}.*.new"):
            if abs(time.time() - left.lstat().st_mtime) > LEFT_BEHIND:
                left.unlink()
