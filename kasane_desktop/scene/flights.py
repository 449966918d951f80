"""Pieces on their way: lift, travel, land; slide; drop; fade."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsWidget

from kasane_desktop.scene.arrangement import Flight, Spot
from kasane_desktop.scene.hot import SheetItem, settle
from kasane_desktop.scene.kit import Leg, Look, Motion, Outline, PieceItem

if TYPE_CHECKING:
    from kasane_desktop.scene.moving import MovingScene

HOVER = 120  # ms
LIFT, TRAVEL, LAND, SLIDE, DROP, FADE = 150, 250, 120, 260, 160, 180
GATHER, TOGETHER = 320, 120
LIFTED, NEARER = 2.2, 1.03
"""How high a piece is held on its way, and how much larger it is seen then."""


class Traffic(QObject):
    """Sends pieces on their way. What a pointer causes runs beside it and is not waited for."""

    idle = Signal()

    def __init__(self, scene: MovingScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._ways, self._quick = Motion(parent=self), Motion(parent=self)
        self._ways.idle.connect(self.idle)

    @property
    def busy(self) -> bool:
        return self._ways.busy

    def set_pace(self, pace: float) -> None:
        self._ways.pace = pace
        self._quick.pace = min(pace, 1.0)

    def finish(self) -> None:
        self._quick.finish()
        self._ways.finish()

    def complete(self, item: QGraphicsWidget) -> None:
        self._quick.complete(item)
        self._ways.complete(item)

    def fade_in(self, item: SheetItem) -> None:
        if self._quick.pace:
            item.setOpacity(0)
            self._quick.move(item, HOVER, opacity=1.0)

    def breathe(self, item: PieceItem, pulse: bool) -> None:
        if pulse:
            self._quick.pulse(item.halo)
        else:
            self._quick.still(item.halo)

    def send(self, flights: list[Flight], items: Mapping[str, PieceItem], look: Look, quick: bool) -> None:
        motion = self._quick if quick else self._ways
        if not motion.pace:
            for flight in flights:
                if flight.gone:
                    self._scene.drop_piece(flight.piece)
            return
        for flight in flights:
            self._start(motion, flight, items[flight.piece], look, quick)

    def _start(self, motion: Motion, flight: Flight, item: PieceItem, look: Look, quick: bool) -> None:
        steps = self._steps(flight, item, look, quick)

        def arrive() -> None:
            if flight.gone:
                self._scene.drop_piece(flight.piece)
            else:
                settle(item, look, self._scene.arranged.pieces.get(flight.piece, flight.goal))

        motion.play(item, *steps, delay=flight.delay, above=flight.style == "fly", then=arrive)

    def _steps(self, flight: Flight, item: PieceItem, look: Look, quick: bool) -> tuple[Leg, ...]:
        start, goal = flight.start, flight.goal
        if flight.style == "fade":
            item.setOpacity(1.0 if flight.gone else 0.0)
            return (Leg(HOVER if quick else FADE, opacity=0.0 if flight.gone else 1.0),)
        if flight.style == "drop":
            item.setOpacity(0.0)
            item.setScale(1.25)
            return (Leg(DROP, scale=1.0, opacity=1.0),)
        if (start.pivot is None) != (goal.pivot is None):
            start, goal = start.centred(), goal.centred()
        size = max(start.outline, goal.outline, key=lambda outline: outline.w)
        self._dress(item, look, start, goal, size)
        there, scale = goal.corner(size), goal.outline.w / size.w
        if flight.style == "slide":
            ms = HOVER if quick else flight.ms or SLIDE
            return (Leg(ms, pos=there, scale=scale, rotation=goal.rotation, height=goal.height),)
        first: tuple[Leg, ...] = (Leg(LIFT, height=LIFTED, scale=item.scale() * NEARER),)
        if flight.via is not None:
            together = flight.via.corner(size)
            first = (Leg(GATHER, pos=together, height=LIFTED, scale=item.scale() * NEARER), Leg(TOGETHER))
        turn = 180.0 if item.next_face is not None else None  # what has another face at its goal turns over on its way
        way = there - (item.pos() if flight.via is None else flight.via.corner(size))
        arc = min(60 * look.u, 0.15 * (abs(way.x()) + abs(way.y())))
        return (
            *first,
            Leg(TRAVEL, pos=there, scale=scale * NEARER, rotation=goal.rotation, turn=turn, arc=arc),
            Leg(LAND, height=goal.height, scale=scale),  # its shadow has few pictures, its size is seen
        )

    def _dress(self, item: PieceItem, look: Look, start: Spot, goal: Spot, size: Outline) -> None:
        """A piece moves in the larger of its sizes, so that it stays sharp, and begins with the face it had."""
        item.face = start.face
        item.next_face = goal.face if goal.face != start.face else None
        item.fit(look, size)
        item.setTransformOriginPoint(start.origin(size))
        item.set_height(start.height)
        item.setScale(start.outline.w / size.w)
        item.setPos(start.corner(size))
        item.setRotation(start.rotation)
