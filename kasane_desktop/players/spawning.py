"""How the processes in which is thought are started: one way, for players and for looking back."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from multiprocessing.context import SpawnProcess
from threading import Lock

spawning = get_context("spawn")  # to fork a program with windows and threads is not safe
_starting = Lock()  # one process at a time, whoever wants it


def start(target: Callable[..., None], *arguments: object, name: str) -> SpawnProcess:
    """A process that runs a function, with pipes among its arguments for all that is to be said. Raises OSError."""
    process = spawning.Process(target=target, args=arguments, name=name, daemon=True)
    with _nobody_tracks():
        process.start()
    return process


@contextmanager
def _nobody_tracks() -> Iterator[None]:
    """Python would start another process, of 7 MB, to clear away semaphores and shared memory after a crash. There are
    none: all that is shared are pipes. What is told to it goes nowhere."""
    with _starting:
        usual, nowhere = resource_tracker.getfd, os.open(os.devnull, os.O_WRONLY)
        resource_tracker.getfd = lambda: nowhere
        try:
            yield
        finally:
            resource_tracker.getfd = usual
            os.close(nowhere)
