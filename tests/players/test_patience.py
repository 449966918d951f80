"""Time where it matters: a search stops when it is clear what will come of it; openings differ from evening to
evening."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import CHANCE, Action, State
from kasane_desktop.games.kaleido.rules.actions import PLACE
from kasane_desktop.players.ai import EQUAL, AIPlayer, _near_equals
from kasane_desktop.players.open_search import OpenSearch
from kasane_desktop.players.search import FIRST, LOOK_UP, Considered, Node
from kasane_desktop.players.thinking import AtLeisure
from tests.games import kaleido_positions, layering_positions


class Clock(AtLeisure):
    """So many looks at it, each of which takes the same time."""

    def __init__(self, looks: int) -> None:
        self._left = self._whole = looks

    def time_left(self) -> float:
        self._left -= 1
        return (self._left + 1) / self._whole

    @property
    def used(self) -> float:
        return 1 - self._left / self._whole


def thought(state: State, game: str, clock: AtLeisure) -> tuple[AIPlayer, Action]:
    rules = CATALOGUE[game]
    player = AIPlayer(rules, Random(1), {"level": "master"})
    return player, player.choose(rules.view(state, state.to_act()[0]), clock)


def test_a_plain_choice_takes_little_time() -> None:
    """Eight points to be laid, and nothing else."""
    kimono: Any = CATALOGUE["kimono"]
    state = layering_positions.about_to_take(kimono, 5, hand=(1, 2, 3, 4))
    clock = Clock(100)
    player, action = thought(state, "kimono", clock)
    assert FIRST < clock.used < 0.75
    assert action == thought(state, "kimono", AtLeisure())[1]
    assert player.iterations < 100 * LOOK_UP


def test_a_hard_choice_takes_all_of_it() -> None:
    """An empty table: twelve spaces, most of which are alike."""
    state = kaleido_positions.position(3, "......", "......")
    clock = Clock(40)
    thought(state, "kaleido", clock)
    assert clock.used > 0.9


def test_it_is_clear_when_nothing_can_catch_up() -> None:
    state = kaleido_positions.position(3, "rr.yyg", "......")
    rules = CATALOGUE["kaleido"]
    player = AIPlayer(rules, Random(1), {})
    search = OpenSearch(rules, player.heuristic, state.copy, 0, state.actions(0), Random(1))
    one, other = Node(None, 1.0), Node(None, 1.0)
    search.root.branches = [other, one]
    one.tried, other.tried = 60, 10
    one.total, other.total = 60 * 0.5, 10 * 0.46
    assert search.is_clear(199)
    assert not search.is_clear(200)
    other.total = 10 * 0.48  # it may be as good, and is tried more and more
    assert search.is_clear(71)
    assert not search.is_clear(72)


def test_iterations_are_counted_to_the_last() -> None:
    """Whoever sets their number compares players by it."""
    kimono: Any = CATALOGUE["kimono"]
    state = layering_positions.about_to_take(kimono, 5, hand=(1, 2, 3, 4))
    player = AIPlayer(kimono, Random(1), {"level": "master", "iterations": "400"})
    player.choose(kimono.view(state, 0), AtLeisure())
    assert player.iterations == 400


def opening(game: str, seats: int, seed: int) -> tuple[AIPlayer, Any]:
    rules = CATALOGUE[game]
    state = rules.start(seats)
    state.play(CHANCE, Lot(0))
    while state.to_act()[0] == CHANCE:
        state.play(CHANCE, rules.deal(state, Random(3)))
    return AIPlayer(rules, Random(seed), {"level": "master", "iterations": "150"}), rules.view(state, 0)


def begun(game: str, seats: int, seed: int) -> Action:
    player, view = opening(game, seats, seed)
    return player.choose(view, AtLeisure())


@pytest.mark.parametrize(("game", "seats"), [("kaleido", 3), ("rainbow", 4)])
def test_no_two_evenings_begin_alike(game: str, seats: int) -> None:
    found = [begun(game, seats, seed) for seed in range(8)]
    assert len(set(found)) > 1
    assert found == [begun(game, seats, seed) for seed in range(8)]


def test_what_is_drawn_is_as_good_as_the_best() -> None:
    best, alike, poor, doubtful = (
        Considered(PLACE[at], *told)
        for at, told in enumerate(((90, 0.40), (60, 0.40 - 0.9 * EQUAL), (80, 0.40 - 1.1 * EQUAL), (30, 0.50)))
    )
    assert _near_equals([best, poor, alike, doubtful]) == [best, alike]
