"""Colors of Kasane, rule by rule."""

from __future__ import annotations

from random import Random

import pytest

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import CHANCE, refusal
from kasane_desktop.core.text import BadOption
from kasane_desktop.games.kasane.rules.game import GAME
from kasane_desktop.games.layering.rules.actions import KEEP, OVER, TAKES, TAKING, Deal, Keep, Meld, Take
from kasane_desktop.games.layering.rules.scoring import bonus
from kasane_desktop.games.layering.rules.state import State
from tests.games.layering_positions import PLAIN_FOUR, about_to_take, dealt, key, melds, take


def pass_round(state: State) -> None:
    """Everyone takes from the first row that has cards and lays nothing."""
    number = state.round
    while state.round == number and state.phase != OVER and state.to_act() != (CHANCE,):
        seat = state.to_act()[0]
        state.play(seat, state.actions(seat)[0 if isinstance(state.actions(seat)[0], Take) else -1])


def finished(robes: list[tuple[int, ...]], points: list[int], hands: list[tuple[int, ...]] | None = None) -> State:
    state = dealt(GAME, len(robes))
    state.robes, state.points, state.phase, state.acting = robes, points, OVER, ()
    state.hands = hands or [()] * len(robes)
    return state


# --- set-up


def test_four_players_use_all_52_cards() -> None:
    assert GAME.start(4).deck == (7, 5, 5, 5, 5, 5, 5, 5, 5, 5)


def test_three_players_leave_out_a_series_and_two_plus_ones() -> None:
    assert GAME.start(3).deck == (5, 4, 4, 4, 4, 4, 4, 4, 4, 4)


@pytest.mark.parametrize(("seats", "rows", "length"), [(3, 3, 5), (4, 4, 4)])
def test_the_market_has_a_row_for_each_player(seats: int, rows: int, length: int) -> None:
    state = dealt(GAME, seats)
    assert [len(row) for row in state.rows] == [length] * rows
    assert state.actions(0) == TAKES[(1 << rows) - 1]


def test_a_market_is_laid_row_by_row() -> None:
    state = GAME.start(4)
    state.play(CHANCE, Lot(2))
    state.play(CHANCE, Deal(PLAIN_FOUR))
    assert state.rows == [(1, 2, 3, 4), (5, 6, 7, 8), (9, 1, 2, 3), (4, 5, 6, 7)]
    assert state.to_act() == (2,)


