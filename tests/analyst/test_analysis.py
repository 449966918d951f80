"""Skill and luck apart: the balance is exact, nothing hidden is used, and what is bad is called so."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from threading import Event as Flag
from typing import Any

import pytest

from kasane_desktop.analyst import analyst
from kasane_desktop.analyst.analysis import Analysis, BadAnalysis, Decision, Grade, read_analysis, write_analysis
from kasane_desktop.analyst.analyst import Analyst, Choice, Dealt, Found, Job, Position, find_out
from kasane_desktop.analyst.work import look_back, work
from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import CHANCE, Action
from kasane_desktop.games.kabuki.mind.judge import KabukiJudge
from kasane_desktop.games.kabuki.rules.actions import PASS, STOP, Lay, TurnUp
from kasane_desktop.match.match import HUMAN, Match, Sitter
from kasane_desktop.players import judge
from kasane_desktop.players.judge import Unit, Worth, won
from kasane_desktop.players.worthwhile import worthwhile
from tests.analysing import analyse
from tests.matches import Setting, plain_settings
from tests.matches import random_match as played

LITTLE = 300
"""An effort that shows that things add up, not what they are worth."""


def assert_balanced(analysis: Analysis, match: Match) -> None:
    """Every step is accounted for, and the sum is the result."""
    assert len(analysis.curve) == match.cursor + 1
    cost = {decision.at: decision.cost for decision in analysis.decisions}
    luck = {chance.at: chance.luck for chance in analysis.chances}
    assert len(set(analysis.curve[0])) == 1  # nobody has more than a fair share
    if analysis.unit is Unit.CHANCE:
        assert sum(analysis.curve[0]) == pytest.approx(1.0)
    for seat in range(analysis.seats):
        balance = analysis.balance(seat)
        assert balance.fair + balance.luck + balance.own + balance.others == pytest.approx(analysis.curve[-1][seat])
        mine = [at for at in cost if match.steps[at].seat == seat]
        assert balance.own == pytest.approx(sum(cost[at][seat] for at in mine))
        assert balance.others == pytest.approx(sum(cost[at][seat] for at in cost if at not in mine))
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
    match = played(setting, 1)
    analysis = analyse(match, effort=LITTLE // 3)
    outcome = match.outcome()
    assert outcome is not None
    result = won(outcome) if analysis.unit is Unit.CHANCE else tuple(map(float, outcome.scores))
    assert analysis.curve[-1] == result
    assert_balanced(analysis, match)
    if analysis.unit is Unit.CHANCE:
        for values in analysis.curve:
            assert sum(values) == pytest.approx(1.0)


def anything(piece: Job, rng: Random, seats: int) -> Found:
    """Something that an evaluator might have found out, however mad it is."""

    def share(total: float = 1.0) -> tuple[float, ...]:
        parts = [rng.random() + 0.01 for _ in range(seats)]
        return tuple(total * part / sum(parts) for part in parts)

    if isinstance(piece, Choice):
        actions = {piece.chosen, *rng.sample(piece.view.actions, min(4, len(piece.view.actions)))}
        found = [Worth(action, share(), rng.random() / 10) for action in actions]
        return sorted(found, key=lambda worth: -worth.values[piece.view.seat])
    return tuple(a - b for a, b in zip(share(), share(), strict=True)) if isinstance(piece, Dealt) else share()


@pytest.mark.parametrize("setting", list(plain_settings()), ids=str)
def test_whatever_is_found_out_adds_up(setting: Setting) -> None:
    """Over hundreds of matches of all games and numbers of seats: every step of the curve is somebody's doing."""
    rng = Random(f"{setting}")
    for seed in range(20):
        match = played(setting, seed)
        looking = Analyst(match)
        for pieces in looking.rounds():
            for piece in pieces:
                looking.note(piece, anything(piece, rng, setting.seats))
        assert_balanced(looking.analysis(), match)


@pytest.mark.parametrize("game", ["kasane", "rainbow", "kabuki"])
def test_a_match_that_goes_on_is_balanced_too(game: str) -> None:
    match = played(Setting(CATALOGUE[game], 4), 5, stop_at=30)
    assert_balanced(analyse(match, effort=LITTLE, own=1), match)


def without_calls() -> Match:
    """A match of Kabuki in which nobody calls, so that the stages fill."""
    match, rng = Setting(CATALOGUE["kabuki"], 4).match(3), Random(3)
    while match.to_act() and match.cursor < 200:
        if not match.deal():
            seat = match.to_act()[0]
            match.play(seat, PASS if PASS in match.actions(seat) else rng.choice(match.actions(seat)))
    return match


