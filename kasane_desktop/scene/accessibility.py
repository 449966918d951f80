"""What a screen reader finds in a scene: Qt itself shows it a view, but nothing in it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleObject
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsScene, QGraphicsView, QGraphicsWidget

from kasane_desktop.scene.kit import Actionable

Found = Any
"""An interface or None: Qt takes both, its type hints know only the first."""
_installed = False


def install() -> None:
    """Let screen readers in, once for the whole program."""
    global _installed
    if not _installed:
        QAccessible.installFactory(_interface)
        _installed = True


def _interface(class_name: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, QGraphicsView) and thing.scene() is not None:
        return ViewReader(thing)
    if isinstance(thing, QGraphicsWidget) and _name(thing):
        return ItemReader(thing)
    return None


def readable(scene: QGraphicsScene) -> list[QGraphicsWidget]:
    """All that has a name, from the top left to the bottom right."""
    named = [item for item in scene.items() if isinstance(item, QGraphicsWidget) and item.isVisible() and _name(item)]
    return sorted(named, key=lambda item: (item.scenePos().y(), item.scenePos().x()))


class ViewReader(QAccessibleWidget):
    """A view whose children are the named things of its scene."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view, QAccessible.Role.Client)
        self._view = view

    def _things(self) -> list[QGraphicsWidget]:
        scene = self._view.scene()
        return readable(scene) if scene is not None else []

    def childCount(self) -> int:  # noqa: N802 - Qt's name
        return len(self._things())

    def child(self, index: int) -> Found:
        things = self._things()
        return QAccessible.queryAccessibleInterface(things[index]) if 0 <= index < len(things) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802 - Qt's name
        things = self._things()
        thing = child.object()
        return things.index(thing) if thing in things else -1

    def childAt(self, x: int, y: int) -> Found:  # noqa: N802 - Qt's name
        at = self._view.mapToScene(self._view.mapFromGlobal(QPoint(x, y)))
        under = [thing for thing in self._things() if thing.sceneBoundingRect().contains(at)]
        return QAccessible.queryAccessibleInterface(under[-1]) if under else None

    def focusChild(self) -> Found:  # noqa: N802 - Qt's name
        focused = self._view.scene().focusItem() if self._view.scene() is not None else None
        return QAccessible.queryAccessibleInterface(focused) if isinstance(focused, QGraphicsWidget) else None


class ItemReader(QAccessibleObject):
    """One thing: a button if it can be clicked, else something that is only read."""

    def __init__(self, item: QGraphicsWidget) -> None:
        super().__init__(item)
        self._item = item

    @property
    def _live(self) -> bool:
        return isinstance(self._item, Actionable) and self._item.live

    def _view(self) -> QGraphicsView | None:
        scene = self._item.scene()
        return scene.views()[0] if scene is not None and scene.views() else None

    def text(self, kind: QAccessible.Text) -> str:
        return _name(self._item) if kind == QAccessible.Text.Name else ""

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button if self._live else QAccessible.Role.StaticText

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = int(self._live)
        state.focused = int(self._item.hasFocus())
        state.disabled = int(isinstance(self._item, Actionable) and not self._live)
        return state

    def rect(self) -> QRect:
        view = self._view()
        if view is None:
            return QRect()
        area = view.mapFromScene(self._item.sceneBoundingRect()).boundingRect()
        return QRect(view.viewport().mapToGlobal(area.topLeft()), area.size())

    def parent(self) -> Found:
        view = self._view()
        return QAccessible.queryAccessibleInterface(view) if view is not None else None

    def child(self, index: int) -> Found:
        return None

    def childCount(self) -> int:  # noqa: N802 - Qt's name
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802 - Qt's name
        return -1

    def window(self) -> Any:
        view = self._view()
        return view.window().windowHandle() if view is not None else None


def _name(item: QGraphicsWidget) -> str:
    return str(getattr(item, "accessible_name", ""))
