"""Nothing outlives its moment: questions, hints, bubbles, the curtain and what is said at the foot of the window."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QStandardPaths, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.table import Kind
from kasane_desktop.games.kabuki.stage.scene import KabukiScene
from kasane_desktop.match.journal import load_journal
from kasane_desktop.scene import talk
from kasane_desktop.scene.shown import Shown
from kasane_desktop.ui.playing import curtain as curtains
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.folders import documents_folder
from kasane_desktop.ui.settings.preferences import Preferences
from tests.ui.windows import Sitting, run

LONG = 3_600_000  # milliseconds: longer than any test
Open = Callable[..., Sitting]


@pytest.fixture
def sit(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Open]:
    opened: list[Sitting] = []

    def open_one(**chosen: object) -> Sitting:
        usual = {"speed": 0.0, "curtain": False, "language": "en", "theme": "light"}
        sitting = Sitting(tmp_path, Preferences(**{**usual, **chosen}))
        qtbot.addWidget(sitting.window)
        opened.append(sitting)
        return sitting

    yield open_one
    for sitting in opened:
        sitting.window.close()
    language.install("en")


async def play(sitting: Sitting, steps: int, seed: int = 3) -> None:
    rng = Random(seed)
    while sitting.match.cursor < steps:
        await sitting.act(rng)
    await sitting.asked()


# -- the question ---------------------------------------------------------------------------------


def test_beneath_a_question_nothing_is_heard(sit: Open, qapp: QApplication) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start("kimono", ["human", "human"])
        await play(sitting, 12)
        page, before = sitting.window.page, sitting.match.cursor
        sitting.window.menu.undo_action.trigger()
        assert page.question.isVisible()
        assert page.question.geometry() == page.rect()
        for hot in sitting.live().values():
            at = page.view.mapTo(page, page.view.mapFromScene(hot.rect.center()))
            above = page.childAt(at)
            assert above is not None
            assert above is page.question or page.question.isAncestorOf(above)
        for answer in (page.question.no, page.question.yes, page.question.no):
            QTest.keyClick(QApplication.focusWidget() or page.question.yes, Qt.Key.Key_Tab)
            assert QApplication.focusWidget() is answer
        QTest.mouseClick(page.question, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
        assert (page.question.isVisible(), sitting.match.cursor) == (True, before)
        QTest.keyClick(page.question, Qt.Key.Key_Escape)
        assert (page.question.isVisible(), sitting.match.cursor) == (False, before)

    run(scenario, qapp)


def test_a_question_goes_when_the_match_moves_on(sit: Open, qapp: QApplication) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start("kimono", ["human", "human"])
        await play(sitting, 12)
        sitting.window.menu.undo_action.trigger()
        assert sitting.window.page.question.isVisible()
        sitting.conductor.choose(sitting.match.actions(sitting.conductor.asked or 0)[0])
        await sitting.until(lambda: not sitting.window.page.question.isVisible())

    run(scenario, qapp)


def test_computers_wait_while_something_is_asked(sit: Open, qapp: QApplication) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start("kimono", ["human", "human", "greedy"])
        await play(sitting, 12)
        page, conductor = sitting.window.page, sitting.conductor
        page.log.fold_button.show()
        page.log.fold_button.setFocus()
        page.agree_to_undo(["Ben"], lambda: None)
        assert conductor.held
        page.question.vanish()
        assert sitting.window.focusWidget() is page.log.fold_button  # the keyboard is where it was
        assert not conductor.held

    run(scenario, qapp)


def test_a_question_takes_back_what_it_asked_about(sit: Open, qapp: QApplication) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start("kimono", ["human", "human"])
        await play(sitting, 12)
        target = sitting.conductor.undo_target
        sitting.window.menu.undo_action.trigger()
        sitting.window.page.question.yes.click()
        assert sitting.match.cursor == target

    run(scenario, qapp)


# -- the curtain ----------------------------------------------------------------------------------


async def fallen(sitting: Sitting) -> curtains.Curtain:
    sitting.start("kasane", ["human"] * 3, seed=2)
    curtain, rng = sitting.window.page.curtain_item, Random(2)
    while not curtain.isVisible():
        await sitting.asked()
        await sitting.act(rng)
        await sitting.until(lambda: curtain.isVisible() or bool(sitting.live()))
    return curtain


def test_before_it_is_known_who_sits_there_no_hand_lies_open(
    sit: Open, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two who begin or continue at one screen, the one who waits does not see the other's hand for a moment."""
    monkeypatch.setattr(curtains, "DEAD", 0)
    sitting = sit(curtain=True)

    async def scenario() -> None:
        page = sitting.window.page
        seen: set[str] = set()
        for seed in range(4):  # either of them begins
            sitting.start("rainbow", ["human", "human"], seed=seed)
            scene = page.scene
            assert scene is not None
            seen.update(hand_faces(scene.shown))
            page.models.table.changed.connect(lambda _, scene=scene: seen.update(hand_faces(scene.shown)))
            await sitting.until(page.curtain_item.isVisible)
            assert seen == {"rainbow/back"}
            await sitting.lift_curtain()
            await sitting.until(lambda: bool(sitting.live()))
            assert len(hand_faces(scene.shown)) > 1
            seen.clear()

    run(scenario, qapp)


