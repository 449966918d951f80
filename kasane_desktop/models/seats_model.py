"""The seats and their scores: a row per seat, the facts of the table in columns."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from kasane_desktop.core.table import Facts
from kasane_desktop.match.match import Sitter

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


class Column(IntEnum):
    NAME = 0
    POINTS = 1
    FORECAST = 2  # points with what would be added if the game ended now


class SeatRole(IntEnum):
    SITTER = Qt.ItemDataRole.UserRole + 1
    FACTS = Qt.ItemDataRole.UserRole + 2


class SeatsModel(QAbstractTableModel):
    """Who sits where and how they stand."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sitters: tuple[Sitter, ...] = ()
        self._facts: tuple[Facts, ...] = ()

    def seat(self, sitters: Sequence[Sitter]) -> None:
        """Other people sit down."""
        self.beginResetModel()
        self._sitters = tuple(sitters)
        self._facts = tuple({} for _ in sitters)
        self.endResetModel()

    def show(self, facts: Sequence[Facts]) -> None:
        """What the table says about each seat."""
        for row, (old, new) in enumerate(zip(self._facts, facts, strict=True)):
            if old != new:
                self._facts = (*self._facts[:row], new, *self._facts[row + 1 :])
                self.dataChanged.emit(self.index(row, 0), self.index(row, len(Column) - 1))

    def rowCount(self, parent: Index = ROOT) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else len(self._sitters)

    def columnCount(self, parent: Index = ROOT) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        sitter, facts = self._sitters[index.row()], self._facts[index.row()]
        if role == SeatRole.SITTER:
            return sitter
        if role == SeatRole.FACTS:
            return dict(facts)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        match index.column():
            case Column.NAME:
                return sitter.name
            case Column.POINTS:
                return facts.get("points", 0)
            case _:
                return facts.get("forecast", facts.get("points", 0))
