"""The points of a player's own box: entered on the cards, saved by name, shared as a file, chosen in the lobby."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import BOXES
from kasane_desktop.games.kasane.rules.game import GAME as KASANE
from kasane_desktop.games.layering.rules.combinations import combinations
from kasane_desktop.ui.controls import on_screen
from kasane_desktop.ui.lobby import Lobby
from kasane_desktop.ui.lobby.table_row import TableRow
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.preferences import LANGUAGES, Preferences
from kasane_desktop.ui.tables.editor import TableEditor
from kasane_desktop.ui.tables.store import Store
from tests.ui.lobbies import emitted, focused, open_lobby

USUAL = {own.id: [list(cell) for cell in own.spaces] for own in combinations(KASANE.edition)}


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("kasane_desktop.ui.tables.store.data_folder", lambda: tmp_path / "data")
    return tmp_path / "data" / "tables" / "kasane"


def row_of(lobby: Lobby) -> TableRow:
    row = lobby.panel.option_rows[-1]
    assert isinstance(row, TableRow)
    return row


def open_editor(qtbot: QtBot, size: tuple[int, int] = (1440, 900)) -> tuple[Lobby, TableEditor]:
    lobby = open_lobby(qtbot, Preferences(game="kasane"))
    lobby.resize(*size)
    editor = row_of(lobby).edit()
    return lobby, editor


def test_points_are_entered_saved_and_played_by(qtbot: QtBot, own_folder: Path) -> None:
    lobby, editor = open_editor(qtbot)
    coin = editor.cards[1].coins[3]  # three cards of Juu
    assert coin.provenance == "reconstructed"
    coin.more.click()
    QTest.keyClicks(focused(), "7")  # the first coin has the keyboard: a figure that is typed replaces the old one
    assert editor.cards[0].coins[0].points.value() == 7
    QTest.keyClick(focused(), Qt.Key.Key_Up)
    assert editor.cards[0].coins[0].points.value() == 8
    assert coin.provenance == "entered"
    editor.name.setText("Tante Emma’s / box?")
    editor.save.click()
    kept = emitted(qtbot, lobby).options["combinations"]
    assert kept == {**USUAL, "juu": [[2, 1]] * 3 + [[3, 3], [4, 4], [5, 7]], "kasane": [[2, 8], *USUAL["kasane"][1:]]}
    assert row_of(lobby).chosen_name() == "Tante Emma’s / box?"
    assert len(list(own_folder.iterdir())) == 1
    assert "Tante Emma’s" in row_of(lobby).choose.label


def test_a_figure_typed_after_a_click_replaces_the_old_one(qtbot: QtBot) -> None:
    _, editor = open_editor(qtbot)
    points = editor.cards[5].coins[1].points
    assert points.value() == 5
    QTest.mouseClick(points.lineEdit(), Qt.MouseButton.LeftButton)
    QCoreApplication.processEvents()
    QTest.keyClicks(focused(), "9")
    assert points.value() == 9


def test_the_lobby_offers_what_was_saved(qtbot: QtBot) -> None:
    lobby = open_lobby(qtbot, Preferences(game="kasane"))
    row = row_of(lobby)
    option = BOXES["kasane"].options[-1]
    Store("kasane", option).save("Box", {"juu": [[2, 9]]})
    Store("kimono", option).save("Other", {"juu": [[2, 9]]})
    assert [text for text, _, _ in row.menu()] == ["Built-in", "Box"]
    row.changed.emit(row.menu()[1][1])
    assert row.menu()[1] == ("Box", {"juu": [[2, 9]]}, True)
    assert emitted(qtbot, lobby).options["combinations"] == {"juu": [[2, 9]]}
    row.changed.emit(None)
    assert row.chosen_name() == ""


def test_what_is_attested_and_what_is_reconstructed_are_told_apart(qtbot: QtBot) -> None:
    _, editor = open_editor(qtbot)
    for card, own in zip(editor.cards, combinations(KASANE.edition), strict=True):
        assert tuple(coin.provenance for coin in card.coins) == own.provenance
    faces: dict[str, QImage] = {}
    for card in editor.cards:
        for coin in card.coins:
            coin.points.lineEdit().hide()  # the coin alone
            coin.points.clearFocus()
            faces.setdefault(coin.provenance, coin.grab().toImage().copy(0, coin.height() // 4, coin.width(), 60))
    assert set(faces) == {"rulebook", "third-party", "reconstructed"}
    assert len({bytes(face.constBits()) for face in faces.values()}) == 3


def test_a_file_is_read_checked_and_written(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby, editor = open_editor(qtbot, (1024, 640))
    file, panel = tmp_path / "mine.json", lobby.panel.geometry()

    def load(content: str) -> str:
        file.write_text(content, encoding="utf-8")
        monkeypatch.setattr(on_screen, "ask_for_file", lambda *given, **how: file)
        editor.take_in.click()
        return editor.word.text()

    assert "nonsense" in load('{"nonsense": []}')
    assert "Line 2" in load("{\n x")
    assert load('{"juu": ' + "[" * 100_000)
    assert load("null")
    assert "999" in load('{"juu": [[2, 999]]}')
    assert editor.table() == USUAL
    editor.cards[0].coins[0].more.click()
    assert editor.word.text() == ""  # it belonged to its moment
    assert "mine.json" in load('{"juu": [[3, 5], [2, 1]]}')
    assert editor.table()["juu"] == [[2, 1], [3, 5]]
    assert editor.name.text() == "mine"
    out = tmp_path / "shared"
    monkeypatch.setattr(on_screen, "ask_for_file", lambda *given, **how: out)
    editor.give_out.click()
    assert "shared.json" in editor.word.text()
    before = editor.table()
    editor.put(None)
    assert editor.table() == USUAL
    editor.read(tmp_path / "shared.json")
    assert editor.table() == before
    editor.name.setFocus()
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert editor.isHidden()
    assert emitted(qtbot, lobby).options.get("combinations") is None
    assert lobby.panel.geometry() == panel


def test_another_table_of_the_same_name_is_replaced_only_on_purpose(qtbot: QtBot) -> None:
    lobby, editor = open_editor(qtbot)
    editor.name.setText("Box")
    editor.save.click()
    row_of(lobby).changed.emit(None)
    editor = row_of(lobby).edit()
    editor.cards[2].coins[0].put(9)
    editor.name.setText("Box")
    editor.save.click()
    assert "Box" in editor.word.text()
    assert row_of(lobby).store.tables()["Box"] == USUAL
    editor.save.click()
    assert row_of(lobby).store.tables()["Box"]["sakura"] == [[3, 9], [3, 3]]
    editor = row_of(lobby).edit()
    assert editor.cards[2].coins[0].points.value() == 9
    editor.delete.click()
    assert row_of(lobby).store.tables() == {}
    assert emitted(qtbot, lobby).options["combinations"] is None


def test_a_damaged_file_among_the_saved_ones_is_not_offered(qtbot: QtBot, own_folder: Path) -> None:
    own_folder.mkdir(parents=True)
    (own_folder / "bad.json").write_text("{", encoding="utf-8")
    lobby = open_lobby(qtbot, Preferences(game="kasane"))
    assert [text for text, _, _ in row_of(lobby).menu()] == ["Built-in"]
    assert (own_folder / "bad.json").exists()


def test_a_file_that_no_name_leads_to_is_not_offered(qtbot: QtBot, own_folder: Path) -> None:
    """Whoever chose it could neither replace nor delete it, or would read signs that act on their surroundings."""
    lobby = open_lobby(qtbot, Preferences(game="kasane"))
    store = row_of(lobby).store
    store.save("Mine", USUAL)
    good = (own_folder / "Mine.json").read_bytes()
    for odd in (b"\xff", b"%FF", b"%zz", b"%C3", b"a.b%2e", b"%1b]0;x", b"x" * 41, b"%E2%80%AEgnp", b"%20", b"a%0Ab"):
        (own_folder / os.fsdecode(odd + b".json")).write_bytes(good)
    assert list(store.tables()) == ["Mine"]
    (own_folder / "%3Cb%3E.json").write_bytes(good)
    assert set(store.tables()) == {"Mine", "<b>"}
    store.delete("<b>")
    assert not (own_folder / "%3Cb%3E.json").exists()


@pytest.mark.parametrize(
    "name", ["友だちから借りた箱の点数を書き写したもの・第二版・二〇二六年の夏休みに遊んだ", "🎴" * 40, "a/b\\c:" * 5]
)
def test_a_long_name_is_a_file_too(qtbot: QtBot, name: str) -> None:
    store = row_of(open_lobby(qtbot, Preferences(game="kasane"))).store
    store.save(name, USUAL)
    assert list(store.tables()) == [name]
    store.delete(name)
    assert store.tables() == {}


def test_the_keyboard_goes_round_the_page_and_no_farther(qtbot: QtBot) -> None:
    lobby, editor = open_editor(qtbot)
    seen = []
    for _ in range(60):
        seen.append(focused())
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        if focused() is seen[0]:
            break
    assert all(editor.isAncestorOf(widget) for widget in seen)
    assert len(seen) == 30 + 1 + 5  # coins, name, buttons
    assert all(widget.accessibleName() for widget in seen)
    QTest.keyClick(focused(), Qt.Key.Key_Backtab)
    assert focused() is editor.save
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert focused() is row_of(lobby).choose


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900), (960, 1200)])
@pytest.mark.parametrize("spoken", LANGUAGES)
def test_everything_fits_the_page(qtbot: QtBot, spoken: str, size: tuple[int, int]) -> None:
    language.install(spoken)
    try:
        _, editor = open_editor(qtbot, size)
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        parts = [*editor.cards, editor.name, *editor._buttons, *editor._lines]
        shown = [part for part in parts if not part.isHidden()]
        for at, part in enumerate(shown):
            assert editor.rect().contains(part.geometry()), part.accessibleName()
            for other in shown[:at]:
                assert not part.geometry().adjusted(4, 4, -4, -4).intersects(other.geometry()), (part, other)
        for button in editor._buttons:
            assert button.isHidden() or button.width() >= button.sizeHint().width()
        for card in editor.cards:
            assert all(card.rect().contains(coin.geometry()) for coin in card.coins), card.id
        assert isinstance(editor.reason, QLabel)
        assert editor.reason.height() >= editor.reason.heightForWidth(editor.reason.width())
    finally:
        language.install("en")
