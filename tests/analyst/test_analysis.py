"""Skill and luck apart: the balance is exact, nothing hidden is used, and what is bad is called so."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from threading import Event as Flag
from typing import Any

import pytest

from kasane_desktop.analyst.analysis import Analysis, BadAnalysis, Grade, read_analysis, write_analysis
from kasane_desktop.analyst.analyst import Analyst, Choice, Dealt, Position, analyse, find_out
from kasane_desktop.analyst.work import look_back, work
from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import CHANCE, Action
from kasane_desktop.games.kabuki.rules.actions import PASS, STOP, Lay, TurnUp
from kasane_desktop.match.match import HUMAN, Match, Sitter
from kasane_desktop.players.judge import Unit, won
from tests.matches import Setting, plain_settings
from tests.matches import random_match as played

LITTLE = 300
"""An effort that shows that things add up, not what they are worth."""


def assert_balanced(analysis: Analysis, match: Match) -> None:
    """Every step is accounted for, and the sum is the result."""
    assert len(analysis.curve) == match.cursor + 1
    cost = {decision.at: decision.cost for decision in analysis.decisions}
    luck = {chance.at: chance.luck for chance in analysis.chances}
    for seat in range(analysis.seats):
        balance = analysis.balance(seat)
        assert balance.fair + balance.luck + balance.own + balance.others == pytest.approx(analysis.curve[-1][seat])
        whole = balance.fair
        for at in range(match.cursor):
            moved = analysis.curve[at + 1][seat] - analysis.curve[at][seat]
            if at in luck:
                assert luck[at][seat] == pytest.approx(moved)
            assert match.steps[at].seat != CHANCE or at not in cost
            whole += moved
        assert whole == pytest.approx(balance.result)


@pytest.mark.parametrize("setting", list(plain_settings()), ids=str)
def test_the_balance_is_exact(setting: Setting) -> None:
    for seed in range(12 if setting.game.id == "kabuki" else 2):
        match = played(setting, seed)
        analysis = analyse(match, effort=LITTLE)
        outcome = match.outcome()
        assert outcome is not None
        result = won(outcome) if analysis.unit is Unit.CHANCE else tuple(map(float, outcome.scores))
        assert analysis.curve[-1] == result
        assert_balanced(analysis, match)
        if analysis.unit is Unit.CHANCE:
            for values in analysis.curve:
                assert sum(values) == pytest.approx(1.0)


@pytest.mark.parametrize("game", ["kasane", "rainbow", "kabuki"])
def test_a_match_that_goes_on_is_balanced_too(game: str) -> None:
    match = played(Setting(CATALOGUE[game], 4), 5, stop_at=30)
    assert_balanced(analyse(match, effort=LITTLE, own=1), match)


def test_luck_is_what_came_less_the_mean_of_what_could_have_come() -> None:
    """Of every mask that was turned up; the first deal also bears what the order of the seats is worth."""
    match, rng = Setting(CATALOGUE["kabuki"], 4).match(3), Random(3)
    while match.to_act() and match.cursor < 200:  # nobody calls, so that the stages fill
        if not match.deal():
            seat = match.to_act()[0]
            match.play(seat, PASS if PASS in match.actions(seat) else rng.choice(match.actions(seat)))
    dealt = {piece.at: piece for piece in list(Analyst(match).rounds())[-1] if isinstance(piece, Dealt)}
    lucks = {chance.at: chance.luck for chance in analyse(match).chances if chance.at}
    assert lucks.keys() == dealt.keys() - {0}
    for at, luck in lucks.items():
        assert luck == pytest.approx(find_out(dealt[at]))
    assert any(max(map(abs, luck)) > 0.01 for luck in lucks.values())  # now and then there is no free stage


def test_forced_steps_do_not_count() -> None:
    match = played(Setting(CATALOGUE["rainbow"], 3), 1)
    analysis = analyse(match, effort=LITTLE)
    made = [at for at, step in enumerate(match.steps) if step.seat != CHANCE]
    free = [at for at in made if len(match.view(match.steps[at].seat, at).actions) > 1]
    assert [decision.at for decision in analysis.decisions] == free
    assert len(free) < len(made)


# -- what may be known ------------------------------------------------------------------------------


def test_the_verdict_hangs_on_the_view_alone() -> None:
    """Other cards in the hands of others change nothing in what is thought of a decision."""
    game = CATALOGUE["rainbow"]
    match = played(Setting(game, 4), 2)
    rng = Random(1)
    for piece in list(Analyst(match, effort=LITTLE).rounds())[-1][:40]:
        if not isinstance(piece, Choice):
            continue
        other = game.sample(piece.view, rng)
        swapped = replace(piece, view=game.view(other, piece.view.seat))
        assert swapped.view == piece.view
        assert find_out(swapped) == find_out(piece)


def test_what_is_hidden_stays_so_while_a_match_goes_on() -> None:
    """Neither the hands of others nor what they decide on are looked into."""
    match = played(Setting(CATALOGUE["rainbow"], 4), 2, stop_at=25)
    pieces = list(Analyst(match, effort=LITTLE, own=1).rounds())[-1]
    assert {piece.view.seat for piece in pieces if isinstance(piece, Choice)} == {1}
    assert not [piece for piece in pieces if isinstance(piece, Dealt) and piece.at > 0]
    for piece in pieces:
        if isinstance(piece, Position):
            assert piece.state is None
            assert piece.view is not None
            assert piece.view.seat == 1


# -- the same again ---------------------------------------------------------------------------------


def test_the_same_seed_finds_the_same() -> None:
    match = played(Setting(CATALOGUE["kaleido"], 3), 4)
    assert analyse(match, 7, LITTLE) == analyse(match, 7, LITTLE)
    assert analyse(match, 7, LITTLE) != analyse(match, 8, LITTLE)


def test_processes_find_the_same_as_this_one() -> None:
    match = played(Setting(CATALOGUE["kimono"], 2), 3)
    told: list[tuple[int, int]] = []
    found = look_back(Analyst(match, 7, LITTLE), told=lambda done, of: told.append((done, of)))
    assert found == analyse(match, 7, LITTLE)
    assert told[-1][0] == told[-1][1]


def test_a_rough_curve_comes_first_and_it_can_be_stopped() -> None:
    match = played(Setting(CATALOGUE["kimono"], 2), 3)
    stopped = Flag()
    seen = []
    for progress in work(Analyst(match, 7, LITTLE), stopped, processes=1):
        seen.append(progress)
        if progress.analysis is not None:
            assert progress.rough
            assert len(progress.analysis.curve) == match.cursor + 1
            stopped.set()
    assert seen[-1].done < seen[-1].of
    assert look_back(Analyst(match, 7, LITTLE), stopped) is None


# -- what is bad is called so -----------------------------------------------------------------------


def ended(match: Match, at: int, action: Action) -> Match | None:
    """The match with another last choice; None if it was not the last."""
    line = match.branch(at)
    line.play(match.steps[at].seat, action)
    while line.to_act():
        seat = line.to_act()[0]
        if len(line.actions(seat)) > 1:
            return None
        line.play(seat, line.actions(seat)[0])
    return line


def test_a_choice_that_gives_the_match_away_is_a_blunder() -> None:
    """The last choice of a match is judged by what it led to."""
    given_away = 0
    for seed in range(30):
        match = played(Setting(CATALOGUE["kimono"], 2), seed)
        last = max(at for at, step in enumerate(match.steps) if len(match.view(step.seat, at).actions) > 1)
        seat = match.steps[last].seat
        lines = {action: ended(match, last, action) for action in match.view(seat, last).actions}
        results = {action: won(outcome)[seat] for action, line in lines.items() if line and (outcome := line.outcome())}
        if len(results) < len(lines) or len(set(results.values())) == 1:
            continue
        for action, result in results.items():
            line = lines[action]
            assert line is not None
            decision = analyse(line, effort=LITTLE).decisions[-1]
            assert decision.at == last
            assert decision.loss == pytest.approx(max(results.values()) - result)
            assert decision.grade(Unit.CHANCE) is (Grade.BLUNDER if result < max(results.values()) else Grade.FINE)
            given_away += result < max(results.values())
        if given_away >= 2:
            break
    assert given_away


def test_kabuki_knows_what_a_perfect_memory_knew() -> None:
    """A fox on a fox, which nobody saw; then one on another, and two who could call."""
    game = CATALOGUE["kabuki"]
    match = Match(game, [Sitter("A"), Sitter("B"), Sitter("C")], {}, 1)
    match.deal()
    first = match.view(0).first  # type: ignore[attr-defined]  # of this game

    def turn(mask: int) -> int:
        match.play(CHANCE, TurnUp(mask))
        return match.to_act()[0]

    def passed() -> None:
        for seat in match.to_act():
            match.play(seat, PASS)

    match.play(turn(3), Lay(0))
    passed()
    match.play(turn(5), Lay(1))
    passed()
    layer = turn(3)
    match.play(layer, Lay(0))
    passed()
    caller = (turn(7) + 1) % 3
    match.play(match.to_act()[0], Lay(2))
    match.play(caller, STOP)
    analysis = analyse(match)
    assert_balanced(analysis, match)
    assert first == match.steps[2].seat
    faults = {decision.at: decision for decision in analysis.faults()}
    lay = next(at for at, step in enumerate(match.steps) if step.seat == layer and step.action == Lay(0) and at > 5)
    assert faults.pop(lay).loss == pytest.approx(1.0)  # a free stage was there
    assert [match.steps[at].action for at in sorted(faults)] == [PASS, PASS, STOP]
    wrong = next(decision for decision in faults.values() if decision.chosen == STOP)
    assert wrong.loss == pytest.approx(1.0)
    assert wrong.best.action == PASS


# -- written down -----------------------------------------------------------------------------------


def test_what_is_written_is_read_again() -> None:
    match = played(Setting(CATALOGUE["kasane"], 3), 2)
    analysis = analyse(match, effort=LITTLE)
    written = json.loads(json.dumps(write_analysis(analysis)))
    again = read_analysis(written, match.game, 3, match.cursor)
    assert write_analysis(again) == written
    for seat in range(3):
        assert again.balance(seat).luck == pytest.approx(analysis.balance(seat).luck, abs=1e-3)


def damage(written: dict[str, Any], how: int) -> Any:
    decision = written["decisions"][0]
    match how:
        case 0:
            written["version"] = 99
        case 1:
            written["curve"].pop()
        case 2:
            written["curve"][3][0] = "nan"
        case 3:
            written["curve"][3][0] = float("inf")
        case 4:
            decision["at"] = 10**6
        case 5:
            decision["alternatives"] = []
        case 6:
            decision["alternatives"].reverse()
        case 7:
            decision["seat"] = -1
        case 8:
            decision["chosen"] = {"do": "fly"}
        case 9:
            del written["chances"]
        case 10:
            written["unit"] = "euro"
        case 11:
            return []
        case 12:
            written["curve"][2].append(0.0)
        case 13:
            written["chances"][0]["at"] = True
    return written


@pytest.mark.parametrize("how", range(14))
def test_what_is_damaged_is_refused(how: int) -> None:
    match = played(Setting(CATALOGUE["kasane"], 3), 2)
    written = write_analysis(analyse(match, effort=LITTLE))
    read_analysis(written, match.game, 3, match.cursor)
    with pytest.raises(BadAnalysis):
        read_analysis(damage(json.loads(json.dumps(written)), how), match.game, 3, match.cursor)


def test_humans_are_no_different() -> None:
    """Who sits there has no part in it."""
    match = played(Setting(CATALOGUE["kimono"], 2), 3)
    other = Match(match.game, [Sitter("X", HUMAN), Sitter("Y", "ai", {"level": "child"})], {}, match.seed)
    for step in match.steps:
        other.play(step.seat, step.action)
    assert analyse(other, effort=LITTLE) == analyse(match, effort=LITTLE)
