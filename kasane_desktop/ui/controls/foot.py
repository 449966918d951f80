"""The bar at the foot of a page."""

from __future__ import annotations

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from kasane_desktop.scene.kit import Look, panel, theme
from kasane_desktop.ui.controls.widgets import painter_of

BEYOND = 20
"""Pixels by which its sheet goes past the edges of the page: only the upper edge is seen."""


class FootBar(QWidget):
    """On a sheet that fills the foot from side to side."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = Look(theme(False))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        sheet = panel(self.look, "plate", self.width() + 2 * BEYOND, self.height() + 2 * BEYOND)
        painter_of(self).drawPixmap(sheet.x - BEYOND, sheet.y + 1, sheet.pixmap)
