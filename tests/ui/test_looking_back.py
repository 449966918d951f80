"""The analyst beside the window: what was found of one match is never told of another, and what is known is kept."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from kasane_desktop.analyst.analysis import Analysis
from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.match.history import Card, Filed
from kasane_desktop.match.match import Match
from kasane_desktop.players.judge import Unit
from kasane_desktop.ui.practice.book import Book, Chosen
from kasane_desktop.ui.review.looking import LookingBack
from tests.matches import Setting, random_match


class Desk:
    """In place of the library: it notes what is asked, and a test answers."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Callable[[Any], object]]] = []
        self.work: Any = None  # what was asked for last
        self.failed = SimpleNamespace(connect=lambda slot: None)

    def ask(self, subject: str, work: object, then: Callable[[Any], object]) -> None:
        self.asked.append((subject, then))
        self.work = work

    def answer(self, cards: list[Filed]) -> None:
        """What was asked last, as a history that holds these cards answers it."""
        self.asked[-1][1](self.work(SimpleNamespace(cards=lambda version: cards)))

    def subjects(self) -> list[str]:
        return [subject for subject, _ in self.asked]


def over(seed: int) -> Match:
    return random_match(Setting(CATALOGUE["kimono"], 2), seed)


def found(match: Match) -> Analysis:
    return Analysis("kimono", Unit.CHANCE, ((0.5, 0.5),) * (match.cursor + 1), (), ())


@pytest.fixture
def desk() -> Desk:
    return Desk()


@pytest.fixture
def looking(qapp: QApplication, desk: Desk) -> LookingBack:
    looking = LookingBack()
    looking.keep_in(desk)  # type: ignore[arg-type]
    return looking


def test_what_was_kept_of_another_match_comes_too_late(looking: LookingBack, desk: Desk) -> None:
    known: list[object] = []
    looking.known.connect(lambda analysis, rough: known.append(analysis))
    first, second = over(1), over(2)
    looking.begin(first, None)
    looking.begin(second, None)
    (_, of_first), (_, of_second) = desk.asked
    of_first(found(first))
    assert known == []
    right = found(second)
    of_second(right)
    assert known == [right]
    assert not looking.busy


def test_what_is_known_goes_into_the_book_once_it_is_looked_at(looking: LookingBack, desk: Desk) -> None:
    new: list[bool] = []
    looking.summed_up.connect(lambda: new.append(True))
    match = over(3)
    looking.begin(match, 0)
    desk.asked[0][1](found(match))
    assert desk.subjects() == ["review", f"sum-up {match.seed}"]
    desk.asked[1][1](False)
    assert new == []
    desk.asked[1][1](True)
    assert new == [True]


# -- the book, as it asks the library ---------------------------------------------------------------


def filed(at: int, due: int, *, good: bool = False) -> Filed:
    return Filed(1, Card(at, good=good, due=due))


def test_answers_do_not_take_each_others_place(desk: Desk) -> None:
    book = Book(desk, day=lambda: 740_000)  # type: ignore[arg-type]
    for at in (3, 5):
        book.note(filed(at, 740_000), right=True)
    assert len(set(desk.subjects())) == 2


def test_good_choices_are_no_mistakes_that_are_still_to_come(desk: Desk) -> None:
    book, chosen = Book(desk, day=lambda: 740_000), list[Chosen]()  # type: ignore[arg-type]
    cards = [filed(3, 740_009), filed(5, 740_004), filed(7, 740_001, good=True), filed(9, 740_000)]
    book.sit_down(chosen.append)
    desk.answer(cards)
    assert (chosen[-1].mistakes, chosen[-1].next) == (3, 740_000)
    assert [one.card.at for one in chosen[-1].cards] == [9]
    book.sit_down(chosen.append, ahead=True)
    desk.answer(cards)
    assert {one.card.at for one in chosen[-1].cards} == {3, 5, 7, 9}
    counted: list[int] = []
    book.counted.connect(counted.append)
    book.count()
    desk.answer(cards)
    assert counted == [1]
