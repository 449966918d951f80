"""The process in which players think: the far end of the thinker's pipes.

It knows no Qt, starts fast and says what it has to say over the pipe alone.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from math import inf
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from queue import SimpleQueue
from random import Random
from threading import Thread
from time import monotonic
from traceback import format_exc
from typing import cast

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import Action, View
from kasane_desktop.players.player import Player, Seating

PR_SET_PDEATHSIG = 1  # of <sys/prctl.h>
NICENESS = 5
"""The window comes first."""


@dataclass(frozen=True, slots=True)
class Request:
    """What would `player` do, who has this view?"""

    number: int
    game: str
    player: str
    traits: Mapping[str, str]
    view: View
    seed: str
    budget: float | None  # seconds


@dataclass(frozen=True, slots=True)
class Cancel:
    """The request of this number, and any before it, needs no answer of worth."""

    number: int


@dataclass(frozen=True, slots=True)
class Hurry:
    """The request of this number is to be answered now, with the best that was found so far."""

    number: int


@dataclass(frozen=True, slots=True)
class Ready:
    """All is loaded: what follows is thinking time."""


@dataclass(frozen=True, slots=True)
class Answer:
    """`votes` say how much speaks for each action, if those of several processes may be added up."""

    action: Action
    votes: Mapping[Action, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Fault:
    """The player raised an exception."""

    trace: str


Reply = Ready | Answer | Fault


def think(players: str, orders: Connection, replies: Connection) -> None:
    """Answer requests until nobody is left to ask. `players` says where the table of players
    is: "module:NAME"."""
    end_with_parent()
    be_modest()
    module, _, name = players.partition(":")
    table: dict[str, Seating] = getattr(import_module(module), name)
    desk, chair = _Desk(orders), _Chair(table)
    with suppress(OSError):  # whoever asked has gone: so does the process
        replies.send(Ready())
        while True:
            replies.send(_reply(chair, desk.requests.get(), desk))


def end_with_parent() -> None:
    """A process that ends closes its pipes, which is heard (see _Desk), unless one is stopped just then: Linux can be
    asked to end even that one."""
    if sys.platform == "linux":
        from ctypes import CDLL

        with suppress(OSError, AttributeError):
            CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if (parent := parent_process()) is not None and parent.pid != os.getppid():
            os._exit(0)  # it has ended already


def be_modest() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program, which then ends this
    sys.stdout = sys.stderr  # the output belongs to the command that was given
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def _reply(chair: _Chair, request: Request, desk: _Desk) -> Reply:
    thinking = _Thinking(request, desk)
    try:
        player = chair.seated(request)
        action = player.choose(request.view, thinking)
        return Answer(action, getattr(player, "votes", {}))  # not everyone counts
    except Exception:
        return Fault(format_exc())


class _Chair:
    """Who was asked last stays: a player may go on with what it thought about the step before."""

    def __init__(self, table: Mapping[str, Seating]) -> None:
        self._table = table
        self._taken_by: tuple[object, ...] = ()
        self._rng = Random()
        self._player: Player | None = None

    def seated(self, request: Request) -> Player:
        who = (request.game, request.player, tuple(sorted(request.traits.items())), request.view.seat)
        if self._player is None or who != self._taken_by:
            self._player = self._table[request.player](CATALOGUE[request.game], self._rng, request.traits)
            self._taken_by = who
        self._rng.seed(request.seed)
        return self._player


class _Desk:
    """Where orders arrive, also while a player thinks."""

    def __init__(self, orders: Connection) -> None:
        self.requests: SimpleQueue[Request] = SimpleQueue()
        self.cancelled = 0
        self.hurried = 0
        Thread(target=self._receive, args=(orders,), daemon=True).start()

    def _receive(self, orders: Connection) -> None:
        with suppress(EOFError, OSError):
            while True:
                order = cast("Request | Cancel | Hurry", orders.recv())
                if isinstance(order, Cancel):
                    self.cancelled = order.number
                elif isinstance(order, Hurry):
                    self.hurried = order.number
                else:
                    self.requests.put(order)
        os._exit(0)  # the program has ended, and nobody waits for what is being thought


class _Thinking:
    def __init__(self, request: Request, desk: _Desk) -> None:
        self._number = request.number
        self._due = inf if request.budget is None else monotonic() + request.budget
        self._desk = desk

    def cancelled(self) -> bool:
        return self._desk.cancelled >= self._number

    def time_left(self) -> float:
        return 0.0 if self._desk.hurried >= self._number else self._due - monotonic()
