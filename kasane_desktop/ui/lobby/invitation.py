"""Said once, to somebody who starts the program for the first time."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from kasane_desktop.scene.kit import Look
from kasane_desktop.ui.controls.widgets import Line, WordButton, dress

HIGH = 64  # design units
LINES = 1.8  # of words beside the buttons; if they need more, the buttons stand below
BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class Invitation(QWidget):
    """A strip below the games: to learn one, or not to be asked again. Nothing waits for an answer."""

    accepted = Signal()
    declined = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.words = Line(16, weight=700, serif=True, wraps=True)
        self.words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.yes, self.no = WordButton("outline", 15), WordButton("quiet", 15)
        self._box, self._buttons = QBoxLayout(BESIDE, self), QHBoxLayout()
        self._box.addWidget(self.words, 1)
        self._box.addLayout(self._buttons)
        self._buttons.addStretch(1)
        for button in (self.no, self.yes):
            self._buttons.addWidget(button)
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
        self._box.setContentsMargins(look.px(22), look.px(6), look.px(14), look.px(6))
        for layout in (self._box, self._buttons):
            layout.setSpacing(look.px(10))
        room = wide - self._buttons.sizeHint().width() - look.px(22 + 10 + 14)
        said = self.words.fontMetrics().horizontalAdvance(self.words.text())
        self._box.setDirection(BESIDE if said <= LINES * room else BELOW)
        return max(look.px(HIGH), self._box.totalHeightForWidth(wide))
