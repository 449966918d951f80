"""A slider in the style of the house."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QSlider

from kasane_desktop.scene.kit import Look, colour, theme
from kasane_desktop.scene.kit.paint import ellipse, fill, rounded, stroke
from kasane_desktop.ui.controls.widgets import RING, painter_of


class Slider(QSlider):
    """A thread with a bead on it, which goes to where one clicks."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.look = Look(theme(False))
        self._keyed = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, look: Look) -> None:
        self.look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(self.look.px(300), 2 * self._reach + 6)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(80, self.sizeHint().height())

    @property
    def _reach(self) -> int:
        """The radius of the bead."""
        return max(8, self.look.px(10))

    def _x(self) -> float:
        steps = self.maximum() - self.minimum()
        part = (self.value() - self.minimum()) / steps if steps else 1.0
        edge = self._reach + 3
        return edge + part * (self.width() - 2 * edge)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        p, t, r = painter_of(self), self.look.theme, self._reach
        x, y, high = self._x(), self.height() / 2, max(3.0, 4 * self.look.u)
        edge = r + 3
        fill(p, rounded(edge, y - high / 2, self.width() - 2 * edge, high, high / 2), colour(t.plate_ink, 0.18))
        fill(p, rounded(edge, y - high / 2, max(0.0, x - edge), high, high / 2), t.plate_soft)
        fill(p, ellipse(x + 0.4, y + 1.6, r + 0.6), colour("#1A0F08", 0.3))
        fill(p, ellipse(x, y, r), "#F3EADB" if t.dark else "#FFFDF6")
        stroke(p, ellipse(x, y, r - 0.5), colour(t.plate_ink, 0.25), 1)
        if self.hasFocus() and self._keyed:
            stroke(p, ellipse(x, y, r + 1.5), t.accent, RING)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._pull(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if self.isSliderDown():
            self._pull(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        self.setSliderDown(False)

    def _pull(self, event: QMouseEvent) -> None:
        edge = self._reach + 3
        part = (event.position().x() - edge) / max(1, self.width() - 2 * edge)
        self.setValue(round(self.minimum() + part * (self.maximum() - self.minimum())))

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        self._keyed = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        super().focusInEvent(event)
