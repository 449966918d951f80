"""The box of Colors of Kasane."""

from __future__ import annotations

from kasane_desktop.core.box import Box, Option
from kasane_desktop.core.text import QT_TRANSLATE_NOOP
from kasane_desktop.games.layering.rules.box import COMBINATIONS_OPTION, COMBINATIONS_PRINTED

PRINTED = {
    **COMBINATIONS_PRINTED,
    "kasane.name": QT_TRANSLATE_NOOP("kasane", "Colors of Kasane"),
    "kasane.tagline": QT_TRANSLATE_NOOP("kasane", "Twelve layers, one robe"),
    "kasane.goal": QT_TRANSLATE_NOOP("kasane", "Take cards in order and lay them as combinations on your robe."),
    "kasane.option.harder": QT_TRANSLATE_NOOP("kasane", "Fewer small spaces"),
    "kasane.option.harder.hint": QT_TRANSLATE_NOOP(
        "kasane", "A marble closes one space for two cards of Juu and one of Kasane from the start."
    ),
    "kasane.option.plus-one": QT_TRANSLATE_NOOP("kasane", "Combine after a +1"),
    "kasane.option.plus-one.hint": QT_TRANSLATE_NOOP(
        "kasane", "Whoever takes a +1 may still combine in the same turn."
    ),
}


class KasaneBox(Box):
    id = "kasane"
    kanji = "襲"
    counts = (3, 4)
    options = (
        Option("harder_three", False, "kasane.option.harder", "kasane.option.harder.hint", counts=(3,)),
        Option("plus_one_combines", False, "kasane.option.plus-one", "kasane.option.plus-one.hint"),
        COMBINATIONS_OPTION,
    )
    rounds = (3, 4)
    choices = (50, 66)
    texts = PRINTED


BOX = KasaneBox()
