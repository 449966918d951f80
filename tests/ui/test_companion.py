"""A companion in the first matches: a sentence when something first comes up, each once, to be switched off."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.games.kabuki.rules.actions import Lay, Pass
from kasane_desktop.match.speech import say
from kasane_desktop.ui.dialogs.preferences_dialog import PreferencesDialog
from kasane_desktop.ui.playing.companion import Companion
from kasane_desktop.ui.playing.table_page import TablePage
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.preferences import Preferences, load_preferences, save_preferences
from tests.ui.windows import Sitting, process_events, run

LAY, HOPELESS = "kabuki.first.lay", "kabuki.first.hopeless"


def told(sitting: Sitting) -> str:
    scene = sitting.window.page.scene
    assert scene is not None
    return scene.talk.told


def test_each_sentence_is_said_once_and_goes_with_a_click(qapp: QApplication, tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    preferences = sitting.preferences

    async def scenario() -> None:
        sitting.window.current.accompany()
        for match in (1, 2):
            sitting.start("kabuki", ["human", "human"])
            for sentence in (LAY, HOPELESS):
                await sitting.asked()
                process_events()
                assert told(sitting) == (say(sentence) if match == 1 else "")
                sitting.click(QPointF(4, 4))
                process_events()
                assert told(sitting) == ""
                sitting.conductor.choose(Lay(0))  # nothing lies below: the next one cannot win the window
                await sitting.until(lambda: sitting.conductor.race is not None)
                window = sitting.conductor.match
                for seat in window.to_act():
                    sitting.conductor.call(seat, Pass(), 0)
                await sitting.until(lambda: sitting.conductor.race is None)
        assert preferences.told == [LAY, HOPELESS]

    run(scenario, qapp)
    sitting.window.close()


def test_it_can_be_switched_off_and_called_back(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    preferences = Preferences(speed=0.0, curtain=False, language="en", theme="light", told=[LAY])
    sitting = Sitting(tmp_path, preferences)

    async def scenario() -> None:
        sitting.window.current.accompany()
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


class Room(QWidget):
    """In place of a page: it notes what is said, to the eye and to the ear."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []
        self.heard: list[str] = []
        self.scene = SimpleNamespace(talk=SimpleNamespace(remark=self.seen.append))
        self.announcer = SimpleNamespace(say=self.heard.append)


def test_of_two_things_that_come_up_at_once_each_has_its_turn(qtbot: QtBot) -> None:
    language.install("en")
    keys = [key for key in CATALOGUE["rainbow"].texts if ".first." in key][:2]
    game = SimpleNamespace(firsts=lambda view: keys)
    conductor: Any = SimpleNamespace(match=SimpleNamespace(game=game, view=lambda seat: None))
    preferences, room = Preferences(companion=True), Room()
    qtbot.addWidget(room)
    companion = Companion(preferences, cast(TablePage, room))
    sentences = [say(key) for key in keys]
    for told in (1, 2, 2):
        companion._look(conductor, 0)
        assert room.seen == room.heard == sentences[:told]
        assert preferences.told == keys[:told]
