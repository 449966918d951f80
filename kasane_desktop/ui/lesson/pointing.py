"""Rings round what a lesson speaks of, on the table itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kasane_desktop.lessons.lesson import Pointer
from kasane_desktop.scene.kit import Look, Z, colour
from kasane_desktop.scene.kit.paint import fill, polygon, stroke
from kasane_desktop.scene.table_scene import GROUND, TableScene
from kasane_desktop.ui.rulebook.diagrams import place

BREATH_MS = 1500
GOLD, DARK = "#F2B632", "#2A1606"  # seen on every ground, and nothing else at the table is marked like this
ROUND = 7.0
SIDES = (QPointF(0, -1), QPointF(0, 1), QPointF(-1, 0), QPointF(1, 0))  # above, below, left, right
GAP = 9  # design units from a thing to the arrow


def where(scene: TableScene, pointer: Pointer) -> QPainterPath:
    """The outline of something that a lesson speaks of; empty if it is nowhere to be seen."""
    arranged = scene.arranged
    if pointer.mark:
        return _box(_marked(scene, pointer.mark))
    zone, index = scene.shown.zones.get(pointer.zone), pointer.index
    if zone is None:
        return QPainterPath()
    if index is not None and index < 0:
        index += len(zone.pieces)
    hots = [hot.rect for hot in arranged.hots.values() if hot.zone == pointer.zone and index in (None, hot.index)]
    if hots and index is not None:
        return _box(_around(hots))
    touched = [t.rect for t in arranged.touches if t.zone == pointer.zone and index in (None, t.index)]
    shapes = [shape for shape in touched if isinstance(shape, QPainterPath)]
    if not shapes:
        return _box(_around([*hots, *(rect for rect in touched if isinstance(rect, QRectF))]))
    whole = QPainterPath()
    for shape in shapes:
        whole = whole.united(shape)
    return whole


def _marked(scene: TableScene, key: str) -> QRectF:
    area = place(scene.arranged, key)
    if area.isEmpty() and (sheet := scene.arranged.sheets.get(key)) is not None:  # it is drawn about its middle
        size = sheet.picture.pixmap.deviceIndependentSize()
        area = QRectF(sheet.x + sheet.picture.x, sheet.y + sheet.picture.y, size.width(), size.height())
    return area


def _around(rects: Iterable[QRectF]) -> QRectF:
    whole = QRectF()
    for rect in rects:
        whole = whole.united(rect)
    return whole


def _box(area: QRectF) -> QPainterPath:
    path = QPainterPath()
    if not area.isEmpty():
        path.addRoundedRect(area, ROUND, ROUND)
    return path


class Rings(QGraphicsItem):
    """They breathe where things move at all, and never are in the way of a click."""

    def __init__(self) -> None:
        super().__init__()
        self._areas: list[QPainterPath] = []
        self._look: Look | None = None
        self._strength, self._side = 1.0, SIDES[0]
        self.setZValue(Z.LABEL + 90)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.breathing = QVariantAnimation()
        self.breathing.setDuration(BREATH_MS)
        self.breathing.setLoopCount(-1)
        self.breathing.setKeyValues([(0.0, 1.0), (0.5, 0.35), (1.0, 1.0)])
        self.breathing.setEasingCurve(QEasingCurve.Type.InOutSine)
        self.breathing.valueChanged.connect(self._breathe)

    @property
    def areas(self) -> Sequence[QPainterPath]:
        """What is pointed at."""
        return self._areas

    def point_at(
        self, areas: Sequence[QPainterPath], look: Look, *, moving: bool, scene: TableScene | None = None
    ) -> None:
        seen = [area for area in areas if not area.isEmpty()]
        if (seen, look) == (self._areas, self._look):
            return
        self.prepareGeometryChange()
        self._areas, self._look, self._strength = seen, look, 1.0
        if seen and scene is not None:
            self._side = free_side(scene, seen[0].boundingRect())
        if self._areas and moving:
            self.breathing.start()
        else:
            self.breathing.stop()
        self.update()

    def _breathe(self, strength: float) -> None:
        self._strength = strength
        self.update()

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        whole, grow = QRectF(), 40.0
        for area in self._areas:
            whole = whole.united(area.boundingRect().adjusted(-grow, -grow, grow, grow))
        return whole

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        look = self._look
        if look is None:
            return
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        for path in self._areas:
            stroke(p, path, colour(GOLD, 0.5 * self._strength), look.pen(14))
            stroke(p, path, colour(DARK, 0.8), look.pen(7))
            stroke(p, path, GOLD, look.pen(4.5))
        if self._areas:
            self._draw_arrow(p, look, self._areas[0].boundingRect())

    def _draw_arrow(self, p: QPainter, look: Look, area: QRectF) -> None:
        size, away = _arrow_size(look), (GAP + 7 * (1 - self._strength)) * look.u
        tip = _edge(area, self._side) + self._side * away
        across = QPointF(self._side.y(), self._side.x()) * (0.62 * size)
        foot = tip + self._side * size
        head = polygon([tip.toTuple(), (foot + across).toTuple(), (foot - across).toTuple()])
        stroke(p, head, DARK, look.pen(5))
        fill(p, head, GOLD)


def _arrow_size(look: Look) -> float:
    return max(13.0, 19 * look.u)


def _edge(area: QRectF, side: QPointF) -> QPointF:
    """The middle of one of the edges."""
    return area.center() + QPointF(side.x() * area.width() / 2, side.y() * area.height() / 2)


def free_side(scene: TableScene, area: QRectF) -> QPointF:
    """From where an arrow covers least of what is to be read or clicked."""
    look, whole = scene.look, scene.sceneRect()
    size = _arrow_size(look)
    things = scene.arranged.things(GROUND * whole.width() * whole.height())

    def covered(side: QPointF) -> float:
        middle = _edge(area, side) + side * (GAP * look.u + size / 2)
        box = QRectF(middle.x() - size * 0.65, middle.y() - size * 0.65, size * 1.3, size * 1.3)
        if not whole.contains(box):
            return float("inf")
        shared = [box & thing for thing in things if box.intersects(thing)]
        return sum(part.width() * part.height() for part in shared)

    return min(SIDES, key=covered)
