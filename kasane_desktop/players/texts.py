"""English sources of what players are called, and of what is said when one gives no answer."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "players.ended": QT_TRANSLATE_NOOP("players", "The computer player stopped unexpectedly."),
    "players.late": QT_TRANSLATE_NOOP("players", "The computer player did not answer in time."),
    "players.fault": QT_TRANSLATE_NOOP("players", "The computer player lost its way."),
    "players.illegal": QT_TRANSLATE_NOOP("players", "The computer player wanted to do what the rules do not allow."),
    "players.level.child": QT_TRANSLATE_NOOP("players", "Child"),
    "players.level.novice": QT_TRANSLATE_NOOP("players", "Novice"),
    "players.level.skilled": QT_TRANSLATE_NOOP("players", "Skilled"),
    "players.level.expert": QT_TRANSLATE_NOOP("players", "Expert"),
    "players.level.master": QT_TRANSLATE_NOOP("players", "Master"),
    "players.character.steady": QT_TRANSLATE_NOOP("players", "Steady"),
    "players.character.cautious": QT_TRANSLATE_NOOP("players", "Cautious"),
    "players.character.greedy": QT_TRANSLATE_NOOP("players", "Greedy"),
    "players.character.builder": QT_TRANSLATE_NOOP("players", "Builder"),
}
