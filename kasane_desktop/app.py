"""Wiring: build the application and start it."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path


def play(
    file: Path | None = None, pictures: Path | None = None, game: str | None = None, home: Path | None = None
) -> int:
    """Open the window. With `pictures`: show a demonstration match in it and end. With `home`: keep everything there,
    and nothing in the user's own folders."""
    import qasync
    from PySide6.QtGui import QIcon

    from kasane_desktop import __version__
    from kasane_desktop.players.thinker import Thinker
    from kasane_desktop.scene.kit import asset
    from kasane_desktop.ui import language, style
    from kasane_desktop.ui.folders import data_folder, preferences_file
    from kasane_desktop.ui.keeper import Keeper
    from kasane_desktop.ui.opening import Application
    from kasane_desktop.ui.preferences import load_preferences
    from kasane_desktop.ui.report import log
    from kasane_desktop.ui.tidying import tidy_at_rest
    from kasane_desktop.ui.window import MainWindow

    log.install()
    application = Application([sys.argv[0]])
    application.setApplicationName("kasane-desktop")
    application.setApplicationDisplayName("Kasane Desktop")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("kasane-desktop")
    application.setWindowIcon(QIcon(str(asset("icon/kasane-desktop-128.png"))))
    application.setStyle("Fusion")
    preferences, wrong = load_preferences(preferences_file())
    language.install(language.resolve(preferences.language))
    style.dress(application, style.wants_dark(preferences.theme))

    loop = qasync.QEventLoop(application)
    asyncio.set_event_loop(loop)
    ended = asyncio.Event()
    application.aboutToQuit.connect(ended.set)
    thinker = Thinker()
    keeper = Keeper(home or data_folder())
    window = MainWindow(preferences, home / "preferences.json" if home else preferences_file(), keeper, thinker)
    application.file_wanted.connect(window.open_file)
    window.show_lobby()
    window.show()
    thinker.warm_up()
    tidy_at_rest()
    if wrong:
        window.say_broken_preferences()
    if file is not None:
        window.open_file(file)
    status = 0
    with loop:
        if pictures is not None:
            from kasane_desktop.ui.demonstration import demonstrate

            status = loop.run_until_complete(demonstrate(window, pictures, game))
            window.close()
        else:
            loop.run_until_complete(ended.wait())
    return status
