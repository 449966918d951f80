"""How large everything beside the table is set: menus, dialogs, messages and the rulebook grow with the screen as the
table does with its window.

This is the one place that knows. What has a layout of its own asks for a `look`, and takes its measures from that.
"""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from kasane_desktop.scene.kit import Look, theme

DESIGNED = (1440, 900)
"""The screen on which all is as large as it was drawn; on a smaller one letters stay legible, and dialogs scroll."""


def text_scale(near: QWidget | None = None) -> float:
    """Beside a widget, or on the first screen while there is none yet."""
    room = _screen(near).availableSize()
    return max(1.0, min(room.width() / DESIGNED[0], room.height() / DESIGNED[1]))


def look_beside(widget: QWidget, *, dark: bool) -> Look:
    """How something looks that does not grow with its own window."""
    return Look(theme(dark), text_scale(widget), widget.devicePixelRatioF())


def _screen(near: QWidget | None) -> QScreen:
    """A dialog that is not shown yet comes up where the window lies to which it belongs."""
    if near is None:
        return QGuiApplication.primaryScreen()
    above = near.window().parentWidget()
    return (near if near.isVisible() or above is None else above).window().screen()
