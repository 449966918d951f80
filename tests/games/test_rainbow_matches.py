"""Rainbow: who may do what and when, whole matches, and what a seat knows of them."""

from __future__ import annotations

import pickle
import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.codec import read_action, write_action
from kasane_desktop.core.game import CHANCE, PUBLIC, Action, perform, refusal
from kasane_desktop.core.text import Event, IllegalAction
from kasane_desktop.games.rainbow.rules import fact
from kasane_desktop.games.rainbow.rules.actions import PHASES, Bid, Deal, PickUp, Prize
from kasane_desktop.games.rainbow.rules.cards import DECK
from kasane_desktop.games.rainbow.rules.game import GAME
from kasane_desktop.games.rainbow.rules.state import State
from kasane_desktop.match.match import Match, Sitter
from tests.games.rainbow_scenes import (
    COUNTS,
    LOW,
    SECOND_PILE,
    A,
    B,
    C,
    D,
    bid,
    choosers,
    dealt,
    no,
    play_out,
    second_pile_in_mid_round,
    second_round,
)
from tests.oracles import rainbow as oracle

# --- moment and turn


def test_choose_when_it_is_time_to_bid_and_the_other_way_round() -> None:
    state = dealt(3)
    assert no(state, Prize(1, 1)) == "bid-now"
    bid(state, LOW, LOW, LOW)
    assert no(state, Bid((1,))) == "choose-now"


def test_not_your_turn_says_whose_it_is() -> None:
    state = dealt(3, first=B)
    reason = refusal(state, A, Bid((1,)))
    assert reason is not None
    assert reason.key == "rainbow.no.not-your-turn"
    assert reason.params == {"who": B}
    for seat in (C, 17, PUBLIC):
        assert no(state, Bid((1,)), seat=seat) == "not-your-turn"


def test_seats_do_not_deal() -> None:
    state = dealt(3)
    for action in (Lot(A), Deal((), ()), PickUp(())):
        assert no(state, action) == "chance-only"


# --- chance


def test_the_lot_falls_on_a_seat() -> None:
    state = GAME.start(3)
    for first in (-1, 3, 10**12):
        assert no(state, Lot(first)) == "lot"
    assert no(state, Deal((), ())) == "not-chance"
    assert no(state, Bid((1,))) == "not-chance"


@pytest.mark.parametrize(
    ("prizes", "hands", "why"),
    [
        ((1, 1), (1,) * 54, "deal-number"),
        ((1,) * 6, (2,) * 53, "deal-number"),
        ((), (), "deal-number"),
        ((1,) * 6, (2,) * 54, "deal-cards"),
        ((0, *(1,) * 5), DECK[6:], "deal-cards"),
        ((2, 1, 1, 1, 1, 1), (*DECK[5:10], *DECK[11:]), "unsorted"),
        (DECK[:6], tuple(reversed(DECK[6:])), "unsorted"),
        ((*DECK[:5], 99), DECK[6:], "deal-cards"),
    ],
)
def test_a_deal_is_checked(prizes: tuple[int, ...], hands: tuple[int, ...], why: str) -> None:
    state = GAME.start(6)
    perform(state, CHANCE, Lot(A))
    assert no(state, Deal(prizes, hands)) == why
    assert state.why_not(CHANCE, Deal(DECK[:6], DECK[6:])) is None


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ((1,), "deal-number"),
        (tuple(reversed(SECOND_PILE)), "unsorted"),
        ((4,) * 14, "deal-cards"),
        ((*SECOND_PILE[:-1], 6), "deal-cards"),  # all sixes have been played
        ((*SECOND_PILE[:-1], 10**20), "deal-cards"),
    ],
)
def test_a_second_pile_is_checked(cards: tuple[int, ...], why: str) -> None:
    state = second_pile_in_mid_round()
    assert no(state, PickUp(cards)) == why
    assert no(state, Lot(A)) == "not-chance"


