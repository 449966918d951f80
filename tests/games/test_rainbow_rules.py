"""The rules of Rainbow as scenarios. Seats are called A to F."""

from __future__ import annotations

from random import Random

import pytest

from kasane_desktop.core.game import CHANCE
from kasane_desktop.games.rainbow.rules.actions import Bid, Prize
from kasane_desktop.games.rainbow.rules.cards import BIDS, size, spread
from kasane_desktop.games.rainbow.rules.game import GAME
from tests.games.rainbow_scenes import (
    COUNTS,
    LOW,
    A,
    B,
    C,
    D,
    E,
    F,
    bid,
    choosers,
    dealt,
    end_round,
    legal,
    no,
    one_out_of_six,
    second_round,
    take,
)
from tests.oracles import rainbow as oracle

# --- set-up


@pytest.mark.parametrize(
    ("seats", "prizes", "hand", "pile", "unseen"),
    [(2, 4, 14, 14, 28), (3, 3, 14, 0, 15), (4, 4, 14, 0, 0), (5, 5, 11, 0, 0), (6, 6, 9, 0, 0)],
)
def test_set_up(seats: int, prizes: int, hand: int, pile: int, unseen: int) -> None:
    state = dealt(seats)
    view = GAME.view(state, A)
    assert sum(view.prizes) == prizes
    assert view.cards == (hand,) * seats
    assert view.piles == (pile,) * seats
    assert size(state.pool) == unseen
    assert oracle.inventory(state) == oracle.expected_inventory(seats, {})


@pytest.mark.parametrize("first", [A, B, C])
def test_the_lot_names_the_first_player(first: int) -> None:
    assert dealt(3, first=first).to_act() == (first,)


def test_bids_go_clockwise_from_the_first_player() -> None:
    state = dealt(4, first=C)
    order = []
    for _ in range(4):
        order.append(state.to_act()[0])
        state.play(order[-1], state.actions(order[-1])[0])
    assert order == [C, D, A, B]


# --- bids


def test_all_bids_are_six_solos_fifty_four_sets_and_fifteen_runs() -> None:
    assert len(BIDS) == 75


def test_before_a_lock_solos_sets_and_runs_are_allowed() -> None:
    state = dealt(6, {A: (1, 1, 1, 2, 3, 5, 5, 6, 6)})
    expected = [(1,), (2,), (3,), (5,), (6,), (1, 1), (1, 1, 1), (5, 5), (6, 6), (1, 2), (2, 3), (1, 2, 3), (5, 6)]
    assert legal(state) == {Bid(cards) for cards in expected}


def test_after_a_run_only_solo_or_run() -> None:
    """The worked example: A plays 2-3-4; B may not play 6-6, but 5, 4-5 or 1-2-3-4."""
    state = dealt(4, {A: (2, 3, 4), B: (1, 2, 3, 4, 5, 6, 6)})
    bid(state, (2, 3, 4))
    assert Bid((6, 6)) not in legal(state)
    assert no(state, Bid((6, 6))) == "run-round"
    assert {Bid((5,)), Bid((4, 5)), Bid((1, 2, 3, 4)), Bid((6,))} <= legal(state)


def test_after_a_set_only_solo_or_set() -> None:
    state = dealt(4, {A: (2, 2), B: (1, 2, 5, 5, 6)})
    bid(state, (2, 2))
    assert no(state, Bid((1, 2))) == "set-round"
    assert {Bid((5, 5)), Bid((6,))} <= legal(state)


def test_a_solo_does_not_lock() -> None:
    state = dealt(4, {A: (6,), B: (5, 5, 6), C: (5,)})
    bid(state, (6,))
    assert {Bid((5, 5)), Bid((5, 6))} <= legal(state)


def test_a_solo_after_the_lock_leaves_it() -> None:
    state = dealt(4, {A: (2, 3), B: (6,), C: (6, 6)})
    bid(state, (2, 3), (6,))
    assert no(state, Bid((6, 6))) == "run-round"


