"""The probes of a start: `python benchmarks/start_probes.py bare|lobby|program [FILE]`. They print one line of JSON.

They import as little as they can, since they are part of what is measured. Moments are told by the clock that all
processes share (`time.monotonic`).
"""

from __future__ import annotations

import json
import os
import sys
import time
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow, QWidget

if TYPE_CHECKING:
    from kasane_desktop.ui.window.main_window import MainWindow

SIZE = (1440, 900)


def tell(**told: Any) -> None:
    print(json.dumps(told), flush=True)


class Watcher(QObject):
    """Sees when a widget is painted."""

    painted = Signal()  # for the first time, and all of it is on the screen
    _seen = Signal()

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.moments: list[float] = []  # when painting began
        self.worked: list[float] = []  # seconds on the processor until then, of this thread
        # What is sent while painting arrives when all of the window has been painted.
        self._seen.connect(self.painted, Qt.ConnectionType.QueuedConnection)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.Paint:
            self.moments.append(time.monotonic())
            self.worked.append(time.thread_time())
            if len(self.moments) == 1:
                self._seen.emit()
        return False


def start_bare() -> None:
    """A window of the same toolkit with a scene in it, and nothing else."""
    application = QApplication(sys.argv[:1])
    window, scene = QMainWindow(), QGraphicsScene()
    scene.addText("Kasane Desktop")
    view = QGraphicsView(scene)
    window.setCentralWidget(view)
    window.resize(*SIZE)
    Watcher(view.viewport()).painted.connect(_told_and_gone)
    window.show()
    application.exec()


def start_program(file: str | None = None, *, lobby_alone: bool = False) -> None:
    """The program itself: to its lobby, to all pictures there and to the first table; or to the table of a file."""
    from kasane_desktop.__main__ import main as start
    from kasane_desktop.app import load_swiftly

    load_swiftly()  # as the program does before it loads anything
    from kasane_desktop.ui.window.main_window import MainWindow

    show = MainWindow.show

    def watched_show(window: MainWindow) -> None:
        if file is None:
            seen = _told_and_gone if lobby_alone else lambda: _wait_for_pictures(window)
            Watcher(window.lobby).painted.connect(seen)
        show(window)

    furnish = MainWindow.furnish

    def watched_furnish(window: MainWindow, *given: Any) -> None:
        furnish(window, *given)
        if file is not None:
            Watcher(window.page.view.viewport()).painted.connect(_told_and_gone)

    MainWindow.show = watched_show  # type: ignore[assignment,method-assign]
    MainWindow.furnish = watched_furnish  # type: ignore[assignment,method-assign]
    start([] if file is None else ["play", file])


def _wait_for_pictures(window: MainWindow) -> None:
    painted, cpu = time.monotonic(), time.process_time()
    poll = QTimer(window)

    def look() -> None:
        if hasattr(window, "page") and not any(timer.isActive() for timer in window.lobby.findChildren(QTimer)):
            poll.stop()
            asked = time.monotonic()
            Watcher(window.page.view.viewport()).painted.connect(
                lambda: _told_and_gone(painted, cpu, pictured=asked, seating=time.monotonic() - asked)
            )
            window.lobby.panel.begun.emit()

    poll.timeout.connect(look)
    poll.start(1)


def _told_and_gone(painted: float | None = None, cpu: float | None = None, **more: float) -> None:
    tell(painted=painted or time.monotonic(), cpu=cpu or time.process_time(), **more)
    os._exit(0)


def main() -> None:
    probe, *arguments = sys.argv[1:]
    start_bare() if probe == "bare" else start_program(*arguments, lobby_alone=probe == "lobby")


if __name__ == "__main__":
    main()
