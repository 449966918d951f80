"""The real window for tests, on an event loop of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from random import Random
from typing import Any

import qasync
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kasane_desktop.app import end_tasks
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.players.thinker import PLAYERS, Thinker
from kasane_desktop.scene.arrangement import Hot
from kasane_desktop.ui.conducting.conductor import Conductor
from kasane_desktop.ui.keeping.keeper import Keeper
from kasane_desktop.ui.settings.preferences import Preferences
from kasane_desktop.ui.settings.setup import Setup
from kasane_desktop.ui.window.main_window import MainWindow

PATIENCE = 120.0
"""Seconds after which a test that waits for something has failed."""
NAMES = ("Aya", "Ben", "Chiyo", "Dora", "Emil", "Fumi")


class Sitting:
    """A window with everything around it."""

    def __init__(self, folder: Path, preferences: Preferences | None = None, players: str = PLAYERS) -> None:
        self.preferences = preferences or Preferences(speed=0.0, curtain=False, language="en", theme="light")
        self.thinker = Thinker(players)
        self.window = MainWindow(self.preferences, folder / "preferences.json", Keeper(folder / "data"), self.thinker)
        self.window.resize(1440, 900)
        self.window.show_lobby()
        self.window.show()

    @property
    def match(self) -> Match:
        assert self.window.match is not None
        return self.window.match

    def start(self, game: str, players: list[str], seed: int = 1, names: Sequence[str] = NAMES, **options: Any) -> None:
        colours, crests = ("ai", "matsu", "kuri", "ume", "asagi", "sumi"), "私葵蓮楓墨美"
        sitters = [
            Sitter(names[n], player, {"colour": colours[n], "crest": crests[n]}) for n, player in enumerate(players)
        ]
        self.window.start(Setup(game, tuple(sitters), options, seed))

    def live(self) -> dict[str, Hot]:
        """What can be clicked at the table now, by name of the place."""
        scene = self.window.page.scene
        assert scene is not None
        return {key: item.hot for key, item in scene._hots.items() if item.live}

    def click(self, at: QPointF) -> None:
        view = self.window.page.view
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(at))

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for something to become true."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                await asyncio.sleep(0.002)

    async def lift_curtain(self) -> None:
        """The next one is ready, and looks at the table."""
        page = self.window.page
        await self.until(lambda: page.curtain_item.listening)
        QTest.mouseClick(page.curtain_item.button, Qt.MouseButton.LeftButton)
        await self.until(lambda: bool(self.live()) and not page.view.deaf)

    async def asked(self) -> None:
        """Wait until a human may act, or the match is over."""
        await self.until(lambda: self.over or (self.conductor.asked is not None and bool(self.live())))

    @property
    def conductor(self) -> Conductor:
        assert self.window.conductor is not None
        return self.window.conductor

    async def act(self, rng: Random) -> bool:
        """Click something that can be clicked and see it done; False when the match is over."""
        await self.asked()
        if self.over:
            return False
        # The middle of a combination card may belong to one of its sockets, that of a card in the hand to the next one.
        elsewhere = ("combination/", "hand/", "top")
        live = {
            key: hot for key, hot in self.live().items() if not key.startswith(elsewhere) and hot.action is not None
        }
        before = self.match.cursor
        self.click(live[rng.choice(sorted(live))].rect.center())
        await self.until(lambda: self.match.cursor > before)
        return True

    @property
    def over(self) -> bool:
        return self.match.outcome() is not None


def last(keeper: Keeper) -> Match | None:
    """The match that can be continued which was left last."""
    return next((one.match for one in keeper.waiting()), None)


def process_events() -> None:
    """Let Qt do what is due, from within a scenario too: what other tasks do then is not done within this one, which
    asyncio would refuse and never do again."""
    task = asyncio.current_task() if asyncio._get_running_loop() is not None else None
    if task is not None:
        asyncio._leave_task(task.get_loop(), task)
    QApplication.processEvents()
    if task is not None:
        asyncio._enter_task(task.get_loop(), task)


def run(scenario: Callable[[], Coroutine[Any, Any, None]], application: QApplication) -> None:
    """Run a scenario on Qt's event loop, and see that nothing of it is left behind."""
    loop = qasync.QEventLoop(application)
    asyncio.set_event_loop(loop)
    with loop:
        try:
            loop.run_until_complete(scenario())
        finally:
            loop.run_until_complete(_end())
    asyncio.set_event_loop(None)


async def _end() -> None:
    async with asyncio.timeout(PATIENCE):  # a task that cannot be ended is a fault, and so is one that failed
        await end_tasks()
