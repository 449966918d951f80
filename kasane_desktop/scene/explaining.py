"""A table that explains itself: what a thing is and what it means now, to who points at it or reads it by keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneHelpEvent, QToolTip

from kasane_desktop.core.text import Explanation
from kasane_desktop.match.speech import names_of, say_all
from kasane_desktop.scene.arrangement import Arrangement
from kasane_desktop.scene.hot import SheetItem
from kasane_desktop.scene.kit.plain import show_tip
from kasane_desktop.scene.kit.text import wrapped

if TYPE_CHECKING:
    from kasane_desktop.scene.table_scene import TableScene

WIDE = 30  # ems in a line of a tip
MOST = 16  # lines

Explain = Callable[[str, int], Explanation]
"""What a place (a zone and an index in it) is and means now."""


class Explaining(QObject):
    """Asks the rules, through whoever hosts the scene, what things mean: nothing is decided here."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.ask: Explain = lambda zone, index: Explanation()
        self._touched: tuple[str, int] | None = None  # the place that was touched last, and did nothing
        scene.focusItemChanged.connect(self._focused)
        scene.touched.connect(self._remember)

    def told(self, zone: str, index: int) -> tuple[str, ...]:
        """What is told of a place, a sentence each."""
        scene = self._scene
        if not scene.ready():
            return ()
        names = names_of(scene.shown.sitters, scene.translate)
        return tuple(say_all(reason, names, scene.translate) for reason in self.ask(zone, index).told)

    def told_of_touched(self) -> tuple[str, ...]:
        """The same of the place that was touched last: who touches what does nothing may want to know what it is."""
        return () if self._touched is None else self.told(*self._touched)

    def _remember(self, zone: str, index: int) -> None:
        self._touched = zone, index

    def mark(self, new: Arrangement, pointed: str) -> None:
        """What serves the thing that is pointed at gets a ring, unless it is marked already."""
        hot = new.hots.get(pointed)
        if hot is None or not hot.zone:
            return
        for zone_id, row in self.ask(hot.zone, hot.index).serving:
            zone = self._scene.shown.zones.get(zone_id)
            piece = zone.pieces[row].id if zone is not None and row < len(zone.pieces) else ""
            spot = new.pieces.get(piece)
            if spot is not None and spot.ring in ("", "act"):
                new.pieces[piece] = replace(spot, ring="serve")

    def help(self, event: QGraphicsSceneHelpEvent) -> bool:
        """The pointer rests: whether what lies there could be explained."""
        place = self._scene.arranged.touched(event.scenePos())
        told = self.told(*place) if place is not None else ()
        if told:
            event.accept()
            show_tip(event.screenPos(), in_lines(told, QToolTip.font()), event.widget())
        return bool(told)

    def _focused(self, item: QGraphicsItem | None) -> None:
        """In reading mode what the keys come to is explained as well as named."""
        if self._scene.reading and isinstance(item, SheetItem) and item.place is not None:
            told = self.told(*item.place)
            if told:
                self._scene.talk.say_beside(item.sceneBoundingRect(), told)


def in_lines(sentences: Sequence[str], font: QFont) -> str:
    """Sentences below each other, broken where lines get long: tips do not break plain text by themselves."""
    room = WIDE * QFontMetricsF(font).horizontalAdvance("m")
    return "\n".join(wrapped("\n".join(sentences), font, room, MOST))
