"""Weights that were learned (docs/training.md): plain data beside the features they belong to, checked when read.

A value is linear: for each seat its features times the weights of the phase, and the chances to win are the softmax
over the seats. A prior is the same over the actions. Where the file is missing or wrong players say so, and judge as
they did before they learned.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import exp, isfinite
from typing import Any

VERSION = 1
FILE = "weights.json"
MOST_BYTES = 200_000

Vector = tuple[float, ...]


class BadWeights(ValueError):
    """The file is not what it should be. The message says why, in English: it is for a log."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What weights must be there: by the number of seats, for each phase and feature."""

    seats: tuple[int, ...]
    phases: int
    value: tuple[str, ...]
    prior: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)  # the same only if it is the very one: what follows is kept for each
class Weights:
    value: Mapping[int, tuple[Vector, ...]]  # by seats, then by phase: a number for each feature
    prior: Mapping[int, tuple[Vector, ...]]


def parse(text: str, shape: Shape) -> Weights:
    """Raises BadWeights."""
    if len(text) > MOST_BYTES:
        raise BadWeights(f"more than {MOST_BYTES} signs")
    try:
        told = json.loads(text)
    except ValueError as error:
        raise BadWeights(f"no JSON: {error}") from None
    if not isinstance(told, dict) or told.get("version") != VERSION:
        raise BadWeights(f"not of version {VERSION}")
    return Weights(_part(told, "value", shape, shape.value), _part(told, "prior", shape, shape.prior))


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
        if not all(type(number) in (int, float) and isfinite(number) for number in phase):
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
