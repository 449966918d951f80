"""Leads a match: asks who is to act, plays what they answer, shows what came of it.

Humans and computer players are asked alike and answer with an action: one at a time, or in
a window of time all who may act at once. All that is seen goes through the models. While
a match is led nobody else plays in it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from time import monotonic

from PySide6.QtCore import QObject, Signal

from kasane_desktop.core.game import CHANCE, PUBLIC, Action, Seat
from kasane_desktop.core.table import Table
from kasane_desktop.core.text import Reason, Refused
from kasane_desktop.match.decisions import redo_target, undo_target
from kasane_desktop.match.match import HUMAN, Match, Step
from kasane_desktop.match.speech import isolated
from kasane_desktop.match.window import Clock, in_time
from kasane_desktop.models.match_models import MatchModels
from kasane_desktop.players.thinker import Thinker
from kasane_desktop.scene.calling import Calling
from kasane_desktop.ui.advisers import BETWEEN, Advisers, Interrupted, pause
from kasane_desktop.ui.calls import Calls, EventTime, reaction
from kasane_desktop.ui.preferences import Preferences
from kasane_desktop.ui.stage import Stage

SEEN = 0.4
"""Seconds for which each step is shown that is looked at once more, however fast all else is."""
NOTHING_TO_GAIN = 1.2
"""Seconds of a window in which, as everyone can see, nobody has anything to gain."""


class Conductor(QObject):
    """One match, from where it stands to its end."""

    advanced = Signal()  # something was played, undone or redone
    finished = Signal()
    refused = Signal(object)  # Reason: what was tried is not possible
    advised = Signal(object, object)  # Action, and the Reasons for it: what the master would do
    troubled = Signal(object)  # Reason: something went wrong, and the match goes on
    hint_awaited = Signal(bool)  # a hint was asked for and will come: the master thinks, or waits for one's turn
    awaited = Signal(int)  # a human is asked, on this seat
    pondering = Signal()  # a computer player has begun to think, or has ceased

    def __init__(
        self,
        match: Match,
        models: MatchModels,
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
        self._warned: set[Seat] = set()  # in the window that is open
        self._paused = False
        self._free = asyncio.Event()  # computers may move
        self._free.set()
        self._single = False  # for one step
        self._hint_wanted = False
        self._looking: asyncio.Task[None] | None = None  # at what was done, once more
        self._begun = False
        self._advisers = Advisers(match, thinker, preferences, self)
        self._advisers.advised.connect(self.advised)
        self._advisers.troubled.connect(self.troubled)
        self._advisers.pondering.connect(self.pondering)
        humans = self._humans()
        self.viewer: Seat = humans[0] if humans else 0
        self._at_screen = len(humans) < 2  # who sits before the screen is known; before that it may be any of them

    # -- the course of the match ---------------------------------------------------------------

    def begin(self) -> None:
        """Let the table be seen as it is: it is not blank before the first step."""
        self._begun = True
        self._stage.look_from(self.viewer)
        self.show()

    async def lead(self) -> None:
        """Play until the match is over."""
        if not self._begun:
            self.begin()
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
            action = await (self._ask_human(seat) if self._is_human(seat) else self._move(seat))
        except Interrupted:
            return
        if turn == self._turns:  # nothing was undone meanwhile
            self.match.play(seat, action)
            await self._changed()

    async def _move(self, seat: Seat) -> Action:
        """What a computer does, as soon as it may."""
        action = await self._advisers.move(seat)
        await self._free.wait()
        self._stop_after_step()
        return action

    async def _race(self) -> None:
        """All who may act at once, until nobody may any more."""
        seconds = NOTHING_TO_GAIN if self._nothing_to_gain() else self._call_seconds
        calls = self._calls = Calls(self.match, self._clock, seconds, self._times)
        self._warned = set()
        calls.pause(self._time_stands)
        asked = [seat for seat in self.match.to_act() if not self._is_human(seat)]
        thoughts = [asyncio.ensure_future(self._answer(calls, seat)) for seat in asked]
        self._offer()
        try:
            while played := await calls.next():
                self._offer(next((step for step in played if step.pace is not None), None))
                self._note()
                self._offer()
        finally:
            self._calls = None
            self._advisers.no_hint()
            for thought in thoughts:
                thought.cancel()
            self._stage.offer(None)
            self._stop_after_step()
        await self._settle()

    async def _answer(self, calls: Calls, seat: Seat) -> None:
        """Decided as soon as may be, done when a person would have done it. Nobody waits for one among computers."""
        humans = any(self._is_human(other) for other in self.match.to_act())
        pace = 1.0 if humans else min(1.0, self._preferences.speed)
        with suppress(Interrupted):
            action = await self._advisers.decide(seat)
            calls.answer(seat, action, pace * reaction(self.match, seat, action, self._advisers.seed(seat)))

    @property
    def _call_seconds(self) -> float | None:
        return None if self._preferences.untimed else self._preferences.call_seconds

    def _nothing_to_gain(self) -> bool:
        """Whether there is something to be said against all that anybody could do in this window."""
        return all(
            action.on_time_out or self.match.game.warning(self.match.view(seat), action) is not None
            for seat in in_time(self.match)
            for action in self.match.actions(seat)
        )

    def _offer(self, called: Step | None = None) -> None:
        """Tell the table which of the humans may still act, and how long; and who was first, once somebody was.

        Who has passed may no longer act, but that is seen by nobody who may. Only without a limit the others must
        know for whom they wait.
        """
        assert self._calls is not None
        acting = {seat: self.match.actions(seat) for seat in in_time(self.match) if self._is_human(seat)}
        if len(acting) == 1 or self._preferences.untimed:
            acting = {seat: actions for seat, actions in acting.items() if seat not in self._calls.passed}
        self._stage.offer(Calling(acting, self._calls.length, self._calls.remaining, not self._time_stands, called))

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
        hidden = not self._at_screen and self._preferences.curtain and self._has_secrets(self.viewer)
        table = self._table(PUBLIC if hidden else self.viewer)
        self.models.show(table, tells_all=self._preferences.open_hands)

    def _table(self, seat: Seat) -> Table:
        return self.match.shown_table(seat, open_hands=self._preferences.open_hands)

    # -- asking ----------------------------------------------------------------------------------

    async def _ask_human(self, seat: Seat) -> Action:
        if seat != self.viewer or not self._at_screen:
            await self._pass_the_table(seat)
        self._asked = seat
        self._stage.ask(seat)
        self.awaited.emit(seat)
        if self._hint_wanted:
            self.hint()
        try:
            return await self._wait()
        finally:
            self.look_up()
            self._asked = None
            self._stage.ask(None)
            self._advisers.no_hint()

    async def _pass_the_table(self, seat: Seat) -> None:
        """The one who looks at the table changes; nobody sees the hand of another."""
        if self._preferences.curtain and self._has_secrets(seat):
            await self._stage.settle()
            await pause(BETWEEN * self._preferences.speed)  # what was laid has been seen where it lies
            await self._stage.curtain(seat)
        self.viewer, self._at_screen = seat, True
        self._stage.look_from(seat)
        self.show()

    def _has_secrets(self, seat: Seat) -> bool:
        """Whether the table of `seat` shows what lies face down for all others. What the seat may do, which lies on
        no other table, is no secret."""
        public, own = _faces(self._table(PUBLIC)), _faces(self._table(seat))
        both = public.keys() & own.keys()
        return any(len(public[zone]) == len(own[zone]) and public[zone] != own[zone] for zone in both)

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
        calls = self._calls
        reason = self.match.refusal(seat, action) if calls is None else calls.refusal(seat, action)
        if reason is None and calls is not None and seat not in self._warned:
            reason = self.match.game.warning(self.match.view(seat), action)
            if reason is not None:
                self._warned.add(seat)
                calls.lengthen(self._call_seconds)
        if reason is not None:
            self.refused.emit(reason)
        elif calls is not None:
            calls.call(seat, action, ms)
        if calls is not None and (reason is not None or action.on_time_out):
            self._offer()  # nothing has been struck

    def hint(self) -> None:
        """Ask what to do in the place of the human who is asked, or of one of those who may act at once."""
        seat = self._asked
        if seat is None and self._calls is not None:
            humans = [who for who in in_time(self.match) if self._is_human(who) and who not in self._calls.passed]
            seat = self.viewer if self.viewer in humans else next(iter(humans), None)
        self._hint_wanted = seat is None and self.match.outcome() is None and bool(self._humans())
        if seat is not None:
            self._advisers.hint(seat)
        if seat is not None or self._hint_wanted:
            self.hint_awaited.emit(seat is not None)

    @property
    def first_seen_again(self) -> int:
        """The number of steps that stood when the one who is asked had acted last, as far as one may look back."""
        own = (at for at in reversed(range(self.match.cursor)) if self.match.steps[at].seat == self._asked)
        return max(self.match.covered, 1 + next(own, -1))

    @property
    def can_look_again(self) -> bool:
        """Whether somebody is asked and has something to look at."""
        return self._asked is not None and self.first_seen_again < self.match.cursor

    def look_again(self) -> None:
        """Show once more what the others have done, step by step."""
        if self.can_look_again and self._looking is None:
            self._looking = asyncio.ensure_future(self._look_again(self.first_seen_again))

    def look_up(self) -> None:
        """That is enough: the table is shown as it stands."""
        if self._looking is not None:
            self._looking.cancel()

    async def _look_again(self, first: int) -> None:
        seat, turn = self._asked, self._turns
        assert seat is not None
        self._stage.ask(None)
        try:
            for at in range(first, self.match.cursor + 1):
                table = self.match.table(seat, at, open_hands=self._preferences.open_hands)
                self.models.table.show(table)
                self.models.seats.show(table.seats)
                await self._stage.settle()
                await pause(max(SEEN, BETWEEN * self._preferences.speed))
        finally:
            self._looking = None
            self.show()
            if self._asked == seat and turn == self._turns:
                self._stage.ask(seat)

    def hurry(self) -> None:
        """The computer player who is thinking moves now."""
        self._advisers.hurry()

    @property
    def thinking(self) -> bool:
        """Whether a computer player thinks about its move."""
        return self._advisers.thinking

    @property
    def watched(self) -> bool:
        """Whether no human sits here."""
        return not self._humans()

    @property
    def asked(self) -> Seat | None:
        """The human who may act at the table now, if it is one alone."""
        return self._asked

    def pause(self, paused: bool) -> None:
        """Whether time stands still, because nobody looks at the table."""
        self._paused = paused
        self._let_time_go()

    def hold(self, held: bool) -> None:
        """Whether computers wait before they move."""
        self._single = False
        self._free.clear() if held else self._free.set()
        self._let_time_go()

    @property
    def held(self) -> bool:
        return not self._free.is_set() or self._single

    def step(self) -> None:
        """Let the computer whose turn it is move, and hold the match again."""
        self._single = True
        self._free.set()
        self._let_time_go()

    def _stop_after_step(self) -> None:
        if self._single:
            self.hold(True)

    @property
    def _time_stands(self) -> bool:
        return self._paused or not self._free.is_set()

    def _let_time_go(self) -> None:
        if self._calls is not None:
            self._calls.pause(self._time_stands)
            self._offer()

    def touch(self, zone: str, index: int) -> None:
        """A human at the table has touched something that does nothing: say why."""
        if self._looking is not None:
            return  # the touch was for what is being shown
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
        return undo_target(self.match)

    @property
    def redo_target(self) -> int | None:
        return redo_target(self.match)

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
        self.look_up()
        self._hint_wanted = False
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
