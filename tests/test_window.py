"""The window in which several seats may call, with a clock turned by hand."""

from __future__ import annotations

import pytest

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import CHANCE
from kasane_desktop.games.kabuki.rules.actions import Lay, Pass, Stop
from kasane_desktop.match.match import Match, Pace, Sitter, Step
from kasane_desktop.match.window import GRACE, Window


class HandClock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


def laid_match() -> Match:
    """A match of three in which a mask has just been laid."""
    match = Match(CATALOGUE["kabuki"], [Sitter("A"), Sitter("B"), Sitter("C")], seed=3)
    while match.deal():
        pass
    (seat,) = match.to_act()
    match.play(seat, Lay(0))
    return match


def window(match: Match, clock: HandClock, length: float | None = 4.0) -> Window:
    return Window(match, clock, length)


def test_the_earlier_call_wins_whatever_is_worked_off_first(clock: HandClock) -> None:
    match = laid_match()
    first, second = match.to_act()
    open_window = window(match, clock)
    open_window.open()
    clock.now += 1
    assert open_window.offer(second, Stop(), 100.501)
    assert open_window.offer(first, Stop(), 100.500)
    assert open_window.tick() == [Step(first, Stop())]
    assert match.to_act() == (CHANCE,)


def test_an_input_waits_for_the_grace_in_which_an_earlier_one_may_arrive(clock: HandClock) -> None:
    match = laid_match()
    first, second = match.to_act()
    open_window = window(match, clock)
    open_window.open()
    clock.now = 101.0
    open_window.offer(second, Stop(), 101.0)
    assert open_window.tick() == []
    open_window.offer(first, Stop(), 100.999)
    clock.now = 101.0 + GRACE
    assert open_window.tick() == [Step(first, Stop())]


def test_two_calls_in_the_same_tick_go_by_seat(clock: HandClock) -> None:
    match = laid_match()
    first, second = match.to_act()
    open_window = window(match, clock)
    open_window.open()
    clock.now = 101.0
    open_window.offer(second, Stop(), 100.5)
    open_window.offer(first, Stop(), 100.5)
    assert open_window.tick() == [Step(min(first, second), Stop())]


def test_a_call_at_the_last_millisecond_counts_and_one_after_it_does_not(clock: HandClock) -> None:
    match = laid_match()
    first, second = match.to_act()
    open_window = window(match, clock)
    open_window.open()
    clock.now = 104.01
    assert open_window.offer(first, Stop(), 104.0)
    assert not open_window.offer(second, Stop(), 104.001)
    clock.now = 104.0 + 2 * GRACE
    assert open_window.tick() == [Step(first, Stop())]


def test_when_time_is_up_everyone_has_passed(clock: HandClock) -> None:
    match = laid_match()
    open_window = window(match, clock)
    open_window.open()
    clock.now = 104.0
    assert open_window.tick() == []
    clock.now = 104.0 + 2 * GRACE
    assert [step.action for step in open_window.tick()] == [Pass(), Pass()]
    assert match.to_act() == (CHANCE,)


def test_time_stands_still_during_a_pause(clock: HandClock) -> None:
    match = laid_match()
    open_window = window(match, clock)
    open_window.open()
    clock.now = 102.0
    open_window.pause()
    clock.now = 1000.0
    assert open_window.tick() == []
    assert open_window.remaining == pytest.approx(2.0)
    assert not open_window.offer(match.to_act()[0], Stop(), 900.0)
    open_window.resume()
    clock.now = 1001.9
    assert open_window.tick() == []
    clock.now = 1002.1
    assert len(open_window.tick()) == 2


def test_time_begins_when_the_mask_has_been_shown(clock: HandClock) -> None:
    match = laid_match()
    open_window = window(match, clock)
    assert not open_window.offer(match.to_act()[0], Stop(), 100.0)
    clock.now = 500.0
    assert open_window.tick() == []
    open_window.open()
    assert open_window.remaining == 4.0


def test_without_a_limit_it_closes_when_all_have_answered(clock: HandClock) -> None:
    match = laid_match()
    first, second = match.to_act()
    open_window = window(match, clock, None)
    open_window.open()
    clock.now = 10_000.0
    open_window.offer(second, Pass(), 9_000.0)
    assert open_window.tick() == []
    assert open_window.remaining is None
    open_window.offer(first, Pass(), 9_500.0)
    assert open_window.tick() == [Step(second, Pass()), Step(first, Pass())]
    assert match.to_act() == (CHANCE,)


def test_who_has_passed_is_known_to_nobody_until_the_window_closes(clock: HandClock) -> None:
    match = laid_match()
    first, second = match.to_act()
    open_window = window(match, clock)
    open_window.open()
    before = [match.table(seat) for seat in range(3)], match.cursor
    clock.now = 102.0
    assert open_window.offer(first, Pass(), 100.5)
    assert open_window.tick() == []
    assert ([match.table(seat) for seat in range(3)], match.cursor) == before
    clock.now = 104.0 + 2 * GRACE
    assert open_window.tick() == [Step(first, Pass()), Step(second, Pass())]


def test_who_has_passed_can_do_nothing_more_and_is_told_why(clock: HandClock) -> None:
    match = laid_match()
    first, second = match.to_act()
    open_window = window(match, clock)
    open_window.open()
    clock.now = 101.0
    open_window.offer(first, Pass(), 100.5)
    assert not open_window.offer(first, Stop(), 100.6)
    assert not open_window.offer(first, Pass(), 100.7)
    told = [open_window.refusal(first, Stop()), open_window.refusal(first, Pass()), open_window.refusal(second, Stop())]
    assert [reason and reason.key for reason in told] == ["kabuki.passed", "kabuki.passed-twice", None]


def test_a_call_closes_the_window_after_those_who_had_passed_before_it(clock: HandClock) -> None:
    match = laid_match()
    first, second = match.to_act()
    open_window = window(match, clock)
    open_window.open()
    clock.now = 103.0
    open_window.offer(second, Pass(), 100.5)
    open_window.offer(first, Stop(), 101.25)
    steps = open_window.tick()
    assert steps == [Step(second, Pass()), Step(first, Stop())]
    assert [step.pace for step in steps] == [None, Pace(1250, None)]
    assert match.to_act() == (CHANCE,)


def test_it_is_told_how_close_it_was(clock: HandClock) -> None:
    match = laid_match()
    first, second = match.to_act()
    open_window = window(match, clock)
    open_window.open()
    clock.now = 103.0
    open_window.expect([(101.5, second), (102.5, second)])
    open_window.offer(first, Stop(), 101.25)
    assert [step.pace for step in open_window.tick()] == [Pace(1250, 250)]
    assert match.steps[-1].pace == Pace(1250, 250)


def test_without_a_limit_nobody_was_faster(clock: HandClock) -> None:
    for length, told in ((4.0, True), (None, False)):
        match = laid_match()
        (first, _), open_window = match.to_act(), window(match, clock, length)
        open_window.open()
        open_window.offer(first, Stop(), clock.now)
        clock.now += 1
        (step,) = open_window.tick()
        assert (step.pace is not None) == told
        assert any(event.key == "match.pace" for event in match.events(match.cursor - 1)) == told
