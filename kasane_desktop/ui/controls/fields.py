"""A flat line to write in."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPaintEvent, QPalette
from PySide6.QtWidgets import QLineEdit

from kasane_desktop.scene.kit import Look, colour, mix, theme
from kasane_desktop.scene.kit.paint import fill, rounded, stroke, write_mid
from kasane_desktop.scene.kit.plain import plain, set_tip
from kasane_desktop.scene.kit.text import elided
from kasane_desktop.ui.controls.widgets import RING, painter_of


class Field(QLineEdit):
    """Looks like the text around it until the hand or the keyboard comes near."""

    left = Signal()  # the writer is done: with Enter, Escape, or by going elsewhere

    def __init__(self, size: float, *, serif: bool = False, boxed: bool = False) -> None:
        super().__init__()
        self.look = Look(theme(False))
        self._size, self._serif, self._boxed = size, serif, boxed
        self.setFrame(False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAttribute(Qt.WidgetAttribute.WA_MacShowFocusRect, False)

    def restyle(self, look: Look) -> None:
        self.look = look
        t = look.theme
        self.setFont(look.serif(self._size) if self._serif else look.sans(self._size, 700))
        palette = self.palette()
        role = QPalette.ColorRole
        palette.setColor(role.Base, colour(t.plate_ink, 0))
        palette.setColor(role.Text, QColor(t.plate_ink))
        palette.setColor(role.PlaceholderText, mix(t.plate_soft, t.plate_ink, 0.3))
        palette.setColor(role.Highlight, QColor(t.plate_soft))
        palette.setColor(role.HighlightedText, QColor(t.plate[0]))
        self.setPalette(palette)
        self.setMinimumHeight(max(24, look.px(34)))
        room = look.px(10) if self._boxed else 0
        self.setTextMargins(room, 0, room, 0)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        room = QRectF(self.contentsRect()).marginsRemoved(self.textMargins().toMarginsF()).adjusted(2, 0, -2, 0)
        shown = elided(self.text(), self.font(), room.width())
        if self.hasFocus() or shown == self.text():
            super().paintEvent(event)
        else:  # Qt would cut it in the middle of a letter
            write_mid(painter_of(self), room.x(), room.center().y(), shown, self.font(), self.look.theme.plate_ink, "l")
        self._tell_whole(shown)
        path = rounded(1, 1, self.width() - 2, self.height() - 2, 7 * self.look.u)
        p = painter_of(self)
        if self._boxed:
            fill(p, path, colour(self.look.theme.plate_ink, 0.06))
        if self.hasFocus():
            stroke(p, path, self.look.theme.accent, RING)
        elif self.underMouse():
            stroke(p, path, colour(self.look.theme.plate_ink, 0.28))

    def _tell_whole(self, shown: str) -> None:
        """A text that is cut can be read in full as a tip."""
        tip = "" if shown == self.text() else self.text()
        if plain(tip) != self.toolTip():
            set_tip(self, tip)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self.setCursorPosition(0)  # a long name shows how it begins
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            self.left.emit()
            event.setAccepted(event.key() != Qt.Key.Key_Escape)  # it leaves full screen as well
        else:
            super().keyPressEvent(event)
