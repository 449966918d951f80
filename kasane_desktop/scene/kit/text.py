"""Texts that are cut or broken where room ends."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF

from .look import Look
from .ornament import dotted, separated
from .phrases import is_japanese, joined, phrases, plain

MANY = 99
"""More lines than anything has that is told at a table."""


def elided(text: str, font: QFont, room: float) -> str:
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)


def led(line: str, font: QFont, room: float) -> str:
    """As many of the phrases on a line as have room, from the first one on; that one is elided if it has none."""
    phrases = separated(line)
    while len(phrases) > 1 and QFontMetricsF(font).horizontalAdvance(dotted(*phrases)) > room:
        phrases.pop()
    return elided(dotted(*phrases), font, room)


def wrapped(text: str, font: QFont, room: float, lines: int) -> list[str]:
    """The text broken into at most so many lines of the given width; what is left over is elided."""
    from PySide6.QtGui import QTextLayout, QTextOption  # the lobby is seen before they are needed

    metrics, out = QFontMetricsF(font), list[str]()
    for paragraph in (
        joined(part, lambda phrase: metrics.horizontalAdvance(phrase) > room) for part in text.split("\n")
    ):
        layout = QTextLayout(paragraph, font)
        layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(room)
            if len(out) == lines - 1:
                rest = plain(paragraph[line.textStart() :])
                layout.endLayout()
                return [*out, elided(rest, font, room)]
            out.append(plain(paragraph[line.textStart() : line.textStart() + line.textLength()]).rstrip())
        layout.endLayout()
    return out


def shrunk(look: Look, font: QFont, text: str, room: float) -> QFont:
    """The largest type, from this one down to the smallest that can be read, in which a line has room."""
    for tried in look.sizes(font):
        if QFontMetricsF(tried).horizontalAdvance(text) <= room:
            break
    return tried


def fitted(
    look: Look, font: QFont, text: str, room: float, lines: int, high: float | None = None, leading: float = 1.15
) -> tuple[QFont, list[str]]:
    """The text in the largest type, from this one down to the smallest that can be read, in which it has room for each
    of its words in so many lines, and in a height if there is one, all in pixels. If it has none, the rest is elided.
    """
    whole = whole_in(look, font, text, room, lines, high, leading)
    if whole is not None:
        return whole
    *_, smallest = look.sizes(font)
    return smallest, wrapped(text, smallest, room, lines)


def whole_in(
    look: Look, font: QFont, text: str, room: float, lines: int, high: float | None = None, leading: float = 1.15
) -> tuple[QFont, list[str]] | None:
    """The same; None if there is no room for all of it. A phrase of Japanese is torn only where the smallest type has
    no line for it."""
    for torn in (False, True):
        for tried in look.sizes(font):
            metrics = QFontMetricsF(tried)
            if not torn and is_japanese(text) and any(metrics.horizontalAdvance(one) > room for one in phrases(text)):
                continue
            rows = wrapped(text, tried, room, MANY)
            fits_in = max((metrics.horizontalAdvance(row) for row in rows), default=0.0) <= room + 1
            if fits_in and len(rows) <= lines and (high is None or len(rows) * tried.pixelSize() * leading <= high):
                return tried, rows
    return None
