"""English sources of what is said when a match is looked back at."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "analyst.inaccuracy": QT_TRANSLATE_NOOP("analyst", "Inaccuracy"),
    "analyst.mistake": QT_TRANSLATE_NOOP("analyst", "Mistake"),
    "analyst.blunder": QT_TRANSLATE_NOOP("analyst", "Blunder"),
    "analyst.tenths": QT_TRANSLATE_NOOP("analyst", "{whole}.{tenth}"),
    "analyst.dealt": QT_TRANSLATE_NOOP("analyst", "A deal"),
    # The line in words.
    "analyst.best": QT_TRANSLATE_NOOP("analyst", "{player} made the best choices at the table."),
    "analyst.best@player": QT_TRANSLATE_NOOP("analyst", "You made the best choices at the table."),
    "analyst.and": QT_TRANSLATE_NOOP("analyst", "{others} and {last}"),
    "analyst.comma": QT_TRANSLATE_NOOP("analyst", ", "),
    "analyst.best-of": QT_TRANSLATE_NOOP("analyst", "The best choices at the table: {others}."),
    "analyst.worse-than": QT_TRANSLATE_NOOP("analyst", "You chose less well than {others}."),
    "analyst.better-than": QT_TRANSLATE_NOOP("analyst", "You chose better than {others}."),
    "analyst.level": QT_TRANSLATE_NOOP("analyst", "Nobody chose clearly better than the others."),
    "analyst.luck": QT_TRANSLATE_NOOP("analyst", "Luck moved {player}’s chances by {points}."),
    "analyst.luck@player": QT_TRANSLATE_NOOP("analyst", "Luck moved your chances by {points}."),
    "analyst.luck-tokens": QT_TRANSLATE_NOOP("analyst", "In tokens, luck was worth {points} to {player}."),
    "analyst.luck-tokens@player": QT_TRANSLATE_NOOP("analyst", "In tokens, luck was worth {points} to you."),
    "analyst.worst": QT_TRANSLATE_NOOP("analyst", "Your costliest choice was step {step} ({points})."),
    "analyst.worst-in-round": QT_TRANSLATE_NOOP(
        "analyst", "Your costliest choice was in round {round}, step {step} ({points})."
    ),
    "analyst.flawless": QT_TRANSLATE_NOOP("analyst", "None of your choices cost you much."),
}