def test_the_lock_ends_with_the_round() -> None:
    state = dealt(3, {A: (1, 2, 6, 6)})
    bid(state, (1, 2), LOW, LOW)
    end_round(state)
    assert state.to_act() == (A,)
    assert Bid((6, 6)) in legal(state)


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ((), "empty"),
        ((7,), "no-such-card"),
        ((0,), "no-such-card"),
        ((-(10**30),), "no-such-card"),
        ((3, 2), "unsorted"),
        ((2, 2, 3), "mixed"),
        ((2, 4), "gap"),
        ((1, 2, 5), "gap"),
        ((1, 6), "six-one"),
        ((1, 2, 6), "six-one"),
        ((1, 5, 6), "six-one"),
        ((1, 3, 6), "gap"),
        ((4, 4), "not-held"),
        ((1,) * 11, "not-held"),
        ((3, 4, 5), "not-held"),
    ],
)
def test_what_is_no_bid(cards: tuple[int, ...], why: str) -> None:
    state = dealt(6, {A: (1, 1, 1, 2, 2, 3, 4, 6, 6)})
    assert no(state, Bid(cards)) == why


def test_a_gap_names_what_is_missing() -> None:
    state = dealt(6, {A: (1, 4)})
    reason = state.why_not(A, Bid((1, 4)))
    assert reason is not None
    assert reason.params["missing"] == (2, 3)


def test_legal_bids_are_those_of_the_oracle() -> None:
    rng = Random(5)
    names = ("", "set", "run")
    for seats in COUNTS:
        state = GAME.start(seats)
        while state.to_act():
            seat = state.to_act()[0]
            if seat == CHANCE:
                state.play(seat, GAME.deal(state, rng))
                continue
            actions = state.actions(seat)
            if isinstance(actions[0], Bid):
                cards = [action.cards for action in actions if isinstance(action, Bid)]
                assert len(cards) == len(set(cards))
                assert set(cards) == oracle.legal_bids(list(spread(state.hands[seat])), names[state.lock])
            state.play(seat, rng.choice(actions))


# --- order of choice


def test_order_of_choice_is_count_then_top_then_earlier() -> None:
    """The worked example: A 5-5, B 6, C 3-3-3, D 6: choice order C, A, B, D."""
    state = dealt(4, {A: (5, 5), B: (6,), C: (3, 3, 3), D: (6,)})
    bid(state, (5, 5), (6,), (3, 3, 3), (6,))
    assert choosers(state) == [C, A, B, D]


def test_a_run_counts_by_its_highest_card() -> None:
    state = dealt(3, {A: (2, 3), B: (5, 6), C: (4, 5)})
    bid(state, (2, 3), (5, 6), (4, 5))
    assert choosers(state) == [B, C, A]


def test_earlier_means_earlier_in_play_not_lower_seat() -> None:
    state = dealt(3, {A: (6,), B: (6,), C: (6,)}, first=C)
    bid(state, (6,), (6,), (6,))
    assert choosers(state) == [C, A, B]


# --- prizes


def test_first_round_one_card_only() -> None:
    state = dealt(4, prizes=(3, 6, 6, 6))
    bid(state, LOW, LOW, LOW, LOW)
    assert legal(state) == {Prize(6, 1), Prize(3, 1)}
    assert no(state, Prize(6, 2)) == "first-round"


def test_from_the_second_round_one_card_or_two_equal() -> None:
    state = second_round()
    assert spread(state.prizes) == (5, 6, 6)
    assert state.to_act() == (C,)
    assert legal(state) == {Prize(6, 1), Prize(5, 1), Prize(6, 2)}


def test_who_finds_no_prize_left_has_no_choice() -> None:
    state = second_round()
    before = list(state.points)
    take(state, (6, 2))
    assert state.to_act() == (A,)
    assert legal(state) == {Prize(5, 1)}
    take(state, (5, 1))
    assert [after - old for after, old in zip(state.points, before, strict=True)] == [5, 0, 12]
    assert state.round == 3  # B gets nothing and is not asked


