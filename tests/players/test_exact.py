"""The end of a match, worked out."""

from __future__ import annotations

from random import Random

import pytest

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import CHANCE, State
from kasane_desktop.players.ai import AIPlayer
from kasane_desktop.players.exact import work_out
from kasane_desktop.players.thinking import AtLeisure


def near_the_end(game: str, seats: int, seed: int) -> State:
    """A position with a choice that can be worked out."""
    rules, rng = CATALOGUE[game], Random(seed)
    heuristic = AIPlayer(rules, rng, {}).heuristic
    state: State = rules.start(seats)
    while acting := state.to_act():
        seat = acting[0]
        if seat == CHANCE:
            state.play(seat, rules.deal(state, rng))
        elif heuristic.settled(state) and len(state.actions(seat)) > 1 and rng.random() < 0.5:
            return state
        else:
            state.play(seat, rng.choice(state.actions(seat)))
    return near_the_end(game, seats, seed + 1000)


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
        assert heuristic.rewards(heuristic.standings(state))[seat] == pytest.approx(promised)
    assert checked >= 3


def test_it_gives_up_in_time() -> None:
    rules = CATALOGUE["kaleido"]
    state = rules.start(3)
    state.play(CHANCE, rules.deal(state, Random(0)))
    heuristic = AIPlayer(rules, Random(0), {}).heuristic
    assert work_out(state, state.to_act()[0], heuristic, AtLeisure(), 500) is None
