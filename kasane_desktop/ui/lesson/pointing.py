"""Rings round what a lesson speaks of, on the table itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kasane_desktop.lessons.lesson import Pointer
from kasane_desktop.scene.arrangement import Arrangement, Sheet
from kasane_desktop.scene.kit import Look, Z, colour
from kasane_desktop.scene.kit.paint import fill, polygon, stroke
from kasane_desktop.scene.table_scene import TableScene
from kasane_desktop.scene.talk import GROUND
from kasane_desktop.ui.rulebook.diagrams import place

BREATH_MS = 1500
GOLD, DARK = "#F2B632", "#2A1606"  # seen on every ground, and nothing else at the table is marked like this
ROUND = 7.0
WIDE = 14  # design units of a ring with its glow
SIDES = (QPointF(0, -1), QPointF(0, 1), QPointF(-1, 0), QPointF(1, 0))  # above, below, left, right
FAINT = 0.35  # how faint a ring gets
GAP, BREATH = 8, 3  # design units from a thing to the arrow, and how far it moves away
EDGE = 5  # its line
LABEL = 0.3  # the share of a thing up to which what stands out of it is a label
SMALL = 4.0  # arrows: the size of a label
CROWDED = 0.15  # the share of an arrow that may lie on something else: where it would be more there is none


def where(scene: TableScene, pointer: Pointer) -> QPainterPath:
    """The outline of something that a lesson speaks of; empty if it is nowhere to be seen."""
    arranged = scene.arranged
    if pointer.mark:
        if (hot := arranged.hots.get(pointer.mark)) is not None and hot.outline.kind == "round":
            return hot.outline.path().translated(hot.x, hot.y)
        area = _marked(scene, pointer.mark)
        drawn = (touch.rect for touch in arranged.touches if isinstance(touch.rect, QPainterPath))
        return next((shape for shape in drawn if _is_shape_of(shape, area)), _box(area))
    zone, index = scene.shown.zones.get(pointer.zone), pointer.index
    if zone is None:
        return QPainterPath()
    if index is not None and index < 0:
        index += len(zone.pieces)
    hots = [hot.rect for hot in arranged.hots.values() if hot.zone == pointer.zone and index in (None, hot.index)]
    if hots and index is not None:
        covering = [hot.rect for hot in arranged.hots.values() if (hot.zone, hot.index) == (pointer.zone, index + 1)]
        area = _around(hots)
        seen = seen_of(area, covering)
        return _box(_with_labels(scene, area) if seen == area else seen)
    touched = [t.rect for t in arranged.touches if t.zone == pointer.zone and index in (None, t.index)]
    shapes = [shape for shape in touched if isinstance(shape, QPainterPath)]
    if not shapes:
        area = _around([*hots, *(rect for rect in touched if isinstance(rect, QRectF))])
        return _box(_with_labels(scene, area))
    whole = QPainterPath()
    for shape in shapes:
        whole = whole.united(shape)
    return whole


def names_in(scene: TableScene, area: QPainterPath) -> list[str]:
    """What can be done there, as it is read aloud."""
    hots = (hot for hot in scene.arranged.hots.values() if hot.name and hot.order >= 0)
    return [hot.name for hot in hots if area.contains(hot.rect.center())]


def _marked(scene: TableScene, key: str) -> QRectF:
    """A thing by its key, or a place that only explains itself."""
    arranged = scene.arranged
    area = place(arranged, key)
    if area.isEmpty() and (sheet := arranged.sheets.get(key)) is not None:
        area = _drawn(sheet)
    told = (touch.rect for touch in arranged.touches if touch.zone == key and isinstance(touch.rect, QRectF))
    return _around(told) if area.isEmpty() else area


def _drawn(sheet: Sheet) -> QRectF:
    """Where a picture is seen, without its shadow; some are drawn about their middle."""
    size, picture = sheet.picture.pixmap.deviceIndependentSize(), sheet.picture
    area = QRectF(sheet.x, sheet.y, size.width() + 2 * picture.x, size.height() + 2 * picture.y)
    if area.isEmpty():
        area = QRectF(sheet.x + picture.x, sheet.y + picture.y, size.width(), size.height())
    return area


def _is_shape_of(shape: QPainterPath, area: QRectF) -> bool:
    """Whether something is drawn in an area that is no box: what lies in its corners is another thing."""
    middle = shape.boundingRect().center() - area.center()
    return middle.manhattanLength() < 4 and area.contains(shape.boundingRect())


def _with_labels(scene: TableScene, area: QRectF) -> QRectF:
    """With the labels that stand out of it: a ring is round them, too."""
    whole, clear = QRectF(area), WIDE / 2 * scene.look.u
    for label in _labels(scene.arranged, area):
        if area.contains(label.center()):
            whole = whole.united(label.adjusted(-clear, -clear, clear, clear))
    return whole


def _labels(arranged: Arrangement, area: QRectF, beyond: float = 0.0) -> list[QRectF]:
    """What lies across the edge of an area, or as near to it from outside, and is small beside it."""
    drawn = map(_drawn, arranged.sheets.values())
    most, near = LABEL * area.width() * area.height(), area.adjusted(-beyond, -beyond, beyond, beyond)
    return [
        label
        for label in drawn
        if label.intersects(near) and not area.contains(label) and label.width() * label.height() <= most
    ]


def seen_of(area: QRectF, covering: Iterable[QRectF]) -> QRectF:
    """What the next card of a fan leaves of this one: its ring is not to lie on that, too."""
    for next_one in covering:
        if area.left() < next_one.left() < area.right() and area.intersects(next_one):
            area = QRectF(area.topLeft(), QPointF(next_one.left() - 1, area.bottom()))
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
        self._spared = QPainterPath()  # labels that a ring would cross
        self._strength = 1.0
        self.side: QPointF | None = None  # from where the arrow points
        self.setZValue(Z.LABEL + 90)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.breathing = QVariantAnimation()
        self.breathing.setDuration(BREATH_MS)
        self.breathing.setLoopCount(-1)
        self.breathing.setKeyValues([(0.0, 1.0), (0.5, FAINT), (1.0, 1.0)])
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
        self._spared, self.side = QPainterPath(), None
        if seen and scene is not None:
            self.side = free_side(scene, seen[0].boundingRect())
            for area in seen:
                for label in _labels(scene.arranged, area.boundingRect(), WIDE / 2 * look.u):
                    end = min(label.width(), label.height()) / 2
                    self._spared.addRoundedRect(label, end, end)
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
        if not self._spared.isEmpty():
            whole = QPainterPath()
            whole.addRect(self.boundingRect())
            p.setClipPath(whole - self._spared)
        for path in self._areas:
            stroke(p, path, colour(GOLD, 0.5 * self._strength), look.pen(WIDE))
            stroke(p, path, colour(DARK, 0.8), look.pen(7))
            stroke(p, path, GOLD, look.pen(4.5))
        p.setClipping(False)
        if self._areas and self.side is not None:
            self._draw_arrow(p, look, self._areas[0].boundingRect(), self.side)

    def _draw_arrow(self, p: QPainter, look: Look, area: QRectF, side: QPointF) -> None:
        size, away = _arrow_size(look), (GAP + BREATH / (1 - FAINT) * (1 - self._strength)) * look.u
        tip = _edge(area, side) + side * away
        across = QPointF(side.y(), side.x()) * (0.62 * size)
        foot = tip + side * size
        head = polygon([tip.toTuple(), (foot + across).toTuple(), (foot - across).toTuple()])
        stroke(p, head, DARK, look.pen(EDGE))
        fill(p, head, GOLD)


def _arrow_size(look: Look) -> float:
    return max(13.0, 19 * look.u)


def _edge(area: QRectF, side: QPointF) -> QPointF:
    """The middle of one of the edges."""
    return area.center() + QPointF(side.x() * area.width() / 2, side.y() * area.height() / 2)


def _hidden(box: QRectF, thing: QRectF) -> float:
    """How much an arrow in a box hides of something; of what is small nothing may be hidden."""
    part = box & thing
    if thing.width() * thing.height() < SMALL * box.width() * box.height():
        return float("inf") if min(part.width(), part.height()) > 1 else 0.0
    return part.width() * part.height()


def free_side(scene: TableScene, area: QRectF) -> QPointF | None:
    """From where an arrow covers least of what is to be read or clicked; None if it would lie on something anyway."""
    side = min(SIDES, key=lambda side: covered(scene, area, side))
    return side if covered(scene, area, side) <= CROWDED else None


def covered(scene: TableScene, area: QRectF, side: QPointF) -> float:
    """The share of an arrow that would lie on something else."""
    look, whole = scene.look, scene.sceneRect()
    box = _arrow_box(look, area, side)
    if not whole.contains(box):
        return float("inf")
    ground = GROUND * whole.width() * whole.height()
    seen = [*(spot.rect for spot in scene.arranged.pieces.values()), *map(_drawn, scene.arranged.sheets.values())]
    things = (thing for thing in seen if thing.width() * thing.height() < ground and box.intersects(thing))
    return sum(_hidden(box, thing) for thing in things) / (box.width() * box.height())


def _arrow_box(look: Look, area: QRectF, side: QPointF) -> QRectF:
    """All that an arrow ever takes, breathing."""
    size, line = _arrow_size(look), EDGE * look.u / 2
    near, far = GAP * look.u - line, (GAP + BREATH) * look.u + size + line
    middle = _edge(area, side) + side * ((near + far) / 2)
    long, across = far - near, 1.24 * size + 2 * line
    w, h = (long, across) if side.x() else (across, long)
    return QRectF(middle.x() - w / 2, middle.y() - h / 2, w, h)
