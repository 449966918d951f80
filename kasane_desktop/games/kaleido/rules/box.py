"""The box of Kaleido."""

from __future__ import annotations

from kasane_desktop.core.box import Box
from kasane_desktop.core.text import QT_TRANSLATE_NOOP

PRINTED = {
    "kaleido.name": QT_TRANSLATE_NOOP("kaleido", "Kaleido"),
    "kaleido.tagline": QT_TRANSLATE_NOOP("kaleido", "Coloured glass on boards that turn"),
    "kaleido.goal": QT_TRANSLATE_NOOP(
        "kaleido", "Have the most tiles on each board, and again wherever three boards meet."
    ),
}


class KaleidoBox(Box):
    id = "kaleido"
    kanji = "万華鏡"
    counts = (2, 3, 4, 5)
    choices = (70, 54, 66, 84)
    texts = PRINTED

    def colours(self, seats: int, seat: int) -> tuple[str, ...]:
        if seats == 2:
            return ("blue", "violet") if seat else ("red", "yellow")
        return (("red", "yellow", "green", "blue", "violet")[seat],)


BOX = KaleidoBox()
