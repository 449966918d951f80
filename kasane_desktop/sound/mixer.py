"""Several sounds at once become one stream for two ears. Arithmetic alone: nothing here knows of devices."""

from __future__ import annotations

import math
from array import array
from itertools import repeat
from operator import add, mul
from threading import Lock

VOICES = 5
"""Sounds that are heard at once."""
FADE = 96
"""Samples in which one is taken back that gives way to another."""
LOWEST, HIGHEST = -32768, 32767


class Voice:
    """A sound that is being heard."""

    def __init__(self, samples: array[int], left: float, right: float) -> None:
        self.samples, self.left, self.right = samples, left, right
        self.at = 0

    @property
    def rest(self) -> int:
        return len(self.samples) - self.at

    def give_way(self) -> None:
        """End soon, without a click."""
        kept = self.samples[self.at : self.at + FADE]
        length = len(kept)
        self.samples = array("h", [value * (length - n) // length for n, value in enumerate(kept)])
        self.at = 0


class Mixer:
    """Voices come from one thread and are mixed in another."""

    def __init__(self) -> None:
        self._voices: list[Voice] = []
        self._leaving: list[Voice] = []
        self._lock = Lock()

    def add(self, samples: array[int], pan: float, volume: float) -> None:
        """Let a sound be heard from now on, from the left (-1) to the right (1). If there are too many already, the
        one that is nearest to its end gives way."""
        left, right = gains(pan, volume)
        with self._lock:
            if len(self._voices) >= VOICES:
                oldest = min(self._voices, key=lambda voice: voice.rest)
                self._voices.remove(oldest)
                oldest.give_way()
                self._leaving = [*self._leaving[1 - VOICES :], oldest]
            self._voices.append(Voice(samples, left, right))

    @property
    def silent(self) -> bool:
        return not self._voices and not self._leaving

    @property
    def voices(self) -> int:
        """How many are heard, those that give way not counted."""
        return len(self._voices)

    def clear(self) -> None:
        with self._lock:
            self._voices, self._leaving = [], []

    def mix(self, frames: int) -> array[int]:
        """The next samples: left, right, left, right …"""
        with self._lock:
            voices = [*self._voices, *self._leaving]
            chunks = [(voice, voice.samples[voice.at : voice.at + frames]) for voice in voices]
            for voice, chunk in chunks:
                voice.at += len(chunk)
            self._voices = [voice for voice in self._voices if voice.rest]
            self._leaving = [voice for voice in self._leaving if voice.rest]
        out = array("h", bytes(4 * frames))
        out[0::2] = _side([(chunk, voice.left) for voice, chunk in chunks], frames)
        out[1::2] = _side([(chunk, voice.right) for voice, chunk in chunks], frames)
        return out


def gains(pan: float, volume: float) -> tuple[float, float]:
    """How loud it is on each side: the same power wherever it comes from, and never on one side alone."""
    angle = (1 + 0.8 * max(-1.0, min(1.0, pan))) * math.pi / 4
    return volume * math.cos(angle), volume * math.sin(angle)


def _side(heard: list[tuple[array[int], float]], frames: int) -> array[int]:
    total: list[float] = [0.0] * frames
    for chunk, gain in heard:
        length = len(chunk)
        total[:length] = map(add, total, map(mul, chunk, repeat(gain)))
    if max(total, default=0) > HIGHEST or min(total, default=0) < LOWEST:
        total = [max(LOWEST, min(HIGHEST, value)) for value in total]
    return array("h", map(int, total))
