"""Motion: things go from where they are to where they belong, and can be told to be there now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractAnimation,
    QByteArray,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    Signal,
)
from PySide6.QtWidgets import QGraphicsWidget
from shiboken6 import isValid

from .items import Z

LIFT, TRAVEL, LAND, FADE = 150, 250, 120, 120  # ms, at pace 1
BREATHS = 8  # enough to be seen: a table at rest has nothing to do
Ease = QEasingCurve.Type


@dataclass(frozen=True)
class Leg:
    """One leg of a way: what changes within ms; a rest, if nothing does. arc is how high the way bends, in pixels."""

    ms: int = TRAVEL
    pos: QPointF | None = None
    rotation: float | None = None
    scale: float | None = None
    opacity: float | None = None
    height: float | None = None
    turn: float | None = None
    arc: float = 0.0
    ease: QEasingCurve.Type = Ease.OutCubic

    def goals(self) -> dict[str, Any]:
        """What it changes, by the names of Qt's properties."""
        values = {
            "pos": self.pos,
            "rotation": self.rotation,
            "scale": self.scale,
            "opacity": self.opacity,
            "elevation": self.height,
            "turn": self.turn,
        }
        return {name: value for name, value in values.items() if value is not None}


class _Way:
    """The steps of one item, under way."""

    def __init__(self, item: QGraphicsWidget | None, steps: tuple[Leg, ...], then: Callable[[], None] | None) -> None:
        self.item, self.steps, self.then = item, steps, then
        self.z = self.flying = 0.0
        self.clock = QSequentialAnimationGroup()

    def goals(self) -> dict[str, Any]:
        return {name: value for step in self.steps for name, value in step.goals().items()}

    def arrive(self, leave_out: frozenset[str] = frozenset()) -> None:
        if self.item is not None and isValid(self.item):  # it may have left the scene meanwhile
            for name, value in self.goals().items():
                if name not in leave_out:
                    self.item.setProperty(name, value)
            if self.item.zValue() == self.flying:  # nobody gave it another place meanwhile
                self.item.setZValue(self.z)


class Motion(QObject):
    """All movement of a scene. pace multiplies every duration: 1 as designed, .5 twice as fast, 0 off."""

    idle = Signal()  # the last thing under way has arrived

    def __init__(self, pace: float = 1.0, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pace = pace
        self._ways: list[_Way] = []

    @property
    def busy(self) -> bool:
        return bool(self._ways)

    def move(self, item: QGraphicsWidget, ms: int = TRAVEL, *, delay: int = 0, **goals: Any) -> None:
        """One step: move(card, pos=QPointF(10, 20), height=.5)."""
        self.play(item, Leg(ms, **goals), delay=delay)

    def play(
        self,
        item: QGraphicsWidget,
        *steps: Leg,
        delay: int = 0,
        above: bool = False,
        then: Callable[[], None] | None = None,
    ) -> None:
        """Send an item through steps, after delay; above the others meanwhile if asked; then is called on arrival.

        An item has one way at a time: a new one starts from where the item is, and what only the old one
        would have changed is done at once.
        """
        way = _Way(item, steps, then)
        for old in [w for w in self._ways if w.item is item]:
            self._drop(old)
            old.arrive(frozenset(way.goals()))
            if old.then:
                old.then()
        way.z = item.zValue()
        if above:
            way.flying = Z.FLYING + len(self._ways)
            item.setZValue(way.flying)
        if delay:
            way.clock.addPause(self._ms(delay))
        here = item.pos()
        for step in steps:
            if step.goals():
                way.clock.addAnimation(self._leg(item, step, here))
            else:
                way.clock.addPause(self._ms(step.ms))
            here = step.pos if step.pos is not None else here
        self._start(way)

    def after(self, ms: int, then: Callable[[], None]) -> None:
        """Call a function in its turn; finish() calls it at once."""
        way = _Way(None, (), then)
        way.clock.addPause(self._ms(ms))
        self._start(way)

    def finish(self) -> None:
        """Everything is where it belongs, now; what was to follow follows at once, in its order.

        Call it before items are taken from the scene.
        """
        while self._ways:
            way = min(self._ways, key=lambda w: w.clock.totalDuration() - w.clock.currentTime())
            self._arrive(way)

    def complete(self, item: QGraphicsWidget) -> None:
        """This item is where it belongs, now. Call it before an item is taken from the scene by itself."""
        for way in [w for w in self._ways if w.item is item]:
            self._arrive(way)

    def pulse(self, item: QGraphicsWidget, ms: int = 900) -> None:
        """Breathe for a while, or until told to be still; not at all when motion is off."""
        self.still(item)
        if not self.pace:
            return
        breath = QPropertyAnimation(item, QByteArray(b"opacity"), item)
        breath.setObjectName("pulse")
        breath.setDuration(ms)
        for at, value in ((0.0, 1.0), (0.5, 0.45), (1.0, 1.0)):
            breath.setKeyValueAt(at, value)
        breath.setEasingCurve(Ease.InOutSine)
        breath.setLoopCount(BREATHS)
        breath.start()

    def still(self, item: QGraphicsWidget) -> None:
        for breath in item.findChildren(QPropertyAnimation, "pulse"):
            breath.stop()
            breath.setParent(None)
            breath.deleteLater()
            item.setOpacity(1)

    def _ms(self, ms: int) -> int:
        return round(ms * self.pace)

    def _leg(self, item: QGraphicsWidget, step: Leg, here: QPointF) -> QParallelAnimationGroup:
        leg = QParallelAnimationGroup()
        for name, value in step.goals().items():
            change = QPropertyAnimation(item, QByteArray(name.encode()))
            change.setDuration(self._ms(step.ms))
            change.setEasingCurve(step.ease)
            if name == "pos" and step.arc:
                for i in range(1, 12):
                    t = i / 12
                    change.setKeyValueAt(t, here + (value - here) * t - QPointF(0, step.arc * 4 * t * (1 - t)))
            change.setEndValue(value)
            leg.addAnimation(change)
        return leg

    def _start(self, way: _Way) -> None:
        self._ways.append(way)
        if not self.pace:
            self._arrive(way)
            return
        way.clock.finished.connect(lambda: self._ended(way))
        way.clock.start()

    def _ended(self, way: _Way) -> None:
        """The clock of a way has run down. It may have outlived the page on which things moved."""
        if isValid(self):
            self._arrive(way)

    def _drop(self, way: _Way) -> None:
        self._ways.remove(way)
        way.clock.blockSignals(True)
        if way.clock.state() != QAbstractAnimation.State.Stopped:
            way.clock.stop()
        way.clock.deleteLater()

    def _arrive(self, way: _Way) -> None:
        self._drop(way)
        way.arrive()
        if way.then:
            way.then()
        if not self._ways:
            self.idle.emit()
