"""A question at the table, answered with yes or no before anything else can be done there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from kasane_desktop.scene.announcer import announce
from kasane_desktop.scene.kit import Look, colour, panel, theme
from kasane_desktop.ui.controls.widgets import Line, WordButton, dress, painter_of

WIDTH = 460  # design units
EDGE = 24  # round the sheet, for its shadow
VEIL = 0.45


class _Sheet(QWidget):
    """The words and the two buttons."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = Look(theme(False))
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

    def fit(self, look: Look) -> None:
        """As large as the words need, in the middle."""
        self.look = look
        dress(self, look)
        side = EDGE + look.px(26)
        self._whole.setContentsMargins(side, EDGE + look.px(22), side, EDGE + look.px(8))
        self._whole.setSpacing(look.px(12))
        self._buttons.setSpacing(look.px(14))
        around = self.parentWidget()
        assert around is not None
        wide = min(look.px(WIDTH) + 2 * EDGE, around.width())
        high = self._whole.totalHeightForWidth(wide)
        self.setGeometry((around.width() - wide) // 2, (around.height() - high) // 2, wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        sheet = panel(self.look, "plate", self.width() - 2 * EDGE, self.height() - 2 * EDGE, "", None, 2.2)
        painter_of(self).drawPixmap(EDGE + sheet.x, EDGE + sheet.y, sheet.pixmap)


class Question(QWidget):
    """A veil over all of its parent with a sheet in the middle, hidden while nothing is asked. What lies beneath hears
    nothing meanwhile."""

    asked = Signal(bool)  # something is being asked, or not any more

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._then: Callable[[], None] | None = None
        self._before: QWidget | None = None  # where the keyboard was
        self._sheet = _Sheet(self)
        self.words, self.yes, self.no = self._sheet.words, self._sheet.yes, self._sheet.no
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.yes.clicked.connect(self._agree)
        self.no.clicked.connect(self.vanish)
        self._retranslate()
        self.hide()

    def ask(self, text: str, then: Callable[[], None]) -> None:
        """Ask, and do it if the answer is yes."""
        self._then = then
        self.words.setText(text)
        self.setAccessibleName(text)
        self.fit(self._sheet.look)
        window = self.window()
        if not self.isVisible():
            self._before = window.focusWidget()
        self.show()
        self.raise_()
        announce(self, text, urgent=True)  # before the keyboard comes to the answer
        self.yes.setFocus(Qt.FocusReason.OtherFocusReason)
        self.asked.emit(True)

    def vanish(self) -> None:
        """Nothing is asked any more: it was answered, or the moment has passed."""
        if self._then is None:
            return
        self._then = None
        self.hide()
        if self._before is not None:
            self._before.setFocus()
            self._before = None
        self.asked.emit(False)

    @property
    def open(self) -> bool:
        return self._then is not None

    def _agree(self) -> None:
        then = self._then
        self.vanish()
        if then is not None:
            then()

    def fit(self, look: Look) -> None:
        around = self.parentWidget()
        assert around is not None
        self.setGeometry(around.rect())
        self._sheet.fit(look)

    # -- nothing goes past it ------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() == Qt.Key.Key_Escape:
            self.vanish()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: N802 - Qt's name
        (self.no if self.yes.hasFocus() else self.yes).setFocus(Qt.FocusReason.TabFocusReason)
        return True

    # -- looks ---------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.yes.say(self.tr("Yes"))
        self.no.say(self.tr("No"))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter_of(self).fillRect(self.rect(), colour(self._sheet.look.theme.veil, VEIL))
