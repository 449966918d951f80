"""What is seen of an arrangement: an item for each of its sheets and pieces, brought from the last one to the next.

As Qt's own views do, a scene that hears of changes only notes that it has to be laid out, and lays itself out once:
when the event loop comes round, or before that for whoever looks at it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGraphicsWidget

from kasane_desktop.models.change import Change
from kasane_desktop.scene.arrangement import Arrangement, Flight, Spot
from kasane_desktop.scene.flights import Traffic
from kasane_desktop.scene.hot import HotItem, SheetItem, settle
from kasane_desktop.scene.keyboard import KeyboardScene
from kasane_desktop.scene.kit import IconButtonItem, PieceItem


def _only_ringed(old: Spot, new: Spot) -> bool:
    return replace(old, ring=new.ring, pulse=new.pulse) == new


@dataclass
class Due:
    """What the next layout has to bring about; several reasons make one layout."""

    change: Change | None = None  # of the table
    moving: bool = False  # pieces go from place to place, and are waited for
    still: bool = False  # everything is there at once
    anew: bool = False  # nothing of before can be kept

    def and_also(self, other: Due) -> Due:
        changes = [due.change for due in (self, other) if due.change is not None]
        change = changes[0].then(changes[1]) if len(changes) == 2 else changes[0] if changes else None
        return Due(change, self.moving or other.moving, self.still or other.still, self.anew or other.anew)


@dataclass
class Laid:
    """What lies on the scene: the last arrangement, and an item for each thing in it."""

    arrangement: Arrangement = field(default_factory=Arrangement)
    pieces: dict[str, PieceItem] = field(default_factory=dict)
    sheets: dict[str, SheetItem] = field(default_factory=dict)
    hots: dict[str, HotItem] = field(default_factory=dict)
    icons: dict[str, IconButtonItem] = field(default_factory=dict)

    def items(self) -> list[QGraphicsWidget]:
        return [*self.pieces.values(), *self.sheets.values(), *self.hots.values(), *self.icons.values()]


class MovingScene(KeyboardScene):
    """Things that are laid out, and move to where they belong next."""

    _layout_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.change = Change()  # what the models told before the last layout; it says what moves from where
        self._laid = Laid()
        self._due: Due | None = None
        self._queued = self._layout_is_held = False
        self._traffic = Traffic(self)
        self._layout_wanted.connect(self._come_round, Qt.ConnectionType.QueuedConnection)

    # -- what a game's scene says -----------------------------------------------------------------

    def choreograph(self, flights: list[Flight]) -> None:
        """Say how and when the pieces go; the default lets all go at once."""

    def come_from(self, piece: str, spot: Spot) -> Spot | None:
        """Where a piece comes from that was not seen before; None: it appears in its place."""
        return None

    def go_to(self, piece: str, spot: Spot) -> Spot | None:
        """Where a piece goes that is not seen any more; None: it fades."""
        return None

    # -- once for all that changed ------------------------------------------------------------------

    def lay_out_later(self, due: Due) -> None:
        """There is something to be brought about before anyone looks."""
        self._due = due if self._due is None else self._due.and_also(due)
        if not self._queued:
            self._queued = True
            self._layout_wanted.emit()

    def lay_out(self, due: Due | None = None) -> None:
        """Bring about what is due, now."""
        if due is not None:
            self._due = due if self._due is None else self._due.and_also(due)
        if self._due is None or self._layout_is_held or not self.ready():
            return
        due, self._due = self._due, None
        with self.layout_held():
            self._bring_about(due)
        if due.change is not None:
            self.change_laid()

    @contextmanager
    def layout_held(self) -> Iterator[None]:
        """Whoever looks meanwhile sees what was laid out before."""
        held, self._layout_is_held = self._layout_is_held, True
        try:
            yield
        finally:
            self._layout_is_held = held

    def _come_round(self) -> None:
        self._queued = False
        self.lay_out()

    def ready(self) -> bool:
        """Whether there is room to lay something out."""
        return not self.sceneRect().isEmpty()

    def _bring_about(self, due: Due) -> None:
        """Lay out what is due; only who has an arrangement has something to lay."""

    def change_laid(self) -> None:
        """What the models told has been laid out, and moves."""

    # Whoever looks sees what is due.

    @property
    def arranged(self) -> Arrangement:
        self.lay_out()
        return self._laid.arrangement

    @property
    def _pieces(self) -> dict[str, PieceItem]:
        self.lay_out()
        return self._laid.pieces

    @property
    def _sheets(self) -> dict[str, SheetItem]:
        self.lay_out()
        return self._laid.sheets

    @property
    def _hots(self) -> dict[str, HotItem]:
        self.lay_out()
        return self._laid.hots

    @property
    def _icons(self) -> dict[str, IconButtonItem]:
        self.lay_out()
        return self._laid.icons

    @property
    def moving(self) -> bool:
        """Whether something is under way."""
        self.lay_out()
        return self._traffic.busy

    @property
    def resting(self) -> bool:
        return not self.moving

    # -- from one arrangement to the next ---------------------------------------------------------

    def finish(self) -> None:
        """Everything is where it belongs, now."""
        self.lay_out()
        self.stop_motion()

    def stop_motion(self) -> None:
        """What is under way arrives."""
        self._traffic.finish()

    def _clear(self) -> None:
        for item in self._laid.items():
            self._discard(item)
        self._laid = Laid()

    def _lay_sheets(self, old: Arrangement, new: Arrangement, fade: bool) -> None:
        for key in self._sheets.keys() - new.sheets.keys():
            self._discard(self._sheets.pop(key))
        for key, sheet in new.sheets.items():
            if key not in self._sheets:
                item = self._sheets[key] = SheetItem(sheet)
                self.addItem(item)
                if fade:
                    self._traffic.fade_in(item)
            elif sheet != old.sheets[key]:
                self._sheets[key].show_sheet(sheet)

    def _lay_pieces(self, old: dict[str, Spot], new: dict[str, Spot], quick: bool, still: bool) -> None:
        changed = [piece for piece, spot in new.items() if old.get(piece) != spot]
        gone = [piece for piece in old if piece not in new]
        ringed = [piece for piece in changed if piece in old and _only_ringed(old[piece], new[piece])]
        for piece in ringed:  # what moves goes on moving
            self._pieces[piece].set_ring(new[piece].ring or None)
            self._traffic.breathe(self._pieces[piece], new[piece].pulse)
        changed = [piece for piece in changed if piece not in ringed]
        if not changed and not gone:
            return
        self.stop_motion()
        flights = []
        for piece in changed:
            spot = new[piece]
            if piece not in self._pieces:
                self._pieces[piece] = PieceItem(self.look, spot.face, spot.outline, spot.height)
                self.addItem(self._pieces[piece])
            settle(self._pieces[piece], self.look, spot)
            self._traffic.breathe(self._pieces[piece], spot.pulse)
            if not still and (flight := self._flight(piece, old.get(piece), spot, quick)):
                flights.append(flight)
        for piece in gone:
            if still or quick:
                self.drop_piece(piece)
            else:
                flights.append(self._farewell(piece, old[piece]))
        if not quick:
            self.choreograph(flights)
        self._traffic.send(flights, self._pieces, self.look, quick)

    def _flight(self, piece: str, old: Spot | None, new: Spot, quick: bool) -> Flight | None:
        if old is None:
            source = None if quick else self.come_from(piece, new)
            return Flight(piece, source or new, new, "fly" if source else "fade", new=True)
        if (old.x, old.y, old.outline, old.rotation, old.height) == (
            new.x,
            new.y,
            new.outline,
            new.rotation,
            new.height,
        ):
            return None
        return Flight(piece, old, new, "slide" if quick or old.outline == new.outline else "fly")

    def _farewell(self, piece: str, spot: Spot) -> Flight:
        goal = self.go_to(piece, spot)
        return Flight(piece, spot, goal or spot, "fly" if goal else "fade", gone=True)

    def put(self, piece: str, spot: Spot) -> None:
        """A piece is there at once, and goes on from there."""
        self.arranged.pieces[piece] = spot
        settle(self._pieces[piece], self.look, spot)

    def drop_piece(self, piece: str) -> None:
        """A piece that left has arrived where it went."""
        if piece not in self._laid.arrangement.pieces and piece in self._laid.pieces:
            self._discard(self._laid.pieces.pop(piece))

    def forget_piece(self, piece: str) -> None:
        """A piece that belongs to no table is not seen any more, at once."""
        if self._laid.arrangement.pieces.pop(piece, None) is not None:
            self.drop_piece(piece)

    def _discard(self, item: QGraphicsWidget) -> None:
        """Take an item away; it lives until nothing that is going on can still mean it."""
        self._traffic.complete(item)
        self.removeItem(item)
        item.deleteLater()
