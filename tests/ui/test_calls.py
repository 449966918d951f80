"""Several seats that may act at once: the earliest counts, time can stand still, nothing is left behind."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kasane_desktop.core.game import CHANCE
from kasane_desktop.games.kabuki.rules.actions import Pass, Stop
from kasane_desktop.match.match import Match, Sitter, Step
from kasane_desktop.match.window import GRACE
from kasane_desktop.scene.call_keys import CALL_KEYS, key_name, keys_of
from kasane_desktop.ui.conducting.calls import LATEST, Calls, EventTime
from kasane_desktop.ui.dialogs.preferences_dialog import PreferencesDialog
from kasane_desktop.ui.settings.preferences import Preferences, load_preferences, save_preferences
from tests.ui.hand_clock import STEP, HandClock, laid_match, scenario


@dataclass
class Table:
    """A window over a match, with a clock turned by hand."""

    match: Match
    length: float | None = 4.0
    clock: HandClock = field(default_factory=HandClock)

    def __post_init__(self) -> None:
        self.calls = Calls(self.match, self.clock, self.length, EventTime(self.clock))
        self.next = asyncio.ensure_future(self.calls.next())

    async def at(self, now: float) -> list[Step] | None:
        """Turn the clock; what was played by then, None if nothing."""
        self.clock.now = now
        self.calls.wake()
        for _ in range(5):
            await asyncio.sleep(0)
        if not self.next.done():
            return None
        played = self.next.result()
        self.next = asyncio.ensure_future(self.calls.next())
        await asyncio.sleep(0)
        return played

    async def leave(self) -> None:
        self.next.cancel()
        await asyncio.gather(self.next, return_exceptions=True)


# -- the window on the loop ---------------------------------------------------------------------------


@scenario
async def test_the_earlier_press_wins_whatever_is_heard_first() -> None:
    table = Table(laid_match())
    table.clock.now = 101.0
    table.calls.call(2, Stop(), 5001)
    table.calls.call(1, Stop(), 5000)
    assert await table.at(101.0) is None  # an earlier one might still come
    assert await table.at(101.0 + GRACE) == [Step(1, Stop())]
    await table.leave()


@scenario
async def test_the_earlier_press_wins_if_it_is_heard_first_and_the_other_at_the_same_moment() -> None:
    table = Table(laid_match())
    table.clock.now = 101.0
    table.calls.call(2, Stop(), 5000)
    table.calls.call(1, Stop(), 5001)
    assert await table.at(101.0 + 2 * GRACE) == [Step(2, Stop())]
    await table.leave()


@scenario
async def test_a_press_keeps_its_place_when_a_later_one_shows_that_the_first_was_late() -> None:
    table = Table(laid_match("hhhh"))
    table.clock.now = 101.0
    table.calls.call(3, Stop(), 100)  # heard at once, as far as is known
    table.clock.now = 101.005
    table.calls.call(2, Stop(), 130)  # so the first took 25 ms
    table.calls.call(1, Stop(), 115)
    assert await table.at(101.005 + GRACE) == [Step(3, Stop())]
    await table.leave()


@scenario
async def test_two_presses_in_the_same_millisecond_go_by_seat() -> None:
    table = Table(laid_match())
    table.clock.now = 101.0
    table.calls.call(2, Stop(), 5000)
    table.calls.call(1, Stop(), 5000)
    assert await table.at(101.0 + GRACE) == [Step(1, Stop())]
    await table.leave()


@scenario
async def test_a_press_at_the_last_millisecond_counts_even_if_it_is_heard_after_the_end() -> None:
    table = Table(laid_match())
    table.clock.now = 103.9
    table.calls.call(2, Pass(), 10_000)  # tells what time it is there
    assert await table.at(103.9 + GRACE) is None
    table.clock.now = 104.02
    table.calls.call(1, Stop(), 10_100)  # made at 104.0
    assert await table.at(104.0 + GRACE + STEP) == [Step(2, Pass()), Step(1, Stop())]
    await table.leave()


@scenario
async def test_a_press_a_millisecond_after_the_end_does_not_count() -> None:
    table = Table(laid_match())
    table.clock.now = 103.9
    table.calls.call(2, Pass(), 10_000)
    assert await table.at(103.9 + GRACE) is None
    table.clock.now = 104.02
    table.calls.call(1, Stop(), 10_101)
    assert await table.at(104.0 + 2 * GRACE) == [Step(2, Pass()), Step(1, Pass())]
    assert table.match.to_act() == (CHANCE,)
    assert await table.at(104.1) == []
    await table.leave()


@scenario
async def test_without_a_word_all_have_passed_when_time_is_up() -> None:
    table = Table(laid_match())
    assert await table.at(104.0) is None
    assert await table.at(104.0 + GRACE + STEP) == [Step(1, Pass()), Step(2, Pass())]
    await table.leave()


@scenario
async def test_a_press_without_a_time_of_its_own_counts_from_when_it_is_heard() -> None:
    table = Table(laid_match())
    table.clock.now = 101.0
    table.calls.call(2, Stop(), 0)
    table.clock.now = 101.01
    table.calls.call(1, Stop(), 0)
    assert await table.at(101.1) == [Step(2, Stop())]
    await table.leave()


@scenario
async def test_a_computer_acts_when_a_person_would_have_and_the_faster_one_wins() -> None:
    table = Table(laid_match("hhc"))
    table.calls.answer(2, Stop(), 0.8)  # known long before
    assert await table.at(100.8 + GRACE - STEP) is None
    table.calls.call(1, Stop(), 5000)  # at 100.829: too late by 29 ms, though heard within the grace
    assert await table.at(100.8 + GRACE) == [Step(2, Stop())]
    await table.leave()
    table = Table(laid_match("hhc"))
    table.calls.answer(2, Stop(), 0.8)
    table.clock.now = 100.799
    table.calls.call(1, Stop(), 5000)
    assert await table.at(100.9) == [Step(1, Stop())]
    await table.leave()


@scenario
async def test_an_answer_that_comes_after_its_time_counts_from_its_time() -> None:
    table = Table(laid_match("hhc"))
    assert await table.at(102.0) is None
    table.calls.answer(2, Stop(), 0.8)
    assert await table.at(102.0) == [Step(2, Stop())]
    await table.leave()


@scenario
async def test_time_stands_still_during_a_pause_for_all() -> None:
    table = Table(laid_match("hhc"))
    table.calls.answer(2, Stop(), 1.5)
    assert await table.at(101.0) is None
    table.calls.pause(True)
    assert table.calls.remaining == pytest.approx(3.0)
    assert await table.at(500.0) is None
    table.calls.call(1, Stop(), 400_000)  # nobody can have seen what it was about
    assert table.calls.remaining == pytest.approx(3.0)
    table.calls.pause(False)
    assert await table.at(500.4) is None
    assert table.calls.remaining == pytest.approx(2.6)
    assert await table.at(500.5 + GRACE + STEP) == [Step(2, Stop())]
    await table.leave()


@scenario
async def test_a_press_before_the_pause_counts_after_it() -> None:
    table = Table(laid_match())
    table.clock.now = 101.0
    table.calls.call(2, Stop(), 5000)
    table.calls.pause(True)
    assert await table.at(200.0) is None
    table.calls.pause(False)
    assert await table.at(200.0) == [Step(2, Stop())]
    await table.leave()


@scenario
async def test_without_a_limit_everyone_is_waited_for() -> None:
    table = Table(laid_match("hhc"), length=None)
    table.calls.answer(2, Pass(), 1.0)
    assert await table.at(102.0) is None
    assert await table.at(10_000.0) is None
    assert table.calls.remaining is None
    table.calls.call(1, Pass(), 9_000_000)
    assert await table.at(10_001.0) == [Step(2, Pass()), Step(1, Pass())]
    assert await table.at(10_002.0) == []
    await table.leave()


@scenario
async def test_the_pass_of_the_last_human_closes_it_if_no_computer_will_call() -> None:
    table = Table(laid_match("hhc"))
    table.calls.answer(2, Pass(), 3.5)
    table.clock.now = 100.5
    table.calls.call(1, Pass(), 5000)
    assert await table.at(100.5 + GRACE) is None
    assert await table.at(100.5 + 2 * GRACE + STEP) == [Step(1, Pass()), Step(2, Pass())]
    await table.leave()


@scenario
async def test_a_computer_still_calls_after_the_last_human_has_passed() -> None:
    table = Table(laid_match("hhcc"))
    table.calls.answer(2, Stop(), 1.5)
    table.calls.answer(3, Pass(), 3.5)
    table.clock.now = 100.5
    table.calls.call(1, Pass(), 5000)
    assert await table.at(101.5) is None
    played = await table.at(101.5 + GRACE + STEP)
    assert played is not None
    assert played[-1] == Step(2, Stop())
    assert played[0] == Step(1, Pass())
    await table.leave()


@scenario
async def test_while_a_human_may_call_nothing_tells_that_the_computers_have_passed() -> None:
    match = laid_match("hhcc")
    table, before = Table(match), [match.table(seat) for seat in range(4)]
    table.calls.answer(2, Pass(), 0.4)
    table.calls.answer(3, Pass(), 0.5)
    for now in (100.45, 100.6, 102.0, 103.99):
        assert await table.at(now) is None
        assert [match.table(seat) for seat in range(4)] == before
        assert table.calls.remaining == pytest.approx(104.0 - now)
    await table.leave()


@scenario
async def test_it_wakes_by_itself() -> None:
    """The real clock, and nobody who wakes it."""
    match, loop = laid_match("hcc"), asyncio.get_running_loop()
    calls = Calls(match, loop.time, 0.2, EventTime(loop.time))
    calls.answer(1, Pass(), 0.02)
    assert await calls.next() == [Step(1, Pass()), Step(2, Pass())]
    assert await calls.next() == []


# -- the time of events -------------------------------------------------------------------------------


def test_events_are_placed_by_the_least_delay_that_was_seen() -> None:
    clock = HandClock()
    times = EventTime(clock)
    times.hear(1000)
    assert times.moment(1000) == pytest.approx(100.0)
    clock.now = 101.0
    times.hear(2020)  # its way was 20 ms shorter than that of the first
    assert times.moment(2020) == pytest.approx(101.0)
    assert times.moment(1000) == pytest.approx(99.98)
    clock.now = 102.5
    times.hear(3000)
    assert times.moment(3000) == pytest.approx(101.98)


@pytest.mark.parametrize("ms", [5, 4_000_000_000])
def test_another_clock_of_events_is_believed_at_once(ms: int) -> None:
    clock = HandClock()
    times = EventTime(clock)
    times.hear(1_000_000)
    clock.now += LATEST
    times.hear(ms)
    assert times.moment(ms) == pytest.approx(clock.now)


# -- keys ---------------------------------------------------------------------------------------------


def key(code: int, scan: int = 0) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, code, Qt.KeyboardModifier.NoModifier, scan, 0, 0)


def test_a_key_is_what_stands_on_it_and_else_where_it_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kasane_desktop.scene.call_keys._counts_from_eight", lambda: True)
    assert key_name(key(Qt.Key.Key_A, 24)) == "A"  # on a French keyboard, where Q lies elsewhere
    assert key_name(key(Qt.Key.Key_7)) == "7"
    assert key_name(key(0x0444, 38)) == "A"  # a Cyrillic letter
    assert key_name(key(Qt.Key.Key_Return, 36)) == ""
    assert key_name(key(Qt.Key.Key_Semicolon, 47)) == ""
    monkeypatch.setattr("kasane_desktop.scene.call_keys._counts_from_eight", lambda: False)
    assert key_name(key(0x0444, 30)) == "A"


def test_keys_go_to_the_humans_in_their_order() -> None:
    sitters = [Sitter("A", "skilled"), Sitter("B"), Sitter("C", "child"), Sitter("D")]
    assert keys_of(sitters, CALL_KEYS) == {1: "A", 3: "L"}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("call_seconds", 5.0),
        ("call_seconds", True),
        ("untimed", 1),
        ("stop_keys", list("ALFJZ")),
        ("stop_keys", list("ALFJZA")),
        ("stop_keys", list("ALFJZ1")),
        ("stop_keys", ["A", "L", "F", "J", "Z", ["M"]]),
        ("pass_keys", list("SKDHX")),
        ("pass_keys", list("SKDHXS")),
    ],
)
def test_wrong_preferences_for_calls_are_replaced(tmp_path: Path, name: str, value: object) -> None:
    file = tmp_path / "preferences.json"
    preferences = Preferences()
    setattr(preferences, name, value)
    save_preferences(preferences, file)
    loaded, wrong = load_preferences(file)
    assert wrong == [name]
    assert loaded == Preferences()


def test_right_preferences_for_calls_are_kept(tmp_path: Path) -> None:
    chosen = Preferences(call_seconds=6.0, untimed=True, stop_keys=list("QPXN09"), pass_keys=list("WOCB87"))
    save_preferences(chosen, tmp_path / "preferences.json")
    assert load_preferences(tmp_path / "preferences.json") == (chosen, [])


def test_a_key_that_called_before_there_were_keys_to_pass_still_calls(tmp_path: Path) -> None:
    file = tmp_path / "preferences.json"
    file.write_text('{"stop_keys": ["S", "L", "F", "J", "K", "M"]}', encoding="utf-8")
    loaded, wrong = load_preferences(file)
    assert wrong == []
    assert loaded.stop_keys == list("SLFJKM")
    assert len({*loaded.stop_keys, *loaded.pass_keys}) == 12


@pytest.fixture
def dialog(qtbot: QtBot) -> PreferencesDialog:
    shown = PreferencesDialog(Preferences(language="en", theme="light"))
    qtbot.addWidget(shown)
    with qtbot.waitExposed(shown):
        shown.show()
    return shown


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_the_time_to_call_is_chosen_in_the_preferences(dialog: PreferencesDialog, qtbot: QtBot) -> None:
    chosen = dialog._preferences
    for number, seconds, untimed in ((0, 2.0, False), (5, 2.0, True), (3, 6.0, False)):
        with qtbot.waitSignal(dialog.changed):
            QTest.mouseClick(dialog.call_time.parts[number], Qt.MouseButton.LeftButton)
        assert (chosen.call_seconds, chosen.untimed) == (seconds, untimed)


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_a_key_is_chosen_by_pressing_it_and_stays_the_only_one(dialog: PreferencesDialog) -> None:
    chosen, caps = dialog._preferences, dialog.stop_keys.caps
    for number, pressed, keys, passing in (
        (0, Qt.Key.Key_Q, "QLFJZM", "SKDHXN"),
        (1, Qt.Key.Key_Q, "LQFJZM", "SKDHXN"),  # they change places
        (2, Qt.Key.Key_1, "LQFJZM", "SKDHXN"),  # needed to lay a mask
        (2, Qt.Key.Key_Escape, "LQFJZM", "SKDHXN"),
        (5, Qt.Key.Key_0, "LQFJZ0", "SKDHXN"),
        (6, Qt.Key.Key_W, "LQFJZ0", "WKDHXN"),
        (7, Qt.Key.Key_L, "KQFJZ0", "WLDHXN"),  # also between the rows
    ):
        QTest.mouseClick(caps[number], Qt.MouseButton.LeftButton)
        QTest.keyClick(caps[number], pressed)
        assert (chosen.stop_keys, chosen.pass_keys) == (list(keys), list(passing))
        caps[number].setChecked(False)
    assert caps[0].accessibleName() == "Stop! key of human 1: K"
    assert caps[7].accessibleName() == "Pass key of human 2: L"
