"""What happens at a table, told to those who do not look: a screen reader speaks it as soon as it can."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QGraphicsView

from kasane_desktop.models.log_model import LogModel
from kasane_desktop.scene.spoken import joined
from kasane_desktop.scene.table_scene import TableScene

JOIN_MS, LONGEST_MS = 150, 1000
"""What comes within the first is told in one breath; nothing waits longer than the second."""


class Announcer(QObject):
    """Collects sentences and says them together. Nobody listens? Then nothing is done."""

    announced = Signal(str, bool)  # what, and whether it may interrupt

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view)
        self._view = view
        self._scene: TableScene | None = None
        self._sentences: list[str] = []
        self._prompt = ""  # whose turn it is and what is asked, said after all else
        self._urgent = False
        self._asked: tuple[object, ...] = ()  # what the prompt was made from
        self._opening = False
        self._since = QElapsedTimer()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._flush)

    # -- a table ----------------------------------------------------------------------------------

    def follow(self, log: LogModel) -> None:
        """Tell what the log of another match tells from now on."""
        self._forget()
        log.modelReset.connect(self._open)
        log.rowsInserted.connect(lambda parent, first, last: self._happened(log, first, last))
        log.rowsAboutToBeRemoved.connect(lambda parent, first, last: self._undone(log, first, last))

    def attend(self, scene: TableScene | None) -> None:
        """Tell whose turn it is at this table, and what is said there."""
        self._scene, self._asked = scene, ()
        self._forget()
        if scene is not None:
            scene.spoken.connect(self.say)
            scene.laid.connect(self._look)

    def _open(self) -> None:
        """Another match. What it brings with it from earlier is no news."""
        self._forget()
        self._opening = True
        QTimer.singleShot(0, self, self._opened)

    def _opened(self) -> None:
        self._opening = False

    def _happened(self, log: LogModel, first: int, last: int) -> None:
        if not self._opening:
            for row in range(first, last + 1):
                self.say(str(log.data(log.index(row, 0))))

    def _undone(self, log: LogModel, first: int, last: int) -> None:
        lines = [str(log.data(log.index(row, 0))) for row in range(first, last + 1)]
        self.say(joined(self.tr("Taken back:"), *lines))

    def _look(self) -> None:
        """The table has been laid anew: is something else asked than before?"""
        scene = self._scene
        if scene is None:
            return
        calling = scene.calling is not None and bool(scene.calling.actions)
        asked = (scene.prompt(), scene.asked, calling)
        if asked == self._asked:
            return
        self._asked = asked
        if asked[0]:
            self._prompt = asked[0]
            self._wait(urgent=scene.asked is not None or calling)

    # -- saying -----------------------------------------------------------------------------------

    def say(self, text: str, urgent: bool = False) -> None:
        """Say a sentence soon, together with what else there is to say."""
        self._sentences.append(text)
        self._wait(urgent)

    def _wait(self, urgent: bool) -> None:
        if not QAccessible.isActive():
            self._forget()
            return
        self._urgent = self._urgent or urgent
        if not self._timer.isActive():
            self._since.start()
        self._timer.start(max(0, min(JOIN_MS, LONGEST_MS - self._since.elapsed())))

    def _forget(self) -> None:
        self._timer.stop()
        self._sentences, self._prompt, self._urgent = [], "", False

    def _flush(self) -> None:
        text = joined(*self._sentences, self._prompt)
        urgent = self._urgent
        self._forget()
        if not text:
            return
        event = QAccessibleAnnouncementEvent(self._view, text)
        politeness = QAccessible.AnnouncementPoliteness
        event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
        QAccessible.updateAccessibility(event)
        self.announced.emit(text, urgent)
