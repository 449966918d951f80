"""The scene of Kabuki."""

from __future__ import annotations

import math
from typing import Any

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.games.kabuki.rules import fact, zones
from kasane_desktop.games.kabuki.stage.check import lay_check
from kasane_desktop.games.kabuki.stage.desk import Desk, Level
from kasane_desktop.games.kabuki.stage.drums import lay_drums
from kasane_desktop.games.kabuki.stage.grid import RATIO, scale_for
from kasane_desktop.games.kabuki.stage.hots import LAY, PASS, STOP
from kasane_desktop.games.kabuki.stage.notes import lay_notes
from kasane_desktop.games.kabuki.stage.overlays import lay_interval
from kasane_desktop.games.kabuki.stage.ring import Ring
from kasane_desktop.games.kabuki.stage.seats import lay_seats
from kasane_desktop.games.kabuki.stage.sounds import BETWEEN, SET_OUT
from kasane_desktop.games.kabuki.stage.stages import lay_stages
from kasane_desktop.games.kabuki.stage.topline import lay_topline
from kasane_desktop.games.kabuki.stage.words import KabukiWords
from kasane_desktop.match.match import Step
from kasane_desktop.models.change import Change
from kasane_desktop.scene.arrangement import Arrangement, Flight, Spot
from kasane_desktop.scene.call_keys import key_name
from kasane_desktop.scene.calling import Calling
from kasane_desktop.scene.hot import HotItem
from kasane_desktop.scene.kit import Actionable, Look, card_outline, theme
from kasane_desktop.scene.moving import Due
from kasane_desktop.scene.shown import Shown
from kasane_desktop.scene.table_scene import TableScene

LANDED = 520  # ms until a mask that is laid has covered the one below
FAN_STEP = 45  # ms between two masks of a stack that is opened
FAN_MOST = SET_OUT - LANDED  # ms until the last of them starts
ECHOES: dict[str, tuple[str, ...]] = {"verdict": ("kabuki.call-right", "kabuki.call-wrong"), "laid": ("kabuki.laid",)}
"""Events that what stands on the stage tells more fully."""
LOOK = {"check": 2500, "interval": 4000}  # ms that an overlay is seen, at the usual speed
LOOK_MASK = 300  # ms more for each mask of an open stack beyond what is seen at a glance
GLANCE = 4  # masks
LOOK_MOST = 9000
GO_ON = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)

_Held = Qt.KeyboardModifier
PLAIN = (_Held.NoModifier, _Held.ShiftModifier, _Held.KeypadModifier)


