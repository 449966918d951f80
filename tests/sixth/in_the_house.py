"""The sixth game in the real window: chosen in the lobby, played with mouse and keys, taken back, hinted at, left and
continued, looked at again. It is run in the house alone (tests/test_sixth_game.py), where the game is in the catalogue.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kasane_desktop.analyst.book import cards_of
from kasane_desktop.analyst.standing import measured
from kasane_desktop.catalogue import BOXES, CATALOGUE
from kasane_desktop.core.fact import Fact
from kasane_desktop.core.game import Action
from kasane_desktop.match.match import HUMAN, Sitter
from kasane_desktop.match.record import dump_record
from kasane_desktop.models.log_model import LogModel
from kasane_desktop.players.levels import LEVELS
from kasane_desktop.ui.replay import Reel, ReplayPage
from kasane_desktop.ui.settings.preferences import Preferences
from tests.analysing import analyse
from tests.matches import Setting, random_match
from tests.sixth.house import GAME
from tests.ui.lobbies import emitted, open_lobby
from tests.ui.windows import Sitting, run

Open = Callable[..., Sitting]


@pytest.fixture
def sit(qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    opened: list[Sitting] = []

    def open_one(**changes: object) -> Sitting:
        quick = {"speed": 0.0, "curtain": False, "language": "en", "theme": "light", "think_seconds": 0.3}
        opened.append(Sitting(tmp_path, Preferences(**{**quick, **changes})))
        return opened[-1]

    yield open_one
    for sitting in opened:
        sitting.window.close()


def log_of(model: LogModel) -> list[str]:
    return [str(model.data(model.index(row, 0))) for row in range(model.rowCount())]


def test_the_lobby_has_a_card_for_it_and_sets_up_a_match(qtbot: QtBot) -> None:
    lobby = open_lobby(qtbot, Preferences(game=GAME))
    assert list(lobby.cards)[-1] == GAME
    assert "Fūrin" in lobby.cards[GAME].accessibleName()
    assert lobby.cards[GAME].isVisible()
    setup = emitted(qtbot, lobby)
    assert setup.game == GAME
    assert [row.isVisible() for row in lobby.panel.option_rows] == [True]  # the long evening
    assert len(setup.sitters) in BOXES[GAME].counts


@pytest.mark.parametrize("level", list(LEVELS))
def test_a_match_against_each_level_is_played_by_clicks_to_the_result(
    sit: Open, qapp: QApplication, level: str
) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start(GAME, ["human", level], seed=3)
        clicks = 0
        while await sitting.act(Random(clicks)):
            clicks += 1
        assert clicks >= 7  # the last card may be played by itself
        await sitting.until(sitting.window.result.isVisible)
        outcome = sitting.match.outcome()
        assert outcome is not None
        shown = [
            (place.standing.name, place.standing.score, place.standing.place)
            for place in sitting.window.page.end.places
        ]
        names = [sitter.name for sitter in sitting.match.sitters]
        assert sorted(shown) == sorted(zip(names, outcome.scores, outcome.places, strict=True))
        told = log_of(sitting.window.page.models.log)
        assert "All chimes hang." in told
        assert sum(line.startswith("Aya hung a ") for line in told) == 8

    run(scenario, qapp)


def test_a_step_is_taken_back_and_done_again(sit: Open, qapp: QApplication) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start(GAME, ["human", "greedy", "greedy"], seed=5)
        await sitting.asked()
        offered, before = sitting.live(), sitting.match.cursor
        await sitting.act(Random(1))
        await sitting.asked()
        after = sitting.match.cursor
        sitting.window.menu.undo_action.trigger()
        await sitting.until(lambda: sitting.match.cursor == before)
        await sitting.asked()
        assert sitting.live() == offered
        sitting.window.menu.redo_action.trigger()
        await sitting.until(lambda: sitting.match.cursor == after)

    run(scenario, qapp)


def test_a_hint_says_why_and_enter_does_it(sit: Open, qapp: QApplication) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start(GAME, ["human", "greedy"], seed=4)
        await sitting.asked()
        heard: list[Action] = []
        sitting.conductor.advised.connect(lambda action, reasons: heard.append(action))
        sitting.window.menu.hint_action.trigger()
        await sitting.until(lambda: bool(heard))
        scene = sitting.window.page.scene
        assert scene is not None
        assert "yours" in scene.talk.told or "worth more later" in scene.talk.told
        before = sitting.match.cursor
        await sitting.until(lambda: scene.talk.heard)  # a key that comes at once was on its way before
        QTest.keyClick(sitting.window.page.view, Qt.Key.Key_Return)
        await sitting.until(lambda: sitting.match.cursor > before)
        assert sitting.match.steps[before].action == heard[0]

    run(scenario, qapp)


def test_it_is_played_with_keys_alone_and_read_aloud(sit: Open, qapp: QApplication) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start(GAME, ["human", "random"], seed=6)
        await sitting.asked()
        view, before = sitting.window.page.view, sitting.match.cursor
        reader = QAccessible.queryAccessibleInterface(view)
        children = [reader.child(at) for at in range(reader.childCount())]
        names = [child.text(QAccessible.Text.Name) for child in children]
        hand = [f"Hang the {piece.facts[Fact[int]('value')]}" for piece in sitting.match.table(0).zone("hand/0").pieces]
        assert [name for name in names if name.startswith("Hang the")] == hand
        assert {"Fūrin", "Round 1 of 8", "Undo", "Menu"} <= set(names)
        assert all(names)
        QTest.keyClick(view, Qt.Key.Key_Tab)
        QTest.keyClick(view, Qt.Key.Key_Right)
        QTest.keyClick(view, Qt.Key.Key_Return)
        await sitting.until(lambda: sitting.match.cursor > before)
        assert f"Hang the {sitting.match.steps[before].action.card}" == hand[1]  # type: ignore[attr-defined]  # a Hang

    run(scenario, qapp)


def test_it_is_left_continued_finished_found_in_the_history_and_looked_at_again(
    sit: Open, qapp: QApplication, qtbot: QtBot
) -> None:
    first = sit()

    async def leave() -> None:
        first.start(GAME, ["human", "greedy"], seed=7, long=True)
        for _ in range(3):
            await first.act(Random(2))
        await first.asked()

    run(leave, qapp)
    left, steps = dump_record(first.match), list(first.match.steps)
    first.window.close()
    second = sit()

    async def go_on() -> None:
        window = second.window
        (row,) = window.lobby.unfinished.rows
        row.click()
        assert second.match.options == {"long": True}
        assert dump_record(second.match) == left
        while await second.act(Random(3)):
            pass
        await second.until(window.result.isVisible)
        window.lobby.history.emit()
        past = window.past
        await second.until(lambda: past.page.model.rowCount() == 1)
        assert past.page.model.entries[0].game == GAME
        past.page.detail.replay.click()
        await second.until(past.replay.isVisible)
        past.replay.go(5)
        assert past.replay.scene is not None
        assert past.replay.scene.arranged.pieces
        past.replay.bar.branch.click()  # and played on from there
        assert second.match.steps[:5] == steps[:5]
        await second.asked()

    run(go_on, qapp)


def test_hands_of_others_are_never_shown(sit: Open, qapp: QApplication) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start(GAME, ["human", "greedy", "greedy", "greedy"], seed=8)
        for turn in range(6):
            await sitting.asked()
            zones = sitting.window.page.models.table.whole().zones
            for seat in (1, 2, 3):
                assert {piece.face for piece in zones[f"hand/{seat}"].pieces} <= {"furin/back"}
            assert {piece.face for piece in zones["hand/0"].pieces}.isdisjoint({"furin/back"})
            await sitting.act(Random(turn))

    run(scenario, qapp)


def test_it_is_looked_back_at_and_its_mistakes_are_asked_again(qtbot: QtBot, tmp_path: Path) -> None:
    """Skill and luck apart, the curve, the turning points and the book, without a word about it in the program."""
    match = random_match(Setting(CATALOGUE[GAME], 3), 4)
    match.sitters = (Sitter("", HUMAN), Sitter("Aoi", "child", {"level": "child"}), Sitter("Ren", "child", {}))
    analysis = analyse(match, effort=3000)
    for seat in range(3):
        assert analysis.balance(seat).result == pytest.approx(analysis.curve[-1][seat])
    assert analysis.faults(0)  # who plays at random makes mistakes
    page = ReplayPage(Preferences(speed=0.0, language="en", theme="light"))
    page.looking.begin = lambda match, own: None  # type: ignore[method-assign]  # it is known already
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.open(Reel(match), 0)
    page.bar.review.click()
    page.review.show_analysis(analysis)
    assert page.review.words.text()
    assert "Fūrin" not in page.review.words.text()
    page.review.again.click()
    mistake = page.review.mistakes[0]
    assert page.scene is not None
    assert page.scene.asked == 0
    page.scene.chosen.emit(mistake.best.action)
    assert page.review.trial.verdict.text().startswith("Right!")
    page.close_match()
    cards = cards_of(analysis, 0, 740_000, {})
    assert {card.at for card in cards if not card.good} == {one.at for one in analysis.faults(0)}
    assert measured(GAME) == {}  # nobody has measured its levels, and nothing is claimed