def test_when_the_curtain_falls_nothing_is_seen_yet_of_who_comes_next(
    sit: Open, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the cards nor the side of the table; and not in the moment before, either."""
    monkeypatch.setattr(curtains, "DEAD", 0)
    sitting = sit(curtain=True)
    fall, falls = curtains.Curtain.fall, list[tuple[int, int, set[str]]]()

    def watched(curtain: curtains.Curtain, name: str) -> Coroutine[Any, Any, None]:
        page = sitting.window.page
        assert page.scene is not None
        seat = [sitter.name for sitter in sitting.match.sitters].index(name)
        hand = page.models.table.whole().zones[f"hand/{seat}"]
        falls.append((seat, page.scene.viewer, {piece.face for piece in hand.pieces}))
        return fall(curtain, name)

    monkeypatch.setattr(curtains.Curtain, "fall", watched)

    async def scenario() -> None:
        curtain = sitting.window.page.curtain_item
        sitting.start("rainbow", ["human", "human", "human"], seed=2)
        while len(falls) < 6:
            await sitting.until(lambda: curtain.isVisible() or sitting.conductor.asked is not None)
            if curtain.isVisible():
                await sitting.lift_curtain()
                await sitting.until(lambda: sitting.conductor.asked is not None)
            before = sitting.match.cursor
            sitting.conductor.choose(sitting.match.actions(sitting.match.to_act()[0])[0])
            await sitting.until(partial(_moved, sitting, before))

    run(scenario, qapp)
    assert {seat for seat, _, _ in falls} == {0, 1, 2}
    assert all(faces == {"rainbow/back"} for _, _, faces in falls)
    assert all(seat != viewer for seat, viewer, _ in falls[1:])  # at first nobody has sat there yet


def _moved(sitting: Sitting, before: int) -> bool:
    return sitting.match.cursor > before


def hand_faces(shown: Shown) -> set[str]:
    return {piece.face for zone in shown.of_kind(Kind("hand")) for piece in zone.pieces}


def test_only_its_button_lifts_the_curtain(sit: Open, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(curtains, "DEAD", 0)
    sitting = sit(curtain=True)

    told: list[tuple[str, bool]] = []
    monkeypatch.setattr(curtains, "announce", lambda widget, text, urgent: told.append((text, urgent)))

    async def scenario() -> None:
        curtain = await fallen(sitting)
        assert told == [(curtain.accessibleName(), True)]
        await sitting.until(lambda: curtain.listening)
        heard: list[None] = []
        curtain.ready.connect(lambda: heard.append(None))
        for x in range(10, curtain.width(), 90):
            for y in range(10, curtain.height(), 60):
                if not curtain.button.geometry().contains(x, y):
                    QTest.mouseClick(curtain, Qt.MouseButton.LeftButton, pos=QPoint(x, y))
                    QTest.mouseDClick(curtain, Qt.MouseButton.LeftButton, pos=QPoint(x, y))
        for key in (Qt.Key.Key_A, Qt.Key.Key_Escape):
            QTest.keyClick(curtain.button, key)
        assert heard == []
        QTest.mouseClick(curtain.button, Qt.MouseButton.LeftButton)
        assert len(heard) == 1

    run(scenario, qapp)


def test_the_curtain_hears_nothing_at_first_and_no_key_that_is_held_down(
    sit: Open, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(curtains, "DEAD", LONG)
    sitting = sit(curtain=True)

    async def scenario() -> None:
        curtain = await fallen(sitting)
        heard: list[None] = []
        curtain.ready.connect(lambda: heard.append(None))
        QTest.mouseClick(curtain.button, Qt.MouseButton.LeftButton)
        QTest.keyClick(curtain.button, Qt.Key.Key_Return)
        assert heard == []
        curtain._dead.stop()
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                held = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", True)
                QApplication.sendEvent(curtain.button, held)
        assert heard == []
        QTest.keyClick(curtain.button, Qt.Key.Key_Return)
        assert len(heard) == 1

    run(scenario, qapp)


def test_the_second_click_on_its_button_does_nothing_at_the_table(
    sit: Open, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(curtains, "DEAD", 0)
    sitting = sit(curtain=True)

    async def scenario() -> None:
        curtain, view = await fallen(sitting), sitting.window.page.view
        await sitting.until(lambda: curtain.listening)
        monkeypatch.setattr(curtains, "DEAD", LONG)
        QTest.mouseClick(curtain.button, Qt.MouseButton.LeftButton)
        await sitting.until(lambda: bool(sitting.live()))
        before, live = sitting.match.cursor, sorted(sitting.live())
        for hot in sitting.live().values():
            at = view.mapFromScene(hot.rect.center())
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
            QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert (sitting.match.cursor, sorted(sitting.live())) == (before, live)
        assert view.deaf
        view._deaf.stop()
        await sitting.act(Random(1))
        assert sitting.match.cursor > before

    run(scenario, qapp)


@pytest.mark.parametrize("name", ["Aya", "M" * 24, "Maximilienne Alexandrina", "紫式部" * 8])
@pytest.mark.parametrize("size", [(960, 540), (1440, 900)])
def test_a_name_never_leaves_the_plate_of_the_curtain(
    sit: Open, qapp: QApplication, name: str, size: tuple[int, int]
) -> None:
    curtain = sit().window.page.curtain_item
    curtain.resize(*size)
    curtain._name = name
    for spoken in ("en", "fr", "ja"):
        language.install(spoken)
        curtain._retranslate()
        font, lines = curtain.title_lines(curtain._look)
        from PySide6.QtGui import QFontMetricsF

        widest = max(QFontMetricsF(font).horizontalAdvance(line) for line in lines)
        assert widest <= curtain._look.px(curtains.ROOM) + 1
        assert not lines[-1].endswith("…")


# -- the hint -------------------------------------------------------------------------------------

HINTED = [game for game in CATALOGUE if game != "kabuki"]


@pytest.mark.parametrize("game", HINTED)
def test_a_hint_is_announced_at_once_and_enter_does_it(sit: Open, qapp: QApplication, game: str) -> None:
    sitting = sit(think_seconds=0.5)

    async def scenario() -> None:
        sitting.start(game, ["human", "greedy", "greedy"], seed=4)
        await sitting.asked()
        scene, page = sitting.window.page.scene, sitting.window.page
        assert scene is not None
        sitting.window.menu.hint_action.trigger()
        assert scene.talk.told == "The master is thinking…"
        await sitting.until(lambda: scene.talk.advice is not None)
        assert scene.talk.told not in ("", "The master is thinking…")
        assert scene.talk.advice is not None
        action, before = scene.talk.advice[0], sitting.match.cursor
        await sitting.until(lambda: scene.talk.heard)
        QTest.keyClick(page.view, Qt.Key.Key_Return)
        await sitting.until(lambda: sitting.match.cursor > before)
        assert sitting.match.steps[before].action == action
        assert scene.talk.advice is None

    run(scenario, qapp)


def test_a_hint_goes_when_something_else_is_pointed_at(
    sit: Open, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk, "REACTION", 1_000_000)
    sitting = sit(think_seconds=0.5)

    async def scenario() -> None:
        sitting.start("kasane", ["human", "greedy", "greedy"], seed=4)
        await sitting.asked()
        scene, before = sitting.window.page.scene, sitting.match.cursor
        assert scene is not None

        def point_elsewhere() -> None:
            assert scene.talk.advice is not None
            scene.point_at(next(key for key in sitting.live() if key != scene.talk.advice[1]))

        leaving: list[Callable[[], None]] = [
            point_elsewhere,
            lambda: QTest.keyClick(sitting.window.page.view, Qt.Key.Key_Return),  # it was on its way already
            lambda: QTest.keyClick(sitting.window.page.view, Qt.Key.Key_Right),
            lambda: scene.resize_to(1200, 800),
        ]
        for leave in leaving:
            sitting.window.menu.hint_action.trigger()
            await sitting.until(lambda: scene.talk.advice is not None)
            leave()
            assert scene.talk.told == ""
            assert not scene.talk.follow_advice()
        assert sitting.match.cursor == before

    run(scenario, qapp)


def test_a_hint_asked_for_too_early_comes_when_it_is_ones_turn(sit: Open, qapp: QApplication) -> None:
    sitting = sit(think_seconds=0.5)

    async def scenario() -> None:
        sitting.start("kasane", ["human", "greedy", "greedy"], seed=4)
        await sitting.asked()
        scene, before = sitting.window.page.scene, sitting.match.cursor
        assert scene is not None
        sitting.conductor.choose(sitting.match.actions(0)[0])
        await sitting.until(lambda: sitting.match.cursor > before and sitting.conductor.asked is None)
        sitting.window.menu.hint_action.trigger()
        assert scene.talk.told == "The hint comes when it is your turn."
        await sitting.until(lambda: scene.talk.advice is not None)
        assert sitting.conductor.asked == 0

    run(scenario, qapp)


def test_move_now_is_offered_only_while_a_computer_thinks(sit: Open, qapp: QApplication) -> None:
    sitting = sit(think_seconds=6.0)

    async def scenario() -> None:
        action = sitting.window.menu.hurry_action
        assert not action.isEnabled()
        sitting.start("kasane", ["human", "master", "greedy"], seed=4)
        await sitting.asked()
        assert not action.isEnabled()
        before = sitting.match.cursor
        sitting.conductor.choose(sitting.match.actions(0)[0])
        await sitting.until(lambda: sitting.conductor.thinking)
        assert action.isEnabled()
        action.trigger()
        await sitting.until(lambda: sitting.conductor.asked is not None and sitting.match.cursor > before)
        assert not action.isEnabled()

    run(scenario, qapp)


# -- watching -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", CATALOGUE)
def test_who_watches_can_pause_step_and_go_on(sit: Open, qapp: QApplication, game: str) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start(game, ["random"] * 3, seed=4)
        bar = sitting.window.page.watch_bar
        assert bar.isVisible()
        QTest.mouseClick(bar.pause, Qt.MouseButton.LeftButton)
        assert (bar.play.isVisible(), bar.step.isEnabled()) == (True, True)

        def decided() -> int:
            return len([step for step in sitting.match.steps if step.seat >= 0])

        for number in range(3):
            for _ in range(20):
                await asyncio.sleep(0.005)
                assert decided() == number or (game == "kabuki" and number)  # there all who may call do it at once
            QTest.mouseClick(bar.step, Qt.MouseButton.LeftButton)
            await sitting.until(lambda: not sitting.conductor._single)
            await sitting.until(lambda number=number: decided() > number)  # type: ignore[misc]  # bound at once
        held = sitting.match.cursor
        QTest.mouseClick(bar.play, Qt.MouseButton.LeftButton)
        await sitting.until(lambda: sitting.match.cursor > held + 3)

    run(scenario, qapp)


def test_where_a_human_plays_there_is_no_bar(sit: Open, qapp: QApplication) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start("kasane", ["human", "random", "random"])
        await sitting.asked()
        page = sitting.window.page
        assert page.watch_bar.isHidden()
        assert page.view.height() == page.height() == sitting.window.height()  # and no strip below

    run(scenario, qapp)


def test_a_match_that_was_only_watched_is_not_unfinished(sit: Open, qapp: QApplication, tmp_path: Path) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start("kimono", ["human", "random"], seed=8)
        await play(sitting, 6)
        sitting.start("kasane", ["random"] * 3, seed=9)
        await sitting.until(lambda: sitting.match.cursor > 5)
        sitting.window.show_lobby()
        waiting = [one.match.seed for one in sitting.window._keeper.waiting()]
        assert waiting == [8]
        assert load_journal(tmp_path / "data" / "match-1.journal").seed == 8

    run(scenario, qapp)


# -- the table ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_first_picture_of_a_table_is_not_blank(sit: Open, qapp: QApplication, game: str) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start("kimono", ["human", "random"])
        await sitting.asked()
        sitting.start(game, ["human", "random", "random"])
        scene = sitting.window.page.scene  # before the event loop has run
        assert scene is not None
        assert len(scene._sheets) > 3
        assert len(scene.arranged.icons) == 3

    run(scenario, qapp)


def test_the_log_is_folded_where_it_was_unfolded(sit: Open, qapp: QApplication) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start("kasane", ["human", "random", "random"])
        await sitting.asked()
        page = sitting.window.page
        page.resize(1440, 900)
        scene = page.scene
        assert scene is not None
        at = page.view.mapFromScene(scene._icons["log"].sceneBoundingRect().center())
        QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert page.log.isVisible()
        assert page.childAt(at) is page.log.fold_button
        QTest.mouseClick(page.log.fold_button, Qt.MouseButton.LeftButton)
        assert page.log.isHidden()

    run(scenario, qapp)


@pytest.mark.parametrize("width", [1024, 1440])
def test_the_log_of_a_replay_is_folded_where_it_was_unfolded(sit: Open, qapp: QApplication, width: int) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start("kasane", ["human", "random", "random"])
        await sitting.asked()
        sitting.window.show_replay()
        page = sitting.window.past.replay
        page.resize(width, 760)
        scene = page.scene
        assert scene is not None
        if not page.log.isHidden():
            page.toggle_log()
        at = page.view.mapFromScene(scene._icons["log"].sceneBoundingRect().center())
        QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert page.log.isVisible()
        if page.childAt(at) is page.log.fold_button:
            QTest.mouseClick(page.log.fold_button, Qt.MouseButton.LeftButton)
        else:  # on a narrow page the log lies on the table, below its own icon
            assert at == page.view.mapFromScene(scene._icons["log"].sceneBoundingRect().center())
            assert page.log.geometry().top() > scene._icons["log"].sceneBoundingRect().bottom()
            QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert page.log.isHidden()

    run(scenario, qapp)


BANNERS = {"kaleido": "head", "rainbow": "panel/words", "kabuki": "words"}


@pytest.mark.parametrize("game", CATALOGUE)
def test_who_is_meant_is_named_where_humans_share_a_screen(sit: Open, qapp: QApplication, game: str) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start(game, ["human", "human", "random"])
        await sitting.asked()
        asked, scene = sitting.conductor.asked, sitting.window.page.scene
        assert asked is not None
        assert scene is not None
        addressed = f"{sitting.match.sitters[asked].name}, "
        assert addressed in scene.arranged.sheets[BANNERS.get(game, "flag")].name

    run(scenario, qapp)


def test_nothing_is_said_on_a_drum_that_sleeps(sit: Open, qapp: QApplication) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start("kabuki", ["human", "human", "random"])
        await sitting.asked()
        scene = sitting.window.page.scene
        assert isinstance(scene, KabukiScene)
        assert scene._desk is not None
        u, drums = scene.look.u, scene._desk.grid.drums.values()
        boxes = [QRectF(drum.cx - drum.r, drum.cy - drum.r, 2 * drum.r, 2 * drum.r) for drum in drums]
        boxes = [QRectF(box.x() * u, box.y() * u, box.width() * u, box.height() * u) for box in boxes]
        assert len(boxes) == 2
        for box in boxes:
            for at in (box.center(), QPointF(box.center().x(), box.bottom() + 20)):
                scene.clicked_at = at
                scene.talk.tell("This cannot be done now, for a reason that takes a while to tell.")
                assert not any(scene.talk.bubble.sceneBoundingRect().intersects(other) for other in boxes)

    run(scenario, qapp)


def test_a_folder_that_is_not_there_is_not_taken_for_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for there in (tmp_path / "missing", tmp_path):
        monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _, there=there: str(there))
        assert documents_folder() == (there if there.is_dir() else Path.home())


def test_the_kept_picture_shows_the_table_alone(sit: Open, qapp: QApplication) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start("kasane", ["random"] * 3, seed=4)
        await sitting.until(lambda: sitting.window.result.isVisible())
        page, scene = sitting.window.page, sitting.window.page.scene
        assert scene is not None
        bare = sitting.window.ending.picture(sitting.match)
        page.toggle_log()
        scene.talk.tell("something that covers the table")
        assert sitting.window.ending.picture(sitting.match) == bare

    run(scenario, qapp)
