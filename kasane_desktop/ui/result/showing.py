"""What a seat has to show, laid in lines."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from kasane_desktop.scene.faces import Faces
from kasane_desktop.scene.kit import Outline
from kasane_desktop.scene.showing import Groups


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


def lay_out(faces: Faces, groups: Groups, w: int, h: int, tallest_round: int, most_lines: int) -> list[Laid]:
    """Pieces in one or more lines within w x h, as large and as open as they can be."""
    shown = (tuple(face for face in group if faces.sprite_name(face)) for group in groups)
    groups = tuple(group for group in shown if group)
    if not groups:
        return []
    return max((_attempt(faces, groups, n, w, h, tallest_round) for n in range(1, most_lines + 1)), key=lambda a: a[0])[
        1
    ]


def _attempt(faces: Faces, groups: Groups, number: int, w: int, h: int, tallest_round: int) -> tuple[float, list[Laid]]:
    """The pieces in so many lines, and how well they are seen."""
    gap = max(2, h // 30)
    high = (h - gap * (number - 1)) // number
    first = faces.outline(groups[0][0], high)
    if first.kind != "rect":
        high = min(high, tallest_round)
    spread = _OVERLAPPING if first.kind == "rect" else _APART
    lines = _split(groups, number)
    step = min(_step(faces, line, w, high, spread) for line in lines)
    if spread is _APART and step < spread.least:  # they get smaller rather than hide each other
        high = max(1, int(high * step / spread.least))
        step = min(_step(faces, line, w, high, spread) for line in lines)
    y = (h - high * len(lines) - gap * (len(lines) - 1)) // 2
    laid = []
    for row, line in enumerate(lines):
        x = 0.0
        for group in line:
            for face in group:
                shape = faces.outline(face, high)
                laid.append(Laid(face, shape, round(x), y + row * (high + gap)))
                x += shape.w * step
            x += _space(high)
    orderly = 1.4 if number == len(groups) else 1.0
    return orderly * high * high * step * min(1.0, step / spread.least) ** 2, laid


def _space(high: int) -> float:
    """Between two groups."""
    return high * 0.16


def _step(faces: Faces, line: Sequence[Sequence[str]], w: int, high: int, spread: _Spread) -> float:
    """The step that brings a line of groups into the width."""
    widths = [faces.outline(face, high).w for group in line for face in group]
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
