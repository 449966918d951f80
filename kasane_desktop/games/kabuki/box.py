"""The box of Kabuki."""

from __future__ import annotations

from kasane_desktop.core.box import Box
from kasane_desktop.games.kabuki.texts import TEXTS


class KabukiBox(Box):
    id = "kabuki"
    counts = (2, 3, 4, 5, 6)
    texts = TEXTS
