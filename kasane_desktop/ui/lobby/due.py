"""How many of one's mistakes are to be practised today: a number at the edge of the lobby, and the way to them."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from kasane_desktop.scene.kit import Look
from kasane_desktop.ui.controls.widgets import WordButton


class DueButton(WordButton):
    """Is there while something is due, and says no more about it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("outline", 14)
        self.setParent(parent)
        self.number = 0

    def show_number(self, number: int) -> None:
        self.number = number
        self.retranslate()
        self.setVisible(number > 0)

    def retranslate(self) -> None:
        label = self.tr("My mistakes ({number})").format(number=self.number)
        self.say(label, self.tr("%n of my mistakes are to be practised", "", self.number))

    def fit(self, look: Look, right: int, middle: int) -> int:
        """Take a place that ends there; how wide it is."""
        self.restyle(look)
        size = self.sizeHint()
        self.setGeometry(right - size.width(), middle - size.height() // 2, size.width(), size.height())
        return size.width()
