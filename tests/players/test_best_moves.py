"""Positions with one clearly best move: the master finds it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import Action, Game, State, View
from kasane_desktop.core.text import Reason
from kasane_desktop.games.kabuki.rules.actions import Lay, Pass, Stop, TurnUp
from kasane_desktop.games.kaleido.rules.actions import Place
from kasane_desktop.games.layering.rules.actions import Meld, Take
from kasane_desktop.games.layering.rules.game import Layering
from kasane_desktop.games.rainbow.rules.actions import Prize
from kasane_desktop.match.speech import SOURCES
from kasane_desktop.players.ai import AIPlayer
from kasane_desktop.players.hint import adviser, why
from kasane_desktop.players.thinking import AtLeisure
from tests.games import kabuki_hand, kaleido_positions, layering_positions, rainbow_scenes


def masters_choice(game: Game[Any, Any], state: State, seat: int = 0) -> Action:
    traits = {"level": "master", "iterations": "300"}
    return AIPlayer(game, Random(1), traits).choose(game.view(state, seat), AtLeisure())


@pytest.mark.parametrize("game", ["kasane", "kimono"])
def test_takes_the_card_that_completes_eight_points(game: str) -> None:
    layering: Any = CATALOGUE[game]
    assert isinstance(layering, Layering)
    state = layering_positions.about_to_take(layering, 5, hand=(1, 2, 3, 4))
    assert masters_choice(layering, state) == Take(0)
    state.play(0, Take(0))
    assert masters_choice(layering, state) == Meld("kagen", 5, False)


def test_takes_the_pair_of_sixes() -> None:
    state = rainbow_scenes.second_round()
    assert masters_choice(CATALOGUE["rainbow"], state, rainbow_scenes.C) == Prize(6, 2)


def test_fills_the_board_that_another_would_win() -> None:
    state = kaleido_positions.position(3, "rr.yyg", "......")
    assert masters_choice(CATALOGUE["kaleido"], state) == Place(0, 2)


def test_calls_the_doubled_mask_and_lets_a_single_one_pass() -> None:
    kabuki = CATALOGUE["kabuki"]
    state = kabuki_hand.begun()
    kabuki_hand.pile(state, [kabuki_hand.ONI, kabuki_hand.TORA])
    kabuki_hand.lay(state, kabuki_hand.ONI)
    assert isinstance(masters_choice(kabuki, state, state.to_act()[0]), Stop)
    state = kabuki_hand.begun()
    kabuki_hand.pile(state, [kabuki_hand.ONI, kabuki_hand.TORA])
    kabuki_hand.lay(state, kabuki_hand.KAERU)
    assert isinstance(masters_choice(kabuki, state, state.to_act()[0]), Pass)


def test_lays_where_no_equal_mask_lies() -> None:
    kabuki: Any = CATALOGUE["kabuki"]
    state = kabuki_hand.begun()
    for stack in (0, 1, 3):
        kabuki_hand.pile(state, [kabuki_hand.HIME], stack)
    state.play(-1, TurnUp(kabuki_hand.HIME))
    assert masters_choice(kabuki, state, state.turn) == Lay(2)


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_hint_is_legal_and_says_why(game: str) -> None:
    rules = CATALOGUE[game]
    for seats in rules.counts:
        rng = Random(seats)
        state = rules.start(seats)
        told = 0
        while (acting := state.to_act()) and told < 25:
            seat = acting[0]
            if seat < 0:
                state.play(seat, rules.deal(state, rng))
                continue
            view = rules.view(state, seat)
            action, reasons = advice(rules, view)
            assert action in view.actions
            assert reasons
            for reason in reasons:
                assert SOURCES[reason.key].format_map(dict(reason.params))
                assert all("{" + name + "}" in SOURCES[reason.key] for name in reason.params)
            told += 1
            state.play(seat, rng.choice(view.actions))


def test_a_hint_names_what_becomes_possible() -> None:
    kasane: Any = CATALOGUE["kasane"]
    state = layering_positions.about_to_take(kasane, 5, hand=(1, 2, 3, 4))
    action, reasons = advice(kasane, kasane.view(state, 0))
    assert action == Take(0)
    assert reasons[0].key == "players.hint.layering.now"
    assert reasons[0].params["points"] == 8


def test_a_hint_in_kabuki_remembers_no_more_than_a_person() -> None:
    kabuki: Any = CATALOGUE["kabuki"]
    old, fresh = kabuki_hand.begun(), kabuki_hand.begun()
    kabuki_hand.pile(old, [kabuki_hand.ONI, kabuki_hand.TORA])
    for number in range(36):  # by then nobody remembers
        kabuki_hand.pile(old, [(0, 1, 2, 3, 5, 7, 8, 9)[number % 8]], 1 + number % 3)
    kabuki_hand.lay(old, kabuki_hand.ONI)
    action, reasons = advice(kabuki, kabuki.view(old, old.to_act()[0]))
    assert (action, [reason.key for reason in reasons]) == (Pass(), ["players.hint.kabuki.unsure"])
    kabuki_hand.pile(fresh, [kabuki_hand.ONI, kabuki_hand.TORA])
    kabuki_hand.lay(fresh, kabuki_hand.ONI)
    action, reasons = advice(kabuki, kabuki.view(fresh, fresh.to_act()[0]))
    assert (action, [reason.key for reason in reasons]) == (Stop(), ["players.hint.kabuki.stop"])


def advice(rules: Game[Any, Any], view: View) -> tuple[Action, tuple[Reason, ...]]:
    action = AIPlayer(rules, Random("hint"), {"level": adviser(rules)}).choose(view, _Quick())
    return action, why(rules, view, action)


class _Quick(AtLeisure):
    """Time for some iterations, whatever the speed of the machine."""

    def __init__(self) -> None:
        self._looks = 12

    def time_left(self) -> float:
        self._looks -= 1
        return float(self._looks)