@pytest.mark.parametrize("seats", [0, 1, 2, 5])
def test_it_is_for_three_or_four(seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.start(seats)


# --- taking


def test_only_the_open_end_is_taken_and_goes_to_the_right_of_the_hand() -> None:
    state = about_to_take(GAME, 9, hand=(2, 7))
    before = state.rows[0]
    take(state)
    assert state.rows[0] == before[:-1]
    assert state.hands[0] == (2, 7, 9)


def test_a_plus_one_is_laid_at_once_and_ends_the_turn() -> None:
    state = about_to_take(GAME, 0, hand=(5, 5), robe=(3, 3))
    assert take(state) == ()
    assert state.robes[0] == (3, 3, 0)
    assert state.hands[0] == (5, 5)
    assert state.points[0] == 1
    assert state.to_act() == (1,)


def test_an_emptied_row_offers_nothing() -> None:
    state = dealt(GAME, 4)
    state.rows[1] = ()
    state.open = 0b1101
    state.play(0, Take(0))
    if KEEP in state.actions(0):
        state.play(0, KEEP)
    assert state.actions(1) == (Take(0), Take(2), Take(3))
    assert key(refusal(state, 1, Take(1))) == "layering.row-empty"


def test_the_turn_passes_at_once_when_nothing_can_be_combined() -> None:
    state = about_to_take(GAME, 9, hand=(2, 7))
    assert take(state) == ()
    assert state.to_act() == (1,)


def test_combining_is_optional() -> None:
    state = about_to_take(GAME, 5, hand=(5,))
    assert KEEP in take(state)
    state.play(0, Keep())
    assert state.hands[0] == (5, 5)
    assert state.points[0] == 0
    assert state.to_act() == (1,)


# --- combining


def test_example_kagen_from_the_right_end_of_the_hand() -> None:
    state = about_to_take(GAME, 1, hand=(6, 7, 3, 2))
    assert Meld("kagen", 3, False) in take(state)
    state.play(0, Meld("kagen", 3, False))
    assert state.points[0] == 3
    assert state.hands[0] == (6, 7)
    assert state.robes[0] == (3, 2, 1)
    assert state.to_act() == (1,)


def test_example_four_even_cards_with_the_top_of_the_robe() -> None:
    state = about_to_take(GAME, 6, hand=(3, 2, 4), robe=(8, 7, 6))
    assert Meld("kasane", 1, True) in take(state)
    state.play(0, Meld("setsugetsu", 3, True))
    assert state.points[0] == 4
    assert state.hands[0] == (3,)
    assert state.robes[0] == (8, 7, 6, 2, 4, 6)


@pytest.mark.parametrize(
    ("combination", "group", "holds"),
    [
        ("kasane", (2, 2), True),
        ("kasane", (9, 9, 9), True),
        ("juu", (4, 6), True),
        ("juu", (1, 7, 2), True),
        ("sakura", (1, 2, 6), True),
        ("sakura", (2, 6, 1), True),
        ("sakura", (6, 1, 1), False),
        ("chidori", (9, 3, 8), True),
        ("chidori", (9, 8, 9), False),
        ("asanoha", (5, 7, 4), True),
        ("asanoha", (4, 5, 5), False),
        ("kagen", (1, 2, 4), True),
        ("kagen", (5, 3, 2, 1), True),
        ("kagen", (2, 3, 3, 4), False),
        ("kagen", (4, 2, 2), False),
        ("kagen", (1, 3, 2), False),
        ("kagen", (4, 5, 6), False),
        ("jyougen", (9, 8, 5), True),
        ("jyougen", (5, 6, 7, 9), True),
        ("jyougen", (6, 9, 9), False),
        ("jyougen", (8, 7, 7, 5, 5), False),
        ("katyou", (7, 5, 1, 1, 7, 3), True),
        ("katyou", (1, 3, 7, 5), True),
        ("setsugetsu", (8, 4, 6, 2, 8), True),
        ("setsugetsu", (6, 4, 8), True),
    ],
)
def test_examples_of_groups(combination: str, group: tuple[int, ...], holds: bool) -> None:
    state = about_to_take(GAME, group[-1], hand=group[:-1])
    take(state)
    assert (Meld(combination, len(group), False) in melds(state)) is holds


def test_the_group_must_reach_the_right_end_and_have_no_gap() -> None:
    state = about_to_take(GAME, 9, hand=(3, 2, 1))
    take(state)
    assert melds(state) == {Meld("juu", 2, False)}


def test_a_robe_without_a_combination_has_no_card_to_use_again() -> None:
    assert take(about_to_take(GAME, 6, robe=(4, 6))) == (Meld("kasane", 1, True), KEEP)
    assert take(about_to_take(GAME, 6, robe=())) == ()


def test_a_plus_one_on_top_blocks_the_card_below_it() -> None:
    state = about_to_take(GAME, 6, robe=(6, 6, 0))
    assert take(state) == ()
    state = about_to_take(GAME, 6, robe=(0, 6, 6))
    assert take(state) == (Meld("kasane", 1, True), KEEP)


def test_the_dearest_free_space_is_taken() -> None:
    state = about_to_take(GAME, 6, hand=(1, 2))
    take(state)
    state.play(0, Meld("sakura", 3, False))
    assert state.points[0] == 4
    state = about_to_take(GAME, 6, hand=(1, 2), taken=(("sakura", 3),))
    take(state)
    state.play(0, Meld("sakura", 3, False))
    assert state.points[0] == 3


def test_the_same_player_may_take_both_spaces() -> None:
    state = about_to_take(GAME, 6, hand=(1, 2, 6, 1, 2))
    take(state)
    state.play(0, Meld("sakura", 3, False))
    state.rows[0] = (9, 6)
    state.hands[0] = (1, 2)
    state.tails[0] = state.book.tail((1, 2))
    state.acting = (0,)
    take(state)
    state.play(0, Meld("sakura", 3, False))
    assert state.points[0] == 7


def test_a_closed_space_is_closed_for_everyone() -> None:
    state = about_to_take(GAME, 6, hand=(1, 2), taken=(("sakura", 3), ("sakura", 3)))
    assert take(state) == ()


# --- rounds


@pytest.mark.parametrize(("seats", "turns"), [(3, 4), (4, 3)])
def test_a_round_ends_with_as_many_cards_as_players(seats: int, turns: int) -> None:
    state = dealt(GAME, seats)
    taken = 0
    while state.round == 1:
        seat = state.to_act()[0]
        taken += state.phase == TAKING
        state.play(seat, state.actions(seat)[0])
    assert taken == seats * turns
    assert state.to_act() == (CHANCE,)
    assert sum(state.discards) == seats


def test_the_marker_of_the_first_player_goes_left_each_round() -> None:
    state = dealt(GAME, 4, first=2)
    firsts = []
    while state.to_act():
        if state.to_act() == (CHANCE,):
            state.play(CHANCE, GAME.deal(state, Random(1)))
        firsts.append(state.to_act()[0])
        pass_round(state)
    assert firsts == [2, 3, 0, 1]


@pytest.mark.parametrize(("seats", "decks"), [(3, [26, 11 + 6]), (4, [36, 20, 4 + 12])])
def test_the_discards_are_shuffled_in_before_the_last_market(seats: int, decks: list[int]) -> None:
    state, found, rng = dealt(GAME, seats), [], Random(3)
    while state.to_act():
        pass_round(state)
        if state.to_act():
            found.append(sum(state.deck))
            state.play(CHANCE, GAME.deal(state, rng))
    assert found == decks
    assert sum(state.deck) == {3: 2, 4: 0}[seats]
    assert sum(state.discards) == seats
    assert all(len(hand) + len(robe) == 12 for hand, robe in zip(state.hands, state.robes, strict=True))


# --- the end


@pytest.mark.parametrize("kinds", range(1, 10))
def test_the_bonus_for_colours(kinds: int) -> None:
    robe = tuple(1 + card % kinds for card in range(9))
    assert bonus(robe, 0) == ({1: 5, 2: 4, 3: 3, 4: 2, 5: 0, 6: 2, 7: 3, 8: 4, 9: 5}[kinds], 0)


def test_the_bonus_needs_eight_cards_and_counts_plus_ones_as_cards_only() -> None:
    assert bonus((1, 1, 1, 1, 1, 1, 1), 0) == (0, 0)
    assert bonus((1, 1, 1, 1, 1, 1, 1, 0), 0) == (5, 0)


def test_example_eleven_cards_of_eight_colours() -> None:
    robe = (1, 2, 4, 5, 6, 7, 8, 9, 9, 0, 0)
    outcome = finished([robe, (), (), ()], [10, 0, 0, 0], [(3,), (), (), ()]).outcome()
    assert outcome is not None
    assert outcome.scores[0] == 14


def test_example_the_twelfth_card_is_the_ninth_colour() -> None:
    robe = (1, 2, 4, 5, 6, 7, 8, 9, 9, 0, 0, 3)
    outcome = finished([robe, (), (), ()], [10, 0, 0, 0]).outcome()
    assert outcome is not None
    assert outcome.scores[0] == 17


def test_at_equal_points_more_cards_on_the_robe_win() -> None:
    outcome = finished([(1, 2), (1, 2, 0), (1,)], [5, 5, 4]).outcome()
    assert outcome is not None
    assert outcome.places == (2, 1, 3)


def test_a_full_tie_is_shared() -> None:
    outcome = finished([(1, 2), (0, 0), (1,)], [5, 5, 5]).outcome()
    assert outcome is not None
    assert outcome.places == (1, 1, 3)
    assert outcome.winners == (0, 1)


# --- variants


def test_harder_three_closes_a_space_for_two_cards_of_juu_and_kasane() -> None:
    state = dealt(GAME, 3, {"harder_three": True})
    table = GAME.table(GAME.view(state, 0))
    for combination in ("juu", "kasane"):
        (marble,) = table.zone(f"combination/{combination}").pieces
        assert marble.face == "marble"
        assert marble.facts.plain() == {"socket": 0, "owner": -1}
    assert all(not table.zone(f"combination/{id}").pieces for id in ("sakura", "kagen", "katyou"))


def test_harder_three_closes_the_dearest_if_they_differ() -> None:
    own = {"juu": [[2, 1], [2, 3], [2, 2]], "kasane": [[3, 1]]}
    state = about_to_take(GAME, 5, hand=(5,), seats=3, options={"harder_three": True, "combinations": own})
    take(state)
    state.play(0, Meld("juu", 2, False))
    assert state.points[0] == 2


def test_harder_three_is_refused_with_four() -> None:
    with pytest.raises(BadOption) as refused:
        GAME.start(4, {"harder_three": True})
    assert refused.value.reason.key == "core.option-seats"
    GAME.start(4, {"harder_three": False})


def test_variant_a_player_may_combine_after_a_plus_one_but_not_reuse() -> None:
    options = {"plus_one_combines": True}
    state = about_to_take(GAME, 0, hand=(4, 5, 5), robe=(5, 5), options=options)
    assert set(take(state)) == {Meld("kasane", 2, False), Meld("juu", 2, False), KEEP}
    state.play(0, Meld("juu", 2, False))
    assert state.robes[0] == (5, 5, 0, 5, 5)
    assert state.points[0] == 2
    assert state.to_act() == (1,)


def test_variant_with_an_empty_hand_the_plus_one_ends_the_turn() -> None:
    state = about_to_take(GAME, 0, robe=(5, 5), options={"plus_one_combines": True})
    assert take(state) == ()
    assert state.to_act() == (1,)
