"""The two bundled families: Shippori Mincho for titles, names and figures; Zen Kaku Gothic New for the rest."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

from .assets import MissingAsset, assets

SERIF = "Shippori Mincho"
SANS = "Zen Kaku Gothic New"
FLOOR = 11  # nothing smaller is ever set


def load() -> None:
    """Register all bundled fonts with Qt, for texts that choose among them by themselves."""
    for file in assets("fonts", ".ttf"):
        _register(file)


@cache
def _register(file: Path) -> list[str]:
    return QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(file)))


@cache
def _need(family: str, weight: int) -> None:
    """Register the font of these letters, which may be seen before all fonts are loaded."""
    (file,) = assets("fonts", f"{family.replace(' ', '')}-{weight}*.ttf")
    if family not in _register(file):
        raise MissingAsset(f"{file} has no {family!r}")


@cache
def _font(family: str, px: int, weight: int, spacing: float) -> QFont:
    _need(family, weight)
    font = QFont(family)
    font.setPixelSize(px)
    font.setWeight(QFont.Weight(weight))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if spacing:
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    return font


def serif(px: float, weight: int = 700, spacing: float = 0.0) -> QFont:
    """Weights 600, 700, 800 are bundled. Do not change the font that is returned: it is shared."""
    return _font(SERIF, max(FLOOR, round(px)), weight, spacing)


def sans(px: float, weight: int = 500, spacing: float = 0.0) -> QFont:
    """Weights 400, 500, 700 are bundled. Do not change the font that is returned: it is shared."""
    return _font(SANS, max(FLOOR, round(px)), weight, spacing)
