"""The time in which several seats may act at once (Kabuki's "Stop!").

The rules have no clock; this has one, handed in, so that tests can turn it. What counts is
when an input was made, not when it was worked off: an input is held for a short grace, in
which an earlier one may still arrive.
"""

from __future__ import annotations

from collections.abc import Callable

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.match.match import Match, Step

Clock = Callable[[], float]
"""Seconds since some fixed moment, like `time.monotonic`."""

GRACE = 0.03


def idle_action(match: Match, seat: Seat) -> Action | None:
    """What a seat does by letting its time run out; None if it has all the time it wants."""
    return next((action for action in match.actions(seat) if action.on_time_out), None)


def in_time(match: Match) -> tuple[Seat, ...]:
    """The seats that have only so much time to act now."""
    return tuple(seat for seat in match.to_act() if idle_action(match, seat) is not None)


class Window:
    """Open from `open()` for `length` seconds of unpaused time (None: until all have acted)."""

    def __init__(self, match: Match, clock: Clock, length: float | None) -> None:
        self._match = match
        self._clock = clock
        self._length = length
        self._inputs: list[tuple[float, Seat, Action]] = []
        self._paused_at: float | None = None
        self.opened: float | None = None  # when, moved on by the pauses

    def open(self) -> None:
        """The piece that everyone waits for has been shown: time runs."""
        if self.opened is None:
            self.opened = self._clock()

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
        if action not in self._match.actions(seat):
            return False
        self._inputs.append((at, seat, action))
        return True

    @property
    def waiting(self) -> list[float]:
        """When the inputs were made that are held."""
        return [at for at, _, _ in self._inputs]

    def tick(self) -> list[Step]:
        """Play all that is due by now, earliest first; the steps played."""
        if self.opened is None or self.paused:
            return []
        now = self._clock()
        played: list[Step] = []
        for entry in sorted((entry for entry in self._inputs if entry[0] <= now - GRACE), key=lambda e: e[:2]):
            self._inputs.remove(entry)
            self._play_if_open(entry[1], entry[2], played)
        if self.closes is not None and now >= self.closes + GRACE:
            for seat in in_time(self._match):
                self._play_if_open(seat, idle_action(self._match, seat), played)
        return played

    def _play_if_open(self, seat: Seat, action: Action | None, played: list[Step]) -> None:
        # After a call that counts nobody has anything to do here: the others are void.
        if action in self._match.actions(seat):
            assert action is not None
            self._match.play(seat, action)
            played.append(Step(seat, action))
