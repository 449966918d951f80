"""What no test may leave behind: errors in Python's log, tasks, threads, processes. Looked for after every test.
(A process started by subprocess that is not waited for warns of itself, and warnings are errors.)"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Iterator
from multiprocessing import active_children

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication, QGraphicsScene
from shiboken6 import getAllValidWrappers

from kasane_desktop.scene.table_scene import TableScene

PATIENCE = 5.0
"""Seconds in which what was told to end may do so."""


class Errors(logging.Handler):
    """Errors that were logged. Who provokes one looks for it here, and takes it away."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(self.format(record))

    def __enter__(self) -> Errors:
        logging.getLogger().addHandler(self)
        return self

    def __exit__(self, *args: object) -> None:
        logging.getLogger().removeHandler(self)


class Running:
    """What runs beside a test, before it and after it."""

    def __init__(self) -> None:
        self._tasks, self._threads, self._processes = set(_tasks()), set(threading.enumerate()), set(active_children())

    def left(self, staying: tuple[str, ...] = ()) -> list[str]:
        """What was not there before and does not end, in words, but for what begins with the words of `staying`."""
        until = time.monotonic() + PATIENCE
        while (found := [one for one in self._new() if not one.startswith(staying)]) and time.monotonic() < until:
            time.sleep(0.005)
        return found

    def _new(self) -> list[str]:
        tasks = [f"task {task!r}" for task in _tasks() if task not in self._tasks]
        threads = [f"thread {thread.name}" for thread in threading.enumerate() if thread not in self._threads]
        processes = [f"process {process.name}" for process in active_children() if process not in self._processes]
        return [*tasks, *threads, *processes]


class Windows:
    """What a test opened goes with it: a change of light or language is told to every widget there is, and garbage is
    looked for in every scene, so those that stay make all tests after it slower, in the end tenfold."""

    def __init__(self) -> None:
        self._before = set(_windows())

    def put_away(self) -> None:
        for window in _windows():
            if window not in self._before:
                if isinstance(window, TableScene):
                    window.set_speed(0)  # what moves must not lose its pieces
                window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _windows() -> list[QObject]:
    """All that stand by themselves, and all scenes."""
    if QApplication.instance() is None:
        return []
    there = [
        *QApplication.topLevelWidgets(),
        *(one for one in getAllValidWrappers() if isinstance(one, QGraphicsScene)),
    ]
    return [one for one in there if one.parent() is None]


def _tasks() -> Iterator[asyncio.Task[object]]:
    """All that are not done, of whichever loop: asyncio itself knows them by their loop alone."""
    known = getattr(asyncio.tasks, "_all_tasks", None)
    if known is None:  # since Python 3.12
        known = asyncio.tasks._scheduled_tasks  # type: ignore[attr-defined]
    return (task for task in list(known) if not task.done())
