"""English sources of what is said when a match is looked back at."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "analyst.inaccuracy": QT_TRANSLATE_NOOP("analyst", "Inaccuracy"),
    "analyst.mistake": QT_TRANSLATE_NOOP("analyst", "Mistake"),
    "analyst.blunder": QT_TRANSLATE_NOOP("analyst", "Blunder"),
    "analyst.waited": QT_TRANSLATE_NOOP("analyst", "{player} did nothing more."),
    "analyst.waited@player": QT_TRANSLATE_NOOP("analyst", "You did nothing more."),
    "analyst.dealt": QT_TRANSLATE_NOOP("analyst", "A deal"),
    # The line in words.
    "analyst.best": QT_TRANSLATE_NOOP("analyst", "{player} made the best choices at the table."),
    "analyst.best@player": QT_TRANSLATE_NOOP("analyst", "You made the best choices at the table."),
    "analyst.better": QT_TRANSLATE_NOOP("analyst", "{player} made better choices than you."),
    "analyst.level": QT_TRANSLATE_NOOP("analyst", "Everyone’s choices were about equally good."),
    "analyst.lucky": QT_TRANSLATE_NOOP("analyst", "Luck brought {player} {points} points of win chance."),
    "analyst.lucky@player": QT_TRANSLATE_NOOP("analyst", "Luck brought you {points} points of win chance."),
    "analyst.unlucky": QT_TRANSLATE_NOOP("analyst", "Bad luck cost {player} {points} points of win chance."),
    "analyst.unlucky@player": QT_TRANSLATE_NOOP("analyst", "Bad luck cost you {points} points of win chance."),
    "analyst.lucky-tokens": QT_TRANSLATE_NOOP("analyst", "Luck was worth {points} tokens to {player}."),
    "analyst.lucky-tokens@player": QT_TRANSLATE_NOOP("analyst", "Luck was worth {points} tokens to you."),
    "analyst.unlucky-tokens": QT_TRANSLATE_NOOP("analyst", "Bad luck cost {player} {points} tokens."),
    "analyst.unlucky-tokens@player": QT_TRANSLATE_NOOP("analyst", "Bad luck cost you {points} tokens."),
    "analyst.worst": QT_TRANSLATE_NOOP("analyst", "Your dearest choice was step {step}: {points} points."),
    "analyst.worst-tokens": QT_TRANSLATE_NOOP("analyst", "Your dearest choice was step {step}: {points} tokens."),
    "analyst.flawless": QT_TRANSLATE_NOOP("analyst", "None of your choices cost you much."),
}
