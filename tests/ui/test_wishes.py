"""What the system and those who do not look at the screen wish for: stillness, time, and to be told."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtGui import QAccessibilityHints, QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kasane_desktop.scene import announcer
from kasane_desktop.scene.moving import MovingScene
from kasane_desktop.ui.controls import style
from kasane_desktop.ui.dialogs.preferences_dialog import PreferencesDialog
from kasane_desktop.ui.settings.preferences import SPEEDS, Preferences, load_preferences
from tests.ui.windows import Sitting, run

Said = list[tuple[str, bool]]


@pytest.fixture
def listening() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch, listening: None) -> Said:
    """All that a screen reader is given to say, and whether it interrupts."""
    told: Said = []
    plain = announcer.announce

    def noted(source: QWidget, text: str, *, urgent: bool = False) -> None:
        told.append((text, urgent))
        plain(source, text, urgent=urgent)

    for module in list(sys.modules.values()):
        if getattr(module, "announce", None) is plain:
            monkeypatch.setattr(module, "announce", noted)
    return told


@pytest.fixture
def seated(qtbot: QtBot, tmp_path: Path) -> Iterator[Sitting]:
    sitting = Sitting(tmp_path, Preferences(curtain=False, language="en", theme="light", companion=False))
    qtbot.addWidget(sitting.window)
    yield sitting
    sitting.window.close()


# -- movement -----------------------------------------------------------------------------------------


def pace_of(scene: MovingScene | None) -> float:
    assert scene is not None
    return scene._traffic._ways.pace


def test_nothing_moves_if_the_system_asks_for_that(
    seated: Sitting, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    wished = [True]
    monkeypatch.setattr(style, "wants_stillness", lambda: wished[0])

    async def scenario() -> None:
        window, preferences = seated.window, seated.preferences
        seated.start("kasane", ["human", "greedy", "greedy"])
        await seated.asked()
        assert pace_of(window.page.scene) == 0
        dialog = PreferencesDialog(preferences, window)
        dialog.changed.connect(window.apply_preferences)
        assert dialog.speed.parts[0].isChecked()
        for number, speed in enumerate(SPEEDS, 1):
            dialog.speed.parts[number].click()
            assert (preferences.speed, pace_of(window.page.scene)) == (speed, speed)  # who chooses is heard
        dialog.speed.parts[0].click()
        assert (preferences.speed, pace_of(window.page.scene)) == (1.0, 0)  # others still take their time
        wished[0] = False
        window._apply_pace()
        assert pace_of(window.page.scene) == 1
        window.show_replay()
        assert pace_of(window.past.replay.scene) == 1
        wished[0] = True
        window._apply_pace()
        assert pace_of(window.past.replay.scene) == 0
        dialog.close()

    run(scenario, qapp)


@pytest.mark.parametrize(("written", "follows"), [("{}", True), ('{"speed": 1}', True), ('{"speed": 2.5}', False)])
def test_who_had_chosen_a_pace_keeps_it(tmp_path: Path, written: str, follows: bool) -> None:
    path = tmp_path / "preferences.json"
    path.write_text(written)
    assert load_preferences(path)[0].follows_motion is follows


@pytest.mark.parametrize(("wish", "still"), [("ReducedMotion", True), ("NoPreference", False)])
def test_a_later_qt_tells_what_the_system_wishes(monkeypatch: pytest.MonkeyPatch, wish: str, still: bool) -> None:
    hints = SimpleNamespace(motionPreference=lambda: f"MotionPreference.{wish}")
    monkeypatch.setattr(
        style, "QGuiApplication", SimpleNamespace(styleHints=lambda: SimpleNamespace(accessibility=lambda: hints))
    )
    assert style.wants_stillness() is still


@pytest.mark.skipif(hasattr(QAccessibilityHints, "motionPreference"), reason="Qt tells it itself")
@pytest.mark.parametrize(("system", "moving", "still"), [("win32", 1, False), ("win32", 0, True), ("linux", 0, False)])
def test_windows_tells_it_by_its_menus(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, system: str, moving: int, still: bool
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(style, "QApplication", SimpleNamespace(isEffectEnabled=lambda effect: bool(moving)))
    assert style.wants_stillness() is still


async def until_a_window(seated: Sitting) -> None:
    """Play on until the human may call."""
    conductor = seated.conductor
    while True:
        await seated.until(lambda: conductor.asked is not None or conductor.race is not None)
        if conductor.race is not None and conductor.race.humans:
            return
        if conductor.asked is not None:
            conductor.choose(seated.match.actions(conductor.asked)[0])
        await asyncio.sleep(0.002)


# -- time ---------------------------------------------------------------------------------------------


def test_who_listens_is_offered_all_the_time_there_is(seated: Sitting, qapp: QApplication, said: Said) -> None:
    seated.preferences.speed = 0.0

    async def scenario() -> None:
        question = seated.window.page.question
        seated.start("kabuki", ["greedy", "human"], seed=3)
        match = seated.match
        await until_a_window(seated)
        assert (question.words.text(), True) in said
        cursor = match.cursor
        race = seated.conductor.race
        assert race is not None
        assert race._calls._window.paused
        question.yes.click()
        assert seated.preferences.untimed
        assert race._calls.length is None
        assert match.cursor == cursor
        assert len([text for text, _ in said if text == question.words.text()]) == 1
        seated.window.show_lobby()
        seated.preferences.untimed = False
        seated.start("kabuki", ["greedy", "human"], seed=3)
        await until_a_window(seated)
        assert not question.open  # once is enough

    run(scenario, qapp)


def test_who_does_not_listen_is_not_asked(seated: Sitting, qapp: QApplication) -> None:
    QAccessible.setActive(False)
    seated.preferences.speed = 0.0

    async def scenario() -> None:
        seated.start("kabuki", ["greedy", "human"], seed=3)
        await until_a_window(seated)
        assert not seated.window.page.question.open
        assert seated.preferences.told == []

    run(scenario, qapp)


WALKED = """
import os, sys, tempfile
from pathlib import Path
from PySide6.QtGui import QAccessibilityHints, QAccessible
from PySide6.QtWidgets import QApplication, QWidget
application = QApplication(["x", "-platform", "offscreen"])
QAccessible.setActive(True)
from kasane_desktop.scene.accessibility import ViewReader
from kasane_desktop.ui.settings.preferences import Preferences
from tests.ui.windows import Sitting, run
from tests.matches import Setting, random_match
from kasane_desktop.catalogue import CATALOGUE
sitting = Sitting(Path(sys.argv[1]), Preferences(speed=0.0, language="en", theme="light"))
window = sitting.window
for widget in window.findChildren(QWidget):
    QAccessible.queryAccessibleInterface(widget)  # as a client does that walks through the whole tree

