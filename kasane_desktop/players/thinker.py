"""Where computer players think: a thread that looks after processes of their own.

The window waits for neither. One process leads; where there are more cores than two, others search
beside it and their votes are added up. A leading process that dies, hangs or answers nonsense fails
the request at hand; whichever fails is replaced for the next one.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import count
from multiprocessing.connection import wait
from queue import SimpleQueue
from threading import Lock, Thread
from time import monotonic
from typing import cast

from kasane_desktop.core.game import Action, View
from kasane_desktop.core.text import Reason
from kasane_desktop.players.process import Answer, Cancel, Fault, Hurry, Ready, Reply, Request, think
from kasane_desktop.players.spawning import spawning, start

PLAYERS = "kasane_desktop.players.player:PLAYERS"
GRACE = 0.08
"""Seconds in which a cancelled player may come to an end by itself."""
LOADING = 60.0
"""Seconds that the process may take to load: a slow disk is no failure."""
STRAGGLING = 0.15
"""Seconds for which the leading process waits for the votes of others."""
MOST_PROCESSES = 4
MUCH = 2.0
"""Seconds of thinking after which a process has grown: what Python has taken for a tree it hardly ever gives back."""


class ThinkerFailed(Exception):
    """There is no answer. `detail` is for a log: what the player raised, if it did."""

    def __init__(self, key: str, detail: str = "") -> None:
        super().__init__(key, detail)
        self.reason = Reason(key)
        self.detail = detail


def usual_processes() -> int:
    """One core is left to the window."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(MOST_PROCESSES, cores - 1))


