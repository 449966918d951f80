"""Opens the rulebook where it answers the question of the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from kasane_desktop.core.fact import PHASE
from kasane_desktop.core.game import PUBLIC
from kasane_desktop.core.text import Reason
from kasane_desktop.match.match import Match
from kasane_desktop.ui.controls import on_screen
from kasane_desktop.ui.rulebook.sources import FIRST, section_of_phase, section_of_reason
from kasane_desktop.ui.settings.preferences import Preferences

if TYPE_CHECKING:
    from kasane_desktop.ui.rulebook.window import Rulebook


class Guide(QObject):
    """The one rulebook of a window; it is made when it is first wanted."""

    played = Signal(str, str)  # a lesson and its step: what is written there is to be seen

    def __init__(self, preferences: Preferences, window: QWidget) -> None:
        super().__init__(window)
        self._preferences, self._window = preferences, window
        self._dark = False
        self.book: Rulebook | None = None

    def open(self, game: str, section: str = FIRST) -> None:
        """Show a section, in front of the table."""
        book = self._made()
        book.open_at(game, section)
        on_screen.show_window(book)

    def open_for(self, match: Match, reason: Reason | None = None) -> None:
        """Show what is written about a reason, or else about the moment of a match."""
        game = match.game.id
        self._made().use_options(game, match.options)
        phase = match.table(PUBLIC).facts[PHASE]
        section = section_of_reason(game, reason.key) if reason is not None else None
        self.open(game, section or section_of_phase(game, phase))

    def set_dark(self, dark: bool) -> None:
        self._dark = dark
        if self.book is not None:
            self.book.set_dark(dark)

    def use_keys(self) -> None:
        if self.book is not None:
            self.book.use_keys()

    def close(self) -> None:
        if self.book is not None:
            self.book.close()

    def _made(self) -> Rulebook:
        if self.book is None:
            from kasane_desktop.ui.rulebook.window import Rulebook  # only now: the start does not wait for it

            self.book = Rulebook(self._preferences, self._window)
            self.book.set_dark(self._dark)
            self.book.played.connect(self._play)
        return self.book

    def _play(self, lesson: str, step: str) -> None:
        """The book is always above the window: where it would hide what is played there, it is closed."""
        if self.book is not None and self.book.frameGeometry().intersects(self._window.geometry()):
            self.book.close()
        self.played.emit(lesson, step)
