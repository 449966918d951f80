"""Pieces that hang on the pointer, from where they were taken hold of to where they are let go: the places that would
take them glow, and letting go over one of them does what a click there does."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from kasane_desktop.scene.arrangement import Arrangement, Goal, Hot, Sheet, Spot
from kasane_desktop.scene.kit import Look, Outline, Picture, Z, kept, painted
from kasane_desktop.scene.kit.paint import fill, stroke
from kasane_desktop.scene.kit.shadows import soft
from kasane_desktop.scene.kit.theme import GLOW, VERMILION, colour

if TYPE_CHECKING:
    from kasane_desktop.scene.table_scene import TableScene

CARRIED = 2.6  # how high a piece is held that hangs on the pointer
GROUND = 0.16  # how much a goal is tinted that is no thing itself
PULLED = "pulled"  # the piece that is seen only while it hangs there


class Carrying:
    """What a place carries along when it is pulled (`Hot.pull`)."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.key = ""  # of the place whose pieces hang on the pointer
        self.origin = ""  # key of the place from which pieces are away: as long as they hang, or wait to be taken
        self.reached = ""  # key of the place that would take them where they are
        self.spots: dict[str, Spot] = {}  # where they are
        self._grip = QPointF()  # where they were taken hold of
        self._void = False  # the button is still down, but nothing hangs on it any more
        self._rests: dict[str, Spot] = {}  # where they lay

    def press(self) -> None:
        """The button goes down: something may be pulled."""
        self._void = False

    def pull(self, key: str, at: QPointF) -> None:
        """The mouse went down on a place that can be pulled, and is there now: what it carries comes along."""
        scene = self._scene
        hot = scene.arranged.hots.get(key)
        if self._void or hot is None or not (hot.carries or hot.bears):
            return
        begun = not self.key
        if begun:
            self.key = self.origin = key
            self._grip = QPointF(scene.clicked_at)
            scene.take_hold(key)
            hot = scene.arranged.hots.get(key, hot)
        before, self.reached = self.reached, self._goal_at(hot, at)
        self._hold_at(hot, at)
        if begun or self.reached != before:
            scene.point_at(self.reached or key)
            scene.refresh()

    def is_away(self, at: QPointF) -> bool:
        """Whether a point is beyond where the pieces lay that hang there: let go before, they were only lifted."""
        hot = self._scene.arranged.hots.get(self.key)
        lay = [spot.rect for spot in self._rests.values()] + ([] if hot is None else [hot.rect])
        return not any(rect.contains(at) for rect in lay)

    def let_go(self, *, back: bool) -> None:
        """The button goes up: what was carried goes `back`, or on from where it is."""
        self.key = self.reached = ""
        if back:
            self.put_back()
        self._scene.refresh()

    def put_back(self) -> None:
        """What hangs on the pointer goes back to where it belongs."""
        if self.key:
            self._scene.point_at("")
        if self.drop():
            self._scene.refresh()

    def drop(self) -> bool:
        """Nothing hangs on the pointer any more; whether something did."""
        carried, self.spots = bool(self.spots), {}
        self._void = self._void or bool(self.key)
        self.key = self.reached = self.origin = ""
        self._rests.clear()
        self._scene.forget_piece(PULLED)
        return carried

    def add_to(self, new: Arrangement) -> None:
        """What hangs on the pointer stays there, whatever else changes; where it may be let go it glows. What is seen
        only while it is pulled is not seen where its goal shows how it would lie."""
        hot = new.hots.get(self.key)
        shown_there = bool(self.reached) and self.reached != self.key
        if hot is not None and hot.bears is not None and PULLED in self.spots and not shown_there:
            new.pieces[PULLED] = self.spots[PULLED]
        new.pieces.update((piece, spot) for piece, spot in self.spots.items() if piece in new.pieces)
        for place, goal in enumerate(hot.goals if hot is not None else ()):
            if goal.key in new.hots:
                reached = goal.key == self.reached
                new.sheets[f"goal/{place}"] = _glow(self._scene.look, goal, new.hots[goal.key], reached)

    def _goal_at(self, hot: Hot, at: QPointF) -> str:
        hots = self._scene.arranged.hots
        reached = (goal.key for goal in hot.goals if goal.key in hots and goal_path(goal, hots).contains(at))
        return next(reached, "")

    def _hold_at(self, hot: Hot, at: QPointF) -> None:
        """Pieces are there at once, above everything."""
        way, lying = at - self._grip, self._scene.arranged.pieces
        carried = [piece for piece in hot.carries if piece in lying]
        spots = {piece: self._rest_of(piece).moved(round(way.x()), round(way.y())) for piece in carried}
        if hot.bears is not None:
            corner = at - QPointF(hot.bears.outline.w / 2, hot.bears.outline.h / 2)
            spots[PULLED] = replace(hot.bears, x=round(corner.x()), y=round(corner.y()))
        for order, (piece, spot) in enumerate(spots.items()):
            held = self.spots[piece] = replace(spot, z=Z.FLYING + order, height=CARRIED)
            if piece in lying:
                self._scene.put(piece, held)

    def _rest_of(self, piece: str) -> Spot:
        """Where a piece lay before it was pulled."""
        return self._rests.setdefault(piece, self._scene.arranged.pieces[piece])


def goal_path(goal: Goal, hots: dict[str, Hot]) -> QPainterPath:
    """Where a goal is, on the scene."""
    if goal.rect is not None:
        path = QPainterPath()
        path.addRect(goal.rect)
        return path
    hot = hots[goal.key]
    return _turned(hot.outline, hot.rotation).translated(hot.x, hot.y)


def _turned(outline: Outline, rotation: float) -> QPainterPath:
    about = QTransform().translate(outline.w / 2, outline.h / 2).rotate(rotation)
    return about.translate(-outline.w / 2, -outline.h / 2).map(outline.path())


def _glow(look: Look, goal: Goal, hot: Hot, reached: bool) -> Sheet:
    if goal.rect is None:
        return Sheet(goal_face(look, hot.outline, hot.rotation, reached, 0.0), hot.x, hot.y, hot.z - 0.5)
    rect = QRectF(goal.rect.toRect())
    outline = Outline(round(rect.width()), round(rect.height()), 12 * look.u)
    return Sheet(goal_face(look, outline, 0.0, reached, GROUND), rect.x(), rect.y(), goal.z)


@kept
def goal_face(look: Look, outline: Outline, rotation: float, reached: bool, ground: float) -> Picture:
    """Where what is pulled can be let go: a glow, brighter when it is there, and on `ground` a tint."""
    path, margin = _turned(outline, rotation), look.px(36)
    bounds = path.boundingRect().toAlignedRect().adjusted(-margin, -margin, margin, margin)

    def draw(p: QPainter) -> None:
        p.translate(-bounds.x(), -bounds.y())
        around = QPainterPath()
        around.addRect(bounds)
        p.save()
        p.setClipPath(around.subtracted(path))  # what lies there stays as it is
        blur = min(16 * look.u, 0.12 * min(outline.w, outline.h)) * (1.0 if reached else 0.6)
        soft(p, path, max(2.0, blur), GLOW if reached else look.theme.accent, 1.0 if reached else 0.5)
        p.restore()
        fill(p, path, colour(GLOW, ground if reached else 0.3 * ground))
        stroke(p, path, colour(VERMILION, 1.0 if reached else 0.7), look.pen(3 if reached else 1.6))

    return Picture(painted(bounds.width(), bounds.height(), look.dpr, draw), bounds.x(), bounds.y())
