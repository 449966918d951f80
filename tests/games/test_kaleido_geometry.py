"""Kaleido's honeycomb and majorities, held against coordinates in the plane."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kasane_desktop.games.kaleido.rules.actions import AddBoard
from kasane_desktop.games.kaleido.rules.honeycomb import (
    DIRECTIONS,
    FIRST_COMB,
    START,
    Comb,
    comb_of,
    different_rotations,
    rotated,
)
from kasane_desktop.games.kaleido.rules.majority import COLOURS, EMPTY, meeting_points, shares
from tests.oracles import kaleido as oracle

LETTERS = "rygbvw."
growths = st.lists(st.integers(0, 1000), max_size=10)
tiles = st.lists(st.integers(EMPTY, 5), min_size=72, max_size=72)
sixes = st.lists(st.integers(0, 5), min_size=6, max_size=6)


def read(six: str) -> list[int]:
    return [-1 if letter == "." else LETTERS.index(letter) for letter in six]


def grown(choices: list[int]) -> Comb:
    comb = FIRST_COMB
    for choice in choices:
        ghost = comb.ghosts[choice % len(comb.ghosts)]
        comb = comb.with_board(ghost.q, ghost.r)
    return comb


def centroid(board: tuple[int, int], space: int) -> tuple[float, float]:
    points = [oracle.centre(board), *oracle.corners(board, space)]
    return sum(x for x, _ in points) / 3, sum(y for _, y in points) / 3


@pytest.mark.parametrize("space", range(6))
def test_the_neighbour_beyond_a_space_lies_in_its_direction(space: int) -> None:
    x, y = oracle.centre(DIRECTIONS[space])
    assert math.hypot(x, y) == pytest.approx(math.sqrt(3))
    assert (math.degrees(math.atan2(y, x)) - (-60 + 60 * space) + 180) % 360 == pytest.approx(180)


@given(growths)
def test_a_board_may_join_wherever_it_shares_a_whole_side(choices: list[int]) -> None:
    comb = grown(choices)
    around = [(q, r) for q in range(-13, 15) for r in range(-13, 15)]
    beside = {
        cell
        for cell in around
        if cell not in comb.cells
        and any(math.dist(oracle.centre(cell), oracle.centre(board)) < 1.8 for board in comb.cells)
    }
    assert {(ghost.q, ghost.r) for ghost in comb.ghosts} == beside
    assert len(comb.ghosts) == len(beside)


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_all_twelve_boards_may_lie_in_a_line(direction: tuple[int, int]) -> None:
    comb, (q, r) = FIRST_COMB, START[direction[0] > 0]
    for _ in range(10):
        q, r = q + direction[0], r + direction[1]
        assert AddBoard(q, r) in comb.ghosts
        comb = comb.with_board(q, r)
    assert len(comb.cells) == 12


@given(growths)
def test_meetings_are_the_points_that_triangles_of_three_boards_touch(choices: list[int]) -> None:
    comb = grown(choices)
    expected = {frozenset(triangles) for triangles in oracle.meeting_hexagons(list(comb.cells)).values()}
    found = [frozenset((comb.cells[at // 6], at % 6) for at in meeting) for meeting in comb.meetings]
    assert len(found) == len(expected)
    assert set(found) == expected


@given(growths)
def test_the_triangles_of_a_meeting_run_clockwise_from_the_upper_right(choices: list[int]) -> None:
    comb = grown(choices)
    for meeting in comb.meetings:
        boards = {comb.cells[at // 6] for at in meeting}
        x = sum(oracle.centre(board)[0] for board in boards) / 3
        y = sum(oracle.centre(board)[1] for board in boards) / 3
        for place, at in enumerate(meeting):
            tx, ty = centroid(comb.cells[at // 6], at % 6)
            angle = math.degrees(math.atan2(ty - y, tx - x))
            assert (angle - (-60 + 60 * place) + 180) % 360 == pytest.approx(180, abs=0.5)


@given(growths)
def test_a_comb_is_the_same_whether_grown_or_rebuilt(choices: list[int]) -> None:
    comb = grown(choices)
    again = comb_of(comb.cells)
    assert (again.cells, again.ghosts, again.meetings) == (comb.cells, comb.ghosts, comb.meetings)
    assert comb.cells[:2] == START


@given(sixes, st.integers(1, 5))
def test_a_rotation_moves_each_tile_clockwise_around_the_centre(six: list[int], steps: int) -> None:
    turned = rotated(six, steps)
    for space in range(6):
        x, y = centroid((0, 0), space)
        angle = math.atan2(y, x) + math.radians(60 * steps)  # y points down: a growing angle is clockwise
        radius = math.hypot(x, y)
        target = (radius * math.cos(angle), radius * math.sin(angle))
        landed = min(range(6), key=lambda place: math.dist(centroid((0, 0), place), target))
        assert turned[landed] == six[space]


@given(st.one_of(sixes, st.lists(st.integers(0, 1), min_size=6, max_size=6)))
def test_rotations_that_look_the_same_are_counted_once(six: list[int]) -> None:
    assert different_rotations(six) == len({tuple(six[k:] + six[:k]) for k in range(6)})


@pytest.mark.parametrize(
    ("six", "expected"),
    [
        ("rrrwwg", {"r": 8, "g": 4}),
        ("vvvwyg", {"v": 8, "y": 2, "g": 2}),
        ("rrbbvv", {"r": 4, "b": 4, "v": 4}),
        ("vvvrgy", {"v": 8, "r": 1, "g": 1, "y": 1}),
        ("rrrrbb", {"r": 8, "b": 4}),
        ("rygbvw", {"r": 2, "y": 2, "g": 2, "b": 2, "v": 2}),
        ("rrrrrr", {"r": 12}),
        ("rrrrrw", {"r": 8}),
        ("gwwwww", {"g": 8}),
        ("wwwwww", {}),
        ("rrrbbb", {"r": 6, "b": 6}),
        ("rrbbgw", {"r": 6, "b": 6}),
        ("rrbbgy", {"r": 6, "b": 6}),
        ("rrygbv", {"r": 8, "y": 1, "g": 1, "b": 1, "v": 1}),
        ("rybwww", {"r": 4, "y": 4, "b": 4}),
    ],
)
def test_majority(six: str, expected: dict[str, int]) -> None:
    assert {LETTERS[colour]: points for colour, points in shares(read(six)) or ()} == expected


@given(st.lists(st.integers(EMPTY, 5), min_size=6, max_size=6))
def test_majority_agrees_with_sorting_the_tiles(six: list[int]) -> None:
    found = shares(six)
    if EMPTY in six:
        assert found is None
    else:
        assert found is not None
        assert {COLOURS[colour]: points for colour, points in found} == oracle.shares([COLOURS[tile] for tile in six])


@settings(max_examples=60)
@given(growths, tiles)
def test_meeting_points_agree_with_the_triangles_in_the_plane(choices: list[int], laid: list[int]) -> None:
    comb = grown(choices)
    laid = [tile if tile != EMPTY or at % 3 else 0 for at, tile in enumerate(laid)]
    expected = dict.fromkeys(oracle.NAMES, 0)
    for triangles in oracle.meeting_hexagons(list(comb.cells)).values():
        six = [laid[6 * comb.cells.index(board) + space] for board, space in triangles]
        if EMPTY not in six:
            for name, points in oracle.shares([COLOURS[tile] for tile in six]).items():
                expected[name] += points
    assert meeting_points(laid, comb.meetings) == list(expected.values())
