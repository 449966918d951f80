"""What the others have done since one's own last turn can be seen once more; then the table is as it was."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kasane_desktop.core.fact import NEW, Facts
from kasane_desktop.core.table import Table
from kasane_desktop.match.match import Match
from kasane_desktop.models.news import with_news
from kasane_desktop.scene.plates import plate
from kasane_desktop.ui.conducting import last_moves
from tests.scene.items import picture_of_items
from tests.ui.windows import Sitting, run


@pytest.fixture
def sitting(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sitting]:
    monkeypatch.setattr(last_moves, "SEEN", 0.02)
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
        before, steps, first = sorted(map(str, picture_of_items(scene))), list(match.steps), conductor.last_moves.first
        seats, seats_model = list[object](), sitting.window.page.models.seats
        show_seats = seats_model.show

        def note_seats(facts: Sequence[Facts]) -> None:
            seats.append(tuple(facts))
            show_seats(facts)

        seats_model.show = note_seats  # type: ignore[method-assign]
        asked = list[int | None]()
        sitting.window.page.models.table.changed.connect(lambda _: asked.append(scene.asked))
        assert match.steps[first - 1].seat == 0
        assert all(step.seat != 0 for step in match.steps[first:])
        assert sitting.window.menu.again_action.isEnabled()
        sitting.window.menu.again_action.trigger()
        await sitting.until(lambda: bool(shown) and not sitting.live())  # nothing can be clicked meanwhile
        await sitting.asked()
        await sitting.until(lambda: not conductor.last_moves.shown)
        wanted = [match.table(0, at) for at in range(first, match.cursor + 1)]
        assert len(wanted) > 2
        assert shown == [*wanted, with_news(match, match.shown_table(0), 0)]
        assert seats == [table.seats for table in shown]  # points go along
        assert set(asked) == {None}  # nobody is asked anything of what is past
        assert (match.steps, conductor.asked) == (steps, 0)
        assert sorted(map(str, picture_of_items(scene))) == before
        sitting.window.show_lobby()

    run(scenario, qapp)


@pytest.mark.parametrize("by", ["click", "key"])
def test_a_click_or_a_key_is_enough_of_it(
    by: str, sitting: Sitting, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(last_moves, "SEEN", 60.0)
        shown = await after_two_turns(sitting)
        sitting.conductor.last_moves.show()
        await sitting.until(lambda: len(shown) == 1)
        if by == "click":
            sitting.click(QPointF(400, 300))
        else:
            QTest.keyClick(sitting.window.page.view, Qt.Key.Key_Escape)
        await sitting.until(lambda: not sitting.conductor.last_moves.shown)
        assert shown[1:] == [with_news(sitting.match, sitting.match.shown_table(0), 0)]
        assert sitting.live()
        assert sitting.window.page.scene is not None
        assert sitting.window.page.scene.talk.told == ""
        sitting.window.show_lobby()

    run(scenario, qapp)


def test_who_listens_does_not_hear_of_turns_that_are_past(sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        QAccessible.setActive(True)
        shown, announcer = await after_two_turns(sitting), sitting.window.page.announcer
        said: list[str] = []
        await sitting.until(lambda: not announcer.waiting)
        announcer.announced.connect(lambda text, urgent: said.append(text))
        sitting.conductor.last_moves.show()
        await sitting.until(lambda: len(shown) > 1 and not sitting.conductor.last_moves.shown)
        assert sitting.window.page.scene is not None
        sitting.window.page.scene.lay_out()
        await sitting.until(lambda: not announcer.waiting)
        assert said == []
        sitting.window.show_lobby()

    try:
        run(scenario, qapp)
    finally:
        QAccessible.setActive(False)


def test_undo_while_looking_shows_the_present(sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        shown = await after_two_turns(sitting)
        sitting.conductor.last_moves.show()
        await sitting.until(lambda: bool(shown))
        sitting.conductor.undo()
        await sitting.asked()
        await sitting.until(lambda: not sitting.conductor.last_moves.shown)
        assert shown[-1] == with_news(sitting.match, sitting.match.shown_table(0), 0)
        sitting.window.show_lobby()

    run(scenario, qapp)


def test_what_is_covered_is_not_seen_again(
    sitting: Sitting, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        await after_two_turns(sitting)
        can = [sitting.conductor.last_moves.can_show]
        monkeypatch.setattr(Match, "covered", property(lambda match: match.cursor))
        assert [*can, sitting.conductor.last_moves.can_show] == [True, False]
        sitting.conductor.last_moves.show()
        assert not sitting.conductor.last_moves.shown
        sitting.window.show_lobby()

    run(scenario, qapp)


def test_a_click_on_a_plate_shows_again_what_that_one_did(sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        shown = await after_two_turns(sitting)
        conductor, match, scene = sitting.conductor, sitting.match, sitting.window.page.scene
        assert scene is not None
        area = plate(scene, 2)
        assert area is not None
        scene.reading = True  # who reads asks what it is
        sitting.click(area.topRight() + QPointF(-12, 12))
        assert not conductor.last_moves.shown
        scene.reading = False
        sitting.click(area.topRight() + QPointF(-12, 12))
        await sitting.until(lambda: bool(shown) and not conductor.last_moves.shown)
        first = conductor.last_moves.first
        acted = [at for at in range(first, match.cursor) if match.steps[at].seat == 2]
        assert 0 < len(acted) < match.cursor - first
        wanted = sorted({stood for at in acted for stood in (at, at + 1)})
        assert shown[:-1] == [match.table(0, stood) for stood in wanted]
        sitting.window.show_lobby()

    run(scenario, qapp)


def test_what_the_others_did_is_ringed_until_one_acts(sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        await after_two_turns(sitting)
        scene = sitting.window.page.scene
        assert scene is not None
        zones = scene.shown.zones.values()
        new = {piece.id for zone in zones for piece in zone.pieces if piece.facts.get(NEW, 0)}
        ringed = {piece for piece, spot in scene.arranged.pieces.items() if spot.ring == "new"}
        assert ringed == {piece for piece in new if piece in scene.arranged.pieces}
        assert len(ringed) >= 2
        sitting.conductor.hold(True)
        before = sitting.match.cursor
        sitting.conductor.choose(sitting.match.actions(0)[0])
        await sitting.until(lambda: sitting.match.cursor > before)
        assert "new" not in {spot.ring for spot in scene.arranged.pieces.values()}
        sitting.window.show_lobby()

    run(scenario, qapp)
