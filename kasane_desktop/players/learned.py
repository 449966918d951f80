"""Weights that were learned (docs/training.md): plain data beside the features they belong to, checked when read.

A value is linear: for each seat its features times the weights of the phase, and the chances to win are the softmax
over the seats. A look is a value that takes more time: to the features of a position come the points that are reached
when it is played on. A prior is the same over the actions. A game has what pays. Where the file is missing or wrong
players say so, and judge as they did before they learned.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any

from kasane_desktop.core.json_text import parse_json

VERSION = 1
FILE = "weights.json"
MOST_BYTES = 200_000
MOST_WEIGHT = 1e6
"""Far more than any feature is worth."""

Vector = tuple[float, ...]


class BadWeights(ValueError):
    """The file is not what it should be. The message says why, in English: it is for a log."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What weights must be there: by the number of seats, for each phase and feature. What has no features has no
    weights."""

    seats: tuple[int, ...]
    phases: int
    value: tuple[str, ...] = ()
    look: tuple[str, ...] = ()
    prior: tuple[str, ...] = ()

    def parts(self) -> dict[str, tuple[str, ...]]:
        """What is learned: its features."""
        every = {"value": self.value, "look": self.look, "prior": self.prior}
        return {name: features for name, features in every.items() if features}


@dataclass(frozen=True, slots=True, eq=False)  # the same only if it is the very one: what follows is kept for each
class Weights:
    """By seats, then by phase: a number for each feature. Empty for what the game has not."""

    value: Mapping[int, tuple[Vector, ...]] = field(default_factory=dict)
    look: Mapping[int, tuple[Vector, ...]] = field(default_factory=dict)
    prior: Mapping[int, tuple[Vector, ...]] = field(default_factory=dict)


def parse(text: str, shape: Shape) -> Weights:
    """Raises BadWeights."""
    if len(text) > MOST_BYTES:
        raise BadWeights(f"more than {MOST_BYTES} signs")
    try:
        told = parse_json(text.encode())
    except ValueError as error:
        raise BadWeights(f"no JSON: {error}") from None
    if not isinstance(told, dict) or told.get("version") != VERSION:
        raise BadWeights(f"not of version {VERSION}")
    return Weights(**{name: _part(told, name, shape, features) for name, features in shape.parts().items()})


def _part(told: dict[str, Any], name: str, shape: Shape, features: tuple[str, ...]) -> dict[int, tuple[Vector, ...]]:
    part = told.get(name)
    if not isinstance(part, dict) or part.get("features") != list(features):
        raise BadWeights(f"“{name}” is for other features")
    by_seats = part.get("weights")
    if not isinstance(by_seats, dict) or set(by_seats) != {str(seats) for seats in shape.seats}:
        raise BadWeights(f"“{name}” is for other numbers of seats")
    return {seats: _phases(by_seats[str(seats)], name, shape.phases, len(features)) for seats in shape.seats}


def _phases(told: Any, name: str, phases: int, features: int) -> tuple[Vector, ...]:
    if not isinstance(told, list) or len(told) != phases:
        raise BadWeights(f"“{name}” has not {phases} phases")
    for phase in told:
        if not isinstance(phase, list) or len(phase) != features:
            raise BadWeights(f"“{name}” has not {features} weights in each phase")
        if not all(type(number) in (int, float) and abs(number) <= MOST_WEIGHT for number in phase):
            raise BadWeights(f"“{name}” holds what is no number")
    return tuple(tuple(float(number) for number in phase) for phase in told)


@cache
def weights_in(package: str, shape: Shape) -> Weights | None:
    """The weights that lie in a package; None, and a line in the log, if they cannot be used."""
    try:
        return parse(files(package).joinpath(FILE).read_text(encoding="utf-8"), shape)
    except (OSError, UnicodeDecodeError, BadWeights) as error:
        logging.getLogger(__name__).warning("%s/%s cannot be used, players judge without it: %s", package, FILE, error)
        return None


def softmax(numbers: Sequence[float]) -> list[float]:
    best = max(numbers)
    weights = [exp(number - best) for number in numbers]
    whole = sum(weights)
    return [weight / whole for weight in weights]
