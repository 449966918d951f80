"""Where one goes from a match that is over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import Outcome
from kasane_desktop.match.match import Match, Sitter
from tests.matches import Setting, random_match
from tests.ui.windows import Sitting, run


@pytest.fixture
def sitting(qtbot: QtBot, tmp_path: Path) -> Iterator[Sitting]:
    sitting = Sitting(tmp_path)
    yield sitting
    sitting.window.close()


async def come_to_the_end(sitting: Sitting) -> Match:
    """Sit down before the last moves of a match."""
    whole = random_match(Setting(CATALOGUE["kimono"], 2), 5)
    match = whole.branch(whole.cursor - 2)
    match.sitters = (Sitter("Aoi", "random"), Sitter("Ren", "random"))
    sitting.window.sit_down(match)
    await sitting.until(sitting.window.result.isVisible)
    return match


def outcome_of(match: Match) -> Outcome:
    outcome = match.outcome()
    assert outcome is not None
    return outcome


def test_another_match_is_dealt_anew_unless_the_same_deal_is_wanted(sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        window, over = sitting.window, list[Match]()
        window.finished.connect(over.append)
        first = await come_to_the_end(sitting)
        assert over == [first]
        await sitting.until(lambda: bool(window._keeper.history.entries()))
        (kept,) = window._keeper.history.entries()
        assert (kept.seed, kept.scores) == (first.seed, tuple(outcome_of(first).scores))
        assert window._keeper.history.picture(kept.id)
        assert sitting.conductor.why_inert("hand/0", 0).key == "core.over"
        window.result.again.emit()
        second = sitting.match
        assert second.seed != first.seed
        assert (second.sitters, second.options) == (first.sitters, first.options)
        assert second.outcome() is None
        assert window.page.isVisible()
        window.result.same_deal.emit()
        assert sitting.match is not second
        assert (sitting.match.seed, sitting.match.cursor) == (second.seed, 0)
        window.result.left.emit()
        assert window.lobby.isVisible()
        assert window.match is None

    run(scenario, qapp)


def test_what_was_skill_and_luck_is_asked_for_at_once(sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        window, begun = sitting.window, list[Match]()
        window.past.replay.looking.begin = lambda match, own: begun.append(match)  # type: ignore[method-assign]
        await come_to_the_end(sitting)
        window.result.replay.emit()
        assert window.past.replay.review.isVisible()
        assert [match.steps for match in begun] == [sitting.match.steps]
        window.past.replay.close_match()

    run(scenario, qapp)


def test_nothing_is_left_of_a_past_match_when_another_one_begins(sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        window = sitting.window
        past = await come_to_the_end(sitting)
        window.ending.look_back_at(past, window.page)
        assert window.page.isVisible()
        assert window.match is past
        window.ending.look_back_at(past, window.result)
        assert window.result.isVisible()
        window.show_lobby()
        assert sitting.window.match is None
        assert not window.menu.result_action.isEnabled()

    run(scenario, qapp)