FUZZ = st.one_of(
    st.builds(Bid, st.lists(st.integers(-1, 8), max_size=12).map(lambda cards: tuple(sorted(cards)))),
    st.builds(Bid, st.lists(st.integers(), max_size=4).map(tuple)),
    st.builds(Prize, st.integers(-2, 8), st.integers(-1, 4)),
    st.builds(Prize, st.integers(), st.integers()),
    st.builds(Lot, st.integers()),
    st.builds(PickUp, st.lists(st.integers(0, 7), max_size=20).map(tuple)),
    st.builds(Deal, st.lists(st.integers(0, 7), max_size=6).map(tuple), st.lists(st.integers(0, 7)).map(tuple)),
)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(COUNTS), st.integers(0, 2**32), st.integers(0, 70), st.integers(-2, 6), FUZZ)
def test_why_not_explains_exactly_what_is_not_legal(
    seats: int, seed: int, steps: int, seat: int, action: Action
) -> None:
    rng = Random(seed)
    state = GAME.start(seats)
    for _ in range(steps):
        if not state.to_act():
            break
        actor = state.to_act()[0]
        state.play(actor, GAME.deal(state, rng) if actor == CHANCE else rng.choice(state.actions(actor)))
    state.why_not(seat, action)
    state.why_not(CHANCE, action)
    for actor in state.to_act():
        if actor == CHANCE:
            assert state.why_not(actor, GAME.deal(state, rng)) is None
            continue
        reason = state.why_not(actor, action)
        assert (reason is None) == (action in state.actions(actor))
        assert reason is None or reason.key in GAME.texts
        assert all(state.why_not(actor, allowed) is None for allowed in state.actions(actor))


# --- whole matches


@pytest.mark.parametrize("seats", COUNTS)
def test_no_card_is_lost_and_scores_are_recounted(seats: int) -> None:
    for seed in range(25):
        rng = Random(seed)
        state = GAME.start(seats)
        history: list[tuple[int, Action]] = []
        gains = [0] * seats
        while state.to_act():
            seat = state.to_act()[0]
            action = GAME.deal(state, rng) if seat == CHANCE else rng.choice(state.actions(seat))
            before = state.copy()
            perform(state, seat, action)
            history.append((seat, action))
            assert oracle.inventory(state) == oracle.expected_inventory(seats, {})
            for event in GAME.events(before, seat, action, state):
                for winner, points in event.gains:
                    gains[winner] += points
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.scores == oracle.recount(seats, {}, history)
        lines = GAME.scoring(GAME.view(state, PUBLIC))
        assert outcome.scores == tuple(sum(line.points for line in own) for own in lines)
        assert gains == [sum(line.points for line in own if not line.final) for own in lines]


def test_a_written_match_is_read_back() -> None:
    history = play_out(GAME.start(2), Random(3))
    again = GAME.start(2)
    for seat, action in history:
        perform(again, seat, read_action(GAME, write_action(action)))
    assert again.outcome() is not None


def test_a_copy_is_independent() -> None:
    state = dealt(2)
    kept = GAME.view(state, A)
    twin = state.copy()
    play_out(twin, Random(1))
    assert GAME.view(state, A) == kept
    assert twin.outcome() is not None


# --- what a seat knows


@pytest.mark.parametrize("seats", COUNTS)
def test_a_sample_cannot_be_told_from_the_true_state(seats: int) -> None:
    rng = Random(seats)
    state = GAME.start(seats)
    while True:
        for seat in (*range(seats), PUBLIC):
            view = GAME.view(state, seat)
            sample = GAME.sample(view, rng)
            assert GAME.view(sample, seat) == view
            assert sample.to_act() == state.to_act()
            assert oracle.inventory(sample) == oracle.expected_inventory(seats, {})
            if seat in state.to_act():
                assert tuple(sample.actions(seat)) == tuple(state.actions(seat)) == view.actions
            else:
                assert view.actions == ()
            assert pickle.loads(pickle.dumps(view)) == view
        play_out(GAME.sample(GAME.view(state, A), rng), rng)  # a sample can be played to the end
        if not state.to_act():
            return
        actor = state.to_act()[0]
        state.play(actor, GAME.deal(state, rng) if actor == CHANCE else rng.choice(state.actions(actor)))


