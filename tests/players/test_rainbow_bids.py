"""What the bids of others tell about their hands."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import CHANCE
from kasane_desktop.games.rainbow.mind.auction import (
    CARD,
    FULL_HAND,
    NO_MORE,
    PLENTY,
    VALUE,
    facts_of,
    past_bids,
    picks,
    worth_among_many,
)
from kasane_desktop.games.rainbow.mind.heuristic import RainbowHeuristic
from kasane_desktop.games.rainbow.rules.actions import BID, Bid
from kasane_desktop.games.rainbow.rules.cards import BIDS, heap, legal_bids
from kasane_desktop.games.rainbow.rules.state import State
from kasane_desktop.players.heuristic import STEADY

GAME = CATALOGUE["rainbow"]
HEURISTIC = RainbowHeuristic(GAME)


def played(seats: int, seed: int, steps: int) -> tuple[State, list[tuple[int, Bid, int, int, list[int]]]]:
    """A match as the heuristic plays it; of every bid who made it, the hand, the prizes and the rivals then."""
    rng = Random(seed)
    state: State = GAME.start(seats)
    bids = []
    while steps and (acting := state.to_act()):
        seat = acting[0]
        if seat == CHANCE:
            state.play(CHANCE, GAME.deal(state, rng))
            continue
        action = HEURISTIC.pick(state, seat, state.actions(seat), rng)
        if state.phase == BID:
            assert isinstance(action, Bid)
            rivals = sorted(claim >> 6 for claim in state.claims)
            bids.append((seat, action, state.hands[seat], state.prizes, rivals))
        state.play(seat, action)
        steps -= 1
    return state, bids


@pytest.mark.parametrize("seats", range(2, 7))
def test_past_bids_are_told_as_they_were_made(seats: int) -> None:
    for seed in range(6):
        state, made = played(seats, seed, 9 + 7 * seed)
        told = past_bids(GAME.view(state, 0))
        used_up = [seat for seat in range(seats) if seats == 2 and not state.piles[seat]]  # first piles
        silent = set[int]().union(*(_first_bids(made, seat, 14) for seat in used_up))
        kept = [entry for n, entry in enumerate(made) if n not in silent]
        assert len(told) == len(kept)
        for past, (seat, bid, hand, prizes, rivals) in zip(told, kept, strict=True):
            assert (past.seat, past.bid) == (seat, bid)
            assert state.hands[seat] + past.since == hand
            assert bid in legal_bids(hand, past.lock)
            assert past.auction.rivals == rivals
            choosers = len(rivals) + 1 + past.auction.later
            assert past.auction.prizes in (picks(prizes, 1, choosers), picks(prizes, 2, choosers))


def _first_bids(made: list[tuple[int, Bid, int, int, list[int]]], seat: int, cards: int) -> set[int]:
    """The bids of a seat that used up its first cards."""
    found = set()
    for n, (who, bid, *_) in enumerate(made):
        if who == seat and cards > 0:
            cards -= len(bid.cards)
            found.add(n)
    return found


def test_nothing_is_concluded_before_anyone_has_bid() -> None:
    state, _ = played(4, 1, 0)
    while state.to_act()[0] == CHANCE:
        state.play(CHANCE, GAME.deal(state, Random(1)))
    assert HEURISTIC.evidence(GAME.view(state, 0)) is None


def test_the_true_hands_explain_the_bids_better_than_others_do() -> None:
    better = []
    for seed in range(30):
        state, _ = played(4, seed, 24)
        view = GAME.view(state, 0)
        likely = HEURISTIC.evidence(view)
        assert likely is not None
        truth, rng = likely(state), Random(seed)
        better.append(mean(truth > likely(HEURISTIC.sample(view, rng)) for _ in range(20)))
    assert mean(better) > 0.6  # by chance: 0.5


def test_a_hand_is_never_ruled_out() -> None:
    state, _ = played(5, 3, 30)
    view = GAME.view(state, 0)
    likely = HEURISTIC.evidence(view)
    assert likely is not None
    assert all(likely(HEURISTIC.sample(view, Random(seed))) > 0 for seed in range(50))


def test_who_has_too_few_cards_cannot_bid_more() -> None:
    """Nobody behind has two cards: a pair is as sure of the first prize as five of a kind."""
    state, _ = played(4, 1, 0)
    while state.to_act()[0] == CHANCE:
        state.play(CHANCE, GAME.deal(state, Random(1)))
    seat, bids = state.to_act()[0], [BIDS[2, 2], BIDS[2, 2, 2]]

    def third_card(cards: list[int]) -> float:
        """What the third card of a bid adds, its cost deducted, if the others hold these."""
        state.hands = [heap([2] * 12) if other == seat else heap(cards) for other in range(4)]
        two, three = worth_among_many(state, seat, facts_of(bids, state.lock), STEADY)
        return three - two

    in_hand = CARD + PLENTY * (12 / FULL_HAND - 0.5)
    assert third_card([6]) == pytest.approx(-(in_hand - NO_MORE + 2 * VALUE))  # nothing but its cost
    assert third_card([6, 6, 6]) > -(in_hand + 2 * VALUE) + 0.2
