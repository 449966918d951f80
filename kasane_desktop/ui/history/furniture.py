"""Small things that the page of past matches is made of."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from kasane_desktop.scene.kit import Look, colour, panel, theme
from kasane_desktop.scene.kit.paint import fill, line, rounded, stroke, width, write_mid
from kasane_desktop.scene.kit.text import elided
from kasane_desktop.ui.controls.fields import Field
from kasane_desktop.ui.controls.widgets import RING, IconButton, painter_of
from kasane_desktop.ui.lobby.cards import RADIUS


class Backing(QWidget):
    """A sheet of paper with things on it, one below the other."""

    def __init__(self, *things: QWidget) -> None:
        super().__init__()
        self.look = Look(theme(False))
        self._things = QVBoxLayout(self)
        for thing in things:
            self._things.addWidget(thing, 1)

    def restyle(self, look: Look) -> None:
        self.look = look
        side = look.px(16)
        self._things.setContentsMargins(side, side, look.px(10), side)
        self._things.setSpacing(look.px(10))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        sheet = panel(self.look, "plate", self.width() - 2, self.height() - 2, "", RADIUS, 0.4)
        painter_of(self).drawPixmap(1 + sheet.x, 1 + sheet.y, sheet.pixmap)


class Choice(QComboBox):
    """A box that opens a list."""

    def __init__(self) -> None:
        super().__init__()
        self.look = Look(theme(False))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def restyle(self, look: Look) -> None:
        self.look = look
        self.setFont(look.sans(14))
        self.view().setFont(look.sans(14))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        longest = max((width(self.look.sans(14), self.itemText(n)) for n in range(self.count())), default=0.0)
        return QSize(round(longest) + self.look.px(54), max(26, self.look.px(36)))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(self.look.px(90), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        p, look, t = painter_of(self), self.look, self.look.theme
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        path = rounded(box.x(), box.y(), box.width(), box.height(), 7 * look.u)
        fill(p, path, colour(t.plate[0], 0.85))
        if self.hasFocus():
            stroke(p, path, t.accent, RING)
        else:
            stroke(p, path, colour(t.plate_ink, 0.4 if self.underMouse() else 0.16))
        text = elided(self.currentText(), look.sans(14), box.width() - look.px(44))
        write_mid(p, box.x() + look.px(14), box.center().y(), text, look.sans(14), t.plate_ink, "l")
        x, y, reach = box.right() - look.px(18), box.center().y(), 4 * look.u
        line(p, x - reach, y - reach / 2, x, y + reach / 2, t.plate_soft, look.pen(1.6))
        line(p, x, y + reach / 2, x + reach, y - reach / 2, t.plate_soft, look.pen(1.6))


class SearchField(Field):
    """A line to search by, which a cross at its end empties, or the Escape key."""

    def __init__(self) -> None:
        super().__init__(15, boxed=True)
        self.cross = IconButton("close")
        self.cross.setParent(self)
        self.cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard has the Escape key
        self.cross.hide()
        self.cross.clicked.connect(self._begin_anew)
        self.textChanged.connect(lambda text: self.cross.setVisible(bool(text)))

    def _begin_anew(self) -> None:
        self.clear()
        self.setFocus()

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.cross.restyle(look)
        margins = self.textMargins()
        margins.setRight(self.cross.sizeHint().width())
        self.setTextMargins(margins)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        size = self.cross.sizeHint()
        self.cross.setGeometry(QRect(QPoint(self.width() - size.width(), (self.height() - size.height()) // 2), size))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()  # the page knows what to do: clear what was typed, or be left
        else:
            super().keyPressEvent(event)
