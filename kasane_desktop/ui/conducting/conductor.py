"""Leads a match: asks who is to act, plays what they answer, shows what came of it.

Humans and computer players are asked alike and answer with an action: one at a time, or in
a window of time all who may act at once. All that is seen goes through the models. While
a match is led nobody else plays in it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from time import monotonic

from PySide6.QtCore import QObject, Signal

from kasane_desktop.core.game import CHANCE, PUBLIC, Action, Seat
from kasane_desktop.core.table import Table
from kasane_desktop.core.text import Reason, Refused
from kasane_desktop.match.decisions import redo_target, undo_target
from kasane_desktop.match.match import HUMAN, Match
from kasane_desktop.match.speech import name_of
from kasane_desktop.match.window import Clock, in_time
from kasane_desktop.models.match_models import MatchModels
from kasane_desktop.models.news import with_news
from kasane_desktop.players.thinker import Thinker
from kasane_desktop.ui.conducting.advisers import BETWEEN, Advisers, Interrupted, pause
from kasane_desktop.ui.conducting.calls import EventTime
from kasane_desktop.ui.conducting.last_moves import LastMoves
from kasane_desktop.ui.conducting.race import Race
from kasane_desktop.ui.conducting.stage import Stage
from kasane_desktop.ui.settings.language import translate
from kasane_desktop.ui.settings.preferences import Preferences


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
        self.turns = 0  # counts the jumps: an answer from before one is void
        self._clock = clock
        self._times = EventTime(clock)
        self.race: Race | None = None  # while several may act at once
        self._paused = False
        self._free = asyncio.Event()  # computers may move
        self._free.set()
        self._single = False  # for one step
        self._hint_wanted = False
        self.last_moves = LastMoves(self, stage, preferences)
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
        turn = self.turns
        try:
            action = await (self._ask_human(seat) if self._is_human(seat) else self._move(seat))
        except Interrupted:
            return
        if turn == self.turns:  # nothing was undone meanwhile
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
        race = self.race = Race(
            self.match,
            self._stage,
            self._advisers,
            self._preferences,
            self._times,
            self._clock,
            time_stands=self._time_stands,
        )
        try:
            await race.run(self._note)
        finally:
            self.race = None
            self._advisers.no_hint()
            self._stop_after_step()
        await self._settle()

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
        table = self._table(PUBLIC) if hidden else self._with_news(self._table(self.viewer))
        self.models.show(table, tells_all=self._preferences.open_hands)

    def _with_news(self, table: Table) -> Table:
        return with_news(self.match, table, self.viewer, open_hands=self._preferences.open_hands)

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
            self.last_moves.stop()
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
        reason = self.match.refusal(seat, action) if self.race is None else self.race.call(seat, action, ms)
        if reason is not None:
            self.refused.emit(reason)

    def hint(self) -> None:
        """Ask what to do in the place of the human who is asked, or of one of those who may act at once."""
        seat = self._asked
        if seat is None and self.race is not None:
            humans = self.race.humans
            seat = self.viewer if self.viewer in humans else next(iter(humans), None)
        self._hint_wanted = seat is None and self.match.outcome() is None and bool(self._humans())
        if seat is not None:
            self._advisers.hint(seat)
        if seat is not None or self._hint_wanted:
            self.hint_awaited.emit(seat is not None)

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
        if self.race is not None:
            self.race.hold(self._time_stands)

    def touch(self, zone: str, index: int) -> None:
        """A human at the table has touched something that does nothing: say why."""
        if self.last_moves.shown:
            return  # the touch was for what is being shown
        self.refused.emit(self.why_inert(zone, index))

    def why_inert(self, zone: str, index: int) -> Reason:
        if self._asked is None and self.race is None:
            return Reason("core.over" if not self.match.to_act() else "core.not-your-turn")
        seat = self.viewer if self._asked is None else self._asked
        return self.match.game.why_inert(self.match.view(seat), zone, index)

    @property
    def partners(self) -> list[str]:
        """The names of the humans besides the one who looks at the table."""
        return [name_of(self.match.sitters[seat], translate) for seat in self._humans() if seat != self.viewer]

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
        self.turns += 1
        self.last_moves.stop()
        self._hint_wanted = False
        self._advisers.interrupt()
        if self.race is not None:
            self.race.stop()
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(Interrupted())

    # -- who sits here ---------------------------------------------------------------------------

    def _humans(self) -> list[Seat]:
        return [seat for seat in range(len(self.match.sitters)) if self._is_human(seat)]

    def _is_human(self, seat: Seat) -> bool:
        return self.match.sitters[seat].player == HUMAN


def _faces(table: Table) -> dict[str, tuple[str, ...]]:
    return {zone.id: tuple(piece.face for piece in zone.pieces) for zone in table.zones}
