"""The rules of Rainbow that hold for two players alone."""

from __future__ import annotations

from kasane_desktop.core.game import CHANCE, PUBLIC, perform
from kasane_desktop.games.rainbow.rules import fact
from kasane_desktop.games.rainbow.rules.actions import Bid, PickUp, Prize
from kasane_desktop.games.rainbow.rules.cards import heap, size, spread
from kasane_desktop.games.rainbow.rules.game import GAME
from tests.games.rainbow_scenes import (
    FIRST_PILE,
    SECOND_PILE,
    A,
    B,
    bid,
    choosers,
    dealt,
    last_round_of_two,
    legal,
    no,
    second_pile_in_mid_round,
    take,
)
from tests.oracles import rainbow as oracle


def test_two_players_bid_twice_in_the_same_order() -> None:
    state = dealt(2, first=B)
    order = []
    for _ in range(4):
        order.append(state.to_act()[0])
        bid(state, (spread(state.hands[order[-1]])[0],))
    assert order == [B, A, B, A]
    assert isinstance(state.actions(state.to_act()[0])[0], Prize)


def test_with_two_players_the_four_bids_are_ranked() -> None:
    """The worked example, in round 3: A1 (3 cards), B2 (2, top 5), B1 (2, top 4), A2 (solo):
    A chooses, then B twice, then A."""
    state = dealt(2, {A: (1, 1, 1, 1, 3, 3, 3, 6), B: (1, 1, 1, 1, 4, 4, 5, 5)})
    for _ in range(2):
        bid(state, (1,), (1,), (1,), (1,))
        while isinstance(state.actions(state.to_act()[0])[0], Prize):
            take(state, (spread(state.prizes)[0], 1))
    assert state.round == 3
    bid(state, (3, 3, 3), (4, 4), (6,), (5, 5))
    assert choosers(state) == [A, B, B, A]


def test_with_two_players_the_lock_binds_both_bids_of_both() -> None:
    state = dealt(2, {A: (1, 1, 2, 3), B: (4, 4, 4, 5)})
    bid(state, (1, 1), (4, 4))
    assert no(state, Bid((2, 3))) == "set-round"  # the one who set it
    bid(state, (2,))
    assert no(state, Bid((4, 5))) == "set-round"


def test_the_second_pile_is_picked_up_at_once() -> None:
    state = second_pile_in_mid_round()
    assert state.to_act() == (CHANCE,)
    assert no(state, Bid((2,)), seat=B) == "core.chance-first"
    perform(state, CHANCE, PickUp(SECOND_PILE))
    assert state.to_act() == (B,)
    assert GAME.view(state, A).cards == (14, 12)
    assert GAME.view(state, A).piles == (0, 14)
    assert GAME.table(GAME.view(state, B)).facts[fact.FIRST_PILE] == (0, 12)


def test_the_second_bid_may_come_from_the_second_pile_under_the_same_lock() -> None:
    state = second_pile_in_mid_round()
    perform(state, CHANCE, PickUp(SECOND_PILE))
    bid(state, (2,))
    assert state.to_act() == (A,)
    assert no(state, Bid((5, 5))) == "run-round"
    assert Bid((1, 2, 3)) in legal(state)


def test_a_bid_never_mixes_the_piles() -> None:
    """While the first pile lasts only its cards are in hand, whatever the second holds."""
    state = dealt(2, {A: FIRST_PILE})
    assert all(set(action.cards) <= set(FIRST_PILE) for action in legal(state) if isinstance(action, Bid))
    assert heap(FIRST_PILE) == state.hands[A]


def test_both_piles_come_from_one_pool() -> None:
    state = second_pile_in_mid_round()
    perform(state, CHANCE, PickUp(SECOND_PILE))
    assert size(state.pool) == 14
    assert oracle.inventory(state) == oracle.expected_inventory(2, {})


def test_who_runs_out_after_the_first_of_two_bids_chooses_once() -> None:
    state = last_round_of_two()
    bid(state, (1, 2, 3), (3,))
    assert state.to_act() == (B,)
    bid(state, (3,))
    assert choosers(state) == [A, B, B]


def test_cards_left_are_a_point_each_with_two_players() -> None:
    state = last_round_of_two()
    bid(state, (1, 2, 3), (3,), (3,))
    while state.to_act():
        take(state, (5, 2))
    outcome = state.outcome()
    assert outcome is not None
    kept = size(state.hands[B]) + 14
    assert size(state.hands[B]) == 6
    assert outcome.scores == (state.points[A], state.points[B] + kept)
    assert outcome.ending == "rainbow.ending.one-out"
    lines = GAME.scoring(GAME.view(state, PUBLIC))[B]
    assert [(line.points, line.final) for line in lines] == [(state.points[B], False), (kept, True)]


def test_both_out_in_the_same_round_keep_nothing() -> None:
    state = last_round_of_two()
    bid(state, (1, 2, 3))
    state.hands[B], state.pool = heap((4,)), state.pool + state.hands[B] - heap((4,))
    state.piles[B] = 0
    bid(state, (4,))
    while state.to_act():
        take(state, (5, 1))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == tuple(state.points)
