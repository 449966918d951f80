"""A file that the desktop asks the running program to open, as macOS does where others give it on the command line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Hears of such files. (A filter could too, but would look at every event of every window.)"""

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._open: Callable[[Path], None] | None = None
        self._waiting: list[Path] = []  # for someone who opens them: they may come before the window is ready

    def open_with(self, open_file: Callable[[Path], None]) -> None:
        self._open = open_file
        while self._waiting:
            open_file(self._waiting.pop(0))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self._waiting.append(Path(event.file()))
            if self._open is not None:
                self.open_with(self._open)
            return True
        return super().event(event)
