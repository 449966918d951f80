"""The columns of points: as wide as what stands above or below their figures needs."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGraphicsItem

from kasane_desktop.scene.kit import Look, TextItem
from kasane_desktop.scene.kit.paint import width
from kasane_desktop.scene.kit.text import wrapped
from kasane_desktop.ui.result.standings import Ending

NARROW, WIDE, BETWEEN = 100, 160, 22  # design units
TOTAL = 110  # room for the total and the space before it


@dataclass(frozen=True)
class Columns:
    """`ends` are the right ends of the columns, as distances from the right end of the total."""

    headings: tuple[str, ...]  # none: each cell has words of its own
    ends: tuple[int, ...]
    rooms: tuple[int, ...]
    start: int  # where all of them begin


def columns_for(look: Look, ending: Ending) -> Columns:
    headings, font = ending.headings, look.sans(12.5)
    texts = [(heading,) for heading in headings] or [
        tuple(line.text for line in column) for column in zip(*(s.lines for s in ending.rows), strict=True)
    ]
    rooms = [max(_room(look, font, text) for text in column) for column in texts]
    at, ends = look.px(TOTAL), []
    for room in reversed(rooms):
        ends.append(at)
        at += room + look.px(BETWEEN)
    return Columns(headings, tuple(reversed(ends)), tuple(rooms), at)


def _room(look: Look, font: QFont, text: str) -> int:
    """The least width at which a text needs no more than two lines."""
    least, most = max(look.px(NARROW), 86), max(look.px(WIDE), 120)
    for room in range(least, most, 4):
        lines = wrapped(text, font, room, 3)
        if len(lines) <= 2 and max(width(font, line) for line in lines) <= room:
            return room
    return most


def write_right(
    look: Look, font: QFont, colour: str, text: str, room: int, lines: int, on: QGraphicsItem | None = None
) -> list[TextItem]:
    """A text in lines that end at the same place: an item for each, to be placed one below the other."""
    parts = wrapped(text, font, room, lines)
    items = [TextItem(font, colour, part, align="r", max_width=room, parent=on) for part in parts]
    if parts and parts[-1].endswith("…"):
        items[-1].setToolTip(text)
    return items
