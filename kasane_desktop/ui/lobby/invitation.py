"""Said once, to somebody who starts the program for the first time."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from kasane_desktop.scene.kit import Look
from kasane_desktop.ui.controls.widgets import Line, WordButton, dress

HIGH = 64  # design units


class Invitation(QWidget):
    """A strip below the games: to learn one, or not to be asked again. Nothing waits for an answer."""

    accepted = Signal()
    declined = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.words = Line(16, weight=700, serif=True, wraps=True)
        self.words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.yes, self.no = WordButton("outline", 15), WordButton("quiet", 15)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.words, 1)
        for button in (self.no, self.yes):
            self._row.addWidget(button)
        self.yes.clicked.connect(self.accepted)
        self.no.clicked.connect(self.declined)
        self.retranslate()
        self.hide()

    def retranslate(self) -> None:
        self.words.setText(self.tr("First time here? Learn a game at the table, in a few minutes."))
        self.yes.say(self.tr("Show me"))
        self.no.say(self.tr("No, thanks"))

    def fit(self, look: Look, wide: int) -> int:
        """Its height, in this look and width."""
        dress(self, look)
        self._row.setContentsMargins(look.px(22), look.px(6), look.px(14), look.px(6))
        self._row.setSpacing(look.px(10))
        return max(look.px(HIGH), self._row.totalHeightForWidth(wide))
