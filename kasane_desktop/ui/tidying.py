"""When Python's collector of garbage runs: in the window's own thread, when the window is about to rest.

By itself it would run in whichever thread asks for memory at the wrong moment, and what belongs to Qt must not be
taken down in the thread that writes files. It would also come in the middle of a movement.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QAbstractEventDispatcher


def tidy_at_rest() -> None:
    """From now on. What is there already stays until the end."""
    gc.disable()
    gc.freeze()
    QAbstractEventDispatcher.instance().aboutToBlock.connect(_tidy)


def _tidy() -> None:
    """Collect the oldest generation that is due, as the collector itself would."""
    counts, thresholds = gc.get_count(), gc.get_threshold()
    for generation in (2, 1, 0):
        if counts[generation] > thresholds[generation]:
            gc.collect(generation)
            return
