"""What is seen of an arrangement: an item for each of its sheets and pieces, brought from the last one to the next."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QGraphicsWidget

from kasane_desktop.scene.arrangement import Arrangement, Flight, Spot
from kasane_desktop.scene.flights import Traffic
from kasane_desktop.scene.hot import SheetItem, settle
from kasane_desktop.scene.keyboard import KeyboardScene
from kasane_desktop.scene.kit import PieceItem


def _only_ringed(old: Spot, new: Spot) -> bool:
    return replace(old, ring=new.ring, pulse=new.pulse) == new


class MovingScene(KeyboardScene):
    """Things that are laid out, and move to where they belong next."""

    def __init__(self) -> None:
        super().__init__()
        self.arranged = Arrangement()
        self._pieces: dict[str, PieceItem] = {}
        self._sheets: dict[str, SheetItem] = {}
        self._traffic = Traffic(self)

    # -- what a game's scene says -----------------------------------------------------------------

    def choreograph(self, flights: list[Flight]) -> None:
        """Say how and when the pieces go; the default lets all go at once."""

    def come_from(self, piece: str, spot: Spot) -> Spot | None:
        """Where a new piece comes from; None: it appears in its place."""
        return None

    def go_to(self, piece: str, spot: Spot) -> Spot | None:
        """Where a piece goes that is no longer there; None: it fades."""
        return None

    # -- from one arrangement to the next ---------------------------------------------------------

    def finish(self) -> None:
        """Everything is where it belongs, now."""
        self._traffic.finish()

    @property
    def resting(self) -> bool:
        return not self._traffic.busy

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
        self.finish()
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
            return Flight(piece, source or new, new, "fly" if source else "fade")
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

    def drop_piece(self, piece: str) -> None:
        """A piece that left has arrived where it went."""
        if piece not in self.arranged.pieces and piece in self._pieces:
            self._discard(self._pieces.pop(piece))

    def _discard(self, item: QGraphicsWidget) -> None:
        """Take an item away; it lives until nothing that is going on can still mean it."""
        self._traffic.complete(item)
        self.removeItem(item)
        item.deleteLater()
