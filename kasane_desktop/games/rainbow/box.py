"""The box of Rainbow."""

from __future__ import annotations

from kasane_desktop.core.box import Box
from kasane_desktop.games.rainbow.texts import TEXTS


class RainbowBox(Box):
    id = "rainbow"
    counts = (2, 3, 4, 5, 6)
    texts = TEXTS
