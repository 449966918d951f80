"""What a scene knows of the models of its match, kept by listening to their signals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QObject, Signal

from kasane_desktop.core.fact import ACTING, NO_FACTS, Facts
from kasane_desktop.core.table import AnyKind, Zone
from kasane_desktop.core.text import Event
from kasane_desktop.match.match import Sitter
from kasane_desktop.models.change import Change
from kasane_desktop.models.log_model import LogModel, LogRole
from kasane_desktop.models.seats_model import SeatRole, SeatsModel
from kasane_desktop.models.table_model import TableModel

LOG_LINES = 24  # enough for what all others do in a turn each


@dataclass(frozen=True, slots=True)
class LogLine:
    text: str
    seat: int
    event: Event


@dataclass(frozen=True, slots=True)
class Shown:
    """All that the models say at one moment."""

    zones: Mapping[str, Zone]  # their pieces have the ids they are followed by
    seats: tuple[Facts, ...]
    facts: Facts
    sitters: tuple[Sitter, ...]
    log: tuple[LogLine, ...]  # the newest first, a few
    stands: bool = False  # nothing happens before something else is done, whoever has the turn

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that are to act."""
        return () if self.stands else tuple(seat for seat, facts in enumerate(self.seats) if facts.get(ACTING, 0))

    def of_kind(self, kind: AnyKind) -> list[Zone]:
        return [zone for zone in self.zones.values() if zone.kind == kind]

    def zone_of(self, piece: str) -> Zone | None:
        """Where a piece lies."""
        return next((zone for zone in self.zones.values() if any(lying.id == piece for lying in zone.pieces)), None)


class Listener(QObject):
    """Follows three models by what they tell, from where they stand."""

    table_changed = Signal(object)  # Change
    seated = Signal()  # other people have sat down
    heard = Signal()  # something else changed: seats or log

    def __init__(self, table: TableModel, seats: SeatsModel, log: LogModel, parent: QObject) -> None:
        super().__init__(parent)
        self._seats_model, self._log_model = seats, log
        self._zones: dict[str, Zone] = {}
        self._facts = NO_FACTS
        self._log: tuple[LogLine, ...] | None = None
        self._shown: Shown | None = None
        self._stands = False
        self._take(table.whole())
        self._read_seats()
        table.changed.connect(self._table_changed)
        seats.modelReset.connect(self._reseated)
        seats.dataChanged.connect(self._seats_changed)
        for signal in (log.rowsInserted, log.rowsRemoved, log.modelReset, log.dataChanged):
            signal.connect(self._log_changed)

    @property
    def shown(self) -> Shown:
        """All that was told, as one value."""
        if self._log is None:
            self._log = self._newest_lines()
        if self._shown is None:
            seats, sitters = tuple(self._seats), tuple(self._sitters)
            self._shown = Shown(self._zones, seats, self._facts, sitters, self._log, self._stands)
        return self._shown

    def stand(self, stands: bool) -> None:
        """What no model says: whether nothing happens here before something else is done."""
        if stands != self._stands:
            self._stands, self._shown = stands, None
            self.heard.emit()

    def reread_words(self) -> None:
        """The language has changed."""
        self._log = self._shown = None

    def _table_changed(self, change: Change) -> None:
        self._take(change)
        self.table_changed.emit(change)

    def _take(self, change: Change) -> None:
        zones = {**self._zones, **change.zones}
        self._zones = zones if change.order is None else {zone: zones[zone] for zone in change.order}
        self._facts = self._facts if change.facts is None else change.facts
        self._shown = None

    def _read_seats(self) -> None:
        model = self._seats_model
        rows = [model.index(row) for row in range(model.rowCount())]
        self._sitters: list[Sitter] = [model.data(row, SeatRole.SITTER) for row in rows]
        self._seats: list[Facts] = [model.data(row, SeatRole.FACTS) for row in rows]
        self._shown = None

    def _reseated(self) -> None:
        self._read_seats()
        self.seated.emit()

    def _seats_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        for row in range(first.row(), last.row() + 1):
            self._seats[row] = self._seats_model.data(self._seats_model.index(row), SeatRole.FACTS)
        self._shown = None
        self.heard.emit()

    def _log_changed(self) -> None:
        self._log = self._shown = None
        self.heard.emit()

    def _newest_lines(self) -> tuple[LogLine, ...]:
        last = self._log_model.rowCount()
        rows = [self._log_model.index(row) for row in reversed(range(max(0, last - LOG_LINES), last))]
        return tuple(LogLine(row.data(), row.data(LogRole.SEAT), row.data(LogRole.EVENT)) for row in rows)
