"""The window: whole matches by clicks, and every way of being interrupted."""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.table import Kind
from kasane_desktop.core.text import Reason
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.match.record import dump_record, load_record
from kasane_desktop.match.speech import say
from kasane_desktop.ui.playing import curtain as curtains
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.preferences import Preferences
from tests.ui.windows import Sitting, run

SETTINGS = [("kasane", 3), ("kasane", 4), ("kimono", 2), ("kimono", 3), ("kimono", 4)]
QUICK = Preferences(speed=0.0, curtain=False, language="en", theme="light")


@pytest.fixture
def sit(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Callable[..., Sitting]]:
    """Open windows; all of them are closed again, and leave no thread and no process behind."""
    threads = set(threading.enumerate())
    opened: list[Sitting] = []

    def open_one(**changes: object) -> Sitting:
        sitting = Sitting(tmp_path, Preferences(**{**vars(QUICK), **changes}))
        qtbot.addWidget(sitting.window)
        opened.append(sitting)
        return sitting

    yield open_one
    for sitting in opened:
        sitting.window.close()
    language.install("en")
    assert set(threading.enumerate()) - threads == set()
    assert multiprocessing.active_children() == []


async def play_by_clicks(sitting: Sitting, rng: Random) -> int:
    """Click until the match is over; how many clicks it took."""
    clicks = 0
    while await sitting.act(rng):
        clicks += 1
    return clicks


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_a_whole_match_of_humans_is_played_by_clicks(
    sit: Callable[..., Sitting], qapp: QApplication, game: str, seats: int
) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start(game, ["human"] * seats, seed=seats)
        clicks = await play_by_clicks(sitting, Random(seats))
        assert clicks >= 12 * seats
        await sitting.until(lambda: sitting.window.result.isVisible())
        outcome = sitting.match.outcome()
        assert outcome is not None
        assert sitting.window.page.models.seats.rowCount() == seats

    run(scenario, qapp)


@pytest.mark.parametrize("game", ["kasane", "kimono"])
def test_a_human_plays_against_the_computer_to_the_result(
    sit: Callable[..., Sitting], qapp: QApplication, game: str
) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start(game, ["human", "greedy", "greedy"], seed=5)
        clicks = await play_by_clicks(sitting, Random(5))
        assert clicks >= 12
        await sitting.until(lambda: sitting.window.result.isVisible())
        sitting.window.result.finish()
        sitting.window.result.same_deal.emit()
        assert sitting.window.page.isVisible()
        assert sitting.match.seed == 5
        assert sitting.match.outcome() is None
        await sitting.asked()
        sitting.window.show_lobby()

    run(scenario, qapp)


