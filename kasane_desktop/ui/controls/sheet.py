"""What may be longer than its room."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QScrollBar, QWidget

from kasane_desktop.scene.kit import Look, colour

BAR = 8


class _ThinBar(QScrollBar):
    """Only its handle is seen, and only while there is something to scroll."""

    look: Look | None = None

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(BAR, super().sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        if self.look is None or not self.maximum():
            return
        from PySide6.QtWidgets import QStyle, QStyleOptionSlider  # large: the lobby is seen sooner without them

        option = QStyleOptionSlider()
        self.initStyleOption(option)
        control, part = QStyle.ComplexControl.CC_ScrollBar, QStyle.SubControl.SC_ScrollBarSlider
        handle = QRectF(self.style().subControlRect(control, option, part, self)).adjusted(2, 1, 0, -1)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(self.look.theme.plate_ink, 0.4 if self.underMouse() else 0.2))
        painter.drawRoundedRect(handle, 3, 3)
        painter.end()


class ScrollSheet(QScrollArea):
    """Scrolls with a thin bar. Its content is as wide with the bar as without it: else a bar that came while words were
    longer could stay for want of the very room it takes."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        # Our own parts instead of Qt's, since to ask Qt for its own is slow when it is the first question.
        self.setViewport(QWidget())
        self._look: Look | None = None
        self._bar = _ThinBar()
        self.setVerticalScrollBar(self._bar)
        self.setWidget(content)
        content.setAutoFillBackground(False)

    def restyle(self, look: Look) -> None:
        self._look = self._bar.look = look
        self._bar.update()
