"""A choice of a match that lies on the table again, to be made anew."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from kasane_desktop.analyst.analysis import Decision
from kasane_desktop.core.game import Action
from kasane_desktop.core.text import INERT, Reason
from kasane_desktop.match.match import Match
from kasane_desktop.match.speech import names_of, say_all
from kasane_desktop.scene.host import TableHost
from kasane_desktop.ui.playing.table_view import TableView
from kasane_desktop.ui.settings.language import translate
from kasane_desktop.ui.settings.preferences import Preferences

CONSEQUENCE = 2500
"""Milliseconds in which one sees what an answer that is not right leads to."""


class Asking(QObject):
    """Asks at the table of a host, hears the answer, and shows what it leads to. Whoever hears it says whether it is
    right; if it is not, the question stands again after a while."""

    answered = Signal(object, object)  # Decision, Action

    def __init__(
        self, preferences: Preferences, view: TableView, put_back: Callable[[], None], parent: QObject
    ) -> None:
        """`put_back` shows the position that is asked about as it was."""
        super().__init__(parent)
        self._preferences, self._put_back = preferences, put_back
        self._view = view
        self._host: TableHost | None = None
        self._match: Match | None = None
        self.decision: Decision | None = None
        self.shows = False  # what an answer leads to lies on the table, in place of what is asked about

    def open(self, host: TableHost, match: Match) -> None:
        """The table of a match, with all its steps."""
        self._host, self._match, self.decision, self.shows = host, match, None, False
        host.scene.chosen.connect(self._answer)
        host.scene.touched.connect(self._explain)

    def close(self) -> None:
        self._host = self._match = self.decision = None
        self.shows = False

    def put(self, decision: Decision | None) -> None:
        """Ask; None: it is over."""
        self.decision, self.shows = decision, False
        if self._host is None:
            return
        self._host.scene.ask(None if decision is None else decision.seat)
        if decision is not None:
            self._view.setFocus()

    def _answer(self, action: Action) -> None:
        if self.decision is not None:
            self.show(self.decision, action)
            self.answered.emit(self.decision, action)

    def _explain(self, zone: str, index: int) -> None:
        """Something was touched that does nothing: why, as long as one is asked, and else what it is."""
        host, match, decision = self._host, self._match, self.decision
        if host is None or match is None:
            return
        reason = Reason(INERT)
        if decision is not None:
            reason = match.game.why_inert(match.branch(decision.at).view(decision.seat), zone, index)
        explained = host.scene.explaining.told_of_touched() if reason.key == INERT else ()
        host.scene.talk.tell("\n".join(explained) or say_all(reason, names_of(match.sitters, translate), translate))

    def ask_again(self) -> None:
        """When what the answer led to has been seen."""
        QTimer.singleShot(CONSEQUENCE, self, partial(self._restore, self.decision))

    def _restore(self, decision: Decision | None) -> None:
        if decision is not None and self.decision is decision and self._host is not None:
            self.shows = False
            self._put_back()
            self._host.scene.ask(decision.seat)

    def show(self, decision: Decision, action: Action) -> None:
        """The table after another step than the one that was made."""
        if self._host is None or self._match is None:
            return
        self.shows = True
        self._host.scene.ask(None)
        line = self._match.branch(decision.at)
        line.play(decision.seat, action)
        table = line.shown_table(decision.seat, open_hands=self._preferences.open_hands)
        self._host.models.table.show(table)
        self._host.models.seats.show(table.seats)

    def solve(self, decision: Decision) -> None:
        """The table after the best answer. Nothing is asked any more, whatever was to be asked again in a moment."""
        self.put(None)
        self.show(decision, decision.best.action)
