"""The table of any game as a scene.

A game's scene says in `arrange` how the table looks now: a value made from what the models show, from who is
asked and from what is pointed at. This base keeps an item for each thing in it and brings the scene from the last
arrangement to the next, so a scene holds nothing that the models have not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QGraphicsSceneMouseEvent

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.core.table import Facts, Zone
from kasane_desktop.match.speech import Translate, source_text
from kasane_desktop.models.change import Change
from kasane_desktop.models.log_model import LogModel
from kasane_desktop.models.seats_model import SeatsModel
from kasane_desktop.models.table_model import TableModel
from kasane_desktop.scene import accessibility
from kasane_desktop.scene.arrangement import Arrangement, Spot
from kasane_desktop.scene.call_keys import CALL_KEYS, PASS_KEYS
from kasane_desktop.scene.calling import Calling
from kasane_desktop.scene.desk import number
from kasane_desktop.scene.hot import Bubble, HotItem, SheetItem, dump, dump_piece, settle
from kasane_desktop.scene.kit import IconButtonItem, Look, Z, theme
from kasane_desktop.scene.moments import Moments
from kasane_desktop.scene.moving import Due, MovingScene
from kasane_desktop.scene.shown import Listener, Shown
from kasane_desktop.scene.spoken import joined

GROUND = 0.08  # the share of a table from which on a picture is ground, on which something may lie
CARRIED = 2.6  # how high a piece is held that hangs on the pointer


class TableScene(MovingScene):
    """A view on the models of a match, seen from one seat."""

    open_points: ClassVar[bool] = True  # how many points others have is there for all to see

    chosen = Signal(object)  # Action: what was clicked does this
    touched = Signal(str, int)  # zone and place of something clicked that does nothing
    called = Signal(object, object, object)  # seat, Action, ms of the event: one of several who may act at once
    rested = Signal()  # everything has arrived
    undo_requested = Signal()
    log_requested = Signal()
    menu_requested = Signal()
    why_requested = Signal()  # more about what was told
    laid = Signal()  # the table has been laid anew
    spoken = Signal(str)  # something is said at the table
    prompts: tuple[str, ...] = ()  # the sheets that say whose turn it is and what is asked
    read_in_the_middle: tuple[str, ...] = ()  # how the keys of sheets begin that tell what lies there
    read_as_own: tuple[str, ...] = ()  # likewise, what one has

    def __init__(
        self,
        table: TableModel,
        seats: SeatsModel,
        log: LogModel,
        translate: Translate = source_text,
        viewer: Seat = 0,
    ) -> None:
        super().__init__()
        accessibility.install()
        self.table, self.seats, self.log, self.translate = table, seats, log, translate
        self._listener = Listener(table, seats, log, self)
        self.viewer: Seat = viewer
        self.asked: Seat | None = None
        self.calling: Calling | None = None
        self.call_keys: tuple[str, ...] = CALL_KEYS
        self.pass_keys: tuple[str, ...] = PASS_KEYS
        self.pointed = ""  # key of the place that is pointed at, by mouse or keyboard
        self.pulling = ""  # key of the place whose pieces hang on the pointer
        self.at_goal = False  # they are where they may be let go
        self._grip = QPointF()  # where they were taken hold of
        self._carried: dict[str, Spot] = {}  # where they are
        self._rests: dict[str, Spot] = {}  # where they lay
        self._icons_off: set[str] = set()
        self._traffic.idle.connect(self._rest)
        self._bubble = Bubble(self)
        self.moments = Moments(self)
        self._advice: tuple[Action, str] | None = None  # what the master would do, and where
        self._press = QPointF()
        self.reading = False  # the keyboard goes to what is only read, too
        self._fresh = True  # nothing of this match has been shown yet
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)  # most of it moves, and it is not much
        self._listener.table_changed.connect(self._hear_of_change)
        self._listener.seated.connect(self._others_sat_down)
        self._listener.heard.connect(self.refresh)

    # -- what a game's scene says -----------------------------------------------------------------

    def scale_for(self, w: int, h: int) -> float:
        """Pixels per design unit for a window of this size."""
        return min(w / 1440, h / 900)

    def arrange(self, shown: Shown) -> Arrangement:
        """How the table looks now."""
        raise NotImplementedError

    def table_changed(self, change: Change) -> None:
        """The table has become another one; `shown` is what the models say by now."""
        self.pointed = ""
        self._drop_all()
        self.hush()
        self.lay_out_later(Due(change, moving=True, still=self._fresh))
        self._fresh = False

    def is_last_round(self, facts: Facts, seats: Sequence[Facts]) -> bool:
        """Whether no other round comes after this one."""
        return bool(facts.get("last_round")) or 0 < number(facts, "rounds", 0) == number(facts, "round", 0)

    def own_keys(self) -> list[tuple[str, str]]:
        """Keys that only this game has, and what they do."""
        return []

    def pressed(self, key: str) -> None:
        """A place was clicked that is the scene's own."""

    def pulled(self, key: str, at: QPointF) -> None:
        """The mouse went down on a place that can be pulled, and is there now: what it carries comes along."""
        hot = self.arranged.hots.get(key)
        if hot is None or hot.goal is None:
            return
        if not self.pulling:
            self.pulling, self._grip = key, self._press
        way, self.at_goal = at - self._grip, hot.goal.contains(at)
        spots = {piece: self._rest_of(piece) for piece in hot.carries if piece in self.arranged.pieces}
        self.carry({piece: spot.moved(round(way.x()), round(way.y())) for piece, spot in spots.items()})

    def let_go(self, key: str, at: QPointF) -> None:
        """What was pulled is let go: over its goal it counts as a click, else it goes back."""
        if key != self.pulling:
            return
        item = self._hots.get(key) if self.at_goal else None
        self.pulling, self.at_goal = "", False
        if item is None or item.hot.own:
            self.put_back()
        if item is not None:  # what was carried goes on from where it is
            self._clicked(item)

    def carry(self, pieces: Mapping[str, Spot]) -> None:
        """Pieces hang on the pointer, above everything, and are there at once."""
        for order, (piece, spot) in enumerate(pieces.items()):
            held = self._carried[piece] = replace(spot, z=Z.FLYING + order, height=CARRIED)
            self.arranged.pieces[piece] = held
            settle(self._pieces[piece], self.look, held)
        self.refresh()

    def put_back(self) -> None:
        """What hangs on the pointer goes back to where it belongs."""
        if self._drop_all():
            self.refresh()

    def _drop_all(self) -> bool:
        carried, self.pulling, self.at_goal, self._carried = bool(self._carried), "", False, {}
        self._rests.clear()
        return carried

    def _rest_of(self, piece: str) -> Spot:
        """Where a piece lay before it was pulled."""
        return self._rests.setdefault(piece, self.arranged.pieces[piece])

    def holds(self) -> bool:
        return super().holds() or bool(self.pointed)

    def cancel(self) -> None:
        """Esc: nothing is selected any more."""
        self.put_back()
        super().cancel()
        self._set_pointed("")

    # -- what the window says ---------------------------------------------------------------------

    def resize_to(self, w: int, h: int, dpr: float | None = None) -> None:
        if dpr is None:
            dpr = self.views()[0].devicePixelRatioF() if self.views() else self.look.dpr
        self.setSceneRect(0, 0, w, h)
        self._look_anew(Look(self.look.theme, self.scale_for(w, h), dpr))

    def set_dark(self, dark: bool) -> None:
        self._look_anew(Look(theme(dark), self.look.u, self.look.dpr))

    def set_speed(self, speed: float) -> None:
        """How long movement takes, 1 being the usual; 0 is no movement."""
        self.finish()
        self._traffic.set_pace(speed)
        self.moments.set_pace(speed)
        self._bubble.pace = speed
        for piece, spot in self.arranged.pieces.items():
            self._traffic.breathe(self._pieces[piece], spot.pulse)

    def look_from(self, seat: Seat) -> None:
        """Another one looks at the table: nothing moves, everything is seen from there."""
        if seat != self.viewer:
            self.viewer = seat
            self._look_anew(self.look)

    def ask(self, seat: Seat | None) -> None:
        """Whose input is wanted; only then something can be clicked."""
        self.asked = seat
        self.forget_advice()
        if seat is not None and seat != self.viewer:
            self.look_from(seat)
        else:
            self.refresh()

    def offer(self, calling: Calling | None) -> None:
        """Who may act at once with others, heard through `called`; None: nobody."""
        self.calling = calling
        self.refresh()

    def set_call_keys(self, keys: Sequence[str], passing: Sequence[str]) -> None:
        """The keys of those who may act at once, in the order in which they sit: to call, and to let pass."""
        self.call_keys, self.pass_keys = tuple(keys), tuple(passing)
        self.refresh()

    def retranslate(self) -> None:
        self._listener.reread_words()
        self._look_anew(self.look)

    def set_icon(self, name: str, enabled: bool) -> None:
        """Whether one of the icons undo, log, menu can be used."""
        self._icons_off = self._icons_off - {name} if enabled else self._icons_off | {name}
        if name in self._laid.icons:  # else when it is laid
            self._laid.icons[name].set_live(enabled)

    def tell(self, text: str, *, why: bool = False) -> None:
        """Say something for a moment, where the last click was; with `why` one can ask for more."""
        self.put_back()
        self._advice = None
        link = self.tr("Why?") if why else ""
        self.spoken.emit(text)
        self._bubble.say(self.look, text, self._press, self.sceneRect(), self._places(), link=link)

    @property
    def told(self) -> str:
        """What is being said at the moment."""
        return self._bubble.text

    def advise(self, action: Action, text: str) -> None:
        """Show where an action would be done, as if one pointed there, and say what speaks for it."""
        self.finish()
        key = self.place_of(action)
        if key:
            self._set_pointed(key)
        meant = [self._hots[key].hot.rect] if key in self._hots else []
        at, within, others = self.bubble_at(key), self.sceneRect(), self._places()
        self._bubble.say(self.look, text, at, within, meant, rather=others, lasting=True)
        self._advice = action, key
        self.spoken.emit(text)

    def bubble_at(self, key: str) -> QPointF:
        """Where a bubble about a place points at."""
        place = self._hots[key].hot.rect if key in self._hots else self.sceneRect()
        return QPointF(place.center().x(), place.top())

    def _places(self) -> list[QRectF]:
        """What can be clicked now: nothing that is said may cover it."""
        return [item.hot.rect for item in self._hots.values() if item.live]

    def ponder(self, text: str) -> None:
        """Say that advice will come, until it comes or something else happens."""
        at = QPointF(self.sceneRect().center().x(), self.sceneRect().height() * 0.5)
        self._bubble.say(self.look, text, at, self.sceneRect(), self._places(), lasting=True)
        self._advice = None
        self.spoken.emit(text)

    def remark(self, text: str) -> None:
        """Say something that nobody asked for, where it covers least, until something else happens."""
        self.lay_out()
        whole = self.sceneRect()
        seen = self.arranged.things(GROUND * whole.width() * whole.height())
        self._bubble.say(self.look, text, whole.center(), whole, [*self._places(), *seen], lasting=True)
        self._advice = None

    def follow_advice(self) -> bool:
        """Do what the master would do, if that is being shown."""
        if self._advice is None or self.asked is None:
            return False
        action, _ = self._advice
        self.forget_advice()
        self.chosen.emit(action)
        return True

    def hush(self) -> None:
        """Nothing is being said any more."""
        self._advice = None
        self._bubble.vanish()

    def forget_advice(self) -> None:
        """Something else is being done: advice does not outlive its moment."""
        if self._advice is not None:
            self._advice = None
            self._bubble.vanish()

    def prompt(self) -> str:
        """Whose turn it is and what is asked, as it is read."""
        sheets = self.arranged.sheets
        return joined(*(sheets[key].name for key in self.prompts if key in sheets))

    def ask_why(self, item: SheetItem) -> None:
        self._press = item.sceneBoundingRect().center()
        if place := self.arranged.touched(self._press):
            self.touched.emit(*place)
        else:
            self.spoken.emit(item.accessible_name)

    def place_of(self, action: Action) -> str:
        """The key of the place where an action is done; "" if it takes more than one click."""
        return next((key for key, item in self._hots.items() if item.hot.action == action), "")

    # -- from one arrangement to the next ---------------------------------------------------------

    @property
    def shown(self) -> Shown:
        """What the models say."""
        return self._listener.shown

    def zone_of(self, piece: str) -> Zone | None:
        """Where a piece lies, or lay before it went; None for what is no piece of the table, but seen on it."""
        if piece in self.change.gone:
            return self.shown.zones.get(self.change.gone[piece].place.zone)
        return self.shown.zone_of(piece)

    def _hear_of_change(self, change: Change) -> None:
        """Nothing is laid out before all that is to be known of the change is known."""
        with self.layout_held():
            self.table_changed(change)

    def _others_sat_down(self) -> None:
        """Another match: what lies here did not become what will lie here."""
        self._fresh = True
        self.refresh()

    def refresh(self) -> None:
        """Something changed that does not move pieces from place to place."""
        self.lay_out_later(Due())

    def _look_anew(self, look: Look) -> None:
        """Another size, light, language or seat: nothing of before can be kept."""
        self.stop_motion()
        self.moments.finish()
        self._drop_all()
        self.hush()
        self.look, self.pointed = look, ""
        self.lay_out_later(Due(still=True, anew=True))

    def ready(self) -> bool:
        shown = self.shown
        return not self.sceneRect().isEmpty() and bool(shown.zones and shown.seats) and all(shown.seats)

    def _bring_about(self, due: Due) -> None:
        if due.anew:
            self._clear()
        self.change = due.change or Change()
        new = self.arrange(self.shown)
        if self.pointed and self.pointed not in new.hots:
            self.pointed = ""
            new = self.arrange(self.shown)
        new.pieces.update((piece, spot) for piece, spot in self._carried.items() if piece in new.pieces)
        old, self._laid.arrangement = self._laid.arrangement, new
        quick = not (due.moving or due.anew)
        self._lay_sheets(old, new, fade=quick)
        self._lay_hots(new)
        self._lay_icons(new)
        self._lay_pieces(old.pieces, new.pieces, quick, due.still)
        self.frame_focus()
        self.laid.emit()

    def _lay_hots(self, new: Arrangement) -> None:
        for key in self._hots.keys() - new.hots.keys():
            self._discard(self._hots.pop(key))
        for key, hot in new.hots.items():
            if key not in self._hots:
                item = self._hots[key] = HotItem(key, hot)
                self.addItem(item)
                item.clicked.connect(lambda item=item: self._clicked(item))
                item.hovered.connect(lambda inside, item=item: self._hovered(item, inside))
                item.dragged.connect(lambda at, key=key: self.pulled(key, at))
                item.dropped.connect(lambda at, key=key: self.let_go(key, at))
            self._hots[key].take(hot, live=hot.own or (self.asked is not None and hot.action is not None))
            self._hots[key].draggable = hot.pull

    def _lay_icons(self, new: Arrangement) -> None:
        for name, rect in new.icons.items():
            if name not in self._icons:
                icon = IconButtonItem(self.look, name, self._icon_name(name), round(rect.width()))
                icon.setZValue(Z.PANEL + 8 + 0.1 * len(self._icons))
                icon.clicked.connect(getattr(self, f"{name}_requested"))
                icon.set_live(name not in self._icons_off)
                self._icons[name] = icon
                self.addItem(icon)
            self._icons[name].setPos(rect.topLeft())

    def _icon_name(self, name: str) -> str:
        return {"undo": self.tr("Undo"), "log": self.tr("Log"), "menu": self.tr("Menu")}[name]

    def _rest(self) -> None:
        if self.pointed:
            self.refresh()
        self.rested.emit()

    # -- pointing and clicking --------------------------------------------------------------------

    def _clicked(self, item: HotItem) -> None:
        self._press = item.hot.rect.center()
        if item.hot.own:
            self.pressed(item.key)
        elif self.asked is not None and item.hot.action is not None:
            self.chosen.emit(item.hot.action)

    def _hovered(self, item: HotItem, inside: bool) -> None:
        if inside:
            self._set_pointed(item.key)
        elif self.pointed == item.key:
            focused = self.focusItem()
            self._set_pointed(focused.key if isinstance(focused, HotItem) and focused is not item else "")

    def _set_pointed(self, key: str) -> None:
        if key and self._advice is not None and key != self._advice[1]:
            self.forget_advice()
        if key != self.pointed:
            self.pointed = key
            if self.resting:
                self.refresh()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802 - Qt's name
        self.finish()
        self.moments.finish()
        if asked := self._bubble.asks(event.scenePos()):
            event.accept()
            self.why_requested.emit()
        self.hush()
        if asked:
            return
        self._press = event.scenePos()
        super().mousePressEvent(event)
        if self.mouseGrabberItem() is None and event.button() == Qt.MouseButton.LeftButton:
            event.accept()
            if place := self.arranged.touched(event.scenePos()):
                self.touched.emit(*place)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802 - Qt's name
        super().mouseReleaseEvent(event)
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802 - Qt's name
        self.mousePressEvent(event)  # a quick second click is a click

    def stops(self) -> list[QGraphicsItem]:
        """Where the keyboard can go, in order."""
        hots = [item for item in self._hots.values() if item.live and item.hot.order >= 0]
        icons = [icon for icon in self._icons.values() if icon.live]
        live: list[QGraphicsItem] = [*sorted(hots, key=lambda item: (item.hot.order, item.x(), item.y())), *icons]
        return [*self._read_sheets(), *live] if self.reading else live

    def _read_sheets(self) -> list[SheetItem]:
        """All that is only read, from the top left to the bottom right."""
        read = [sheet for sheet in self._sheets.values() if sheet.accessible_name]
        for sheet in read:
            sheet.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return sorted(read, key=lambda sheet: (sheet.y(), sheet.x()))

    # -- for tests --------------------------------------------------------------------------------

    def picture_of_items(self) -> list[tuple[Any, ...]]:
        """All that is seen, from the bottom of the stack to its top."""
        named: dict[QGraphicsItem, tuple[Any, ...]] = {}
        for key, piece in self._pieces.items():
            named[piece] = ("piece", key, dump_piece(piece))
        for key, sheet in self._sheets.items():
            named[sheet] = ("sheet", key, sheet.dump())
        for key, hot in self._hots.items():
            named[hot] = ("hot", key, (hot.hot, hot.live, hot.accessible_name))
        for key, icon in self._icons.items():
            named[icon] = ("icon", key, (icon.live, icon.accessible_name))
        return dump(self, named)
