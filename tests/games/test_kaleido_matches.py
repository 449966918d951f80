"""Kaleido over whole matches: what must hold at every step, and what the table shows."""

from __future__ import annotations

import pickle
import re
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.fact import Facts
from kasane_desktop.core.game import CHANCE, PUBLIC, Action, perform
from kasane_desktop.core.table import Piece, Table
from kasane_desktop.core.text import Event, IllegalAction, Params, Term
from kasane_desktop.games.kaleido.rules import fact
from kasane_desktop.games.kaleido.rules.actions import AddBoard, Begin, Done, Leave, Place, Turn, White
from kasane_desktop.games.kaleido.rules.game import GAME
from kasane_desktop.games.kaleido.rules.state import State
from kasane_desktop.games.kaleido.rules.table import is_last_round
from tests.games.kaleido_positions import Chooser, anything, do, playout, position, stingy
from tests.oracles import kaleido as oracle


@pytest.mark.parametrize("seats", GAME.counts)
@pytest.mark.parametrize("choose", [anything, stingy])
def test_whole_matches_agree_with_a_slow_recount(seats: int, choose: Chooser) -> None:
    for seed in range(12):
        state, history = playout(seats, seed, choose)
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.scores == oracle.recount(seats, {}, history)
        scoring = GAME.scoring(GAME.view(state, PUBLIC))
        assert tuple(sum(line.points for line in lines) for lines in scoring) == outcome.scores


def test_both_endings_occur() -> None:
    endings = {playout(5, seed, stingy)[0].outcome() for seed in range(40)}
    assert {outcome.ending for outcome in endings if outcome} == {"kaleido.ending-tiles", "kaleido.ending-stuck"}


@pytest.mark.parametrize("seats", GAME.counts)
@pytest.mark.parametrize("choose", [anything, stingy])
def test_every_step_keeps_its_promises(seats: int, choose: Chooser) -> None:
    """Nothing is lost, a view tells all, copies stand alone, and what is told adds up."""
    _, history = playout(seats, 7, choose)
    state, gains = GAME.start(seats), [0] * seats
    for seat, action in history:
        assert oracle.inventory(state) == oracle.expected_inventory(seats, {})
        for who in (*range(seats), PUBLIC):
            view = GAME.view(state, who)
            again = GAME.sample(view, Random(0))
            assert GAME.view(again, who) == view
            assert again.to_act() == state.to_act()
            assert all(tuple(again.actions(s)) == tuple(state.actions(s)) for s in range(seats))
            assert view.actions == (tuple(state.actions(who)) if who in state.to_act() else ())
        before, seen = state.copy(), GAME.view(state, 0)
        perform(state, seat, action)
        assert GAME.view(before, 0) == seen
        told = GAME.events(before, seat, action, state)
        check_texts(told)
        for event in told:
            for winner, points in event.gains:
                gains[winner] += points
    assert oracle.inventory(state) == oracle.expected_inventory(seats, {})
    lines = GAME.scoring(GAME.view(state, 0))
    assert gains == [sum(line.points for line in seat_lines if not line.final) for seat_lines in lines]


def check_texts(told: Sequence[Event]) -> None:
    for event in told:
        assert_text(event.key, event.params)


def assert_text(key: str, params: Params) -> None:
    if key.startswith("core."):
        return
    assert set(re.findall(r"{(\w+)}", GAME.texts[key])) == set(params)
    for value in params.values():
        assert not isinstance(value, Term) or value in GAME.texts


def test_a_view_can_be_sent_to_another_process() -> None:
    state = position(4, "rygbr.", "......")
    view = GAME.view(state, 0)
    assert pickle.loads(pickle.dumps(view)) == view


absurd = [10**9, -(10**9), None, "x", 1.5, True, ()]
numbers: st.SearchStrategy[Any] = st.one_of(st.integers(-2, 8), st.sampled_from(absurd))
tries = st.one_of(
    st.builds(Lot, numbers),
    st.builds(Begin, numbers),
    st.builds(Place, numbers, numbers),
    st.builds(White, numbers, numbers),
    st.builds(AddBoard, numbers, numbers),
    st.builds(Turn, numbers, numbers),
    st.builds(Leave, numbers),
    st.just(Done()),
)


