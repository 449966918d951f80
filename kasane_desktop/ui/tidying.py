"""When Python's collector of garbage runs: in the window's own thread, when the window is about to rest; and how the
C library is kept from holding on to memory.

By itself it would run in whichever thread asks for memory at the wrong moment, and what belongs to Qt must not be
taken down in the thread that writes files. It would also come in the middle of a movement.
"""

from __future__ import annotations

import contextlib
import gc
import sys

from PySide6.QtCore import QAbstractEventDispatcher, QTimer

M_MMAP_THRESHOLD = -3  # of mallopt(3)
LARGE = 32 * 1024
"""Bytes: less than any picture of a card, more than anything that comes and goes in play."""
SETTLED = 1500
"""Milliseconds after which the page that came next has been painted."""

_thoroughly = False


def tidy_at_rest() -> None:
    """From now on. What is there already stays until the end."""
    gc.disable()
    gc.freeze()
    QAbstractEventDispatcher.instance().aboutToBlock.connect(_tidy)


def tidy_thoroughly() -> None:
    """A match has been left: when the window rests next all of it goes, and the room it took goes back to the system.
    Step by step, as below, that would take some matches, each with a table full of pictures."""
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
        ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE)


def _trim() -> None:
    """Give back what is free in small pieces."""
    if sys.platform == "linux":
        import ctypes

        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)


def _tidy() -> None:
    """Collect the oldest generation that is due, as the collector itself would."""
    global _thoroughly
    if _thoroughly:
        _thoroughly = False
        gc.collect()
        QTimer.singleShot(SETTLED, _trim)  # painting the next page takes room for a moment
        return
    counts, thresholds = gc.get_count(), gc.get_threshold()
    for generation in (2, 1, 0):
        if counts[generation] > thresholds[generation]:
            gc.collect(generation)
            if generation == 2:
                _trim()
            return
