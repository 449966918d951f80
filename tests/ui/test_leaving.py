"""What is left of a match when one leaves its table: nothing."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.ui.settings.preferences import Preferences
from tests.ui.windows import Sitting, run


@pytest.fixture
def sitting(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Sitting]:
    sitting = Sitting(tmp_path, Preferences(speed=1.0, curtain=False, language="en", theme="light"))
    qtbot.addWidget(sitting.window)
    yield sitting
    sitting.window.close()


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_table_can_be_left_while_something_moves(sitting: Sitting, qapp: QApplication, game: str) -> None:
    """Nothing is heard of it afterwards: no warning, no exception."""

    async def scenario() -> None:
        sitting.start(game, ["random"] * 3)
        await sitting.until(lambda: sitting.window.page.scene is not None and not sitting.window.page.scene.resting)
        sitting.window.show_lobby()
        await asyncio.sleep(0.3)

    run(scenario, qapp)


@pytest.mark.parametrize("game", CATALOGUE)
def test_nothing_holds_on_to_a_match_that_was_left(sitting: Sitting, qapp: QApplication, game: str) -> None:
    left: dict[str, weakref.ref[Any]] = {}

    async def scenario() -> None:
        sitting.start(game, ["human", "random", "random"])
        await sitting.asked()
        window = sitting.window
        assert window.page.scene is not None
        assert window.conductor is not None
        left.update(scene=weakref.ref(window.page.scene), conductor=weakref.ref(window.conductor))
        sitting.start(game, ["human", "random", "random"], seed=2)
        await sitting.asked()

    run(scenario, qapp)
    gc.collect()
    assert {name: held() for name, held in left.items()} == dict.fromkeys(left)


def test_nothing_is_kept_of_a_result_that_was_left(sitting: Sitting, qapp: QApplication) -> None:
    sitting.window._preferences.speed = 0.0

    async def scenario() -> None:
        window = sitting.window
        sitting.start("kasane", ["random"] * 3)
        await sitting.until(window.result.isVisible)
        shown = window.result.view.scene()
        assert shown.items()
        window.show_lobby()
        assert window.result.view.scene() is None
        await sitting.until(lambda: not isValid(shown))
        window.resize(1000, 700)
        window.apply_theme()
        assert window.result.view.scene() is None

    run(scenario, qapp)
