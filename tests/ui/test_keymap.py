"""What a table hears of the keys that are pressed, when others were chosen than the usual ones."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from kasane_desktop.ui.keys.keymap import Keymap, key_text, spelled
from kasane_desktop.ui.settings.commands import COMMANDS

NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
PAD = Qt.KeyboardModifier.KeypadModifier


def press(key: Qt.Key, held: Qt.KeyboardModifier = NONE, text: str = "", *, again: bool = False) -> QKeyEvent:
    event = QKeyEvent(QEvent.Type.KeyPress, key, held, text, again)
    event.setTimestamp(4711)
    return event


@pytest.fixture
def keymap(qapp: QApplication) -> Keymap:
    return Keymap({"1": "Q", "down": "J", "read_asked": "F9"})


def test_a_chosen_key_is_heard_as_the_usual_one(keymap: Keymap) -> None:
    for key, usual in ((Qt.Key.Key_Q, Qt.Key.Key_1), (Qt.Key.Key_J, Qt.Key.Key_Down), (Qt.Key.Key_F9, Qt.Key.Key_F2)):
        meant = keymap.meant(press(key))
        assert meant is not None
        assert (meant.key(), meant.modifiers(), meant.type()) == (usual, NONE, QEvent.Type.KeyPress)


def test_when_it_went_down_and_that_it_is_held_are_heard_too(keymap: Keymap) -> None:
    once, again = keymap.meant(press(Qt.Key.Key_Q)), keymap.meant(press(Qt.Key.Key_Q, again=True))
    assert once is not None
    assert again is not None
    assert once.timestamp() == again.timestamp() == 4711  # who calls first may hang on it
    assert (once.isAutoRepeat(), again.isAutoRepeat()) == (False, True)


def test_a_key_that_was_given_up_means_nothing_and_one_that_stays_still_does(keymap: Keymap) -> None:
    for key in (Qt.Key.Key_1, Qt.Key.Key_F2):
        gone = keymap.meant(press(key))
        assert gone is not None
        assert gone.key() == 0
    assert keymap.meant(press(Qt.Key.Key_Down)) is None  # the arrows stay, whatever else does the same
    assert keymap.meant(press(Qt.Key.Key_2)) is None


def test_a_key_that_was_given_up_and_chosen_for_something_else_means_that(qapp: QApplication) -> None:
    meant = Keymap({"1": "2", "2": "1"}).meant(press(Qt.Key.Key_1))
    assert meant is not None
    assert meant.key() == Qt.Key.Key_2


def test_the_number_block_and_signs_are_keys_like_others(keymap: Keymap) -> None:
    assert key_text(press(Qt.Key.Key_5, PAD, "5")) == "5"
    assert key_text(press(Qt.Key.Key_Question, SHIFT, "?")) == "?"
    assert key_text(press(Qt.Key.Key_R, SHIFT, "R")) == "Shift+R"
    assert key_text(press(Qt.Key.Key_Backtab, SHIFT)) == "Shift+Tab"


def test_tables_name_the_keys_that_are_set(keymap: Keymap) -> None:
    assert [keymap.shown(key) for key in ("1", "2", "F2")] == ["Q", "2", "F9"]


def test_keys_with_a_word_on_them_are_not_spelled(qapp: QApplication) -> None:
    """Some keyboards have one that says Save: nobody looks for it in a list."""
    for command in COMMANDS:
        told = spelled(command.id, {}).split(" · ")
        assert not {"New", "Open", "Help", "Undo", "Redo", "Save", "Find", "Back", "Forward"} & set(told)
    assert spelled("undo", {}).startswith("Ctrl+Z")
