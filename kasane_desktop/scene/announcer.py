"""What happens at a table, told to those who do not look: a screen reader speaks it as soon as it can."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QGraphicsView, QWidget

from kasane_desktop.models.log_model import LogModel, LogRole
from kasane_desktop.scene.spoken import joined, log_lines, sentences
from kasane_desktop.scene.table_scene import TableScene

LAST_LINES = 4
JOIN_MS, LONGEST_MS = 150, 1000
"""What comes within the first is told in one breath; nothing waits longer than the second."""


def announce(source: QWidget, text: str, *, urgent: bool = False) -> None:
    """Let a screen reader say something, if there is one."""
    if QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(source, text)
        politeness = QAccessible.AnnouncementPoliteness
        event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
        QAccessible.updateAccessibility(event)


class Announcer(QObject):
    """Collects sentences and says them together. Nobody listens? Then nothing is done."""

    announced = Signal(str, bool)  # what, and whether it may interrupt

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view)
        self._view = view
        self._scene: TableScene | None = None
        self._sentences: list[str] = []
        self._events: list[str] = []  # what the sentences tell that are of the log: as many, "" for others
        self._news = False  # whether anything has happened since it was last said what is asked
        self._heard: list[str] = []  # the sentences of the last breath
        self._prompt = ""  # whose turn it is and what is asked, said after all else
        self._urgent = False
        self._asked: tuple[object, ...] = ()  # what the prompt was made from
        self.looks_back: Callable[[], bool] = lambda: False  # whether the table shows for a moment what was before
        self._opening = False
        self._since = QElapsedTimer()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._flush)

    # -- a table ----------------------------------------------------------------------------------

    def follow(self, log: LogModel, *, looking_back: bool = False) -> None:
        """Tell what the log of another match tells from now on. Who looks back goes to and fro in it: nothing is taken
        back then, and of a long way only its end is told."""
        self._forget()
        log.modelReset.connect(self._open)
        most = LAST_LINES if looking_back else None
        log.rowsInserted.connect(lambda parent, first, last: self._happened(log, first, last, most))
        if not looking_back:
            log.rowsAboutToBeRemoved.connect(lambda parent, first, last: self._undone(log, first, last))

    def attend(self, scene: TableScene | None) -> None:
        """Tell whose turn it is at this table, and what is said there."""
        self._scene, self._asked = scene, ()
        self._forget()
        if scene is not None:
            self.hear(scene)
            scene.laid.connect(self._look)

    def hear(self, scene: TableScene) -> None:
        """Tell what is said at a table."""
        scene.spoken.connect(self._hear)

    def _hear(self, text: str) -> None:
        """Once in a breath: what is pointed at may be asked about, too."""
        told = joined(*text.splitlines())
        if told not in self._sentences:
            self.say(told)

    def _open(self) -> None:
        """Another match. What it brings with it from earlier is no news."""
        self._forget()
        self._opening = True
        QTimer.singleShot(0, self, self._opened)

    def _opened(self) -> None:
        self._opening = False

    def _happened(self, log: LogModel, first: int, last: int, most: int | None) -> None:
        if not self._opening:
            for row in range(first if most is None else max(first, last + 1 - most), last + 1):
                self.say(joined(*log_lines(log, row)))
                self._events[-1:] = [log.data(log.index(row, 0), LogRole.EVENT).key]
                self._news = True

    def _undone(self, log: LogModel, first: int, last: int) -> None:
        lines = [line for row in range(first, last + 1) for line in log_lines(log, row)]
        self.say(joined(self.tr("Taken back:"), *lines))
        self._news = True
        self._asked = ()  # it is said again what is asked, be it the same as before

    def _look(self) -> None:
        """The table has been laid anew: is something else asked than before?

        Only what is new interrupts. While one chooses (a card is raised, a board is turned) that is answered, and no
        more than that.
        """
        scene = self._scene
        if scene is None or self.looks_back() or _will_be_asked(scene):
            return
        calling = scene.calling is not None and bool(scene.calling.actions)
        asked = (scene.prompt(), scene.asked, calling)
        if asked == self._asked:
            return
        answer = not self._news and asked[1:] == self._asked[1:]
        self._asked, self._news = asked, False
        if asked[0]:
            self._prompt = self._without_heard(asked[0]) if answer else asked[0]
            self._wait(urgent=not answer and (scene.asked is not None or calling))

    def _without_heard(self, text: str) -> str:
        told = [sentence for sentence in sentences(text) if sentence not in self._heard]
        return joined(*told) or text

    # -- saying -----------------------------------------------------------------------------------

    def say(self, text: str, urgent: bool = False) -> None:
        """Say a sentence soon, together with what else there is to say."""
        self._sentences.append(text)
        self._events.append("")
        self._wait(urgent)

    def _wait(self, urgent: bool) -> None:
        if not QAccessible.isActive():
            self._forget()
            return
        self._urgent = self._urgent or urgent
        if not self._timer.isActive():
            self._since.start()
        self._timer.start(max(0, min(JOIN_MS, LONGEST_MS - self._since.elapsed())))

    @property
    def waiting(self) -> bool:
        """Whether there is something that will be said soon."""
        return self._timer.isActive()

    def _forget(self) -> None:
        self._timer.stop()
        self._sentences, self._events, self._prompt, self._urgent = [], [], "", False

    def _leave_out_echoes(self) -> None:
        """What the prompt tells better is not told by the log as well."""
        for event in self._scene.echoed if self._scene is not None and self._prompt else ():
            if event in self._events:
                at = len(self._events) - 1 - self._events[::-1].index(event)
                del self._events[at], self._sentences[at]

    def _flush(self) -> None:
        self._leave_out_echoes()
        text = joined(*self._sentences, self._prompt)
        urgent = self._urgent
        self._forget()
        if not text:
            return
        self._heard = sentences(text)
        announce(self._view if self._view.isVisible() else self._view.window(), text, urgent=urgent)
        self.announced.emit(text, urgent)


def _will_be_asked(scene: TableScene) -> bool:
    """Whether a human has the turn, but not the word yet: what was done before is being seen and saved."""
    shown, viewer = scene.shown, scene.viewer
    acts = viewer in shown.acting and shown.sitters[viewer].human
    return acts and scene.asked is None and scene.calling is None and not scene.aside
