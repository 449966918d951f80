"""Several seats that may act at once: the earliest counts, time can stand still, nothing is left behind."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kasane_desktop.core.game import CHANCE, Action, Seat
from kasane_desktop.core.text import Reason
from kasane_desktop.games.catalogue import CATALOGUE
from kasane_desktop.games.kabuki import Lay, Pass, Stop
from kasane_desktop.match.match import Match, Sitter, Step
from kasane_desktop.match.speech import source_text
from kasane_desktop.match.window import GRACE
from kasane_desktop.models.log_model import LogModel
from kasane_desktop.models.seats_model import SeatsModel
from kasane_desktop.models.table_model import TableModel
from kasane_desktop.players.thinker import Thinker, ThinkerFailed
from kasane_desktop.scene.calling import CALL_KEYS, Calling, key_name, keys_of
from kasane_desktop.ui.calls import LATEST, Calls, EventTime
from kasane_desktop.ui.conductor import Conductor, Models
from kasane_desktop.ui.preferences import Preferences, load_preferences, save_preferences
from kasane_desktop.ui.preferences_dialog import PreferencesDialog
from kasane_desktop.ui.table_page import TablePage
from tests.ui.windows import run

STEP = 0.001


class HandClock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def laid_match(players: str = "hhh", seed: int = 3) -> Match:
    """A match in which a mask has just been laid, by seat 0; h: human, c: computer."""
    kinds = {"h": "human", "c": "random"}
    for deal in range(seed, seed + 100):
        match = Match(CATALOGUE["kabuki"], [Sitter(f"P{n}", kinds[k]) for n, k in enumerate(players)], seed=deal)
        while match.deal():
            pass
        if match.to_act() == (0,):
            match.play(0, Lay(0))
            return match
    raise AssertionError("nobody begins")


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


def scenario(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """Run a test on an event loop, and see that it leaves no task behind."""

    async def cleanly() -> None:
        await test()
        assert asyncio.all_tasks() == {asyncio.current_task()}

    def scenario_test() -> None:
        asyncio.run(cleanly())

    scenario_test.__name__ = test.__name__
    return scenario_test


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
    assert await table.at(103.9 + GRACE) == [Step(2, Pass())]
    table.clock.now = 104.02
    table.calls.call(1, Stop(), 10_100)  # made at 104.0
    assert await table.at(104.0 + GRACE + STEP) == [Step(1, Stop())]
    await table.leave()


@scenario
async def test_a_press_a_millisecond_after_the_end_does_not_count() -> None:
    table = Table(laid_match())
    table.clock.now = 103.9
    table.calls.call(2, Pass(), 10_000)
    assert await table.at(103.9 + GRACE) == [Step(2, Pass())]
    table.clock.now = 104.02
    table.calls.call(1, Stop(), 10_101)
    assert await table.at(104.0 + 2 * GRACE) == [Step(1, Pass())]
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
    assert await table.at(102.0) == [Step(2, Pass())]
    assert await table.at(10_000.0) is None
    assert table.calls.remaining is None
    table.calls.call(1, Pass(), 9_000_000)
    assert await table.at(10_001.0) == [Step(1, Pass())]
    assert await table.at(10_002.0) == []
    await table.leave()


@scenario
async def test_it_wakes_by_itself() -> None:
    """The real clock, and nobody who wakes it."""
    match, loop = laid_match("hcc"), asyncio.get_running_loop()
    calls = Calls(match, loop.time, 0.2, EventTime(loop.time))
    calls.answer(1, Pass(), 0.02)
    assert await calls.next() == [Step(1, Pass())]
    assert await calls.next() == [Step(2, Pass())]
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
    monkeypatch.setattr("kasane_desktop.scene.calling._counts_from_eight", lambda: True)
    assert key_name(key(Qt.Key.Key_A, 24)) == "A"  # on a French keyboard, where Q lies elsewhere
    assert key_name(key(Qt.Key.Key_7)) == "7"
    assert key_name(key(0x0444, 38)) == "A"  # a Cyrillic letter
    assert key_name(key(Qt.Key.Key_Return, 36)) == ""
    assert key_name(key(Qt.Key.Key_Semicolon, 47)) == ""
    monkeypatch.setattr("kasane_desktop.scene.calling._counts_from_eight", lambda: False)
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
    chosen = Preferences(call_seconds=6.0, untimed=True, stop_keys=list("QPXN09"))
    save_preferences(chosen, tmp_path / "preferences.json")
    assert load_preferences(tmp_path / "preferences.json") == (chosen, [])


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
        with qtbot.waitSignal(dialog.changed, timeout=1000):
            QTest.mouseClick(dialog.call_time.parts[number], Qt.MouseButton.LeftButton)
        assert (chosen.call_seconds, chosen.untimed) == (seconds, untimed)


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_a_key_is_chosen_by_pressing_it_and_stays_the_only_one(dialog: PreferencesDialog) -> None:
    chosen, caps = dialog._preferences, dialog.stop_keys.caps
    for number, pressed, keys in (
        (0, Qt.Key.Key_Q, "QLFJZM"),
        (1, Qt.Key.Key_Q, "LQFJZM"),  # they change places
        (2, Qt.Key.Key_1, "LQFJZM"),  # needed to lay a mask
        (2, Qt.Key.Key_Escape, "LQFJZM"),
        (5, Qt.Key.Key_0, "LQFJZ0"),
    ):
        QTest.mouseClick(caps[number], Qt.MouseButton.LeftButton)
        QTest.keyClick(caps[number], pressed)
        assert chosen.stop_keys == list(keys)
        caps[number].setChecked(False)
    assert caps[0].accessibleName() == "Key of human 1: L"


# -- the conductor ------------------------------------------------------------------------------------


class Minds:
    """In place of the thinker: the answers that the test gives, at once or when it wants."""

    def __init__(self, answer: Action | Exception | None = None) -> None:
        self._answer = answer
        self.asked: list[tuple[Seat, Future[Action]]] = []

    def ask(self, game: str, player: str, traits: Any, view: Any, seed: str, budget: Any = None) -> Future[Action]:
        future: Future[Action] = Future()
        self.asked.append((view.seat, future))
        if isinstance(self._answer, Exception):
            future.set_exception(self._answer)
        elif self._answer is not None:
            future.set_result(self._answer if self._answer in view.actions else view.actions[0])
        return future

    def cancel(self) -> None:
        for _, future in self.asked:
            future.cancel()


class EmptyStage:
    """Nobody looks; it notes what is offered."""

    def __init__(self) -> None:
        self.offers: list[Calling | None] = []

    async def settle(self) -> None:
        await asyncio.sleep(0)

    async def curtain(self, seat: Seat) -> None:
        raise AssertionError("nothing is secret")

    def look_from(self, seat: Seat) -> None:
        pass

    def ask(self, seat: Seat | None) -> None:
        pass

    def offer(self, calling: Calling | None) -> None:
        self.offers.append(calling)


class Led:
    """A match that is led, with a clock turned by hand."""

    def __init__(self, match: Match, minds: Minds, **chosen: Any) -> None:
        self.match, self.minds, self.clock, self.stage = match, minds, HandClock(), EmptyStage()
        models = Models(TableModel(), SeatsModel(), LogModel(source_text))
        thinker: Any = minds
        preferences = Preferences(speed=0.0, **chosen)
        self.conductor = Conductor(match, models, self.stage, thinker, preferences, lambda: None, clock=self.clock)
        self.refused: list[Reason] = []
        self.conductor.refused.connect(self.refused.append)
        self.task = asyncio.ensure_future(self.conductor.lead())

    async def at(self, now: float) -> None:
        self.clock.now = now
        if self.conductor._calls is not None:
            self.conductor._calls.wake()
        await self.breathe()

    async def breathe(self) -> None:
        for _ in range(30):
            await asyncio.sleep(0)

    async def leave(self) -> None:
        self.minds.cancel()
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        await asyncio.sleep(0)


@scenario
async def test_all_humans_at_the_screen_may_call_and_the_others_are_not_offered() -> None:
    match = laid_match("hhch")
    led = Led(match, Minds(Pass()))
    await led.breathe()
    calling = led.stage.offers[-1]
    assert calling is not None
    assert calling.actions == {1: (Stop(), Pass()), 3: (Stop(), Pass())}
    assert (calling.seconds, calling.left, calling.running) == (4.0, 4.0, True)
    assert (calling.call(1), calling.idle(1), calling.call(2)) == (Stop(), Pass(), None)
    led.clock.now = 101.0
    led.conductor.call(3, Pass(), 7000)
    await led.at(101.1)
    calling = led.stage.offers[-1]
    assert calling is not None
    assert set(calling.actions) == {1}
    assert calling.left == pytest.approx(2.9)
    led.conductor.call(1, Stop(), 8000)
    at = match.cursor
    await led.at(102.0)
    assert match.steps[at] == Step(1, Stop())
    assert None in led.stage.offers
    await led.leave()


@scenario
async def test_a_call_after_the_window_is_refused_with_its_reason() -> None:
    match = laid_match("hh")
    led = Led(match, Minds())
    await led.breathe()
    await led.at(104.2)
    assert match.steps[match.cursor - 2] == Step(1, Pass())
    assert match.to_act() == (1,)  # and the next mask is up
    led.conductor.call(0, Stop(), 9000)
    assert [reason.key for reason in led.refused] == ["kabuki.no-window"]
    await led.leave()


@scenario
async def test_two_players_have_a_window_too() -> None:
    match = laid_match("hc")
    led = Led(match, Minds(Stop()))
    at = match.cursor
    await led.breathe()
    assert match.cursor == at
    await led.at(104.0)
    assert match.steps[at] == Step(1, Stop())
    await led.leave()


@scenario
async def test_the_window_stands_still_while_nobody_looks() -> None:
    match = laid_match("hhc")
    led = Led(match, Minds(Stop()))
    at = match.cursor
    await led.breathe()
    led.conductor.pause(True)
    calling = led.stage.offers[-1]
    assert calling is not None
    assert not calling.running
    await led.at(1000.0)
    assert match.cursor == at
    led.conductor.pause(False)
    calling = led.stage.offers[-1]
    assert calling is not None
    assert (calling.running, calling.left) == (True, 4.0)
    await led.at(1003.0)
    assert match.steps[at] == Step(2, Stop())
    await led.leave()


@scenario
async def test_a_window_that_opens_while_nobody_looks_waits() -> None:
    match = laid_match("hh")
    led = Led(match, Minds())
    led.conductor.pause(True)
    at = match.cursor
    await led.breathe()
    await led.at(1000.0)
    assert match.cursor == at
    led.conductor.pause(False)
    await led.at(1004.1)
    assert match.steps[at] == Step(1, Pass())
    await led.leave()


@scenario
async def test_leaving_with_a_computer_about_to_call_leaves_nothing_behind() -> None:
    match = laid_match("hhc")
    led = Led(match, Minds(Stop()))
    at = match.cursor
    await led.breathe()
    await led.at(100.1)
    await led.leave()
    assert led.conductor._calls is None
    led.clock.now = 200.0
    await led.breathe()
    assert match.cursor == at


@scenario
async def test_leaving_while_a_computer_still_thinks_leaves_nothing_behind() -> None:
    match = laid_match("hcc")
    led = Led(match, Minds())
    await led.breathe()
    assert [seat for seat, _ in led.minds.asked] == [1, 2]  # at once, not one after the other
    await led.leave()
    assert all(future.cancelled() for _, future in led.minds.asked)


@scenario
async def test_who_thinks_too_long_has_passed() -> None:
    match = laid_match("hcc")
    led = Led(match, Minds())
    at = match.cursor
    await led.breathe()
    await led.at(104.1)
    assert match.steps[at : at + 2] == [Step(1, Pass()), Step(2, Pass())]
    await led.leave()
    assert all(future.cancelled() for _, future in led.minds.asked)


@scenario
async def test_a_computer_that_fails_passes() -> None:
    match = laid_match("hhc")
    led = Led(match, Minds(ThinkerFailed("players.ended")))
    at = match.cursor
    await led.breathe()
    await led.at(103.0)
    assert match.steps[at] == Step(2, Pass())
    await led.leave()


@scenario
async def test_among_computers_nobody_waits_if_movement_is_off() -> None:
    match = laid_match("ccc")
    led = Led(match, Minds(Pass()))
    at = match.cursor
    await led.breathe()
    await led.at(100.0 + GRACE + STEP)
    assert match.cursor > at
    await led.leave()


@scenario
async def test_without_a_limit_the_humans_are_waited_for() -> None:
    match = laid_match("hhc")
    led = Led(match, Minds(Pass()), untimed=True)
    at = match.cursor
    await led.breathe()
    calling = led.stage.offers[-1]
    assert calling is not None
    assert (calling.seconds, calling.left) == (None, None)
    await led.at(5000.0)
    assert match.steps[at:] == [Step(2, Pass())]
    led.conductor.call(1, Pass(), 1)
    await led.at(5001.0)
    assert match.steps[at + 1] == Step(1, Pass())
    assert match.to_act() != (1,) or match.cursor > at + 2
    await led.leave()


@scenario
async def test_time_that_ran_out_cannot_be_undone() -> None:
    match = laid_match("hh")
    led = Led(match, Minds())
    await led.breathe()
    await led.at(104.1)
    assert match.irrevocable < match.cursor
    assert led.conductor.undo_target is None
    await led.leave()


# -- in real time -------------------------------------------------------------------------------------


def test_in_real_time_with_a_real_table(qtbot: QtBot, qapp: QApplication) -> None:
    """A human lets one window run out and calls in the next; computers are asked in their own process."""
    preferences = Preferences(speed=0.0, call_seconds=0.4, language="en", theme="light")
    page, thinker = TablePage(preferences), Thinker()
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show()
    qtbot.waitExposed(page)
    match = laid_match("chc")

    async def play() -> None:
        page.open(match)
        conductor = Conductor(match, page.models, page, thinker, preferences, lambda: None)
        page.attach(conductor)
        leading = asyncio.ensure_future(conductor.lead())
        at = match.cursor
        await until(lambda: any(step.seat == 1 for step in match.steps[at:]))
        assert next(step for step in match.steps[at:] if step.seat == 1) == Step(1, Pass())
        while not any(step == Step(1, Stop()) for step in match.steps):
            await until(lambda: bool(page.scene and page.scene.calling and 1 in page.scene.calling.actions) or asked())
            if asked():
                conductor.choose(Lay(1))
            else:
                QTest.keyClick(page.view, Qt.Key.Key_A)
            await asyncio.sleep(0.05)
        leading.cancel()
        await asyncio.gather(leading, return_exceptions=True)
        page.close_match()

    def asked() -> bool:
        return page.scene is not None and page.scene.asked == 1

    async def until(condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not condition():
                await asyncio.sleep(0.002)

    try:
        run(play, qapp)
    finally:
        thinker.close()
