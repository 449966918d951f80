"""The mouse, where nobody uses it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QGraphicsView


def show_mouse(view: QGraphicsView) -> None:
    """Let a view know of a mouse, far away. When something under the pointer loses its cursor, Qt looks up where the
    mouse was last in the view, and if it has never moved there reads what is not there: whoever plays by keys, with
    the pointer at rest over the table, would see the program end."""
    away, none = QPointF(-1, -1), Qt.MouseButton.NoButton
    moved = QMouseEvent(QEvent.Type.MouseMove, away, away, none, none, Qt.KeyboardModifier.NoModifier)
    view.viewport().setMouseTracking(True)  # else it is told of no move at all
    QCoreApplication.sendEvent(view.viewport(), moved)
