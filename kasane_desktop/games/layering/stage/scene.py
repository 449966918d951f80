"""The scene of Kasane and Kimono."""

from __future__ import annotations

from typing import Any, ClassVar

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from kasane_desktop.core.table import kind_of
from kasane_desktop.games.layering.rules import zones
from kasane_desktop.games.layering.stage.combinations import lay_combinations
from kasane_desktop.games.layering.stage.desk import Desk
from kasane_desktop.games.layering.stage.dress import Dress
from kasane_desktop.games.layering.stage.gathering import gather
from kasane_desktop.games.layering.stage.grid import scale_for
from kasane_desktop.games.layering.stage.hots import CHOICE, SOCKET
from kasane_desktop.games.layering.stage.market import lay_market
from kasane_desktop.games.layering.stage.notes import lay_notes
from kasane_desktop.games.layering.stage.own import lay_own
from kasane_desktop.games.layering.stage.seats import lay_seats
from kasane_desktop.games.layering.stage.sounds import BETWEEN
from kasane_desktop.games.layering.stage.topline import lay_topline
from kasane_desktop.games.layering.stage.words import LayeringWords
from kasane_desktop.models.change import Change
from kasane_desktop.scene.arrangement import Arrangement, Flight, Spot
from kasane_desktop.scene.shown import Shown
from kasane_desktop.scene.table_scene import TableScene

DEALT = 35  # ms between cards that are dealt
AFTER = 520  # ms until the cards lie and the marker drops


class LayeringScene(TableScene):
    """Rows of a market, robes, and nine combination cards."""

    dress: ClassVar[Dress]
    news_in = (zones.HAND, zones.ROBE, zones.ACCESSORIES, zones.COMBINATION)
    prompts = ("flag",)
    read_in_the_middle = ("row/", "deck", "left", "card/")
    read_as_own = ("label/hand", "label/robe")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._words = LayeringWords(self)
        self._choosing = ""  # the card of the hand or robe whose groups are offered beside it

    def scale_for(self, w: int, h: int) -> float:
        return scale_for(w, h)

    def table_changed(self, change: Change) -> None:
        self._choosing = ""
        super().table_changed(change)

    def holds(self) -> bool:
        return super().holds() or bool(self._choosing)

    def cancel(self) -> None:
        self._choosing = ""
        super().cancel()
        self.refresh()

    def pressed(self, key: str) -> None:
        """A card with which several groups begin: they are offered beside it. A socket where nothing goes: why."""
        if SOCKET.read(key):
            hot = self.arranged.hots[key]
            self.touched.emit(hot.zone, hot.index)
            return
        self._choosing = "" if key == self._choosing else key
        self.refresh()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802 - Qt's name
        """A click beside the groups that are offered puts them away."""
        at = event.scenePos()
        own = [hot for key, hot in self.arranged.hots.items() if key == self._choosing or CHOICE.read(key)]
        if self._choosing and not any(hot.rect.contains(at) for hot in own):
            self._choosing = ""
            self.refresh()
        super().mousePressEvent(event)

    def places(self) -> list[QRectF]:
        """Nor is whose turn it is covered."""
        flag = self._sheets.get("flag")
        return [*super().places(), *([] if flag is None else [flag.sceneBoundingRect()])]

    def arrange(self, shown: Shown) -> Arrangement:
        rect = self.sceneRect()
        desk = Desk(
            shown,
            self.look,
            self.dress,
            self._words,
            self.translate,
            self.viewer,
            self.asked == self.viewer,
            self.pointed,
            self._choosing,
            self.carrying.origin,
            (round(rect.width()), round(rect.height())),
        )
        for lay in (lay_topline, lay_seats, lay_market, lay_combinations, lay_own, lay_notes):
            lay(desk)
        return desk.out

    def choreograph(self, flights: list[Flight]) -> None:
        """Cards of a group gather, then follow each other from left to right; a marker drops when they lie."""
        flying = sorted((f for f in flights if f.style in ("fly", "slide")), key=lambda f: f.goal.x)
        moved = [flight for flight in flying if flight.start.outline == flight.goal.outline]
        for order, flight in enumerate(moved):
            flight.delay = BETWEEN * order if len(moved) < 6 else 0
        dealt = [flight for flight in flights if flight.style == "fly" and flight.piece in self.change.arrived]
        for order, flight in enumerate(sorted(dealt, key=lambda f: f.goal.z)):
            flight.delay = DEALT * order
        gathered = gather([flight for flight in flying if self._is_laid(flight.piece)], self.look)
        for flight in flights:
            if flight.style == "fade" and flight.new and self._is_marker(flight.piece):
                flight.style, flight.delay = "drop", AFTER + gathered if flying else 0

    def _is_laid(self, piece: str) -> bool:
        """Whether it goes from a hand onto a robe."""
        move = self.change.moved.get(piece)
        return move is not None and (kind_of(move.start.zone), kind_of(move.goal.zone)) == (zones.HAND, zones.ROBE)

    def _is_marker(self, piece: str) -> bool:
        zone = self.zone_of(piece)
        return zone is not None and zone.kind == zones.COMBINATION

    def come_from(self, piece: str, spot: Spot) -> Spot | None:
        """Cards that were nowhere are dealt."""
        return self._deck_spot(spot) if piece in self.change.arrived and not self._is_marker(piece) else None

    def go_to(self, piece: str, spot: Spot) -> Spot | None:
        """Cards that are gone are shuffled."""
        return self._deck_spot(spot) if piece in self.change.gone and not self._is_marker(piece) else None

    def _deck_spot(self, spot: Spot) -> Spot:
        """The deck, or beyond the edge where none is shown."""
        deck = self.arranged.pieces.get("deck/0")
        outline = spot.outline
        if deck is not None:
            return Spot(self.dress.back, outline, deck.x, deck.y, -1)
        return Spot(self.dress.back, outline, -outline.w * 1.5, spot.y, -1)
