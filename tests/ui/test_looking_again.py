"""What the others have done since one's own last turn can be seen once more; then the table is as it was."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kasane_desktop.core.table import Table
from kasane_desktop.match.match import Match
from kasane_desktop.ui import conductor as conducting
from tests.ui.windows import Sitting, run


@pytest.fixture
def sitting(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sitting]:
    monkeypatch.setattr(conducting, "SEEN", 0.02)
    sitting = Sitting(tmp_path)
    yield sitting
    sitting.window.close()


async def after_two_turns(sitting: Sitting) -> list[Table]:
    """Seat 0 is asked for the third time; from now on the tables that are shown are noted."""
    sitting.start("kasane", ["human", "random", "random"], seed=4)
    before = sitting.match.cursor
    while sum(step.seat == 0 for step in sitting.match.steps) < 2 or sitting.match.cursor < before + 6:
        await sitting.asked()
        sitting.conductor.choose(Random(1).choice(sitting.match.actions(0)))
        await asyncio.sleep(0.01)
    await sitting.asked()
    model, shown = sitting.window.page.models.table, list[Table]()
    show = model.show

    def note(table: Table) -> None:
        shown.append(table)
        show(table)

    model.show = note  # type: ignore[method-assign]
    return shown


def test_each_step_is_shown_and_then_the_present(sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        shown = await after_two_turns(sitting)
        conductor, match = sitting.conductor, sitting.match
        scene = sitting.window.page.scene
        assert scene is not None
        before, steps, first = sorted(map(str, scene.picture_of_items())), list(match.steps), conductor.first_seen_again
        assert match.steps[first - 1].seat == 0
        assert all(step.seat != 0 for step in match.steps[first:])
        assert sitting.window.again_action.isEnabled()
        sitting.window.again_action.trigger()
        await sitting.until(lambda: bool(shown) and not sitting.live())  # nothing can be clicked meanwhile
        await sitting.asked()
        await sitting.until(lambda: conductor._looking is None)
        wanted = [match.table(0, at) for at in range(first, match.cursor + 1)]
        assert len(wanted) > 2
        assert shown == [*wanted, match.shown_table(0)]
        assert (match.steps, conductor.asked) == (steps, 0)
        assert sorted(map(str, scene.picture_of_items())) == before
        sitting.window.show_lobby()

    run(scenario, qapp)


@pytest.mark.parametrize("by", ["click", "key"])
def test_a_click_or_a_key_is_enough_of_it(
    by: str, sitting: Sitting, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(conducting, "SEEN", 60.0)
        shown = await after_two_turns(sitting)
        sitting.conductor.look_again()
        await sitting.until(lambda: len(shown) == 1)
        if by == "click":
            sitting.click(QPointF(400, 300))
        else:
            QTest.keyClick(sitting.window.page.view, Qt.Key.Key_Escape)
        await sitting.until(lambda: sitting.conductor._looking is None)
        assert shown[1:] == [sitting.match.shown_table(0)]
        assert sitting.live()
        assert sitting.window.page.scene is not None
        assert sitting.window.page.scene.told == ""
        sitting.window.show_lobby()

    run(scenario, qapp)


def test_undo_while_looking_shows_the_present(sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        shown = await after_two_turns(sitting)
        sitting.conductor.look_again()
        await sitting.until(lambda: bool(shown))
        sitting.conductor.undo()
        await sitting.asked()
        await sitting.until(lambda: sitting.conductor._looking is None)
        assert shown[-1] == sitting.match.shown_table(0)
        sitting.window.show_lobby()

    run(scenario, qapp)


def test_what_is_covered_is_not_seen_again(
    sitting: Sitting, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        await after_two_turns(sitting)
        can = [sitting.conductor.can_look_again]
        monkeypatch.setattr(Match, "covered", property(lambda match: match.cursor))
        assert [*can, sitting.conductor.can_look_again] == [True, False]
        sitting.conductor.look_again()
        assert sitting.conductor._looking is None
        sitting.window.show_lobby()

    run(scenario, qapp)
