"""The rulebook as a window of its own, beside the table."""

from __future__ import annotations

import base64
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QColor, QKeySequence, QPalette, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from kasane_desktop.core.game import Options
from kasane_desktop.lessons.library import seen_in
from kasane_desktop.match.speech import say
from kasane_desktop.scene.kit import Look, theme
from kasane_desktop.ui.controls import on_screen
from kasane_desktop.ui.controls.notice import Notice
from kasane_desktop.ui.controls.text_scale import look_beside, text_scale
from kasane_desktop.ui.controls.widgets import Line, RingButton, WordButton, dress
from kasane_desktop.ui.dialogs.files import saved_as
from kasane_desktop.ui.keys.keymap import sequences
from kasane_desktop.ui.rulebook.contents import Contents
from kasane_desktop.ui.rulebook.document import page_layout, paper_document, print_document, write_pdf
from kasane_desktop.ui.rulebook.markup import Paper
from kasane_desktop.ui.rulebook.reader import Reader
from kasane_desktop.ui.rulebook.search import search
from kasane_desktop.ui.rulebook.sources import FIRST, QUICK
from kasane_desktop.ui.settings.commands import BY_ID
from kasane_desktop.ui.settings.folders import documents_folder
from kasane_desktop.ui.settings.language import translate
from kasane_desktop.ui.settings.preferences import RULES_ZOOMS, Preferences

SIZE = (1120, 780)
SMALLEST = (720, 480)
MOST_GROWN = 1.3  # how much larger the contents are set where nothing else has room to grow
LEAST_SCREEN = (1080, 600)  # what is round a page needs of the screen, in design units
SIDE = 270


