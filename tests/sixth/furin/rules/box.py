"""The box of Fūrin."""

from __future__ import annotations

from kasane_desktop.core.box import Box, Option
from kasane_desktop.core.text import QT_TRANSLATE_NOOP

PRINTED = {
    "furin.name": QT_TRANSLATE_NOOP("furin", "Fūrin"),
    "furin.tagline": QT_TRANSLATE_NOOP("furin", "The highest chime rings."),
    "furin.goal": QT_TRANSLATE_NOOP("furin", "Take what the wind brings."),
    "furin.option.long": QT_TRANSLATE_NOOP("furin", "Long evening"),
    "furin.option.long.hint": QT_TRANSLATE_NOOP("furin", "Nine rounds instead of eight."),
}


class FurinBox(Box):
    id = "furin"
    kanji = "風鈴"
    counts = (2, 3, 4)
    options = (Option("long", False, "furin.option.long", "furin.option.long.hint"),)
    choices = (16, 24, 32)
    texts = PRINTED


BOX = FurinBox()
