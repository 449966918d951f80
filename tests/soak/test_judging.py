"""The judge of the soak: finds a leak in noise, and none where there is none."""

from __future__ import annotations

from random import Random

from tests.soak.process_tree import Use
from tests.soak.soak import EVERY, MOST_GROWTH, Look, judge

MIB = 2**20


def looks(matches: int, seed: int, leak: float, threads: int = 0, files: int = 0) -> list[Look]:
    """A program that fills its caches, then goes up and down by some megabytes, and leaks so many bytes a match."""
    rng, seen = Random(seed), list[Look]()
    for number in range(EVERY, matches + 1, EVERY):
        cached = min(1.0, number / 15) * 60 * MIB
        noise = rng.gauss(0, 2 * MIB) + rng.choice([0, 0, 0, 0, 12 * MIB])
        size = int(150 * MIB + cached + noise + leak * number)
        seen.append(Look(number, Use(size, size, 20 + threads * number, 40 + files * number + rng.choice([0, 0, 1]))))
    return seen


def test_without_a_leak_nothing_is_found() -> None:
    assert len([seed for seed in range(200) if judge(looks(60, seed, 0))]) <= 4


def test_a_leak_is_found() -> None:
    found = [judge(looks(200, seed, 10 * MOST_GROWTH["pss"])) for seed in range(50)]
    assert found.count(["pss grow"]) >= 48


def test_threads_and_files_that_are_left_behind_are_found() -> None:
    assert judge(looks(60, 1, 0, threads=1)) == ["threads grow"]
    assert judge(looks(60, 1, 0, files=1)) == ["files grow"]


def test_a_few_matches_say_nothing() -> None:
    assert judge(looks(15, 1, 0)) == ["too few matches to say anything"]
