"""What is worth a look: a place that lights up, points that fly to who has won them, the beat between two rounds.

Nobody waits for it and nothing can be clicked in it; a click lets it be over. When it is, nothing of it is left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF
from PySide6.QtGui import QPainter, QPainterPath

from kasane_desktop.core import fact
from kasane_desktop.core.fact import Facts
from kasane_desktop.scene.beat import BeatItem, Standing
from kasane_desktop.scene.kit import (
    Holder,
    Leg,
    Look,
    Motion,
    Outline,
    Picture,
    PictureItem,
    PillItem,
    Z,
    kept,
    painted,
)
from kasane_desktop.scene.kit.paint import fill, stroke
from kasane_desktop.scene.kit.shadows import soft
from kasane_desktop.scene.kit.theme import colour
from kasane_desktop.scene.plates import plate_of
from kasane_desktop.scene.shown import Shown

if TYPE_CHECKING:
    from kasane_desktop.core.game import Seat
    from kasane_desktop.scene.table_scene import TableScene

# milliseconds at the usual speed
APPEAR, HOLD, FLY, VANISH = 140, 260, 420, 200
LANDING = 90  # before points are there they count: what is slowed down has arrived for the eye
BEAT, SHINE = 1900, 260
LIGHT = "#FFF1CC"
POINTS, TITLE = 25.0, 25.0
"""Sizes of type, in design units."""
APART = 86.0  # design units from the points of one to those of another that set out from the same place
ON_THEIR_WAY = (fact.POINTS, fact.TOTAL, fact.FORECAST)
"""Facts of a seat that have points in them."""


class Moments(QObject):
    """Shows them, each above everything else."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._motion = Motion(parent=self)
        self.shown: list[Holder] = []
        self._flying: Counter[Seat] = Counter()  # points that have not arrived yet

    def as_seen(self, shown: Shown) -> Shown:
        """What the models say, but for the points that are still on their way."""
        if not self._flying:
            return shown
        return replace(
            shown, seats=tuple(_without(facts, self._flying[seat]) for seat, facts in enumerate(shown.seats))
        )

    def set_pace(self, pace: float) -> None:
        self.finish()
        self._motion.pace = pace

    def finish(self) -> None:
        """All of it is over, now."""
        self._motion.finish()

    def fly(self, gains: Sequence[tuple[Seat, int]], zone: str, after: int = 0, *, new: bool = False) -> None:
        """Points go from where they were won to who has them now: there they count when they arrive."""
        gains = [(seat, points) for seat, points in gains if points]
        if not self._motion.pace or not gains:
            return
        for seat, points in gains:
            self._flying[seat] += points
        self._scene.refresh()
        start = middle_of(self._scene, zone, new=new) if zone else None
        for number, (seat, points) in enumerate(gains):
            goal = plate_of(self._scene, seat)
            beside = QPointF((number - (len(gains) - 1) / 2) * self._scene.look.px(APART), 0)
            if goal is None:
                self._arrive(seat, points)
            else:
                self._send(seat, points, goal if start is None else start + beside, goal, after)

    def _send(self, seat: Seat, points: int, start: QPointF, goal: QPointF, after: int) -> None:
        pill = PillItem(self._scene.look, "last", points=f"{points:+d}".replace("-", "−"), size=POINTS)
        half = QPointF(pill.size().width() / 2, pill.size().height() / 2)
        rise = QPointF(0, self._scene.look.px(26))
        way = goal - start
        steps = [Leg(APPEAR, opacity=1.0, pos=start - half - rise)]
        if abs(way.x()) + abs(way.y()) > 4 * rise.y():
            steps += [Leg(HOLD), Leg(FLY, pos=goal - half, arc=min(40.0, 0.1 * abs(way.x())))]
        else:
            steps += [Leg(HOLD + FLY)]
        self._motion.after(after + APPEAR + HOLD + FLY - LANDING, partial(self._arrive, seat, points))
        self._show(pill, start - half, (*steps, Leg(VANISH, opacity=0.0)), after)

    def _arrive(self, seat: Seat, points: int) -> None:
        self._flying[seat] -= points
        if not any(self._flying.values()):
            self._flying.clear()
        self._scene.refresh()

    def shine(self, zone: str, after: int = 0) -> None:
        """Where something great was done it lights up."""
        spot = area_of(self._scene, zone)
        if not self._motion.pace or spot is None:
            return
        light = Holder(spot[0].w, spot[0].h)
        PictureItem(light_face(self._scene.look, spot[0]), light)
        steps = Leg(SHINE, opacity=1.0), Leg(SHINE), Leg(2 * SHINE, opacity=0.0)
        self._show(light, spot[1], steps, after)
        light.setZValue(Z.OVERLAY - 2)

    def beat(self, title: str, note: str, standings: tuple[Standing, ...] = (), after: int = 0) -> None:
        """A round is over, another begins: what it is called, and how everyone stands."""
        if not self._motion.pace:
            return
        look, within = self._scene.look, self._scene.sceneRect()
        most = 0.8 * within.width()
        flag: Holder
        if standings:
            flag = BeatItem(look, title, standings, note, most / look.u)
        else:
            flag = PillItem(look, "last", name=title, note=note, shape="flag", size=TITLE, max_width=round(most))
        room = within.size() - flag.size()
        at = QPointF(round(room.width() / 2), round((0.12 if standings else 0.36) * room.height()))
        steps = (
            Leg(2 * APPEAR, opacity=1.0, pos=at),
            Leg(BEAT, opacity=1.0),
            Leg(2 * VANISH, opacity=0.0, pos=at - QPointF(0, look.px(14))),
        )
        self._show(flag, at + QPointF(0, look.px(18)), steps, after)

    def _show(self, pill: Holder, start: QPointF, steps: tuple[Leg, ...], after: int) -> None:
        pill.setPos(start)
        pill.setOpacity(0.0)
        pill.setZValue(Z.OVERLAY - 1)
        self._scene.addItem(pill)
        self.shown.append(pill)
        self._motion.play(pill, *steps, delay=after, then=lambda: self._take_away(pill))

    def _take_away(self, pill: Holder) -> None:
        self.shown.remove(pill)
        self._scene.removeItem(pill)
        pill.deleteLater()


