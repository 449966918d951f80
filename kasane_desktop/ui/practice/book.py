"""The book of mistakes, as it stands among the past matches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random, SystemRandom

from PySide6.QtCore import QObject, Signal

from kasane_desktop.analyst.analysis import VERSION, Decision
from kasane_desktop.analyst.book import answered, due, sitting
from kasane_desktop.match.history import Filed, History
from kasane_desktop.match.match import Match
from kasane_desktop.match.record import BadRecord
from kasane_desktop.players.judge import Unit
from kasane_desktop.ui.keeping.library import Library
from kasane_desktop.ui.review.looking import kept_analysis, today

COUNT, SITTING, QUESTION = "book", "sitting", "question"
"""What the library is asked about."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A choice that is put before one, with its match and what is known about it."""

    filed: Filed
    match: Match
    decision: Decision
    unit: Unit


@dataclass(frozen=True, slots=True)
class Chosen:
    """What is asked in one sitting; how many mistakes there are in all, and the day on which the next one is due."""

    cards: Sequence[Filed]
    mistakes: int
    next: int | None


class Book(QObject):
    """Asks the library; which day it is, is told by a clock that is handed in."""

    counted = Signal(int)  # so many mistakes are due
    lost = Signal()  # what was found out about a match cannot be read: it is to be found out anew

    def __init__(
        self,
        library: Library,
        parent: QObject | None = None,
        day: Callable[[], int] = today,
        rng: Random | None = None,
    ) -> None:
        super().__init__(parent)
        self._library, self._day, self._rng = library, day, rng or SystemRandom()
        self._noted = 0

    def count(self) -> None:
        """Find out how many mistakes are due."""
        day = self._day()
        self._library.ask(COUNT, lambda history: len(due(history.cards(VERSION), day)), self.counted.emit)

    def sit_down(self, then: Callable[[Chosen], None], *, ahead: bool = False) -> None:
        """`then` is given what is due, or with `ahead` what comes next."""
        last = None if ahead else self._day()
        self._library.ask(SITTING, lambda history: _choose(history.cards(VERSION), last, self._rng), then)

    def ask(self, filed: Filed, then: Callable[[Asked | None], None]) -> None:
        """`then` is given the question of a card; None if it cannot be asked any more."""

        def told(asked: Asked | None) -> None:
            if asked is None:
                self.lost.emit()
            then(asked)

        self._library.ask(QUESTION, partial(_read, filed=filed), told)

    def note(self, filed: Filed, right: bool) -> None:
        """It was answered."""
        after = replace(filed, card=answered(filed.card, right, self._day()))
        self._noted += 1  # none of them may take the place of another
        self._library.ask(f"answer {self._noted}", lambda history: history.file_again(after), lambda _: None)


def _choose(cards: Sequence[Filed], last: int | None, rng: Random) -> Chosen:
    """In the thread of the library: there may be tens of thousands. `last` is the latest day that counts."""
    mistakes = [one.card.due for one in cards if not one.card.good]
    if last is None:
        last = max((one.card.due for one in cards), default=0)
    return Chosen(sitting(cards, last, rng), len(mistakes), min(mistakes, default=None))


def _read(history: History, filed: Filed) -> Asked | None:
    """In the thread of the library."""
    try:
        match = history.match(filed.match)
    except (BadRecord, KeyError):
        return None
    analysis = kept_analysis(history, match)
    decisions = analysis.decisions if analysis is not None else ()
    decision = next((one for one in decisions if one.at == filed.card.at), None)
    if analysis is None or decision is None:
        history.look_anew(filed.match)
        return None
    return Asked(filed, match, decision, analysis.unit)
