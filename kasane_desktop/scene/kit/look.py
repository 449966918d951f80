"""How big and in which light: handed to everything that paints."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QFont

from . import fonts
from .theme import Theme


class Look(NamedTuple):
    """Theme, scale (pixels per design unit) and device-pixel ratio. Designs are measured at 1440 x 900, u = 1."""

    theme: Theme
    u: float = 1.0
    dpr: float = 1.0

    def px(self, units: float) -> int:
        """Design units in whole pixels."""
        return round(units * self.u)

    def pen(self, units: float) -> float:
        """The width of a line: lines do not get thinner than 85 %."""
        return units * max(self.u, 0.85)

    def serif(self, size: float, weight: int = 700, spacing: float = 0.0) -> QFont:
        return fonts.serif(size * self.u, weight, spacing * self.u)

    def sans(self, size: float, weight: int = 500, spacing: float = 0.0) -> QFont:
        return fonts.sans(size * self.u, weight, spacing * self.u)
