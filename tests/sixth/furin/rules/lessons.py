"""What is said in the lesson of Fūrin."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "furin.lesson.hang": QT_TRANSLATE_NOOP(
        "furin",
        "The wind brings a 3. The highest card takes it, and Aoi leads with a 4. Your 5 is just enough: hang it.",
    ),
    "furin.lesson.hang.low": QT_TRANSLATE_NOOP("furin", "Aoi was there before, and higher or as high. Hang the 5."),
    "furin.lesson.hang.dear": QT_TRANSLATE_NOOP("furin", "That takes it, too. But a 3 is not worth such a card."),
    "furin.lesson.big": QT_TRANSLATE_NOOP("furin", "A 9, the best there is, and you begin. Nothing beats your 9."),
    "furin.lesson.big.lower": QT_TRANSLATE_NOOP("furin", "Ren had a 9 left, and takes it all. Try again."),
    "furin.lesson.small": QT_TRANSLATE_NOOP("furin", "Only a 1. Get rid of your lowest card, the 2."),
    "furin.lesson.small.dear": QT_TRANSLATE_NOOP("furin", "A point for a card that could bring more. Hang the 2."),
    "furin.lesson.lost": QT_TRANSLATE_NOOP("furin", "Ren has hung a 9: nothing of yours is higher. Give away the 3."),
    "furin.lesson.lost.wasted": QT_TRANSLATE_NOOP("furin", "It loses all the same. Keep it, and hang the 3."),
    "furin.lesson.equal": QT_TRANSLATE_NOOP(
        "furin", "An 8 against the 8 of Ren? Of equals the earlier one counts. Hang the 4."
    ),
    "furin.lesson.equal.later": QT_TRANSLATE_NOOP("furin", "Ren was earlier: your 8 is gone for nothing."),
    "furin.lesson.equal.wasted": QT_TRANSLATE_NOOP("furin", "It loses all the same. Hang the lowest, the 4."),
    "furin.lesson.end": QT_TRANSLATE_NOOP(
        "furin", "So it goes on until all cards hang. The highest total of prizes wins."
    ),
}
