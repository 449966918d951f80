"""Like which level somebody plays: what their choices cost on average, next to what those of the levels cost.

What the levels lose was measured by matches that were looked back at (`make bench-review ARGS=--keep`), and lies beside
each game. All of it has its interval, and where that is wide nothing is claimed.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import fsum, sqrt
from typing import Any

from kasane_desktop.analyst.analysis import MOST_WORTH, VERSION
from kasane_desktop.catalogue import ENTRIES
from kasane_desktop.core.json_text import parse_json
from kasane_desktop.players.judge import Judge, Unit
from kasane_desktop.players.mind import mind_of
from kasane_desktop.players.scale import SCALE

LOSSES = "losses.json"
FEWEST = 3
"""Matches from which on something is said of how far an average can be trusted."""
MOST_LEVELS = 3
"""Levels that an interval may hold: one that holds more says nothing."""
NORMAL = 1.96
_STUDENT = {3: 4.30, 4: 3.18, 5: 2.78, 6: 2.57, 7: 2.45, 8: 2.36, 9: 2.31, 10: 2.26, 15: 2.14, 20: 2.09}
"""95 in 100, by the number of matches; between two of them the smaller number holds."""


@dataclass(frozen=True, slots=True)
class Measured:
    """What a choice of a level costs on average, with its standard error."""

    loss: float
    error: float


@dataclass(frozen=True, slots=True)
class Mean:
    """An average, and how far from it the true one may be (95 in 100); None if nobody can tell."""

    value: float
    within: float | None


@dataclass(frozen=True, slots=True)
class Standing:
    """The level that somebody plays like, and between which ones it may be; None where too little is known."""

    level: str
    weakest: str
    strongest: str


def mean_of(values: Sequence[float]) -> Mean:
    if len(values) < FEWEST:
        return Mean(_mean(values), None)
    factor = next((_STUDENT[number] for number in sorted(_STUDENT, reverse=True) if number <= len(values)), NORMAL)
    return Mean(_mean(values), (factor if len(values) < 30 else NORMAL) * _spread(values) / sqrt(len(values)))


# Python's module for these would bring its decimals and fractions into the packages.
def _mean(values: Sequence[float]) -> float:
    return fsum(values) / len(values)


def _spread(values: Sequence[float]) -> float:
    """The standard deviation of what these are a sample of."""
    middle = _mean(values)
    return sqrt(fsum((value - middle) ** 2 for value in values) / (len(values) - 1))


def standing(losses: Sequence[float], levels: Mapping[str, Measured]) -> Standing | None:
    """From the mean losses of some matches."""
    known = [level for level in SCALE if level in levels]
    if len(losses) < FEWEST or len(known) < 2:
        return None
    mean = mean_of(losses)
    assert mean.within is not None
    rungs = _descending([levels[level] for level in known])
    spread = sqrt(mean.within**2 + (NORMAL * max(levels[level].error for level in known)) ** 2)
    weakest, nearest, strongest = (
        _nearest(rungs, value) for value in (mean.value + spread, mean.value, mean.value - spread)
    )
    if strongest - weakest >= MOST_LEVELS:
        return None
    return Standing(known[nearest], known[weakest], known[strongest])


def _descending(levels: Sequence[Measured]) -> list[float]:
    """Losses from the weakest level to the strongest: neighbours that came out the wrong way round count as equal."""
    groups: list[list[float]] = []
    for level in levels:
        groups.append([level.loss])
        while len(groups) > 1 and _mean(groups[-2]) < _mean(groups[-1]):
            groups[-2:] = [groups[-2] + groups[-1]]
    return [_mean(group) for group in groups for _ in group]


def _nearest(rungs: Sequence[float], value: float) -> int:
    return min(range(len(rungs)), key=lambda at: abs(rungs[at] - value))


def unit_of(game: str) -> Unit:
    """What the values of a game are."""
    unit: Unit = getattr(mind_of(game).judge, "unit", Judge.unit)
    return unit


def package_of(game: str) -> str:
    return next(entry.package for entry in ENTRIES if entry.id == game)


@cache
def measured(game: str) -> Mapping[str, Measured]:
    """What the levels of a game lose; nothing if it was never measured, or by another way of judging, or if the file is
    damaged, which is said in the log: then nothing is claimed."""
    place = files(f"{package_of(game)}.mind").joinpath(LOSSES)
    try:
        return _levels(parse_json(place.read_text(encoding="utf-8").encode()))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        told = "%s of %s cannot be used, nobody is compared with the levels: %r"
        logging.getLogger(__name__).warning(told, LOSSES, game, error)
        return {}


def _levels(written: Any) -> dict[str, Measured]:
    """Raises ValueError, KeyError, TypeError, AttributeError."""
    if written["version"] != VERSION:
        return {}
    return {
        level: Measured(_worth(one["loss"]), _worth(one["error"]))
        for level, one in written["levels"].items()
        if level in SCALE
    }


def _worth(written: Any) -> float:
    if type(written) not in (int, float) or not 0 <= written <= MOST_WORTH:
        raise ValueError("no loss")
    return float(written)
