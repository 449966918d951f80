"""Names from the field in which they are typed to the disk and back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kasane_desktop.match.journal import load_journal
from kasane_desktop.match.record import dump_record, parse_record
from kasane_desktop.ui.lobby.seats import SeatRow
from kasane_desktop.ui.settings.preferences import load_preferences
from tests.ui.windows import Sitting, run


@pytest.fixture
def sitting(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Sitting]:
    sitting = Sitting(tmp_path)
    qtbot.addWidget(sitting.window)
    yield sitting
    sitting.window.close()


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("山田　花子", "山田　花子"),
        ("Jean\u00a0Luc", "Jean\u00a0Luc"),
        ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),
        ("Tab\there", "Tab here"),
        ("two\nlines", "two lines"),
        ("\u202eevil\u2066", "evil"),
        ("x" * 23 + "👩", "x" * 23),  # the field has room for half of it
        ("<img src=x>", "<img src=x>"),
        ("\u200b", "You"),
    ],
)
def test_what_is_typed_is_played_kept_saved_and_found_again(
    sitting: Sitting, qapp: QApplication, tmp_path: Path, typed: str, name: str
) -> None:
    lobby = sitting.window.lobby
    row = next(row for row in lobby.findChildren(SeatRow) if row.isVisibleTo(lobby))
    row.name.setFocus()
    row.name.clear()
    row.name.insert(typed)
    row.name.textEdited.emit(row.name.text())
    row.name.left.emit()
    assert row.name.text() in ((name,) if name != "You" else ("", name))  # who has no name is called as usual

    async def scenario() -> None:
        lobby.panel.begun.emit()
        assert sitting.match.sitters[0].name == ("" if name == "You" else name)
        sitting.window._keeper.flush()
        kept = load_journal(tmp_path / "data" / "match-1.journal")
        saved = parse_record(dump_record(sitting.match).encode())
        assert kept.sitters == saved.sitters == sitting.match.sitters
        sitting.window.show_lobby()

    run(scenario, qapp)
    sitting.window.keep_preferences()
    preferences, wrong = load_preferences(tmp_path / "preferences.json")
    assert wrong == []
    (setup,) = preferences.setups.values()
    assert setup["seats"][0]["name"] == ("" if name == "You" else name)
