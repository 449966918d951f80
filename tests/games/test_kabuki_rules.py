"""Kabuki, rule by rule."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import CHANCE, Action, perform, refusal
from kasane_desktop.core.text import BadOption, Event, Reason, Term, Who
from kasane_desktop.games.kabuki.rules.actions import Lay, Pass, Stop, TurnUp
from kasane_desktop.games.kabuki.rules.game import GAME
from kasane_desktop.games.kabuki.rules.state import Check, State
from tests.games.kabuki_hand import (
    AI,
    BENI,
    COUNTS,
    HIME,
    KAERU,
    KITSUNE,
    NAMAZU,
    ONI,
    TSUCHI,
    all_pass,
    begun,
    lay,
    lose_a_token,
    pile,
    random_match,
    whole_deck,
)

# -- set-up ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "tokens"), [(2, 5), (3, 5), (4, 5), (5, 4), (6, 4)])
def test_tokens_at_the_start_hang_on_the_number_of_players(seats: int, tokens: int) -> None:
    assert begun(seats).tokens == [tokens] * seats


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_it_is_played_by_two_to_six(seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.start(seats)


def test_there_are_five_masks_of_each_of_ten_kinds_and_four_empty_stacks() -> None:
    state = begun()
    assert state.deck == [5] * 10
    assert state.stacks == [()] * 4


def test_the_lot_decides_who_begins_the_first_round() -> None:
    state = GAME.start(4)
    assert state.to_act() == (CHANCE,)
    perform(state, CHANCE, Lot(2))
    perform(state, CHANCE, TurnUp(KITSUNE))
    assert state.to_act() == (2,)


# -- the turn --------------------------------------------------------------------------------


def test_a_turned_up_mask_is_laid_on_any_stack_by_the_seat_whose_turn_it_is() -> None:
    state = begun(first=1)
    perform(state, CHANCE, TurnUp(ONI))
    assert state.to_act() == (1,)
    assert list(state.actions(1)) == [Lay(0), Lay(1), Lay(2), Lay(3)]
    assert [list(state.actions(seat)) for seat in (0, 2, CHANCE)] == [[], [], []]
    perform(state, 1, Lay(2))
    assert state.stacks == [(), (), (ONI,), ()]


def test_turns_go_clockwise() -> None:
    state = begun(seats=3, first=1)
    layers = []
    for mask in (BENI, AI, TSUCHI, KITSUNE):
        layers.append(state.turn)
        lay(state, mask)
        all_pass(state)
    assert layers == [1, 2, 0, 1]


def test_the_window_is_open_to_all_others_until_each_has_passed() -> None:
    state = begun(seats=4, first=1)
    lay(state, AI)
    assert state.to_act() == (0, 2, 3)
    assert all(list(state.actions(seat)) == [Stop(), Pass()] for seat in (0, 2, 3))
    perform(state, 2, Pass())
    assert state.to_act() == (0, 3)
    perform(state, 0, Pass())
    assert state.to_act() == (3,)
    perform(state, 3, Pass())
    assert state.to_act() == (CHANCE,)
    assert (state.turn, state.up) == (2, -1)


def test_the_first_call_counts_and_closes_the_window() -> None:
    state = begun(seats=4)
    lay(state, AI)
    perform(state, 2, Stop())
    assert state.to_act() == (CHANCE,)
    assert refusal(state, 3, Stop()) is not None
    assert state.tokens == [5, 5, 4, 5]


# -- calls -----------------------------------------------------------------------------------


def test_example_blue_green_green_then_blue_is_worth_one_token() -> None:
    tom, lisa = 0, 1
    state = begun(seats=3, first=tom)
    pile(state, [AI, KAERU, KAERU])
    lay(state, AI)
    assert state.laid_by == tom
    perform(state, lisa, Stop())
    assert state.tokens == [4, 6, 5]
    assert state.checked == Check(0, lisa, tom, equal=1, tokens=1, masks=(AI, KAERU, KAERU, AI))


def test_example_red_white_red_then_red_is_worth_two_tokens() -> None:
    state = begun(seats=3)
    pile(state, [BENI, HIME, BENI])
    lay(state, BENI)
    perform(state, 2, Stop())
    assert state.tokens == [3, 5, 7]


def test_example_with_one_token_left_only_one_is_taken_and_the_round_ends() -> None:
    state = begun(seats=2)
    pile(state, [BENI, HIME, BENI, HIME], stack=1)
    for mask in (AI, TSUCHI, KITSUNE, ONI):  # seat 0 errs as a caller whenever seat 1 has laid
        pile(state, [mask])
        lose_a_token(state, 0, mask + 5, stack=3)
    assert state.tokens == [1, 5]
    lay(state, BENI, stack=1)
    assert state.laid_by == 0
    perform(state, 1, Stop())
    assert state.checked == Check(1, 1, 0, equal=2, tokens=1, masks=(BENI, HIME, BENI, HIME, BENI))
    assert state.noted == ((0, 6),)


def test_example_a_wrong_call_costs_the_caller_one_token_out_of_the_game() -> None:
    state = begun(seats=3)
    pile(state, [BENI, HIME])
    lay(state, AI)
    perform(state, 0, Stop())
    assert state.tokens == [4, 5, 5]
    assert state.lost == 1
    assert state.checked == Check(0, 0, 2, equal=0, tokens=1, masks=(BENI, HIME, AI))


def test_example_a_wrong_call_with_the_last_token_ends_the_round() -> None:
    state = begun(seats=5, first=0)
    for mask in (AI, TSUCHI, KITSUNE):
        lose_a_token(state, 4, mask)
    assert state.tokens[4] == 1
    lose_a_token(state, 4, ONI)
    assert state.noted == ((4, 4, 4, 4, 0),)
    assert state.first == 4


def test_only_the_stack_of_the_mask_just_laid_is_judged() -> None:
    state = begun(seats=3)
    pile(state, [AI], stack=0)
    lay(state, AI, stack=1)
    perform(state, 0, Stop())
    assert state.tokens == [4, 5, 5]


def test_past_mistakes_are_not_judged() -> None:
    state = begun(seats=3)
    pile(state, [KAERU, KAERU])
    lay(state, AI)
    perform(state, 0, Stop())
    assert state.tokens == [4, 5, 5]


def test_all_five_of_a_kind_are_worth_four_tokens() -> None:
    state = begun(seats=2)
    pile(state, [AI] * 4)
    lay(state, AI)
    perform(state, 1, Stop())
    assert state.tokens == [1, 9]


def test_after_a_call_the_stack_lies_as_before_and_the_next_turn_begins() -> None:
    state = begun(seats=3)
    pile(state, [AI, ONI])
    lay(state, AI)
    perform(state, 0, Stop())
    assert state.stacks[0] == (AI, ONI, AI)
    assert state.turn == 0
    lay(state, ONI)
    perform(state, 2, Stop())
    assert state.tokens == [5, 5, 5]  # the stack still counts: took one for AI, gave one for ONI, and back


def test_the_opened_stack_is_shown_until_the_next_mask_is_turned_up() -> None:
    state = begun(seats=3)
    lay(state, AI)
    perform(state, 1, Stop())
    assert state.checked is not None
    perform(state, CHANCE, TurnUp(AI))
    assert state.checked is None


# -- the end of a round and of the match -----------------------------------------------------


def test_a_round_ends_when_the_window_of_the_last_mask_has_closed() -> None:
    state = begun(seats=4, first=0)
    whole_deck(state)
    assert (state.laid_by, state.to_act()) == (1, (0, 2, 3))
    all_pass(state)
    assert state.noted == ((5, 5, 5, 5),)
    assert state.first == 1


def test_a_call_on_the_last_mask_counts_before_the_round_ends() -> None:
    state = begun(seats=4, first=0)
    whole_deck(state)
    perform(state, 3, Stop())
    assert state.noted == ((5, 1, 5, 9),)
    assert state.first == 1  # who laid the last mask


def test_who_runs_out_of_tokens_on_the_last_mask_brought_the_end_about() -> None:
    state = begun(seats=5, first=0)
    for mask in (AI, TSUCHI):
        lose_a_token(state, 2, mask)
    pile(state, [KITSUNE])
    lose_a_token(state, 2, ONI)
    deck = [mask for mask, left in enumerate(state.deck) for _ in range(left)]
    for mask in deck[:-1]:
        pile(state, [mask], stack=int(mask == NAMAZU))
    lay(state, deck[-1])
    assert (state.laid_by, state.laid, state.tokens) == (4, 50, [4, 4, 1, 4, 4])
    perform(state, 2, Stop())
    assert state.noted == ((4, 4, 0, 4, 4),)
    assert state.first == 2


def test_who_lays_the_last_mask_and_loses_everything_begins_once() -> None:
    state = begun(seats=5, first=0)
    whole_deck(state)
    perform(state, 1, Stop())  # four catfish below: all four tokens
    assert state.noted == ((4, 8, 4, 4, 0),)
    assert state.first == 4


def test_between_rounds_the_table_stays_as_it_ended_and_the_next_mask_sets_it_up_anew() -> None:
    state = begun(seats=5, first=0)
    for mask in (AI, TSUCHI, KITSUNE, ONI):
        lose_a_token(state, 4, mask)
    assert (state.to_act(), state.round, state.tokens[4], state.lost) == ((CHANCE,), 1, 0, 4)
    assert GAME.view(state, 0).checked == Check(0, 4, 3, equal=0, tokens=1, masks=(AI, TSUCHI, KITSUNE, ONI))
    perform(state, CHANCE, TurnUp(ONI))
    assert (state.round, state.tokens, state.lost, state.checked) == (2, [4] * 5, 0, None)
    assert (state.stacks, state.opened, sum(state.deck)) == ([()] * 4, [0] * 4, 49)
    assert state.to_act() == (4,)


def test_a_new_round_begins_with_the_whole_deck() -> None:
    state = begun(seats=2)
    whole_deck(state)
    all_pass(state)
    assert sum(state.deck) == 0
    assert refusal(state, CHANCE, TurnUp(BENI)) is None
    assert {GAME.deal(state, Random(seed)) for seed in range(200)} == {TurnUp(mask) for mask in range(10)}


def test_after_three_rounds_the_highest_sum_wins() -> None:
    state = begun(seats=3, first=0)
    for number in range(3):
        assert state.outcome() is None
        whole_deck(state)
        if number == 1:
            perform(state, state.to_act()[0], Stop())
        else:
            all_pass(state)
    outcome = state.outcome()
    assert outcome is not None
    assert state.to_act() == ()
    assert outcome.scores == tuple(sum(tokens) for tokens in zip(*state.noted, strict=True))
    assert sorted(outcome.scores) == [11, 15, 19]
    assert sorted(outcome.places) == [1, 2, 3]
    assert outcome.scores[outcome.winners[0]] == 19
    assert outcome.ending == "kabuki.ended-deck"


def test_a_tie_shares_the_victory() -> None:
    state = begun(seats=4)
    for _ in range(3):
        whole_deck(state)
        all_pass(state)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.places, outcome.winners) == ((15,) * 4, (1,) * 4, (0, 1, 2, 3))


def test_the_ending_tells_when_the_tokens_of_a_player_were_gone() -> None:
    state = begun(seats=5, first=0)
    for _ in range(3):
        loser = (state.first + 4) % 5
        for mask in (AI, TSUCHI, KITSUNE, ONI):
            lose_a_token(state, loser, mask)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ending == "kabuki.ended-tokens"


# -- reasons ---------------------------------------------------------------------------------


def reason(state: State, seat: int, action: Action) -> str:
    why = refusal(state, seat, action)
    assert why is not None
    return why.key


def test_reasons_while_a_mask_is_to_be_laid() -> None:
    state = begun(seats=3, first=1)
    perform(state, CHANCE, TurnUp(AI))
    assert reason(state, 1, Lay(4)) == reason(state, 1, Lay(-1)) == "kabuki.no-such-stack"
    assert refusal(state, 0, Lay(0)) == Reason("kabuki.not-your-mask", {"player": Who(1)})
    assert reason(state, 0, Stop()) == reason(state, 1, Stop()) == "kabuki.no-window"
    assert reason(state, 0, Pass()) == reason(state, 1, Pass()) == "kabuki.no-pass"
    assert reason(state, 1, TurnUp(AI)) == reason(state, 0, Lot(0)) == "kabuki.by-chance"
    assert reason(state, CHANCE, TurnUp(AI)) == "core.not-chance"
    assert reason(state, 9, Lay(0)) == "core.not-your-turn"


def test_reasons_in_the_window() -> None:
    state = begun(seats=4, first=1)
    lay(state, AI)
    perform(state, 0, Pass())
    assert reason(state, 1, Stop()) == "kabuki.own-mask"
    assert reason(state, 1, Pass()) == "kabuki.own-pass"
    assert reason(state, 1, Lay(0)) == "kabuki.already-laid"
    assert reason(state, 0, Stop()) == "kabuki.passed"
    assert reason(state, 0, Pass()) == "kabuki.passed-twice"
    assert reason(state, 2, Lay(0)) == "kabuki.window-open"
    assert reason(state, CHANCE, TurnUp(AI)) == "core.not-chance"


def test_reasons_before_a_mask_is_turned_up() -> None:
    state = begun(seats=3)
    lay(state, AI)
    all_pass(state)
    for seat in range(3):
        assert reason(state, seat, Stop()) == "core.chance-first"
        for action, key in ((Lay(0), "not-turned-up"), (Stop(), "no-window"), (Pass(), "no-pass")):
            assert state.why_not(seat, action) == Reason(f"kabuki.{key}")


def test_reasons_for_chance() -> None:
    state = GAME.start(3)
    assert reason(state, CHANCE, TurnUp(AI)) == reason(state, CHANCE, Lay(0)) == "kabuki.lot-first"
    assert reason(state, CHANCE, Lot(3)) == reason(state, CHANCE, Lot(-1)) == "kabuki.lot-seat"
    perform(state, CHANCE, Lot(0))
    assert reason(state, CHANCE, Lot(0)) == reason(state, CHANCE, Stop()) == "kabuki.turn-up-now"
    assert reason(state, CHANCE, TurnUp(10)) == reason(state, CHANCE, TurnUp(-1)) == "kabuki.no-such-mask"
    pile(state, [AI] * 5)
    assert refusal(state, CHANCE, TurnUp(AI)) == Reason("kabuki.mask-gone", {"mask": Term("kabuki.mask-1")})


def test_no_reason_but_the_end_when_the_match_is_over() -> None:
    *_, (_, _, _, state) = random_match(2, seed=1)
    for seat in (0, 1, CHANCE):
        for action in (Lay(0), Stop(), Pass(), TurnUp(0), Lot(0)):
            assert reason(state, seat, action) == "core.over"
            assert state.why_not(seat, action) == Reason("core.over")


def test_absurd_values_are_refused_and_never_raise() -> None:
    absurd: tuple[Any, ...] = (10**30, -(10**30), "x", None, 1.5, (1,), True)
    chance: list[Action] = [kind(value) for kind in (Lot, TurnUp) for value in absurd]
    seats: list[Action] = [Lay(value) for value in absurd[:-1]]
    for before, *_ in random_match(3, seed=5):
        assert all(before.why_not(CHANCE, action) is not None for action in chance + seats)
        for seat in (0, 1, 2, 10**30, -5):
            for action in (*chance, *seats, Action()):
                before.why_not(seat, action)
                assert refusal(before, seat, action) is not None


def test_every_reason_and_event_has_a_text_that_takes_its_parameters() -> None:
    tries: list[Action] = [Lay(0), Lay(7), Stop(), Pass(), TurnUp(0), TurnUp(12), Lot(0), Lot(9)]
    for seats in COUNTS:
        for before, seat, action, after in random_match(seats, seed=seats, calls=0.2):
            reasons = [before.why_not(who, what) for who in (CHANCE, *range(seats)) for what in tries]
            said: list[Reason | Event] = [why for why in reasons if why is not None]
            said += GAME.events(before, seat, action, after)
            for one in said:
                if not one.key.startswith("core."):
                    assert GAME.texts[one.key].format(**one.params)
                assert all(value in GAME.texts for value in one.params.values() if isinstance(value, Term))
