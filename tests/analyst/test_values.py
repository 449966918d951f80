"""What is made of values once they are found: names of mistakes, balances, and what is said about them."""

from __future__ import annotations

import re

import pytest
from PySide6.QtWidgets import QApplication

from kasane_desktop.analyst.analysis import AS_GOOD, Analysis, Chance, Decision, Grade
from kasane_desktop.analyst.words import advised, summary, told
from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import CHANCE, Action
from kasane_desktop.core.text import Who
from kasane_desktop.match.match import Match
from kasane_desktop.match.speech import say
from kasane_desktop.players.judge import Unit, Worth
from kasane_desktop.scene.sitters import paints
from kasane_desktop.ui.review.balance import BalanceBars
from kasane_desktop.ui.review.verdict import judged, solution
from kasane_desktop.ui.settings import language
from tests.matches import Setting, random_match

NAMES = ("Aya", "Ben")
ERROR = 0.001


def choices(match: Match, seat: int, least: int = 4) -> list[int]:
    """The steps of a seat where it had so many choices."""
    steps = range(match.cursor)
    return [at for at in steps if match.steps[at].seat == seat and len(match.view(seat, at).actions) >= least]


def decision(match: Match, at: int, values: list[float], chosen: int, error: float = ERROR) -> Decision:
    """A choice between the first actions there were, worth so much to who had it; two share what there is."""
    seat = match.steps[at].seat
    actions = match.view(seat, at).actions[: len(values)]
    worths = [
        Worth(action, (value, 1 - value) if seat == 0 else (1 - value, value), error)
        for action, value in zip(actions, values, strict=True)
    ]
    return Decision(at, seat, actions[chosen], tuple(worths))


@pytest.fixture(scope="module")
def match() -> Match:
    return random_match(Setting(CATALOGUE["kimono"], 2), 3)


@pytest.fixture
def analysis(match: Match) -> Analysis:
    """Aya loses 10 in a hundred at one step and 25 at a later one, Ben 30 at one; Aya wins."""
    (first, second), other = choices(match, 0)[:2], choices(match, 1)[0]
    decisions = (
        decision(match, first, [0.6, 0.5], 1),
        decision(match, second, [0.7, 0.45], 1),
        decision(match, other, [0.5, 0.2], 1),
    )
    chances = (Chance(0, (0.02, -0.02)), Chance(first, (-0.4, 0.4)))
    return Analysis("kimono", Unit.CHANCE, ((0.5, 0.5), (1.0, 0.0)), decisions, chances)


def test_a_loss_is_a_mistake_only_where_it_is_sure(match: Match) -> None:
    at = choices(match, 0)[0]
    named = [decision(match, at, [0.6, 0.6 - loss], 1).grade(Unit.CHANCE) for loss in (0.04, 0.051, 0.11, 0.21)]
    assert named == [Grade.FINE, Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER]
    assert decision(match, at, [0.6, 0.39], 1, error=0.11).grade(Unit.CHANCE) is Grade.FINE


def test_luck_is_what_choices_do_not_explain(analysis: Analysis) -> None:
    balance = analysis.balance(0)
    assert [balance.own, balance.others] == pytest.approx([-0.35, 0.3])
    assert balance.luck == pytest.approx(0.5 + 0.35 - 0.3)
    assert balance.result == pytest.approx(1.0)
    assert analysis.balance(1).luck == pytest.approx(-balance.luck)


def test_the_worst_comes_first(analysis: Analysis) -> None:
    assert [round(one.loss, 2) for one in analysis.faults()] == [0.3, 0.25, 0.1]
    assert [round(one.loss, 2) for one in analysis.faults(0)] == [0.25, 0.1]
    assert [round(moved, 2) for moved, _ in analysis.turning_points()] == [0.4, 0.3, 0.25, 0.1, 0.02]


def test_a_summary_names_who_played_best_and_the_worst_step(match: Match, analysis: Analysis) -> None:
    lines = list(summary(match, analysis, 0, NAMES))
    worst = analysis.faults(0)[0]
    spoken_to = ("", "Ben")
    assert lines[0] == say("analyst.best", {"player": Who(0)}, spoken_to)
    assert lines[-1] == say("analyst.worst-in-round", {"round": 1, "step": worst.at + 1, "points": "−25\u00a0%"}, NAMES)
    assert say("analyst.luck", {"player": Who(0), "points": "+55\u00a0%"}, spoken_to) in lines
    assert next(iter(summary(match, analysis, 1, NAMES))) == say("analyst.best", {"player": Who(0)}, NAMES)


@pytest.mark.parametrize("game", CATALOGUE)
def test_what_is_told_of_a_step_is_what_its_seat_did(game: str) -> None:
    match = random_match(Setting(CATALOGUE[game], min(CATALOGUE[game].counts)), 3)
    names = [sitter.name for sitter in match.sitters]
    for at in range(match.cursor):
        seat = match.steps[at].seat
        if seat != CHANCE:
            assert names[seat] in told(match, at, match.steps[at].action, names)


@pytest.mark.parametrize("game", CATALOGUE)
def test_what_would_be_better_is_not_told_as_if_it_had_happened(game: str) -> None:
    """“Better: take the 3 from row 2.”, and not “Better: You took …”, whatever could have been done."""
    match = random_match(Setting(CATALOGUE[game], min(CATALOGUE[game].counts)), 3)
    names = [""] * len(match.sitters)
    for at in range(match.cursor):
        seat = match.steps[at].seat
        for action in match.view(seat, at).actions if seat != CHANCE else ():
            assert re.fullmatch(r"(?!you\b)[a-z].*\.", advised(match, at, action, names))


def test_bars_say_what_each_seat_owes_to_what(qapp: QApplication, analysis: Analysis, match: Match) -> None:
    language.install("en")
    bars = BalanceBars()
    bars.show_analysis(analysis, NAMES, paints(match.game, match.sitters))
    assert bars.lines() == [
        "Aya: luck +55, own choices −35, choices of others +30",
        "Ben: luck −55, own choices −30, choices of others +35",
    ]


def test_an_answer_near_the_best_is_right_and_any_other_says_what_it_costs(qapp: QApplication, match: Match) -> None:
    language.install("en")
    at = choices(match, 0)[0]
    near = 0.6 - 0.9 * AS_GOOD[Unit.CHANCE]
    asked = decision(match, at, [0.6, near, 0.5, 0.4], 2)

    def verdict(action: Action) -> tuple[bool, bool, str]:
        said = judged(match, Unit.CHANCE, asked, action)
        assert said.text.startswith("Right!" if said.right else "Not the best.")
        return said.right, "what you did in the match" in said.text, said.why

    best, close, done, worse = (one.action for one in asked.alternatives)
    assert verdict(close) == (True, False, "")
    assert verdict(done) == (False, True, "It costs 10\u00a0%.")
    assert verdict(worse) == (False, False, "It costs 20\u00a0%.")
    assert judged(match, Unit.TOKENS, decision(match, at, [2.0, 0.5], 1), close).why == "It costs 1.5 tokens."
    right, _, why = verdict(best)
    assert right
    assert why == solution(match, asked).why
    assert solution(match, asked).text.startswith("Better: ")
