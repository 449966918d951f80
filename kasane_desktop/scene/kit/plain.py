"""Words that are not ours (names, files, what a record says) are shown as they are written.

Qt takes what looks like HTML for HTML, and fetches the pictures in it. Labels can be told not to; tips cannot.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication, Qt
from PySide6.QtWidgets import QToolTip, QWidget


class Tipped(Protocol):
    """A widget, or an item of a scene."""

    def setToolTip(self, tip: str, /) -> None: ...  # noqa: N802 - Qt's name


def plain(text: str) -> str:
    """A text for a place that guesses what it is given: it shows what is written here."""
    return Qt.convertFromPlainText(text) if Qt.mightBeRichText(text) else text


def set_tip(of: Tipped, text: str) -> None:
    """The only way to a tip."""
    of.setToolTip(plain(text))


def show_tip(at: QPoint, text: str, of: QWidget) -> None:
    """A tip that depends on where one points; no text: none any more. It is clicked through: it may lie over something
    that somebody is on the way to."""
    QToolTip.showText(at, plain(text), of)
    for window in QGuiApplication.topLevelWindows():
        if window.type() == Qt.WindowType.ToolTip:
            window.setFlag(Qt.WindowType.WindowTransparentForInput)