class KabukiScene(TableScene):
    """A stage, the same by day and night, seen alike from every seat.

    Of its own it knows only what is shown for a moment: the stack that a call has opened, and the page between two
    rounds. Both are seen by who was there when it happened, and never again: so nobody can look below a mask by
    coming back to a match.
    """

    tells_rounds = True
    news_in = (zones.STACK,)
    prompts = ("verdict", "interval/words", "words")
    read_in_the_middle = ("stage/", "deck/", "words")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.look = Look(theme(dark=True))
        self._words = KabukiWords(self)
        self._phase = ""  # of the table that was shown before
        self._overlays: list[str] = []  # to be seen, one after another
        self._arrived = False  # what the first of them shows
        self._waited = False  # for one of them, when the table changed
        self._struck: frozenset[Seat] = frozenset()
        self._laid_desk: Desk | None = None
        self._speed = 1.0
        self._event_ms = 0  # when the last key or button went down, by the clock of events
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.timeout.connect(self._go_on)
        self._count = QTimer(self)  # the seconds until then are told
        self._count.setInterval(500)
        self._count.timeout.connect(self.refresh)
        self._opened = 0  # the stack that was open last: there its masks go back
        self._called: Step | None = None  # the call that opened the stack, if one was there to hear it
        self._ring = Ring()
        self._ring.setZValue(Level.UP + 5)
        self.addItem(self._ring)

    # -- looks ------------------------------------------------------------------------------------

    def scale_for(self, w: int, h: int) -> float:
        return scale_for(w, h)

    def set_dark(self, dark: bool) -> None:
        """The stage is lit by its own lamps."""
        super().set_dark(True)

    def set_speed(self, speed: float) -> None:
        self._speed = speed
        super().set_speed(speed)

    def look_from(self, seat: Seat) -> None:
        """Everyone sees the same: nothing changes but who is asked."""
        self.viewer = seat
        self.refresh()

    def offer(self, calling: Calling | None) -> None:
        self._struck = frozenset()
        if calling is not None and calling.called is not None:
            self._called = calling.called
        super().offer(calling)

    def places(self) -> list[QRectF]:
        """The drums too: one that sleeps may be struck in a moment."""
        u, drums = self.look.u, self._desk.grid.drums.values() if self._desk is not None else ()
        sleeping = [QRectF((d.cx - d.r) * u, (d.cy - d.r) * u, 2 * d.r * u, 2 * d.r * u) for d in drums]
        return [*super().places(), *sleeping]

    @property
    def _desk(self) -> Desk | None:
        """What the last arrangement was made from."""
        self.lay_out()
        return self._laid_desk

    def arrange(self, shown: Shown) -> Arrangement:
        rect = self.sceneRect()
        overlay = self._overlays[0] if self._overlays else ""
        desk = Desk(
            shown,
            self.look,
            self._words,
            self.translate,
            self.viewer,
            self.asked,
            self.pointed,
            self.calling,
            self.call_keys,
            self.pass_keys,
            "" if (keys := self._stage_keys()) == "1–4" else keys,
            overlay,
            self._arrived,
            max(1, math.ceil(self._hold.remainingTime() / 1000)) if self._hold.isActive() else 0,
            self._called,
            self._struck,
            (round(rect.width()), round(rect.height())),
        )
        for lay in (lay_topline, lay_stages, lay_seats, lay_drums, lay_notes, lay_check, lay_interval):
            lay(desk)
        self._laid_desk = desk
        self._opened = next((n for n, zone in enumerate(desk.stacks) if zone.facts[fact.OPEN]), self._opened)
        self.aside = bool(overlay)
        told = "verdict" if "verdict" in desk.out.sheets else "laid" if desk.laid is not None and not overlay else ""
        self.echoed = ECHOES.get(told, ())
        x, y, r = desk.grid.ring
        self._ring.fit(self.look, self.look.px(x), self.look.px(y), self.look.px(r))
        self._ring.setVisible(desk.laid is not None)
        self._ring.run(self.calling)
        return desk.out

    # -- what is seen for a moment ----------------------------------------------------------------

    @property
    def resting(self) -> bool:
        return super().resting and not self._overlays

    def table_changed(self, change: Change) -> None:
        phase = self.shown.facts[fact.PHASE]
        witnessed = self._phase == "window" and not self._fresh
        self._waited = self._waited or bool(self._overlays)
        self._hold.stop()
        self._count.stop()
        self._struck, self._arrived, self._overlays = frozenset(), False, []
        if phase == "window":
            self._called = None
        if witnessed and self.shown.zones[zones.CHECK].pieces:
            self._overlays.append("check")
        if witnessed and phase == "deal":
            self._overlays.append("interval")
        self._phase = phase
        super().table_changed(change)

    def change_laid(self) -> None:
        waited, self._waited = self._waited, False
        if "veil" in self._sheets:
            self._traffic.fade_in(self._sheets["veil"])
        if not self.moving:
            self._arrive()
            if waited and not self._overlays:  # what was waited for will not come any more
                self.rested.emit()

    def _rest(self) -> None:
        if self._overlays and not self._arrived:
            self._arrive()
        if not self._overlays:
            super()._rest()

    def _arrive(self) -> None:
        """All has come to rest: if there is an overlay, it is looked at for a while."""
        if self._overlays:
            self._arrived = True
            self._hold.start(round(self._time_to_look() * (self._speed or 1.0)))
            self._count.start()
            self.refresh()

    def _time_to_look(self) -> int:
        """The more masks lie open, the longer."""
        masks = len(self.shown.zones[zones.CHECK].pieces) if self._overlays[0] == "check" else 0
        return LOOK[self._overlays[0]] + min(LOOK_MASK * max(0, masks - GLANCE), LOOK_MOST - LOOK["check"])

    def _go_on(self) -> None:
        """What was looked at goes; the next comes, or the table is seen again."""
        self._hold.stop()
        self._count.stop()
        if not self._overlays:
            return
        self._overlays.pop(0)
        self._arrived = False
        self.lay_out(Due(moving=True))
        if not self.moving:
            self._arrive()
            if not self._overlays:
                self.rested.emit()

    def choreograph(self, flights: list[Flight]) -> None:
        """A mask covers the one below when it has landed. A stack is opened from its bottom, then tokens move; it is
        closed in the same order."""
        masks = [flight for flight in flights if self._kind(flight.piece) in (zones.UP, zones.STACK, zones.CHECK)]
        opening = sorted((f for f in masks if not f.gone and f.goal.z >= Level.FAN), key=lambda f: f.goal.z)
        closing = sorted((f for f in masks if f.start.z >= Level.FAN > f.goal.z), key=lambda f: f.start.z)
        for order, flight in enumerate((*opening, *closing)):
            flight.style = "fly"
            flight.delay = round(order * min(FAN_STEP, FAN_MOST / (len(opening) + len(closing))))
        for flight in flights:
            covered = self._kind(flight.piece) == zones.STACK and flight.style == "fade" and flight.gone
            if covered or (flight.piece == "held" and not flight.gone):
                flight.delay = LANDED
            elif opening and flight not in masks:
                flight.style = "fly" if flight.goal != flight.start else flight.style
                flight.delay = SET_OUT
        going = [flight for flight in flights if opening and self._changes_hands(flight.piece)]
        for order, flight in enumerate(going):
            flight.delay += BETWEEN * order

    def _changes_hands(self, piece: str) -> bool:
        """Whether it is a token that goes from one seat to another."""
        move = self.change.moved.get(piece)
        return self._kind(piece) == zones.TOKENS and move is not None and move.start.zone != move.goal.zone

    def come_from(self, piece: str, spot: Spot) -> Spot | None:
        kind = self._kind(piece)
        if kind == zones.CHECK:
            return self._stack_of_check(spot)
        return self._deck(spot) if kind == zones.UP else None  # what comes to light on a stack was always there

    def go_to(self, piece: str, spot: Spot) -> Spot | None:
        kind, zone = self._kind(piece), self.zone_of(piece)
        if kind == zones.CHECK:
            return self._stack_of_check(spot)
        if kind in (zones.UP, zones.STACK) and zone is not None and not zone.pieces:
            # not covered: shuffled for another round
            return self._deck(spot)
        if kind in (zones.TOKENS, zones.LOST):  # a token that is lost leaves over the edge of the stage
            return spot.moved(0, self.height() - spot.y + 2 * spot.outline.h)
        return None

    def _kind(self, piece: str) -> str | None:
        """The kind of zone in which a piece lies, or lay."""
        zone = self.zone_of(piece)
        return zone.kind if zone is not None else None

    def _deck(self, spot: Spot) -> Spot:
        assert self._desk is not None
        rect = self._desk.grid.deck
        return self._place(spot, rect.x(), rect.y(), rect.width())

    def _stack_of_check(self, spot: Spot) -> Spot:
        assert self._desk is not None
        grid = self._desk.grid
        return self._place(spot, grid.stacks[self._opened] - grid.mask / 2, grid.top, grid.mask)

    def _place(self, spot: Spot, x: float, y: float, w: float) -> Spot:
        px = self.look.px
        return Spot(spot.face, card_outline(px(w), RATIO, 0.075), px(x), px(y), Level.MASK)

    # -- striking, laying, going on ---------------------------------------------------------------

    def own_keys(self) -> list[tuple[str, str]]:
        words = self._words
        calls, passes = " ".join(self.call_keys), " ".join(self.pass_keys)
        return [
            (self._stage_keys(), words.key_lay()),
            (calls, words.key_call()),
            (passes, words.key_pass()),
        ]

    def _stage_keys(self) -> str:
        return self.key_range("1", "2", "3", "4")

    def pressed(self, key: str) -> None:
        """Keyboard and mouse alike: what was struck counts from when the key or button went down."""
        if key in ("cover", "curtain"):
            self._go_on()
        elif (seat := STOP.read(key) or PASS.read(key)) and key in self.arranged.hots:
            self._call(*seat, key)

    def _call(self, seat: Seat, key: str) -> None:
        action = self.arranged.hots[key].action
        if action is None:
            return
        if self.calling is None:
            self.chosen.emit(action)
            return
        if not action.on_time_out:
            self._struck |= {seat}
        self.called.emit(seat, action, self._event_ms)
        self.refresh()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802 - Qt's name
        self._event_ms = event.timestamp()
        busy = self.moving
        looking = bool(self._overlays)
        super().mousePressEvent(event)
        taken = self.mouseGrabberItem()
        if isinstance(taken, HotItem) and STOP.read(taken.key):
            self.pressed(taken.key)  # a drum sounds when it is struck
        elif looking and not busy and not isinstance(taken, Actionable):
            self._go_on()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        self._event_ms = event.timestamp()
        if event.isAutoRepeat():
            event.accept()
            return
        name = key_name(event)
        plain = event.modifiers() in PLAIN
        if self._overlays:
            self._key_at_overlay(event)
        elif plain and name in ("1", "2", "3", "4") and LAY(int(name) - 1) in self.arranged.hots:
            hot = self.arranged.hots[LAY(int(name) - 1)]
            self.finish()
            self.chosen.emit(hot.action)
            event.accept()
        elif plain and (key := self._struck_by(name)):
            self.pressed(key)
            event.accept()
        else:
            super().keyPressEvent(event)

    def _key_at_overlay(self, event: QKeyEvent) -> None:
        """A key that calls comes too late here, and must not hide why."""
        if event.key() in GO_ON:
            if self.moving:
                self.finish()
            else:
                self._go_on()
            event.accept()
        elif not self._struck_by(key_name(event)):
            super().keyPressEvent(event)

    def _struck_by(self, key: str) -> str:
        """What a key on the keyboard strikes: the drum or the slip of a human; "" if it does neither."""
        if self._desk is None or not key:
            return ""
        drums = {own: STOP(seat) for seat, own in self._desk.keys.items()}
        slips = {own: PASS(seat) for seat, own in self._desk.slip_keys.items()}
        return (slips | drums).get(key, "")

    def place_of(self, action: Action) -> str:
        """Several may do the same at once: the place of who looks at the table."""
        hots = self.arranged.hots
        own = (STOP(self.viewer), PASS(self.viewer))
        return next((key for key in own if key in hots and hots[key].action == action), super().place_of(action))

    def point_at(self, key: str) -> None:
        super().point_at(key)
        if self._overlays and not self.moving:
            self.refresh()


SCENE = KabukiScene
