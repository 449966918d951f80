"""The end of a match, worked out."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import CHANCE, Action, State
from kasane_desktop.games.layering.rules.actions import TAKE
from kasane_desktop.players import exact
from kasane_desktop.players.ai import AIPlayer
from kasane_desktop.players.exact import guessed, work_out
from kasane_desktop.players.thinking import AtLeisure
from training.landed.player import LandedPlayer


def near_the_end(game: str, seats: int, seed: int) -> State:
    """A position with a choice that can be worked out."""
    rules, rng = CATALOGUE[game], Random(seed)
    heuristic = AIPlayer(rules, rng, {}).heuristic
    state: State = rules.start(seats)
    while acting := state.to_act():
        seat = acting[0]
        if seat == CHANCE:
            state.play(seat, rules.deal(state, rng))
        elif heuristic.settled(state) and len(state.actions(seat)) > 1 and guessed(state, Random(1)) < 4000:
            return state
        else:
            state.play(seat, rng.choice(state.actions(seat)))
    return near_the_end(game, seats, seed + 1000)


BLUNDERS = (
    # deal, steps until nine turns are left, what the master of 0.1.0 takes after 2,000 iterations, what is best
    (9002, "11010111011110120010211200110001100200000", 0, 2),
    (9003, "100122201000001021212000100000001101022", 1, 2),
)


@pytest.mark.parametrize(("deal", "steps", "wrong", "right"), BLUNDERS)
def test_a_proven_blunder_is_made_no_more(deal: int, steps: str, wrong: int, right: int) -> None:
    """Kimono with three, nine turns before the end: a row that is worth at least 0.2 less than another."""
    rules = CATALOGUE["kimono"]
    state: Any = rules.start(3)
    left, dealt = list(steps), 0
    while left or state.to_act()[0] == CHANCE:
        seat = state.to_act()[0]
        if seat == CHANCE:
            state.play(seat, rules.deal(state, Random(f"{deal}/{dealt}")))
            dealt += 1
        else:
            state.play(seat, state.actions(seat)[int(left.pop(0))])
    assert (state.round, state.turns_left) == (3, 9)
    view = rules.view(state, state.to_act()[0])
    assert LandedPlayer(rules, Random(1), {"iterations": "2000"}).choose(view, AtLeisure()) == TAKE[wrong]
    player = AIPlayer(rules, Random(1), {"level": "master"})
    assert player.choose(view, AtLeisure()) == TAKE[right]
    worth = {step.action: step.worth for step in player.think(view, AtLeisure())}
    assert worth[TAKE[right]] > worth[TAKE[wrong]] + 0.2


def test_it_guesses_how_many_positions_there_are() -> None:
    """Where every line branches alike the guess is right; else it is of the right size."""
    for seed in range(6):
        state = near_the_end("kimono", 2, seed)
        counted = positions_from(state)
        assert counted / 4 < guessed(state, Random(2)) < 4 * counted


def positions_from(state: State) -> int:
    """All positions after a choice, counted one by one."""
    while acting := state.to_act():
        actions = list(state.actions(acting[0]))
        if len(actions) > 1:
            return sum(1 + positions_from(after(state, acting[0], action)) for action in actions)
        state = after(state, acting[0], actions[0])
    return 0


def after(state: State, seat: int, action: Action) -> State:
    copy = state.copy()
    copy.play(seat, action)
    return copy


@pytest.mark.parametrize(("game", "seats"), [("kasane", 3), ("kimono", 2), ("kaleido", 3)])
def test_no_other_action_is_worth_more(game: str, seats: int) -> None:
    """The line of play that it foresees leads to what it promised."""
    rules = CATALOGUE[game]
    checked = 0
    for seed in range(12):
        state = near_the_end(game, seats, seed)
        seat = state.to_act()[0]
        heuristic = AIPlayer(rules, Random(0), {}).heuristic
        found = work_out(state, seat, heuristic, AtLeisure(), 20_000)
        if found is None:
            continue
        assert {action for _, action in found} == set(state.actions(seat))
        assert found[0][0] == max(worth for worth, _ in found)
        checked += 1
        promised = found[0][0]
        while acting := state.to_act():
            mover = acting[0]
            best = work_out(state, mover, heuristic, AtLeisure(), 20_000)
            assert best is not None
            state.play(mover, best[0][1])
        assert heuristic.worth(state)[seat] == pytest.approx(promised)
    assert checked >= 3


def test_it_gives_up_in_time() -> None:
    rules = CATALOGUE["kaleido"]
    state = rules.start(3)
    state.play(CHANCE, rules.deal(state, Random(0)))
    heuristic = AIPlayer(rules, Random(0), {}).heuristic
    assert work_out(state, state.to_act()[0], heuristic, AtLeisure(), 500) is None


def test_it_gives_up_where_there_is_more_than_was_guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exact, "guessed", lambda state, rng: 0.0)
    state = near_the_end("kimono", 2, 0)
    heuristic = AIPlayer(CATALOGUE["kimono"], Random(0), {}).heuristic
    assert work_out(state, state.to_act()[0], heuristic, AtLeisure(), 1) is None
