"""The ring that runs out while the others may call.

Nothing is painted while it runs: two halves of a ring turn behind two windows that show one side each, and a disc
with the seconds goes along.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QElapsedTimer, QLocale, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem

from kasane_desktop.scene.calling import Calling
from kasane_desktop.scene.kit import Holder, Look, Picture, PictureItem, kept, painted
from kasane_desktop.scene.kit.paint import ellipse, fill, stroke, write_mid
from kasane_desktop.scene.kit.shadows import cast
from kasane_desktop.scene.kit.theme import VERMILION

STROKE = 13.0
HEAD = 23.0
FRAME = 16  # ms


class Ring(Holder):
    """Shows the part of the time that is left; without a limit it is whole and still."""

    def __init__(self) -> None:
        super().__init__()
        self._halves = [PictureItem(), PictureItem()]
        for side, half in enumerate(self._halves):
            half.setParentItem(_window(self, side))
        self._head = PictureItem(parent=self)
        self._look: Look | None = None
        self._radius = 0
        self._calling: Calling | None = None
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._turn)
        self._tenths = -1
        self.hide()

    def fit(self, look: Look, x: int, y: int, radius: int) -> None:
        """Take a place: its middle and its radius, in pixels."""
        self.setPos(x, y)
        if (look, radius) == (self._look, self._radius):
            return
        self._look, self._radius, self._tenths = look, radius, -1
        reach = radius + look.px(STROKE)
        for side, half in enumerate(self._halves):
            half.show_picture(half_face(look, radius, side))
            window = half.parentItem()
            assert isinstance(window, QGraphicsRectItem)
            window.setRect(QRectF(0 if side else -reach, -reach, reach, 2 * reach))
        self._turn()

    def run(self, calling: Calling | None) -> None:
        """Go on from what is left; None: whole."""
        if calling != self._calling:
            self._calling = calling
            self._since.start()
        self._turn()
        if calling is not None and calling.running and calling.left is not None and self.isVisible():
            self._timer.start()
        else:
            self._timer.stop()

    @property
    def left(self) -> float | None:
        """Seconds left, as it shows them."""
        calling = self._calling
        if calling is None or calling.left is None:
            return None
        return max(0.0, calling.left - (self._since.elapsed() / 1000 if calling.running else 0.0))

    def _turn(self) -> None:
        if self._look is None:
            return
        left, calling = self.left, self._calling
        share = 1.0 if left is None or calling is None or not calling.seconds else min(1.0, left / calling.seconds)
        angle = 360 * share
        self._halves[1].setRotation(min(angle, 180.0) - 180)
        self._halves[0].setRotation(max(angle, 180.0) - 360)
        self._head.setVisible(left is not None)
        if left is None:
            return
        a = math.radians(angle - 90)
        self._head.setPos(QPointF(math.cos(a), math.sin(a)) * self._radius)
        tenths = math.ceil(left * 10)
        if tenths != self._tenths:
            self._tenths = tenths
            self._head.show_picture(head_face(self._look, QLocale().toString(tenths / 10, "f", 1)))


def _window(ring: Ring, side: int) -> QGraphicsRectItem:
    window = QGraphicsRectItem()
    window.setParentItem(ring)
    window.setPen(QPen(Qt.PenStyle.NoPen))
    window.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
    window.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return window


@kept
def half_face(look: Look, radius: int, side: int) -> Picture:
    """The right half of a ring (side 1), or its left one; its middle is the origin."""
    edge = radius + look.px(STROKE)

    def draw(p: QPainter) -> None:
        p.translate(edge, edge)
        path = QPainterPath()
        start = 90 if side else 270
        path.arcMoveTo(QRectF(-radius, -radius, 2 * radius, 2 * radius), start)
        path.arcTo(QRectF(-radius, -radius, 2 * radius, 2 * radius), start, -180)
        pen = QPen(QColor(VERMILION), look.pen(STROKE))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        p.strokePath(path, pen)

    return Picture(painted(2 * edge, 2 * edge, look.dpr, draw), -edge, -edge)


@kept
def head_face(look: Look, text: str) -> Picture:
    r = look.px(HEAD)
    edge = r + look.px(14)

    def draw(p: QPainter) -> None:
        p.translate(edge, edge)
        cast(p, ellipse(0, 0, r), look, 0.6, 1.0)
        fill(p, ellipse(0, 0, r), "#FFF8EA")
        stroke(p, ellipse(0, 0, r - 1), VERMILION, look.pen(2.5))
        write_mid(p, 0, 0, text, look.sans(17, 700), "#8E2415")

    return Picture(painted(2 * edge, 2 * edge, look.dpr, draw), -edge, -edge)
