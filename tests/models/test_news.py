"""What the others have done since one's own last turn, as it is marked on the table."""

from __future__ import annotations

from random import Random

import pytest

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.fact import NEW
from kasane_desktop.core.table import Table
from kasane_desktop.games.layering.rules.actions import Meld, Take
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.models.news import first_new, with_news


def marks(table: Table) -> dict[str, list[int]]:
    """Where something is marked, by zones."""
    found = {zone.id: [row for row, piece in enumerate(zone.pieces) if piece.facts.get(NEW, 0)] for zone in table.zones}
    return {zone: rows for zone, rows in found.items() if rows}


def without_marks(table: Table) -> str:
    return str(table).replace("{'new': 1}", "{}").replace(", 'new': 1", "")


@pytest.mark.parametrize("game", CATALOGUE)
def test_marks_are_all_that_is_added_and_none_is_in_ones_own_place(game: str) -> None:
    match, rng = (
        Match(CATALOGUE[game], [Sitter(f"P{n}") for n in range(max(3, CATALOGUE[game].counts[0]))], seed=2),
        Random(2),
    )
    seen = 0
    while match.to_act() and match.cursor < 60:
        if match.deal():
            continue
        if 0 in match.to_act():
            table = match.table(0)
            told = with_news(match, table, 0)
            assert without_marks(told) == without_marks(table)
            found = marks(told)
            assert not any(told.zone(zone).owner == 0 for zone in found)
            first = first_new(match, 0)
            assert match.covered <= first
            if first == match.cursor:
                assert not found
            seen += bool(found)
        seat = rng.choice(match.to_act())
        match.play(seat, rng.choice(match.actions(seat)))
    assert seen > 2


def test_a_card_that_was_taken_and_a_group_that_was_laid_are_marked_where_they_lie() -> None:
    match, rng = Match(CATALOGUE["kasane"], [Sitter(f"P{n}") for n in range(3)], seed=4), Random(4)
    taken = laid = 0
    while match.to_act() and not (taken and laid):
        if match.deal():
            continue
        seat = match.to_act()[0]
        groups = [action for action in match.actions(seat) if isinstance(action, Meld)]
        action = rng.choice(groups or match.actions(seat))
        match.play(seat, action)
        found = marks(with_news(match, match.table(0), 0))
        if seat == 0:
            assert not found
        elif first_new(match, 0) == match.cursor - 1 and isinstance(action, Take):
            zone = "robe" if "special" in match.events(match.cursor - 1)[0].key else "hand"
            rows = len(match.table(0).zone(f"{zone}/{seat}").pieces)
            assert found == {f"{zone}/{seat}": [rows - 1]}
            taken += 1
        elif isinstance(action, Meld):
            rows = len(match.table(0).zone(f"robe/{seat}").pieces)
            assert found[f"robe/{seat}"][-action.k :] == list(range(rows - action.k, rows))
            assert f"combination/{action.combination}" in found
            laid += 1
    assert taken
    assert laid


def test_nothing_is_new_at_the_end() -> None:
    match, rng = Match(CATALOGUE["rainbow"], [Sitter(f"P{n}") for n in range(3)], seed=1), Random(1)
    while match.to_act():
        if not match.deal():
            seat = match.to_act()[0]
            match.play(seat, rng.choice(match.actions(seat)))
    assert with_news(match, match.shown_table(0), 0) == match.shown_table(0)


@pytest.mark.parametrize("game", CATALOGUE)
def test_before_ones_first_turn_all_is_new_that_was_done_and_nothing_that_was_dealt(game: str) -> None:
    seats = max(3, CATALOGUE[game].counts[0])
    for seed in range(30):
        match, rng = Match(CATALOGUE[game], [Sitter(f"P{n}") for n in range(seats)], seed=seed), Random(seed)
        while match.deal():
            assert first_new(match, 0) == match.cursor
            assert not marks(with_news(match, match.table(0), 0))
        dealt = match.cursor
        found: dict[str, list[int]] = {}
        while not found and (others := [seat for seat in match.to_act() if seat]):
            match.play(others[0], rng.choice(match.actions(others[0])))
            while match.deal():
                pass
            assert first_new(match, 0) == max(dealt, match.covered)
            found = marks(with_news(match, match.table(0), 0))
        if found:
            assert not any(match.table(0).zone(zone).owner == 0 for zone in found)
            return
    raise AssertionError("nobody ever acted before")