def middle_of(scene: TableScene, zone: str, *, new: bool = False) -> QPointF | None:
    """Where a zone lies, or several whose names begin so; of what is `new` there, if something is; None if nothing of
    it is seen."""
    arranged = scene.arranged
    pieces = [piece.id for lying in scene.shown.zones.values() if _is_in(lying.id, zone) for piece in lying.pieces]
    pieces = [piece for piece in pieces if new and piece in scene.change.arrived] or pieces
    places = [arranged.pieces[piece].centre for piece in pieces if piece in arranged.pieces]
    if not places:
        areas = [touch.rect for touch in arranged.touches if _is_in(touch.zone, zone)]
        places = [(area.boundingRect() if isinstance(area, QPainterPath) else area).center() for area in areas]
    return sum(places, QPointF()) / len(places) if places else None


def area_of(scene: TableScene, zone: str) -> tuple[Outline, QPointF] | None:
    """The shape of a zone and where its corner lies: of the piece that stands for it, else of the place that says why
    nothing is done there; None if nothing of it is seen."""
    arranged = scene.arranged
    if (spot := arranged.pieces.get(zone)) is not None:
        return spot.outline, QPointF(spot.x, spot.y)
    rects = [touch.rect for touch in arranged.touches if touch.zone == zone]
    if not rects:
        return None
    rect = (rects[0].boundingRect() if isinstance(rects[0], QPainterPath) else rects[0]).toRect()
    return Outline(rect.width(), rect.height(), 8 * scene.look.u), QPointF(rect.topLeft())


@kept
def light_face(look: Look, outline: Outline) -> Picture:
    """Light on a thing, and around it."""
    path, margin = outline.path(), look.px(44)

    def draw(p: QPainter) -> None:
        p.translate(margin, margin)
        around = QPainterPath()
        around.addRect(-margin, -margin, outline.w + 2 * margin, outline.h + 2 * margin)
        p.save()
        p.setClipPath(around.subtracted(path))  # what lies there is seen in the light, not hidden by it
        for blur in (26, 9):
            soft(p, path, max(2.0, blur * look.u), LIGHT, 1.0)
        p.restore()
        fill(p, path, colour(LIGHT, 0.22))
        stroke(p, path, colour("#FFFFFF", 0.95), look.pen(3))

    picture = painted(outline.w + 2 * margin, outline.h + 2 * margin, look.dpr, draw)
    return Picture(picture, -margin, -margin)


def _without(facts: Facts, points: int) -> Facts:
    return facts | Facts(*(told(facts[told] - points) for told in ON_THEIR_WAY if told in facts))


def _is_in(zone: str, wanted: str) -> bool:
    return f"{zone}/".startswith(f"{wanted}/")
