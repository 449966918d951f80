"""The table as a tree: zones, and pieces in them.

`show()` takes the next table and tells views the least that changed: rows inserted, moved
(also from zone to zone), removed, data changed; then `shown` once, when all is in place.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from kasane_desktop.core.table import Table, Zone
from kasane_desktop.models.following import Follower, Placed

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


class Role(IntEnum):
    """What can be asked of a zone or a piece."""

    ID = Qt.ItemDataRole.UserRole + 1  # zone id, or the id a piece is followed by
    FACE = Qt.ItemDataRole.UserRole + 2  # a piece's picture
    KIND = Qt.ItemDataRole.UserRole + 3  # a zone's kind
    OWNER = Qt.ItemDataRole.UserRole + 4  # a zone's seat, or None
    ACTION = Qt.ItemDataRole.UserRole + 5  # what a click does, or None
    FACTS = Qt.ItemDataRole.UserRole + 6


@dataclass(eq=False)
class _ZoneNode:
    zone: Zone
    key: int  # what the indexes of its pieces carry
    pieces: list[Placed] = field(default_factory=list)


class TableModel(QAbstractItemModel):
    """The table that one seat sees."""

    shown = Signal()
    """A new table is in place. `table` has what belongs to no zone."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._zones: list[_ZoneNode] = []
        self._by_key: dict[int, _ZoneNode] = {}
        self._follower = Follower()
        self._next_key = 1
        self.table = Table((), ())

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
            return _zone_data(self._zones[index.row()].zone, role)
        placed = self._by_key[index.internalId()].pieces[index.row()]
        return _piece_data(placed, role)

    def roleNames(self) -> dict[int, QByteArray]:  # noqa: N802 - Qt's name
        return {**super().roleNames(), **{int(role): QByteArray(role.name.lower().encode()) for role in Role}}

    # -- what views of ours ask for ----------------------------------------------------------

    def zone_index(self, zone_id: str) -> QModelIndex:
        """The index of a zone, invalid if there is none."""
        return next((self.index(row, 0) for row, node in enumerate(self._zones) if node.zone.id == zone_id), ROOT)

    # -- the next table ----------------------------------------------------------------------

    def show(self, table: Table) -> None:
        """Turn what is shown into `table`, step by step."""
        old = {node.zone.id: node.pieces for node in self._zones}
        wanted = self._follower.follow(old, table)
        self.table = table
        self._arrange_zones(table)
        self._remove_pieces({piece_id for pieces in wanted.values() for piece_id, _ in pieces})
        for node in self._zones:
            self._fill(node, wanted.get(node.zone.id, []))
        self._remove_zones({zone.id for zone in table.zones})
        self._update(table, wanted)
        self.shown.emit()

    def _arrange_zones(self, table: Table) -> None:
        """Zones of the new table, in its order, before the ones that will go."""
        for row, zone in enumerate(table.zones):
            at = next((n for n, node in enumerate(self._zones) if node.zone.id == zone.id), None)
            if at is None:
                self.beginInsertRows(ROOT, row, row)
                node = _ZoneNode(zone, self._next_key)
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
                if node.pieces[row][0] not in staying:
                    self.beginRemoveRows(self._zone_index(node), row, row)
                    del node.pieces[row]
                    self.endRemoveRows()

    def _fill(self, node: _ZoneNode, wanted: list[Placed]) -> None:
        for row, placed in enumerate(wanted):
            if row < len(node.pieces) and node.pieces[row][0] == placed[0]:
                continue
            source, at = self._find(placed[0])
            here = self._zone_index(node)
            if source is None:
                self.beginInsertRows(here, row, row)
                node.pieces.insert(row, placed)
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

    def _update(self, table: Table, wanted: dict[str, list[Placed]]) -> None:
        for node, zone in zip(self._zones, table.zones, strict=True):
            if node.zone != zone:
                node.zone = zone
                index = self._zone_index(node)
                self.dataChanged.emit(index, index)
            for row, placed in enumerate(wanted[zone.id]):
                if node.pieces[row] != placed:
                    node.pieces[row] = placed
                    index = self.index(row, 0, self._zone_index(node))
                    self.dataChanged.emit(index, index)

    def _find(self, piece_id: str) -> tuple[_ZoneNode | None, int]:
        for node in self._zones:
            for row, placed in enumerate(node.pieces):
                if placed[0] == piece_id:
                    return node, row
        return None, -1

    def _zone_index(self, node: _ZoneNode) -> QModelIndex:
        return self.createIndex(self._zones.index(node), 0, 0)


def _zone_data(zone: Zone, role: int) -> Any:
    match role:
        case Qt.ItemDataRole.DisplayRole | Role.ID:
            return zone.id
        case Role.KIND:
            return zone.kind
        case Role.OWNER:
            return zone.owner
        case Role.ACTION:
            return zone.action
        case Role.FACTS:
            return dict(zone.facts)
    return None


def _piece_data(placed: Placed, role: int) -> Any:
    piece_id, piece = placed
    match role:
        case Qt.ItemDataRole.DisplayRole | Role.FACE:
            return piece.face
        case Role.ID:
            return piece_id
        case Role.ACTION:
            return piece.action
        case Role.FACTS:
            return dict(piece.facts)
    return None
