"""The real program in a real window on a virtual screen, played with a real mouse.

What lies where is found by a twin: the same window, drawn into memory from the journal that the
program keeps.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kasane_desktop.core.text import Refused
from kasane_desktop.match.journal import load_journal
from kasane_desktop.match.match import Match
from tests.ui.windows import PATIENCE, Sitting, run

SIZE = (1280, 800)


class Screen:
    """A virtual screen with the program on it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        read, write = os.pipe()
        command = [
            "Xvfb",
            "-displayfd",
            str(write),
            "-screen",
            "0",
            f"{SIZE[0]}x{SIZE[1]}x24",
            "-nolisten",
            "tcp",
            "-noreset",
        ]
        self._server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as told:
            self.display = f":{told.readline().strip()}"
        self.environment = {
            **{key: value for key, value in os.environ.items() if key not in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY")},
            "DISPLAY": self.display,
            "XDG_DATA_HOME": str(folder / "data"),
            "XDG_CONFIG_HOME": str(folder / "config"),
            "LANG": "C.UTF-8",
        }
        config = folder / "config" / "kasane-desktop"
        config.mkdir(parents=True)
        choices = {"speed": 0.0, "language": "en", "theme": "light", "game": "kasane"}
        (config / "preferences.json").write_text(json.dumps(choices), encoding="utf-8")
        self.program = self.start()

    def start(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "kasane_desktop"]
        return subprocess.Popen(command, env=self.environment, stderr=subprocess.PIPE, stdout=subprocess.PIPE)

    def tool(self, *arguments: str | int) -> str:
        done = subprocess.run(
            ["xdotool", *map(str, arguments)], env=self.environment, capture_output=True, text=True, check=False
        )
        return done.stdout.strip()

    def window(self) -> str:
        """The program's window, once it is there."""
        wait_for(lambda: bool(self.tool("search", "--onlyvisible", "--name", "Kasane Desktop")))
        return self.tool("search", "--onlyvisible", "--name", "Kasane Desktop").splitlines()[0]

    def click(self, window: str, at: QPoint) -> None:
        self.tool("mousemove", "--window", window, at.x(), at.y(), "click", 1)

    def click_until(self, condition: Callable[[], bool], window: str, at: QPoint) -> None:
        """Click a place until that shows: the window may not have been ready for the first time."""
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, "a click did nothing"
            self.click(window, at)
            again = time.monotonic() + 3
            while not condition() and time.monotonic() < again:
                time.sleep(0.05)

    @property
    def journal(self) -> Path:
        return self.folder / "data" / "kasane-desktop" / "match-1.journal"

    def match(self) -> Match | None:
        """The match as the program has written it down."""
        try:
            return load_journal(self.journal)
        except (OSError, Refused):
            return None

    def over(self) -> bool:
        """Whether the match that was begun has come to its end: its journal goes soon after."""
        match = self.match()
        return not self.journal.exists() or (match is not None and match.outcome() is not None)

    def close(self) -> None:
        if self.program.poll() is None:
            self.program.kill()
        self.program.communicate()
        self._server.terminate()
        self._server.wait()


def wait_for(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it did not come to pass"
        time.sleep(0.05)


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    screen = Screen(tmp_path)
    yield screen
    screen.close()


def middle(widget: QWidget, window: QWidget) -> QPoint:
    return widget.mapTo(window, widget.rect().center())


def place_to_click(twin: Sitting, application: QApplication, match: Match, rng: Random) -> QPoint:
    """Something that can be clicked in this position, as a place in the window."""
    found: list[QPoint] = []

    async def look() -> None:
        twin.window.sit_down(match)
        await twin.asked()
        live = {key: hot for key, hot in twin.live().items() if not key.startswith("combination/") and hot.action}
        at = live[rng.choice(sorted(live))].rect.center()
        view = twin.window.page.view
        found.append(view.viewport().mapTo(twin.window, view.mapFromScene(at)))
        twin.window.leave()

    run(look, application)
    return found[0]


def is_humans_turn(match: Match | None) -> bool:
    return match is not None and match.outcome() is None and match.to_act() == (0,)


def next_turn(screen: Screen) -> Match | None:
    """The match when the human is to act; None when it is over."""
    wait_for(lambda: is_humans_turn(screen.match()) or screen.over())
    match = screen.match()
    return None if match is None or match.outcome() is not None else match


def has_left(screen: Screen, cursor: int) -> bool:
    """Whether the match is no longer where it was."""
    match = screen.match()
    return match is None or match.cursor != cursor


def test_a_match_is_played_with_the_mouse_from_the_lobby_to_the_result(
    screen: Screen, qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    twin = Sitting(tmp_path / "twin")
    qtbot.addWidget(twin.window)
    twin.window.resize(*SIZE)
    window, rng = screen.window(), Random(1)
    screen.tool("windowsize", "--sync", window, *SIZE)
    wait_for(lambda: screen.tool("getwindowgeometry", window).endswith(f"{SIZE[0]}x{SIZE[1]}"))
    screen.click_until(screen.journal.exists, window, middle(twin.window.lobby.panel.begin, twin.window))
    turns = 0
    while (match := next_turn(screen)) is not None:
        at, place = match.cursor, place_to_click(twin, qapp, match, rng)
        screen.click_until(partial(has_left, screen, at), window, place)
        turns += 1
    assert turns >= 12
    screen.tool("key", "--window", window, "ctrl+q")
    wait_for(lambda: screen.program.poll() is not None)
    assert screen.program.returncode == 0
    assert screen.program.communicate()[1] == b""
    twin.window.close()


def test_a_match_is_left_for_another_and_continued_with_the_keyboard(
    screen: Screen, qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    twin = Sitting(tmp_path / "twin")
    qtbot.addWidget(twin.window)
    twin.window.resize(*SIZE)
    window, rng = screen.window(), Random(2)
    screen.tool("windowsize", "--sync", window, *SIZE)
    begin = middle(twin.window.lobby.panel.begin, twin.window)
    left: list[int] = []
    for _ in range(2):
        screen.click_until(lambda: (match := screen.match()) is not None and match.seed not in left, window, begin)
        match = next_turn(screen)
        assert match is not None
        place = place_to_click(twin, qapp, match, rng)
        screen.click_until(partial(has_left, screen, match.cursor), window, place)
        left.append(match.seed)
        screen.tool("key", "--window", window, "ctrl+n")
    first, second = left
    folder = screen.journal.parent

    def shelved() -> list[int]:
        return [load_journal(path).seed for path in folder.glob("shelf-*.journal")]

    assert shelved() == [first]
    screen.tool("key", "--window", window, "ctrl+h")
    screen.tool("key", "--window", window, "Down")
    screen.tool("key", "--window", window, "Return")
    wait_for(lambda: (match := screen.match()) is not None and match.seed == first)
    assert shelved() == [second]
    twin.window.close()


def test_without_a_screen_the_program_says_so_in_one_line() -> None:
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
    for display in ({}, {"DISPLAY": ":98765"}):
        done = subprocess.run(
            [sys.executable, "-m", "kasane_desktop"],
            env={**environment, **display},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 1
        assert done.stdout == ""
        assert done.stderr.startswith("kasane-desktop: ")
        assert done.stderr.count("\n") == 1
