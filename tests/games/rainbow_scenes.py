"""Positions of Rainbow for the tests, and short ways to play on from them."""

from __future__ import annotations

from collections import Counter
from random import Random

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import CHANCE, Action, perform, refusal
from kasane_desktop.games.rainbow.rules import fact
from kasane_desktop.games.rainbow.rules.actions import Bid, Deal, PickUp, Prize
from kasane_desktop.games.rainbow.rules.cards import DECK, HAND_DEALT, PRIZES_DEALT, spread
from kasane_desktop.games.rainbow.rules.game import GAME
from kasane_desktop.games.rainbow.rules.state import State

A, B, C, D, E, F = range(6)
COUNTS = (2, 3, 4, 5, 6)
LOW = (0,)  # in a list of bids: the lowest card in hand
Hands = dict[int, tuple[int, ...]]


def dealt(seats: int, hands: Hands | None = None, prizes: tuple[int, ...] = (), first: int = A) -> State:
    """A match after the deal: what is not given comes from the rest of the deck, the low cards
    first, dealt round the table."""
    hands = hands or {}
    rest = Counter(DECK)
    rest.subtract(prizes)
    for hand in hands.values():
        rest.subtract(hand)
    assert min(rest.values()) >= 0
    stock = sorted(rest.elements())
    laid = [*prizes, *(stock.pop(0) for _ in range(PRIZES_DEALT[seats] - len(prizes)))]
    each = [list(hands.get(seat, ())) for seat in range(seats)]
    while short := [hand for hand in each if len(hand) < HAND_DEALT[seats]]:
        for filling in short:
            filling.append(stock.pop(0))
    state = GAME.start(seats)
    perform(state, CHANCE, Lot(first))
    perform(state, CHANCE, Deal(tuple(sorted(laid)), tuple(card for hand in each for card in sorted(hand))))
    return state


def bid(state: State, *bids: tuple[int, ...]) -> None:
    """Whoever is to act bids, one after another."""
    for cards in bids:
        seat = state.to_act()[0]
        perform(state, seat, Bid(spread(state.hands[seat])[:1] if cards == LOW else cards))


def take(state: State, *prizes: tuple[int, int]) -> None:
    for value, number in prizes:
        perform(state, state.to_act()[0], Prize(value, number))


def end_round(state: State) -> None:
    """Everyone takes the lowest prize."""
    this_round = state.round
    while state.to_act() and state.round == this_round:
        take(state, (spread(state.prizes)[0], 1))


def choosers(state: State) -> list[int]:
    """Who chooses, in order, if everyone takes the first prize offered."""
    state = state.copy()
    seats, this_round = [], state.round
    while state.to_act() and state.round == this_round:
        seats.append(state.to_act()[0])
        state.play(seats[-1], state.actions(seats[-1])[0])
    return seats


def legal(state: State) -> set[Action]:
    return set(state.actions(state.to_act()[0]))


def no(state: State, action: Action, seat: int | None = None) -> str:
    """The key of the reason why this is refused."""
    reason = refusal(state, state.to_act()[0] if seat is None else seat, action)
    assert reason is not None
    assert reason.key in GAME.texts or reason.key.startswith("core.")
    return reason.key.removeprefix("rainbow.no.")


def play_out(state: State, rng: Random) -> list[tuple[int, Action]]:
    history = []
    while state.to_act():
        seat = state.to_act()[0]
        action = GAME.deal(state, rng) if seat == CHANCE else rng.choice(state.actions(seat))
        state.play(seat, action)
        history.append((seat, action))
    return history


def second_round() -> State:
    """The worked example: prizes 6 6 5 in round 2, order C A B."""
    state = dealt(3, {A: (2, 5, 6), B: (1, 2, 6), C: (3, 4, 5)})
    bid(state, (6,), (6,), (5,))
    end_round(state)
    assert state.to_act() == (A,)
    bid(state, (2,), (1,), (3, 4))
    return state


def one_out_of_six() -> State:
    """C bids a whole hand of nine sixes in the first round."""
    state = dealt(6, {C: (6,) * 9})
    bid(state, LOW, LOW, (6,) * 9, LOW, LOW, LOW)
    end_round(state)
    return state


FIRST_PILE = (1, 2, 3, 4, *(6,) * 10)
SECOND_PILE = (1, 1, 2, 3, *(5,) * 10)


def second_pile_in_mid_round() -> State:
    """A has four cards of the first pile left, opens round 2 and plays them all."""
    state = dealt(2, {A: FIRST_PILE, B: (1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4)})
    bid(state, (6,) * 10, LOW, LOW, LOW)
    end_round(state)
    assert GAME.table(GAME.view(state, B)).facts[fact.FIRST_PILE] == (3, 12)
    bid(state, (2, 3, 4))
    return state


def last_round_of_two() -> State:
    """A is to open a round with 1-1-2-3 in hand and no pile; B has the second pile unseen."""
    state = second_pile_in_mid_round()
    perform(state, CHANCE, PickUp(SECOND_PILE))
    bid(state, (2,), (5,), (2,))
    while state.round == 2:
        take(state, (6, 2))
    bid(state, (5,) * 9, (2,), (1,), (3,))
    take(state, (2, 1))
    end_round(state)
    assert state.to_act() == (A,)
    assert spread(state.hands[A]) == (1, 2, 3)
    return state
