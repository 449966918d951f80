"""What is heard at the table: the right sound, in time, in its place, and nothing where nothing is wanted."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.text import Reason
from kasane_desktop.games.kabuki.rules.actions import Stop
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.scene.calling import Calling
from kasane_desktop.scene.stage import SOUNDS
from kasane_desktop.sound.cues import Cue
from kasane_desktop.sound.device import NoDevice
from kasane_desktop.sound.mixer import Mixer
from kasane_desktop.sound.player import SoundPlayer
from kasane_desktop.ui.conducting import race
from kasane_desktop.ui.dialogs.preferences_dialog import PreferencesDialog
from kasane_desktop.ui.playing import sounding
from kasane_desktop.ui.playing.sounding import LONG_WAIT, pan_of
from kasane_desktop.ui.settings.preferences import VOLUMES, Preferences, load_preferences, save_preferences
from tests.ui.hand_clock import HandClock, laid_match
from tests.ui.windows import Sitting, run

Heard = list[tuple[str, float, float]]


def no_device(mixer: Mixer) -> Any:
    raise NoDevice


class Notes(SoundPlayer):
    """A player who writes down what is asked for, and plays nothing."""

    def __init__(self) -> None:
        super().__init__(no_device)
        self.heard: Heard = []

    def play(self, name: str, pan: float = 0.0, volume: float = 1.0) -> None:
        assert -1 <= pan <= 1
        self.heard.append((name, pan, volume))

    @property
    def names(self) -> list[str]:
        return [name for name, _, _ in self.heard]


@pytest.fixture
def sitting(qtbot: QtBot, tmp_path: Path) -> Iterator[Sitting]:
    sitting = Sitting(tmp_path)
    yield sitting
    sitting.window.close()


def listen(sitting: Sitting, clock: Callable[[], float] | None = None) -> Notes:
    notes = Notes()
    sitting.window.current.sound(notes)
    if clock is not None:
        assert sitting.window.current.sounding is not None
        sitting.window.current.sounding._clock = clock
    return notes


def played(test: Callable[[Sitting], Coroutine[Any, Any, None]]) -> Callable[[Sitting, QApplication], None]:
    def scenario_test(sitting: Sitting, qapp: QApplication) -> None:
        run(lambda: test(sitting), qapp)

    scenario_test.__name__ = test.__name__
    return scenario_test


@pytest.mark.parametrize("game", CATALOGUE)
def test_what_computers_do_is_heard_step_by_step(
    game: str, sitting: Sitting, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(race, "NOTHING_TO_GAIN", 0.01)
    sitting.preferences.call_seconds = 0.02

    async def scenario() -> None:
        notes = listen(sitting)
        sitting.start(game, ["random"] * max(CATALOGUE[game].counts))
        # How many steps are heard hangs on who calls in time. Seats sit at different places.
        await sitting.until(lambda: len(notes.heard) > 9 and len({round(pan, 1) for _, pan, _ in notes.heard}) >= 3)
        sitting.conductor.hold(True)
        heard, match = list(notes.heard), sitting.match
        wanted = [
            cue.sound
            for number in range(match.cursor)
            for cue in SOUNDS[game].cues(match.steps[number].seat, match.steps[number].action, match.events(number))
        ]
        assert [name for name, _, _ in heard] == wanted
        assert {volume for _, _, volume in heard} == {sitting.preferences.volume}
        sitting.window.show_lobby()

    run(scenario, qapp)


@played
async def test_what_lies_at_the_left_is_heard_at_the_left(sitting: Sitting) -> None:
    listen(sitting)
    sitting.start("kasane", ["human", "random", "random", "random"])
    await sitting.asked()
    scene = sitting.window.page.scene
    assert scene is not None
    pans = {}
    for zone in ("market/0", "combination/kasane"):
        pans[zone] = pan_of(scene, zone)
        ids = [piece for piece in scene.arranged.pieces if piece.startswith(zone)]
        assert -1 <= pans[zone] <= 1, ids
    xs = [scene.arranged.pieces[piece.id].centre.x() for piece in scene.shown.zones["market/0"].pieces]
    assert pans["market/0"] == pytest.approx(2 * sum(xs) / len(xs) / scene.sceneRect().width() - 1)
    assert len({round(pan, 3) for pan in pans.values()}) == 2
    assert pan_of(scene, "nowhere") == 0.0
    sitting.window.show_lobby()


@pytest.mark.parametrize(
    ("chosen", "expected"),
    [
        ({}, {"hand", "turn"}),
        ({"sounds": False}, {"turn"}),
        ({"turn_signal": False}, {"hand"}),
        ({"muted": True}, set()),
        ({"sounds": False, "turn_signal": False}, set()),
    ],
)
def test_what_was_switched_off_is_not_heard(
    chosen: dict[str, bool], expected: set[str], sitting: Sitting, qapp: QApplication
) -> None:
    async def scenario() -> None:
        clock = HandClock()
        notes = listen(sitting, clock)
        for name, value in chosen.items():
            setattr(sitting.preferences, name, value)
        sitting.start("kasane", ["human", "random", "random"], seed=4)
        for _ in range(3):
            await sitting.asked()
            clock.now += LONG_WAIT
            await sitting.act(Random(1))
            clock.now += LONG_WAIT
        await sitting.asked()
        assert {name for name in notes.names if name in ("hand", "turn")} == expected
        if not expected:
            assert notes.heard == []
        sitting.window.show_lobby()

    run(scenario, qapp)


@played
async def test_the_signal_comes_after_a_long_wait_alone(sitting: Sitting) -> None:
    clock = HandClock()
    notes = listen(sitting, clock)
    sitting.start("kasane", ["human", "random", "random"], seed=4)
    await sitting.act(Random(1))
    await sitting.asked()
    assert "turn" not in notes.names
    page = sitting.window.page
    page.asked.emit(None)
    clock.now += LONG_WAIT - 0.1
    page.asked.emit(0)
    assert "turn" not in notes.names
    page.asked.emit(None)
    clock.now += LONG_WAIT
    page.asked.emit(0)
    assert notes.names.count("turn") == 1
    page.asked.emit(None)
    clock.now += LONG_WAIT
    page.curtain_item.ready.emit()  # whoever says so is at the table
    page.asked.emit(0)
    assert notes.names.count("turn") == 1
    sitting.window.show_lobby()


@played
async def test_a_refusal_is_heard_and_said(sitting: Sitting) -> None:
    notes = listen(sitting)
    sitting.start("kasane", ["human", "random", "random"])
    await sitting.asked()
    notes.heard.clear()
    sitting.conductor.refused.emit(Reason("core.not-your-turn"))
    assert notes.names == ["refusal"]
    assert sitting.window.page.scene is not None
    assert sitting.window.page.scene.talk.told
    sitting.window.page.scene.misplaced.emit()
    assert notes.names == ["refusal", "refusal"]
    sitting.window.show_lobby()


@played
async def test_the_curtain_is_heard_when_it_falls(sitting: Sitting) -> None:
    notes = listen(sitting)
    sitting.preferences.curtain = True
    sitting.start("rainbow", ["human", "human", "random"])
    await sitting.until(lambda: sitting.window.page.curtain_item.isVisible())
    assert notes.names.count("curtain") == 1
    await sitting.lift_curtain()
    assert notes.names.count("curtain") == 1
    sitting.window.show_lobby()


@played
async def test_the_end_is_heard(sitting: Sitting) -> None:
    notes = listen(sitting)
    sitting.start("kasane", ["random"] * 3)
    await sitting.until(lambda: sitting.over and sitting.window.result.isVisible())
    assert notes.names[-1] == "win"
    assert notes.names.count("win") == 1
    sitting.window.show_lobby()


@pytest.mark.parametrize(("humans", "won"), [((0,), True), ((1,), False), ((0, 1), True), ((), True)])
def test_who_has_won_hears_it(humans: tuple[int, ...], won: bool) -> None:
    match = Match(CATALOGUE["kasane"], [Sitter(n, "human" if at in humans else "random") for at, n in enumerate("abc")])
    rng = Random(0)
    while match.to_act():
        if not match.deal():
            seat = match.to_act()[0]
            match.play(seat, rng.choice(match.actions(seat)))
    outcome = match.outcome()
    assert outcome is not None
    first = outcome.places.index(1)
    order = [first, *(seat for seat in range(3) if seat != first)]
    seated = Match(CATALOGUE["kasane"], [Sitter(n) for n in "abc"])
    seated.steps, seated._states, seated.cursor = match.steps, match._states, match.cursor
    names = {order[place]: "human" if place in humans else "random" for place in range(3)}
    seated.sitters = tuple(Sitter(f"P{seat}", names[seat]) for seat in range(3))
    assert sounding._is_won(seated) is won


# -- in time ------------------------------------------------------------------------------------------


@played
async def test_a_card_is_heard_when_it_lands_and_a_click_lets_it_land(sitting: Sitting) -> None:
    sitting.preferences.speed = 2.5
    clock = HandClock()
    notes = listen(sitting, clock)
    sitting.start("kasane", ["human", "human", "human"], seed=4)
    await sitting.asked()
    page = sitting.window.page
    assert page.scene is not None
    page.scene.finish()
    notes.heard.clear()
    places = {key: hot for key, hot in sitting.live().items() if key.startswith("market/")}
    before = sitting.match.cursor
    sitting.click(places[min(places)].rect.center())
    await sitting.until(lambda: sitting.match.cursor > before)
    rests = [page.scene.resting]
    assert "hand" not in notes.names  # it is still on its way
    sitting.click(QPointF(2, 2))
    assert [*rests, page.scene.resting] == [False, True]
    assert notes.names.count("hand") == 1
    sitting.window.show_lobby()


@played
async def test_what_was_to_be_heard_of_a_match_is_not_heard_when_it_is_left(sitting: Sitting) -> None:
    sitting.preferences.speed = 2.5
    notes = listen(sitting)
    sitting.start("kasane", ["human", "human", "human"], seed=4)
    await sitting.asked()
    assert sitting.window.current.sounding is not None
    sitting.window.current.sounding._pending.append((sitting.window.current.sounding._clock() + 0.01, Cue("card")))
    sitting.window.show_lobby()
    notes.heard.clear()
    await asyncio.sleep(0.1)
    assert notes.heard == []


@played
async def test_taking_back_is_silent_and_doing_again_is_heard_once(sitting: Sitting) -> None:
    notes = listen(sitting)
    sitting.start("kasane", ["human", "random", "random"], seed=4)
    for _ in range(3):
        await sitting.act(Random(1))
    await sitting.asked()
    notes.heard.clear()
    sitting.conductor.undo()
    assert notes.heard == []
    await sitting.asked()
    sitting.conductor.redo()
    assert 0 < len(notes.heard) <= 6
    sitting.window.show_lobby()


# -- time runs out ------------------------------------------------------------------------------------


def test_the_drum_quickens_as_time_runs_out(sitting: Sitting, qtbot: QtBot, qapp: QApplication) -> None:
    async def scenario() -> None:
        notes_match = laid_match("hcc")
        sitting.window.sit_down(notes_match)
        assert sitting.window.current.leading is not None
        sitting.window.current.leading.cancel()
        clock = HandClock()
        notes = listen(sitting, clock)
        heard = sitting.window.current.sounding
        assert heard is not None
        assert sitting.window.conductor is not None
        heard.follow(sitting.window.conductor)
        sitting.window.page.offered.emit(Calling({0: (Stop(),)}, 4.0, 4.0))
        struck, closes = [clock.now], clock.now + 4.0
        while heard._drum.isActive():
            clock.now += heard._drum.interval() / 1000
            heard._drum.stop()
            heard._strike()
            struck.append(clock.now)
        gaps = [later - sooner for sooner, later in pairwise(struck)]
        assert 8 < len(notes.heard) < 20
        assert set(notes.names) == {"drum"}
        assert gaps == sorted(gaps, reverse=True)
        assert gaps[0] > 3 * gaps[-1]
        assert struck[-1] <= closes
        loud = [volume for _, _, volume in notes.heard]
        assert loud == sorted(loud)
        sitting.window.show_lobby()

    run(scenario, qapp)


@pytest.mark.parametrize(
    "calling",
    [
        None,
        Calling({}, 4.0, 4.0),
        Calling({0: (Stop(),)}, None, None),
        Calling({0: (Stop(),)}, 4.0, 4.0, running=False),
    ],
    ids=["over", "nobody may act", "no limit", "time stands still"],
)
def test_without_time_that_runs_out_there_is_no_drum(
    calling: Calling | None, sitting: Sitting, qapp: QApplication
) -> None:
    async def scenario() -> None:
        notes = listen(sitting)
        sitting.window.sit_down(laid_match("hcc"))
        assert sitting.window.current.leading is not None
        sitting.window.current.leading.cancel()
        heard = sitting.window.current.sounding
        assert heard is not None
        sitting.window.page.offered.emit(Calling({0: (Stop(),)}, 4.0, 4.0))
        assert heard._drum.isActive()
        sitting.window.page.offered.emit(calling)
        assert not heard._drum.isActive()
        assert "drum" not in notes.names
        sitting.window.show_lobby()

    run(scenario, qapp)


# -- on and off ---------------------------------------------------------------------------------------


def test_a_key_silences_everything_and_says_so(sitting: Sitting, qtbot: QtBot, tmp_path: Path) -> None:
    notes, window = listen(sitting), sitting.window
    shown = [window.menu.sound_action.isChecked()]
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    muted = [sitting.preferences.muted]
    shown.append(window.menu.sound_action.isChecked())
    assert window.notice.isVisible()
    assert load_preferences(tmp_path / "preferences.json")[0].muted
    window.menu.sound_action.trigger()
    assert [*muted, sitting.preferences.muted] == [True, False]
    assert [*shown, window.menu.sound_action.isChecked()] == [True, False, True]
    assert notes.heard == []


def test_the_preferences_change_what_is_heard_at_once(sitting: Sitting, qtbot: QtBot) -> None:
    preferences = sitting.preferences
    dialog = PreferencesDialog(preferences)
    qtbot.addWidget(dialog)
    assert [part.accessibleName() for part in dialog.volume.parts] == ["Off", "Quiet", "Medium", "Loud"]
    dialog.volume.parts[3].click()
    assert (preferences.volume, preferences.muted) == (VOLUMES[-1], False)
    dialog.volume.parts[0].click()
    assert (preferences.volume, preferences.muted) == (VOLUMES[-1], True)
    dialog.volume.parts[1].click()
    assert (preferences.volume, preferences.muted) == (VOLUMES[0], False)
    dialog.sounds.click()
    dialog.turn_signal.click()
    assert (preferences.sounds, preferences.turn_signal) == (False, False)


def test_preferences_of_before_have_sound(tmp_path: Path) -> None:
    path = tmp_path / "preferences.json"
    old = vars(Preferences(theme="dark"))
    for name in ("volume", "muted", "sounds", "turn_signal"):
        del old[name]
    path.write_text(json.dumps(old))
    preferences, wrong = load_preferences(path)
    assert wrong == []
    assert (preferences.theme, preferences.sounds, preferences.turn_signal, preferences.muted) == (
        "dark",
        True,
        True,
        False,
    )
    path.write_text(json.dumps({"volume": 7.0, "muted": "yes", "sounds": 1}))
    preferences, wrong = load_preferences(path)
    assert sorted(wrong) == ["muted", "sounds", "volume"]
    assert preferences.volume == 0.6
    assert save_preferences(preferences, path)


def test_without_a_player_the_window_is_silent(sitting: Sitting) -> None:
    assert sitting.window.current.sounding is None
