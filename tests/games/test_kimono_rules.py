"""Kimono, where it differs from Kasane, and its worked examples."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from kasane_desktop.core.game import CHANCE, refusal
from kasane_desktop.core.text import BadOption
from kasane_desktop.games.kimono.rules.game import GAME
from kasane_desktop.games.layering.rules import fact
from kasane_desktop.games.layering.rules.actions import KEEP, OVER, TAKING, Meld, Take
from kasane_desktop.games.layering.rules.scoring import bonus
from kasane_desktop.games.layering.rules.state import State
from tests.games.layering_positions import about_to_take, dealt, key, melds, played_out, sentence, take


def finished(robes: list[tuple[int, ...]], specials: list[int], points: list[int]) -> State:
    state = dealt(GAME, len(robes))
    state.robes, state.specials, state.points, state.phase, state.acting = robes, specials, points, OVER, ()
    return state


# --- set-up and rounds


@pytest.mark.parametrize(("seats", "series", "accessories"), [(2, 3, 5), (3, 4, 5), (4, 5, 7)])
def test_whole_series_and_two_accessories_are_taken_out(seats: int, series: int, accessories: int) -> None:
    assert GAME.start(seats).deck == (accessories, *[series] * 9)


@pytest.mark.parametrize(("seats", "rows", "length"), [(2, 4, 4), (3, 3, 5), (4, 4, 4)])
def test_the_market(seats: int, rows: int, length: int) -> None:
    assert [len(row) for row in dealt(GAME, seats).rows] == [length] * rows


@pytest.mark.parametrize(
    ("seats", "turns", "left", "decks"),
    [(2, 6, 4, [16, 0]), (3, 4, 3, [26, 11, 2]), (4, 3, 4, [36, 20, 4, 0])],
)
def test_rounds_turns_and_decks(seats: int, turns: int, left: int, decks: list[int]) -> None:
    state, rng = GAME.start(seats), Random(5)
    state.play(CHANCE, GAME.deal(state, rng))
    firsts, found = [], []
    while state.to_act():
        discarded = sum(state.discards)
        before = sum(state.deck)
        state.play(CHANCE, GAME.deal(state, rng))
        found.append(sum(state.deck))
        firsts.append(state.to_act()[0])
        taken = 0
        while state.to_act() and state.to_act() != (CHANCE,):
            seat = state.to_act()[0]
            taken += state.phase == TAKING
            state.play(seat, state.actions(seat)[-1])
        assert taken == turns * seats
        reshuffled = sum(state.deck) - found[-1]
        assert sum(state.discards) + reshuffled == discarded + left
        assert before >= 15
    assert found == decks
    assert len(firsts) == seats
    assert all(after == (first + 1) % seats for first, after in pairwise(firsts))


def test_two_players_never_shuffle_the_discards_in() -> None:
    state, _ = played_out(GAME, 2, {}, seed=4)
    assert sum(state.discards) == 8
    assert sum(state.deck) == 0


def test_it_is_for_two_to_four_and_has_no_variant_of_kasane() -> None:
    for seats in (1, 5):
        with pytest.raises(BadOption):
            GAME.start(seats)
    for option in ("harder_three", "plus_one_combines"):
        with pytest.raises(BadOption):
            GAME.start(3, {option: True})


# --- accessories


def test_an_accessory_lies_beside_the_kimono_and_ends_the_turn() -> None:
    state = about_to_take(GAME, 0, hand=(5, 5), robe=(3, 3))
    assert take(state) == ()
    assert (state.robes[0], state.specials[0], state.points[0]) == ((3, 3), 1, 1)
    assert state.to_act() == (1,)


def test_an_accessory_counts_at_the_end_and_not_before() -> None:
    """Market, log, seats and scoring say the same."""
    before = about_to_take(GAME, 0)
    after = before.copy()
    take(after)
    assert GAME.table(GAME.view(before, 0)).zone("market/0").pieces[-1].facts[fact.BEST] == 0
    assert [event.gains for event in GAME.events(before, 0, Take(0), after)] == [()]
    facts = GAME.table(GAME.view(after, 0)).seats[0]
    assert (facts[fact.POINTS], facts[fact.FORECAST]) == (0, 1)
    assert [(line.source, line.points, line.final) for line in GAME.scoring(GAME.view(after, 0))[0] if line.points] == [
        ("kimono.score.special", 1, True)
    ]


def test_an_accessory_does_not_block_the_last_fabric() -> None:
    state = about_to_take(GAME, 6, robe=(4, 6))
    state.specials[0] = 2
    assert take(state) == (Meld("kasane", 1, True), KEEP)


def test_accessories_alone_give_no_card_to_use_again() -> None:
    state = about_to_take(GAME, 6)
    state.specials[0] = 1
    assert take(state) == ()


def test_variant_combine_after_an_accessory_with_the_last_fabric() -> None:
    state = about_to_take(GAME, 0, hand=(4, 6), robe=(2, 8), options={"accessory_combines": True})
    assert set(take(state)) == {Meld("juu", 2, False), Meld("setsugetsu", 2, True), KEEP}
    state.play(0, Meld("setsugetsu", 2, True))
    assert (state.robes[0], state.specials[0], state.points[0]) == ((2, 8, 4, 6), 1, 3)


def test_variant_needs_a_card_in_hand() -> None:
    state = about_to_take(GAME, 0, robe=(5, 5), options={"accessory_combines": True})
    assert take(state) == ()
    assert state.to_act() == (1,)


# --- worked examples


def test_example_nine_cards_of_eight_fabrics() -> None:
    assert bonus((1, 2, 3, 4, 5, 6, 7, 8, 8), 0) == (4, 0)


def test_example_twelve_cards_of_six_fabrics_with_two_accessories() -> None:
    outcome = finished([(1, 2, 3, 4, 5, 6, 1, 2, 3, 4), ()], [2, 0], [2, 0]).outcome()
    assert outcome is not None
    assert outcome.scores[0] == 2 + 2 + 2


def test_example_a_card_that_is_not_adjacent_cannot_be_used() -> None:
    state = about_to_take(GAME, 1, hand=(5, 7, 3, 2))
    take(state)
    assert melds(state) == {Meld("kagen", 3, False)}
    reason = refusal(state, 0, Meld("kagen", 5, False))
    assert key(reason) == "kimono.not.kagen"
    assert sentence(GAME, reason)
    state.play(0, Meld("kagen", 3, False))
    assert state.points[0] == 3
    assert state.hands[0] == (5, 7)


def test_example_kagen_of_four_with_the_last_fabric() -> None:
    state = about_to_take(GAME, 1, hand=(5, 7, 3, 2), robe=(1, 5, 4))
    assert Meld("kagen", 3, True) in take(state)
    state.play(0, Meld("kagen", 3, True))
    assert state.points[0] == 5
    assert state.robes[0] == (1, 5, 4, 3, 2, 1)


@pytest.mark.parametrize("group", [(1, 2, 4), (5, 3, 2, 1)])
def test_examples_of_kagen(group: tuple[int, ...]) -> None:
    state = about_to_take(GAME, group[-1], hand=group[:-1])
    assert Meld("kagen", len(group), False) in take(state)


@pytest.mark.parametrize("group", [(5, 7, 8), (9, 7, 6, 5)])
def test_examples_of_jyougen(group: tuple[int, ...]) -> None:
    state = about_to_take(GAME, group[-1], hand=group[:-1])
    assert Meld("jyougen", len(group), False) in take(state)


# --- the end


def test_at_equal_points_accessories_count_as_cards_laid() -> None:
    outcome = finished([(1, 2), (1, 2), (1, 2, 3)], [0, 1, 0], [5, 5, 4]).outcome()
    assert outcome is not None
    assert outcome.places == (2, 1, 3)


def test_a_full_tie_is_shared() -> None:
    outcome = finished([(1, 2, 3), (1, 2)], [0, 1], [5, 5]).outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1)


def test_accessories_help_to_the_eight_cards_of_the_bonus() -> None:
    assert bonus((1, 1, 1, 1, 1, 1), 1) == (0, 0)
    assert bonus((1, 1, 1, 1, 1, 1), 2) == (5, 0)


# --- reasons


REASONS = [(id, f"kimono.not.{id}") for id in ("sakura", "chidori", "asanoha", "jyougen", "katyou", "setsugetsu")]


@pytest.mark.parametrize(
    ("combination", "expected"), [*REASONS, ("kasane", "kimono.not.kasane"), ("juu", "kimono.not.juu")]
)
def test_why_a_group_is_no_style(combination: str, expected: str) -> None:
    state = about_to_take(GAME, 1, hand=(3, 2))
    take(state)
    reason: Any = refusal(state, 0, Meld(combination, 3, False))
    assert key(reason) == expected
    assert sentence(GAME, reason)
