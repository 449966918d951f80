"""The table of any game as a scene.

A game's scene says in `arrange` how the table looks now: a value made from what the models show, from who is
asked and from what is pointed at. This base keeps an item for each thing in it and brings the scene from the last
arrangement to the next, so a scene holds nothing that the models have not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QGraphicsSceneHelpEvent, QGraphicsSceneMouseEvent

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.core.table import Zone
from kasane_desktop.match.speech import Translate, source_text
from kasane_desktop.models.change import Change
from kasane_desktop.models.log_model import LogModel
from kasane_desktop.models.seats_model import SeatsModel
from kasane_desktop.models.table_model import TableModel
from kasane_desktop.scene import accessibility
from kasane_desktop.scene.arrangement import Arrangement
from kasane_desktop.scene.call_keys import CALL_KEYS, PASS_KEYS
from kasane_desktop.scene.calling import Calling
from kasane_desktop.scene.carrying import Carrying
from kasane_desktop.scene.explaining import Explaining
from kasane_desktop.scene.hot import HotItem, SheetItem
from kasane_desktop.scene.icons import Icons
from kasane_desktop.scene.kit import Look, theme
from kasane_desktop.scene.kit.theme import Theme
from kasane_desktop.scene.moments import Moments
from kasane_desktop.scene.moving import Due
from kasane_desktop.scene.news import ring_news
from kasane_desktop.scene.own_table import OwnTable
from kasane_desktop.scene.shown import Listener, Shown
from kasane_desktop.scene.spoken import joined
from kasane_desktop.scene.talk import Talk

SMALLEST = 0.65
"""Pixels to a design unit down to which letters do not get smaller than fonts.FLOOR: those of a table above the
bar of a lesson, or beside what looking back has found, in a window of 1280 x 720."""


class TableScene(OwnTable):
    """A view on the models of a match, seen from one seat."""

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
    misplaced = Signal()  # what was pulled was let go where nothing takes it

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
        self.carrying = Carrying(self)
        self._corner = Icons(self)
        self._traffic.idle.connect(self._rest)
        self.talk = Talk(self)
        self.moments = Moments(self)
        self.explaining = Explaining(self)
        self.text_size: float | None = None  # None: as the player has chosen
        self.clicked_at = QPointF()  # where the last click was
        self.reading = False  # the keyboard goes to what is only read, too
        self._fresh = True  # nothing of this match has been shown yet
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)  # most of it moves, and it is not much
        self._listener.table_changed.connect(self._hear_of_change)
        self._listener.seated.connect(self._others_sat_down)
        self._listener.heard.connect(self.refresh)

    # -- what goes on at the table ----------------------------------------------------------------

    def table_changed(self, change: Change) -> None:
        """The table has become another one; `shown` is what the models say by now."""
        self.pointed = ""
        self.carrying.drop()
        self.talk.hush()
        self.lay_out_later(Due(change, moving=True, still=self._fresh))
        self._fresh = False

    def pulled(self, key: str, at: QPointF) -> None:
        """The mouse went down on a place that can be pulled, and is there now."""
        self.carrying.pull(key, at)

    def let_go(self, key: str, at: QPointF) -> None:
        """What was pulled is let go: over a goal it counts as a click there."""
        if key == self.carrying.key:
            self.carrying.pull(key, at)  # the pointer may have gone on since it was heard of last
        if key == self.carrying.key and (item := self._hots.get(self.carrying.reached)) is not None:
            self.carrying.let_go(back=item.hot.own)
            self._clicked(item)
        elif key == self.carrying.key:
            away = self.carrying.is_away(at)
            self.carrying.let_go(back=True)
            self.point_at("")
            if away and self.sceneRect().contains(at):
                self.let_fall(key, at)

    def let_fall(self, key: str, at: QPointF) -> None:
        """What was pulled was let go where nothing takes it, and goes back: it is said where it could lie."""
        self.clicked_at = at
        self.misplaced.emit()
        self.talk.tell(self.tr("It cannot lie here: let go where the table glows."))

    def holds(self) -> bool:
        return super().holds() or bool(self.pointed or self.carrying.key)

    def cancel(self) -> None:
        """Esc: nothing is selected any more."""
        self.carrying.put_back()
        super().cancel()
        self.point_at("")

    # -- what the window says ---------------------------------------------------------------------

    def resize_to(self, w: int, h: int, dpr: float | None = None) -> None:
        if dpr is None:
            dpr = self.views()[0].devicePixelRatioF() if self.views() else self.look.dpr
        self.setSceneRect(0, 0, w, h)
        self._look_anew(self._seen(self.look.theme, self.scale_for(w, h), dpr))

    def set_dark(self, dark: bool) -> None:
        self._look_anew(self._seen(theme(dark), self.look.u, self.look.dpr))

    def _seen(self, light: Theme, u: float, dpr: float) -> Look:
        """A table that has less room than any window becomes smaller as a picture does, letters and all: else they
        would lie on each other."""
        look = Look(light, u, dpr, self.text_size)
        return look if u >= SMALLEST else Look(light, u, dpr, look.text, look.floor * u / SMALLEST)

    def set_speed(self, speed: float) -> None:
        """How long movement takes, 1 being the usual; 0 is no movement."""
        self.finish()
        self._traffic.set_pace(speed)
        self.moments.set_pace(speed)
        self.talk.bubble.pace = speed
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
        self.talk.forget_advice()
        if seat is not None and seat != self.viewer:
            self.look_from(seat)
        else:
            self.refresh()

    def offer(self, calling: Calling | None) -> None:
        """Who may act at once with others, heard through `called`; None: nobody."""
        self.calling = calling
        self.refresh()

    def stand(self, stands: bool) -> None:
        """Whether nothing happens here before something else is done: nobody is said to be at it."""
        self._listener.stand(stands)

    def set_call_keys(self, keys: Sequence[str], passing: Sequence[str]) -> None:
        """The keys of those who may act at once, in the order in which they sit: to call, and to let pass."""
        self.call_keys, self.pass_keys = tuple(keys), tuple(passing)
        self.refresh()

    def set_key_names(self, key_name: Callable[[str], str]) -> None:
        """What keys are called that are named at the table."""
        self.key_name = key_name
        self.refresh()

    def retranslate(self) -> None:
        self._listener.reread_words()
        self._look_anew(self.look)

    def set_icon(self, name: str, enabled: bool) -> None:
        """Whether one of the icons undo, log, menu can be used."""
        self._corner.use(name, enabled, self._laid)

    def bubble_at(self, key: str) -> QPointF:
        """Where a bubble about a place points at."""
        hots = self.arranged.hots
        place = hots[key].rect if key in hots else self.sceneRect()
        return QPointF(place.center().x(), place.top())

    def places(self) -> list[QRectF]:
        """What can be clicked now: nothing that is said may cover it."""
        return [item.hot.rect for item in self._hots.values() if item.live]

    def prompt(self) -> str:
        """Whose turn it is and what is asked, as it is read."""
        sheets = self.arranged.sheets
        return joined(*(sheets[key].name for key in self.prompts if key in sheets))

    def ask_why(self, item: SheetItem) -> None:
        self.clicked_at = item.sceneBoundingRect().center()
        if place := item.place or self.arranged.touched(self.clicked_at):
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
        self.carrying.drop()
        self.talk.hush()
        self.look, self.pointed = look, ""
        self.lay_out_later(Due(still=True, anew=True))

    def ready(self) -> bool:
        shown = self.shown
        return super().ready() and bool(shown.zones and shown.seats) and all(shown.seats)

    def _bring_about(self, due: Due) -> None:
        if due.anew:
            self._clear()
        self.change = due.change or Change()
        shown = self.moments.as_seen(self.shown)
        new = self.arrange(shown)
        if self.pointed and self.pointed not in new.hots:
            self.pointed = ""
            new = self.arrange(shown)
        self.explaining.mark(new, self.pointed)
        ring_news(new.pieces, self.shown, self.news_in)
        self.carrying.add_to(new)
        old, self._laid.arrangement = self._laid.arrangement, new
        quick = not (due.moving or due.anew)
        self._lay_sheets(old, new, fade=quick)
        self._lay_hots(new)
        self._corner.lay(new, self._laid)
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

    def _rest(self) -> None:
        if self.pointed:
            self.refresh()
        self.rested.emit()

    # -- pointing and clicking --------------------------------------------------------------------

    def _clicked(self, item: HotItem) -> None:
        self.clicked_at = item.hot.rect.center()
        if item.hot.own:
            self.pressed(item.key)
        elif self.asked is not None and item.hot.action is not None:
            self.chosen.emit(item.hot.action)

    def _hovered(self, item: HotItem, inside: bool) -> None:
        if inside:
            self.point_at(item.key)
        elif self.pointed == item.key:
            focused = self.focusItem()
            self.point_at(focused.key if isinstance(focused, HotItem) and focused is not item else "")

    def point_at(self, key: str) -> None:
        """What the mouse or the keyboard is at; "" is nothing."""
        self.talk.point_elsewhere(key)
        if key != self.pointed:
            self.pointed = key
            if self.resting:
                self.refresh()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802 - Qt's name
        self.finish()
        self.moments.finish()
        if asked := self.talk.bubble.asks(event.scenePos()):
            event.accept()
            self.why_requested.emit()
        self.talk.hush()
        if asked:
            return
        self.clicked_at = event.scenePos()
        self.carrying.press()
        super().mousePressEvent(event)
        if self.mouseGrabberItem() is None and event.button() == Qt.MouseButton.LeftButton:
            event.accept()
            if place := self.arranged.touched(event.scenePos()):
                self.touched.emit(*place)

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:  # noqa: N802 - Qt's name
        """The pointer rests: what lies there explains itself, else a picture may have a tip."""
        if not self.explaining.help(event):
            super().helpEvent(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802 - Qt's name
        super().mouseReleaseEvent(event)
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802 - Qt's name
        self.mousePressEvent(event)  # a quick second click is a click

    def stops(self) -> list[QGraphicsItem]:
        """Where the keyboard can go, in order."""
        hots = [item for item in self._hots.values() if item.live and item.hot.order >= 0]
        icons = sorted((icon for icon in self._icons.values() if icon.live), key=lambda icon: icon.x())
        live: list[QGraphicsItem] = [*sorted(hots, key=lambda item: (item.hot.order, item.x(), item.y())), *icons]
        return [*self._read_sheets(), *live] if self.reading else live

    def _read_sheets(self) -> list[SheetItem]:
        """All that is only read, from the top left to the bottom right."""
        read = [sheet for sheet in self._sheets.values() if sheet.accessible_name]
        for sheet in read:
            sheet.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return sorted(read, key=lambda sheet: (sheet.y(), sheet.x()))