def test_a_sample_keeps_the_order_of_choice() -> None:
    state = dealt(4, {A: (5, 5), B: (6,), C: (3, 3, 3), D: (6,)})
    bid(state, (5, 5), (6,), (3, 3, 3), (6,))
    assert choosers(GAME.sample(GAME.view(state, B), Random(1))) == [C, A, B, D]


def test_samples_deal_the_unseen_cards_anew() -> None:
    state = dealt(3, {A: (6, 6)})
    view = GAME.view(state, A)
    rng = Random(0)
    samples = [GAME.sample(view, rng) for _ in range(30)]
    assert {sample.hands[A] for sample in samples} == {state.hands[A]}
    assert len({sample.hands[B] for sample in samples}) > 20
    assert len({sample.pool for sample in samples}) > 20


@pytest.mark.parametrize("seats", COUNTS)
def test_hidden_cards_change_nothing_that_is_seen(seats: int) -> None:
    """Two positions that differ only in what A cannot know look and sound the same to A."""
    rng = Random(9)
    state = dealt(seats)
    other = GAME.sample(GAME.view(state, A), rng)
    assert [hand for seat, hand in enumerate(other.hands) if seat != A] != state.hands[1:]
    assert GAME.view(state, A) == GAME.view(other, A)
    assert GAME.table(GAME.view(state, A)) == GAME.table(GAME.view(other, A))
    assert GAME.view(state, PUBLIC) == GAME.view(other, PUBLIC)


def test_events_of_deals_tell_no_hidden_card() -> None:
    before = GAME.start(2)
    before.play(CHANCE, Lot(A))
    after = before.copy()
    deal = GAME.deal(after, Random(1))
    assert isinstance(deal, Deal)
    after.play(CHANCE, deal)
    told = [dict(event.params) for event in GAME.events(before, CHANCE, deal, after)]
    assert told == [{"cards": deal.prizes}, {"round": 1, "who": A}]
    before = second_pile_in_mid_round()
    after = before.copy()
    after.play(CHANCE, PickUp(SECOND_PILE))
    told = [dict(event.params) for event in GAME.events(before, CHANCE, PickUp(SECOND_PILE), after)]
    assert told == [{"who": A, "number": 14}]


def test_the_view_remembers_what_was_public() -> None:
    state = second_round()
    view = GAME.view(state, B)
    assert [(when, who) for when, who, did in view.log if isinstance(did, Bid)] == [
        (1, A), (1, B), (1, C), (2, A), (2, B), (2, C),
    ]  # fmt: skip
    assert view.bids == ((A, Bid((2,))), (B, Bid((1,))), (C, Bid((3, 4))))
    assert view.ranking == (2, 0, 1)
    assert sum(map(sum, view.taken)) == 3
    assert sum(view.unseen) == 60 - 3 - 3 - 4 - 12  # prizes, taken, bids, own hand


# --- texts


PLACE = re.compile(r"{(\w+)}")


def test_every_key_has_a_text_whose_places_are_filled() -> None:
    told = {}
    for seats in COUNTS:
        for seed in range(30):
            rng = Random(seed)
            state, happened = GAME.start(seats), list[tuple[Event, State]]()
            while state.to_act():
                seat = state.to_act()[0]
                action = GAME.deal(state, rng) if seat == CHANCE else rng.choice(state.actions(seat))
                before = state.copy()
                state.play(seat, action)
                happened += [(event, state.copy()) for event in GAME.events(before, seat, action, state)]
                told.update({event.key: event.params for event, _ in happened[-9:]})
                recalled = [GAME.recall(event, then, state) for event, then in happened]
                told.update({event.key: event.params for event in recalled if event.key.endswith("-covered")})
            for own in GAME.scoring(GAME.view(state, PUBLIC)):
                told.update({line.source: line.params for line in own})
    # the others say the same to “You” or as advice, or stand above a column
    forms = [key for key in GAME.texts if "@" not in key and not key.endswith((".heading", "!"))]
    assert len(told) == sum(key.startswith(("rainbow.event.", "rainbow.score.")) for key in forms)
    for key, params in told.items():
        assert set(PLACE.findall(GAME.texts[key])) <= set(params), key


