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


class Window:
    """Open from `open()` for `length` seconds of unpaused time (None: until all have acted)."""

    def __init__(self, match: Match, clock: Clock, length: float | None, closing: Callable[[Seat], Action]) -> None:
        """`closing(seat)` is what a seat does that has done nothing when the time is up."""
        self._match = match
        self._clock = clock
        self._length = length
        self._closing = closing
        self._inputs: list[tuple[float, Seat, Action]] = []
        self._closes: float | None = None
        self._paused_at: float | None = None
        self._opened = False

    def open(self) -> None:
        """The piece that everyone waits for has been shown: time runs."""
        if not self._opened:
            self._opened = True
            if self._length is not None:
                self._closes = self._clock() + self._length

    def pause(self) -> None:
        """Time stands still; inputs made meanwhile do not count."""
        if self._opened and self._paused_at is None:
            self._paused_at = self._clock()

    def resume(self) -> None:
        if self._paused_at is not None:
            if self._closes is not None:
                self._closes += self._clock() - self._paused_at
            self._paused_at = None

    @property
    def remaining(self) -> float | None:
        """Seconds left, None without a limit."""
        if self._closes is None:
            return self._length
        now = self._clock() if self._paused_at is None else self._paused_at
        return max(0.0, self._closes - now)

    def offer(self, seat: Seat, action: Action, at: float) -> bool:
        """An input made at time `at`. False if it cannot count: too late, too early, paused,
        or not for this seat to make."""
        if not self._opened or (self._paused_at is not None and at >= self._paused_at):
            return False
        if self._closes is not None and at > self._closes:
            return False
        if action not in self._match.actions(seat):
            return False
        self._inputs.append((at, seat, action))
        return True

    def tick(self) -> list[Step]:
        """Play all that is due by now, earliest first; the steps played."""
        if not self._opened or self._paused_at is not None:
            return []
        now = self._clock()
        played: list[Step] = []
        for entry in sorted((entry for entry in self._inputs if entry[0] <= now - GRACE), key=lambda e: e[:2]):
            self._inputs.remove(entry)
            self._play_if_open(entry[1], entry[2], played)
        if self._closes is not None and now >= self._closes + GRACE:
            for seat in self._match.to_act():
                self._play_if_open(seat, self._closing(seat), played)
        return played

    def _play_if_open(self, seat: Seat, action: Action, played: list[Step]) -> None:
        # After a call that counts nobody has anything to do here: the others are void.
        if action in self._match.actions(seat):
            self._match.play(seat, action)
            played.append(Step(seat, action))
