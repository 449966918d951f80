"""The box of Kimono."""

from __future__ import annotations

from kasane_desktop.core.box import Box, Option
from kasane_desktop.games.kimono.texts import TEXTS
from kasane_desktop.games.layering.box import COMBINATIONS_OPTION


class KimonoBox(Box):
    id = "kimono"
    counts = (2, 3, 4)
    options = (
        Option("accessory_combines", False, "kimono.option.accessory", "kimono.option.accessory.hint"),
        COMBINATIONS_OPTION,
    )
    texts = TEXTS
