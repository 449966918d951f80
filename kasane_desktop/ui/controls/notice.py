"""A word that nobody has to answer: at the foot of a window for a moment, then gone."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from kasane_desktop.scene.announcer import announce
from kasane_desktop.scene.hot import READING_MS
from kasane_desktop.scene.kit import Look, panel, theme
from kasane_desktop.ui.controls.text_scale import look_beside
from kasane_desktop.ui.controls.widgets import Line, dress, painter_of

STAYS = 7000  # milliseconds
WIDTH = 560
EDGE = 20  # round the slip, for its shadow


class Notice(QWidget):
    """A slip that lies over its window and lets clicks through."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.look = Look(theme(False))
        self.words = Line(14, wraps=True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._whole = QVBoxLayout(self)
        self._whole.addWidget(self.words)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.vanish)
        self.hide()

    @property
    def text(self) -> str:
        """What is being said at the moment."""
        return "" if self.isHidden() else self.words.text()

    def say(self, text: str) -> None:
        self.words.setText(text)
        self.setAccessibleName(text)
        self.fit()
        self.show()
        self.raise_()
        self._timer.start(max(STAYS, READING_MS * len(text)))
        announce(self, text)

    def vanish(self) -> None:
        self._timer.stop()
        self.words.setText("")
        self.setAccessibleName("")
        self.hide()

    def set_dark(self, dark: bool) -> None:
        self.look = look = look_beside(self, dark=dark)
        dress(self, look)
        self._whole.setContentsMargins(*(EDGE + look.px(part) for part in (18, 10, 18, 10)))
        self.update()

    def fit(self) -> None:
        """Lie at the foot of the window as it is now."""
        around = self.parentWidget()
        assert around is not None
        wide = min(self.look.px(WIDTH), around.width())
        high = self.heightForWidth(wide)
        self.setGeometry((around.width() - wide) // 2, around.height() - high - 16, wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        sheet = panel(self.look, "plate", self.width() - 2 * EDGE, self.height() - 2 * EDGE, "", None, 2.2)
        painter_of(self).drawPixmap(EDGE + sheet.x, EDGE + sheet.y, sheet.pixmap)
