"""Text in the scene, set on a baseline, that never grows out of its place."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSimpleTextItem

from kasane_desktop.scene.kit.plain import set_tip

from .text import wrapped

Align = Literal["l", "c", "r"]


class TextItem(QGraphicsSimpleTextItem):
    """One line, or up to `lines` lines, within max_width pixels; aligned l, c or r about the point of `place`."""

    def __init__(
        self,
        font: QFont,
        colour: str | QColor,
        text: str = "",
        *,
        align: Align = "l",
        max_width: float | None = None,
        lines: int = 1,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(parent)
        self._align, self._max_width, self._lines = align, max_width, lines
        self._x, self._baseline = 0.0, QFontMetricsF(font).ascent()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFont(font)
        self.set_colour(colour)
        self.set_text(text)

    def set_colour(self, colour: str | QColor) -> None:
        self.setBrush(QBrush(QColor(colour)))

    def set_text(self, text: str) -> None:
        """The whole text is kept as tool tip when it had to be shortened."""
        shown = text
        if self._max_width is not None:
            shown = "\n".join(wrapped(text, self.font(), self._max_width, self._lines))
        self.setText(shown)
        set_tip(self, text if shown.endswith("…") and shown != text else "")
        self._settle()

    def place(self, x: float, baseline: float) -> None:
        """Stand on a baseline (that of the first line)."""
        self._x, self._baseline = x, baseline
        self._settle()

    def centre_on(self, x: float, cy: float) -> None:
        """Stand so that the capitals of one line are centred on cy."""
        self.place(x, cy + QFontMetricsF(self.font()).capHeight() / 2)

    @property
    def width(self) -> float:
        metrics = QFontMetricsF(self.font())
        return max((metrics.horizontalAdvance(line) for line in self.text().split("\n")), default=0.0)

    @property
    def height(self) -> float:
        return self.boundingRect().height()

    def _settle(self) -> None:
        shift = {"l": 0.0, "c": self.width / 2, "r": self.width}[self._align]
        ascent = QFontMetricsF(self.font()).ascent()
        self.setPos(round(self._x - shift), round(self._baseline - ascent))
