"""A table of words and figures on a sheet, a row of which can be chosen."""

from __future__ import annotations

from abc import abstractmethod
from functools import partial
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QRectF, Qt, Signal
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

from kasane_desktop.scene.kit import Look, colour, theme
from kasane_desktop.scene.kit.paint import fill, rounded, stroke, width
from kasane_desktop.scene.kit.text import shrunk
from kasane_desktop.scene.kit.theme import VERMILION
from kasane_desktop.ui.controls.style import colour_area

T = TypeVar("T")
Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
LEFT, RIGHT = (
    int(side | Qt.AlignmentFlag.AlignVCenter) for side in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight)
)
PAD = 8  # design units beside a text
USUAL, MOST = 8 / 13, 0.77
"""The share of a table among two sheets, and the most that it takes from the charts beside it."""


class FiguresModel(QAbstractTableModel, Generic[T]):
    """Rows that are written in words and figures; words stand at the left of their columns, figures at the right."""

    def __init__(self, words: int, parent: QWidget) -> None:
        """The first columns, so many, hold words."""
        super().__init__(parent)
        self.words = words
        self.rows: list[T] = []
        self._written: dict[int, tuple[str, ...]] = {}  # the texts of rows, each asked for a dozen times

    @abstractmethod
    def titles(self) -> tuple[str, ...]:
        """What stands above the columns."""

    @abstractmethod
    def written(self, row: T) -> tuple[str, ...]:
        """What stands in the columns of a row."""

    def show(self, rows: list[T]) -> None:
        self.beginResetModel()
        self.rows = rows
        self._written.clear()
        self.endResetModel()

    def retranslate(self) -> None:
        self._written.clear()

    def texts(self, column: int) -> set[str]:
        """All that stands in a column."""
        return {self._row(number)[column] for number in range(len(self.rows))}

    def rowCount(self, parent: Index = ROOT) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = ROOT) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else len(self.titles())

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._side(index.column())
        return self._row(index.row())[index.column()] if role == Qt.ItemDataRole.DisplayRole else None

    def headerData(  # noqa: N802 - Qt's name
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._side(section)
        return self.titles()[section] if role == Qt.ItemDataRole.DisplayRole else None

    def _side(self, column: int) -> int:
        return LEFT if column < self.words else RIGHT

    def _row(self, number: int) -> tuple[str, ...]:
        if number not in self._written:
            self._written[number] = self.written(self.rows[number])
        return self._written[number]


class _Cell(QStyledItemDelegate):
    """Words and figures on the sheet; the chosen row is framed like a chosen match."""

    def __init__(self, parent: QWidget, columns: int, words: int) -> None:
        super().__init__(parent)
        self._columns, self._words = columns, words
        self.look = Look(theme(False))

    def _font(self, column: int) -> QFont:
        return self.look.serif(15) if column == 0 else self.look.sans(14, 700 if column == self._words else 500)

    def wide(self, column: int, text: str) -> int:
        return round(width(self._font(column), text)) + 2 * self.look.px(PAD) + 2

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look, t, area = self.look, self.look.theme, QRectF(option.rect)
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            p.setClipRect(area)
            left = area.x() + (2 if index.column() == 0 else -20)
            right = area.right() - 2 if index.column() == self._columns - 1 else area.right() + 20
            body = rounded(left, area.y() + 1, right - left, area.height() - 2, 7 * look.u)
            fill(p, body, colour(VERMILION, 0.10))
            stroke(p, body, colour(t.accent, 0.7), 1.4)
        words = index.column() == 0
        room = area.adjusted(look.px(PAD), 0, -look.px(PAD), 0).toRect()
        p.setFont(shrunk(look, self._font(index.column()), index.data(), room.width()))
        p.setPen(QColor(t.plate_ink if words or index.column() >= self._words else t.plate_soft))
        text = p.fontMetrics().elidedText(index.data(), Qt.TextElideMode.ElideRight, room.width())
        p.drawText(room, index.data(Qt.ItemDataRole.TextAlignmentRole), text)
        p.restore()


class FiguresTable(QTableView):
    """On a model of words and figures."""

    fitted = Signal()  # its columns hold something else, or in another type

    def __init__(self, model: FiguresModel[T]) -> None:
        super().__init__()
        self._figures, self._cell = model, _Cell(self, model.columnCount(), model.words)
        self.setModel(model)
        self.setItemDelegate(self._cell)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionsClickable(False)
        self.viewport().setAutoFillBackground(False)

    def fit_columns(self) -> None:
        """Each as wide as what stands in it; the first has the rest. Qt would ask for every cell, most of which say the
        same."""
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in range(1, self._figures.columnCount()):
            header.resizeSection(column, self._wide(column))
        self.fitted.emit()

    def _wide(self, column: int) -> int:
        widest = max(map(partial(self._cell.wide, column), self._figures.texts(column)), default=0)
        return max(widest, self.horizontalHeader().sectionSizeHint(column))

    def share(self, row: QHBoxLayout, wide: int) -> None:
        """Of a row that begins with the sheet of this table, it takes what its words need, so that one game is told
        from another; where there is more room, the usual share."""
        around = self.verticalScrollBar().sizeHint().width() + 2 * self._cell.look.px(2 * PAD)
        needed = sum(map(self._wide, range(self._figures.columnCount()))) + around
        part = min(max(USUAL, needed / max(1, wide - row.spacing())), MOST)
        row.setStretch(0, round(part * 1000))
        row.setStretch(1, round((1 - part) * 1000))

    def restyle(self, look: Look) -> None:
        self._cell.look = look
        self.verticalHeader().setDefaultSectionSize(max(28, look.px(38)))
        header, t = self.horizontalHeader(), look.theme
        header.setFont(QFont(look.sans(13)))
        header.setFixedHeight(max(26, look.px(36)))
        palette = self.palette()
        for role in (QPalette.ColorRole.Base, QPalette.ColorRole.Highlight):  # the cells paint what is chosen
            palette.setColor(role, colour(t.plate[0], 0))
        colour_area(self, palette)
        header.setStyleSheet(
            "QHeaderView { background: transparent; border: 0; }"
            f"QHeaderView::section {{ background: transparent; border: 0; border-bottom: 1px solid {t.plate_edge};"
            f" color: {t.plate_soft}; padding: 0 {look.px(PAD)}px; }}"
        )
        self.fit_columns()
