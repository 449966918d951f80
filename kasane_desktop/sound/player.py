"""Plays sounds without anybody waiting for it: device and files belong to a thread of their own.

The device is opened when something is first to be heard, runs while it is, and rests soon after. Where there is none,
or where it fails or goes away, there is silence, and after a minute another try when the next sound comes.
"""

from __future__ import annotations

import json
import os
from collections import deque
from collections.abc import Callable
from pathlib import Path
from threading import Condition, Thread
from time import monotonic
from typing import Protocol

from kasane_desktop.core.files import save_file
from kasane_desktop.sound.bank import Bank
from kasane_desktop.sound.device import SILENT, Device, NoDevice, backends
from kasane_desktop.sound.mixer import Mixer

VARIABLE = "KASANE_DESKTOP_SOUND"
"""Of the environment: “off”, or a file in which is written what would be heard, on a device that nobody hears."""
REST = 2.0
"""Seconds of silence after which the device rests."""
RETRY = 60.0
"""Seconds for which nobody asks again for a device that is not there."""
NEAR = 0.04
"""Seconds within which the same sound is heard once."""
MOST_WAITING = 16
"""Sounds that wait for the thread; more are not heard."""


class Out(Protocol):
    """What a device is asked for."""

    @property
    def running(self) -> bool: ...
    @property
    def stalled(self) -> bool: ...
    def start(self) -> None: ...
    def stop(self) -> None: ...
    def close(self) -> None: ...


class SoundPlayer:
    """The one place where sounds are asked for."""

    def __init__(
        self, open_device: Callable[[Mixer], Out], captured: Path | None = None, clock: Callable[[], float] = monotonic
    ) -> None:
        self._open_device = open_device
        self._captured, self._lines = captured, list[str]()
        self._clock = clock
        self._begun = clock()
        self._mixer, self._bank = Mixer(), Bank()
        self._device: Out | None = None
        self._retry = 0.0
        self._last: dict[str, float] = {}
        self._asked: deque[tuple[str, float, float]] = deque(maxlen=MOST_WAITING)
        self._woken = Condition()
        self._closing = self._busy = False
        self._thread: Thread | None = None

    def play(self, name: str, pan: float = 0.0, volume: float = 1.0) -> None:
        """Let a sound be heard, from the left (-1) to the right (1), up to its full loudness (1)."""
        now = self._clock()
        if now - self._last.get(name, -NEAR) < NEAR or self._closing:
            return
        self._last[name] = now
        if self._captured is not None:
            self._write_down(self._captured, name, pan, volume, now)
        with self._woken:
            self._asked.append((name, pan, volume))
            if self._thread is None:
                self._thread = Thread(target=self._run, name="sound", daemon=True)
                self._thread.start()
            self._woken.notify()

    def close(self) -> None:
        """Nothing is heard any more. A device that does not answer is not waited for."""
        with self._woken:
            self._closing = True
            self._woken.notify()
        if self._thread is not None:
            self._thread.join(1.0)

    def _write_down(self, file: Path, name: str, pan: float, volume: float, now: float) -> None:
        line = {"ms": round(1000 * (now - self._begun)), "sound": name, "pan": round(pan, 2), "volume": volume}
        self._lines.append(json.dumps(line) + "\n")
        try:
            save_file(file, "".join(self._lines).encode())
        except OSError:
            self._captured = None

    # -- in the thread -----------------------------------------------------------------------------

    def _run(self) -> None:
        while True:
            with self._woken:
                if not self._asked and not self._closing:
                    self._woken.wait(None if self._device is None or not self._device.running else REST)
                asked = list(self._asked)
                self._asked.clear()
                if self._closing:
                    break
                self._busy = True
            self._hear(asked) if asked else self._rest()
            self._busy = False
        self._lose()

    def _hear(self, asked: list[tuple[str, float, float]]) -> None:
        if self._retry > self._clock():
            return
        for name, pan, volume in asked:
            if samples := self._bank.take(name):
                self._mixer.add(samples, pan, volume)
        try:
            self._wake_device()
        except NoDevice:
            self._lose()
            self._retry = self._clock() + RETRY

    def _wake_device(self) -> None:
        """Raises NoDevice when there is none, or none any more."""
        if self._device is not None and self._device.running:
            return
        if self._device is not None:
            try:
                self._device.start()
                return
            except NoDevice:  # it went away: perhaps there is another one
                self._device.close()
                self._device = None
        self._device = self._open_device(self._mixer)
        self._device.start()

    def _rest(self) -> None:
        """Nobody has asked for a while."""
        if self._device is None:
            return
        if self._mixer.silent:
            self._device.stop()
        elif self._device.stalled:
            self._lose()
            self._retry = self._clock() + RETRY

    def _lose(self) -> None:
        self._mixer.clear()
        if self._device is not None:
            self._device.close()
            self._device = None


def open_player() -> SoundPlayer | None:
    """For the program: as the environment says, by default through the sound system of the platform."""
    wanted = os.environ.get(VARIABLE, "")
    if wanted == "off":
        return None
    if wanted:
        return SoundPlayer(lambda mixer: Device(mixer, SILENT), Path(wanted))
    return SoundPlayer(lambda mixer: Device(mixer, backends()))
