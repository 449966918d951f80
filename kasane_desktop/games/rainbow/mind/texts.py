"""English sources of what a hint says in Rainbow."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "players.hint.rainbow.most": QT_TRANSLATE_NOOP("players", "The most there is: +{points}."),
    "players.hint.rainbow.prize": QT_TRANSLATE_NOOP("players", "+{points}; what is left is worth less to the next."),
    "players.hint.rainbow.first": QT_TRANSLATE_NOOP(
        "players", "Nobody has bid more so far: the first choice, a {best} for instance."
    ),
    "players.hint.rainbow.surely-first": QT_TRANSLATE_NOOP(
        "players", "The last bid and the highest: the first choice, a {best}."
    ),
    "players.hint.rainbow.cheap": QT_TRANSLATE_NOOP(
        "players", "More than a {card} would be too much for these prizes."
    ),
    "players.hint.rainbow.place": QT_TRANSLATE_NOOP("players", "Enough to choose as number {place} so far."),
    "players.hint.rainbow.keeps": QT_TRANSLATE_NOOP("players", "Keeps the {number} cards of {card} together."),
}
