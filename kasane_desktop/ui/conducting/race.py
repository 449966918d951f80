"""A window of time at the table: humans and computer players who may act at once, until nobody may any more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.core.text import Reason
from kasane_desktop.match.match import Match, Step
from kasane_desktop.match.window import Clock, in_time
from kasane_desktop.scene.calling import Calling
from kasane_desktop.ui.conducting.advisers import Advisers, Interrupted
from kasane_desktop.ui.conducting.calls import Calls, EventTime, reaction
from kasane_desktop.ui.conducting.stage import Stage
from kasane_desktop.ui.settings.preferences import Preferences

NOTHING_TO_GAIN = 1.2
"""Seconds of a window in which, as everyone can see, nobody has anything to gain."""


class Race:
    """One window, from its opening to its end."""

    def __init__(
        self,
        match: Match,
        stage: Stage,
        advisers: Advisers,
        preferences: Preferences,
        times: EventTime,
        clock: Clock,
        *,
        time_stands: bool,
    ) -> None:
        self._match, self._stage, self._advisers, self._preferences = match, stage, advisers, preferences
        self._calls = Calls(match, clock, NOTHING_TO_GAIN if self._nothing_to_gain() else self._seconds, times)
        self._calls.pause(time_stands)
        self._time_stands = time_stands
        self._warned: set[Seat] = set()

    async def run(self, played: Callable[[], None]) -> None:
        """Hear all who may act; `played` is called when something has been played."""
        asked = [seat for seat in self._match.to_act() if not self._match.sitters[seat].human]
        thoughts = [asyncio.ensure_future(self._answer(seat)) for seat in asked]
        self._offer()
        try:
            while steps := await self._calls.next():
                self._offer(next((step for step in steps if not step.action.on_time_out), None))
                played()
                self._offer()
        finally:
            for thought in thoughts:
                thought.cancel()
            self._stage.offer(None)

    async def _answer(self, seat: Seat) -> None:
        """Decided as soon as may be, done when a person would have done it. Nobody waits for one among computers."""
        humans = any(self._match.sitters[other].human for other in self._match.to_act())
        pace = 1.0 if humans else min(1.0, self._preferences.speed)
        with suppress(Interrupted):
            action = await self._advisers.decide(seat)
            needed = reaction(self._match, seat, action, self._advisers.seed(seat))
            self._calls.answer(seat, action, pace * needed)

    def call(self, seat: Seat, action: Action, ms: int) -> Reason | None:
        """A human has acted, at `ms` by the clock of input events. Gives what speaks against it, if it does not
        count: by the rules, or for this once because the one who called had better be asked back."""
        reason = self._calls.refusal(seat, action)
        if reason is None and seat not in self._warned:
            reason = self._match.game.warning(self._match.view(seat), action)
            if reason is not None:
                self._warned.add(seat)
                self._calls.lengthen(self._seconds)
        if reason is None:
            self._calls.call(seat, action, ms)
        if reason is not None or action.on_time_out:
            self._offer()  # nothing has been struck
        return reason

    def hold(self, time_stands: bool) -> None:
        """Whether time stands still."""
        self._time_stands = time_stands
        self._calls.pause(time_stands)
        self._offer()

    def take_time(self) -> None:
        """From now on there is no limit, in this window either."""
        self._calls.lengthen(self._seconds)
        self._offer()

    def stop(self) -> None:
        """Nobody wants to know any more."""
        self._calls.stop()

    def wake(self) -> None:
        """Look again: the clock may have moved."""
        self._calls.wake()

    @property
    def humans(self) -> list[Seat]:
        """Those who may still act."""
        acting = (seat for seat in in_time(self._match) if self._match.sitters[seat].human)
        return [seat for seat in acting if seat not in self._calls.passed]

    @property
    def _seconds(self) -> float | None:
        return None if self._preferences.untimed else self._preferences.call_seconds

    def _nothing_to_gain(self) -> bool:
        """Whether there is something to be said against all that anybody could do in this window."""
        match = self._match
        return all(
            action.on_time_out or match.game.warning(match.view(seat), action) is not None
            for seat in in_time(match)
            for action in match.actions(seat)
        )

    def _offer(self, called: Step | None = None) -> None:
        """Tell the table which of the humans may still act, and how long; and who was first, once somebody was.

        Who has passed may no longer act, but that is seen by nobody who may. Only without a limit the others must
        know for whom they wait.
        """
        acting = {seat: self._match.actions(seat) for seat in in_time(self._match) if self._match.sitters[seat].human}
        if len(acting) == 1 or self._preferences.untimed:
            acting = {seat: actions for seat, actions in acting.items() if seat not in self._calls.passed}
        self._stage.offer(Calling(acting, self._calls.length, self._calls.remaining, not self._time_stands, called))
