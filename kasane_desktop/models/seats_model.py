"""The seats: a row for each, with who sits there and what the table says about it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from kasane_desktop.core.fact import NO_FACTS, Facts
from kasane_desktop.match.match import Sitter

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


class SeatRole(IntEnum):
    SITTER = Qt.ItemDataRole.UserRole + 1
    FACTS = Qt.ItemDataRole.UserRole + 2


class SeatsModel(QAbstractListModel):
    """Who sits where and how they stand."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sitters: tuple[Sitter, ...] = ()
        self._facts: tuple[Facts, ...] = ()

    def seat(self, sitters: Sequence[Sitter]) -> None:
        """Other people sit down."""
        self.beginResetModel()
        self._sitters = tuple(sitters)
        self._facts = (NO_FACTS,) * len(self._sitters)
        self.endResetModel()

    def show(self, facts: Sequence[Facts]) -> None:
        """What the table says about each seat."""
        for row, (old, new) in enumerate(zip(self._facts, facts, strict=True)):
            if old != new:
                self._facts = (*self._facts[:row], new, *self._facts[row + 1 :])
                self.dataChanged.emit(self.index(row), self.index(row))

    def rowCount(self, parent: Index = ROOT) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else len(self._sitters)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._sitters[index.row()].name
            case SeatRole.SITTER:
                return self._sitters[index.row()]
            case SeatRole.FACTS:
                return self._facts[index.row()]
        return None
