"""A companion in the first matches: a sentence when something first comes up, each once, to be switched off."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kasane_desktop.match.speech import say
from kasane_desktop.ui.preferences import Preferences, load_preferences, save_preferences
from kasane_desktop.ui.preferences_dialog import PreferencesDialog
from tests.ui.windows import Sitting, process_events, run

LAY, HOPELESS = "kabuki.first.lay", "kabuki.first.hopeless"


def told(sitting: Sitting) -> str:
    scene = sitting.window.page.scene
    assert scene is not None
    return scene.told


def test_each_sentence_is_said_once_and_goes_with_a_click(qapp: QApplication, tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    preferences = sitting.preferences

    async def scenario() -> None:
        sitting.window.accompany()
        for sentence in (LAY, HOPELESS, None):
            sitting.start("kabuki", ["human", "human"])
            await sitting.asked()
            process_events()
            assert told(sitting) == ("" if sentence is None else say(sentence))
            sitting.click(QPointF(4, 4))
            process_events()
            assert told(sitting) == ""
        assert preferences.told == [LAY, HOPELESS]

    run(scenario, qapp)
    sitting.window.close()


def test_it_can_be_switched_off_and_called_back(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    preferences = Preferences(speed=0.0, curtain=False, language="en", theme="light", told=[LAY])
    sitting = Sitting(tmp_path, preferences)

    async def scenario() -> None:
        sitting.window.accompany()
        dialog = PreferencesDialog(preferences)
        qtbot.addWidget(dialog)
        dialog.show()
        QTest.mouseClick(dialog.companion, Qt.MouseButton.LeftButton)
        assert vars(preferences)["companion"] is False
        sitting.start("kabuki", ["human", "human"])
        await sitting.asked()
        process_events()
        assert told(sitting) == ""
        QTest.mouseClick(dialog.companion, Qt.MouseButton.LeftButton)
        assert vars(preferences)["companion"] is True
        sitting.start("kabuki", ["human", "human"])
        await sitting.asked()
        process_events()
        assert told(sitting) == say(LAY)  # all is said once more
        dialog.close()

    run(scenario, qapp)
    sitting.window.close()


def test_what_was_said_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "preferences.json"
    assert save_preferences(Preferences(told=[LAY], companion=False), file)
    kept, wrong = load_preferences(file)
    assert (kept.told, kept.companion, wrong) == ([LAY], False, [])
    file.write_text('{"told": [1], "lessons": {"x": 3}}')
    kept, wrong = load_preferences(file)
    assert (kept.told, kept.lessons, wrong) == ([], {}, ["lessons", "told"])
