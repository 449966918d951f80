"""What the others have done since one acted last, shown once more."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from kasane_desktop.core.game import Seat
from kasane_desktop.models.news import first_new
from kasane_desktop.ui.conducting.advisers import BETWEEN, pause
from kasane_desktop.ui.conducting.stage import Stage
from kasane_desktop.ui.settings.preferences import Preferences

if TYPE_CHECKING:
    from kasane_desktop.ui.conducting.conductor import Conductor

SEEN = 0.4
"""Seconds for which each step is shown that is looked at once more, however fast all else is."""


class LastMoves:
    """Steps of the match that is led, for the human who is asked."""

    def __init__(self, conductor: Conductor, stage: Stage, preferences: Preferences) -> None:
        self._conductor, self._stage, self._preferences = conductor, stage, preferences
        self._task: asyncio.Task[None] | None = None

    @property
    def shown(self) -> bool:
        """Whether they are being shown."""
        return self._task is not None

    @property
    def first(self) -> int:
        """The number of steps that stood when the one who is asked had acted last, as far as one may look back."""
        return first_new(self._conductor.match, self._conductor.asked)

    @property
    def can_show(self) -> bool:
        """Whether somebody is asked and has something to look at."""
        return self._conductor.asked is not None and self.first < self._conductor.match.cursor

    def of(self, seat: Seat) -> list[int]:
        """How many steps stood before and after each of what this one has done."""
        steps, new = self._conductor.match.steps, range(self.first, self._conductor.match.cursor)
        acted = [at for at in new if steps[at].seat == seat] if self.can_show else []
        return sorted({stood for at in acted for stood in (at, at + 1)})

    def show(self, seat: Seat | None = None) -> None:
        """Step by step; all of them, or those of one alone."""
        every = range(self.first, self._conductor.match.cursor + 1) if self.can_show else range(0)
        steps = every if seat is None else self.of(seat)
        if steps and self._task is None:
            self._task = asyncio.ensure_future(self._show(steps))
            self._task.add_done_callback(self._end)

    def stop(self) -> None:
        """That is enough: the table is shown as it stands."""
        if self._task is not None:
            self._task.cancel()

    def _end(self, task: asyncio.Task[None]) -> None:
        """One that was stopped before it began has put nothing back."""
        if self._task is task:
            self._task = None

    async def _show(self, steps: Sequence[int]) -> None:
        conductor = self._conductor
        seat, turn, match = conductor.asked, conductor.turns, conductor.match
        assert seat is not None
        self._stage.ask(None)
        try:
            for at in steps:
                table = match.table(seat, at, open_hands=self._preferences.open_hands)
                conductor.models.table.show(table)
                conductor.models.seats.show(table.seats)
                await self._stage.settle()
                await pause(max(SEEN, BETWEEN * self._preferences.speed))
        finally:
            self._task = None
            conductor.show()
            if conductor.asked == seat and turn == conductor.turns:
                self._stage.ask(seat)
