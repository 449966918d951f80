"""The box of Colors of Kasane."""

from __future__ import annotations

from kasane_desktop.core.box import Box, Option
from kasane_desktop.games.kasane.texts import TEXTS
from kasane_desktop.games.layering.box import COMBINATIONS_OPTION


class KasaneBox(Box):
    id = "kasane"
    counts = (3, 4)
    options = (
        Option("harder_three", False, "kasane.option.harder", "kasane.option.harder.hint", counts=(3,)),
        Option("plus_one_combines", False, "kasane.option.plus-one", "kasane.option.plus-one.hint"),
        COMBINATIONS_OPTION,
    )
    texts = TEXTS
