"""Colours, and what six tiles are worth.

A hexagon's tiles are counted in one number: each tile adds its WEIGHT, and MAJORITY knows every
sum that six tiles can give. A sum that is not in it belongs to a hexagon with empty spaces.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement
from typing import Final

RED, YELLOW, GREEN, BLUE, VIOLET, WHITE = range(6)
EMPTY: Final = -1
COLOURS = ("red", "yellow", "green", "blue", "violet", "white")

Shares = tuple[tuple[int, int], ...]
"""(colour, points), greatest first."""

_TILE: Final = 8**5  # white adds only this: it fills a space and counts for nobody
FULL: Final = 6 * _TILE
WEIGHT: Final = (*(8**colour + _TILE for colour in range(5)), _TILE, 0)  # the last is found by EMPTY


def majority(counts: Sequence[int]) -> Shares:
    """The points of six tiles, of which `counts` gives the number of each colour, white left out."""
    present = sorted(((number, colour) for colour, number in enumerate(counts) if number), key=lambda p: (-p[0], p[1]))
    if not present:
        return ()
    most = [colour for number, colour in present if number == present[0][0]]
    if len(most) > 1:
        return tuple((colour, 12 // len(most)) for colour in most)
    if present[0][0] == 6:
        return ((most[0], 12),)
    second = [colour for number, colour in present[1:] if number == present[1][0]]
    return ((most[0], 8), *((colour, 4 // len(second)) for colour in second))


MAJORITY: Final[dict[int, Shares]] = {
    sum(WEIGHT[tile] for tile in six): majority([six.count(colour) for colour in range(5)])
    for six in combinations_with_replacement(range(6), 6)
}


def shares(tiles: Iterable[int]) -> Shares | None:
    """What six tiles give to whom; None while a space is empty."""
    return MAJORITY.get(sum([WEIGHT[tile] for tile in tiles]))


def meeting_points(tiles: Sequence[int], meetings: Iterable[Sequence[int]]) -> list[int]:
    """The points of all complete hexagons where three boards meet, by colour."""
    points = [0] * 5
    for a, b, c, d, e, f in meetings:
        won = MAJORITY.get(
            WEIGHT[tiles[a]]
            + WEIGHT[tiles[b]]
            + WEIGHT[tiles[c]]
            + WEIGHT[tiles[d]]
            + WEIGHT[tiles[e]]
            + WEIGHT[tiles[f]]
        )
        if won:
            for colour, share in won:
                points[colour] += share
    return points
