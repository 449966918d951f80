"""Leads a match: asks who is to act, plays what they answer, shows what came of it.

Humans and computer players are asked alike and answer with an action: one at a time, or in
a window of time all who may act at once. All that is seen goes through the models; the
conductor is the only one who touches the match.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from kasane_desktop.core.game import CHANCE, PUBLIC, Action, Seat
from kasane_desktop.core.table import Table
from kasane_desktop.core.text import Reason, Refused
from kasane_desktop.match.match import HUMAN, Match
from kasane_desktop.match.speech import isolated
from kasane_desktop.match.window import Clock, in_time
from kasane_desktop.models.log_model import LogModel
from kasane_desktop.models.seats_model import SeatsModel
from kasane_desktop.models.table_model import TableModel
from kasane_desktop.players.thinker import Thinker
from kasane_desktop.scene.calling import Calling
from kasane_desktop.ui.advisers import Advisers, Interrupted
from kasane_desktop.ui.calls import Calls, EventTime, reaction
from kasane_desktop.ui.preferences import Preferences


class Stage(Protocol):
    """Where a match is seen."""

    async def settle(self) -> None:
        """Return when what was shown has come to rest."""
        ...

    async def curtain(self, seat: Seat) -> None:
        """Hide the table until the one on `seat` is ready; return then, still hidden."""
        ...

    def look_from(self, seat: Seat) -> None:
        """The table is now seen from `seat`."""
        ...

    def ask(self, seat: Seat | None) -> None:
        """Let `seat` act at the table; None: nobody."""
        ...

    def offer(self, calling: Calling | None) -> None:
        """Let all these seats act at once; None: that is over."""
        ...


@dataclass
class Models:
    """The three models over a match."""

    table: TableModel
    seats: SeatsModel
    log: LogModel


class Conductor(QObject):
    """One match, from where it stands to its end."""

    advanced = Signal()  # something was played, undone or redone
    finished = Signal()
    refused = Signal(object)  # Reason: what was tried is not possible
    advised = Signal(object, object)  # Action, and the Reasons for it: what the master would do
    troubled = Signal(object)  # Reason: something went wrong, and the match goes on

    def __init__(
        self,
        match: Match,
        models: Models,
        stage: Stage,
        thinker: Thinker,
        preferences: Preferences,
        keep: Callable[[], Future[None] | None],
        parent: QObject | None = None,
        clock: Clock = monotonic,
    ) -> None:
        """`keep` is called after every change, to save the match; what it gives is there when that is done."""
        super().__init__(parent)
        self.match = match
        self.models = models
        self._stage = stage
        self._preferences = preferences
        self._keep = keep
        self._kept: Future[None] | None = None
        self._waiting: asyncio.Future[Action] | None = None
        self._asked: Seat | None = None
        self._turns = 0  # counts the jumps: an answer from before one is void
        self._clock = clock
        self._times = EventTime(clock)
        self._calls: Calls | None = None
        self._paused = False
        self._advisers = Advisers(match, thinker, preferences, self)
        self._advisers.advised.connect(self.advised)
        self._advisers.troubled.connect(self.troubled)
        humans = self._humans()
        self.viewer: Seat = humans[0] if humans else 0

    # -- the course of the match ---------------------------------------------------------------

    async def lead(self) -> None:
        """Play until the match is over."""
        self.models.seats.seat(self.match.sitters)
        self.models.log.open(self.match)
        self._stage.look_from(self.viewer)
        self.show()
        while True:
            acting = self.match.to_act()
            if not acting:
                await self._stage.settle()
                self.finished.emit()
                await self._pause_at_the_end()
            elif acting == (CHANCE,):
                self.match.deal()
                await self._changed()
            elif in_time(self.match):
                await self._race()
            else:
                await self._turn(acting[0])

    async def _turn(self, seat: Seat) -> None:
        turn = self._turns
        try:
            action = await (self._ask_human(seat) if self._is_human(seat) else self._advisers.move(seat))
        except Interrupted:
            return
        if turn == self._turns:  # nothing was undone meanwhile
            self.match.play(seat, action)
            await self._changed()

    async def _race(self) -> None:
        """All who may act at once, until nobody may any more."""
        seconds = None if self._preferences.untimed else self._preferences.call_seconds
        calls = self._calls = Calls(self.match, self._clock, seconds, self._times)
        calls.pause(self._paused)
        asked = [seat for seat in self.match.to_act() if not self._is_human(seat)]
        thoughts = [asyncio.ensure_future(self._answer(calls, seat)) for seat in asked]
        self._offer()
        try:
            while await calls.next():
                self._note()
                self._offer()
        finally:
            self._calls = None
            for thought in thoughts:
                thought.cancel()
            self._stage.offer(None)
        await self._settle()

    async def _answer(self, calls: Calls, seat: Seat) -> None:
        """Decided as soon as may be, done when a person would have done it. Nobody waits for one among computers."""
        humans = any(self._is_human(other) for other in self.match.to_act())
        pace = 1.0 if humans else min(1.0, self._preferences.speed)
        with suppress(Interrupted):
            action = await self._advisers.decide(seat)
            calls.answer(seat, action, pace * reaction(self.match, seat, action, self._advisers.seed(seat)))

    def _offer(self) -> None:
        """Tell the table which of the humans may still act, and how long."""
        assert self._calls is not None
        acting = {seat: self.match.actions(seat) for seat in in_time(self.match) if self._is_human(seat)}
        self._stage.offer(Calling(acting, self._calls.length, self._calls.remaining, not self._paused))

    async def _changed(self) -> None:
        self._note()
        await self._settle()

    async def _settle(self) -> None:
        """Nobody is asked before what was done is seen and saved."""
        await self._stage.settle()
        if self._kept is not None:
            await asyncio.shield(asyncio.wrap_future(self._kept))

    def _note(self) -> None:
        self._kept = self._keep()
        self.show()
        self.advanced.emit()

    async def _pause_at_the_end(self) -> None:
        """Over, until something is undone."""
        try:
            await self._wait()
        except Interrupted:
            return

    def show(self) -> None:
        """Bring the models to where the match stands."""
        table = self._table(self.viewer)
        self.models.table.show(table)
        self.models.seats.show(table.seats)
        self.models.log.update()

    def _table(self, seat: Seat) -> Table:
        return self.match.shown_table(seat, open_hands=self._preferences.open_hands)

    # -- asking ----------------------------------------------------------------------------------

    async def _ask_human(self, seat: Seat) -> Action:
        if seat != self.viewer:
            await self._pass_the_table(seat)
        self._asked = seat
        self._stage.ask(seat)
        try:
            return await self._wait()
        finally:
            self._asked = None
            self._stage.ask(None)
            self._advisers.no_hint()

    async def _pass_the_table(self, seat: Seat) -> None:
        """The one who looks at the table changes; nobody sees the hand of another."""
        if self._preferences.curtain and self._has_secrets(seat):
            await self._stage.curtain(seat)
        self.viewer = seat
        self._stage.look_from(seat)
        self.show()

    def _has_secrets(self, seat: Seat) -> bool:
        """Whether the table of `seat` shows faces that the public one does not."""
        public = _faces(self._table(PUBLIC))
        return any(public.get(zone, faces) != faces for zone, faces in _faces(self._table(seat)).items())

    async def _wait(self) -> Action:
        self._waiting = asyncio.get_running_loop().create_future()
        try:
            return await self._waiting
        finally:
            self._waiting = None

    # -- what comes from outside -----------------------------------------------------------------

    def choose(self, action: Action) -> None:
        """A human at the table has chosen."""
        if self._asked is None or self._waiting is None or self._waiting.done():
            return
        reason = self.match.refusal(self._asked, action)
        if reason is None:
            self._waiting.set_result(action)
        else:
            self.refused.emit(reason)

    def call(self, seat: Seat, action: Action, ms: int) -> None:
        """A human has acted who is one of several, at `ms` by the clock of input events."""
        reason = self.match.refusal(seat, action)
        if reason is not None:
            self.refused.emit(reason)
        elif self._calls is not None:
            self._calls.call(seat, action, ms)

    def hint(self) -> None:
        """Ask the master what to do in the place of the human who is asked."""
        if self._asked is not None:
            self._advisers.hint(self._asked)

    def hurry(self) -> None:
        """The computer player who is thinking moves now."""
        self._advisers.hurry()

    @property
    def asked(self) -> Seat | None:
        """The human who may act at the table now, if it is one alone."""
        return self._asked

    def pause(self, paused: bool) -> None:
        """Whether time stands still, because nobody looks at the table."""
        self._paused = paused
        if self._calls is not None:
            self._calls.pause(paused)
            self._offer()

    def touch(self, zone: str, index: int) -> None:
        """A human at the table has touched something that does nothing: say why."""
        self.refused.emit(self.why_inert(zone, index))

    def why_inert(self, zone: str, index: int) -> Reason:
        if self._asked is None and self._calls is None:
            return Reason("core.over" if not self.match.to_act() else "core.not-your-turn")
        seat = self.viewer if self._asked is None else self._asked
        return self.match.game.why_inert(self.match.view(seat), zone, index)

    @property
    def partners(self) -> list[str]:
        """The names of the humans besides the one who looks at the table."""
        return [isolated(self.match.sitters[seat].name) for seat in self._humans() if seat != self.viewer]

    @property
    def undo_target(self) -> int | None:
        """Where an undo leads: to the last decision of a human (of anyone, if none sits here)."""
        return next(
            (at for at in reversed(range(self.match.irrevocable, self.match.cursor)) if self._decided(at)), None
        )

    @property
    def redo_target(self) -> int | None:
        """Where a redo leads: to the next decision of a human that was undone, and past it."""
        later = range(self.match.cursor + 1, len(self.match.steps) + 1)
        return next((at for at in later if at == len(self.match.steps) or self._decided(at)), None)

    def _decided(self, at: int) -> bool:
        """Whether step number `at` was a decision that one may want back. Time that ran out does not come back."""
        step = self.match.steps[at]
        deciding = set(self._humans()) or set(range(len(self.match.sitters)))
        return step.seat in deciding and not step.action.on_time_out

    def undo(self, to: int | None = None) -> None:
        """Take back the last decision, or all that came after the first `to` steps."""
        if (to := self.undo_target if to is None else to) is not None:
            self._go(self.match.undo, to)

    def redo(self) -> None:
        if (to := self.redo_target) is not None:
            self._go(self.match.redo, to)

    def _go(self, move: Callable[[int], None], to: int) -> None:
        try:
            move(to)
        except Refused as error:
            self.refused.emit(error.reason)
            return
        self._note()
        self._interrupt()

    def _interrupt(self) -> None:
        """Whoever is being asked need not answer any more."""
        self._turns += 1
        self._advisers.interrupt()
        if self._calls is not None:
            self._calls.stop()
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(Interrupted())

    # -- who sits here ---------------------------------------------------------------------------

    def _humans(self) -> list[Seat]:
        return [seat for seat in range(len(self.match.sitters)) if self._is_human(seat)]

    def _is_human(self, seat: Seat) -> bool:
        return self.match.sitters[seat].player == HUMAN


def _faces(table: Table) -> dict[str, tuple[str, ...]]:
    return {zone.id: tuple(piece.face for piece in zone.pieces) for zone in table.zones}
