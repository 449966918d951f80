"""The match at the table, as long as one sits there: its conductor, and whoever goes along with it."""

from __future__ import annotations

import asyncio
from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible

from kasane_desktop.match.match import Match
from kasane_desktop.match.sitter import SEEDS
from kasane_desktop.players.thinker import Thinker
from kasane_desktop.scene.calling import Calling
from kasane_desktop.ui.conducting.conductor import Conductor
from kasane_desktop.ui.keeping.keeper import Keeper
from kasane_desktop.ui.playing.table_page import TablePage
from kasane_desktop.ui.playing.unfolding import Unfolding
from kasane_desktop.ui.settings.preferences import Preferences

if TYPE_CHECKING:
    from kasane_desktop.sound.player import SoundPlayer
    from kasane_desktop.ui.playing.companion import Companion
    from kasane_desktop.ui.playing.sounding import Sounding

NO_LIMIT = "table.no-limit"
"""Among what a player was told once: that there is time to call without a limit."""


class CurrentMatch(QObject):
    """One match after another: led while it is played, or over and looked at with nobody at the table."""

    advanced = Signal()  # something was played, undone or redone
    pondering = Signal()  # a computer player has begun to think, or has ceased
    finished = Signal()
    troubled = Signal(object)  # Reason: something went wrong, and the match goes on

    def __init__(
        self, page: TablePage, keeper: Keeper, thinker: Thinker, preferences: Preferences, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._page, self._keeper, self._thinker, self._preferences = page, keeper, thinker, preferences
        self._unfolding = Unfolding(page)
        self._companion: Companion | None = None
        self.sounding: Sounding | None = None
        self.conductor: Conductor | None = None
        self.leading: asyncio.Task[None] | None = None
        self.past: Match | None = None  # a finished one that is looked at, with nobody at the table
        page.offered.connect(self._offer_no_limit)

    def sound(self, player: SoundPlayer) -> None:
        """From now on matches are heard."""
        from kasane_desktop.ui.playing.sounding import Sounding

        self.sounding = Sounding(player, self._preferences, self._page)

    def accompany(self) -> None:
        """Let a companion speak in the matches of who plays here."""
        from kasane_desktop.ui.playing.companion import Companion

        self._companion = Companion(self._preferences, self._page)

    @property
    def match(self) -> Match | None:
        return self.past if self.conductor is None else self.conductor.match

    @property
    def is_over(self) -> bool:
        return self.match is not None and self.match.outcome() is not None

    # -- sitting down and leaving ----------------------------------------------------------------

    def sit_down(self, match: Match) -> None:
        """Lay the table and begin; nobody sits there now."""
        self._page.open(match)
        played = any(sitter.human for sitter in match.sitters)
        keep = self._keeper.keep if played else _not_kept  # nobody has a match to go on with that was only watched
        if played:
            self._keeper.begin(match)
        self.conductor = conductor = Conductor(
            match, self._page.models, self._page, self._thinker, self._preferences, keep, self
        )
        self._page.attach(conductor)
        if self._companion is not None:
            self._companion.follow(conductor)
        conductor.begin()
        self._unfolding.follow(conductor)
        if self.sounding is not None:
            self.sounding.follow(conductor)
        conductor.advanced.connect(self.advanced)
        conductor.pondering.connect(self.pondering)
        conductor.finished.connect(self.finished)
        conductor.troubled.connect(self.troubled)

    def lead(self) -> None:
        """From now on those who are to act are asked."""
        assert self.conductor is not None
        self.leading = asyncio.ensure_future(self.conductor.lead())

    def leave(self) -> None:
        """Whatever was going on is over; its match stays on disk."""
        self._thinker.cancel()
        if self.leading is not None:
            self.leading.cancel()
            self.leading = None
        if self.conductor is not None:
            self.conductor.deleteLater()
            self.conductor = None
        self.past = None
        self._unfolding.leave()
        if self.sounding is not None:
            self.sounding.leave()
        self._page.close_match()

    def dealt_again(self, *, same_deal: bool) -> Match | None:
        """Another match with the same sitters and options."""
        if (match := self.match) is None:
            return None
        seed = match.seed if same_deal else SystemRandom().randrange(SEEDS)
        return Match(match.game, match.sitters, match.options, seed)

    def _offer_no_limit(self, calling: Calling | None) -> None:
        """Who has the table read aloud may need longer to call than others: they are asked once."""
        preferences, question = self._preferences, self._page.question
        if calling is None or not calling.actions or preferences.untimed or not QAccessible.isActive():
            return
        if NO_LIMIT not in preferences.told and not question.open:
            preferences.told.append(NO_LIMIT)
            text = self.tr("There is little time to call Stop! here. Play without a limit?")
            question.ask(text, self._lift_limit)

    def _lift_limit(self) -> None:
        self._preferences.untimed = True
        if self.conductor is not None and self.conductor.race is not None:
            self.conductor.race.take_time()

    # -- what is asked of it ---------------------------------------------------------------------

    def take_back(self, to: int | None = None) -> None:
        """Undo the last decision, or what came after a step, if the table agrees."""
        if (conductor := self.conductor) is not None:
            partners = conductor.partners if self._preferences.undo_agreement else []
            self._page.agree_to_undo(partners, lambda: conductor.undo(to))

    def take_back_soon(self, to: int) -> None:
        """The same, when the table has been seen."""
        if (conductor := self.conductor) is not None:
            QTimer.singleShot(0, conductor, lambda: self.take_back(to))

    def redo(self) -> None:
        if self.conductor is not None:
            self.conductor.redo()

    def hint(self) -> None:
        if self.conductor is not None:
            self.conductor.hint()

    def show_last_moves(self) -> None:
        if self.conductor is not None:
            self.conductor.last_moves.show()

    def hurry(self) -> None:
        if self.conductor is not None:
            self.conductor.hurry()


def _not_kept() -> None:
    """What is only watched leaves nothing on the disk before it has come to its end."""
