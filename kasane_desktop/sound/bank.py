"""The sounds as samples, each read when it is first wanted."""

from __future__ import annotations

import struct
import sys
from array import array
from itertools import count
from random import Random

from kasane_desktop.core.files import read_file
from kasane_desktop.core.resources import MissingAsset, asset

RATE = 24_000
"""Samples a second in all files."""
HEADER = 44
MOST_BYTES = 1024 * 1024
NOTHING = array("h")


class Bank:
    """The variants of each sound; never the same twice in a row where there are several."""

    def __init__(self) -> None:
        self._variants: dict[str, list[array[int]]] = {}
        self._last: dict[str, int] = {}
        self._rng = Random(1)

    def take(self, name: str) -> array[int]:
        """One of the variants; nothing if there is none that can be read."""
        variants = self._variants.get(name)
        if variants is None:
            variants = self._variants[name] = _read_all(name)
        if not variants:
            return NOTHING
        last = self._last.get(name)
        chosen = self._rng.choice([n for n in range(len(variants)) if n != last or len(variants) == 1])
        self._last[name] = chosen
        return variants[chosen]


def _read_all(name: str) -> list[array[int]]:
    found: list[array[int]] = []
    for number in count(1):
        try:
            found.append(read_wave(read_file(asset(f"sounds/{name}-{number}.wav"), MOST_BYTES, chosen=True)))
        except MissingAsset:
            break
        except (OSError, ValueError):
            continue
    return found


def read_wave(data: bytes) -> array[int]:
    """The samples of a file as packaging/sounds.py writes it; ValueError if it is another."""
    try:
        riff, _, kind, _, _, form, channels, rate, _, _, bits, mark, length = struct.unpack_from(
            "<4sI4s4sIHHIIHH4sI", data
        )
    except struct.error as error:
        raise ValueError("too short") from error
    if (riff, kind, mark, form, channels, rate, bits) != (b"RIFF", b"WAVE", b"data", 1, 1, RATE, 16):
        raise ValueError("not one of ours")
    samples = array("h", data[HEADER : HEADER + length // 2 * 2])
    if sys.byteorder == "big":
        samples.byteswap()
    return samples
