"""The book of mistakes: what goes into it, and on which day it is asked about."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random

from kasane_desktop.analyst.analysis import AS_GOOD, Analysis, Decision
from kasane_desktop.analyst.book import AT_ONCE, NEW_A_DAY, WAITS, answered, cards_of, due, sitting, skill_of
from kasane_desktop.core.game import Action
from kasane_desktop.match.history import Card, Filed
from kasane_desktop.players.judge import Unit, Worth

TODAY = 740_000


@dataclass(frozen=True, slots=True)
class Named(Action):
    """An action by number."""

    number: int


def decision(at: int, seat: int, chosen: int, *worths: float) -> Decision:
    """Among alternatives that are worth so much to who decides, the best first."""
    found = (Worth(Named(n), (worth, 1 - worth) if seat == 0 else (1 - worth, worth)) for n, worth in enumerate(worths))
    return Decision(at, seat, Named(chosen), tuple(found))


def analysis(*decisions: Decision) -> Analysis:
    return Analysis("some", Unit.CHANCE, ((0.5, 0.5),) * 99 + ((1.0, 0.0),), decisions, ())


def test_my_mistakes_and_some_good_choices_go_into_it() -> None:
    looked = analysis(
        decision(3, 0, 2, 0.6, 0.55, 0.3),  # a blunder
        decision(5, 1, 1, 0.6, 0.2),  # of somebody else
        decision(7, 0, 0, 0.6, 0.58, 0.57, 0.45),  # good, and nearly all others were as well
        decision(9, 0, 0, 0.6, 0.2, 0.1),  # good, where all else was bad
        decision(11, 0, 1, 0.6, 0.58),  # nothing to go wrong
        decision(13, 0, 1, 0.6, 0.53),  # an inaccuracy
        decision(15, 0, 1, 0.6, 0.57, 0.3),
    )
    cards = cards_of(looked, 0, TODAY, {})
    assert [card.at for card in cards if not card.good] == [3, 13]
    assert [card.at for card in cards if card.good] == [9]  # the hardest, one to two mistakes
    assert {card.due for card in cards} == {TODAY + 1}
    assert skill_of(looked, 0).choices == 6
    assert skill_of(looked, 0).loss > AS_GOOD[Unit.CHANCE]


def test_who_makes_no_mistake_is_not_asked_but_among_others() -> None:
    looked = analysis(decision(3, 0, 0, 0.6, 0.2))
    assert [(card.at, card.good) for card in cards_of(looked, 0, TODAY, {})] == [(3, True)]
    assert cards_of(analysis(decision(3, 0, 0, 0.6, 0.58)), 0, TODAY, {}) == []


def test_a_long_history_does_not_fall_upon_anybody_at_once() -> None:
    blunders = [decision(at, 0, 1, 0.6, 0.1) for at in range(20)]
    taken = Counter({TODAY + 1: NEW_A_DAY - 3, TODAY + 2: NEW_A_DAY})
    days = Counter(card.due for card in cards_of(analysis(*blunders), 0, TODAY, taken) if not card.good)
    assert days[TODAY + 1] == 3
    assert days[TODAY + 2] == 0
    assert days[TODAY + 3] == NEW_A_DAY
    assert sum(days.values()) == 20
    assert max((days + taken).values()) == NEW_A_DAY


def test_what_is_known_comes_later_and_later_and_what_is_not_tomorrow() -> None:
    card, day, waits = Card(3, good=False, due=TODAY), TODAY, []
    for _ in range(len(WAITS) + 1):
        card = answered(card, True, day)
        waits.append(card.due - day)
        day = card.due
    assert waits == [*WAITS[1:], WAITS[-1], WAITS[-1]]
    assert (card.asked, card.known) == (len(WAITS) + 1, len(WAITS) + 1)
    card = answered(card, False, day)
    assert card.due == day + WAITS[0]
    assert answered(card, True, card.due).due == card.due + WAITS[1]


def filed(number: int, days: int, *, good: bool = False, asked: int = 0) -> Filed:
    return Filed(number, Card(3, good, TODAY + days, asked=asked))


def test_only_what_is_due_is_counted_and_good_choices_never() -> None:
    cards = [filed(1, 0), filed(2, 1), filed(3, -5), filed(4, -5, good=True)]
    assert [one.match for one in due(cards, TODAY)] == [3, 1]


def test_good_choices_lie_among_the_mistakes() -> None:
    cards = [*(filed(n, -n) for n in range(1, 41)), *(filed(100 + n, -1, good=True, asked=n) for n in range(40))]
    orders = set()
    for seed in range(6):
        chosen = sitting(cards, TODAY, Random(seed))
        mistakes = [one.match for one in chosen if not one.card.good]
        assert sorted(mistakes) == list(range(29, 41))  # those that have waited longest
        assert len(mistakes) == AT_ONCE
        assert sorted(one.match for one in chosen if one.card.good) == list(range(100, 106))
        orders.add(tuple(one.card.good for one in chosen))
    assert len(orders) > 3  # nobody knows which comes when
    assert sitting(cards, TODAY, Random(1)) == sitting(cards, TODAY, Random(1))
    assert sitting([filed(1, 1), filed(2, 0, good=True)], TODAY, Random(1)) == []
