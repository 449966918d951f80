"""The box of Kabuki."""

from __future__ import annotations

from kasane_desktop.core.box import Box
from kasane_desktop.core.text import QT_TRANSLATE_NOOP

PRINTED = {
    "kabuki.name": QT_TRANSLATE_NOOP("kabuki", "Kabuki"),
    "kabuki.tagline": QT_TRANSLATE_NOOP("kabuki", "Masks vanish under masks. Who still knows where?"),
    "kabuki.goal": QT_TRANSLATE_NOOP(
        "kabuki",
        "Never lay the same mask on a stage twice, catch those who do, and keep the most tokens over three rounds.",
    ),
}


class KabukiBox(Box):
    id = "kabuki"
    kanji = "歌舞伎"
    counts = (2, 3, 4, 5, 6)
    rounds = (3, 3, 3, 3, 3)
    choices = (150, 150, 150, 150, 150)
    windows = 150
    texts = PRINTED
    of_memory = True


BOX = KabukiBox()
