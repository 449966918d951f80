"""How the match at the table ended: its result and its last table, and from each the way to the other."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from kasane_desktop.match.history.best import best_before
from kasane_desktop.match.match import Match
from kasane_desktop.players.thinker import Thinker
from kasane_desktop.scene.kit.cache import store
from kasane_desktop.ui.controls.style import pace
from kasane_desktop.ui.keeping.keeper import Keeper
from kasane_desktop.ui.pictures.picture import thumbnail
from kasane_desktop.ui.settings.preferences import Preferences
from kasane_desktop.ui.window.tidying import tidy_thoroughly

if TYPE_CHECKING:
    from kasane_desktop.ui.window.main_window import MainWindow


class Ending:
    """Of a match that has just been played, or of a past one that is looked at."""

    def __init__(self, window: MainWindow, keeper: Keeper, thinker: Thinker, preferences: Preferences) -> None:
        self._window, self._keeper, self._thinker, self._preferences = window, keeper, thinker, preferences
        result = window.result
        result.again.connect(lambda: self._deal_again(same_deal=False))
        result.same_deal.connect(lambda: self._deal_again(same_deal=True))
        result.left.connect(self._leave)
        result.replay.connect(self._review)
        result.see_table.connect(self.see_table)
        window.page.result_wanted.connect(self.see_result)
        window.past.result.connect(lambda match: self.look_back_at(match, result))
        window.past.table.connect(lambda match: self.look_back_at(match, window.page))

    def come(self) -> None:
        """The match at the table is over."""
        window = self._window
        if (match := window.match) is not None:
            window.show_page(window.result)
            window.result.show_match(match, window.dark, pace(self._preferences))
            library = self._keeper.library
            library.ask("best", lambda history: best_before(history, match), partial(window.result.show_best, match))
            self._keeper.finish(match, self.picture(match))
            window.finished.emit(match)
            self._thinker.refresh()
            tidy_thoroughly()

    def picture(self, match: Match) -> QImage:
        """The table alone: no bubble lies on it, no log beside it."""
        with store.aside():
            return thumbnail(match, dark=self._window.dark)

    def see_table(self) -> None:
        """The table at the end of the match."""
        self._window.page.end.back.setFocus()  # before it is seen: whatever has the keyboard on a page is told
        self._window.show_page(self._window.page)

    def see_result(self) -> None:
        """How the match at the table ended."""
        if self._window.current.is_over:
            self._window.show_page(self._window.result)
            self._window.result.setFocus()

    def look_back_at(self, match: Match, page: QWidget) -> None:
        """A past match: its result or its table."""
        window = self._window
        window.leave()
        window.current.past = match
        window.page.show_finished(match)
        window.result.show_match(match, window.dark, 0.0, past=True)
        if page is window.page:
            self.see_table()
        else:
            self.see_result()

    # -- where one goes from here ----------------------------------------------------------------

    def _deal_again(self, *, same_deal: bool) -> None:
        if (match := self._window.current.dealt_again(same_deal=same_deal)) is not None:
            self._window.sit_down(match)

    def _review(self) -> None:
        """What was skill in the match that is over, and what was luck."""
        self._window.show_replay()
        self._window.past.replay.show_review(True)

    def _leave(self) -> None:
        if self._window.current.past is None:
            self._window.show_lobby()
        else:
            self._window.leave()
            self._window.past.show_history()
