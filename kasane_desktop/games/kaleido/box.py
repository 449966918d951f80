"""The box of Kaleido."""

from __future__ import annotations

from kasane_desktop.core.box import Box
from kasane_desktop.games.kaleido.texts import TEXTS


class KaleidoBox(Box):
    id = "kaleido"
    counts = (2, 3, 4, 5)
    texts = TEXTS