class Thinker:
    """Asked from any thread; answers in order, one request at a time.

    `players` says where the processes find the table of players, "module:NAME". An answer may
    come `margin` seconds after its budget, or `patience` seconds after an unlimited request.
    """

    def __init__(
        self, players: str = PLAYERS, *, margin: float = 3.0, patience: float = 10.0, processes: int | None = None
    ) -> None:
        self._players = players
        self._margin = margin
        self._patience = patience
        self._numbers = count(1)
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._unanswered: dict[Future[Action], None] = {}  # in the order in which they were asked
        self._lock = Lock()
        self._closed = False
        self._hurried = False
        self._thread: Thread | None = None
        self._minds: list[_Mind] = []  # the first one leads
        self._processes = processes or usual_processes()
        self._heard, self._bell = spawning.Pipe(duplex=False)  # rung to wake the thread

    def warm_up(self) -> None:
        """Start the processes now if there are none, so that the next answer need not wait for it."""
        with self._lock:
            self._give(self._warm_up)

    def refresh(self) -> None:
        """Nobody is asked for a while: processes that have thought much make room for new ones."""
        with self._lock:
            if self._thread is not None and not self._closed:
                self._give(self._refresh)

    def ask(
        self, game: str, player: str, traits: Mapping[str, str], view: View, seed: str, budget: float | None = None
    ) -> Future[Action]:
        """What `player` does; it hangs on nothing but what is given here (and on time, for a
        player that looks at it). To cancel the Future is to cancel the thinking; without an
        answer it fails with ThinkerFailed."""
        request = Request(next(self._numbers), game, player, dict(traits), view, seed, budget)
        future: Future[Action] = Future()
        future.add_done_callback(self._settled)
        with self._lock:
            self._give(partial(self._serve, request, future))
            self._unanswered[future] = None
        return future

    def cancel(self) -> None:
        """Cancel all that was asked and not answered yet, the last first, so that no other one is begun meanwhile."""
        with self._lock:
            unanswered = list(reversed(self._unanswered))
        for future in unanswered:
            future.cancel()

    def hurry(self) -> None:
        """Whoever is thinking answers now, with the best found so far."""
        with self._lock:
            if self._unanswered and not self._closed:
                self._hurried = True
                self._bell.send_bytes(b"!")

    def close(self) -> None:
        """Cancel everything and wait until process and thread have ended."""
        with self._lock:
            if self._closed:
                return
            self._closed = True
        self.cancel()
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join()
        self._bell.close()
        self._heard.close()

    def _give(self, job: Callable[[], None]) -> None:
        if self._closed:
            raise RuntimeError("the thinker is closed")
        if self._thread is None:
            self._thread = Thread(target=self._work, name="thinker", daemon=True)
            self._thread.start()
        self._jobs.put(job)

    def _settled(self, future: Future[Action]) -> None:
        with self._lock:
            self._unanswered.pop(future, None)
            if future.cancelled():
                self._bell.send_bytes(b"!")

    # -- in the thread --------------------------------------------------------------------

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()
        self._end_minds()

    def _warm_up(self) -> None:
        with suppress(OSError):  # whoever asks next will be told
            self._see_to_minds()

    def _refresh(self) -> None:
        worn = [mind for mind in self._minds if mind.thought > MUCH]
        for mind in worn:
            self._end_mind(mind)
        if worn and not self._closed:
            self._warm_up()

    def _serve(self, request: Request, future: Future[Action]) -> None:
        failure: ThinkerFailed | None = None
        action: Action | None = None
        try:
            action = self._answer(request, future)
        except ThinkerFailed as failed:
            failure = failed
        except Exception as error:  # the process is gone, or the system refuses a new one
            failure = ThinkerFailed("players.ended", repr(error))
        if failure is not None:
            self._end_minds()
        if not future.set_running_or_notify_cancel():
            return
        if failure is not None:
            future.set_exception(failure)
        else:
            future.set_result(cast(Action, action))

    def _answer(self, request: Request, future: Future[Action]) -> Action | None:
        """None when it was cancelled."""
        if future.cancelled():
            return None
        self._see_to_minds()
        leader = self._minds[0]
        if leader.owes and self._reply([leader], future, LOADING, request) is None:
            return None
        asked = [leader, *(self._others_at_hand() if request.budget is not None else ())]
        for number, mind in enumerate(asked):
            mind.ask(replace(request, seed=f"{request.seed}/{number}") if number else request)
        patience = self._patience if request.budget is None else request.budget + self._margin
        reply = self._reply(asked, future, patience, request)
        if reply is None:
            self._stop(asked, request)
            return None
        if isinstance(reply, Fault):
            raise ThinkerFailed("players.fault", reply.trace)
        if not isinstance(reply, Answer) or reply.action not in request.view.actions:
            raise ThinkerFailed("players.illegal", repr(reply))
        return self._agreed(reply, asked[1:], request)

    def _others_at_hand(self) -> list[_Mind]:
        """Processes beside the leading one that have loaded, and said all they were asked."""
        for mind in self._minds[1:]:
            while mind.owes and mind.replies.poll() and mind.heard() is not None:
                pass
        return [mind for mind in self._minds[1:] if not mind.owes]

    def _agreed(self, answer: Answer, others: list[_Mind], request: Request) -> Action:
        """The action with the most votes of all processes. One that is late or fails has none."""
        votes = dict(answer.votes)
        due = monotonic() + STRAGGLING
        for mind in others:
            reply = mind.heard() if mind.replies.poll(max(0.0, due - monotonic())) else None
            if mind.owes:
                mind.tell(Cancel(request.number))
            for action, number in reply.votes.items() if isinstance(reply, Answer) else ():
                if action in votes:
                    votes[action] += number
        return max(votes, key=votes.__getitem__) if votes else answer.action

    def _reply(self, asked: list[_Mind], future: Future[Action], patience: float, request: Request) -> Reply | None:
        """What the leading process says next; None if the request is cancelled first."""
        leader = asked[0]
        due = monotonic() + patience
        while not future.cancelled():
            ready = wait([leader.replies, self._heard], max(0.0, due - monotonic()))
            if leader.replies in ready:
                return leader.receive()
            if not ready:
                raise ThinkerFailed("players.late")
            self._heard.recv_bytes()
            if self._hurried:
                self._hurried = False
                for mind in asked:
                    mind.tell(Hurry(request.number))
        return None

    def _stop(self, asked: list[_Mind], request: Request) -> None:
        """Free the processes from a cancelled request, or end them."""
        for mind in asked:
            mind.tell(Cancel(request.number))
        due = monotonic() + (0.0 if self._closed else GRACE)
        for mind in asked:
            if not mind.replies.poll(max(0.0, due - monotonic())) or mind.heard() is None:
                self._end_mind(mind)

    def _see_to_minds(self) -> None:
        for mind in [mind for mind in self._minds if not mind.is_alive()]:
            self._end_mind(mind)
        while len(self._minds) < self._processes:
            self._minds.append(_Mind(self._players))

    def _end_minds(self) -> None:
        for mind in self._minds[:]:
            self._end_mind(mind)

    def _end_mind(self, mind: _Mind) -> None:
        self._minds.remove(mind)
        mind.end()


class _Mind:
    """A process, seen from outside. What it says first is that it is ready."""

    def __init__(self, players: str) -> None:
        orders, self._orders = spawning.Pipe(duplex=False)
        self.replies, replies = spawning.Pipe(duplex=False)
        self.owes = 1  # replies that are still to come
        self.thought = self._asked = 0.0  # seconds, and since when it thinks
        try:
            self._process = start(think, players, orders, replies, name="thinker")
        finally:
            # Only the process holds these now: when it dies, the pipe ends.
            orders.close()
            replies.close()

    def is_alive(self) -> bool:
        return self._process.is_alive()

    def ask(self, request: Request) -> None:
        self.owes += 1
        self._asked = monotonic()
        self.tell(request)

    def tell(self, order: Request | Cancel | Hurry) -> None:
        """Whether it is still there is seen when it should reply."""
        with suppress(OSError):
            self._orders.send(order)

    def receive(self) -> Reply:
        """The next reply. Raises EOFError or OSError if the process has ended."""
        reply = cast(Reply, self.replies.recv())
        self.owes -= 1
        if not isinstance(reply, Ready):
            self.thought += monotonic() - self._asked
        return reply

    def heard(self) -> Reply | None:
        """The next reply, or None if the process has ended."""
        try:
            return self.receive()
        except (EOFError, OSError):
            return None

    def end(self) -> None:
        """It has nothing to lose, so it is not asked."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self._orders.close()
        self.replies.close()
