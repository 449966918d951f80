"""The box of Rainbow."""

from __future__ import annotations

from kasane_desktop.core.box import Box
from kasane_desktop.core.text import QT_TRANSLATE_NOOP

PRINTED = {
    "rainbow.name": QT_TRANSLATE_NOOP("rainbow", "Rainbow"),
    "rainbow.tagline": QT_TRANSLATE_NOOP("rainbow", "What you bid with today, others win tomorrow."),
    "rainbow.goal": QT_TRANSLATE_NOOP("rainbow", "Collect the prizes with the highest total."),
}


class RainbowBox(Box):
    id = "rainbow"
    kanji = "虹"
    counts = (2, 3, 4, 5, 6)
    choices = (60, 48, 61, 58, 56)
    open_points = False
    texts = PRINTED


BOX = RainbowBox()
