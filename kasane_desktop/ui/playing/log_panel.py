"""What has happened, in words: a list beside the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QVBoxLayout, QWidget

from kasane_desktop.models.log_model import LogModel, LogRole
from kasane_desktop.scene.kit import PLAYERS, Look, fonts, theme
from kasane_desktop.scene.kit.crest import Paint, mark
from kasane_desktop.scene.kit.phrases import joined
from kasane_desktop.scene.sitters import own_paint
from kasane_desktop.ui.controls.style import colour_area
from kasane_desktop.ui.controls.widgets import RIM, RingButton

Index = QModelIndex | QPersistentModelIndex
MARGIN = 10
DOT = 8
GAP = 5  # above and below a line


class _Line(QStyledItemDelegate):
    """The mark of who acted, the sentence, the points gained."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours: list[Paint] = [own_paint(player) for player in PLAYERS]
        self.scale, self.dark = 1.0, False

    @property
    def _font(self) -> QFont:
        return fonts.sans(13 * self.scale)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seat = index.data(LogRole.SEAT)
        text = self._area(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, option.palette.color(QPalette.ColorRole.AlternateBase))
        if seat >= 0:
            r = DOT / 2 * self.scale
            x, y = option.rect.left() + MARGIN * self.scale, text.top() + QFontMetrics(self._font).height() / 2 - r
            mark(painter, x + r, y + r, r, self.colours[seat % len(self.colours)].seen_on(self.dark))
        painter.setPen(option.palette.color(QPalette.ColorRole.Text))
        painter.setFont(self._font)
        painter.drawText(text, int(Qt.TextFlag.TextWordWrap), joined(index.data()))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802 - Qt's name
        view = self.parent()
        # Room for the scroll bar is left before it is there: it comes when the lines have been measured.
        bar = view.verticalScrollBar().sizeHint().width() if isinstance(view, QListView) else 0
        width = view.width() - bar if isinstance(view, QListView) else option.rect.width()
        area = self._area(QRect(0, 0, width, 10_000))
        bounds = QFontMetrics(self._font).boundingRect(area, int(Qt.TextFlag.TextWordWrap), joined(index.data()))
        return QSize(width, bounds.height() + 2 * round(GAP * self.scale))

    def _area(self, rect: QRect) -> QRect:
        left, right, gap = ((round(part * self.scale)) for part in (2 * MARGIN + DOT, MARGIN, GAP))
        return rect.adjusted(left, gap, -right, -gap)


class LogPanel(QWidget):
    """The log as a view on its model; a line can be picked."""

    picked = Signal(int)  # how many steps stood after that line
    _shown = Signal()

    def __init__(self, parent: QWidget, *, jumps: bool = False) -> None:
        """One that `jumps` is a way through the match: a click is enough, and it stays where one is."""
        super().__init__(parent)
        self._title = QLabel(self)
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setFont(fonts.serif(19))
        self.fold_button = RingButton("log")
        self.fold_button.setParent(self)
        self.fold_button.hide()
        self._list = QListView(self)
        self._list.setItemDelegate(_Line(self._list))
        self._list.setFrameShape(QListView.Shape.NoFrame)
        self._list.setResizeMode(QListView.ResizeMode.Adjust)
        self._list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.activated.connect(lambda index: self.picked.emit(index.data(LogRole.STEP)))
        if jumps:
            self._list.clicked.connect(lambda index: self.picked.emit(index.data(LogRole.STEP)))
        else:
            self._shown.connect(self._follow, Qt.ConnectionType.QueuedConnection)
        self._jumps = jumps
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 16, 8, 12)
        layout.addWidget(self._title)
        layout.addWidget(self._list)
        self.setAutoFillBackground(True)
        self.set_dark(False)
        self._retranslate()

    def set_model(self, model: LogModel) -> None:
        """The log of another match; the last one goes with its match."""
        self._list.setModel(model)
        if not self._jumps:
            model.rowsInserted.connect(self._follow, Qt.ConnectionType.QueuedConnection)

    def set_dark(self, dark: bool) -> None:
        colours, delegate = theme(dark), self._list.itemDelegate()
        if isinstance(delegate, _Line):
            delegate.dark = dark
        palette = self.palette()
        for role in (QPalette.ColorRole.Window, QPalette.ColorRole.Base):
            palette.setColor(role, QColor(colours.plate[0]))
        palette.setColor(QPalette.ColorRole.AlternateBase, QColor(colours.plate[1]))
        for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText):
            palette.setColor(role, QColor(colours.plate_ink))
        for widget in (self, self._title):
            widget.setPalette(palette)
        colour_area(self._list, palette)
        self.fold_button.restyle(self.fold_button.look._replace(theme=colours))

    def restyle(self, look: Look) -> None:
        """Large letters beside a large table; beside a small one they stay as they are."""
        delegate, scale = self._list.itemDelegate(), max(1.0, look.u)
        self._title.setFont(fonts.serif(19 * scale))  # each time: a new style sheet takes a font back
        if isinstance(delegate, _Line) and delegate.scale != scale:
            delegate.scale = scale
            self._list.scheduleDelayedItemsLayout()

    def show_fold(self, at: QRect, look: Look) -> None:
        """Where the panel is folded away, if not somewhere else."""
        self.fold_button.setVisible(not at.isEmpty())
        self.fold_button.restyle(look)
        self.fold_button.setGeometry(at.adjusted(-RIM, -RIM, RIM, RIM))
        self.fold_button.raise_()

    def set_colours(self, colours: list[Paint]) -> None:
        """The marks of the seats."""
        delegate = self._list.itemDelegate()
        if isinstance(delegate, _Line):
            delegate.colours = colours

    def mark(self, step: int) -> None:
        """Show the last line of what had happened when so many steps stood."""
        model = self._list.model()
        rows = [row for row in range(model.rowCount()) if model.index(row, 0).data(LogRole.STEP) <= step]
        index = model.index(rows[-1], 0) if rows else QModelIndex()
        self._list.setCurrentIndex(index)
        self._list.scrollTo(index)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        super().showEvent(event)
        self._shown.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._list.scheduleDelayedItemsLayout()  # lines are as high as their words at this width

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Log"))
        self._list.setAccessibleName(self._title.text())
        self.fold_button.say(self._title.text())

    def _follow(self) -> None:
        if self.isVisible():  # it measures every line, and nobody sees them
            self._list.scrollToBottom()
