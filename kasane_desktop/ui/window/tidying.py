"""When Python's collector of garbage runs: in the window's own thread, when the window is about to rest; and how the
C library is kept from holding on to memory.

By itself it would run in whichever thread asks for memory at the wrong moment, and what belongs to Qt must not be
taken down in the thread that writes files. It would also come in the middle of a movement.
"""

from __future__ import annotations

import contextlib
import gc
import linecache
import sys
from collections.abc import Callable

from PySide6.QtCore import QAbstractEventDispatcher, QTimer

M_MMAP_THRESHOLD, M_ARENA_MAX = -3, -8  # of mallopt(3)
LARGE = 32 * 1024
"""Bytes: less than any picture of a card, more than anything that comes and goes in play."""
GONE, SETTLED = 50, 1500
"""Milliseconds after which nobody works any more on a match that was left, and after which the page that came next has
been painted."""

_thoroughly = False
_awaited = set[Callable[[], None]]()  # what will be done in a moment


def tidy_at_rest() -> None:
    """From now on. What is there already stays until the end."""
    gc.disable()
    gc.freeze()
    linecache.clearcache()
    QAbstractEventDispatcher.instance().aboutToBlock.connect(_rest)


def tidy_thoroughly() -> None:
    """A match has ended or been left: as soon as nobody works on it any more all of it goes, and the room it took goes
    back to the system. Step by step, as below, that would take some matches, each with a table full of pictures."""
    global _thoroughly
    _thoroughly = True


def give_pictures_back() -> None:
    """From now on what is large is taken from the system alone and given back when it is not needed any more.

    The C library of Linux learns from the first large picture that is freed to keep such room for itself; what is
    small settles in it, and it is never free as a whole again. Told where large begins, it stops learning.
    """
    if sys.platform != "linux":
        return
    import ctypes

    with contextlib.suppress(OSError, AttributeError):  # another C library
        library = ctypes.CDLL(None)
        library.mallopt(M_MMAP_THRESHOLD, LARGE)
        library.mallopt(M_ARENA_MAX, 1)  # what one thread has freed another one can use


def _rest() -> None:
    """The window is about to rest."""
    if _thoroughly:
        _soon(_tidy, GONE)
    else:
        _tidy()


def _tidy() -> None:
    """Collect the oldest generation that is due, as the collector itself would. With the oldest of all goes the source
    of every module, which PySide reads to see whether it is one of its own users, and Python keeps (7 MB)."""
    global _thoroughly
    counts, thresholds = gc.get_count(), gc.get_threshold()
    oldest = 2 if _thoroughly else next((one for one in (2, 1, 0) if counts[one] > thresholds[one]), None)
    _thoroughly = False
    if oldest is not None:
        gc.collect(oldest)
    if oldest == 2:
        linecache.clearcache()
    if oldest:  # not only what was made a moment ago: that is too little
        _soon(_trim, SETTLED)  # painting the next page takes room for a moment


def _trim() -> None:
    """Give back what is free in small pieces."""
    if sys.platform == "linux":
        import ctypes

        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)


def _soon(work: Callable[[], None], after: int) -> None:
    """Once, however often it is asked for meanwhile."""

    def do() -> None:
        _awaited.discard(work)
        work()

    if work not in _awaited:
        _awaited.add(work)
        QTimer.singleShot(after, do)
