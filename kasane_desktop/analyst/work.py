"""Processes in which a match is looked back at: modest ones, which end with whoever asked, or when nobody waits.

Each is given the record and works out by itself what there is to do; then it is told the numbers of what it shall do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from multiprocessing import get_context
from threading import Event
from typing import NamedTuple

from kasane_desktop.analyst.analysis import Analysis
from kasane_desktop.analyst.analyst import Analyst, Found, Piece, find_out
from kasane_desktop.core.game import Seat
from kasane_desktop.match.record import parse_record
from kasane_desktop.players.process import be_modest, end_with_parent
from kasane_desktop.players.thinker import usual_processes

LOOK_UP = 0.1
"""Seconds after which it is seen that nobody waits any more."""


class Progress(NamedTuple):
    """How far it has come, and what is known so far."""

    done: int
    of: int
    analysis: Analysis | None = None  # if more is known than before
    rough: bool = True


def work(analyst: Analyst, stopped: Event, processes: int | None = None) -> Iterator[Progress]:
    """Find out all there is. What is known is told after the rough round, and at the end; whoever sets `stopped`
    ends it between two pieces."""
    rounds = list(analyst.rounds())
    of, done = sum(map(len, rounds)), 0
    pool = ProcessPoolExecutor(
        processes or usual_processes(), get_context("spawn"), initializer=_begin, initargs=analyst.order()
    )
    try:
        for number, pieces in enumerate(rounds):
            for piece, found in _found(pool, number, pieces, stopped):
                analyst.note(piece, found)
                done += 1
                yield Progress(done, of)
            if stopped.is_set():
                return
            yield Progress(done, of, analyst.analysis(), rough=number + 1 < len(rounds))
    finally:
        _end(pool)


def _found(
    pool: ProcessPoolExecutor, number: int, pieces: list[Piece], stopped: Event
) -> Iterator[tuple[Piece, Found]]:
    waiting = {pool.submit(_find_out, number, at): piece for at, piece in enumerate(pieces)}
    while waiting and not stopped.is_set():
        ready, _ = wait(waiting, LOOK_UP, FIRST_COMPLETED)
        for future in ready:
            yield waiting.pop(future), future.result()


_rounds: list[list[Piece]] = []  # of this process


def _begin(record: str, seed: int, effort: int, own: Seat | None) -> None:
    end_with_parent()
    be_modest()
    _rounds[:] = Analyst(parse_record(record.encode()), seed, effort, own).rounds()


def _find_out(number: int, at: int) -> Found:
    return find_out(_rounds[number][at])


def _end(pool: ProcessPoolExecutor) -> None:
    """What is being found out is of no use any more."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
    for process in processes:
        process.join()


def look_back(
    analyst: Analyst, stopped: Event | None = None, told: Callable[[int, int], None] = lambda done, of: None
) -> Analysis | None:
    """The whole analysis; None if it was stopped."""
    analysis: Analysis | None = None
    for progress in work(analyst, stopped or Event()):
        told(progress.done, progress.of)
        analysis = progress.analysis if progress.analysis is not None and not progress.rough else analysis
    return analysis
