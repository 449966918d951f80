"""Where the features of a game are (`features.py` in its mind)."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def features_of(game: str) -> Any:
    """The module: SHAPE, judged, phase_of, value_features, prior_features."""
    return import_module(f"kasane_desktop.games.{game}.mind.features")
