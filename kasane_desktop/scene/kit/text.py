"""Texts that are cut or broken where room ends."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF

from .phrases import joined, plain


def elided(text: str, font: QFont, room: float) -> str:
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)


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