class Rulebook(QWidget):
    """Opened at a section, read, searched, printed; it stays beside the table for as long as one likes."""

    played = Signal(str, str)  # a lesson and its step

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._preferences = preferences
        self._dark = False
        self._options: dict[str, Options] = {}
        self._path: list[tuple[str, str]] = []
        self._at = -1
        self._shortcuts: dict[str, QShortcut] = {}
        self.title = Line(24, weight=700, serif=True)
        self.field = QLineEdit()
        self.contents, self.reader = Contents(), Reader()
        self.back_button, self.forward_button = RingButton("back"), RingButton("next")
        self.smaller_button, self.larger_button = RingButton("minus"), RingButton("plus")
        self.quick_button, self.print_button = WordButton("quiet", 14), WordButton("quiet", 14)
        self.pdf_button, self.play_button = WordButton("quiet", 14), WordButton("quiet", 14)
        self.notice = Notice(self)
        self._lay_out()
        self._connect()
        self.set_dark(False)
        self.resize(self.look.px(SIZE[0]), self.look.px(SIZE[1]))
        if preferences.rules_geometry:
            self.restoreGeometry(QByteArray.fromBase64(preferences.rules_geometry.encode()))
        self._retranslate()
        self.reader.setFocus()

    def _lay_out(self) -> None:
        self._side = QWidget()
        self._side.setAutoFillBackground(True)
        self._left = side = QVBoxLayout(self._side)
        for widget in (self.title, self.field, self.contents):
            side.addWidget(widget)
        self._bar = bar = QHBoxLayout()
        bar.addWidget(self.back_button)
        bar.addWidget(self.forward_button)
        bar.addStretch(1)
        for button in (self.play_button, self.quick_button, self.print_button, self.pdf_button):
            bar.addWidget(button)
        bar.addSpacing(8)
        bar.addWidget(self.smaller_button)
        bar.addWidget(self.larger_button)
        main = QVBoxLayout()
        main.setSpacing(0)
        main.addLayout(bar)
        main.addWidget(self.reader, 1)
        self._whole = whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._side)
        whole.addLayout(main, 1)

    def _connect(self) -> None:
        self.contents.chosen.connect(self._choose)
        self.reader.followed.connect(self.open_at)
        self.field.textChanged.connect(self._seek)
        self.field.returnPressed.connect(lambda: self.reader.next_found())
        for button, do, id in (
            (self.back_button, lambda: self._step(-1), "back"),
            (self.forward_button, lambda: self._step(1), "forward"),
            (self.smaller_button, lambda: self._zoom(-1), "zoom_out"),
            (self.larger_button, lambda: self._zoom(1), "zoom_in"),
            (self.print_button, self._print, "print"),
            (self.pdf_button, self._ask_pdf, "save"),
        ):
            button.clicked.connect(do)
            self._shortcuts[id] = QShortcut(QKeySequence(), self, do)
        self.quick_button.clicked.connect(lambda: self.open_at(self.game, FIRST if self.section == QUICK else QUICK))
        self.play_button.clicked.connect(self._play)
        self._shortcuts["find"] = QShortcut(QKeySequence(), self, self._begin_search)
        self.use_keys()
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self._escape)

    def use_keys(self) -> None:
        """The keys that are set."""
        for id, shortcut in self._shortcuts.items():
            shortcut.setKeys(sequences(BY_ID[id], self._preferences.keys))

    # -- going places --------------------------------------------------------------------------

    @property
    def game(self) -> str:
        return self._path[self._at][0]

    @property
    def section(self) -> str:
        return self._path[self._at][1]

    def open_at(self, game: str, section: str = FIRST) -> None:
        """Show a section, and remember the way to it."""
        if not self._path or (game, section) != self._path[self._at]:
            self._path = [*self._path[: self._at + 1], (game, section)]
            self._at = len(self._path) - 1
        self._show()

    def use_options(self, game: str, options: Options) -> None:
        """The options under which a game is played now: numbers and diagrams follow them."""
        self._options[game] = options

    def _step(self, by: int) -> None:
        if 0 <= self._at + by < len(self._path):
            self._at += by
            self._show()

    def _show(self) -> None:
        if not self._path:
            return
        paper = Paper(theme(self._dark), self._preferences.rules_zoom * text_scale(self))
        self.reader.show_page(self.game, self.section, paper, self._options.get(self.game, {}))
        self.contents.mark(self.game, self.section)
        self.play_button.setVisible(self._lesson_step() is not None)
        self.back_button.setEnabled(self._at > 0)
        self.forward_button.setEnabled(self._at < len(self._path) - 1)
        name = say(f"{self.game}.name", translate=translate)
        self.setWindowTitle(self.tr("Rules: {game}").format(game=name))
        self.quick_button.say(self.tr("All rules") if self.section == QUICK else self.tr("At a glance"))
        if self.field.text().strip():
            self.reader.highlight(self.field.text())

    def _lesson_step(self) -> tuple[str, str] | None:
        """The lesson and the step in which this section is played."""
        return seen_in(self.game, self.section) if self._path else None

    def _play(self) -> None:
        if (where := self._lesson_step()) is not None:
            self.played.emit(*where)

    # -- searching -----------------------------------------------------------------------------

    def _begin_search(self) -> None:
        self.field.setFocus()
        self.field.selectAll()

    def _seek(self, query: str) -> None:
        sought = query.strip()
        hits = list(search(sought, self._options.get(self.game, {}))) if sought else None
        self.contents.show_hits(hits)
        self.reader.highlight(sought)

    def _choose(self, game: str, section: str) -> None:
        self.open_at(game, section)
        if self.field.text().strip():
            self.reader.next_found(section)

    def _escape(self) -> None:
        """First the search goes, then the window."""
        if self.field.text():
            self.field.clear()
        else:
            self.close()

    # -- paper ---------------------------------------------------------------------------------

    def _print(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # seldom needed, and slow to load

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageLayout(page_layout())
        if on_screen.run_dialog(QPrintDialog(printer, self)):
            document = paper_document(self.game, self.section == QUICK, self._options.get(self.game, {}))
            print_document(document, printer, self.game)

    def _ask_pdf(self) -> None:
        name = say(f"{self.game}.name", translate=translate)
        proposal = documents_folder() / f"{name}.pdf"
        file = on_screen.ask_for_file(self, self.tr("Save as PDF"), "PDF (*.pdf)", proposal, to_write=True)
        if file is not None:
            self.save_pdf(file)

    def save_pdf(self, path: Path) -> None:
        """Write what is shown, all rules of the game or its quick reference."""
        QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            written = write_pdf(path, self.game, self.section == QUICK, self._options.get(self.game, {}))
        finally:
            QApplication.restoreOverrideCursor()
        if written:
            self.notice.say(saved_as(path))
        else:
            on_screen.tell(self, self.tr("The file cannot be written there: {file}").format(file=path.name))

    # -- looks ---------------------------------------------------------------------------------

    def _zoom(self, by: int) -> None:
        at = RULES_ZOOMS.index(self._preferences.rules_zoom) + by
        if 0 <= at < len(RULES_ZOOMS):
            self._preferences.rules_zoom = RULES_ZOOMS[at]
            self._show()

    def set_dark(self, dark: bool) -> None:
        self._dark = dark
        colours = theme(dark)
        for widget, paint in ((self, colours.plate[0]), (self._side, colours.plate[1])):
            palette = widget.palette()
            palette.setColor(QPalette.ColorRole.Window, QColor(paint))
            widget.setPalette(palette)
        self.setAutoFillBackground(True)
        self.notice.set_dark(dark)
        self.look = look = self._furniture(look_beside(self, dark=dark))
        self.contents.grown = min(MOST_GROWN, text_scale(self) / look.u)
        dress(self, look)
        self.field.setFont(look.sans(14))
        least = QSize(look.px(SMALLEST[0]), look.px(SMALLEST[1]))
        self.setMinimumSize(least.boundedTo(on_screen.room(self)))
        self._side.setFixedWidth(min(look.px(SIDE), on_screen.room(self).width() // 4))
        self._left.setContentsMargins(look.px(18), look.px(18), look.px(8), look.px(12))
        self._left.setSpacing(look.px(12))
        self._bar.setContentsMargins(look.px(14), look.px(10), look.px(14), look.px(6))
        self._bar.setSpacing(look.px(4))
        self._show()

    def _furniture(self, look: Look) -> Look:
        """What is round the page grows as long as the screen has room for it; the page itself grows in any case."""
        room = on_screen.room(self)
        most = min(room.width() / LEAST_SCREEN[0], room.height() / LEAST_SCREEN[1])
        u = max(min(look.u, 1.0), min(look.u, most))
        return Look(look.theme, u, look.dpr, 1.0, look.floor * u / look.u)

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:  # the words on the buttons have become longer or shorter
            self.setMinimumWidth(max(self.look.px(SMALLEST[0]), self._whole.totalMinimumSize().width()))
        return handled

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self.notice.fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.title.setText(self.tr("Rules"))
        self.field.setPlaceholderText(self.tr("Search in all rules"))
        self.field.setAccessibleName(self.tr("Search in all rules"))
        self.reader.setAccessibleName(self.tr("Rules"))
        self.contents.tree.setAccessibleName(self.tr("Contents"))
        self.contents.hits.setAccessibleName(self.tr("Found"))
        self.back_button.say(self.tr("Back"))
        self.forward_button.say(self.tr("Forward"))
        self.smaller_button.say(self.tr("Smaller"))
        self.larger_button.say(self.tr("Larger"))
        self.print_button.say(self.tr("Print…"))
        self.pdf_button.say(self.tr("Save as PDF…"))
        self.play_button.say(self.tr("See it played"))
        self.contents.fill()
        self._show()
        if self.field.text():
            self._seek(self.field.text())

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        self._preferences.rules_geometry = base64.b64encode(self.saveGeometry().data()).decode()
        super().closeEvent(event)
