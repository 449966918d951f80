"""The window onto a table: whatever stands beside it, the table keeps the size in which its texts have room."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.scene.host import TableHost
from kasane_desktop.ui.language import translate
from kasane_desktop.ui.table_view import LEAST, TableView


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
