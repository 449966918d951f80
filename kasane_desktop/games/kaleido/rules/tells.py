"""English sources of how the table explains itself."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP

TELLS: dict[str, str] = {
    "kaleido.tell.meeting": QT_TRANSLATE_NOOP(
        "kaleido",
        "Three boards meet here. At the end the six spaces around the point score like a board: 8 for the most tiles, "
        "4 for the second most.",
    ),
    "kaleido.tell.board": QT_TRANSLATE_NOOP(
        "kaleido",
        "Board {board}. When it is full, the most tiles bring 8 and the second most 4; whoever fills it may turn it.",
    ),
    "kaleido.tell.board-full": QT_TRANSLATE_NOOP("kaleido", "Board {board} is full and has been scored."),
    "kaleido.tell.free": QT_TRANSLATE_NOOP("kaleido", "Spaces still free: {free} of 6."),
    "kaleido.tell.leads": QT_TRANSLATE_NOOP("kaleido", "{who} leads there with {colour}, tiles: {number}."),
    "kaleido.tell.leads@who": QT_TRANSLATE_NOOP("kaleido", "You lead there with {colour}, tiles: {number}."),
    "kaleido.tell.level": QT_TRANSLATE_NOOP("kaleido", "Level so far: {colours}. Whoever is level shares the points."),
    "kaleido.tell.at-the-end": QT_TRANSLATE_NOOP("kaleido", "{who} gets {points} for it at the end ({colour})."),
    "kaleido.tell.at-the-end@who": QT_TRANSLATE_NOOP("kaleido", "You get {points} for it at the end ({colour})."),
    "kaleido.tell.scored": QT_TRANSLATE_NOOP("kaleido", "{who} got {points} for it ({colour})."),
    "kaleido.tell.scored@who": QT_TRANSLATE_NOOP("kaleido", "You got {points} for it ({colour})."),
    "kaleido.tell.nobody": QT_TRANSLATE_NOOP("kaleido", "White tiles alone: nobody gets anything for it."),
    "kaleido.tell.seat": QT_TRANSLATE_NOOP(
        "kaleido", "{who}: {points} from full boards. Meeting points complete by now would add {meetings}: {total}."
    ),
    "kaleido.tell.seat@who": QT_TRANSLATE_NOOP(
        "kaleido", "You: {points} from full boards. Meeting points complete by now would add {meetings}: {total}."
    ),
    "kaleido.tell.left": QT_TRANSLATE_NOOP(
        "kaleido", "Still to place: tiles {tiles}; if wanted, white ones {whites} and boards {boards}."
    ),
    "kaleido.tell.nobody-more": QT_TRANSLATE_NOOP("kaleido", "Nobody would have more."),
    "kaleido.tell.supply-tile": QT_TRANSLATE_NOOP(
        "kaleido", "In each turn one tile of one’s own colour is placed. Left: {left}."
    ),
    "kaleido.tell.supply-white": QT_TRANSLATE_NOOP(
        "kaleido",
        "A white tile fills a space and counts for nobody. It comes after the tile, as the extra action. Left: {left}.",
    ),
    "kaleido.tell.supply-board": QT_TRANSLATE_NOOP(
        "kaleido", "A board brings six spaces, and points where three boards meet. It is an extra action. Left: {left}."
    ),
    "kaleido.tell.ghost": QT_TRANSLATE_NOOP("kaleido", "A board could join here: it shares a whole side."),
}
