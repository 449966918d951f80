"""How large everything beside the table is set: menus, dialogs, messages and the rulebook grow with the screen as the
table does with its window, and with the size of texts that was chosen.

This is the one place that knows. What has a layout of its own asks for a `look`, and takes its measures from that.
"""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from kasane_desktop.scene.kit import Look, fonts, theme

DESIGNED = (1440, 900)
"""The screen on which all is as large as it was drawn; on a smaller one letters stay legible, and dialogs scroll."""


def text_scale(near: QWidget | None = None) -> float:
    """How large texts beside the table are, and all that is around them."""
    return screen_scale(near) * fonts.text_size()


def screen_scale(near: QWidget | None = None) -> float:
    """Of the screen beside a widget, or of the first one while there is none yet."""
    room = _screen(near).availableSize()
    return max(1.0, min(room.width() / DESIGNED[0], room.height() / DESIGNED[1]))


def look_beside(widget: QWidget, *, dark: bool) -> Look:
    """How something looks that does not grow with its own window."""
    return Look(theme(dark), screen_scale(widget), widget.devicePixelRatioF()).zoomed()


def page_look(page: QWidget, u: float, *, dark: bool, least: tuple[int, int] = (0, 0)) -> Look:
    """How a page of widgets looks at a scale: all of it grows with the texts, as far as it then still has room for
    `least`, in design units."""
    look = Look(theme(dark), u, page.devicePixelRatioF())
    room = min(page.width() / max(1, least[0]), page.height() / max(1, least[1])) / u
    grown = max(min(1.0, look.text), min(look.text, room))
    return Look(look.theme, u * grown, look.dpr, 1.0, look.floor * grown / look.text)


def _screen(near: QWidget | None) -> QScreen:
    """A dialog that is not shown yet comes up where the window lies to which it belongs."""
    if near is None:
        return QGuiApplication.primaryScreen()
    above = near.window().parentWidget()
    return (near if near.isVisible() or above is None else above).window().screen()
