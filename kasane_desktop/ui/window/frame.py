"""The window as it is first seen: the lobby, in its place on the screen and in its light.

All else is loaded when this has been painted (see app.py), so what is imported here is what the lobby needs.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QMargins, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget

from kasane_desktop.scene.kit import fonts
from kasane_desktop.scene.kit.theme import show_contrast
from kasane_desktop.ui.controls import style
from kasane_desktop.ui.controls.text_scale import DESIGNED, screen_scale, text_scale
from kasane_desktop.ui.lobby.lobby import Lobby
from kasane_desktop.ui.settings.preferences import Preferences, save_preferences

SMALLEST = (960, 540)
TITLE_BAR = 40
"""What the desktop puts round a window is not known before it is shown; few put more on top of it."""
SOON = 500
"""Milliseconds after which what was chosen in the lobby is kept, if nothing else is chosen meanwhile."""
UNSEEN = 1000
"""Milliseconds after which a window that nobody sees, and that is not painted therefore, counts as seen."""


class Frame(QMainWindow):
    """Holds the pages, of which the lobby is the first."""

    dropped = Signal(Path)  # a file, onto the window

    def __init__(self, preferences: Preferences, preferences_path: Path) -> None:
        super().__init__()
        self._preferences = preferences
        self._preferences_path = preferences_path
        self._told_unsaved = False
        fonts.set_text_size(preferences.text_size)
        self._dark = style.wants_dark(preferences.theme)
        show_contrast(style.wants_contrast(preferences.contrast))
        self.lobby = Lobby(preferences, dark=self._dark)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.lobby)
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(lambda: self.keep_preferences(quietly=True))
        self.lobby.changed.connect(self._soon.start)
        self.setCentralWidget(self._pages)
        self.setAcceptDrops(True)
        self._restore_geometry()

    def show_lobby_first(self) -> None:
        """Show the lobby and return when it has been painted. Clicks and keys wait until the next event loop runs."""
        loop = QEventLoop()
        self.lobby.painted.connect(loop.quit, Qt.ConnectionType.QueuedConnection)  # when all of the window is
        QTimer.singleShot(UNSEEN, loop.quit)
        self.show()
        loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        self.lobby.painted.disconnect(loop.quit)

    # -- looks ---------------------------------------------------------------------------------

    def apply_theme(self) -> None:
        fonts.set_text_size(self._preferences.text_size)
        self._dark = style.wants_dark(self._preferences.theme)
        show_contrast(style.wants_contrast(self._preferences.contrast))
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        style.dress(application, self._dark, text_scale(self))
        self.lobby.set_dark(self._dark)

    def _restore_geometry(self) -> None:
        """As it was left, or as usual; never larger than the screen."""
        room = QGuiApplication.primaryScreen().availableSize().shrunkBy(QMargins(0, TITLE_BAR, 0, 0))
        self.setMinimumSize(QSize(*SMALLEST).boundedTo(room))
        self.resize((QSize(*DESIGNED) * screen_scale()).boundedTo(room))
        if self._preferences.geometry:
            from PySide6.QtCore import QByteArray

            self.restoreGeometry(QByteArray.fromBase64(self._preferences.geometry.encode()))

    # -- what is kept, and what is told --------------------------------------------------------

    def keep_preferences(self, *, quietly: bool = False) -> None:
        self._soon.stop()
        self._preferences.geometry = self.saveGeometry().toBase64().toStdString()
        kept = save_preferences(self._preferences, self._preferences_path)
        if not (kept or quietly or self._told_unsaved):
            self._told_unsaved = True
            self._warn(self.tr("The preferences cannot be written to the disk: they hold until the program ends."))

    def say_broken_preferences(self) -> None:
        self._warn(self.tr("The preferences could not be read in full: defaults stand in for what was wrong."))

    def _warn(self, text: str) -> None:
        from kasane_desktop.ui.controls import on_screen

        on_screen.tell(self, text)

    # -- what the desktop does to a window -----------------------------------------------------

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)  # it may be maximised besides

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802 - Qt's name
        if len(event.mimeData().urls()) == 1 and event.mimeData().urls()[0].isLocalFile():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802 - Qt's name
        self.dropped.emit(Path(event.mimeData().urls()[0].toLocalFile()))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Say everything anew in the language of the moment; the pages do so by themselves."""