@pytest.mark.parametrize(
    ("prize", "why"),
    [
        (Prize(5, 2), "no-pair"),
        (Prize(4, 1), "no-prize"),
        (Prize(0, 1), "no-prize"),
        (Prize(10**9, 1), "no-prize"),
        (Prize(-1, 2), "no-prize"),
        (Prize(6, 3), "number"),
        (Prize(6, 0), "number"),
        (Prize(6, -1), "number"),
    ],
)
def test_what_is_no_prize(prize: Prize, why: str) -> None:
    assert no(second_round(), prize) == why


def test_prizes_left_over_leave_the_game() -> None:
    state = second_round()
    take(state, (6, 1), (6, 1), (5, 1))
    assert state.discards == 0
    bid(state, (5,))
    assert state.to_act() == (A,)
    bid(state, (5,), (1,))
    assert spread(state.prizes) == (1, 2, 3, 4)
    take(state, (4, 1), (3, 1), (2, 1))
    assert spread(state.discards) == (1,)


def test_the_bids_become_the_prizes_of_the_next_round() -> None:
    state = second_round()
    take(state, (6, 2), (5, 1))
    assert spread(state.prizes) == (1, 2, 3, 4)
    assert oracle.inventory(state) == oracle.expected_inventory(3, {})


# --- next first player, sitting out, end


def test_who_chose_first_opens_the_next_round() -> None:
    state = dealt(4, {A: (1,), B: (2,), C: (6,), D: (3,)})
    bid(state, (1,), (2,), (6,), (3,))
    end_round(state)
    assert state.first == C
    assert state.to_act() == (C,)


def test_if_the_first_chooser_is_out_the_next_clockwise_opens() -> None:
    state = one_out_of_six()
    assert state.to_act() == (D,)


def test_who_has_no_cards_sits_out() -> None:
    state = one_out_of_six()
    assert no(state, Bid((6,)), seat=C) == "sits-out"
    bidders = []
    while isinstance(state.actions(state.to_act()[0])[0], Bid):
        bidders.append(state.to_act()[0])
        state.play(bidders[-1], state.actions(bidders[-1])[0])
    assert bidders == [D, E, F, A, B]
    assert C not in choosers(state)


def test_one_player_out_does_not_end_the_game() -> None:
    assert one_out_of_six().outcome() is None


def test_two_players_out_end_the_game_after_the_round() -> None:
    state = dealt(6, {A: (5,) * 9, C: (6,) * 9})
    bid(state, (5,) * 9, LOW, (6,) * 9, LOW, LOW, LOW)
    assert state.outcome() is None  # the prizes are still chosen
    prizes = spread(state.prizes)
    for value in reversed(prizes):
        take(state, (value, 1))
    assert state.to_act() == ()
    outcome = state.outcome()
    assert outcome is not None
    # cards in hand count nothing, and the last bids are prizes for no one
    assert sum(outcome.scores) == sum(prizes)
    assert outcome.ending == "rainbow.ending.two-out"
    assert no(state, Bid((1,)), seat=A) == "core.over"
    assert state.why_not(A, Bid((1,))) is not None


def test_three_players_with_one_out_go_on_with_one_bid_each() -> None:
    state = dealt(3, {A: (1, 2, 3, 4, *(6,) * 10)})
    bid(state, (6,) * 10, LOW, LOW)
    end_round(state)
    bid(state, (1, 2, 3, 4), LOW, LOW)
    take(state, (6, 2), (6, 2), (6, 2))
    assert state.outcome() is None
    assert state.round == 3
    assert state.to_act() == (B,)
    bid(state, LOW, LOW)
    assert choosers(state) == [B, C]


def test_ties_share_the_victory() -> None:
    state = dealt(6, {A: (5,) * 9, C: (6,) * 9}, prizes=(2, 3, 3, 4, 4, 4))
    bid(state, (5,) * 9, LOW, (6,) * 9, LOW, LOW, LOW)
    take(state, (4, 1), (4, 1), (4, 1), (3, 1), (3, 1), (2, 1))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (4, 4, 4, 3, 3, 2)
    assert outcome.places == (1, 1, 1, 4, 4, 6)
    assert outcome.winners == (A, B, C)
