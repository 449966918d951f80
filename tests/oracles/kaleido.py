"""Kaleido counted again, slowly: triangles as points in the plane, points by sorting."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from typing import Any

from kasane_desktop.core.game import Action
from kasane_desktop.games.kaleido.rules.actions import AddBoard, Begin, Place, Turn, White
from kasane_desktop.games.kaleido.rules.state import State

NAMES = ("red", "yellow", "green", "blue", "violet")
PAIRS = (("red", "yellow"), ("blue", "violet"))
COLOUR_TILES = {2: 11, 3: 12, 4: 11, 5: 11}
EXTRAS = {2: 4, 3: 2, 4: 2, 5: 2}  # white tiles and boards of each seat

Board = tuple[int, int]
Point = tuple[float, float]


def shares(six: list[str]) -> dict[str, int]:
    """The points of six tiles by colour."""
    ranks = [(tile, six.count(tile)) for tile in dict.fromkeys(six) if tile != "white"]
    best = max((number for _, number in ranks), default=0)
    most = [tile for tile, number in ranks if number == best]
    if best == 6:
        return {most[0]: 12}
    if len(most) > 1:
        return {tile: math.floor(12 / len(most)) for tile in most}
    next_best = max((number for _, number in ranks if number < best), default=0)
    second = [tile for tile, number in ranks if number == next_best]
    return {**dict.fromkeys(most, 8), **{tile: math.floor(4 / len(second)) for tile in second}}


def centre(board: Board) -> Point:
    q, r = board
    return math.sqrt(3) * (q + r / 2), 1.5 * r


def corners(board: Board, space: int) -> list[Point]:
    """The two outer corners of a space's triangle; the third is the board's centre."""
    x, y = centre(board)
    angles = [math.radians(-60 + 60 * space + side) for side in (-30, 30)]
    return [(round(x + math.cos(a), 3) + 0.0, round(y + math.sin(a), 3) + 0.0) for a in angles]


def meeting_hexagons(boards: list[Board]) -> dict[Point, list[tuple[Board, int]]]:
    """The points where three boards meet, with the triangles that touch them."""
    touching: dict[Point, list[tuple[Board, int]]] = {}
    for board in boards:
        for space in range(6):
            for point in corners(board, space):
                touching.setdefault(point, []).append((board, space))
    return {point: triangles for point, triangles in touching.items() if len({b for b, _ in triangles}) == 3}


def recount(seats: int, options: Mapping[str, Any], history: list[tuple[int, Action]]) -> tuple[int, ...]:
    """The final scores of a complete match, from its actions alone."""
    boards: list[Board] = [(0, 0), (1, 0)]
    tiles: dict[tuple[Board, int], str] = {}
    points: Counter[str] = Counter()
    following: dict[int, str] = {} if seats == 2 else dict(enumerate(NAMES[:seats]))
    for seat, action in history:
        if isinstance(action, Begin):
            following[seat] = NAMES[action.colour]
        elif isinstance(action, AddBoard):
            boards.append((action.q, action.r))
        elif isinstance(action, Turn):
            board = boards[action.board]
            old = [tiles[board, space] for space in range(6)]
            for space in range(6):
                tiles[board, (space + action.steps) % 6] = old[space]
        elif isinstance(action, Place | White):
            board = boards[action.board]
            assert (board, action.space) not in tiles
            tiles[board, action.space] = "white" if isinstance(action, White) else following[seat]
            if isinstance(action, Place) and seats == 2:
                one, other = PAIRS[seat]
                following[seat] = other if following[seat] == one else one
            six = [tiles.get((board, space), "") for space in range(6)]
            if all(six):
                points.update(shares(six))
    for triangles in meeting_hexagons(boards).values():
        six = [tiles.get(triangle, "") for triangle in triangles]
        if all(six):
            points.update(shares(six))
    owned = PAIRS if seats == 2 else tuple((name,) for name in NAMES[:seats])
    return tuple(sum(points[name] for name in names) for names in owned)


def inventory(state: State) -> Counter[str]:
    """Every tile and board, on the table or before the seats."""
    found: Counter[str] = Counter()
    for tile in state.tiles:
        if tile >= 0:
            found[(*NAMES, "white")[tile]] += 1
    for seat in range(state.seats):
        if state.seats == 2:  # tile by tile, as they will alternate
            first = state.due[seat] if state.due[seat] >= 0 else NAMES.index(PAIRS[seat][0])
            both = [NAMES[first], *(name for name in PAIRS[seat] if name != NAMES[first])]
            for number in range(state.hand[seat]):
                found[both[number % 2]] += 1
        else:
            found[NAMES[seat]] += state.hand[seat]
    found["white"] += sum(state.whites)
    found["board"] += sum(state.boards) + len(state.comb.cells)
    return found


def expected_inventory(seats: int, options: Mapping[str, Any]) -> Counter[str]:
    names = PAIRS[0] + PAIRS[1] if seats == 2 else NAMES[:seats]
    expected = Counter(dict.fromkeys(names, COLOUR_TILES[seats]))
    expected["white"] = seats * EXTRAS[seats]
    expected["board"] = 2 + seats * EXTRAS[seats]
    return expected
