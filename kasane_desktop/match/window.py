"""The time in which several seats may act at once ("Stop!").

The rules have no clock; this has one, handed in, so that tests can turn it. What counts is
when an input was made, not when it was worked off: an input is held for a short grace, in
which an earlier one may still arrive.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.core.text import Reason
from kasane_desktop.match.match import Match, Pace, Step

Clock = Callable[[], float]
"""Seconds since some fixed moment, like `time.monotonic`."""

GRACE = 0.03

Input = tuple[float, Seat, Action]
"""When it was made, by whom, and what."""


def idle_action(match: Match, seat: Seat) -> Action | None:
    """What a seat does by letting its time run out; None if it has all the time it wants."""
    return next((action for action in match.actions(seat) if action.on_time_out), None)


def in_time(match: Match) -> tuple[Seat, ...]:
    """The seats that have only so much time to act now."""
    return tuple(seat for seat in match.to_act() if idle_action(match, seat) is not None)


def counted(inputs: Iterable[Input]) -> list[Input]:
    """What counts of all that is done in a window, the earliest first: the first call, and who let it pass before
    that. Whatever comes later is void."""
    ordered = sorted(inputs, key=lambda entry: entry[:2])
    call = next((n for n, (_, _, action) in enumerate(ordered) if not action.on_time_out), len(ordered))
    return ordered[: call + 1]


class Window:
    """Open from `open()` for `length` seconds of unpaused time (None: until all have acted).

    Who lets it pass says so to nobody: such an action is held until the window closes, by a call, with the last of
    them, or when the time is up. So no pass tells the others anything while they may still call.
    """

    def __init__(self, match: Match, clock: Clock, length: float | None) -> None:
        self._match = match
        self._clock = clock
        self._length = length
        self._inputs: list[Input] = []
        self._expected: list[tuple[float, Seat]] = []
        self._paused_at: float | None = None
        self.opened: float | None = None  # when, moved on by the pauses

    def open(self) -> None:
        """The piece that everyone waits for has been shown: time runs."""
        if self.opened is None:
            self.opened = self._clock()

    def lengthen(self, length: float | None) -> None:
        """More time than was said."""
        self._length = length

    def pause(self) -> None:
        """Time stands still; inputs made meanwhile do not count."""
        if self.opened is not None and self._paused_at is None:
            self._paused_at = self._clock()

    def resume(self) -> None:
        if self.opened is not None and self._paused_at is not None:
            self.opened += self._clock() - self._paused_at
            self._paused_at = None

    @property
    def paused(self) -> bool:
        return self._paused_at is not None

    @property
    def closes(self) -> float | None:
        """When the time is up; None without a limit, or before it has begun."""
        return None if self.opened is None or self._length is None else self.opened + self._length

    @property
    def remaining(self) -> float | None:
        """Seconds left, None without a limit."""
        if self.closes is None:
            return self._length
        now = self._clock() if self._paused_at is None else self._paused_at
        return max(0.0, self.closes - now)

    def offer(self, seat: Seat, action: Action, at: float) -> bool:
        """An input made at time `at`. False if it cannot count: too late, too early, paused,
        or not for this seat to make."""
        if self.opened is None or (self._paused_at is not None and at >= self._paused_at):
            return False
        if self.closes is not None and at > self.closes:
            return False
        if seat in self.passed or action not in self._match.actions(seat):
            return False
        self._inputs.append((at, seat, action))
        return True

    @property
    def passed(self) -> frozenset[Seat]:
        """The seats that will do nothing any more, as nobody else knows yet."""
        return frozenset(seat for _, seat, action in self._inputs if action.on_time_out)

    def refusal(self, seat: Seat, action: Action) -> Reason | None:
        """Why a seat may not do this now, by the rules and by what it has done already."""
        if seat not in self.passed:
            return self._match.refusal(seat, action)
        line = self._match.branch(self._match.cursor)
        line.play(seat, next(held for _, who, held in self._inputs if who == seat and held.on_time_out))
        return line.refusal(seat, action)

    @property
    def waiting(self) -> list[float]:
        """When the inputs were made of which something may come soon."""
        calls = [at for at, _, action in self._inputs if not action.on_time_out]
        return [at for at, _, _ in self._inputs] if self.passed.issuperset(in_time(self._match)) else calls

    def tick(self) -> list[Step]:
        """Play all that is due by now, earliest first, if that closes the window; the steps played."""
        if self.opened is None or self.paused:
            return []
        now = self._clock()
        due = counted(entry for entry in self._inputs if entry[0] <= now - GRACE)
        played: list[Step] = []
        if due and not due[-1][2].on_time_out:
            at, seat, action = due.pop()
            self._play(due, played)
            self._play_if_open(seat, action, played, self._pace(at, seat))
        elif {seat for _, seat, _ in due}.issuperset(in_time(self._match)):
            self._play(due, played)
        elif self.closes is not None and now >= self.closes + GRACE:
            self._play(due, played)
            for seat in in_time(self._match):
                self._play_if_open(seat, idle_action(self._match, seat), played)
        if played:
            self._inputs.clear()
        return played

    def expect(self, calls: Iterable[tuple[float, Seat]]) -> None:
        """Calls that are still to come, and when: by them it is told how close it was."""
        self._expected = list(calls)

    def _pace(self, at: float, caller: Seat) -> Pace | None:
        """How fast a call was; where there is no limit, nobody was in a hurry."""
        if self.opened is None or self._length is None:
            return None
        others = [(when, seat) for when, seat, action in self._inputs if not action.on_time_out] + self._expected
        later = [when - at for when, seat in others if seat != caller]
        ahead = min(later, default=None)
        return Pace(_ms(at - self.opened), None if ahead is None else _ms(ahead))

    def _play(self, entries: list[Input], played: list[Step]) -> None:
        for _, seat, action in entries:
            self._play_if_open(seat, action, played)

    def _play_if_open(self, seat: Seat, action: Action | None, played: list[Step], pace: Pace | None = None) -> None:
        # After a call that counts nobody has anything to do here: the others are void.
        if action in self._match.actions(seat):
            assert action is not None
            self._match.play(seat, action, pace)
            played.append(Step(seat, action, pace))


def _ms(seconds: float) -> int:
    return max(0, round(1000 * seconds))
