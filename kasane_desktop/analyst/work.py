"""Processes in which a match is looked back at: modest ones, which end with whoever asked, or when nobody waits.

Each is given the record and works out by itself what there is to do; then it is told the numbers of what it shall do,
one at a time, over a pipe.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Connection, wait
from threading import Event
from traceback import format_exc
from typing import NamedTuple, cast

from kasane_desktop.analyst.analysis import Analysis
from kasane_desktop.analyst.analyst import Analyst, Found, Job, find_out
from kasane_desktop.core.game import Seat
from kasane_desktop.match.record import parse_record
from kasane_desktop.players.process import Fault, be_modest, end_with_parent
from kasane_desktop.players.spawning import spawning, start
from kasane_desktop.players.thinker import usual_processes

LOOK_UP = 0.1
"""Seconds after which it is seen that nobody waits any more."""


PARTS = (100, 450, 200, 150, 100)
"""What each round is counted for, of the whole: how much the later ones take is known when they begin."""
WHOLE = sum(PARTS)


class Progress(NamedTuple):
    """How far it has come, and what is known so far."""

    done: int
    of: int
    analysis: Analysis | None = None  # if more is known than before
    rough: bool = True


def work(analyst: Analyst, stopped: Event, processes: int | None = None) -> Iterator[Progress]:
    """Find out all there is. What is known is told after the rough round, and at the end; whoever sets `stopped`
    ends it between two pieces, and can have the same analyst go on from there later."""
    helpers: list[_Helper] = []
    behind = 0
    try:
        for part, pieces in zip(PARTS, analyst.rounds(), strict=True):
            left = [piece for piece in pieces if not analyst.knows(piece)]
            known = len(pieces) - len(left)
            while left and len(helpers) < (processes or usual_processes()):
                helpers.append(_Helper(analyst))
            for done, (piece, found) in enumerate(_found(helpers, left, stopped), known + 1):
                analyst.note(piece, found)
                yield Progress(round(behind + part * done / len(pieces)), WHOLE)
            if stopped.is_set():
                return
            behind += part
            if pieces or behind == WHOLE:
                yield Progress(behind, WHOLE, analyst.analysis(), rough=behind < WHOLE)
    finally:
        for helper in helpers:
            helper.end()


def _found(helpers: list[_Helper], pieces: list[Job], stopped: Event) -> Iterator[tuple[Job, Found]]:
    """In whichever order. Raises what kept a process from finding out, or EOFError if one has ended."""
    left, at_work = deque(pieces), dict[Connection, Job]()
    while (left or at_work) and not stopped.is_set():
        for helper in helpers:
            if left and helper.pipe not in at_work:
                at_work[helper.pipe] = piece = left.popleft()
                helper.pipe.send((type(piece), piece.at, piece.samples))
        for ready in wait(list(at_work), LOOK_UP):
            pipe = cast(Connection, ready)
            found = cast("Found | Fault", pipe.recv())
            if isinstance(found, Fault):
                raise Unfound(found.trace)
            yield at_work.pop(pipe), found


class Unfound(Exception):
    """Something could not be found out: the message says why, for a log."""


class _Helper:
    """A process, seen from outside."""

    def __init__(self, analyst: Analyst) -> None:
        self.pipe, theirs = spawning.Pipe()
        try:
            self._process = start(_help, theirs, *analyst.order(), name="analyst")
        except BaseException:
            self.pipe.close()
            raise
        finally:
            theirs.close()  # only the process holds it now: when it dies, the pipe ends

    def end(self) -> None:
        """What is being found out is of no use any more."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self.pipe.close()


def _help(pipe: Connection, record: str, seed: int, effort: int, own: Seat | None) -> None:
    """In the process, as long as somebody asks."""
    end_with_parent()
    be_modest()
    every = next(Analyst(parse_record(record.encode()), seed, effort, own).rounds())
    pieces = {(type(piece), piece.at): piece for piece in every}
    with suppress(EOFError, OSError):
        while True:
            pipe.send(_answer(pieces, *pipe.recv()))


def _answer(pieces: Mapping[tuple[type[Job], int], Job], kind: type[Job], at: int, samples: int) -> Found | Fault:
    """Rounds differ in how many samples are taken."""
    try:
        return find_out(replace(pieces[kind, at], samples=samples))
    except Exception:
        return Fault(format_exc())


def look_back(
    analyst: Analyst, stopped: Event | None = None, told: Callable[[int, int], None] = lambda done, of: None
) -> Analysis | None:
    """The whole analysis; None if it was stopped."""
    analysis: Analysis | None = None
    for progress in work(analyst, stopped or Event()):
        told(progress.done, progress.of)
        analysis = progress.analysis if progress.analysis is not None and not progress.rough else analysis
    return analysis
