"""What is supposed of hidden hands."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import ceil, floor
from random import Random
from typing import Any, cast

from kasane_desktop.players.heuristic import Heuristic
from kasane_desktop.players.supposing import TIMES, TOGETHER, Supposing


@dataclass
class Guess:
    number: int

    def copy(self) -> Guess:
        return Guess(self.number)


class Guessing:
    """Every sample is another one."""

    def __init__(self) -> None:
        self.sampled = 0

    def sample(self, view: Any, rng: Random) -> Guess:
        self.sampled += 1
        return Guess(self.sampled)


def supposing(likely: Any) -> tuple[Guessing, Supposing]:
    guessing = Guessing()
    return guessing, Supposing(cast("Heuristic", guessing), cast("Any", None), likely, Random(1))


def test_what_is_likelier_comes_more_often_by_as_much_as_it_is_likelier() -> None:
    _, imagine = supposing(lambda guess: 1.0 + guess.number % 4)
    seen = Counter(imagine().number for _ in range(TOGETHER * TIMES))
    for number in range(1, TOGETHER + 1):
        due = TIMES * (1.0 + number % 4) / 2.5
        assert floor(due) <= seen[number] <= ceil(due)


def test_others_are_supposed_when_all_have_been_given() -> None:
    guessing, imagine = supposing(lambda guess: 1.0)
    first = {imagine().number for _ in range(TOGETHER * TIMES)}
    assert (guessing.sampled, len(first)) == (TOGETHER, TOGETHER)
    assert imagine().number > TOGETHER


def test_they_come_in_no_order() -> None:
    _, imagine = supposing(lambda guess: 1.0)
    given = [imagine().number for _ in range(TOGETHER)]
    assert given not in (sorted(given), sorted(given, reverse=True))


def test_each_is_of_its_own() -> None:
    _, imagine = supposing(lambda guess: float(guess.number == 7))
    one, other = imagine(), imagine()
    one.number = 8
    assert other.number == 7
