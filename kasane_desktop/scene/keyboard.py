"""Moving about the table with keys, and the frame that shows where one is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from kasane_desktop.scene.hot import HotItem
from kasane_desktop.scene.kit import Look, Outline, Picture, PictureItem, Z, kept, painted
from kasane_desktop.scene.kit.paint import stroke
from kasane_desktop.scene.kit.theme import IVORY, colour


def neighbour(stops: Sequence[QGraphicsItem], here: QGraphicsItem | None, way: QPointF) -> QGraphicsItem | None:
    """The nearest stop in a direction; what lies aside counts as farther away."""
    if not stops:
        return None
    if here is None or here not in stops:
        return stops[0]
    start = here.sceneBoundingRect().center()

    def distance(stop: QGraphicsItem) -> float:
        off = stop.sceneBoundingRect().center() - start
        ahead = off.x() * way.x() + off.y() * way.y()
        aside = abs(off.x() * way.y()) + abs(off.y() * way.x())
        return ahead + 2.5 * aside if ahead > 4 else float("inf")

    best = min(stops, key=distance)
    return best if distance(best) < float("inf") else None


@kept
def _frame(look: Look, outline: Outline) -> Picture:
    margin = look.px(14) + 4

    def draw(p: QPainter) -> None:
        p.translate(margin, margin)
        grow = 6 * look.u
        stroke(p, outline.path(grow), colour("#1A0F08", 0.75), look.pen(5))
        stroke(p, outline.path(grow), IVORY, look.pen(2.4))

    return Picture(painted(outline.w + 2 * margin, outline.h + 2 * margin, look.dpr, draw), -margin, -margin)


class FocusFrame(PictureItem):
    """A frame round what the keyboard is on: ivory in a dark line, seen on every ground."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__()
        self.setZValue(Z.LABEL + 100)
        self.hide()
        scene.addItem(self)

    def follow(self, item: QGraphicsItem | None, look: Look) -> None:
        """Icons show their focus themselves."""
        shown = isinstance(item, HotItem)
        self.setVisible(shown)
        if isinstance(item, HotItem):
            self.show_picture(_frame(look, item.hot.outline))
            self.setPos(item.pos())
            self.setRotation(item.rotation())
