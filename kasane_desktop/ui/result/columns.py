"""The columns of points: as wide as what stands above their figures needs."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtGui import QFont

from kasane_desktop.scene.kit import Look
from kasane_desktop.scene.kit.paint import width
from kasane_desktop.scene.kit.text import wrapped
from kasane_desktop.ui.result.standings import FinalResult

NARROW, SHORT, WIDE, BETWEEN = 80, 136, 160, 22  # design units
TOTAL = 110  # room for the total and the space before it


@dataclass(frozen=True)
class Columns:
    """`ends` are the right ends of the columns, as distances from the right end of the total."""

    headings: tuple[tuple[str, ...], ...]  # in lines; none where the total is all there is
    ends: tuple[int, ...]
    rooms: tuple[int, ...]
    start: int  # where all of them begin

    @property
    def lines(self) -> int:
        """Of the highest heading."""
        return max(map(len, self.headings), default=0)


def small(look: Look) -> QFont:
    return look.sans(12.5)


def pitch(font: QFont) -> int:
    """From line to line."""
    return round(font.pixelSize() * 1.3)


def columns_for(look: Look, ending: FinalResult) -> Columns:
    font = small(look)
    rooms = [_room(look, font, heading) for heading in ending.headings]
    at, ends = look.px(TOTAL), []
    for room in reversed(rooms):
        ends.append(at)
        at += room + look.px(BETWEEN)
    lines = tuple(tuple(wrapped(text, font, room, 3)) for text, room in zip(ending.headings, rooms, strict=True))
    return Columns(lines, tuple(reversed(ends)), tuple(rooms), at)


def _room(look: Look, font: QFont, text: str) -> int:
    """The width of a text that is not long, else the least at which it needs no more than two lines."""
    least, most = max(look.px(NARROW), 86), max(look.px(WIDE), 120)
    whole = math.ceil(width(font, text)) + 2
    if whole <= max(look.px(SHORT), 112):
        return max(look.px(NARROW), whole)
    for room in range(least, most, 4):
        lines = wrapped(text, font, room, 3)
        if len(lines) <= 2 and max(width(font, line) for line in lines) <= room:
            return room
    return most
