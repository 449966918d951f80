"""Moving about the table with keys, and the frame that shows where one is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QGraphicsSceneMouseEvent

from kasane_desktop.core.table import family_of
from kasane_desktop.scene import accessibility
from kasane_desktop.scene.hot import HotItem, SheetItem
from kasane_desktop.scene.kit import IconButtonItem, Look, Outline, Picture, PictureItem, Z, kept, painted, theme
from kasane_desktop.scene.kit.paint import stroke
from kasane_desktop.scene.kit.theme import IVORY, colour

ARROWS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}

PRESSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


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


def by_arrow(stops: Sequence[QGraphicsItem], here: QGraphicsItem | None) -> list[QGraphicsItem]:
    """Where the arrows lead: from what lies on the table to what lies there, and to the icons only from an icon."""
    aside = isinstance(here, IconButtonItem)
    return [stop for stop in stops if aside or not isinstance(stop, IconButtonItem)]


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

    def follow(self, item: QGraphicsItem | None, look: Look, wanted: bool) -> None:
        """Icons show their focus themselves."""
        self.setVisible(wanted and isinstance(item, HotItem | SheetItem))
        if isinstance(item, HotItem | SheetItem):
            self.show_picture(_frame(look, _outline(item)))
            self.setTransformOriginPoint(item.transformOriginPoint())
            self.setPos(item.pos())
            self.setRotation(item.rotation())


def _outline(item: HotItem | SheetItem) -> Outline:
    if isinstance(item, HotItem):
        return item.hot.outline
    return Outline(round(item.size().width()), round(item.size().height()), 4)


def next_group(stops: Sequence[QGraphicsItem], here: QGraphicsItem | None, onward: bool) -> QGraphicsItem | None:
    """The first stop of the next thing that has several: a board with its spaces, a hand with its cards."""
    groups = list(dict.fromkeys(map(_group, stops)))
    if not groups:
        return None
    at = groups.index(_group(here)) if here is not None and here in stops else -1 if onward else 0
    wanted = groups[(at + (1 if onward else -1)) % len(groups)]
    return next(stop for stop in stops if _group(stop) == wanted)


def _group(stop: QGraphicsItem) -> str:
    return family_of(stop.key) if isinstance(stop, HotItem) else "others"


class KeyboardScene(QGraphicsScene):
    """A scene that one walks through with Tab and the arrows; Esc lets go of everything."""

    def __init__(self) -> None:
        super().__init__()
        self.look = Look(theme(dark=False))
        self._frame = FocusFrame(self)
        self._keyed = False  # it was a key that was used last: whoever plays with the mouse sees no frame
        self.focusItemChanged.connect(self._focus_moved)
        self._telling = QTimer(self, singleShot=True)
        self._telling.timeout.connect(self._tell_focus)
        accessibility.install()

    def stops(self) -> list[QGraphicsItem]:
        """Where the keyboard can go, in order."""
        return []

    def ask_why(self, item: SheetItem) -> None:
        """Something was pressed that does nothing."""

    def finish(self) -> None:
        """Everything is where it belongs, now."""

    def holds(self) -> bool:
        """Whether there is something that Esc lets go of."""
        return self.focusItem() is not None

    def cancel(self) -> None:
        """Nothing is selected any more."""
        if focused := self.focusItem():
            focused.clearFocus()

    def _focus_moved(self) -> None:
        self.frame_focus()
        self._telling.start()  # when a view is given the keyboard, it tells of itself after what lies in it

    def _tell_focus(self) -> None:
        accessibility.tell_focus(self.focusItem())

    def frame_focus(self) -> None:
        self._frame.follow(self.focusItem(), self.look, self._keyed)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802 - Qt's name
        self._keyed = False
        self.frame_focus()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        self._keyed = True
        self.frame_focus()
        way = next((way for key, way in ARROWS.items() if key == event.key()), None)
        if way is not None:
            stop = neighbour(by_arrow(self.stops(), self.focusItem()), self.focusItem(), way)
            if stop is not None:
                self.finish()
                self.setFocusItem(stop, Qt.FocusReason.TabFocusReason)
            event.accept()
        elif event.key() in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            stop = next_group(self.stops(), self.focusItem(), event.key() == Qt.Key.Key_PageDown)
            if stop is not None:
                self.finish()
                self.setFocusItem(stop, Qt.FocusReason.TabFocusReason)
            event.accept()
        elif event.key() in PRESSING and isinstance(focused := self.focusItem(), SheetItem):
            self.ask_why(focused)
            event.accept()
        elif event.key() == Qt.Key.Key_Escape and self.holds():
            self.cancel()
            event.accept()
        else:
            self.finish()
            super().keyPressEvent(event)

    def focusNextPrevChild(self, onward: bool) -> bool:  # noqa: N802 - Qt's name
        """False at the end: the focus then leaves for other widgets."""
        self._keyed = True
        stops, focused = self.stops(), self.focusItem()
        at = stops.index(focused) if focused in stops else -1 if onward else len(stops)
        at += 1 if onward else -1
        if not 0 <= at < len(stops):
            KeyboardScene.cancel(self)
            return False
        self.setFocusItem(stops[at], Qt.FocusReason.TabFocusReason)
        return True
