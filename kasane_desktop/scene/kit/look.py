"""How big and in which light: handed to everything that paints."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtGui import QFont

from . import fonts
from .theme import Theme


class _Look(NamedTuple):
    theme: Theme
    u: float
    dpr: float
    text: float
    floor: float


class Look(_Look):
    """Theme, scale (pixels per design unit), device-pixel ratio; and for texts how much larger than the design they
    are, and how many pixels at least. Designs are measured at 1440 x 900, u = 1.

    A look is made for the size of texts that the player has chosen at the moment: this is the one place where it
    comes in, and `serif` and `sans` are where every text gets its size.
    """

    __slots__ = ()

    def __new__(
        cls, theme: Theme, u: float = 1.0, dpr: float = 1.0, text: float | None = None, floor: float | None = None
    ) -> Look:
        text = fonts.text_size() if text is None else text
        return super().__new__(cls, theme, u, dpr, text, fonts.FLOOR * text if floor is None else floor)

    def zoomed(self, times: float | None = None) -> Look:
        """For what grows as a whole, with the texts in it: by so much, or as texts do. Texts are as large as without,
        but all that is around them has grown."""
        times = self.text if times is None else times
        return Look(self.theme, self.u * times, self.dpr, self.text / times, self.floor)

    def px(self, units: float) -> int:
        """Design units in whole pixels."""
        return round(units * self.u)

    def pen(self, units: float) -> float:
        """The width of a line: lines do not get thinner than 85 %."""
        return units * max(self.u, 0.85)

    def serif(self, size: float, weight: int = 700, spacing: float = 0.0) -> QFont:
        u = self.u * self.text
        return fonts.serif(size * u, weight, spacing * u, self.floor)

    def sans(self, size: float, weight: int = 500, spacing: float = 0.0) -> QFont:
        u = self.u * self.text
        return fonts.sans(size * u, weight, spacing * u, self.floor)

    def sizes(self, font: QFont) -> Iterator[QFont]:
        """This type, and what else can be read where there is no room for it: ever smaller ones, down to the floor
        for texts of the usual size."""
        least = min(round(self.floor / max(1.0, self.text)), fonts.FLOOR)
        for px in range(font.pixelSize(), least - 1, -1):
            yield fonts.resized(font, px)

    def together(self, *types: QFont) -> Iterator[tuple[QFont, ...]]:
        """The same for several types that share a room, and get smaller together."""
        sizes = [list(self.sizes(font)) for font in types]
        for step in range(max(map(len, sizes))):
            yield tuple(own[min(step, len(own) - 1)] for own in sizes)

    def quieter(self) -> Iterator[Look]:
        """This look, and for what has no room in it the same with smaller texts, down to the usual size."""
        for step in range(6):
            text = self.text - max(0.0, self.text - 1) * step / 5
            yield Look(self.theme, self.u, self.dpr, text, self.floor * text / self.text)