@settings(max_examples=150)
@given(st.sampled_from(GAME.counts), st.integers(0, 30), st.integers(0, 80), st.lists(tries, min_size=1, max_size=20))
def test_every_refusal_has_a_reason_with_a_text(seats: int, seed: int, steps: int, attempts: list[Action]) -> None:
    _, history = playout(seats, seed, stingy)
    state = GAME.start(seats)
    for seat, action in history[:steps]:
        state.play(seat, action)
    for seat in (CHANCE, *range(seats)):
        for action in attempts:
            legal = seat in state.to_act() and seat != CHANCE and action in state.actions(seat)
            reason = state.why_not(seat, action)
            if reason is not None:
                assert_text(reason.key, reason.params)
            if seat != CHANCE:
                assert legal == (reason is None)
            if reason is not None:
                with pytest.raises(IllegalAction):
                    perform(state, seat, action)


# The table


def tables(state: State) -> list[Table]:
    return [GAME.table(GAME.view(state, seat)) for seat in (*range(state.seats), PUBLIC)]


def clickable(table: Table) -> list[Action]:
    return [piece.action for zone in table.zones for piece in zone.pieces if piece.action is not None]


@pytest.mark.parametrize("seats", GAME.counts)
def test_every_legal_action_lies_on_the_table_of_the_seat_to_act_alone(seats: int) -> None:
    _, history = playout(seats, 3, stingy)
    state = GAME.start(seats)
    for seat, action in history:
        acting = state.to_act()[0]
        for who, table in zip((*range(seats), PUBLIC), tables(state), strict=True):
            expected = list(state.actions(who)) if who == acting else []
            assert sorted(map(repr, clickable(table))) == sorted(map(repr, expected))
            ids = [piece.id for zone in table.zones for piece in zone.pieces if piece.id]
            assert len(ids) == len(set(ids))
        state.play(seat, action)


def piece(state: State, zone: str, number: int) -> Piece:
    return GAME.table(GAME.view(state, state.to_act()[0])).zone(zone).pieces[number]


def test_a_space_tells_what_filling_the_board_is_worth() -> None:
    state = position(4, "rrggg.", "......")
    facts = piece(state, "board/0", 5).facts
    assert (facts[fact.COMPLETES], facts[fact.WORTH], facts[fact.SHARES]) == (1, (6, 0, 6, 0), (0, 6, 2, 6))
    assert fact.COMPLETES not in piece(state, "board/1", 0).facts
    do(state, Place(1, 0))
    assert piece(state, "board/0", 5).facts[fact.WORTH] == (4, 0, 8, 0)  # by a white tile now


def test_a_rotation_tells_what_the_meetings_would_give() -> None:
    state = position(4, "rrggg.", "...bb.", "y....y", active=1, whites=[0] * 4, boards=[0] * 4)
    do(state, Place(0, 5))
    zone = GAME.table(GAME.view(state, 1)).zone("rotations")
    for choice in zone.pieces:
        assert choice.action is not None
        after = state.copy()
        after.play(1, choice.action)
        met = [lines[1].points for lines in GAME.scoring(GAME.view(after, 1))]
        now = [lines[1].points for lines in GAME.scoring(GAME.view(state, 1))]
        assert choice.facts[fact.THEN] == tuple(met)
        assert choice.facts[fact.NOW] == tuple(now)
        meeting = GAME.table(GAME.view(after, 1)).zone("meeting/0").facts
        assert choice.facts[fact.MEETINGS] == (0,)
        assert (choice.facts[fact.TILES], choice.facts[fact.WORTH]) == (meeting[fact.TILES], meeting[fact.GIVES])
    assert len({choice.facts[fact.THEN] for choice in zone.pieces}) > 1


