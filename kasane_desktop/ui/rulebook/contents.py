"""The left side of the rulebook: all games with their sections, or what a search has found."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStackedWidget, QTreeWidget, QTreeWidgetItem

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.match.speech import say
from kasane_desktop.scene.kit import Look, theme
from kasane_desktop.scene.kit.phrases import joined
from kasane_desktop.scene.kit.plain import plain
from kasane_desktop.ui.controls.style import scaled
from kasane_desktop.ui.rulebook.document import spoken
from kasane_desktop.ui.rulebook.search import Hit
from kasane_desktop.ui.rulebook.sources import FIRST, page
from kasane_desktop.ui.settings.language import translate

PLACE = Qt.ItemDataRole.UserRole


class Contents(QStackedWidget):
    """Tells where one wants to go."""

    chosen = Signal(str, str)  # game and section

    def __init__(self) -> None:
        super().__init__()
        self._look = Look(theme(False))
        self.grown = 1.0  # how much larger its words are than what is round them
        self.tree, self.hits = QTreeWidget(), QListWidget()
        self.tree.setHeaderHidden(True)
        self.tree.setRootIsDecorated(False)
        self.tree.setExpandsOnDoubleClick(False)
        self.hits.setWordWrap(True)
        for view in (self.tree, self.hits):
            view.setFrameShape(QTreeWidget.Shape.NoFrame)
            view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            view.setVerticalScrollMode(QTreeWidget.ScrollMode.ScrollPerPixel)
            self.addWidget(view)
        self.tree.itemClicked.connect(lambda item: self.chosen.emit(*item.data(0, PLACE)))
        self.tree.itemActivated.connect(lambda item: self.chosen.emit(*item.data(0, PLACE)))
        self.hits.itemClicked.connect(lambda item: self.chosen.emit(*item.data(PLACE)))
        self.hits.itemActivated.connect(lambda item: self.chosen.emit(*item.data(PLACE)))

    def fill(self) -> None:
        """All games in the language of the moment."""
        self.tree.clear()
        for game in CATALOGUE:
            head = QTreeWidgetItem([say(f"{game}.name", translate=translate)])
            head.setData(0, PLACE, (game, FIRST))
            head.setFont(0, self._look.serif(17))
            self.tree.addTopLevelItem(head)
            for section in page(game, spoken()).sections:
                item = QTreeWidgetItem(head, [section.title])
                item.setData(0, PLACE, (game, section.id))
                item.setData(0, Qt.ItemDataRole.ToolTipRole, plain(section.title))  # a long one is cut at the side

    def mark(self, game: str, section: str) -> None:
        """Show where one is: only this game is unfolded."""
        for row in range(self.tree.topLevelItemCount()):
            head = self.tree.topLevelItem(row)
            own = head is not None and head.data(0, PLACE)[0] == game
            self.tree.setExpanded(self.tree.model().index(row, 0), own)
            children = [head.child(number) for number in range(head.childCount())] if head is not None and own else []
            for item in children:
                if item is not None and item.data(0, PLACE)[1] == section:
                    self.tree.setCurrentItem(item)

    def show_hits(self, hits: list[Hit] | None) -> None:
        """What was found; None: nothing is sought."""
        self.hits.clear()
        self.setCurrentWidget(self.tree if hits is None else self.hits)
        for hit in hits or ():
            head = self.tr("{game} · {section} ({number})").format(
                game=say(f"{hit.game}.name", translate=translate), section=hit.title, number=hit.count
            )
            item = QListWidgetItem(joined(f"{head}\n{hit.excerpt}"))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{head}\n{hit.excerpt}")
            item.setData(PLACE, (hit.game, hit.section))
            self.hits.addItem(item)

    def restyle(self, look: Look) -> None:
        self._look, colours = look, look.theme
        palette = self.palette()
        for role in (QPalette.ColorRole.Base, QPalette.ColorRole.Window):
            palette.setColor(role, QColor(colours.plate[1]))
        palette.setColor(QPalette.ColorRole.Text, QColor(colours.plate_ink))
        sheet = f"""
        QTreeWidget, QListWidget {{ background: {colours.plate[1]}; color: {colours.plate_ink}; outline: 0;
            selection-background-color: transparent; }}
        QTreeWidget::item {{ padding: 4px 2px; border: 0; }}
        QTreeWidget::item:selected, QListWidget::item:selected {{ background: transparent;
            color: {colours.accent_ink}; }}
        QTreeWidget::item:hover, QListWidget::item:hover {{ background: {colours.plate[0]}; }}
        QTreeWidget::branch, QTreeWidget::branch:selected {{ background: transparent; image: none; border: 0; }}
        QListWidget::item {{ padding: 8px 4px; border-bottom: 1px solid {colours.plate_edge}; }}
        """
        self.setPalette(palette)
        self.setStyleSheet(scaled(sheet, look.u))
        self.tree.setIndentation(look.px(18))
        for view in (self.tree, self.hits):
            view.setFont(look.sans(14 * self.grown))
        for row in range(self.tree.topLevelItemCount()):
            head = self.tree.topLevelItem(row)
            if head is not None:
                head.setFont(0, look.serif(17))
