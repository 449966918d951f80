"""Where what is shipped with the program lies: its pictures, fonts, rules and catalogues.

In a checkout they lie beside the package, in a wheel inside it, in a frozen program at its top.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[1]


class MissingAsset(FileNotFoundError):
    """Something that should have been shipped is not there."""


def frozen_home() -> Path | None:
    """Where a frozen program has unpacked what it holds; None when it is not frozen."""
    home: str | None = getattr(sys, "_MEIPASS", None)
    return None if home is None else Path(home)


def _homes() -> list[Path]:
    frozen = frozen_home()
    return [PACKAGE.parent, PACKAGE] if frozen is None else [frozen]


@cache
def asset(path: str) -> Path:
    """The file of an asset such as "pieces/lady.svg"; MissingAsset names the file and where it was looked for."""
    places = [home / "assets" / path for home in _homes()]
    for place in places:
        if place.is_file():
            return place
    raise MissingAsset(f"asset {path!r} not found; looked at {', '.join(map(str, places))}")


def catalogue(name: str) -> Path | None:
    """A file of translations; None if it is not there, when the sources' own English stands in for it."""
    return next((place for home in _homes() if (place := home / "i18n" / name).is_file()), None)
