"""Where the conductor turns for a move that no human chooses: the computer players of a match, and the master who
gives a hint."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random

from PySide6.QtCore import QObject, Signal

from kasane_desktop.core.game import CHANCE, Action, Seat, only
from kasane_desktop.match.match import Match
from kasane_desktop.match.window import idle_action
from kasane_desktop.players.hint import adviser, why
from kasane_desktop.players.thinker import Thinker, ThinkerFailed
from kasane_desktop.ui.settings.preferences import Preferences

BREATH = 0.35
"""Seconds between two moves of others, so that the eye can follow."""
BETWEEN = 0.5
"""Seconds more when it is another one's turn, so that it is seen who did what; and when points were won, so that they
are seen on their way."""


class Interrupted(Exception):
    """What was being waited for is no longer wanted."""


async def pause(seconds: float, since: float | None = None) -> None:
    """Nothing happens for so long, or until it is so long since then, so that what has happened is seen."""
    spent = 0.0 if since is None else asyncio.get_running_loop().time() - since
    if seconds > spent:
        await asyncio.sleep(seconds - spent)


class Advisers(QObject):
    """Asks in the name of a match; an answer always comes, unless it is no longer wanted."""

    advised = Signal(object, object)  # Action, and the Reasons for it: what the master would do
    troubled = Signal(object)  # Reason: something went wrong, and the match goes on
    pondering = Signal()  # a computer player has begun to think about its move, or has ceased

    def __init__(self, match: Match, thinker: Thinker, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._match = match
        self._thinker = thinker
        self._preferences = preferences
        self._turns = 0  # counts the interruptions: an answer from before one is void
        self._hinting: asyncio.Task[None] | None = None
        self._pondering = 0

    @property
    def thinking(self) -> bool:
        """Whether a computer player thinks about its move."""
        return self._pondering > 0

    async def move(self, seat: Seat) -> Action:
        """What the computer on `seat` does, not sooner than the eye can follow. Raises Interrupted."""
        begun = asyncio.get_running_loop().time()
        action = await self.decide(seat)
        breath = BREATH + (BETWEEN if self._after_another(seat) or self._after_gains() else 0)
        await pause(breath * self._preferences.speed, begun)
        return action

    def _after_another(self, seat: Seat) -> bool:
        """Whether the last one to act was another computer player."""
        acted = (step.seat for step in reversed(self._match.steps[: self._match.cursor]) if step.seat != CHANCE)
        before = next(acted, seat)
        return before != seat and not self._match.sitters[before].human

    def _after_gains(self) -> bool:
        """Whether the last step has brought points."""
        events = self._match.events(self._match.cursor - 1) if self._match.cursor else ()
        return any(points for event in events for _, points in event.gains)

    async def decide(self, seat: Seat) -> Action:
        """The same, as soon as may be. Raises Interrupted."""
        sitter, view = self._match.sitters[seat], self._match.view(seat)
        if (action := only(view.actions)) is not None:
            return action
        turn, seed = self._turns, self.seed(seat)
        for _ in range(2):
            budget = self._preferences.think_seconds
            thought = self._thinker.ask(self._match.game.id, sitter.player, sitter.traits, view, seed, budget)
            self._ponder(1)
            try:
                return await asyncio.wrap_future(thought)
            except ThinkerFailed as failed:
                self.troubled.emit(failed.reason)
            except asyncio.CancelledError:
                if turn != self._turns:
                    raise Interrupted from None
                raise
            finally:
                self._ponder(-1)
        # Twice is enough: any legal move is better than a match that stands still.
        return idle_action(self._match, seat) or Random(seed).choice(view.actions)

    def _ponder(self, change: int) -> None:
        self._pondering += change
        with suppress(RuntimeError):  # the table may have been left meanwhile
            self.pondering.emit()

    def seed(self, seat: Seat) -> str:
        """What chance in the head of a player hangs on."""
        return f"{self._match.seed}/{seat}/{self._match.cursor}"

    def hint(self, seat: Seat) -> None:
        """Ask a good player what to do in the place of `seat`."""
        if self._hinting is None or self._hinting.done():
            self._hinting = asyncio.ensure_future(self._advise(seat))

    async def _advise(self, seat: Seat) -> None:
        view, seed = self._match.view(seat), f"{self.seed(seat)}/hint"
        game, budget = self._match.game, self._preferences.think_seconds
        thought = self._thinker.ask(game.id, adviser(game), {}, view, seed, budget)
        try:
            action = await asyncio.wrap_future(thought)
        except ThinkerFailed as failed:
            self.troubled.emit(failed.reason)
        else:
            self.advised.emit(action, why(game, view, action))

    def no_hint(self) -> None:
        """A hint that has not come yet comes too late."""
        if self._hinting is not None:
            self._hinting.cancel()

    def hurry(self) -> None:
        """The computer player who is thinking moves now."""
        self._thinker.hurry()

    def interrupt(self) -> None:
        """Nobody need answer any more."""
        self._turns += 1
        self._thinker.cancel()
