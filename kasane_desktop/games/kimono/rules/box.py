"""The box of Kimono."""

from __future__ import annotations

from kasane_desktop.core.box import Box, Option
from kasane_desktop.core.text import QT_TRANSLATE_NOOP
from kasane_desktop.games.layering.rules.box import COMBINATIONS_OPTION, COMBINATIONS_PRINTED

PRINTED = {
    **COMBINATIONS_PRINTED,
    "kimono.name": QT_TRANSLATE_NOOP("kimono", "Kimono"),
    "kimono.tagline": QT_TRANSLATE_NOOP("kimono", "Fabrics for the Emperor’s eye"),
    "kimono.goal": QT_TRANSLATE_NOOP("kimono", "Take fabrics in order and lay them in the finest styles."),
    "kimono.option.accessory": QT_TRANSLATE_NOOP("kimono", "Combine after an accessory"),
    "kimono.option.accessory.hint": QT_TRANSLATE_NOOP(
        "kimono", "Whoever lays an accessory may still combine in the same turn."
    ),
}


class KimonoBox(Box):
    id = "kimono"
    kanji = "着物"
    counts = (2, 3, 4)
    options = (
        Option("accessory_combines", False, "kimono.option.accessory", "kimono.option.accessory.hint"),
        COMBINATIONS_OPTION,
    )
    rounds = (2, 3, 4)
    choices = (33, 51, 66)
    texts = PRINTED


BOX = KimonoBox()
