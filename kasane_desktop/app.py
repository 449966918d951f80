"""Wiring: build the application and start it."""

from __future__ import annotations

import builtins
import gc
import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from qasync import QEventLoop

    from kasane_desktop.ui.window.main_window import MainWindow
    from kasane_desktop.ui.window.opening import Application

SCALES = {"QT_SCALE_FACTOR": (0.25, 4.0), "QT_FONT_DPI": (24.0, 480.0)}
"""Variables of Qt, and between which values there is something to be seen."""


def play(
    file: Path | None = None, pictures: Path | None = None, game: str | None = None, home: Path | None = None
) -> int:
    """Open the window. With `pictures`: show a demonstration match in it and end. With `home`: keep everything there,
    and nothing in the user's own folders."""
    load_swiftly()
    from kasane_desktop import __version__
    from kasane_desktop.scene.kit import fonts
    from kasane_desktop.scene.kit.theme import show_contrast
    from kasane_desktop.ui.controls import style
    from kasane_desktop.ui.controls.text_scale import text_scale
    from kasane_desktop.ui.settings import language
    from kasane_desktop.ui.settings.folders import preferences_file
    from kasane_desktop.ui.settings.preferences import load_preferences
    from kasane_desktop.ui.window.main_window import MainWindow
    from kasane_desktop.ui.window.opening import Application

    _distrust_scale()
    application = Application([sys.argv[0], "-style", "fusion"])
    application.setApplicationName("kasane-desktop")
    application.setApplicationDisplayName("Kasane Desktop")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(desktop_file())
    preferences, wrong = load_preferences(preferences_file())
    language.install(language.resolve(preferences.language))
    show_contrast(style.wants_contrast(preferences.contrast))
    fonts.set_text_size(preferences.text_size)
    style.tint(application, style.wants_dark(preferences.theme), text_scale())
    first_time = not preferences.geometry  # nobody has ever closed a window of ours
    window = MainWindow(preferences, home / "preferences.json" if home else preferences_file())
    window.show_lobby_first()
    if not window.isVisible():
        return 0  # closed before there was anything in it
    loop = _furnish(application, window, home)
    if pictures is None:  # a demonstration is silent
        _let_hear(window)
        window.fill_book()
    if wrong:
        window.say_broken_preferences()
    if file is not None:
        window.open_file(file)
    elif first_time and pictures is None:
        window.lobby.invite()
    with loop:
        status = 0
        try:
            if pictures is None:
                signal.signal(signal.SIGINT, signal.SIG_DFL)  # Python hears nothing while Qt waits; all is kept
                loop.run_forever()
            else:
                from kasane_desktop.ui.window.demonstration import demonstrate

                status = loop.run_until_complete(demonstrate(window, pictures, game))
                window.close()
        finally:
            loop.run_until_complete(end_tasks())
    return status


def load_swiftly() -> None:
    """For all that is imported from now on.

    Nothing of it is garbage; see ui/window/tidying.py for what comes later. And PySide puts itself in the place of
    Python's own import, to look in every new module for signs of features that nobody here asks for: it reads their
    sources, or in a frozen program, where there are none, goes through all modules that there are.
    """
    gc.disable()
    from PySide6 import QtCore  # noqa: F401 - when it is loaded, it has done so

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def desktop_file() -> str:
    """By which name a desktop knows our entry in its menu: in a Flatpak it has that of the package."""
    return os.environ.get("FLATPAK_ID") or "kasane-desktop"


def _distrust_scale() -> None:
    """Qt believes whatever its environment says; nothing can be drawn at no size, or at a hundred times the usual."""
    for name, (least, most) in SCALES.items():
        try:
            if not least <= float(os.environ.get(name, least)) <= most:
                del os.environ[name]
        except ValueError:
            del os.environ[name]


def _furnish(application: Application, window: MainWindow, home: Path | None) -> QEventLoop:
    """The lobby is seen: load all else, and an event loop for it."""
    import asyncio

    from PySide6.QtGui import QIcon
    from qasync import QEventLoop

    from kasane_desktop.core.resources import asset
    from kasane_desktop.players.thinker import Thinker
    from kasane_desktop.ui.dialogs.report import log
    from kasane_desktop.ui.keeping.keeper import Keeper
    from kasane_desktop.ui.settings.folders import data_folder
    from kasane_desktop.ui.window.tidying import give_pictures_back, tidy_at_rest

    give_pictures_back()
    log.install()
    application.setWindowIcon(QIcon(str(asset("icon/kasane-desktop-128.png"))))
    loop = QEventLoop(application)
    asyncio.set_event_loop(loop)
    thinker = Thinker()
    window.furnish(Keeper(home or data_folder()), thinker)
    window.current.accompany()
    window.show_lobby()
    thinker.warm_up()
    tidy_at_rest()
    application.open_with(window.open_file)
    return loop


def _let_hear(window: MainWindow) -> None:
    from kasane_desktop.sound.player import open_player

    if (player := open_player()) is not None:
        window.current.sound(player)


async def end_tasks() -> None:
    """Whatever is still being waited for is given up, and ends before the loop does."""
    import asyncio

    left = asyncio.all_tasks() - {asyncio.current_task()}
    for task in left:
        task.cancel()
    for outcome in await asyncio.gather(*left, return_exceptions=True):
        if isinstance(outcome, Exception):
            raise outcome
