"""Where the features of a game are: `features.py` beside its heuristic (Kasane and Kimono share their family's)."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from typing import Any

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.players.learned import Shape
from kasane_desktop.players.mind import mind_of


def features_of(game: str) -> Any:
    """The module: SHAPE, judged, phase_of, value_features, and prior_features if SHAPE has some."""
    return import_module(f"{mind_of(game).heuristic.__module__.rpartition('.')[0]}.features")


def shape_of(game: str) -> Shape:
    """For the numbers of seats of this very game."""
    shape: Shape = features_of(game).SHAPE
    return replace(shape, seats=CATALOGUE[game].counts)
