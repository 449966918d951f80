"""The page of past matches: choose, look, count, export."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QKeyEvent, QPaintEvent, QPalette, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from kasane_desktop.analyst.analysis import VERSION
from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.match.history import EVERYTHING, Category, Entry, Group, History, Page, Query
from kasane_desktop.match.history.history import AT_ONCE
from kasane_desktop.match.history.query import Mark
from kasane_desktop.match.match import Match
from kasane_desktop.match.shelf import Waiting
from kasane_desktop.scene.announcer import announce
from kasane_desktop.scene.kit import Look, ground, theme
from kasane_desktop.ui.controls.leaving import leaves
from kasane_desktop.ui.controls.segment import Segment
from kasane_desktop.ui.controls.style import colour_area
from kasane_desktop.ui.controls.text_scale import page_look
from kasane_desktop.ui.controls.widgets import Line, RingButton, WordButton, dress, painter_of
from kasane_desktop.ui.history.detail import Detail
from kasane_desktop.ui.history.furniture import Backing, Choice, SearchField
from kasane_desktop.ui.history.matches import ENTRY, EntriesModel, MatchList, Pictures
from kasane_desktop.ui.history.skill import SkillPage, rows_of
from kasane_desktop.ui.history.statistics import Statistics
from kasane_desktop.ui.history.words import date_form, found, level_name, words_of
from kasane_desktop.ui.keeping.library import Library
from kasane_desktop.ui.lobby.cards import game_name

MATCHES, FIGURES, SKILL = 0, 1, 2
LEAST = (1040, 660)  # what the page needs, in design units


class HistoryPage(QWidget):
    """Asks the library for what it shows: that may take a moment, for which the page does not stand still. What is to
    be done with matches, others do."""

    left = Signal()
    replayed = Signal(int)  # number of a finished match
    result = Signal(int)
    table = Signal(int)
    continued = Signal(str)  # file of an unfinished one
    saved = Signal(object)  # a number or a file
    deleted = Signal(object)  # list of numbers and files
    exported = Signal(object)  # Query: the matches that are seen, and those further down

    def __init__(
        self, library: Library, draw_picture: Callable[[Match, bool], QPixmap], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._library = library
        self._dark = False
        self._waiting: Sequence[Waiting] = ()
        self._kinds: Sequence[Category] = ()  # of all finished matches
        self._query = EVERYTHING  # what is seen
        self._after: Mark | None = None  # where the next page begins
        self._known = False  # whether anything has been found out yet
        self._word = ""
        self.look = Look(theme(False))
        self.back, self.title = RingButton("back"), Line(32, weight=700, serif=True, tone="ink")
        self.tabs, self.export = Segment(3), WordButton("quiet", 14)
        self.game, self.count, self.level, self.search = Choice(), Choice(), Choice(), SearchField()
        self.word = Line(14, tone="soft")
        self.pictures = pictures = Pictures(library, draw_picture)
        self.model = EntriesModel(self)
        self.list, self.detail = MatchList(pictures), Detail(pictures)
        self.list.setModel(self.model)
        self.nothing = Line(18, serif=True, weight=600, tone="soft", wraps=True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.statistics, self.skill = Statistics(), SkillPage()
        self._lay_out()
        self._connect()
        self.tabs.choose(MATCHES)
        self._retranslate()

    def _lay_out(self) -> None:
        self._head, self._filters, self._body = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        self._head.addWidget(self.back)
        self._head.addWidget(self.title)
        self._head.addWidget(self.word)
        self._head.addStretch(1)
        self._head.addWidget(self.tabs)
        for box in (self.game, self.count, self.level):
            self._filters.addWidget(box)
        self._filters.addWidget(self.search, 1)
        self._filters.addWidget(self.export)
        matches = QWidget()
        matches.setLayout(self._body)
        self._body.setContentsMargins(0, 0, 0, 0)
        self._body.addWidget(Backing(self.list), 1)
        self._body.addWidget(self.detail)
        self._stack = QStackedWidget()
        for page in (matches, self.statistics, self.skill, self.nothing):
            self._stack.addWidget(page)
        self._whole = QVBoxLayout(self)
        self._whole.addLayout(self._head)
        self._whole.addLayout(self._filters)
        self._whole.addWidget(self._stack, 1)

    def _connect(self) -> None:
        self.back.clicked.connect(self.left)
        self.tabs.chosen.connect(lambda: self._choose_tab())
        self.model.wanting.connect(self._ask_for_more)
        self.statistics.chosen.connect(self._ask_for_series)
        for box in (self.game, self.count, self.level):
            box.activated.connect(lambda: self._filter())
        self.search.textChanged.connect(lambda: self._filter())
        self.list.selectionModel().selectionChanged.connect(lambda: self._choose())
        self.list.activated.connect(lambda index: self._open(index.data(ENTRY)))
        self.list.unwanted.connect(self._delete)
        self.detail.replayed.connect(lambda: self._open(self.chosen[0]))
        self.detail.result.connect(lambda: self._emit_number(self.result))
        self.detail.table.connect(lambda: self._emit_number(self.table))
        self.detail.saved.connect(lambda: self.saved.emit(self.chosen[0].id))
        self.detail.deleted.connect(self._delete)
        self.export.clicked.connect(lambda: self.exported.emit(self._query))

    # -- what is shown -----------------------------------------------------------------------------

    def show_all(self) -> None:
        """The finished ones, as the library knows them now. Until it has answered, all stays as it was."""
        self._library.ask("kinds", History.kinds, self._show_kinds)

    def show_waiting(self, waiting: Sequence[Waiting]) -> None:
        """Those that can be continued; they come first."""
        self._waiting = waiting
        self._offer_filters()
        self._fill()

    def say(self, word: str) -> None:
        """What there is to know about the list just now; nothing when all is well."""
        self._word = word
        self._show_word()

    def _show_word(self) -> None:
        """Beside the title; in the middle where there is room for it."""
        empty = not self.model.entries
        self.word.setText("" if empty else self._word)
        before = self.nothing.text()
        self.nothing.setText((self._word or self._nothing()) if empty else "")
        if self.nothing.text() != before:
            self._tell_nothing()

    def _tell_nothing(self) -> None:
        """Where there is no list, nothing has the keyboard that would be told."""
        if self.isVisible() and self.nothing.text():
            announce(self, self.nothing.text())

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        super().showEvent(event)
        self._tell_nothing()

    @property
    def chosen(self) -> list[Entry | Waiting]:
        indexes = sorted(self.list.selectionModel().selectedIndexes(), key=lambda index: index.row())
        return [index.data(ENTRY) for index in indexes]

    def _show_kinds(self, kinds: Sequence[Category]) -> None:
        self._kinds = kinds
        self._offer_filters()
        self._filter()

    def _offer_filters(self) -> None:
        """Only what would find something."""
        there = [*self._kinds, *(Category(one.game, one.count, one.level) for one in self._waiting)]
        games = [game for game in CATALOGUE if any(kind.game == game for kind in there)]
        counts, levels = sorted({kind.count for kind in there}), sorted({kind.level for kind in there})
        _offer(self.game, self.tr("All games"), [(game_name(game), game) for game in games])
        seats = [(self.tr("%n seats", "", count), count) for count in counts]
        _offer(self.count, self.tr("Any number of seats"), seats)
        _offer(self.level, self.tr("All levels"), [(level_name(level), level) for level in levels])

    def _filter(self) -> None:
        """Ask anew. What is seen stays until the answer is there."""
        game, count, level = (box.currentData() for box in (self.game, self.count, self.level))
        words = words_of(self.search.text(), self._kinds)
        query = Query(game, count, level, words, date_form())
        most = AT_ONCE if query != self._query else max(AT_ONCE, len(_finished(self.model.entries)))
        self._library.ask("matches", lambda history: history.page(query, most=most), partial(self._show, query))
        self._ask_for_tab(query)

    def _show(self, query: Query, page: Page) -> None:
        self._known, self._query, self._after, self._word = True, query, page.more, ""
        self._fill(page.entries)

    def _fill(self, finished: Sequence[Entry] | None = None) -> None:
        """The list anew, with these finished matches or those that were found last."""
        before, query = {entry.id for entry in self.chosen}, self._query
        if finished is None:
            finished = _finished(self.model.entries)
        waiting = [
            one
            for one in self._waiting
            if query.game in (None, one.game) and query.count in (None, one.count) and query.level in (None, one.level)
            if found(one, self.search.text())
        ]
        shown: list[Entry | Waiting] = [*waiting, *finished]
        self.model.show(shown, more=self._after is not None)
        self.export.setEnabled(bool(finished))
        row = next((n for n, entry in enumerate(shown) if entry.id in before), 0)
        self.list.setCurrentIndex(self.model.index(row))
        self._choose()
        self._show_tab()

    def _ask_for_more(self) -> None:
        query, after = self._query, self._after
        self._library.ask("more", lambda history: history.page(query, after), partial(self._show_more, query))

    def _show_more(self, query: Query, page: Page) -> None:
        if query == self._query:  # and not of what was looked for before
            self._after = page.more
            self.model.add(page.entries, more=page.more is not None)

    @property
    def _tab(self) -> int:
        return next(number for number, part in enumerate(self.tabs.parts) if part.isChecked())

    def _ask_for_tab(self, query: Query) -> None:
        """What the list does not tell."""
        if self._tab == FIGURES:
            self._library.ask("figures", lambda history: history.groups(query), self.statistics.show_groups)
        elif self._tab == SKILL:
            self._library.ask("skill", lambda history: rows_of(history.played(VERSION, query)), self.skill.show_rows)

    def _ask_for_series(self, group: Group) -> None:
        query = self._query
        self._library.ask("series", lambda history: history.series(query, group.kind), self.statistics.show_series)

    def _choose_tab(self) -> None:
        self._ask_for_tab(self._query)
        self._show_tab()

    def _show_tab(self) -> None:
        if self.model.entries:
            self._stack.setCurrentIndex(self._tab)
        else:
            self._stack.setCurrentWidget(self.nothing)
        self._show_word()

    def _nothing(self) -> str:
        if not self._known:
            return ""
        if self._waiting or self._kinds:
            return self.tr("No match fits.")
        return self.tr("Matches you have finished will be found here.")

    def _choose(self) -> None:
        self.detail.show_entries(self.chosen)

    def _open(self, entry: Entry | Waiting) -> None:
        if isinstance(entry, Entry):
            self.replayed.emit(entry.id)
        else:
            self.continued.emit(entry.id)

    def _emit_number(self, wanted: SignalInstance) -> None:
        if isinstance(self.chosen[0], Entry):
            wanted.emit(self.chosen[0].id)

    def _delete(self) -> None:
        if self.chosen:
            self.deleted.emit([entry.id for entry in self.chosen])

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        elif leaves(self, event):
            self.left.emit()
        else:
            super().keyPressEvent(event)

    # -- words and looks ---------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.title.setText(self.tr("Past matches"))
        self.back.say(self.tr("Back"))
        self.tabs.setAccessibleName(self.title.text())
        self.tabs.say(self.tr("Matches"), self.tr("Statistics"), self.tr("Play"))
        self.export.say(self.tr("Export…"), self.tr("Export as a table (CSV)"))
        self.search.cross.say(self.tr("Clear the search"))
        self.search.setPlaceholderText(self.tr("Name, date, deal number"))
        for part, name in (
            (self.game, self.tr("Game")),
            (self.count, self.tr("Seats")),
            (self.level, self.tr("Level")),
            (self.search, self.tr("Search")),
            (self.list, self.title.text()),
        ):
            part.setAccessibleName(name)
        self._offer_filters()
        if self._known:
            self._filter()

    def set_dark(self, dark: bool) -> None:
        self._dark = dark
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        u = max(0.62, min(self.width() / 1440, self.height() / 900))
        self.look = look = page_look(self, u, dark=self._dark, least=LEAST)
        dress(self, look)
        px, edge = look.px, look.px(36)
        self._whole.setContentsMargins(edge, px(28), edge, edge)
        self._whole.setSpacing(px(16))
        self._head.setSpacing(px(14))
        self._filters.setSpacing(px(10))
        self._body.setSpacing(px(22))
        self._stack.setContentsMargins(0, 0, 0, 0)
        self.detail.setFixedWidth(max(300, px(420)))
        for widget in (self.list, self.search):
            palette = widget.palette()
            palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
            widget.setPalette(palette)
        colour_area(self.list, self.list.palette())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter_of(self).drawPixmap(0, 0, ground(self.look, self.width(), self.height()))


def _finished(entries: Sequence[Entry | Waiting]) -> list[Entry]:
    return [entry for entry in entries if isinstance(entry, Entry)]


def _offer(box: QComboBox, everything: str, choices: Sequence[tuple[str, object]]) -> None:
    """Fill a box anew; what was chosen stays chosen if it is still there."""
    chosen = box.currentData()
    box.clear()
    box.addItem(everything, None)
    for text, data in choices:
        box.addItem(text, data)
    box.setCurrentIndex(max(0, box.findData(chosen)))
