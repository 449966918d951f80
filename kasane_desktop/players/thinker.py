"""Where computer players think: a thread that looks after a process of its own.

The window waits for neither. A process that dies, hangs or answers nonsense fails the
request at hand and is replaced for the next one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import wait
from queue import SimpleQueue
from threading import Lock, Thread
from time import monotonic
from typing import cast

from kasane_desktop.core.game import Action, View
from kasane_desktop.core.text import Reason
from kasane_desktop.players.mind import Answer, Cancel, Fault, Hurry, Reply, Request, think

PLAYERS = "kasane_desktop.players.player:PLAYERS"
GRACE = 0.08
"""Seconds in which a cancelled player may come to an end by itself."""
LOADING = 60.0
"""Seconds that the process may take to load: a slow disk is no failure."""

_spawning = get_context("spawn")  # to fork a program with windows and threads is not safe


class ThinkerFailed(Exception):
    """There is no answer. `detail` is for a log: what the player raised, if it did."""

    def __init__(self, key: str, detail: str = "") -> None:
        super().__init__(key, detail)
        self.reason = Reason(key)
        self.detail = detail


class Thinker:
    """Asked from any thread; answers in order, one request at a time.

    `players` says where the process finds the table of players, "module:NAME". An answer may
    come `margin` seconds after its budget, or `patience` seconds after an unlimited request.
    """

    def __init__(self, players: str = PLAYERS, *, margin: float = 3.0, patience: float = 10.0) -> None:
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
        self._mind: _Mind | None = None
        self._heard, self._bell = _spawning.Pipe(duplex=False)  # rung to wake the thread

    def warm_up(self) -> None:
        """Start the process now if there is none, so that the next answer need not wait for it."""
        with self._lock:
            self._give(self._warm_up)

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
        self._end_mind()

    def _warm_up(self) -> None:
        with suppress(OSError):  # whoever asks next will be told
            self._living_mind()

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
            self._end_mind()
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
        mind = self._living_mind()
        if not mind.ready:
            if self._reply(mind, future, LOADING, request) is None:
                return None
            mind.ready = True
        mind.orders.send(request)
        patience = self._patience if request.budget is None else request.budget + self._margin
        reply = self._reply(mind, future, patience, request)
        if reply is None:
            self._stop(mind, request)
            return None
        if isinstance(reply, Fault):
            raise ThinkerFailed("players.fault", reply.trace)
        if not isinstance(reply, Answer) or reply.action not in request.view.actions:
            raise ThinkerFailed("players.illegal", repr(reply))
        return reply.action

    def _reply(self, mind: _Mind, future: Future[Action], patience: float, request: Request) -> Reply | None:
        """What the process says next; None if the request is cancelled first."""
        due = monotonic() + patience
        while not future.cancelled():
            ready = wait([mind.replies, self._heard], max(0.0, due - monotonic()))
            if mind.replies in ready:
                return mind.receive()
            if not ready:
                raise ThinkerFailed("players.late")
            self._heard.recv_bytes()
            if self._hurried:
                self._hurried = False
                mind.orders.send(Hurry(request.number))
        return None

    def _stop(self, mind: _Mind, request: Request) -> None:
        """Free the process from a cancelled request, or end it."""
        mind.orders.send(Cancel(request.number))
        if mind.replies.poll(0 if self._closed else GRACE):
            mind.receive()
        else:
            self._end_mind()

    def _living_mind(self) -> _Mind:
        if self._mind is not None and not self._mind.is_alive():
            self._end_mind()
        if self._mind is None:
            self._mind = _Mind(self._players)
        return self._mind

    def _end_mind(self) -> None:
        if self._mind is not None:
            self._mind.end()
            self._mind = None


class _Mind:
    """The process, seen from outside. What it says first is that it is ready."""

    def __init__(self, players: str) -> None:
        orders, self.orders = _spawning.Pipe(duplex=False)
        self.replies, replies = _spawning.Pipe(duplex=False)
        self.ready = False
        self._process = _spawning.Process(target=think, args=(players, orders, replies), name="thinker", daemon=True)
        try:
            self._process.start()
        finally:
            # Only the process holds these now: when it dies, the pipe ends.
            orders.close()
            replies.close()

    def is_alive(self) -> bool:
        return self._process.is_alive()

    def receive(self) -> Reply:
        return cast(Reply, self.replies.recv())

    def end(self) -> None:
        """It has nothing to lose, so it is not asked."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self.orders.close()
        self.replies.close()