def test_luck_is_told_of_every_mask_that_was_turned_up() -> None:
    """What it is worth is seen below; the first deal also bears what the order of the seats is worth."""
    match = without_calls()
    dealt = {at for at, step in enumerate(match.steps) if step.seat == CHANCE and at}
    lucks = {chance.at: chance.luck for chance in analyse(match).chances if chance.at}
    assert lucks.keys() == dealt
    assert any(max(map(abs, luck)) > 0.01 for luck in lucks.values())  # now and then there is no free stage


def test_what_is_known_by_more_samples_counts() -> None:
    looking = Analyst(without_calls())
    piece = next(piece for piece in next(looking.rounds()) if isinstance(piece, Dealt))
    for samples, found in ((4, (0.1,)), (9, (0.2,)), (2, (0.3,))):
        looking.note(replace(piece, samples=samples), found)
    assert looking._best_known(Dealt) == {piece.at: (0.2,)}


def test_what_could_have_come_counts_as_often_as_it_could_have(monkeypatch: pytest.MonkeyPatch) -> None:
    """Masks that are turned up: by the deck that is left, mask by mask, and by many that were dealt instead."""
    monkeypatch.setattr(analyst, "DEALS", 3000)
    match = without_calls()
    pieces = [piece for piece in next(Analyst(match).rounds()) if isinstance(piece, Dealt) and piece.at]
    lucks = {chance.at: chance.luck for chance in analyse(match).chances}
    judging = KabukiJudge(match.game, "")

    def after(piece: Dealt, mask: int) -> tuple[float, ...]:
        state = piece.state.copy()
        state.play(CHANCE, TurnUp(mask))
        return judging.chances(lambda _: state, 1, "")

    told = 0
    for piece in pieces:
        deck: list[int] = piece.state.deck
        assert isinstance(piece.action, TurnUp)
        worths = {mask: after(piece, mask) for mask, left in enumerate(deck) if left}
        if len(set(worths.values())) == 1:
            continue
        for seat in range(4):
            mean = sum(deck[mask] * worth[seat] for mask, worth in worths.items()) / sum(deck)
            assert lucks[piece.at][seat] == pytest.approx(worths[piece.action.mask][seat] - mean, abs=0.1)
        told += 1
    assert told  # now and then there is no free stage for some masks


def test_what_may_be_chance_is_no_loss() -> None:
    """It is neither called anything nor counted, whatever it seems to be worth."""
    chosen, better = PASS, STOP
    for error, sure in ((0.14, True), (0.16, False)):
        worths = (Worth(better, (0.6, 0.4)), Worth(chosen, (0.3, 0.7), error))
        decision = Decision(0, 0, chosen, worths)
        found = Analysis("some", Unit.CHANCE, ((0.5, 0.5), (0.0, 1.0)), (decision,), ())
        assert decision.grade(Unit.CHANCE) is (Grade.BLUNDER if sure else Grade.FINE)
        assert found.mean_loss(0) == pytest.approx(0.3 if sure else 0.0)
        assert found.balance(0).own == pytest.approx(-0.3 if sure else 0.0)
        assert found.balance(1).others == pytest.approx(0.3 if sure else 0.0)


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
    for piece in list(Analyst(match, effort=LITTLE).rounds())[1][:40]:
        if not isinstance(piece, Choice):
            continue
        other = game.sample(piece.view, rng)
        swapped = replace(piece, view=game.view(other, piece.view.seat))
        assert swapped.view == piece.view
        assert find_out(swapped) == find_out(piece)


def test_what_is_asked_about_a_decision_has_nothing_hidden_in_it() -> None:
    """The same match with other cards in the hands of others leads to the very same questions."""
    game = CATALOGUE["rainbow"]
    match, rng = played(Setting(game, 4), 2), Random(1)
    analyst, swapped = Analyst(match, effort=LITTLE), Analyst(match, effort=LITTLE)
    changed = 0
    for at, step in enumerate(match.steps):
        if step.seat != CHANCE:
            other = game.sample(match.view(step.seat, at), rng)
            changed += any(game.view(other, seat) != match.view(seat, at) for seat in range(4))
            swapped._states[at] = other
    choices, others = (
        [piece for piece in next(each.rounds()) if isinstance(piece, Choice)] for each in (analyst, swapped)
    )
    assert changed > 20  # of 4 hands, mostly some others are known to be other ones
    assert len(choices) > 20
    assert choices == others


def test_what_is_hidden_stays_so_while_a_match_goes_on() -> None:
    """Neither the hands of others nor what they decide on are looked into."""
    match = played(Setting(CATALOGUE["rainbow"], 4), 2, stop_at=25)
    pieces = list(Analyst(match, effort=LITTLE, own=1).rounds())[1]
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


