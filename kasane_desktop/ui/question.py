"""A question at the table, answered with yes or no."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from kasane_desktop.scene.kit import Look, panel, theme
from kasane_desktop.ui.lobby.controls import Line, WordButton, dress, painter_of

WIDTH = 460  # design units
EDGE = 24  # round the sheet, for its shadow


class Question(QWidget):
    """A sheet in the middle of its parent, hidden while nothing is asked."""

    asked = Signal(bool)  # something is being asked, or not any more

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = Look(theme(False))
        self._then: Callable[[], None] | None = None
        self.words = Line(18, weight=700, serif=True, wraps=True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.yes, self.no = WordButton("primary", 16), WordButton("quiet", 16)
        self._buttons, self._whole = QHBoxLayout(), QVBoxLayout(self)
        self._buttons.addStretch(1)
        for button in (self.no, self.yes):
            self._buttons.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._buttons.addStretch(1)
        self._whole.addWidget(self.words)
        self._whole.addLayout(self._buttons)
        self.yes.clicked.connect(self._agree)
        self.no.clicked.connect(self.vanish)
        self._retranslate()
        self.hide()

    def ask(self, text: str, then: Callable[[], None]) -> None:
        """Ask, and do it if the answer is yes."""
        self._then = then
        self.words.setText(text)
        self.setAccessibleName(text)
        self.fit(self.look)
        self.show()
        self.raise_()
        self.yes.setFocus(Qt.FocusReason.OtherFocusReason)
        self.asked.emit(True)

    def vanish(self) -> None:
        if self._then is not None:
            self._then = None
            self.hide()
            self.asked.emit(False)

    def _agree(self) -> None:
        then = self._then
        self.vanish()
        if then is not None:
            then()

    def fit(self, look: Look) -> None:
        """As large as the words need, in the middle."""
        self.look = look
        dress(self, look)
        side = EDGE + look.px(26)
        self._whole.setContentsMargins(side, EDGE + look.px(22), side, EDGE + look.px(8))
        self._whole.setSpacing(look.px(12))
        self._buttons.setSpacing(look.px(14))
        wide = look.px(WIDTH) + 2 * EDGE
        high = self._whole.totalHeightForWidth(wide)
        around = self.parentWidget()
        assert around is not None
        self.setGeometry((around.width() - wide) // 2, (around.height() - high) // 2, wide, high)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() == Qt.Key.Key_Escape:
            self.vanish()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.yes.say(self.tr("Yes"))
        self.no.say(self.tr("No"))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        sheet = panel(self.look, "plate", self.width() - 2 * EDGE, self.height() - 2 * EDGE, "", None, 2.2)
        painter_of(self).drawPixmap(EDGE + sheet.x, EDGE + sheet.y, sheet.pixmap)
