"""What a process and all that it has started take of the machine, as Linux tells it under /proc."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PROC = Path("/proc")
KB = 1024


class Use(NamedTuple):
    """Of one process or several together. Memory in bytes: `pss` counts a page that several processes share in
    parts, so that sums are true; `rss` counts it in full each time."""

    pss: int
    rss: int
    threads: int
    files: int

    def __add__(self, other: tuple[object, ...]) -> Use:
        assert isinstance(other, Use)
        return Use(*(a + b for a, b in zip(tuple(self), tuple(other), strict=True)))


NOTHING = Use(0, 0, 0, 0)


def use_of(pid: int) -> Use:
    """Of one process; nothing if it has ended."""
    folder = PROC / str(pid)
    try:
        lines = (folder / "smaps_rollup").read_text().splitlines()[1:]
        told = {key: int(value.split()[0]) * KB for key, _, value in (line.partition(":") for line in lines)}
        threads, files = len(list((folder / "task").iterdir())), len(list((folder / "fd").iterdir()))
    except OSError:
        return NOTHING
    return Use(told["Pss"], told["Rss"], threads, files)


def descendants(pid: int) -> Iterator[int]:
    """All processes that a process has started, and those they have started."""
    for task in (PROC / str(pid) / "task").glob("*/children"):
        try:
            children = task.read_text().split()
        except OSError:
            continue
        for child in map(int, children):
            if _has_begun(child, pid):
                yield child
            yield from descendants(child)


def _has_begun(child: int, parent: int) -> bool:
    """Whether a process runs a program of its own. Between `vfork` and `exec` it runs in the memory of its parent, and
    that would count twice."""
    stack = _stack(child)
    return not stack or stack != _stack(parent)


def _stack(pid: int) -> int:
    """Where its stack begins: no two programs have it in the same place. 0 if nobody knows."""
    try:
        return int((PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()[25])
    except OSError:
        return 0


def tree(pid: int) -> Use:
    """Of a process and all its descendants."""
    total = use_of(pid)
    for child in descendants(pid):
        total += use_of(child)
    return total
