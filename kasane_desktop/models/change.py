"""What one `show` did to the table: arrived, moved from here to there, gone, touched.

The table model tells it row by row, as Qt wants it; `Gatherer` listens to these signals and sums them up in one record,
from which scenes, sounds and readers know what happened without comparing tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt

from kasane_desktop.core.fact import Facts
from kasane_desktop.core.table import BACK, Piece, Zone, kind_of, name_in

RECORD = Qt.ItemDataRole.UserRole + 1
"""The one role of a table model: the Zone (without its pieces), the Piece, and in the header the facts of the table."""


class Place(NamedTuple):
    """Where a piece lies."""

    zone: str
    row: int


class Move(NamedTuple):
    """From where to where."""

    start: Place
    goal: Place


class Gone(NamedTuple):
    """Where a piece was, and what it looked like."""

    place: Place
    piece: Piece


@dataclass(frozen=True, slots=True)
class Change:
    """How the table became what it is. Pieces are named by the ids they are followed by.

    A piece that rules name only from now on, or up to now, (a card that leaves a covered hand for the table) has moved,
    too: it stands in `moved` under its name. What has `arrived` had no place before: it was dealt, or turned up.
    """

    arrived: Mapping[str, Place] = field(default_factory=dict)
    moved: Mapping[str, Move] = field(default_factory=dict)
    gone: Mapping[str, Gone] = field(default_factory=dict)
    touched: frozenset[str] = frozenset()  # pieces that look different, or do something else when clicked
    zones: Mapping[str, Zone] = field(default_factory=dict)  # those that are not as they were, as they are now
    order: tuple[str, ...] | None = None  # of all zones, if some came, went or changed places
    facts: Facts | None = None  # of the table itself, if they are not what they were

    def __bool__(self) -> bool:
        return bool(self.zones) or self.order is not None or self.facts is not None

    def then(self, later: Change) -> Change:
        """This change and a later one as one: what lies between them was never seen."""
        starts = {piece: move.start for piece, move in self.moved.items()}
        starts |= {piece: gone.place for piece, gone in self.gone.items()}
        goals = dict(self.arrived) | {piece: move.goal for piece, move in self.moved.items()}
        for piece, move in later.moved.items():
            if piece not in self.arrived:
                starts.setdefault(piece, move.start)
            goals[piece] = move.goal
        goals |= later.arrived
        gone = {piece: left for piece, left in self.gone.items() if piece not in goals}
        for piece, left in later.gone.items():
            if piece not in self.arrived:
                gone[piece] = Gone(starts.get(piece, left.place), left.piece)
            goals.pop(piece, None)
        zones = {**self.zones, **later.zones}
        lying = {piece.id: Place(zone.id, row) for zone in zones.values() for row, piece in enumerate(zone.pieces)}
        goals = {piece: lying.get(piece, place) for piece, place in goals.items()}  # others may have left before them
        return Change(
            arrived={piece: place for piece, place in goals.items() if piece not in starts},
            moved={piece: Move(starts[piece], place) for piece, place in goals.items() if piece in starts},
            gone=gone,
            touched=self.touched | later.touched,
            zones=zones,
            order=self.order if later.order is None else later.order,
            facts=self.facts if later.facts is None else later.facts,
        )


class Gatherer(QObject):
    """Listens to a table model from `show` to `show`."""

    def __init__(self, model: QAbstractItemModel) -> None:
        super().__init__(model)
        self._model = model
        self._places: dict[str, Place] = {}  # of all pieces, after the last change
        self._forget()
        model.rowsInserted.connect(self._inserted)
        model.rowsMoved.connect(self._moved)
        model.rowsAboutToBeRemoved.connect(self._removing)
        model.dataChanged.connect(self._data_changed)
        model.headerDataChanged.connect(self._header_changed)

    def _forget(self) -> None:
        self._came: set[str] = set()
        self._went: set[str] = set()
        self._left: dict[str, Piece] = {}
        self._touched: set[str] = set()
        self._zones: set[str] = set()
        self._ordered = self._facts = False

    def close(self) -> Change:
        """All that was told since the last time, as one."""
        rows = {self._zone(row).id: row for row in range(self._model.rowCount())}
        zones = {zone: self._whole(rows[zone]) for zone in rows if zone in self._zones}
        before, after = self._places, {p: at for p, at in self._places.items() if at.zone not in self._zones}
        after |= {piece.id: Place(zone.id, row) for zone in zones.values() for row, piece in enumerate(zone.pieces)}
        arrived = {piece: after[piece] for piece in self._came}
        moved = {piece: Move(before[piece], after[piece]) for piece in self._went}
        gone = {piece: Gone(before[piece], left) for piece, left in self._left.items()}
        faces = {place: zones[place.zone].pieces[place.row].face for place in arrived.values()}
        _join_named(arrived, moved, gone, faces)
        facts = self._model.headerData(0, Qt.Orientation.Horizontal, RECORD) if self._facts else None
        order = tuple(rows) if self._ordered else None
        self._places, touched = after, frozenset(self._touched - self._came)
        self._forget()
        return Change(arrived, moved, gone, touched, zones, order, facts)

    def _zone(self, row: int) -> Zone:
        zone: Zone = self._model.data(self._model.index(row, 0), RECORD)
        return zone

    def _piece(self, row: int, parent: QModelIndex) -> Piece:
        piece: Piece = self._model.data(self._model.index(row, 0, parent), RECORD)
        return piece

    def _whole(self, row: int) -> Zone:
        """A zone with what lies in it."""
        zone, at = self._zone(row), self._model.index(row, 0)
        pieces = tuple(self._piece(number, at) for number in range(self._model.rowCount(at)))
        return replace(zone, pieces=pieces)

    # -- what the model tells ----------------------------------------------------------------------

    def _inserted(self, parent: QModelIndex, first: int, last: int) -> None:
        if parent.isValid():
            self._zones.add(self._zone(parent.row()).id)
            self._came |= {self._piece(row, parent).id for row in range(first, last + 1)}
        else:
            self._ordered = True
            self._zones |= {self._zone(row).id for row in range(first, last + 1)}

    def _moved(self, source: QModelIndex, first: int, last: int, target: QModelIndex, row: int) -> None:
        if not source.isValid():
            self._ordered = True
            return
        if source == target and row > first:
            row -= last - first + 1
        self._zones |= {self._zone(source.row()).id, self._zone(target.row()).id}
        self._went |= {self._piece(row + n, target).id for n in range(last - first + 1)}

    def _removing(self, parent: QModelIndex, first: int, last: int) -> None:
        if parent.isValid():
            self._zones.add(self._zone(parent.row()).id)
            pieces = [self._piece(row, parent) for row in range(first, last + 1)]
            self._left |= {piece.id: piece for piece in pieces}
        else:
            self._ordered = True

    def _data_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        parent = first.parent()
        rows = range(first.row(), last.row() + 1)
        if parent.isValid():
            self._zones.add(self._zone(parent.row()).id)
            self._touched |= {self._piece(row, parent).id for row in rows}
        else:
            self._zones |= {self._zone(row).id for row in rows}

    def _header_changed(self) -> None:
        self._facts = True


# -- pieces that get a name on their way, or lose it ---------------------------------------------------


def is_named(piece_id: str) -> bool:
    """Whether rules call a piece by this id; the others are given out by who follows them."""
    return not piece_id.startswith("#")


def turned_over(old: str, new: str) -> bool:
    """Face up to face down or back, within one set of pictures."""
    return kind_of(old) == kind_of(new) and (name_in(old) == BACK) != (name_in(new) == BACK)


def _join_named(
    arrived: dict[str, Place], moved: dict[str, Move], gone: dict[str, Gone], faces: Mapping[Place, str]
) -> None:
    """What left without a name and came with one, or the other way round, is one piece if it looks the same; turned
    over only if all of them are: of three cards that went and one back that came nobody knows which it is."""
    for naming in (True, False):
        new = [piece for piece in arrived if is_named(piece) == naming]
        old = [piece for piece in gone if is_named(piece) != naming]
        pairs = list(_equal(new, old, arrived, gone, faces))
        new, old = ([p for p in side if p not in {x for pair in pairs for x in pair}] for side in (new, old))
        turned = [(a, b) for a in new for b in old if turned_over(gone[b].piece.face, faces[arrived[a]])]
        if len({a for a, _ in turned}) == len({b for _, b in turned}):
            pairs += _one_to_one(turned)
        for came, left in pairs:
            moved[came if naming else left] = Move(gone.pop(left).place, arrived.pop(came))


def _equal(
    new: Iterable[str],
    old: Iterable[str],
    arrived: Mapping[str, Place],
    gone: Mapping[str, Gone],
    faces: Mapping[Place, str],
) -> list[tuple[str, str]]:
    return _one_to_one([(a, b) for a in new for b in old if faces[arrived[a]] == gone[b].piece.face])


def _one_to_one(pairs: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Of these pairs as many as have no part in common, the first first."""
    chosen: list[tuple[str, str]] = []
    taken: set[str] = set()
    for pair in pairs:
        if taken.isdisjoint(pair):
            taken.update(pair)
            chosen.append(pair)
    return chosen