def read(view):
    reader = QAccessible.queryAccessibleInterface(view)
    assert isinstance(reader, ViewReader), view
    assert reader.childCount() > 5
    assert reader.text(QAccessible.Text.Name) == "Colors of Kasane"

async def scenario():
    sitting.start("kasane", ["human", "greedy", "greedy"])
    await sitting.asked()
    read(window.page.view)
    window.past.show_replay(random_match(Setting(CATALOGUE["kasane"], 3), 4), window.show_lobby)
    read(window.past.replay.view)

run(scenario, application)
window.close()
print("read")
"""


def test_who_has_walked_through_the_lobby_still_finds_the_table(tmp_path: Path) -> None:
    """In a program of its own: here somebody has let screen readers in already."""
    command = [sys.executable, "-c", WALKED, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert "read" in done.stdout, done.stderr


# -- words --------------------------------------------------------------------------------------------


def test_questions_notices_and_the_curtain_are_told(seated: Sitting, qapp: QApplication, said: Said) -> None:
    seated.preferences.speed, seated.preferences.curtain = 0.0, True

    async def scenario() -> None:
        window = seated.window
        seated.start("rainbow", ["human", "human", "greedy"])
        await seated.until(window.page.curtain_item.isVisible)
        assert any(urgent and "it is your turn" in text and "hidden" in text for text, urgent in said)
        await seated.lift_curtain()
        window.page.question.ask("Shall it be?", lambda: None)
        assert said[-1] == ("Shall it be?", True)
        window.page.question.vanish()
        window.toggle_sound()
        assert said[-1] == ("Sound off", False)

    run(scenario, qapp)
