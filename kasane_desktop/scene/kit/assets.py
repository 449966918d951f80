"""Where the pictures and fonts live: beside the package in a checkout, inside it when installed or frozen."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[2]


class MissingAsset(FileNotFoundError):
    """An asset that should have been shipped is not there."""


def _homes() -> list[Path]:
    frozen = getattr(sys, "_MEIPASS", None)
    return [Path(frozen) / "assets"] if frozen else [PACKAGE.parent / "assets", PACKAGE / "assets"]


@cache
def asset(path: str) -> Path:
    """The file of an asset such as "cards/kasane-1.svg"; MissingAsset names the file and where it was looked for."""
    places = [home / path for home in _homes()]
    for place in places:
        if place.is_file():
            return place
    raise MissingAsset(f"asset {path!r} not found; looked at {', '.join(map(str, places))}")