def test_a_tile_keeps_its_name_when_its_board_is_turned() -> None:
    state = position(4, "rygbr.", "......", whites=[0] * 4, boards=[0] * 4, active=1)
    do(state, Place(0, 5))
    before = {p.id: p.face for p in GAME.table(GAME.view(state, 1)).zone("board/0").pieces}
    do(state, Turn(0, 2))
    zone = GAME.table(GAME.view(state, 1)).zone("board/0")
    assert {p.id: p.face for p in zone.pieces} == before
    assert zone.pieces[2].id == "tile/0/0"
    assert zone.facts[fact.SCORED] == (0, 6, 1, 6)
    assert zone.facts[fact.TURNED] == 2


def test_the_table_tells_the_turn_and_what_everyone_has() -> None:
    state = position(2, "......", "......")
    do(state, Place(0, 0), Done())
    table = GAME.table(GAME.view(state, 1), open_hands=True)
    assert (table.facts[fact.TURN], table.facts[fact.TURNS], table.facts[fact.PHASE]) == (2, 44, "before")
    assert table.zone("supply/0").facts.plain() == {"tiles": (10, 11), "whites": 4, "boards": 4}
    assert table.seats[0][fact.COLOURS] == (0, 1)
    assert (table.seats[0][fact.DUE], table.seats[1][fact.ACTING], table.seats[0][fact.FIRST]) == (1, 1, 1)


def test_the_last_turn_stays_marked_until_the_next_tile() -> None:
    state = position(4, "rygbr.", "......", active=1)
    do(state, AddBoard(0, 1), Place(0, 5))
    assert state.phase == "rotate"
    do(state, Turn(0, 1))
    table = GAME.table(GAME.view(state, 2))
    assert [p.id for zone in table.zones for p in zone.pieces if p.facts.get(fact.LAST, 0)] == ["tile/0/5"]
    assert [table.zone(f"board/{i}").facts[fact.LAST] for i in range(3)] == [0, 0, 1]
    assert [table.zone(f"board/{i}").facts[fact.FRESH] for i in range(3)] == [1, 0, 0]
    do(state, Place(1, 0))
    table = GAME.table(GAME.view(state, 2))
    assert [p.id for zone in table.zones for p in zone.pieces if p.facts.get(fact.LAST, 0)] == ["tile/1/0"]
    assert not any(zone.facts[fact.LAST] or zone.facts[fact.FRESH] for zone in table.zones if zone.kind == "board")


@pytest.mark.parametrize(
    ("zone", "index", "reason"),
    [
        ("board/0", 0, "kaleido.space-taken"),
        ("supply/0", 1, "kaleido.tile-first"),
        ("supply/0", 2, "kaleido.no-board"),
        ("supply/1", 0, "core.inert"),
        ("choices", 0, "kaleido.tile-mandatory"),
    ],
)
def test_a_touch_that_does_nothing_says_why(zone: str, index: int, reason: str) -> None:
    state = position(3, "rrrrrr", "......", boards=[0] * 3)
    assert GAME.why_inert(GAME.view(state, 0), zone, index).key == reason


def test_after_the_tile_a_space_waits_for_the_choice_of_the_extra_action() -> None:
    state = position(3, "rrrrrr", "......")
    do(state, Place(1, 0))
    assert GAME.why_inert(GAME.view(state, 0), "board/1", 3).key == "kaleido.choose-extra"
    assert GAME.why_inert(GAME.view(state, 0), "supply/0", 0).key == "kaleido.tile-placed"


@pytest.mark.parametrize(("left", "last"), [((1, 1, 0), True), ((2, 1, 1), False), ((1, 1, 1), True)])
def test_the_last_round_is_when_nobody_has_more_than_one_tile(left: Sequence[int], last: bool) -> None:
    assert is_last_round([Facts(fact.TILES_LEFT(number)) for number in left]) == last


def test_boards_are_turned_one_after_the_other() -> None:
    view = replace(GAME.view(position(4, "rrggg.", "......"), 0), pending=(1, 0))
    boards = [zone for zone in GAME.table(view).zones if zone.kind == "board"]
    assert [zone.id for zone in boards if zone.facts[fact.TURNING]] == ["board/1"]
