"""How one leaves a page by a key."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget


def leaves(page: QWidget, event: QKeyEvent) -> bool:
    """Whether a key leaves a page: Esc does, but full screen is left first, and that is done by the window."""
    return event.key() == Qt.Key.Key_Escape and not page.window().isFullScreen()
