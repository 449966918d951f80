"""A view that knows a table only by what its model tells."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QModelIndex, QObject

from kasane_desktop.core.fact import NO_FACTS
from kasane_desktop.core.table import Piece, Table, Zone
from kasane_desktop.models.change import RECORD
from kasane_desktop.models.table_model import TableModel

SIGNALS = ("rowsInserted", "rowsMoved", "rowsRemoved", "dataChanged", "headerDataChanged")


class Hearer(QObject):
    """Builds a tree of its own from signals, and asks the model for nothing but the rows that they name."""

    def __init__(self, model: TableModel, deaf_to: str = "") -> None:
        """It misses one signal about pieces, of the kind that it is deaf to, and another when it is told to miss."""
        super().__init__()
        self._model = model
        self._deaf_to = deaf_to
        self.missed = False
        self._zones: list[Zone] = []
        self._pieces: list[list[Piece]] = []
        self._facts = NO_FACTS
        slots: tuple[Callable[..., None], ...] = (
            *(self._inserted, self._moved, self._removed, self._changed, self._header),
        )
        for name, slot in zip(SIGNALS, slots, strict=True):
            getattr(model, name).connect(self._unless_deaf(name, slot))

    def _unless_deaf(self, name: str, slot: Callable[..., None]) -> Callable[..., None]:
        def hear(*told: Any) -> None:
            if name == self._deaf_to and not self.missed and _about_pieces(name, *told):
                self.missed = True
                return
            with suppress(IndexError):  # who has missed something may not find what is meant
                slot(*told)

        return hear

    def table(self) -> Table:
        zones = (
            replace(zone, pieces=tuple(map(unnumbered, row)))
            for zone, row in zip(self._zones, self._pieces, strict=True)
        )
        return Table(tuple(zones), (), self._facts)

    # -- what it hears -----------------------------------------------------------------------------

    def _inserted(self, parent: QModelIndex, first: int, last: int) -> None:
        new = [self._model.index(row, 0, parent).data(RECORD) for row in range(first, last + 1)]
        if parent.isValid():
            self._pieces[parent.row()][first:first] = new
        else:
            self._zones[first:first] = new
            self._pieces[first:first] = [[] for _ in new]

    def _moved(self, source: QModelIndex, first: int, last: int, target: QModelIndex, row: int) -> None:
        if not source.isValid():
            for rows in (self._zones, self._pieces):
                _shift(rows, first, last, row)
        elif source == target:
            _shift(self._pieces[source.row()], first, last, row)
        else:
            there, here = self._pieces[target.row()], self._pieces[source.row()]
            there[row:row] = here[first : last + 1]
            del here[first : last + 1]

    def _removed(self, parent: QModelIndex, first: int, last: int) -> None:
        for rows in (self._pieces[parent.row()],) if parent.isValid() else (self._zones, self._pieces):
            del rows[first : last + 1]

    def _changed(self, first: QModelIndex, last: QModelIndex, roles: Any) -> None:
        rows: list[Any] = self._pieces[first.parent().row()] if first.parent().isValid() else self._zones
        for row in range(first.row(), last.row() + 1):
            rows[row] = self._model.index(row, 0, first.parent()).data(RECORD)

    def _header(self, orientation: Any, first: int, last: int) -> None:
        self._facts = self._model.headerData(first, orientation, RECORD)


def _about_pieces(name: str, *told: Any) -> bool:
    return name == "headerDataChanged" or (told[0].parent() if name == "dataChanged" else told[0]).isValid()


def _shift(rows: list[Any], first: int, last: int, to: int) -> None:
    moved = rows[first : last + 1]
    del rows[first : last + 1]
    to = to if to <= first else to - len(moved)
    rows[to:to] = moved


def unnumbered(piece: Piece) -> Piece:
    """As the rules told it, without the id by which it is followed."""
    return replace(piece, id="") if piece.id.startswith("#") else piece
