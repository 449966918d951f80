"""A match: undo, redo, branches, and what it refuses."""

from __future__ import annotations

import re
from random import Random

import pytest

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import CHANCE
from kasane_desktop.core.text import BadOption, Refused
from kasane_desktop.games.kabuki.rules.actions import Lay, Pass, Stop
from kasane_desktop.match.match import SEEDS, Match, Sitter
from kasane_desktop.match.record import dump_record, parse_record
from kasane_desktop.match.speech import say_refused
from tests.matches import Setting, random_match

KASANE = Setting(CATALOGUE["kasane"], 4)


def test_another_action_after_an_undo_leaves_a_branch_in_the_record() -> None:
    match = random_match(KASANE, 5, stop_at=12)
    at = next(n for n, step in enumerate(match.steps) if step.seat != CHANCE)
    match.undo(at)
    left = tuple(match.steps[at:])
    seat = match.to_act()[0]
    other = next(action for action in match.actions(seat) if action != left[0].action)
    match.play(seat, other)
    assert [(branch.at, branch.steps) for branch in match.branches] == [(at, left)]
    assert parse_record(dump_record(match).encode()).branches == match.branches


def test_steps_undone_but_not_replaced_are_marked_in_the_record_too() -> None:
    match = random_match(KASANE, 5, stop_at=12)
    match.undo(8)
    again = parse_record(dump_record(match).encode())
    assert again.cursor == 8
    assert [(branch.at, len(branch.steps)) for branch in again.branches] == [(8, 4)]


def test_branches_left_one_after_the_other_are_read_back() -> None:
    match, rng = random_match(KASANE, 6, stop_at=20), Random(6)
    for to in (15, 9, 14, 4, 11):
        match.undo(min(to, match.cursor))
        for _ in range(6):
            if not match.deal():
                seat = match.to_act()[0]
                match.play(seat, rng.choice(match.actions(seat)))
    assert len(match.branches) >= 3
    assert parse_record(dump_record(match).encode()).branches == match.branches


def test_a_branch_off_leaves_the_match_alone() -> None:
    match = random_match(KASANE, 7)
    outcome, steps = match.outcome(), list(match.steps)
    other = match.branch(10)
    while other.deal() or other.to_act():
        if other.to_act() and other.to_act() != (CHANCE,):
            seat = other.to_act()[0]
            other.play(seat, other.actions(seat)[-1])
    assert other.outcome() is not None
    assert (match.outcome(), match.steps) == (outcome, steps)


def test_a_call_cannot_be_undone() -> None:
    match = Match(CATALOGUE["kabuki"], [Sitter("A"), Sitter("B")], seed=3)
    while match.deal():
        pass
    match.play(match.to_act()[0], Lay(0))
    match.play(match.to_act()[0], Stop())
    called = match.cursor
    match.deal()
    with pytest.raises(Refused) as refused:
        match.undo(called - 1)
    assert refused.value.reason.key == "match.irrevocable"
    match.undo(called)


def test_a_pass_can_be_undone() -> None:
    match = Match(CATALOGUE["kabuki"], [Sitter("A"), Sitter("B")], seed=3)
    while match.deal():
        pass
    match.play(match.to_act()[0], Lay(0))
    match.play(match.to_act()[0], Pass())
    match.undo(match.cursor - 1)
    assert match.actions(match.to_act()[0])


def test_a_laid_mask_cannot_be_taken_back_because_that_would_show_what_it_covers() -> None:
    match = Match(CATALOGUE["kabuki"], [Sitter("A"), Sitter("B")], seed=3)
    while match.deal():
        pass
    match.play(match.to_act()[0], Lay(0))
    with pytest.raises(Refused):
        match.undo(match.cursor - 1)


@pytest.mark.parametrize("to", [-1, 99])
def test_there_is_no_step_to_undo_or_redo_to_outside_the_history(to: int) -> None:
    match = random_match(KASANE, 5, stop_at=12)
    with pytest.raises(Refused):
        match.undo(to)
    with pytest.raises(Refused):
        match.redo(to)


@pytest.mark.parametrize("seed", [-1, SEEDS])
def test_a_deal_number_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(BadOption):
        KASANE.match(seed)


@pytest.mark.parametrize(
    ("game", "seats", "options", "key"),
    [
        ("kasane", 2, {}, "core.seats"),
        ("kasane", 4, {"harder_three": True}, "core.option-seats"),
        ("kasane", 3, {"harder_three": 1}, "core.option-value"),
        ("kasane", 3, {"speed": 1}, "core.option-unknown"),
        ("kimono", 3, {"plus_one_combines": True}, "core.option-unknown"),
        ("rainbow", 7, {}, "core.seats"),
    ],
)
def test_wrong_options_are_refused(game: str, seats: int, options: dict[str, object], key: str) -> None:
    with pytest.raises(BadOption) as refused:
        Match(CATALOGUE[game], [Sitter(str(seat)) for seat in range(seats)], options)
    assert refused.value.reason.key == key
    told = say_refused(refused.value)
    assert not re.search("kasane|kimono|rainbow|harder_three", told), told  # things are called by their names


def test_the_same_deal_number_deals_the_same() -> None:
    for setting in (Setting(game, game.counts[0]) for game in CATALOGUE.values()):
        assert dump_record(random_match(setting, 9)) == dump_record(random_match(setting, 9))
        assert dump_record(random_match(setting, 9)) != dump_record(random_match(setting, 10))
