"""The scene of Kaleido."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent, QGraphicsSceneWheelEvent

from kasane_desktop.core.fact import Facts
from kasane_desktop.core.game import Action
from kasane_desktop.games.kaleido.rules import fact, ids, zones
from kasane_desktop.games.kaleido.rules.table import is_last_round
from kasane_desktop.games.kaleido.stage.account import lay_account
from kasane_desktop.games.kaleido.stage.closeness import come_closer, move_on, within
from kasane_desktop.games.kaleido.stage.comb import lay_comb
from kasane_desktop.games.kaleido.stage.desk import Desk, Hand
from kasane_desktop.games.kaleido.stage.finale import lay_finale
from kasane_desktop.games.kaleido.stage.geometry import shorter
from kasane_desktop.games.kaleido.stage.grid import scale_for
from kasane_desktop.games.kaleido.stage.hots import COMB, TOOL
from kasane_desktop.games.kaleido.stage.meetings import lay_meetings
from kasane_desktop.games.kaleido.stage.moves import lay_moves
from kasane_desktop.games.kaleido.stage.rotations import rotate
from kasane_desktop.games.kaleido.stage.seats import lay_seats, supply_spot, walk
from kasane_desktop.games.kaleido.stage.topline import lay_topline
from kasane_desktop.games.kaleido.stage.tray import lay_tray
from kasane_desktop.games.kaleido.stage.turning import lay_turning
from kasane_desktop.games.kaleido.stage.words import KaleidoWords
from kasane_desktop.models.change import Change, Place
from kasane_desktop.scene.arrangement import Arrangement, Flight, Spot
from kasane_desktop.scene.keyboard import ARROWS
from kasane_desktop.scene.kit import Motion
from kasane_desktop.scene.moving import Due
from kasane_desktop.scene.shown import Shown
from kasane_desktop.scene.table_scene import TableScene

ZOOMS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1, Qt.Key.Key_0: 0}
HAND = Qt.CursorShape.OpenHandCursor
LAYERS = (
    lay_topline,
    lay_comb,
    lay_meetings,
    lay_turning,
    lay_finale,
    lay_seats,
    lay_moves,
    lay_tray,
    lay_account,
)
PACE = 850  # ms for each hexagon of the final scoring


class KaleidoScene(TableScene):
    """A honeycomb that grows, turns, and can be looked at closely."""

    prompts = ("head", "account", "panel/words")
    read_in_the_middle = (COMB("board/"), "account")
    read_as_own = ("head",)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._words = KaleidoWords(self)
        self._hand = Hand()
        self._laid_desk: Desk | None = None
        self._down = QPointF()  # where the mouse went down
        self._held: QPointF | None = None  # pan, or angle of board and pointer, when it began to move
        self._wheel = 0  # what the wheel has turned, short of a notch
        self._period = 6  # how many rotations of the board in hand look different
        self._walk = Motion(parent=self)
        self._walk.idle.connect(self._walked)

    def scale_for(self, w: int, h: int) -> float:
        return scale_for(w, h)

    def resize_to(self, w: int, h: int, dpr: float | None = None) -> None:
        self._hand.zoom, self._hand.pan = 1.0, QPointF()
        super().resize_to(w, h, dpr)

    def places(self) -> list[QRectF]:
        """Nor is whose turn it is covered; but the table itself is ground, on which something may be said."""
        head = self._sheets.get("head")
        live = [item.hot.rect for key, item in self._hots.items() if item.live and key != "table"]
        return [*live, *([] if head is None else [head.sceneBoundingRect()])]

    @property
    def _desk(self) -> Desk | None:
        """What the last arrangement was made from."""
        self.lay_out()
        return self._laid_desk

    def arrange(self, shown: Shown) -> Arrangement:
        rect = self.sceneRect()
        size = round(rect.width()), round(rect.height())
        asked = self.asked == self.viewer
        desk = Desk(shown, self.look, self._words, self.translate, self.viewer, asked, self.pointed, self._hand, size)
        self._laid_desk = desk
        for lay in LAYERS:
            lay(desk)
        if desk.rotations:
            self._period = len(desk.rotations)
        return desk.out

    # -- from table to table ----------------------------------------------------------------------

    def table_changed(self, change: Change) -> None:
        before, boards = self._desk, self.shown.of_kind(zones.BOARD)
        self._stop_walk()
        grown = before is None or len(boards) != len(before.boards)
        self._hand = Hand() if grown else Hand(zoom=self._hand.zoom, pan=self._hand.pan)
        ended = before is not None and before.acting >= 0 and self.shown.facts[fact.PHASE] == "over"
        if ended and self._walk.pace:
            self._hand.walked = 0
        super().table_changed(change)

    def change_laid(self) -> None:
        if self._hand.walked is not None:
            self._start_walk()

    def come_from(self, piece: str, spot: Spot) -> Spot | None:
        """What is new comes from the plate of its owner."""
        if piece in self.change.moved:
            return self._home(self.change.moved[piece].start, spot)
        boards = (gone.place for gone in self.change.gone.values() if gone.piece.face == spot.face)
        return self._home(next(boards, None), spot)

    def go_to(self, piece: str, spot: Spot) -> Spot | None:
        """What is taken back returns there."""
        if piece in self.change.moved:
            return self._home(self.change.moved[piece].goal, spot)
        boards = (at for at in self.change.arrived.values() if self._face_at(at) == spot.face)
        return self._home(next(boards, None), spot)

    def _face_at(self, at: Place) -> str:
        return self.change.zones[at.zone].pieces[at.row].face

    def _home(self, at: Place | None, spot: Spot) -> Spot | None:
        """The place of a piece on the plate from whose supply it is, or to which it has gone back."""
        zone = self.shown.zones[at.zone] if at is not None else None
        if self._desk is None or zone is None or zone.owner is None:
            return None
        return supply_spot(self._desk, zone.owner, spot.face)

    def is_last_round(self, facts: Facts, seats: Sequence[Facts]) -> bool:
        return bool(seats) and is_last_round(seats)

    def choreograph(self, flights: list[Flight]) -> None:
        """What was on the table slides."""
        for flight in flights:
            if flight.style == "fly" and not flight.new and not flight.gone:
                flight.style = "slide"
        rotate(flights, self._period)

    # -- the final scoring ------------------------------------------------------------------------

    def _start_walk(self) -> None:
        assert self._desk is not None
        count = len(walk(self._desk))
        for number in range(count):
            self._walk.after(PACE * (number + 1), partial(self._reach, number + 1))
        self._walk.after(PACE * (count + 1) if count else 0, lambda: None)

    def _reach(self, number: int) -> None:
        if not self._walk.signalsBlocked():  # not while the walk is cut short
            self._hand.walked = number
            self.refresh()

    def _walked(self) -> None:
        """All hexagons have been shown."""
        self._hand.walked = None
        self.refresh()
        if self.resting:
            self.rested.emit()

    def _stop_walk(self) -> None:
        self._walk.blockSignals(True)
        self._walk.finish()
        self._walk.blockSignals(False)
        self._hand.walked = None

    def stop_motion(self) -> None:
        super().stop_motion()
        if self._walk.busy:
            self._stop_walk()
            self._walked()

    @property
    def resting(self) -> bool:
        return super().resting and not self._walk.busy

    def _rest(self) -> None:
        if not self._walk.busy:
            super()._rest()

    def set_speed(self, speed: float) -> None:
        super().set_speed(speed)
        self._walk.pace = speed

    # -- what is done with the hand ---------------------------------------------------------------

    def cancel(self) -> None:
        self._hand.tool, self._hand.angle = "", 0.0
        super().cancel()
        self.refresh()

    def place_of(self, action: Action) -> str:
        """What takes several clicks is begun: the board or the white tile is picked, or the lifted board turned."""
        if (desk := self._desk) is not None and desk.asked:
            turned = [piece.action for piece in desk.rotations]
            if action in turned:
                self._hand.angle = 60.0 * turned.index(action)
            elif any(piece.action == action for piece in self.shown.zones[zones.GHOSTS].pieces):
                self._hand.tool = "board"
            else:
                on_boards = (piece.action for zone in desk.boards for piece in zone.pieces)
                self._hand.tool = "white" if desk.phase == "after" and action in on_boards else ""
            self.refresh()
        return super().place_of(action)

    def own_keys(self) -> list[tuple[str, str]]:
        nearness = " ".join(self.key_name(key).replace("-", "−") for key in ("+", "-", "0"))
        usual = [f"Shift+{way}" for way in ("Left", "Right", "Up", "Down")]
        moves = [self.key_name(key) for key in usual]
        return list(self._words.keys(nearness, "" if moves == usual else " ".join(moves)))

    def pressed(self, key: str) -> None:
        if card := TOOL.read(key):
            (tool,) = card
            self._hand.tool = "" if tool in ("tile", self._hand.tool) else tool
            self.refresh()
        elif key in ("turn-left", "turn-right", "grip"):
            self._turn_by(-60 if key == "turn-left" else 60)
        elif key == "table":
            self._touch()

    def _touch(self) -> None:
        """A click on the table itself: a place for a board picks the board, anything else says why it is inert."""
        self.clicked_at = self._down
        place = self.arranged.touched(self._down)
        if place is not None and place[0] == zones.GHOSTS:
            self.pressed(TOOL("board"))
        elif place is not None:
            self.touched.emit(*place)

    def _turn_by(self, degrees: float) -> None:
        self.finish()
        self._hand.angle += degrees
        self.refresh()

    def pulled(self, key: str, at: QPointF) -> None:
        if key == "grip":
            self._turn_to(at)
        elif key == "table":
            self._drag_to(at)
        else:
            super().pulled(key, at)

    def let_go(self, key: str, at: QPointF) -> None:
        self._held = None
        if key == "grip":
            self.lay_out(Due(still=True))
            self._hand.angle = 60.0 * round(self._hand.angle / 60)
            self.refresh()
        elif key == "table":
            self.lay_out(Due(still=True))
        else:
            super().let_go(key, at)

    def take_hold(self, key: str) -> None:
        """What is pulled out of the tray is picked: the places for it are seen."""
        if self._desk is not None and TOOL(self._desk.tool) != key:
            self.pressed(key)

    def let_fall(self, key: str, at: QPointF) -> None:
        """Where nothing can lie it is said why."""
        if (touched := self.arranged.touched(at)) and touched[0] != zones.GHOSTS:
            self.clicked_at = at
            self.touched.emit(*touched)
        else:
            super().let_fall(key, at)

    def _turn_to(self, at: QPointF) -> None:
        """The board follows the pointer round its middle; the preview follows in steps."""
        desk = self._desk
        if desk is None or desk.lifted is None:
            return
        middle = desk.middle(desk.lifted)
        if self._held is None:
            self._held = QPointF(self._hand.angle, _direction(self._down - middle))
        before = round(self._hand.angle / 60)
        turn = shorter(_direction(at - middle) - self._held.y() - (self._hand.angle - self._held.x()), 360)
        self._hand.angle += turn
        if round(self._hand.angle / 60) != before:
            self.lay_out(Due(still=True))
            return
        lifted = zones.BOARD.of(desk.lifted.id)
        for piece, item in self._pieces.items():
            if (zones.BOARD.read(piece) or (ids.TILE.read(piece) or ())[:1]) == lifted:
                item.setRotation(item.rotation() + turn)

    def _drag_to(self, at: QPointF) -> None:
        """The honeycomb follows the pointer; only when it is let go all of it is laid anew."""
        if self._held is None:
            self._held = QPointF(self._hand.pan)
        assert self._desk is not None
        wanted = within(self._hand, self._desk, self._held + at - self._down)
        way, self._hand.pan = wanted - self._hand.pan, wanted
        for item in self._pieces.values():
            item.setPos(item.pos() + way)
        for key, sheet in self._sheets.items():
            if COMB.read(key):
                sheet.setPos(sheet.pos() + way)

    # -- closer and farther -----------------------------------------------------------------------

    def _zoom(self, notches: int, about: QPointF | None = None) -> None:
        if self._desk is not None:
            self.finish()
            come_closer(self._hand, self._desk, notches, about)
            self.lay_out(Due(still=True))

    def _move(self, way: QPointF) -> None:
        assert self._desk is not None
        move_on(self._hand, self._desk, way)
        self.refresh()

    def point_at(self, key: str) -> None:
        super().point_at("" if key == "table" else key)

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:  # noqa: N802 - Qt's name
        if self._desk is None or not self._desk.sight.contains(event.scenePos()):
            event.ignore()
            return
        event.accept()
        self._wheel += event.delta()
        if notches := int(self._wheel / 120):
            self._wheel -= 120 * notches
            self._zoom(notches, event.scenePos())

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802 - Qt's name
        self._down, self._held = event.scenePos(), None
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802 - Qt's name
        super().mouseDoubleClickEvent(event)
        if self.mouseGrabberItem() is self._hots.get("table") and self._desk is not None and self._desk.moved:
            self._zoom(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        key, shift = Qt.Key(event.key()), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        turning = "grip" in self._hots
        if key in ZOOMS:
            self._zoom(ZOOMS[key])
        elif key in ARROWS and shift:
            self._move(ARROWS[key])
        elif turning and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._turn_by(-60 if key == Qt.Key.Key_Left else 60)
        elif turning and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.focusItem() is None:
            self._clicked(self._hots["down"])
        elif key == Qt.Key.Key_Escape and (self._hand.tool or self._hand.angle):
            self.cancel()
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def _lay_hots(self, new: Arrangement) -> None:
        super()._lay_hots(new)
        moved = self._desk is not None and self._desk.moved
        shapes = {"table": HAND if moved else Qt.CursorShape.ArrowCursor, "grip": HAND}
        for key in shapes.keys() & self._hots.keys():
            self._hots[key].setCursor(shapes[key])


def _direction(way: QPointF) -> float:
    return math.degrees(math.atan2(way.y(), way.x()))


SCENE = KaleidoScene
