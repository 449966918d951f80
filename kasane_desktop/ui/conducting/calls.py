"""Runs a window in which several seats may act at once, on the event loop.

Humans are heard with the time at which their key or button went down, computer players after
the time a person would need. The earliest counts, whatever comes to be worked off first.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from random import Random

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.core.text import Reason
from kasane_desktop.match.match import Match, Step
from kasane_desktop.match.window import GRACE, Clock, Window, in_time
from kasane_desktop.players.player import PLAYERS, RandomPlayer
from kasane_desktop.players.player import reaction as player_reaction

LATEST = 5.0
"""Seconds that an event can wait to be worked off; more means that its clock was set anew."""


class EventTime:
    """The time of input events by our clock.

    Events bear the milliseconds of a clock of their own, which began nobody knows when. An event arrives after it
    was made: so the least difference seen between the clocks is the nearest to the true one.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._difference: float | None = None

    def hear(self, ms: int) -> None:
        """An event has arrived that was made at `ms`."""
        seen = self._clock() - ms / 1000
        known = self._difference
        if known is None or not known <= seen <= known + LATEST:
            self._difference = seen

    def moment(self, ms: int) -> float:
        """When that was, as far as is known by now."""
        assert self._difference is not None
        return ms / 1000 + self._difference


@dataclass(frozen=True)
class _Heard:
    """A human's action: when it was made by the clock of events (0: not known), and when it was heard."""

    ms: int
    heard: float
    seat: Seat
    action: Action


class Calls:
    """A window that is open now, until `next` has nothing to give any more."""

    def __init__(self, match: Match, clock: Clock, length: float | None, times: EventTime) -> None:
        self.length = length
        self._match = match
        self._clock = clock
        self._times = times
        self._window = Window(match, clock, length)
        self._window.open()
        self._heard: list[_Heard] = []
        self._answers: list[tuple[float, Seat, Action]] = []
        self._stopped = False
        self._woken = asyncio.Event()

    async def next(self) -> list[Step]:
        """What is played next; nothing when nobody may act any more."""
        while in_time(self._match) and not self._stopped:
            if played := self._tick():
                return played
            await self._sleep()
        return []

    @property
    def remaining(self) -> float | None:
        return self._window.remaining

    # -- what comes in ---------------------------------------------------------------------------

    @property
    def passed(self) -> frozenset[Seat]:
        """The humans who have let it pass, as the others are not to know."""
        return frozenset(call.seat for call in self._heard if call.action.on_time_out) | self._window.passed

    def refusal(self, seat: Seat, action: Action) -> Reason | None:
        """Why a human may not do this now."""
        return self._window.refusal(seat, action)

    def call(self, seat: Seat, action: Action, ms: int) -> None:
        """A human has acted, at `ms` by the clock of input events."""
        if self._window.paused:
            return
        if ms > 0:
            self._times.hear(ms)
        self._heard.append(_Heard(ms, self._clock(), seat, action))
        self.wake()

    def answer(self, seat: Seat, action: Action, after: float) -> None:
        """A computer player has decided, and acts so many seconds after the opening."""
        self._answers.append((after, seat, action))
        self.wake()

    def lengthen(self, length: float | None) -> None:
        """More time than was said."""
        self.length = length
        self._window.lengthen(length)
        self.wake()

    def pause(self, paused: bool) -> None:
        if paused:
            self._window.pause()
        else:
            self._window.resume()
        self.wake()

    def stop(self) -> None:
        """Nobody wants to know any more."""
        self._stopped = True
        self.wake()

    def wake(self) -> None:
        """Look again: the clock may have moved."""
        self._woken.set()

    # -- time ------------------------------------------------------------------------------------

    def _tick(self) -> list[Step]:
        if self._window.paused:
            return []
        now = self._clock()
        for call in [call for call in self._heard if self._made(call) + GRACE <= now]:
            self._heard.remove(call)
            self._window.offer(call.seat, call.action, self._made(call))
        for after, seat, action in [answer for answer in self._answers if self._ripe(answer, now)]:
            self._answers.remove((after, seat, action))
            self._window.offer(seat, action, min(self._due(after), now))
        self._window.expect((self._due(after), seat) for after, seat, action in self._answers if _calls(action))
        return self._window.tick()

    def _ripe(self, answer: tuple[float, Seat, Action], now: float) -> bool:
        """Whether a computer player acts by now. Where no human is left who may act, nobody waits to see it pass."""
        after, _, action = answer
        return self._due(after) <= now or (action.on_time_out and self._left_alone)

    @property
    def _left_alone(self) -> bool:
        """Whether all humans who were asked have let it pass."""
        humans = {seat for seat in in_time(self._match) if self._match.sitters[seat].human}
        return bool(humans) and humans <= self._window.passed

    def _made(self, call: _Heard) -> float:
        return min(call.heard, self._times.moment(call.ms)) if call.ms > 0 else call.heard

    def _due(self, after: float) -> float:
        assert self._window.opened is not None
        return self._window.opened + after

    async def _sleep(self) -> None:
        """Until something comes in, or until it is time to look again."""
        self._woken.clear()
        rest = self._rest()
        timer = None if rest is None else asyncio.get_running_loop().call_later(rest, self._woken.set)
        try:
            await self._woken.wait()
        finally:
            if timer is not None:
                timer.cancel()

    def _rest(self) -> float | None:
        if self._window.paused:
            return None
        moments = [self._made(call) for call in self._heard]
        moments += [self._clock() if self._ripe(answer, 0.0) else self._due(answer[0]) for answer in self._answers]
        moments += [] if self._window.closes is None else [self._window.closes]
        moments += self._window.waiting
        return max(0.0, min(moments) + GRACE - self._clock()) if moments else None


def _calls(action: Action) -> bool:
    return not action.on_time_out


def reaction(match: Match, seat: Seat, action: Action, seed: str) -> float:
    """Seconds that the computer player on `seat` needs for `action`."""
    sitter, rng = match.sitters[seat], Random(seed)
    player = PLAYERS.get(sitter.player, RandomPlayer)(match.game, rng, sitter.traits)
    return player_reaction(player, match.view(seat), action, rng)