def test_the_curtain_falls_between_two_who_hold_hidden_cards(
    sit: Callable[..., Sitting], qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(curtains, "DEAD", 0)
    sitting = sit(curtain=True)
    curtain = sitting.window.page.curtain_item

    async def scenario() -> None:
        sitting.start("kasane", ["human", "human", "human"], seed=2)
        rng, fell = Random(2), 0
        for _ in range(8):
            await sitting.until(lambda: curtain.isVisible() or bool(sitting.live()))
            if curtain.isVisible():
                fell += 1
                assert not sitting.live()
                await sitting.lift_curtain()
            assert not curtain.isVisible()
            assert sitting.window.page.view.scene().focusItem() is None
            await sitting.act(rng)
        assert fell >= 4

    run(scenario, qapp)


def test_no_curtain_falls_where_nothing_is_hidden(sit: Callable[..., Sitting], qapp: QApplication) -> None:
    sitting = sit(curtain=True)
    curtain = sitting.window.page.curtain_item

    async def scenario() -> None:
        sitting.start("kaleido", ["human", "human", "human"], seed=2)
        rng = Random(2)
        while len({step.seat for step in sitting.match.steps}) < 4:  # chance, and all three
            await sitting.until(lambda: curtain.isVisible() or bool(sitting.live()))
            assert not curtain.isVisible()
            await sitting.act(rng)

    run(scenario, qapp)


def test_no_hand_but_the_owners_is_on_the_table(
    sit: Callable[..., Sitting], qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(curtains, "DEAD", 0)
    sitting = sit(curtain=True)

    async def scenario() -> None:
        sitting.start("kasane", ["human", "human", "greedy"], seed=2)
        rng = Random(4)
        for _ in range(10):
            await sitting.until(lambda: sitting.window.page.curtain_item.isVisible() or bool(sitting.live()))
            if sitting.window.page.curtain_item.isVisible():
                await sitting.lift_curtain()
            await sitting.until(lambda: bool(sitting.live()))
            conductor = sitting.window.conductor
            assert conductor is not None
            assert sitting.window.page.scene is not None
            for zone in sitting.window.page.scene.shown.of_kind(Kind("hand")):
                if zone.owner != conductor.viewer:
                    assert all(piece.face.endswith("/back") for piece in zone.pieces)
            await sitting.act(rng)

    run(scenario, qapp)


def test_the_window_is_closed_while_the_computer_thinks(sit: Callable[..., Sitting], qapp: QApplication) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start("kaleido", ["greedy"] * 3, seed=3)
        await sitting.until(lambda: sitting.match.cursor > 2)
        sitting.window.close()

    run(scenario, qapp)


def test_language_theme_and_size_change_in_the_middle_of_a_match(
    sit: Callable[..., Sitting], qapp: QApplication
) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start("kimono", ["human", "greedy", "greedy"], seed=5)
        rng = Random(6)
        changes = [("fr", "dark", (1024, 640)), ("ja", "light", (1000, 1000)), ("en", "dark", (1920, 1080))]
        for lang, theme, size in changes * 2:
            await sitting.asked()
            sitting.preferences.language, sitting.preferences.theme = lang, theme
            sitting.window.apply_preferences()
            sitting.window.resize(*size)
            await sitting.asked()
            await sitting.act(rng)
        assert sitting.window.menu.undo_action.text() == "Undo"

    run(scenario, qapp)


def test_undo_goes_back_to_the_last_choice_of_a_human_and_redo_forward(
    sit: Callable[..., Sitting], qapp: QApplication
) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start("kasane", ["human", "greedy", "greedy"], seed=8)
        rng, stops = Random(8), []
        for _ in range(5):
            await sitting.asked()
            stops.append(sitting.match.cursor)
            await sitting.act(rng)
        await sitting.asked()
        end, steps = sitting.match.cursor, list(sitting.match.steps)
        for stop in reversed(stops):
            sitting.window.menu.undo_action.trigger()
            assert sitting.match.cursor == stop
            await sitting.asked()
        assert not sitting.window.menu.undo_action.isEnabled()
        while sitting.window.menu.redo_action.isEnabled():
            sitting.window.menu.redo_action.trigger()
        assert (sitting.match.cursor, sitting.match.steps) == (end, steps)
        await sitting.asked()

    run(scenario, qapp)


def test_undo_while_the_computer_thinks(sit: Callable[..., Sitting], qapp: QApplication) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start("kasane", ["human", "greedy", "greedy"], seed=8)
        await sitting.asked()
        at = sitting.match.cursor
        await sitting.act(Random(1))
        sitting.window.menu.undo_action.trigger()
        await sitting.asked()
        assert sitting.match.cursor == at

    run(scenario, qapp)


def test_undo_while_the_computer_really_thinks(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    """One that never comes to an end by itself: the undo ends its thinking, and the match goes on, again and again."""
    seed = next(seed for seed in range(50) if _begins(seed) == 0)
    sitting = Sitting(tmp_path, Preferences(**vars(QUICK)), "tests.players.odd:PLAYERS_AND_ODD_ONES")

    async def scenario() -> None:
        sitting.start("kasane", ["human", "patient", "patient"], seed=seed)
        troubles: list[object] = []
        sitting.conductor.troubled.connect(troubles.append)
        for _ in range(3):
            await sitting.asked()
            at = sitting.match.cursor
            await sitting.act(Random(1))
            await sitting.until(lambda: sitting.conductor.thinking)
            standing = sitting.match.cursor
            await asyncio.sleep(0.3)  # it has had time to answer, and thinks
            assert (sitting.match.cursor, sitting.conductor.thinking) == (standing, True)
            sitting.window.menu.undo_action.trigger()
            await sitting.asked()
            assert sitting.match.cursor == at
            assert troubles == []  # it was told to stop, and not given up on

    try:
        run(scenario, qapp)
    finally:
        sitting.window.close()


def test_a_killed_thinker_leads_to_a_message_and_a_move(sit: Callable[..., Sitting], qapp: QApplication) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start("kasane", ["greedy"] * 4, seed=3)
        await sitting.until(lambda: sitting.match.cursor > 3)
        for _ in range(3):
            for child in multiprocessing.active_children():
                child.kill()
            enough = sitting.match.cursor + 3
            await sitting.until(partial(_has_come_to, sitting, enough))
        sitting.conductor.troubled.emit(Reason("core.over"))  # whether one was killed while it thought, nobody knows
        assert sitting.window.notice.text == say("core.over")
        sitting.window.show_lobby()

    run(scenario, qapp)


def test_a_move_that_was_decided_before_an_undo_is_void(sit: Callable[..., Sitting], qapp: QApplication) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start("kasane", ["human", "greedy", "greedy"], seed=next(n for n in range(50) if _begins(n) == 0))
        await sitting.asked()
        at = sitting.match.cursor
        sitting.conductor.hold(True)
        await sitting.act(Random(1))
        await sitting.until(lambda: sitting.conductor.thinking or sitting.conductor.asked is not None)
        await sitting.until(lambda: not sitting.conductor.thinking)  # it knows what to do, and waits to do it
        sitting.window.menu.undo_action.trigger()
        sitting.conductor.hold(False)
        await sitting.asked()
        for _ in range(50):
            await asyncio.sleep(0.002)
        assert (sitting.match.cursor, sitting.conductor.asked) == (at, 0)

    run(scenario, qapp)


def _begins(seed: int) -> int:
    match = Match(CATALOGUE["kasane"], [Sitter(name) for name in "ABC"], {}, seed)
    while match.deal():
        pass
    return match.to_act()[0]


def _has_come_to(sitting: Sitting, step: int) -> bool:
    return sitting.over or sitting.match.cursor >= step


def test_a_match_is_continued_where_it_was_left(sit: Callable[..., Sitting], qapp: QApplication) -> None:
    first = sit()

    async def leave() -> None:
        first.start("kasane", ["human", "greedy", "greedy"], seed=8)
        for _ in range(3):
            await first.act(Random(1))
        await first.asked()

    run(leave, qapp)
    left = dump_record(first.match)
    first.window.close()
    second = sit()

    async def resume() -> None:
        (row,) = second.window.lobby.unfinished.rows
        assert row.isVisible()
        row.click()
        assert dump_record(second.match) == left
        await second.asked()

    run(resume, qapp)


def test_a_saved_match_opens_again_and_a_bad_one_touches_nothing(
    sit: Callable[..., Sitting], qapp: QApplication, tmp_path: Path
) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start("kimono", ["human", "greedy"], seed=4)
        await sitting.asked()
        sitting.window.files.write(tmp_path / "match.kasane", dump_record(sitting.match))
        saved = dump_record(load_record(tmp_path / "match.kasane"))
        match = sitting.match
        for number, content in enumerate([b"", b"{}", b"\xff" * 50, b"[" * 100_000]):
            (tmp_path / f"bad-{number}.kasane").write_bytes(content)
            sitting.window.open_file(tmp_path / f"bad-{number}.kasane")
            assert sitting.match is match
            boxes = sitting.window.findChildren(QMessageBox)
            assert boxes
            assert boxes[-1].text()
            boxes[-1].accept()
        sitting.window.open_file(tmp_path / "no such file")
        sitting.window.findChildren(QMessageBox)[-1].accept()
        assert sitting.match is match
        sitting.window.open_file(tmp_path / "match.kasane")
        assert sitting.match is not match
        assert dump_record(sitting.match) == saved
        await sitting.asked()

    run(scenario, qapp)


def test_touching_what_cannot_be_taken_says_why(sit: Callable[..., Sitting], qapp: QApplication) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start("kasane", ["human", "greedy", "greedy"], seed=4)
        await sitting.asked()
        conductor = sitting.window.conductor
        assert conductor is not None
        covered, middle = conductor.why_inert("market/0", 0), conductor.why_inert("hand/0", 0)
        assert covered.key != "core.inert"
        assert middle.key != "core.inert"

    run(scenario, qapp)


def test_the_menu_and_the_notice_name_the_deal(sit: Callable[..., Sitting], qapp: QApplication) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start("kasane", ["human", "greedy", "greedy"], seed=4711)
        await sitting.asked()
        assert sitting.window.menu.deal_action.text() == "Copy the deal number 4711"
        sitting.window.menu.deal_action.trigger()
        assert QApplication.clipboard().text() == "4711"
        assert "4711" in sitting.window.notice.text

    run(scenario, qapp)


def test_every_menu_entry_has_a_text_and_no_two_share_a_key(sit: Callable[..., Sitting]) -> None:
    window = sit().window
    entries = [action for action in window.menu.actions() if not action.isSeparator()]
    assert all(action.text() for action in entries)
    keys = [key.toString() for action in entries for key in action.shortcuts()]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("game", ["kasane", "kimono", "kaleido", "rainbow"])
def test_a_hint_shows_a_legal_action_and_says_why(sit: Callable[..., Sitting], qapp: QApplication, game: str) -> None:
    sitting = sit(think_seconds=0.5)

    async def scenario() -> None:
        sitting.start(game, ["human", "greedy", "greedy"], seed=4)
        await sitting.asked()
        conductor, page = sitting.window.conductor, sitting.window.page
        assert conductor is not None
        heard: list[object] = []
        conductor.advised.connect(lambda action, reasons: heard.append((action, reasons)))
        sitting.window.menu.hint_action.trigger()
        await sitting.until(lambda: bool(heard))
        assert heard[0][0] in sitting.match.actions(0)  # type: ignore[index]  # a pair
        assert page.scene is not None
        assert page.scene.talk.bubble.text
        assert page.scene.place_of(heard[0][0]) in sitting.live()  # type: ignore[index]  # it can be done there

    run(scenario, qapp)


def test_a_player_in_thought_moves_when_told_to(sit: Callable[..., Sitting], qapp: QApplication) -> None:
    sitting = sit(think_seconds=6.0)

    async def scenario() -> None:
        sitting.start("kaleido", ["master", "master"], seed=4)
        await sitting.until(lambda: sitting.match.cursor >= 1)
        at = sitting.match.cursor
        while sitting.match.cursor == at:
            sitting.window.menu.hurry_action.trigger()
            await asyncio.sleep(0.05)
        sitting.window.show_lobby()

    run(scenario, qapp)
