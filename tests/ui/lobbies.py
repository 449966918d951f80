"""Lobbies to look at and to press."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import BOXES
from kasane_desktop.ui.lobby import Lobby, Unfinished
from kasane_desktop.ui.lobby.seats import Levels
from kasane_desktop.ui.settings.preferences import Preferences
from kasane_desktop.ui.settings.setup import Setup

LEVELS = [("greedy", "Apprentice"), ("random", "Fool")]


class _Offering(Lobby):
    """With levels of a test."""

    offered: Levels | None = None

    def levels(self, game: str = "") -> Levels:
        return self.offered or super().levels(game)


def open_lobby(
    qtbot: QtBot,
    preferences: Preferences | None = None,
    levels: Levels | None = None,
) -> Lobby:
    """A lobby that is seen."""
    kind = type("Offering", (_Offering,), {"offered": levels})
    lobby: Lobby = kind(preferences or Preferences(), rng=Random(5))
    qtbot.addWidget(lobby)
    lobby.resize(1440, 900)
    lobby.show()
    lobby.activateWindow()
    qtbot.waitUntil(lobby.isActiveWindow)
    return lobby


def finish_pictures(lobby: Lobby) -> None:
    """Have all made that are still wanted, at once."""
    while lobby._waiting:
        lobby._paint_one()


def emitted(qtbot: QtBot, lobby: Lobby, press: Callable[[], object] | None = None) -> Setup:
    with qtbot.waitSignal(lobby.start) as caught:
        (press or lobby.panel.begin.click)()
    setup = caught.args[0]
    assert isinstance(setup, Setup)
    return setup


def names(lobby: Lobby) -> list[str]:
    """The names that can be read in the rows."""
    return [row.name.text() for row in lobby.panel.seat_rows if row.isVisible()]


def left(number: int, name: str = "") -> list[Unfinished]:
    """Matches that can be continued."""
    games = list(BOXES)
    return [
        Unfinished(f"{n}.journal", games[n % len(games)], f"with Aoi{name}", f"Round {n + 1} of 30{name}")
        for n in range(number)
    ]


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def tab_to(goal: QWidget) -> int:
    """Press Tab until the keyboard is there; the number of times."""
    for times in range(60):
        if focused() is goal:
            return times
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
    raise AssertionError(f"{goal.accessibleName()} cannot be reached with Tab")