# --- what the log may tell


@pytest.mark.parametrize("seats", COUNTS)
def test_while_it_goes_on_nobody_can_recount_prizes_from_what_is_told(seats: int) -> None:
    """Prizes lie face down once their round is over: they are named until it is chosen again. Of earlier rounds only
    the bids of the round before are named: these cards lie there as prizes now. At the end everything is told."""
    for seed in range(4):
        state, rng = GAME.start(seats), Random(seed)
        happened: list[tuple[Event, State, int]] = []
        while state.to_act():
            seat, about = state.to_act()[0], state.round
            action = GAME.deal(state, rng) if seat == CHANCE else rng.choice(state.actions(seat))
            before = state.copy()
            state.play(seat, action)
            happened += [(e, state.copy(), max(1, about)) for e in GAME.events(before, seat, action, state)]
            for event, then, round_ in happened:
                told = GAME.recall(event, then, state)
                named = {"cards", "value", "points"} & set(told.params)
                just = round_ == state.round - 1 and PHASES[state.phase] != "choose"
                if not state.to_act() or round_ == state.round or just:
                    assert told == event
                elif named:
                    assert event.key.rpartition(".")[2] in ("solo", "set", "run")
                    assert round_ == state.round - 1
                else:
                    assert not told.gains
                    assert set(told.params) <= {"who", "round", "number"}
        assert {event.key for event, _, _ in happened} >= {"rainbow.event.took", "rainbow.event.over"}


@pytest.mark.parametrize("seats", COUNTS)
def test_looking_back_is_open_for_the_round_that_is_played(seats: int) -> None:
    rng = Random(seats)
    match = Match(GAME, [Sitter(f"P{seat}") for seat in range(seats)], {}, seats)
    rounds = [0]
    while match.to_act():
        if not match.deal():
            seat = match.to_act()[0]
            match.play(seat, rng.choice(match.actions(seat)))
        rounds.append(match.table(PUBLIC).facts[fact.ROUND])
        assert match.covered == (rounds.index(rounds[-1]) if match.to_act() else 0)


# --- the last round


def ends_with_this_round(state: State) -> bool:
    """Played on so that everyone keeps as many cards as can be."""
    state, rng, this_round = state.copy(), Random(0), state.round
    while state.to_act() and state.round == this_round:
        seat = state.to_act()[0]
        state.play(seat, GAME.deal(state, rng) if seat == CHANCE else state.actions(seat)[0])
    return not state.to_act()


@pytest.mark.parametrize("seats", COUNTS)
def test_the_last_round_is_announced_as_soon_as_it_is_certain(seats: int) -> None:
    for seed in range(12):
        state, rng, announced = GAME.start(seats), Random(seed), list[int]()
        while state.to_act():
            seat = state.to_act()[0]
            action = GAME.deal(state, rng) if seat == CHANCE else rng.choice(state.actions(seat))
            before = state.copy()
            state.play(seat, action)
            certain = state.round > 0 and ends_with_this_round(state)
            for viewer in (0, PUBLIC):
                assert GAME.table(GAME.view(state, viewer)).facts[fact.LAST_ROUND] == certain
            keys = [event.key for event in GAME.events(before, seat, action, state)]
            announced += [state.round] * keys.count("rainbow.event.last-round")
            assert len(announced) == certain
        assert announced == [state.round]


def test_illegal_actions_change_nothing() -> None:
    state = dealt(4)
    before = GAME.view(state, A)
    with pytest.raises(IllegalAction):
        perform(state, A, Bid((6, 6, 6, 6, 6, 6, 6, 6, 6, 6)))
    assert GAME.view(state, A) == before
