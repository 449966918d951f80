"""The sounds that are shipped are those that the script makes, and they are fit to be heard."""

from __future__ import annotations

import math
import sys
from array import array
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate, pairwise
from pathlib import Path
from typing import Any

import pytest

from kasane_desktop.sound.bank import RATE, Bank, read_wave
from kasane_desktop.sound.cues import NAMES

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "assets" / "sounds"
FILES = sorted(path.name for path in FOLDER.glob("*.wav"))


@pytest.fixture(scope="module")
def script() -> Iterator[Any]:
    sys.path.insert(0, str(ROOT / "packaging"))
    try:
        yield __import__("sounds")
    finally:
        sys.path.remove(str(ROOT / "packaging"))
        sys.modules.pop("sounds", None)


def test_the_files_are_what_the_script_makes(script: Any) -> None:
    made = script.all_sounds()
    assert sorted(made) == FILES
    for name, samples in made.items():
        kept = read_wave((FOLDER / name).read_bytes())
        assert len(kept) == len(samples)
        # A sine may end in another last digit on another machine.
        assert max(abs(one - other) for one, other in zip(kept, samples, strict=True)) <= 1
        assert script.wave(samples)[:44] == (FOLDER / name).read_bytes()[:44]


def test_every_sound_has_a_file_and_every_file_a_sound() -> None:
    assert {name.rpartition("-")[0] for name in FILES} == set(NAMES)
    assert sum((FOLDER / name).stat().st_size for name in FILES) < 1_000_000


@pytest.mark.parametrize("name", FILES)
def test_a_sound_is_fit_to_be_heard(name: str) -> None:
    samples = read_wave((FOLDER / name).read_bytes())
    loudest = max(map(abs, samples))
    assert 0.3 < loudest / 32768 < 0.75  # heard, and with room for others beside it
    assert abs(sum(samples)) / len(samples) < 16  # no constant part
    assert samples[0] == 0  # it does not begin with a crack
    assert abs(samples[1]) < 0.15 * loudest
    assert max(map(abs, samples[-24:])) < 0.01 * loudest  # it ends in silence
    fifth = len(samples) // 5
    assert _power(samples[-fifth:]) < 0.25 * _power(samples[: 3 * fifth])  # and dies away


LOW, HIGH = 400.0, 2000.0
BRIGHT = {
    "drum": (0.0, LOW),
    "refusal": (0.0, LOW),
    "mask": (LOW / 2, HIGH),
    "card": (LOW, HIGH * 1.2),
} | dict.fromkeys(("bead", "tile", "hand"), (HIGH, 8000.0))
"""Hertz between which most of a sound lies: skins are dull, wood is in the middle, glass and paper are bright."""


@pytest.mark.parametrize("name", [name for name in FILES if name.rpartition("-")[0] in BRIGHT])
def test_a_sound_is_as_bright_as_what_it_is_made_of(name: str) -> None:
    samples = read_wave((FOLDER / name).read_bytes())
    change = array("h", [(b - a) // 2 for a, b in pairwise(samples)])
    pitch = RATE / math.tau * 2 * math.sqrt(_power(change) / _power(samples))
    least, most = BRIGHT[name.rpartition("-")[0]]
    assert least < pitch < most


TELLING = ("clappers", "drum", "curtain", "group", "turn", "win", "end")
"""Sounds that are to be noticed; the others go with what a hand does, many times a match."""


@pytest.mark.parametrize("name", FILES)
def test_no_sound_is_much_louder_than_others(name: str) -> None:
    """In its loudest twentieth of a second, without what small loudspeakers leave out."""
    samples = read_wave((FOLDER / name).read_bytes())
    kept, low, fall = [], 0.0, math.exp(-math.tau * 150 / RATE)
    for sample in samples:
        low = fall * low + (1 - fall) * sample
        kept.append((sample - low) ** 2)
    powers, long = [0.0, *accumulate(kept)], RATE // 20
    loudest = max(late - soon for soon, late in zip(powers, powers[long:], strict=False)) / long / 32768**2
    told = name.rpartition("-")[0] in TELLING
    assert (-20 if told else -23.5) < 10 * math.log10(loudest) < (-15 if told else -19)


def test_every_sound_has_a_few_variants() -> None:
    counts = Counter(name.rpartition("-")[0] for name in FILES)
    assert {name for name, count in counts.items() if count < 2} == set()


def _power(samples: array[int]) -> float:
    return sum(value * value for value in samples) / len(samples)


def test_variants_differ_and_take_turns() -> None:
    bank = Bank()
    taken = [bytes(bank.take("card")) for _ in range(40)]
    assert len(set(taken)) == 3
    assert all(one != next_one for one, next_one in pairwise(taken))
    assert len({bytes(bank.take("win")) for _ in range(5)}) == 2


def test_what_is_no_sound_of_ours_is_not_heard(tmp_path: Path) -> None:
    good = (FOLDER / "card-1.wav").read_bytes()
    assert len(read_wave(good)) == (len(good) - 44) // 2
    for bad in (b"", good[:40], b"RIFX" + good[4:], good[:22] + b"\x02" + good[23:]):
        with pytest.raises(ValueError, match=r"too short|not one of ours"):
            read_wave(bad)
    assert not Bank().take("thunder")
    assert RATE == 24_000
