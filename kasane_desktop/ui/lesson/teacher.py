"""Leads a lesson as the conductor leads a match: asks the learner, shows what came of it, lets the others play."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from kasane_desktop.core.game import CHANCE, Action, Seat
from kasane_desktop.core.text import Reason
from kasane_desktop.lessons.lesson import LEARNER
from kasane_desktop.lessons.sitting import Sitting
from kasane_desktop.match.window import in_time
from kasane_desktop.models.match_models import MatchModels
from kasane_desktop.players.thinker import Thinker
from kasane_desktop.scene.calling import Calling
from kasane_desktop.ui.conducting.advisers import BETWEEN, Interrupted, pause
from kasane_desktop.ui.conducting.conductor import Conductor
from kasane_desktop.ui.conducting.stage import Stage
from kasane_desktop.ui.settings.preferences import Preferences


class Teacher(Conductor):
    """One lesson, until it is left. Nothing of it is kept as a match, and nothing has a clock."""

    moved_on = Signal()  # something else is said, asked or pointed at

    def __init__(
        self,
        sitting: Sitting,
        models: MatchModels,
        stage: Stage,
        thinker: Thinker,
        preferences: Preferences,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(sitting.match, models, stage, thinker, preferences, _kept_nowhere, parent)
        self.sitting = sitting

    async def lead(self) -> None:
        if not self._begun:
            self.begin()
        await self._stage.settle()
        while True:
            turn = self.turns
            self.moved_on.emit()
            try:
                action = await (self._wait() if self.sitting.ask is None else self._ask_learner())
            except Interrupted:
                continue
            self.sitting.do(action)
            await self._changed()
            while turn == self.turns and self.sitting.upcoming is not None:
                if self.sitting.upcoming[0] != CHANCE:
                    await pause(BETWEEN * self._preferences.speed)
                if turn == self.turns and self.sitting.play_on():
                    await self._changed()

    async def _ask_learner(self) -> Action:
        """Where several may act at once, the learner has all the time there is."""
        self.offer_table()
        try:
            return await self._wait()
        finally:
            self._asked = None
            self._stage.offer(None)
            self._stage.ask(None)

    def offer_table(self) -> None:
        """Let the learner act."""
        self._asked = LEARNER
        if in_time(self.match):
            self._stage.offer(Calling({LEARNER: self.match.actions(LEARNER)}))
        else:
            self._stage.ask(LEARNER)

    def call(self, seat: Seat, action: Action, ms: int) -> None:
        if seat == LEARNER:
            self.choose(action)

    def touch(self, zone: str, index: int) -> None:
        if self.sitting.ask is not None:
            super().touch(zone, index)

    def why_inert(self, zone: str, index: int) -> Reason:
        return self.match.game.why_inert(self.match.view(LEARNER), zone, index)

    # -- where the lesson goes ---------------------------------------------------------------------

    def go(self, where: Callable[[Sitting], None]) -> None:
        """To another place of the lesson: one of the ways that a sitting knows."""
        where(self.sitting)
        self.match = self.sitting.match
        self.models.log.open(self.match)
        self.show()
        self._interrupt()

    @property
    def undo_target(self) -> int | None:
        """There is another way back here."""
        return None

    @property
    def redo_target(self) -> int | None:
        return None


def _kept_nowhere() -> None:
    """A lesson is no match."""
