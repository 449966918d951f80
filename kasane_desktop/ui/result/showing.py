"""What a seat has to show at the end, by game: a portrait beside the winner, and pieces or a picture for everyone."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from kasane_desktop.core.game import Seat
from kasane_desktop.core.table import Table
from kasane_desktop.scene.faces import outline, sprite_name
from kasane_desktop.scene.kit import Look, Outline, Picture
from kasane_desktop.ui.result.glass import comb, laid_glass
from kasane_desktop.ui.result.grid import CARDS, MOSAIC, TOKENS, Frame

Groups = tuple[tuple[str, ...], ...]
"""Faces that lie together, in order."""
_NOT_SHOWN = ("hand", "groups")


def zones(*kinds: str) -> Callable[[Table, Seat], Groups]:
    """The pieces of a seat in zones of these kinds; without any, all that lies open before it."""

    def groups(table: Table, seat: Seat) -> Groups:
        own = [zone for zone in table.zones if zone.owner == seat]
        if kinds:
            own = [zone for kind in kinds for zone in own if zone.kind == kind]
        else:
            own = [zone for zone in own if zone.kind not in _NOT_SHOWN]
        return tuple(tuple(piece.face for piece in zone.pieces if sprite_name(piece.face)) for zone in own)

    return groups


def tokens(table: Table, seat: Seat) -> Groups:
    """Kabuki: what was left after each round, which are the points."""
    kept_tokens = table.seats[seat]["rounds"]
    assert isinstance(kept_tokens, tuple)
    return tuple(("kabuki/token",) * int(number) for number in kept_tokens)


class Showing(NamedTuple):
    portrait: str = ""  # face of a card that stands for the winner
    groups: Callable[[Table, Seat], Groups] = zones()
    paint: Callable[[Look, Table, Seat, int, int], Picture] | None = None  # before the pieces, or large instead of them
    frame: Frame = CARDS


SHOWINGS = {
    "kasane": Showing("lady", zones("robe")),
    "kimono": Showing("lady", zones("accessories", "robe")),
    "rainbow": Showing("rainbow/back", zones("taken")),
    "kabuki": Showing("kabuki/mask-0", tokens, frame=TOKENS),
    "kaleido": Showing(groups=laid_glass, paint=comb, frame=MOSAIC),
}


def showing(game: str) -> Showing:
    return SHOWINGS.get(game, Showing())


# -- pieces in lines ------------------------------------------------------------------------------


class Laid(NamedTuple):
    face: str
    outline: Outline
    x: int
    y: int


class _Spread(NamedTuple):
    """How far apart pieces lie, in parts of their width."""

    least: float
    most: float


_OVERLAPPING, _APART = _Spread(0.34, 0.62), _Spread(0.7, 1.1)


def lay_out(groups: Groups, w: int, h: int, tallest_round: int, most_lines: int) -> list[Laid]:
    """Pieces in one or more lines within w x h, as large and as open as they can be."""
    groups = tuple(group for group in groups if group)
    if not groups:
        return []
    return max((_attempt(groups, n, w, h, tallest_round) for n in range(1, most_lines + 1)), key=lambda a: a[0])[1]


def _attempt(groups: Groups, number: int, w: int, h: int, tallest_round: int) -> tuple[float, list[Laid]]:
    """The pieces in so many lines, and how well they are seen."""
    gap = max(2, h // 30)
    high = (h - gap * (number - 1)) // number
    first = outline(groups[0][0], high)
    if first.kind != "rect":
        high = min(high, tallest_round)
    spread = _OVERLAPPING if first.kind == "rect" else _APART
    lines = _split(groups, number)
    step = min(_step(line, w, high, spread) for line in lines)
    if spread is _APART and step < spread.least:  # they get smaller rather than hide each other
        high = max(1, int(high * step / spread.least))
        step = min(_step(line, w, high, spread) for line in lines)
    y = (h - high * len(lines) - gap * (len(lines) - 1)) // 2
    laid = []
    for row, line in enumerate(lines):
        x = 0.0
        for group in line:
            for face in group:
                shape = outline(face, high)
                laid.append(Laid(face, shape, round(x), y + row * (high + gap)))
                x += shape.w * step
            x += _space(high)
    orderly = 1.4 if number == len(groups) else 1.0
    return orderly * high * high * step * min(1.0, step / spread.least) ** 2, laid


def _space(high: int) -> float:
    """Between two groups."""
    return high * 0.16


def _step(line: Sequence[Sequence[str]], w: int, high: int, spread: _Spread) -> float:
    """The step that brings a line of groups into the width."""
    widths = [outline(face, high).w for group in line for face in group]
    room = w - widths[-1] - _space(high) * (len(line) - 1)
    return spread.most if len(widths) == 1 else max(0.05, min(spread.most, room / max(1.0, sum(widths[:-1]))))


def _split(groups: Groups, number: int) -> list[Groups]:
    """Each group on its own line if the numbers are equal, else all pieces in lines of equal length."""
    if number == 1:
        return [groups]
    if number == len(groups):
        return [(group,) for group in groups]
    faces = [face for group in groups for face in group]
    each = math.ceil(len(faces) / number)
    return [(tuple(faces[at : at + each]),) for at in range(0, len(faces), each)]
