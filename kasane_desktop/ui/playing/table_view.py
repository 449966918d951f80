"""The window onto the scene of a table: its keys, its zoom, and what it hears."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QGraphicsView, QWidget

from kasane_desktop.scene import accessibility
from kasane_desktop.scene.hot import SheetItem
from kasane_desktop.scene.mouse import show_mouse
from kasane_desktop.scene.reading import TableReader
from kasane_desktop.scene.table_scene import TableScene
from kasane_desktop.ui.keys.keymap import Keymap

MOST_ZOOM = 4.0
LEAST = (1000, 580)
"""Pixels that a table needs for texts of the usual size: where something stands beside it in a small window, all of it
is seen smaller, and one can come closer."""
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)


class TableView(QGraphicsView):
    """The window onto the scene: always filled by it, or closer if one zooms in."""

    used = Signal()  # a button of the mouse or a key went down

    def __init__(self, parent: QWidget) -> None:
        accessibility.install()  # before anybody asks: Qt keeps what it told of a view for good
        super().__init__(parent)
        show_mouse(self)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.reader: TableReader | None = None
        self.keymap = Keymap({})
        self.cover: QWidget | None = None  # the curtain before it
        self._zoom = 1.0
        self._deaf = QTimer(self, singleShot=True)

    @property
    def deaf(self) -> bool:
        return self._deaf.isActive()

    @property
    def covered(self) -> bool:
        """Whether the curtain hides it: nothing of it may be read then."""
        return self.cover is not None and self.cover.isVisible()

    def be_deaf(self, ms: int) -> None:
        """Hear no click for a moment: it was for something that lay here before."""
        self._deaf.start(ms)

    def show_table(self, scene: TableScene, keys: Mapping[str, str]) -> None:
        """Another table, which hears the keys that are set, those that read it aloud among them."""
        self.reader = TableReader(scene)
        self.setScene(scene)
        self.use_keys(keys)
        self.zoom(0)
        self.fit()

    def leave_table(self) -> None:
        """Before its scene goes."""
        self.reader = None
        self.setScene(None)

    def use_keys(self, keys: Mapping[str, str]) -> None:
        """The keys that somebody has set, by what they do."""
        self.keymap = Keymap(keys)
        if isinstance(scene := self.scene(), TableScene):
            scene.set_key_names(self.keymap.shown)

    def zoom(self, factor: float) -> None:
        """Come closer or go back; 0 shows everything again."""
        wanted = min(MOST_ZOOM, max(1.0, self._zoom * factor)) if factor else 1.0
        self.scale(wanted / self._zoom, wanted / self._zoom)
        self._zoom = wanted
        dragging = QGraphicsView.DragMode.ScrollHandDrag if wanted > 1 else QGraphicsView.DragMode.NoDrag
        self.setDragMode(dragging)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if not self.deaf:
            self.used.emit()
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if not self.deaf:
            super().mouseDoubleClickEvent(event)

    def event(self, event: QEvent) -> bool:
        """A key that was chosen for something is heard as the one that usually does it."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            meant = self.keymap.meant(event)
            return super().event(event if meant is None else meant)
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """The Enter key does what a hint shows; any other key is about something else."""
        if event.key() not in MODIFIERS:
            self.used.emit()
        scene = self.scene()
        if self._read(event):
            return
        if isinstance(scene, TableScene) and event.key() not in MODIFIERS:
            talk, asking = scene.talk, isinstance(scene.focusItem(), SheetItem)  # why it does nothing
            meant = event.key() in ENTER and not event.isAutoRepeat() and not asking
            if meant and talk.heard and talk.follow_advice():
                event.accept()
                return
            talk.forget_advice()
        super().keyPressEvent(event)

    def read_by(self, event: QKeyEvent) -> bool:
        """Whether a key that was pressed beside the table reads something of it."""
        meant = self.keymap.meant(event)
        return self._read(event if meant is None else meant)

    def _read(self, event: QKeyEvent) -> bool:
        reads = self.reader is not None and self.reader.press(QKeySequence(event.keyCombination()).toString())
        if reads:
            event.accept()
        return reads

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(1.15 if event.angleDelta().y() > 0 else 1 / 1.15)
            event.accept()
        else:
            super().wheelEvent(event)  # a scene may have a use for it

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """What is due is seen, also by who takes a picture before the event loop comes round."""
        if isinstance(scene := self.scene(), TableScene):
            scene.lay_out()
        super().paintEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        scene = self.scene()
        if isinstance(scene, TableScene) and self.width() > 1 and self.height() > 1:
            shrunk = min(1.0, self.width() / LEAST[0], self.height() / LEAST[1])
            scene.resize_to(round(self.width() / shrunk), round(self.height() / shrunk))
            self.setTransform(QTransform.fromScale(shrunk * self._zoom, shrunk * self._zoom))
