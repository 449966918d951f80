"""A click that leads to another page leads no further: what was clicked is gone, and the second half of a double click
was not meant for what has come in its place.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

MOMENT = 2000
"""Milliseconds: a page may take its time to come, and the click waits."""


class SecondClick(QObject):
    """Takes away the second click after the page has changed; it looks at events for a moment only."""

    def __init__(self, pages: QStackedWidget) -> None:
        super().__init__(pages)
        self._over = QTimer(self, singleShot=True, interval=MOMENT)
        self._over.timeout.connect(self._look_away)
        pages.currentChanged.connect(self._look)

    def _look(self) -> None:
        if (application := QApplication.instance()) is not None:
            application.installEventFilter(self)
            self._over.start()

    def _look_away(self) -> None:
        if (application := QApplication.instance()) is not None:
            application.removeEventFilter(self)
            self._over.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if not isinstance(watched, QWidget):  # a window hears of a double click as of a press, too
            return False
        if event.type() == QEvent.Type.MouseButtonPress:
            self._look_away()  # another click: it is meant
        return event.type() == QEvent.Type.MouseButtonDblClick
