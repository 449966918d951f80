"""The figures of the matches that are looked at: a table by game, seats and level, and charts over time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QPainter, QPalette
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from kasane_desktop.match.history import Group, Series
from kasane_desktop.scene.kit import Look, colour, theme
from kasane_desktop.scene.kit.paint import fill, rounded, stroke, width
from kasane_desktop.scene.kit.theme import VERMILION
from kasane_desktop.ui.controls.widgets import Line
from kasane_desktop.ui.history.charts import RECENT, Chart, PlacesChart, PointsChart, WinsChart
from kasane_desktop.ui.history.furniture import Sheet
from kasane_desktop.ui.history.words import level_name, percent
from kasane_desktop.ui.lobby.cards import game_name
from kasane_desktop.ui.style import colour_area

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
NONE = "–"
LEFT, RIGHT = (
    int(side | Qt.AlignmentFlag.AlignVCenter) for side in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight)
)
PAD = 8  # design units beside a text
COLUMNS = 8
WORDS = 3  # of them hold words, at the left; the others hold figures


class GroupsModel(QAbstractTableModel):
    """A row for each group."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.groups: list[Group] = []
        self._written: dict[int, tuple[str, ...]] = {}  # the texts of rows, each asked for a dozen times

    def show(self, made: list[Group]) -> None:
        self.beginResetModel()
        self.groups = made
        self._written.clear()
        self.endResetModel()

    def retranslate(self) -> None:
        self._written.clear()

    def rowCount(self, parent: Index = ROOT) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else len(self.groups)

    def columnCount(self, parent: Index = ROOT) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else COLUMNS

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(index.column())
        return self._row(index.row())[index.column()] if role == Qt.ItemDataRole.DisplayRole else None

    def headerData(  # noqa: N802 - Qt's name
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._titles()[section]
            case Qt.ItemDataRole.TextAlignmentRole:
                return _side(section)
            case Qt.ItemDataRole.ToolTipRole if section == COLUMNS - 1:
                return self.tr("Victories in a row up to the last match (and the most ever)")
        return None

    def _titles(self) -> tuple[str, ...]:
        return (
            self.tr("Game"),
            self.tr("Seats"),
            self.tr("Level"),
            self.tr("Matches"),
            self.tr("Wins"),
            self.tr("Average"),
            self.tr("Best"),
            self.tr("Streak"),
        )

    def texts(self, column: int) -> set[str]:
        """All that stands in a column."""
        return {self._row(number)[column] for number in range(len(self.groups))}

    def _row(self, number: int) -> tuple[str, ...]:
        if number not in self._written:
            self._written[number] = self._texts(self.groups[number])
        return self._written[number]

    def _texts(self, group: Group) -> tuple[str, ...]:
        """Points of different games cannot be compared: where there are several, none are told."""
        locale, total, kind, alike = QLocale(), group.tally, group.kind, group.alike
        return (
            game_name(kind.game) if kind else self.tr("All together"),
            str(kind.count) if kind else NONE,
            level_name(kind.level) if kind else NONE,
            locale.toString(total.matches),
            f"{locale.toString(total.wins)} ({percent(total.wins / total.matches)})",
            locale.toString(total.average, "f", 1) if alike else NONE,
            locale.toString(total.best) if alike else NONE,
            f"{total.streak} ({total.longest})",
        )


def _side(column: int) -> int:
    """Words at the left of their column, figures at the right."""
    return LEFT if column < WORDS else RIGHT


class _Cell(QStyledItemDelegate):
    """Words and figures on the sheet; the chosen row is framed like a chosen match."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = Look(theme(False))

    def _font(self, column: int) -> QFont:
        return self.look.serif(15) if column == 0 else self.look.sans(14, 700 if column == WORDS else 500)

    def wide(self, column: int, text: str) -> int:
        return round(width(self._font(column), text)) + 2 * self.look.px(PAD) + 2

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look, t, area = self.look, self.look.theme, QRectF(option.rect)
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            p.setClipRect(area)
            left = area.x() + (2 if index.column() == 0 else -20)
            right = area.right() - 2 if index.column() == COLUMNS - 1 else area.right() + 20
            body = rounded(left, area.y() + 1, right - left, area.height() - 2, 7 * look.u)
            fill(p, body, colour(VERMILION, 0.10))
            stroke(p, body, colour(t.accent, 0.7), 1.4)
        words = index.column() == 0
        p.setFont(self._font(index.column()))
        p.setPen(QColor(t.plate_ink if words or index.column() >= WORDS else t.plate_soft))
        room = area.adjusted(look.px(PAD), 0, -look.px(PAD), 0).toRect()
        text = p.fontMetrics().elidedText(index.data(), Qt.TextElideMode.ElideRight, room.width())
        p.drawText(room, index.data(Qt.ItemDataRole.TextAlignmentRole), text)
        p.restore()


class Statistics(QWidget):
    """Table and charts; the charts show the row that is chosen."""

    chosen = Signal(object)  # Group: its series is wanted

    def __init__(self) -> None:
        super().__init__()
        self.model = GroupsModel(self)
        self.table = QTableView()
        self.points, self.wins, self.places = PointsChart(), WinsChart(), PlacesChart()
        self._cell = _Cell(self.table)
        self._set_up_table()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._sheets = Sheet(self.table), Sheet(*self.charts)
        for sheet, share in zip(self._sheets, (8, 5), strict=True):
            self._row.addWidget(sheet, share)
        self.nothing = Line(18, serif=True, weight=600, tone="soft")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.hide()
        self._row.addWidget(self.nothing)

    @property
    def charts(self) -> tuple[Chart, ...]:
        return self.points, self.wins, self.places

    def _set_up_table(self) -> None:
        table = self.table
        table.setModel(self.model)
        table.setItemDelegate(self._cell)
        table.setFrameShape(QTableView.Shape.NoFrame)
        table.setShowGrid(False)
        table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        table.setTabKeyNavigation(False)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.verticalHeader().hide()
        table.horizontalHeader().setHighlightSections(False)
        table.horizontalHeader().setSectionsClickable(False)
        table.viewport().setAutoFillBackground(False)
        table.selectionModel().currentRowChanged.connect(lambda: self._choose())

    def show_groups(self, made: Sequence[Group]) -> None:
        """All matches that were counted, and each kind of them. What was chosen stays chosen."""
        before = self.group
        self.model.show(list(made))
        self._fit_columns()
        kinds = [group.kind for group in made]
        row = kinds.index(before.kind) if before is not None and before.kind in kinds else min(1, len(made) - 1)
        self.table.setCurrentIndex(self.model.index(row, 0))
        self.nothing.setText(self.tr("Nothing to show yet."))
        self.nothing.setVisible(not made)
        for sheet in self._sheets:
            sheet.setVisible(bool(made))

    def _fit_columns(self) -> None:
        """Each as wide as what stands in it; the first has the rest. Qt would ask for every cell, most of which say the
        same."""
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in range(1, COLUMNS):
            widest = max(map(partial(self._cell.wide, column), self.model.texts(column)), default=0)
            header.resizeSection(column, max(widest, header.sectionSizeHint(column)))

    @property
    def group(self) -> Group | None:
        """The one whose charts are seen."""
        row = self.table.currentIndex().row()
        return self.model.groups[row] if 0 <= row < len(self.model.groups) else None

    def _choose(self) -> None:
        if self.group is not None:
            self.chosen.emit(self.group)

    def show_series(self, series: Series) -> None:
        """The chosen group over time."""
        entries, all_of_them = series.entries, len(series.entries) == series.matches
        nothing = "" if entries else self.nothing.text()
        alike = self.group is None or self.group.alike
        points = self.tr("Points") if all_of_them else self.tr("Points of the last %n matches", "", len(entries))
        self.points.show_entries(entries, points, nothing if alike else self.tr("Choose a game to see its points."))
        self.wins.show_entries(entries, self.tr("Victories among the last %n matches", "", RECENT), nothing)
        self.places.counts = series.places
        self.places.show_entries(entries, self.tr("Places"), nothing)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self.model.retranslate()
            self._fit_columns()
        super().changeEvent(event)

    def restyle(self, look: Look) -> None:
        self._cell.look = look
        self._row.setSpacing(look.px(22))
        self.table.verticalHeader().setDefaultSectionSize(max(28, look.px(38)))
        header, t = self.table.horizontalHeader(), look.theme
        header.setFont(QFont(look.sans(13)))
        header.setFixedHeight(max(26, look.px(36)))
        palette = self.table.palette()
        for role in (QPalette.ColorRole.Base, QPalette.ColorRole.Highlight):  # the cells paint what is chosen
            palette.setColor(role, colour(t.plate[0], 0))
        colour_area(self.table, palette)
        header.setStyleSheet(
            "QHeaderView { background: transparent; border: 0; }"
            f"QHeaderView::section {{ background: transparent; border: 0; border-bottom: 1px solid {t.plate_edge};"
            f" color: {t.plate_soft}; padding: 0 {look.px(PAD)}px; }}"
        )
        self._fit_columns()