def test_who_was_stopped_goes_on_and_finds_the_same() -> None:
    match = played(Setting(CATALOGUE["kimono"], 2), 3)
    analyst, stopped = Analyst(match, 7, LITTLE), Flag()
    for progress in work(analyst, stopped, processes=1):
        if progress.done > 250:  # in the middle of the second round
            stopped.set()
    noted = {piece.at for piece in list(analyst.rounds())[1] if analyst.knows(piece)}
    assert noted
    *_, last = work(analyst, Flag(), processes=1)
    assert last.analysis == analyse(match, 7, LITTLE)
    assert last.done == last.of


def test_what_is_in_doubt_is_looked_at_more_closely(monkeypatch: pytest.MonkeyPatch) -> None:
    """With four, sixteen and sixty-four times the samples, as long as the effort reaches; what is clear is left as it
    is. What seems to be a mistake is looked at once more in any case, and again if larger trees saw something else."""
    monkeypatch.setattr(analyst, "CLOSER", (2.0, 2.0, 2.0))
    match = played(Setting(CATALOGUE["kimono"], 2), 3)
    looking = Analyst(match)
    rounds = looking.rounds()
    for pieces in (next(rounds), next(rounds)):
        for piece in pieces:
            looking.note(piece, anything(piece, Random(piece.at), 2))

    def lost(piece: Choice, loss: float, error: float) -> None:
        others = [action for action in piece.view.actions if action != piece.chosen]
        best, worse = [0.0, 0.0], [0.0, 0.0]
        best[piece.view.seat], worse[piece.view.seat] = 0.6, 0.6 - loss
        looking.note(piece, [Worth(others[0], tuple(best)), Worth(piece.chosen, tuple(worse), error)])

    choices = [piece for piece in list(looking.rounds())[1] if isinstance(piece, Choice)]
    clear, doubtful, sure, moved, *rest = choices
    for piece, loss, error in ((clear, 0.02, 0.002), (doubtful, 0.11, 0.02), (sure, 0.3, 0.01), (moved, 0.5, 0.01)):
        lost(piece, loss, error)
    for piece in rest:
        lost(piece, 0.0, 0.0)
    closer = {piece.at: piece.samples for piece in next(rounds)}
    assert closer == {piece.at: 4 * piece.samples for piece in (doubtful, sure, moved)}
    for piece, loss, error in ((doubtful, 0.11, 0.02), (sure, 0.29, 0.01), (moved, 0.4, 0.01)):
        lost(replace(piece, samples=4 * piece.samples), loss, error)
    closest = {piece.at: piece.samples for piece in next(rounds)}
    assert closest == {piece.at: 16 * piece.samples for piece in (doubtful, moved)}
    for piece, loss, error in ((doubtful, 0.11, 0.01), (moved, 0.39, 0.01)):
        lost(replace(piece, samples=16 * piece.samples), loss, error)
    assert [(piece.at, piece.samples) for piece in next(rounds)] == [(doubtful.at, 64 * doubtful.samples)]
    assert next(rounds, None) is None


def test_closer_looks_take_no_more_than_the_effort_they_have() -> None:
    """Where many alternatives may be the best, fewer decisions are looked at again."""

    def looked_at(hopeful: int) -> tuple[int, float]:
        looking = Analyst(match)
        rounds = looking.rounds()
        for pieces in (next(rounds), next(rounds)):
            for piece in pieces:
                looking.note(piece, anything(piece, Random(piece.at), 3))
                if isinstance(piece, Choice):
                    others = [action for action in piece.view.actions if action != piece.chosen]
                    values = [0.5] + [0.4 if number < hopeful else 0.1 for number in range(1, len(others))]
                    worths = [Worth(action, (value,) * 3, 0.03) for action, value in zip(others, values, strict=True)]
                    looking.note(piece, [*worths, Worth(piece.chosen, (0.4,) * 3, 0.03)])
        closer = [piece for piece in next(rounds) if isinstance(piece, Choice)]
        work = sum(piece.samples * (min(hopeful, len(piece.view.actions) - 1) + 1) for piece in closer)
        return len(closer), work / analyst.EFFORT

    match = played(Setting(CATALOGUE["rainbow"], 3), 3)
    (few, some), (many, more) = looked_at(5), looked_at(1)
    assert 0 < few < many
    assert max(some, more) <= analyst.CLOSER[0]


