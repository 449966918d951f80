"""However many things change at once, the table is laid out once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kasane_desktop.scene.arrangement import Arrangement
from kasane_desktop.scene.shown import Shown
from kasane_desktop.scene.table_scene import TableScene
from kasane_desktop.ui.settings.preferences import Preferences
from tests.ui.windows import Sitting, run

ELSEWHERE = ("combination/", "hand/", "top")  # their middles may belong to others


@pytest.fixture
def sitting(qtbot: QtBot, tmp_path: Path) -> Iterator[Sitting]:
    sitting = Sitting(tmp_path, Preferences(speed=0.05, curtain=False, language="en", theme="light"))
    qtbot.addWidget(sitting.window)
    yield sitting
    sitting.window.close()


class Layouts:
    """In which turns of the event loop a scene was arranged."""

    def __init__(self, scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> None:
        self.turns: list[int] = []
        self._turn = 0
        arrange = scene.arrange

        def counted(shown: Shown) -> Arrangement:
            self.turns.append(self._turn)
            return arrange(shown)

        monkeypatch.setattr(scene, "arrange", counted)
        self._dispatcher = QAbstractEventDispatcher.instance()
        self._dispatcher.awake.connect(self._woke)

    @property
    def count(self) -> int:
        return len(self.turns)

    def _woke(self) -> None:
        self._turn += 1

    def stop(self) -> None:
        self._dispatcher.awake.disconnect(self._woke)


def _went_on(sitting: Sitting, stood: int) -> bool:
    return sitting.match.cursor > stood


def _somewhere(sitting: Sitting, rng: Random) -> QPointF | None:
    """A place that acts by one click; None when the match is over."""
    keys = [key for key, hot in sitting.live().items() if hot.action is not None and not key.startswith(ELSEWHERE)]
    return sitting.live()[rng.choice(keys)].rect.center() if keys else None


@pytest.mark.parametrize("game", ["kasane", "kaleido"])
def test_a_click_arranges_the_table_once_a_turn_of_the_event_loop(
    sitting: Sitting, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """The click ends the asking, plays, changes table, seats and log: all that is one arrangement."""

    async def scenario() -> None:
        sitting.start(game, ["human", "human", "greedy"], seed=3)
        await sitting.asked()
        scene, rng = sitting.window.page.scene, Random(3)
        assert scene is not None
        layouts, view, noted = Layouts(scene, monkeypatch), sitting.window.page.view, list[int]()
        for _ in range(5):
            await sitting.asked()
            if (spot := _somewhere(sitting, rng)) is None:
                break
            QTest.mouseMove(view.viewport(), view.mapFromScene(spot))
            await asyncio.sleep(0.02)  # what is pointed at is lit
            before = layouts.count
            stood = sitting.match.cursor
            sitting.conductor.advanced.connect(lambda: noted.append(layouts.count))
            sitting.click(spot)
            await sitting.until(partial(_went_on, sitting, stood))
            sitting.conductor.advanced.disconnect()
            assert noted[0] == before  # all is said to the models before anything is laid out
            noted.clear()
        await sitting.asked()
        layouts.stop()
        assert layouts.count > 5
        assert set(Counter(layouts.turns).values()) == {1}

    run(scenario, qapp)
