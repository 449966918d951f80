"""All keys stand in one table, can be changed, and do what the list of keys says they do."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kasane_desktop.scene.call_keys import CALL_KEYS, PASS_KEYS
from kasane_desktop.scene.kit import Look, fonts, theme
from kasane_desktop.ui.keys.keymap import command_of, sequences, spelled
from kasane_desktop.ui.keys.keys_dialog import KeysDialog
from kasane_desktop.ui.keys.keys_editor import KeysEditor
from kasane_desktop.ui.settings.commands import BY_ID, COMMANDS, STAYING, is_key, keys_of, settled, taken_over
from kasane_desktop.ui.settings.preferences import TEXT_SIZES, Preferences, load_preferences, save_preferences
from tests.ui.windows import Sitting, process_events, run

CALLING = (*CALL_KEYS, *PASS_KEYS)


def doubled(chosen: dict[str, str]) -> set[str]:
    """Keys that more than one command has."""
    keys = [key for command in COMMANDS for key in dict.fromkeys(keys_of(command, chosen))]
    return {key for key in keys if keys.count(key) > 1}


def test_no_key_is_listed_in_two_lines(qtbot: QtBot) -> None:
    """Where texts are large, or the screen."""
    fonts.set_text_size(max(TEXT_SIZES))
    try:
        dialog = KeysDialog("", [], {})
        qtbot.addWidget(dialog)
        dialog.show()
        keys = {spelled(command.id, {}) for command in COMMANDS}
        document, found = dialog.list.document(), 0
        document.size()  # all of it is laid out, not only what is seen
        for number in range(document.blockCount()):
            block = document.findBlockByNumber(number)
            if block.text() in keys:
                assert block.layout().lineCount() == 1, block.text()
                found += 1
        assert found > 20
    finally:
        fonts.set_text_size(1.0)


def test_the_usual_keys_are_keys_and_no_two_commands_share_one() -> None:
    assert all(is_key(key) and QKeySequence(key).toString() for command in COMMANDS for key in command.keys)
    assert doubled({}) == set()
    assert not {key for command in COMMANDS for key in command.keys} & set(CALLING)


ODD: list[Any] = ["F2", "F9", "Q", "Tab", "A", "", 7, "x", "Ctrl+Z", "Ctrl+Alt+Del"]
GOOD = ["F2", "F9", "Q", "", "Ctrl+Z", "1", "Ctrl+Alt+X"]


@given(st.dictionaries(st.sampled_from([*BY_ID, "no such"]), st.sampled_from(ODD)))
def test_any_choice_becomes_one_that_can_stand(chosen: dict[str, Any]) -> None:
    good = settled(chosen, CALLING)
    assert doubled(good) == set()
    assert good.items() <= chosen.items()
    assert settled(good, CALLING) == good
    assert not set(good.values()) & set(CALLING)


@given(st.lists(st.tuples(st.sampled_from(list(BY_ID)), st.sampled_from(GOOD))))
def test_however_keys_change_places_each_is_one_commands_alone(steps: list[tuple[str, str]]) -> None:
    chosen: dict[str, str] = {}
    for id, key in steps:
        chosen, other = taken_over(id, key, chosen)
        assert doubled(chosen) == set()
        assert settled(chosen, CALLING) == chosen
        assert not key or key in keys_of(BY_ID[id], chosen)
        assert other is None or key not in keys_of(other, chosen)


def test_what_is_wrong_in_a_file_falls_back(tmp_path: Path) -> None:
    path = tmp_path / "preferences.json"
    keys = {"hint": "F9", "undo": "nonsense", "log": "Tab", "redo": "A", "gone": "F10", "result": "Ctrl+R"}
    path.write_text(json.dumps({"keys": keys}), encoding="utf-8")
    preferences, wrong = load_preferences(path)
    assert (preferences.keys, wrong) == ({"hint": "F9"}, ["keys"])
    assert save_preferences(preferences, path)
    assert load_preferences(path)[0].keys == {"hint": "F9"}


# -- the window ----------------------------------------------------------------------------------------


def actions(menu: Any) -> list[QAction]:
    found: list[QAction] = []
    for action in menu.actions():
        found += actions(action.menu()) if action.menu() is not None else [action]
    return found


def test_every_key_of_the_menus_is_in_the_table(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    async def check() -> None:
        sitting = Sitting(tmp_path)
        window = sitting.window
        keyed = [action for action in actions(window.menu) if action.shortcuts()]
        commands = [command_of(action) for action in keyed]
        in_menus = {command.id for command in COMMANDS if command.group in ("window", "match")}
        assert {command.id for command in commands if command is not None} == in_menus
        assert len(commands) == len(in_menus)
        sitting.preferences.keys = {"hint": "F9", "undo": ""}
        window.apply_preferences()
        assert window.menu.hint_action.shortcut().toString() == "F9"
        assert window.menu.undo_action.shortcuts() == []
        sitting.preferences.keys = {}
        window.apply_preferences()
        assert window.menu.undo_action.shortcuts() == sequences(BY_ID["undo"], {})
        window.close()

    run(check, qapp)


def test_keys_that_are_chosen_are_heard_at_the_table(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    async def check() -> None:
        sitting = Sitting(tmp_path)
        sitting.preferences.keys = {"1": "Q", "down": "J", "read_asked": "F9", "do": "E"}
        sitting.start("rainbow", ["human", "human"])
        window = sitting.window
        await sitting.until(lambda: bool(sitting.live()))
        view, scene = window.page.view, window.page.scene
        assert scene is not None
        said: list[str] = []
        scene.spoken.connect(said.append)
        QTest.keyClick(view, Qt.Key.Key_F9)
        assert len(said) == 1
        QTest.keyClick(view, Qt.Key.Key_F2)  # not any more
        assert len(said) == 1
        raised = [key for key in ("q", "1") if _raises(view, scene, key)]
        assert raised in (["q"], [])  # there may be no such card
        assert tuple(keys for keys, _ in scene.own_keys()) == ("Q 2 3 4 5 6",)
        QTest.keyClick(view, Qt.Key.Key_Tab)
        first = scene.focusItem()
        assert first is not None
        QTest.keyClick(view, Qt.Key.Key_Escape)
        assert scene.focusItem() is None
        dialog = KeysDialog("", scene.own_keys(), sitting.preferences.keys)
        qtbot.addWidget(dialog)
        told = dialog.list.toPlainText()
        assert "F9" in told
        assert "E · Return · Enter · Space" in told
        window.close()

    run(check, qapp)


def _raises(view: Any, scene: Any, key: str) -> bool:
    before = scene._choice.picked
    QTest.keyClicks(view, key)
    after = scene._choice.picked
    scene._choice.clear()
    return bool(before != after)


# -- the page on which they are changed ----------------------------------------------------------------


def test_in_the_window_what_is_said_about_a_key_stays(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    async def check() -> None:
        window = Sitting(tmp_path).window
        said = list[str]()

        def change() -> None:
            editor = QApplication.activeModalWidget()
            assert isinstance(editor, KeysEditor)
            editor.put("hint", "Ctrl+H")
            process_events()  # whatever the change has led to
            said.append(editor.told.text())
            editor.reject()

        QTimer.singleShot(0, window, change)
        window.dialogs.change_keys()
        assert said
        assert said[0].startswith("Ctrl+H was the key for")
        window.close()

    run(check, qapp)


@pytest.fixture
def editor(qtbot: QtBot) -> KeysEditor:
    made = KeysEditor(Preferences(), Look(theme(False)))
    qtbot.addWidget(made)
    return made


def press(editor: KeysEditor, id: str, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> str:
    cap = editor.caps[id]
    cap.click()
    QTest.keyClick(cap, key, held)
    cap.setChecked(False)
    return editor.told.text()


def test_a_key_is_changed_and_what_that_means_is_said(editor: KeysEditor) -> None:
    ctrl = Qt.KeyboardModifier.ControlModifier
    assert press(editor, "hint", Qt.Key.Key_F9) == "F9: hint; Enter then does it"
    assert editor._preferences.keys == {"hint": "F9"}
    assert editor.caps["hint"].accessibleName().endswith(": F9")
    said = press(editor, "undo", Qt.Key.Key_F9)
    assert "hint" in said
    assert "Ctrl+Z" in said
    assert editor._preferences.keys == {"undo": "F9", "hint": "Ctrl+Z"}
    press(editor, "hint", Qt.Key.Key_T, ctrl)
    assert editor._preferences.keys == {"undo": "F9"}  # the other is as usual again
    assert "No key" in press(editor, "log", Qt.Key.Key_Backspace)
    assert editor.caps["log"].key == "–"
    before = dict(editor._preferences.keys)
    press(editor, "log", Qt.Key.Key_Escape)
    press(editor, "log", Qt.Key.Key_Shift)
    assert editor._preferences.keys == before
    editor.reset_button.click()
    assert editor._preferences.keys == {}
    assert editor.caps["log"].key == "Ctrl+L"


@pytest.mark.parametrize(("key", "why"), [(Qt.Key.Key_Return, "everywhere"), (Qt.Key.Key_A, "Stop!")])
def test_keys_that_are_needed_are_refused_in_words(editor: KeysEditor, key: Qt.Key, why: str) -> None:
    assert why in press(editor, "hint", key)
    assert editor._preferences.keys == {}


def test_no_key_that_moves_about_is_ever_lost() -> None:
    for command in COMMANDS:
        if command.stays:
            chosen, _ = taken_over(command.id, "F9", {})
            assert set(command.keys) <= STAYING
            assert keys_of(command, chosen) == ("F9", *command.keys)
