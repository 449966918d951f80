"""What a screen reader finds in a scene, and hears of the focus in it: Qt itself shows it a view, but nothing in it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsItem, QGraphicsScene, QGraphicsView, QGraphicsWidget
from shiboken6 import isValid

from kasane_desktop.scene.kit import Actionable

Found = Any
"""An interface or None: Qt takes both, its type hints know only the first."""
ALL_RELATIONS = QAccessible.RelationFlag.AllRelations
PRESS = "Press"  # Qt's name of the action
_installed = False


def install() -> None:
    """Let screen readers in, once for the whole program."""
    global _installed
    if not _installed:
        QAccessible.installFactory(_interface)
        _installed = True


def _interface(class_name: str, thing: QObject) -> QAccessibleInterface | None:
    """A view gets its reader before it has a scene, too: Qt keeps what it was given first."""
    if isinstance(thing, QGraphicsView):
        return ViewReader(thing)
    if isinstance(thing, QGraphicsWidget) and _name(thing) and (view := _view_of(thing)) is not None:
        return ItemReader(thing, view)
    return None


def tell_focus(item: QGraphicsItem | None) -> None:
    """Let it be heard where the keyboard is in a scene."""
    if QAccessible.isActive() and isinstance(item, QGraphicsWidget) and _name(item) and _view_of(item) is not None:
        QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.Focus))


def tell_name(item: QGraphicsWidget) -> None:
    """What has the keyboard is called otherwise now: a card that was chosen, a space that was filled."""
    if QAccessible.isActive() and item.hasFocus() and _view_of(item) is not None:
        QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.NameChanged))


def readable(scene: QGraphicsScene) -> list[QGraphicsWidget]:
    """All that has a name: what one reads from the top left to the bottom right, then what the keyboard goes to, in
    its order."""
    order = {item: place for place, item in enumerate(_stops(scene))}
    named = [
        item for item in scene.items() if isinstance(item, QGraphicsWidget) and item.isVisible() and _is_read(item)
    ]
    return sorted(named, key=lambda item: (order.get(item, -1), item.scenePos().y(), item.scenePos().x()))


def _is_read(item: QGraphicsWidget) -> bool:
    """What is for the pointer alone lies on something that is read."""
    return bool(_name(item)) and not getattr(item, "for_the_pointer", False)


def _stops(scene: QGraphicsScene) -> list[QGraphicsItem]:
    stops = getattr(scene, "stops", None)
    return stops() if stops is not None else []


class ViewReader(QAccessibleWidget):
    """A view whose children are the named things of its scene."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view, QAccessible.Role.Grouping)
        self._view = view

    def _things(self) -> list[QGraphicsWidget]:
        """None while something hides the view: what is not seen is not read either."""
        scene = self._view.scene()
        return readable(scene) if scene is not None and not getattr(self._view, "covered", False) else []

    def childCount(self) -> int:  # noqa: N802 - Qt's name
        return len(self._things())

    def child(self, index: int) -> Found:
        things = self._things()
        return QAccessible.queryAccessibleInterface(things[index]) if 0 <= index < len(things) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802 - Qt's name
        things = self._things()
        item = getattr(child, "item", None)
        return things.index(item) if item in things else -1

    def childAt(self, x: int, y: int) -> Found:  # noqa: N802 - Qt's name
        at = self._view.mapToScene(self._view.mapFromGlobal(QPoint(x, y)))
        under = [thing for thing in self._things() if thing.sceneBoundingRect().contains(at)]
        return QAccessible.queryAccessibleInterface(under[-1]) if under else None

    def focusChild(self) -> Found:  # noqa: N802 - Qt's name
        focused = self._view.scene().focusItem() if self._view.scene() is not None else None
        return QAccessible.queryAccessibleInterface(focused) if isinstance(focused, QGraphicsWidget) else None


class ItemReader(QAccessibleWidget):
    """One thing: a button if it can be pressed, else something that is only read.

    Only a reader of widgets can offer an action to Qt, so it is made as one of the view; but it says that its object
    is the item, under which Qt keeps it and with which it goes, and answers all questions itself.
    """

    def __init__(self, item: QGraphicsWidget, view: QGraphicsView) -> None:
        super().__init__(view)
        self.item = item

    def object(self) -> Found:
        return self.item if isValid(self.item) else None

    def isValid(self) -> bool:  # noqa: N802 - Qt's name
        return isValid(self.item)

    def relations(self, match: QAccessible.RelationFlag = ALL_RELATIONS) -> list[Any]:
        return []

    def focusChild(self) -> Found:  # noqa: N802 - Qt's name
        return None

    @property
    def _live(self) -> bool:
        return isinstance(self.item, Actionable) and self.item.live and self.item.scene() is not None

    @property
    def _focusable(self) -> bool:
        inert = isinstance(self.item, Actionable) and not self._live
        return not inert and self.item.focusPolicy() != Qt.FocusPolicy.NoFocus

    def actionNames(self) -> list[str]:  # noqa: N802 - Qt's name
        return [PRESS] if self._live else []

    def doAction(self, name: str) -> None:  # noqa: N802 - Qt's name
        """Soon: who asks is answered at once, and not out of something that may be gone when all is done."""
        if name == PRESS and self._live:
            QTimer.singleShot(0, self.item, self._press)

    def _press(self) -> None:
        if self._live and isinstance(self.item, Actionable):
            self.item.clicked.emit()

    def keyBindingsForAction(self, name: str) -> list[str]:  # noqa: N802 - Qt's name
        return []

    def text(self, kind: QAccessible.Text) -> str:
        return _name(self.item) if kind == QAccessible.Text.Name else ""

    def role(self) -> QAccessible.Role:
        pressed = self._focusable and self._live
        return QAccessible.Role.Button if pressed else QAccessible.Role.StaticText

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = int(self._focusable)
        state.focused = int(self.item.hasFocus())
        state.disabled = int(isinstance(self.item, Actionable) and not self._live)
        return state

    def rect(self) -> QRect:
        view = _view_of(self.item)
        if view is None:
            return QRect()
        area = view.mapFromScene(self.item.sceneBoundingRect()).boundingRect()
        return QRect(view.viewport().mapToGlobal(area.topLeft()), area.size())

    def parent(self) -> Found:
        view = _view_of(self.item)
        return QAccessible.queryAccessibleInterface(view) if view is not None else None

    def child(self, index: int) -> Found:
        return None

    def childCount(self) -> int:  # noqa: N802 - Qt's name
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802 - Qt's name
        return -1

    def window(self) -> Any:
        view = _view_of(self.item)
        return view.window().windowHandle() if view is not None else None


def _view_of(item: QGraphicsWidget) -> QGraphicsView | None:
    scene = item.scene()
    return scene.views()[0] if scene is not None and scene.views() else None


def _name(item: QGraphicsWidget) -> str:
    return str(getattr(item, "accessible_name", ""))
