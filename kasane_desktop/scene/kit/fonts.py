"""The two bundled families: Shippori Mincho for titles, names and figures; Zen Kaku Gothic New for the rest."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from kasane_desktop.core.resources import MissingAsset, asset

SERIF = "Shippori Mincho"
SANS = "Zen Kaku Gothic New"
FLOOR = 13  # pixels: nothing smaller is set, unless all texts are wanted smaller than usual
_FILES = {
    "ShipporiMincho-600SemiBold.ttf": SERIF,
    "ShipporiMincho-700Bold.ttf": SERIF,
    "ShipporiMincho-800ExtraBold.ttf": SERIF,
    "ZenKakuGothicNew-400Regular.ttf": SANS,
    "ZenKakuGothicNew-500Medium.ttf": SANS,
    "ZenKakuGothicNew-700Bold.ttf": SANS,
}


@cache
def load() -> None:
    """Register the bundled fonts with Qt; all at once, since after each one it forgets what it knew of the others."""
    for name, family in _FILES.items():
        file = asset(f"fonts/{name}")
        if family not in QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(file))):
            raise MissingAsset(f"{file} has no {family!r}")


@cache
def _font(family: str, px: int, weight: int, spacing: float) -> QFont:
    load()
    font = QFont(family)
    font.setPixelSize(px)
    font.setWeight(QFont.Weight(weight))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if spacing:
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    return font


def resized(font: QFont, px: int) -> QFont:
    """The same, larger or smaller."""
    return _font(font.family(), px, font.weight(), font.letterSpacing())


_chosen = 1.0


def text_size() -> float:
    """How large all texts are to be, 1 being the usual: see `Look`, which takes it over when it is made."""
    return _chosen


def set_text_size(size: float) -> None:
    global _chosen  # as Qt has one font for an application
    _chosen = size


def serif(px: float, weight: int = 700, spacing: float = 0.0, floor: float = FLOOR) -> QFont:
    """Weights 600, 700, 800 are bundled. Do not change the font that is returned: it is shared."""
    return _font(SERIF, max(round(floor), round(px)), weight, spacing)


def sans(px: float, weight: int = 500, spacing: float = 0.0, floor: float = FLOOR) -> QFont:
    """Weights 400, 500, 700 are bundled. Do not change the font that is returned: it is shared."""
    return _font(SANS, max(round(floor), round(px)), weight, spacing)
