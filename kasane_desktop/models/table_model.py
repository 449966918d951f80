"""The table as a tree: zones, and pieces in them.

`show()` takes the next table and tells views the least that changed: rows inserted, moved
(also from zone to zone), removed, data changed; then `changed` once, with all of it in one record.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from kasane_desktop.core.fact import NO_FACTS, PHASE
from kasane_desktop.core.table import Piece, Table, Zone
from kasane_desktop.models.change import RECORD, Change, Gatherer
from kasane_desktop.models.following import Follower

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


@dataclass(eq=False)
class _Node:
    zone: Zone  # without its pieces
    key: int  # what the indexes of its pieces carry
    pieces: list[Piece] = field(default_factory=list)


class TableModel(QAbstractItemModel):
    """The table that one seat sees. Its pieces have the ids they are followed by; its header has what belongs to no
    zone."""

    changed = Signal(object)  # Change: another table is in place, and this is how it came about

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._zones: list[_Node] = []
        self._by_key: dict[int, _Node] = {}
        self._facts = NO_FACTS
        self._follower = Follower()
        self._next_key = 1
        self._gatherer = Gatherer(self)

    # -- the tree, as Qt asks for it --------------------------------------------------------

    def rowCount(self, parent: Index = ROOT) -> int:  # noqa: N802 - Qt's name
        if not parent.isValid():
            return len(self._zones)
        if parent.internalId() == 0 and parent.column() == 0:
            return len(self._zones[parent.row()].pieces)
        return 0

    def columnCount(self, parent: Index = ROOT) -> int:  # noqa: N802 - Qt's name
        return 1

    def index(self, row: int, column: int, parent: Index = ROOT) -> QModelIndex:
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, self._zones[parent.row()].key if parent.isValid() else 0)

    def parent(self, child: Index = ROOT) -> QModelIndex:  # type: ignore[override]  # Qt overloads the name
        if not child.isValid() or child.internalId() == 0:
            return QModelIndex()
        return self._zone_index(self._by_key[child.internalId()])

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if index.internalId() == 0:
            zone = self._zones[index.row()].zone
            return zone if role == RECORD else zone.id if role == Qt.ItemDataRole.DisplayRole else None
        piece = self._by_key[index.internalId()].pieces[index.row()]
        return piece if role == RECORD else piece.face if role == Qt.ItemDataRole.DisplayRole else None

    def headerData(  # noqa: N802 - Qt's name
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role == RECORD:
            return self._facts
        return self._facts.get(PHASE, "") if role == Qt.ItemDataRole.DisplayRole else None

    # -- what it shows, as a whole -----------------------------------------------------------

    def whole(self) -> Change:
        """All there is, for a view that comes late: as if it had just arrived."""
        zones = {node.zone.id: replace(node.zone, pieces=tuple(node.pieces)) for node in self._zones}
        return Change(zones=zones, order=tuple(zones), facts=self._facts)

    # -- the next table ----------------------------------------------------------------------

    def show(self, table: Table) -> None:
        """Turn what is shown into `table`, step by step."""
        wanted = self._follower.follow([replace(n.zone, pieces=tuple(n.pieces)) for n in self._zones], table)
        self._arrange_zones(table)
        self._remove_pieces({piece.id for pieces in wanted.values() for piece in pieces})
        for node in self._zones:
            self._fill(node, wanted.get(node.zone.id, []))
        self._remove_zones({zone.id for zone in table.zones})
        self._update(table, wanted)
        if change := self._gatherer.close():
            self.changed.emit(change)

    def _arrange_zones(self, table: Table) -> None:
        """Zones of the new table, in its order, before the ones that will go."""
        for row, zone in enumerate(table.zones):
            at = next((n for n, node in enumerate(self._zones) if node.zone.id == zone.id), None)
            if at is None:
                self.beginInsertRows(ROOT, row, row)
                node = _Node(replace(zone, pieces=()), self._next_key)
                self._next_key += 1
                self._by_key[node.key] = node
                self._zones.insert(row, node)
                self.endInsertRows()
            elif at != row:
                self.beginMoveRows(ROOT, at, at, ROOT, row)
                self._zones.insert(row, self._zones.pop(at))
                self.endMoveRows()

    def _remove_pieces(self, staying: set[str]) -> None:
        for node in self._zones:
            for row in reversed(range(len(node.pieces))):
                if node.pieces[row].id not in staying:
                    self.beginRemoveRows(self._zone_index(node), row, row)
                    del node.pieces[row]
                    self.endRemoveRows()

    def _fill(self, node: _Node, wanted: list[Piece]) -> None:
        for row, piece in enumerate(wanted):
            if row < len(node.pieces) and node.pieces[row].id == piece.id:
                continue
            source, at = self._find(piece.id)
            here = self._zone_index(node)
            if source is None:
                self.beginInsertRows(here, row, row)
                node.pieces.insert(row, piece)
                self.endInsertRows()
            else:
                self.beginMoveRows(self._zone_index(source), at, at, here, row)
                node.pieces.insert(row, source.pieces.pop(at))
                self.endMoveRows()

    def _remove_zones(self, staying: set[str]) -> None:
        for row in reversed(range(len(self._zones))):
            if self._zones[row].zone.id not in staying:
                self.beginRemoveRows(ROOT, row, row)
                del self._by_key[self._zones.pop(row).key]
                self.endRemoveRows()

    def _update(self, table: Table, wanted: dict[str, list[Piece]]) -> None:
        for node, shown in zip(self._zones, table.zones, strict=True):
            zone = replace(shown, pieces=())
            if node.zone != zone:
                node.zone = zone
                index = self._zone_index(node)
                self.dataChanged.emit(index, index)
            for row, piece in enumerate(wanted[zone.id]):
                if node.pieces[row] != piece:
                    node.pieces[row] = piece
                    index = self.index(row, 0, self._zone_index(node))
                    self.dataChanged.emit(index, index)
        if self._facts != table.facts:
            self._facts = table.facts
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, 0)

    def _find(self, piece_id: str) -> tuple[_Node | None, int]:
        for node in self._zones:
            for row, piece in enumerate(node.pieces):
                if piece.id == piece_id:
                    return node, row
        return None, -1

    def _zone_index(self, node: _Node) -> QModelIndex:
        return self.createIndex(self._zones.index(node), 0, 0)
