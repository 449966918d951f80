"""The window onto a table: whatever stands beside it, the table keeps the size in which its texts have room."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import Action
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.scene.host import TableHost
from kasane_desktop.scene.hot import SheetItem
from kasane_desktop.scene.talk import Talk
from kasane_desktop.ui.playing.table_view import LEAST, TableView
from kasane_desktop.ui.settings.language import translate
from tests.scene.tables import sit


@pytest.mark.parametrize(("size", "shrinks"), [((712, 494), True), ((1012, 500), True), ((1400, 800), False)])
def test_in_a_small_room_all_of_the_table_is_seen_smaller(qtbot: QtBot, size: tuple[int, int], shrinks: bool) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    view = TableView(page)
    host = TableHost(Match(CATALOGUE["kabuki"], [Sitter("Aya", "human"), Sitter("Ben", "random")], {}, 1), translate, 0)
    view.setScene(host.scene)
    for now in ((1400, 800), size):  # what was large before is no larger for it
        view.resize(*now)
    view.fit()
    table = host.scene.sceneRect()
    assert table.width() >= LEAST[0] - 1
    assert table.height() >= LEAST[1] - 1
    shown = view.mapFromScene(table).boundingRect()
    assert abs(shown.width() - size[0]) <= 2
    assert abs(shown.height() - size[1]) <= 2
    assert (view.transform().m11() < 1) is shrinks
    before = view.transform().m11()
    view.zoom(1.5)
    assert view.transform().m11() == pytest.approx(1.5 * before)
    view.zoom(0)
    assert view.transform().m11() == pytest.approx(before)
    view.setScene(None)
    host.close()


def test_enter_asks_why_a_thing_does_nothing_rather_than_doing_what_is_advised(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Talk, "heard", True)
    sitting = sit("kasane", 3, seed=2)
    sitting.until("take", Random(2), least=20)
    sitting.show()
    scene, around = sitting.scene, QWidget()
    qtbot.addWidget(around)
    around.show()
    view = TableView(around)
    view.show_table(scene, {})
    scene.ask(0)
    chosen: list[Action] = []
    scene.chosen.connect(chosen.append)
    action = sitting.match.actions(0)[0]
    for reads in (True, False):
        scene.talk.advise(action, "Take that one.")
        scene.reading = reads
        scene.setFocusItem(scene.stops()[0])
        assert isinstance(scene.focusItem(), SheetItem) is reads
        scene.talk.advise(action, "Take that one.")
        QTest.keyClick(view, Qt.Key.Key_Return)
        assert bool(chosen) is not reads
    view.leave_table()
