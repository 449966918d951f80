"""What looks good before it is tried, and how far it is trusted."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import CHANCE
from kasane_desktop.games.layering.mind.heuristic import LayeringHeuristic
from kasane_desktop.games.layering.rules.actions import KEEP
from kasane_desktop.players.heuristic import Style
from kasane_desktop.players.open_search import OpenSearch

DREAMER = Style(later=3.0)


def last_round(game: str, seats: int, seed: int) -> list[Any]:
    """The positions of its last round in which there is a choice, of a match at random."""
    rules, rng, found = CATALOGUE[game], Random(seed), []
    state: Any = rules.start(seats)
    while acting := state.to_act():
        actions = [rules.deal(state, rng)] if acting[0] == CHANCE else list(state.actions(acting[0]))
        if state.round == seats and len(actions) > 1:
            found.append(state.copy())
        state.play(acting[0], rng.choice(actions))
    return found


@pytest.mark.parametrize(("game", "seats"), [("kasane", 4), ("kimono", 2), ("kimono", 3)])
def test_in_the_last_turn_what_may_come_counts_for_nothing(game: str, seats: int) -> None:
    steady, dreamer = LayeringHeuristic(CATALOGUE[game]), LayeringHeuristic(CATALOGUE[game], DREAMER)
    alike = kept = differ = 0
    for seed in range(12):
        for state in last_round(game, seats, seed):
            seat = state.to_act()[0]
            actions = list(state.actions(seat))
            one, other = (heuristic.prior(state, seat, actions) for heuristic in (steady, dreamer))
            if state.turns_left <= seats:
                assert one == pytest.approx(other)
                alike += 1
                if KEEP in actions:
                    kept += 1
                    assert min(one) == one[actions.index(KEEP)]
            elif state.turns_left > 2 * seats:
                differ += one != pytest.approx(other)
    assert alike > 20
    assert kept > 3
    assert differ > 20


def test_who_sees_all_trusts_first_sight_less() -> None:
    """Whoever tries often should go by what it finds; the weaker levels look as they did."""
    game = CATALOGUE["kimono"]
    heuristic, state = LayeringHeuristic(game), last_round("kimono", 3, 1)[0]
    seat = state.to_act()[0]

    def trust(clarity: float) -> float:
        return sum(OpenSearch(game, heuristic, state.copy, seat, state.actions(seat), Random(1), clarity).root.promise)

    assert trust(1.0) == pytest.approx(heuristic.sharp_focus)
    assert trust(0.7) == pytest.approx(heuristic.focus)