def test_trees_that_disagree_are_not_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever all samples of one tree say, the next one may say something else: that is how sure one is."""
    grown: list[object] = []

    def tries(tree: object, state: Any, number: int) -> tuple[float, float]:
        if tree not in grown:
            grown.append(tree)
        loss = (0.1 if len(grown) % 2 else 0.3) if number else 0.0
        return 0.6 - loss, 0.6 - loss

    monkeypatch.setattr(judge._Tree, "tries", tries)
    match = played(Setting(CATALOGUE["kimono"], 2), 3)
    choices = [piece for piece in next(Analyst(match).rounds()) if isinstance(piece, Choice)]
    piece = next(piece for piece in choices if worthwhile(match.game, piece.view)[0] != piece.chosen)
    found = find_out(replace(piece, samples=320))
    chosen = next(worth for worth in found if isinstance(worth, Worth) and worth.action == piece.chosen)
    assert len(grown) == judge.TREES
    assert chosen.values[0] == pytest.approx(0.4)
    assert chosen.error > 0.05
    assert judge._sizes(320) == [80] * 4
    assert judge._sizes(100) == [100]
    assert sum(judge._sizes(9_999)) == 9_999
    assert len(judge._sizes(9_999)) == 25


def test_what_is_found_to_be_good_late_in_a_tree_is_not_left_out_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """What wins in the second half of every tree is not given up for what it did in the first one."""
    tried: dict[tuple[object, int], int] = {}

    def tries(tree: object, state: Any, number: int) -> tuple[float, float]:
        tried[tree, number] = tried.get((tree, number), 0) + 1
        late = tried[tree, number] > 40
        worth = 0.3 if number else float(late)
        return worth, worth

    monkeypatch.setattr(judge._Tree, "tries", tries)
    match = played(Setting(CATALOGUE["kimono"], 2), 3)
    choices = [piece for piece in next(Analyst(match).rounds()) if isinstance(piece, Choice)]
    piece = next(piece for piece in choices if worthwhile(match.game, piece.view)[0] != piece.chosen)
    (best, *_) = find_out(replace(piece, samples=320))
    assert isinstance(best, Worth)
    assert best.action == worthwhile(match.game, piece.view)[0]
    assert best.values[0] == pytest.approx(40 / 60)
    assert sum(count for (_, number), count in tried.items() if not number) == 320


@pytest.mark.parametrize("game", ["kasane", "kimono", "kaleido"])
def test_the_end_is_worked_out(game: str) -> None:
    """Where nothing is left to chance every seed finds the same, and is sure of it."""
    match = played(Setting(CATALOGUE[game], 3), 4)
    pieces = [[piece for piece in Analyst(match, seed)._pieces(1.0) if isinstance(piece, Choice)] for seed in (1, 2)]
    for one, other in list(zip(*pieces, strict=True))[-3:]:
        found = find_out(one)
        assert found == find_out(other)
        assert all(isinstance(worth, Worth) and worth.error == 0.0 for worth in found)
        assert {sum(worth.values) for worth in found if isinstance(worth, Worth)} == {1.0}


def test_so_is_all_of_the_end_that_trees_tell_little_of() -> None:
    """Nine turns before the end of Kasane, where it is 150,000 positions: every seed finds the same there, too."""
    match = played(Setting(CATALOGUE["kasane"], 3), 4)
    both = [next(piece for piece in Analyst(match, seed)._pieces(1.0) if piece.at == 41) for seed in (1, 2)]
    one, other = map(find_out, both)
    assert one == other
    assert all(isinstance(worth, Worth) and worth.error == 0.0 for worth in one)


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
    again = read_analysis(written, match)
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
        case 14:  # a decision of somebody else
            decision["seat"] = (decision["seat"] + 1) % 3
        case 15:  # what was found out about another step
            decision["at"] = written["decisions"][-1]["at"]
        case 16:  # what the rules did not allow then
            last = written["decisions"][-1]["alternatives"][0]["action"]
            decision["alternatives"][0]["action"] = {**last, "do": last["do"]}
        case 20:  # beside what the rules allowed
            last = written["decisions"][-1]["alternatives"][0]["action"]
            decision["alternatives"].append({**decision["alternatives"][-1], "action": last})
        case 17:  # numbers whose difference is none any more
            decision["alternatives"][0]["values"][0] = 1e308
        case 18:  # where somebody chose
            written["chances"][0]["at"] = decision["at"]
        case 19:
            decision["alternatives"][-1]["error"] = -1e300
    return written


@pytest.mark.parametrize("how", range(21))
def test_what_is_damaged_is_refused(how: int) -> None:
    match = played(Setting(CATALOGUE["kasane"], 3), 2)
    written = write_analysis(analyse(match, effort=LITTLE))
    read_analysis(written, match)
    with pytest.raises(BadAnalysis):
        read_analysis(damage(json.loads(json.dumps(written)), how), match)


def test_humans_are_no_different() -> None:
    """Who sits there has no part in it."""
    match = played(Setting(CATALOGUE["kimono"], 2), 3)
    other = Match(match.game, [Sitter("X", HUMAN), Sitter("Y", "ai", {"level": "child"})], {}, match.seed)
    for step in match.steps:
        other.play(step.seat, step.action)
    assert analyse(other, effort=LITTLE) == analyse(match, effort=LITTLE)
