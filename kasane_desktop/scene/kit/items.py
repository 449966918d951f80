"""Things in the scene: no item here paints in Python; each is a holder of pixmaps that Qt moves by itself."""

from __future__ import annotations

import math
from typing import Literal

from PySide6.QtCore import Property, QEvent, QPointF, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QCursor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainterPath,
    QPixmap,
    QTransform,
)
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QGraphicsSimpleTextItem,
    QGraphicsWidget,
)

from .cache import Picture
from .look import Look
from .panels import panel
from .plain import set_tip
from .shadows import Outline, ring, shadow, stepped, veil
from .sprites import sprite
from .text import wrapped

Align = Literal["l", "c", "r"]


class Z:
    """What lies above what. The pieces of a zone count up from a number that their stage gives them, between PANEL and
    MARK."""

    SURFACE = 0
    PANEL = 10
    MARK = 400
    LABEL = 500
    FLYING = 700
    OVERLAY = 900


class PictureItem(QGraphicsPixmapItem):
    """A pixmap that lets clicks through and stays smooth when it turns."""

    def __init__(self, picture: Picture | QPixmap | None = None, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        if picture is not None:
            self.show_picture(picture)

    def show_picture(self, picture: Picture | QPixmap) -> None:
        if isinstance(picture, QPixmap):
            picture = Picture(picture)
        self.setPixmap(picture.pixmap)
        self.setOffset(picture.x, picture.y)


class Holder(QGraphicsWidget):
    """A group of items that moves as one; pos, rotation, scale and opacity are animated by Qt, about its middle."""

    def __init__(self, w: float = 0, h: float = 0, parent: QGraphicsItem | None = None) -> None:
        super().__init__()
        if (
            parent is not None
        ):  # the parent owns its child only this way: the constructor's argument leaves it to Python
            self.setParentItem(parent)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.take_size(w, h)

    def take_size(self, w: float, h: float) -> None:
        self.resize(w, h)
        self.setTransformOriginPoint(w / 2, h / 2)

    @property
    def centre(self) -> QPointF:
        """Its middle, in the coordinates of its parent."""
        return self.pos() + self.transformOriginPoint()


class Actionable(Holder):
    """Something that can be pointed at, clicked, dragged or reached by Tab while it is live."""

    clicked = Signal()
    hovered = Signal(bool)  # pointed at: by the mouse or by the keyboard's focus
    dragged = Signal(QPointF)  # scene position
    dropped = Signal(QPointF)

    def __init__(self, w: float = 0, h: float = 0, parent: QGraphicsItem | None = None) -> None:
        super().__init__(w, h, parent)
        self.accessible_name = ""  # what a screen reader says
        self.live = False
        self.draggable = False
        self.down = False
        self._under = self._dragging = False

    def set_live(self, live: bool) -> None:
        """Whether it takes part: reacts to mouse and keyboard, and shows a hand."""
        self.live = live
        button = Qt.MouseButton.LeftButton if live else Qt.MouseButton.NoButton
        self.setAcceptedMouseButtons(button)
        self.setAcceptHoverEvents(live)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if live else Qt.FocusPolicy.NoFocus)
        if live:
            self.setCursor(QCursor(Qt.CursorShape.PointingHandCursor))
        else:
            self.unsetCursor()
            self.clearFocus()
            self.down = self._under = self._dragging = False
        self.restyle()

    @property
    def pointed(self) -> bool:
        return self.live and (self._under or self.hasFocus())

    def restyle(self) -> None:
        """Show the present state; for subclasses that look different when pointed at or pressed."""

    def _point(self, inside: bool) -> None:
        self.restyle()
        self.hovered.emit(inside)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:  # noqa: N802
        self._under = True
        self._point(True)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:  # noqa: N802
        self._under = False
        self._point(False)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self._point(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self._point(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if self.live and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.clicked.emit()
        else:
            event.ignore()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        self.down, self._dragging = True, False
        self.restyle()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        if not self.draggable:
            return
        way = event.screenPos() - event.buttonDownScreenPos(Qt.MouseButton.LeftButton)
        self._dragging = self._dragging or way.manhattanLength() >= QApplication.startDragDistance()
        if self._dragging:
            self.dragged.emit(event.scenePos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        self.down, dragging, self._dragging = False, self._dragging, False
        self.restyle()
        if dragging:
            self.dropped.emit(event.scenePos())
        elif self.shape().contains(event.pos()):
            self.clicked.emit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self.restyle()


class PieceItem(Actionable):
    """A card, tile, marble or board: shadow, ring, face and veil, moved as one.

    face is the name of a sprite or a pixmap painted elsewhere. Sizes are whole pixels; outline says how it is cut.
    """

    def __init__(
        self,
        look: Look,
        face: str | QPixmap,
        outline: Outline,
        z: float = 0.5,
        *,
        shadowed: bool = True,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(outline.w, outline.h, parent)
        self.look, self.outline, self.face = look, outline, face
        self.next_face: str | QPixmap | None = None  # what turning it over brings up
        self._z, self._shadowed, self._ring, self._veil_of, self._turn = z, shadowed, "", ("", 0.0), 0.0
        self._shadow = PictureItem(parent=self)
        self.halo = Holder(parent=self)  # a holder of its own, so that it can pulse
        self._frame = PictureItem(parent=self.halo)
        self._face = PictureItem(parent=self)
        self._veil = PictureItem(parent=self)
        self.fit(look, outline)

    def fit(self, look: Look, outline: Outline) -> None:
        """Take another size, scale or theme; everything else stays."""
        self.look, self.outline = look, outline
        self.take_size(outline.w, outline.h)
        self.halo.take_size(outline.w, outline.h)
        self.set_face(self.face)
        self.set_ring(self._ring or None)
        self._cover(*self._veil_of)
        self._drop_shadow()

    def set_face(self, face: str | QPixmap) -> None:
        self.face = face
        self._show_face(face)

    def _show_face(self, face: str | QPixmap) -> None:
        w, h = self.outline.w, self.outline.h
        self._face.show_picture(sprite(face, w, h, self.look.dpr) if isinstance(face, str) else face)

    def set_ring(self, style: str | None) -> None:
        """None, or a style of shadows.RINGS: act, hover, pick, group, last, new, win, serve."""
        self._ring = style or ""
        self._frame.setVisible(bool(style))
        if style:
            self._frame.show_picture(ring(self.look, self.outline, style))

    def set_dim(self, amount: float) -> None:
        """Step back: 0 not at all, .1 covered, .4 out of play."""
        self._cover(self.look.theme.veil, amount)

    def set_ghost(self, ghost: bool) -> None:
        """Where a piece would come to lie: pale, as if seen through paper."""
        self._cover(self.look.theme.paper[0], 0.42 if ghost else 0.0)

    def _cover(self, paint: str, amount: float) -> None:
        self._veil_of = (paint, amount)
        self._veil.setVisible(amount > 0)
        if amount > 0:
            self._veil.show_picture(veil(self.look, self.outline, paint))
            self._veil.setOpacity(amount)

    def set_height(self, z: float) -> None:
        """How high it is held: see shadows.py."""
        before, self._z = self._z, z
        if stepped(z) != stepped(before):
            self._drop_shadow()

    def height(self) -> float:
        return self._z

    elevation = Property(float, height, set_height)  # its height, to be animated; Qt has a height of its own

    def set_turn(self, degrees: float) -> None:
        """Turn over about the upright axis: past 90 next_face shows, at 180 it is the face and the turn is over."""
        if self.next_face is not None and degrees >= 180:
            self.set_face(self.next_face)
            self.next_face = None
        elif self.next_face is not None and self._turn < 90 <= degrees:
            self._show_face(self.next_face)
        self._turn = degrees % 180
        middle, squeeze = self.outline.w / 2, max(0.02, abs(math.cos(math.radians(self._turn))))
        self.setTransform(QTransform().translate(middle, 0).scale(squeeze, 1).translate(-middle, 0))

    def _get_turn(self) -> float:
        return self._turn

    turn = Property(float, _get_turn, set_turn)  # to be animated

    def _drop_shadow(self) -> None:
        casts = self._shadowed and self._z > 0
        self._shadow.setVisible(casts)
        if casts:
            self._shadow.show_picture(shadow(self.look, self.outline, stepped(self._z)))

    def shape(self) -> QPainterPath:
        return self.outline.path()


class PlateItem(Holder):
    """A panel (see panels.MATERIALS) on which texts and pieces are laid as children."""

    def __init__(
        self,
        look: Look,
        material: str,
        w: int,
        h: int,
        *,
        radius: float | None = None,
        z: float | None = None,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(w, h, parent)
        self.look, self.material, self._radius, self._z = look, material, radius, z
        self._sheet = PictureItem(parent=self)
        self.set_edge("")

    def set_edge(self, edge: str) -> None:
        """ "" plain, "act" for the seat whose turn it is and who is you, "last" for what happened, "win" for gold."""
        w, h = round(self.size().width()), round(self.size().height())
        self._sheet.show_picture(panel(self.look, self.material, w, h, edge, self._radius, self._z))


class TextItem(QGraphicsSimpleTextItem):
    """Text that never grows out of its place: one line, or up to `lines` lines, within max_width pixels; aligned l, c
    or r about the point of `place`, on a baseline."""

    def __init__(
        self,
        font: QFont,
        colour: str | QColor,
        text: str = "",
        *,
        align: Align = "l",
        max_width: float | None = None,
        lines: int = 1,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(parent)
        self._align, self._max_width, self._lines = align, max_width, lines
        self._x, self._baseline = 0.0, QFontMetricsF(font).ascent()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFont(font)
        self.set_colour(colour)
        self.set_text(text)

    def set_colour(self, colour: str | QColor) -> None:
        self.setBrush(QBrush(QColor(colour)))

    def set_text(self, text: str) -> None:
        """The whole text is kept as tool tip when it had to be shortened."""
        shown = text
        if self._max_width is not None:
            shown = "\n".join(wrapped(text, self.font(), self._max_width, self._lines))
        self.setText(shown)
        set_tip(self, text if shown.endswith("…") and shown != text else "")
        self._settle()

    def place(self, x: float, baseline: float) -> None:
        """Stand on a baseline (that of the first line)."""
        self._x, self._baseline = x, baseline
        self._settle()

    def centre_on(self, x: float, cy: float) -> None:
        """Stand so that the capitals of one line are centred on cy."""
        self.place(x, cy + QFontMetricsF(self.font()).capHeight() / 2)

    @property
    def width(self) -> float:
        metrics = QFontMetricsF(self.font())
        return max((metrics.horizontalAdvance(line) for line in self.text().split("\n")), default=0.0)

    @property
    def height(self) -> float:
        return self.boundingRect().height()

    def _settle(self) -> None:
        shift = {"l": 0.0, "c": self.width / 2, "r": self.width}[self._align]
        ascent = QFontMetricsF(self.font()).ascent()
        self.setPos(round(self._x - shift), round(self._baseline - ascent))
