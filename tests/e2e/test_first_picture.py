"""The lobby is seen before the rest of the program is loaded, and nobody has to wait for that to use it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.ui.controls import style
from kasane_desktop.ui.settings.preferences import Preferences
from kasane_desktop.ui.window.frame import TITLE_BAR, Frame
from tests.e2e.test_real_window import Screen, wait_for
from tests.ui.lobbies import finish_pictures

# What nobody needs to look at a lobby: the rules, players and their processes, matches, files, scenes, other pages.
LATER = (
    *("asyncio", "qasync", "sqlite3", "concurrent.futures", "PySide6.QtSvg", "PySide6.QtPrintSupport"),
    *("kasane_desktop.core.game", "kasane_desktop.match.match"),
    *("kasane_desktop.match.history", "kasane_desktop.players.thinker", "kasane_desktop.players.levels"),
    *("kasane_desktop.models.table_model", "kasane_desktop.scene.kit.items", "kasane_desktop.scene.table_scene"),
    *(f"kasane_desktop.ui.{room}" for room in ("conducting", "keeping", "playing", "dialogs", "keys", "result")),
    *("kasane_desktop.ui.rulebook.window", "kasane_desktop.ui.history.page", "kasane_desktop.ui.settings.commands"),
)

# Classes of Qt are made when they are first named, those of styles with two hundred names of theirs.
DEAR = ("QStyle", "QStyleOptionSlider", "QMenu")

# Most screens are larger than the one in memory, and what needs no scrolling there needs no bar.
USUAL_SCREEN = {"screens": [{"name": "usual", "width": 1440, "height": 900}]}

LOADED_WHEN_SEEN = f"""
import sys
from PySide6 import QtWidgets
from shibokensupport.feature import pyside_feature_dict
from kasane_desktop import app

def look(application, window, home):
    assert window.lobby.isVisible() and window.lobby._seen
    assert window.lobby.panel.begin.isVisible() and window.lobby.panel.rules_link.isVisible()
    print([name for name in {LATER!r} if name in sys.modules])
    parts = [name.split(".") for name in sys.modules if name.startswith("kasane_desktop.games.")]
    print([".".join(part) for part in parts if len(part) > 4 and part[-1] != "box"])  # of a game it shows no more
    print([part[2] for part in parts if part[-1] == "box" and part[2] in {list(CATALOGUE)!r}])
    print([name for name in {DEAR!r} if name in vars(QtWidgets)])
    print([name for name in pyside_feature_dict if name.startswith("kasane_desktop.ui")])  # PySide has looked through
    raise SystemExit

app._furnish = look
app.play()
"""

CLICKED_BEFORE_THE_REST_IS_LOADED = """
import subprocess
from kasane_desktop import app

furnish = app._furnish

def click_and_furnish(application, window, home):
    button = window.lobby.panel.begin
    at = button.mapTo(window, button.rect().center())
    place = ["mousemove", "--window", str(int(window.winId())), str(at.x()), str(at.y())]
    subprocess.run(["xdotool", *place, "click", "1"], check=True)
    return furnish(application, window, home)

app._furnish = click_and_furnish
app.play()
"""


def test_the_lobby_is_painted_before_anything_is_loaded_that_it_does_not_show(tmp_path: Path) -> None:
    homes = {"XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    (tmp_path / "screen.json").write_text(json.dumps(USUAL_SCREEN))
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen:configfile=screen.json", **homes}
    command = [sys.executable, "-c", LOADED_WHEN_SEEN]
    done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == (f"[]\n[]\n{list(CATALOGUE)}\n[]\n[]\n", "")


class HastyScreen(Screen):
    """Someone clicks as soon as there is something to click."""

    def start(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-c", CLICKED_BEFORE_THE_REST_IS_LOADED]
        return subprocess.Popen(command, env=self.environment, stderr=subprocess.PIPE, stdout=subprocess.PIPE)


def test_a_click_that_comes_before_the_rest_is_loaded_is_not_lost(tmp_path: Path) -> None:
    screen = HastyScreen(tmp_path)
    try:
        wait_for(lambda: screen.match() is not None or screen.program.poll() is not None)
        assert screen.program.poll() is None, screen.program.communicate()[1].decode()
    finally:
        screen.close()


@pytest.mark.parametrize("dark", [False, True])
def test_the_lobby_looks_the_same_when_ordinary_widgets_are_dressed(
    dark: bool, qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    worn = qapp.styleSheet()
    qapp.setStyleSheet("")
    style.tint(qapp, dark)
    frame = Frame(Preferences(theme="dark" if dark else "light"), tmp_path / "preferences.json")
    qtbot.addWidget(frame)
    frame.resize(1440, 900)
    frame.show_lobby_first()
    finish_pictures(frame.lobby)
    seen = frame.grab().toImage()
    style.dress(qapp, dark)
    qapp.processEvents()
    assert frame.grab().toImage() == seen
    qapp.setStyleSheet(worn)


def test_the_first_window_fits_into_a_small_screen(qtbot: QtBot, tmp_path: Path) -> None:
    room = QGuiApplication.primaryScreen().availableSize()
    assert room.width() < 1024  # the screen in memory is smaller than any we know
    frame = Frame(Preferences(), tmp_path / "preferences.json")
    qtbot.addWidget(frame)
    frame.show()
    assert frame.width() <= room.width()
    assert frame.height() <= room.height() - TITLE_BAR
