"""A page of the rulebook on the screen: set in a column, its pictures drawn one by one when they come into sight."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QPoint, QSizeF, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QColor, QImage, QPalette, QResizeEvent, QShowEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from kasane_desktop.core.game import Options
from kasane_desktop.scene.kit import theme
from kasane_desktop.scene.kit.phrases import plain
from kasane_desktop.scene.kit.theme import mix
from kasane_desktop.ui.controls.style import colour_area
from kasane_desktop.ui.rulebook.document import images_in, picture, set_page, spoken
from kasane_desktop.ui.rulebook.markup import COLUMN, Paper
from kasane_desktop.ui.rulebook.search import occurrences
from kasane_desktop.ui.rulebook.sources import FIRST, QUICK

IMAGE = QTextDocument.ResourceType.ImageResource
TOP, SIDE = 26, 28
"""Between the text and the edges of its room, at least."""
IN_TABLE = 0.6
"""The share of a line that a picture in a table may take."""


class Reader(QTextBrowser):
    """Shows the rules of a game or its quick reference."""

    followed = Signal(str, str)  # a link was clicked: game and section

    def __init__(self) -> None:
        super().__init__()
        self.paper = Paper(theme(dark=False))
        self._shown: tuple[object, ...] = ()
        self._section = FIRST
        self._options: Options = {}
        self._sizes: dict[str, QSizeF] = {}
        self._wanted: list[str] = []
        self._found: list[QTextCursor] = []
        self._drawing = QTimer(self, interval=0)
        self._drawing.timeout.connect(self._draw_one)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._follow)

    # -- what is shown -------------------------------------------------------------------------

    def show_page(self, game: str, section: str, paper: Paper, options: Options) -> None:
        """Go to a section; the page is set anew only if it is another one, or looks different."""
        self._section, quick = section, section == QUICK
        shown = (game, quick, paper, repr(options), spoken())
        if shown != self._shown:
            self._shown, self.paper, self._options = shown, paper, options
            self._found, self._sizes = [], {}
            self.setExtraSelections([])
            self._colour()
            set_page(self.document(), game, quick, paper, options)
            images = (kind.toImageFormat() for kind in self.document().allFormats() if kind.isImageFormat())
            self._sizes = {image.name(): QSizeF(image.width(), image.height()) for image in images}
            self._wanted = []
            self._centre()
        self._go()

    def _go(self) -> None:
        if self._section in (FIRST, QUICK):
            self.verticalScrollBar().setValue(0)
        else:
            self.scrollToAnchor(self._section)

    def _colour(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(self.paper.ground))
        palette.setColor(QPalette.ColorRole.Text, QColor(self.paper.theme.plate_ink))
        colour_area(self, palette)

    def _centre(self) -> None:
        """The text keeps its width in the middle of whatever room there is."""
        frame = self.document().rootFrame()
        format = frame.frameFormat()
        side = max(SIDE * self.paper.zoom, (self.viewport().width() - COLUMN * self.paper.zoom) / 2)
        if format.leftMargin() != side:
            format.setLeftMargin(side)
            format.setRightMargin(side)
            format.setTopMargin(TOP * self.paper.zoom)
            format.setBottomMargin(2 * TOP * self.paper.zoom)
            frame.setFrameFormat(format)
        self._fit_pictures()

    def _fit_pictures(self) -> None:
        """No picture is wider than its room."""
        changed = False
        for cursor in images_in(self.document()) if self._sizes else ():
            format = cursor.charFormat().toImageFormat()
            size = self._fitting(format.name(), in_table=cursor.currentTable() is not None)
            if format.width() != size.width():
                format.setWidth(size.width())
                format.setHeight(size.height())
                cursor.setCharFormat(format)
                changed = True
        if changed:  # a row of a table does not grow back by itself
            self.document().markContentsDirty(0, self.document().characterCount())

    def _fitting(self, name: str, *, in_table: bool) -> QSizeF:
        whole, room = self._sizes[name], self.viewport().width() - 2 * SIDE * self.paper.zoom
        room *= IN_TABLE if in_table else 1.0
        return whole if whole.width() <= room else whole * (room / whole.width())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """The line at the top stays there."""
        bar, first = self.verticalScrollBar(), self.cursorForPosition(QPoint(self.viewport().width() // 2, 0))
        away = bar.value() > 0
        super().resizeEvent(event)
        self._centre()
        if away:
            bar.setValue(bar.value() + self.cursorRect(first).top())

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Qt goes to the text cursor when a text is first shown; the reader wanted a section."""
        super().showEvent(event)
        if not event.spontaneous():
            self._go()

    def _follow(self, url: QUrl) -> None:
        self.followed.emit(url.path(), url.fragment())

    # -- pictures ------------------------------------------------------------------------------

    def loadResource(self, kind: int, url: QUrl | str) -> object:  # noqa: N802 - Qt's name
        """A picture is first its paper; it is drawn when nothing else is to be done."""
        if kind != IMAGE.value:
            return super().loadResource(kind, url)
        name = QUrl(url).toString()
        if name not in self._wanted:
            self._wanted.append(name)
            self._drawing.start()
        blank = QImage(1, 1, QImage.Format.Format_RGB32)
        blank.fill(mix(self.paper.theme.plate_edge, self.paper.ground, 0.6))
        return blank

    def _draw_one(self) -> None:
        if self._wanted:
            self._draw(self._wanted.pop(0))
        if not self._wanted:
            self._drawing.stop()

    def _draw(self, name: str) -> None:
        if name not in self._sizes:
            return
        dpr = self.devicePixelRatioF()
        image = picture(name, self.paper, dpr, self._options)
        size = (self._sizes[name] * dpr).toSize()
        smooth = Qt.TransformationMode.SmoothTransformation
        image = image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
        self.document().addResource(IMAGE, QUrl(name), image)
        self.viewport().update()

    def toPlainText(self) -> str:  # noqa: N802 - Qt's name
        return plain(super().toPlainText())

    # -- copying -------------------------------------------------------------------------------

    def createMimeDataFromSelection(self) -> QMimeData:  # noqa: N802 - Qt's name
        """The words alone, without what holds them together on a line."""
        copied = QMimeData()
        copied.setText(plain(self.textCursor().selection().toPlainText()))
        return copied

    # -- searching -----------------------------------------------------------------------------

    def highlight(self, query: str) -> int:
        """Mark all places where a query occurs; how many there are."""
        self._found = []
        text = self.document().toPlainText()
        for start, end in occurrences(text, query):
            cursor = QTextCursor(self.document())
            cursor.setPosition(start)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            self._found.append(cursor)
        self.setExtraSelections([self._mark(cursor) for cursor in self._found])
        return len(self._found)

    def _mark(self, cursor: QTextCursor) -> QTextEdit.ExtraSelection:
        mark = QTextEdit.ExtraSelection()
        mark.cursor = cursor
        mark.format.setBackground(mix("#E8B84A", self.paper.ground, 0.45))
        return mark

    def next_found(self, after_section: str = "") -> None:
        """Go to the next marked place: after where one is, or after the beginning of a section."""
        if not self._found:
            return
        here = self._anchor(after_section) if after_section else self.textCursor().selectionEnd()
        place = next((found for found in self._found if found.selectionStart() >= here), self._found[0])
        self.setTextCursor(place)
        middle = self.cursorRect().center().y() - self.viewport().height() // 3
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + middle)

    def _anchor(self, name: str) -> int:
        block = self.document().begin()
        while block.isValid():
            piece = block.begin()
            while not piece.atEnd():
                if name in piece.fragment().charFormat().anchorNames():
                    return block.position()
                piece += 1
            block = block.next()
        return 0
