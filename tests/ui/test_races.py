"""The conductor where several seats may act at once: who is asked, what counts, what is left behind."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.core.text import Reason
from kasane_desktop.games.kabuki.rules.actions import Lay, Pass, Stop
from kasane_desktop.match.match import Match, Step
from kasane_desktop.match.speech import source_text
from kasane_desktop.match.window import GRACE
from kasane_desktop.models.match_models import MatchModels
from kasane_desktop.players.thinker import Thinker, ThinkerFailed
from kasane_desktop.scene.calling import Calling
from kasane_desktop.ui.conducting.conductor import Conductor
from kasane_desktop.ui.conducting.race import NOTHING_TO_GAIN
from kasane_desktop.ui.playing.table_page import TablePage
from kasane_desktop.ui.settings.preferences import Preferences
from tests.ui.hand_clock import STEP, HandClock, first_mask, laid_match, scenario
from tests.ui.windows import PATIENCE, run

# -- the conductor ------------------------------------------------------------------------------------


class Minds:
    """In place of the thinker: the answers that the test gives, at once or when it wants."""

    def __init__(self, answer: Action | Exception | None = None) -> None:
        self._answer = answer
        self.asked: list[tuple[Seat, Future[Action]]] = []
        self.players: list[str] = []

    def ask(self, game: str, player: str, traits: Any, view: Any, seed: str, budget: Any = None) -> Future[Action]:
        future: Future[Action] = Future()
        self.asked.append((view.seat, future))
        self.players.append(player)
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
        models = MatchModels(match, source_text)
        thinker: Any = minds
        preferences = Preferences(speed=0.0, **chosen)
        self.conductor = Conductor(match, models, self.stage, thinker, preferences, lambda: None, clock=self.clock)
        self.refused: list[Reason] = []
        self.conductor.refused.connect(self.refused.append)
        self.task = asyncio.ensure_future(self.conductor.lead())

    async def at(self, now: float) -> None:
        self.clock.now = now
        if self.conductor.race is not None:
            self.conductor.race.wake()
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
    led.clock.now = 101.0
    at = match.cursor
    led.conductor.call(3, Pass(), 7000)
    await led.at(101.1)
    calling = led.stage.offers[-1]
    assert calling is not None
    assert set(calling.actions) == {1, 3}  # nobody is told that one has passed
    led.conductor.call(3, Stop(), 7200)
    assert [reason.key for reason in led.refused] == ["kabuki.passed"]
    led.conductor.call(1, Stop(), 8000)
    await led.at(102.0)
    assert Step(1, Stop()) in match.steps[at : at + 3]
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
    assert led.conductor.race is None
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
    await led.at(104.1)
    assert Step(2, Pass()) in match.steps[at : at + 2]
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
    assert match.steps[at:] == []
    led.conductor.call(1, Pass(), 1)
    await led.at(5001.0)
    assert match.steps[at : at + 2] == [Step(2, Pass()), Step(1, Pass())]
    assert match.to_act() != (1,) or match.cursor > at + 2
    await led.leave()


@scenario
async def test_where_no_pair_is_possible_the_window_is_short() -> None:
    match = first_mask("hhc")
    led = Led(match, Minds(Pass()))
    at = match.cursor
    await led.breathe()
    await led.at(100.0 + NOTHING_TO_GAIN)
    assert match.cursor == at
    await led.at(100.0 + NOTHING_TO_GAIN + 2 * GRACE)
    assert match.cursor > at
    await led.leave()


@scenario
async def test_a_call_that_can_only_be_wrong_is_asked_back_once() -> None:
    match = first_mask("hhc")
    led = Led(match, Minds(Pass()))
    at = match.cursor
    await led.breathe()
    led.clock.now = 100.5
    led.conductor.call(1, Stop(), 7000)
    await led.at(100.6)
    assert [reason.key for reason in led.refused] == ["kabuki.nothing-below"]
    assert match.cursor == at
    calling = led.stage.offers[-1]
    assert calling is not None
    assert calling.left == pytest.approx(3.5)  # time to think about it
    assert set(calling.actions) == {1}
    led.clock.now = 102.0
    led.conductor.call(1, Stop(), 8500)
    await led.at(102.1)
    assert Step(1, Stop()) in match.steps[at:]
    assert len(led.refused) == 1
    await led.leave()


@scenario
async def test_who_plays_alone_sees_at_once_that_they_have_passed() -> None:
    match = laid_match("hcc")
    match.play(1, Pass())
    match.play(2, Pass())
    while match.deal():
        pass
    match.play(1, Lay(0))
    minds = Minds()  # the computers are still thinking
    led = Led(match, minds)
    await led.breathe()
    led.conductor.call(0, Pass(), 7000)
    calling = led.stage.offers[-1]
    assert calling is not None
    assert calling.actions == {}
    await led.leave()


@scenario
async def test_a_hint_is_for_the_human_who_is_asked() -> None:
    match = laid_match("chh")
    for seat in match.to_act():
        match.play(seat, Pass())
    minds = Minds()
    led = Led(match, minds)
    await led.breathe()
    assert led.conductor.asked == 1
    led.conductor.hint()
    await led.breathe()
    assert [seat for seat, _ in minds.asked] == [1]
    await led.leave()


@scenario
async def test_a_hint_is_for_who_may_call_and_from_an_ordinary_memory() -> None:
    match = laid_match("chhc")
    minds = Minds()
    led = Led(match, minds)
    advised: list[Any] = []
    led.conductor.advised.connect(lambda action, reasons: advised.append((action, reasons)))
    await led.breathe()
    asked = len(minds.asked)
    led.conductor.hint()
    await led.breathe()
    assert [seat for seat, _ in minds.asked[asked:]] == [1]
    assert minds.players[-1] == "skilled"
    minds.asked[-1][1].set_result(Pass())
    await led.breathe()
    assert [action for action, _ in advised] == [Pass()]
    assert advised[0][1][0].key.startswith("players.hint.kabuki.")
    await led.leave()


@scenario
async def test_a_hint_is_for_who_looks_at_the_table_unless_they_have_passed() -> None:
    match = laid_match("chhc")
    minds = Minds()
    led = Led(match, minds)
    await led.breathe()
    asked = len(minds.asked)
    led.conductor.viewer = 2
    led.conductor.hint()
    await led.breathe()
    assert [seat for seat, _ in minds.asked[asked:]] == [2]
    minds.asked[-1][1].set_result(Pass())
    await led.breathe()
    led.conductor.call(2, Pass(), 7000)
    led.conductor.hint()
    await led.breathe()
    assert [seat for seat, _ in minds.asked[asked:]] == [2, 1]
    await led.leave()


@scenario
async def test_nobody_thinks_on_when_somebody_has_called() -> None:
    led = Led(laid_match("hhc"), Minds())  # the computer has not answered yet
    await led.breathe()
    thinking = [task for task in asyncio.all_tasks() if "_answer" in repr(task)]
    assert len(thinking) == 1
    led.conductor.call(1, Stop(), 7000)
    await led.at(100.2)
    await led.breathe()
    assert thinking[0].cancelled()
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
    with qtbot.waitExposed(page):
        page.show()
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
        async with asyncio.timeout(PATIENCE):
            while not condition():
                await asyncio.sleep(0.002)

    try:
        run(play, qapp)
    finally:
        thinker.close()


def test_time_stands_still_as_long_as_anything_keeps_one_from_the_table(qtbot: QtBot) -> None:
    page, held = TablePage(Preferences()), list[bool]()
    qtbot.addWidget(page)
    page._conductor = cast(Conductor, SimpleNamespace(pause=held.append))
    page.look_away("menu", True)
    page.look_away("rules", True)
    page.look_away("menu", False)
    page.look_away("rules", False)
    page._conductor = None
    assert held == [True, True, True, False]
