"""English sources of what players are called, what a hint says, and what is said without an answer."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "players.ended": QT_TRANSLATE_NOOP("players", "The computer player stopped unexpectedly."),
    "players.late": QT_TRANSLATE_NOOP("players", "The computer player did not answer in time."),
    "players.fault": QT_TRANSLATE_NOOP("players", "The computer player lost its way."),
    "players.illegal": QT_TRANSLATE_NOOP("players", "The computer player wanted to do what the rules do not allow."),
    # computer players: what is kept of a match has the source
    "players.name.aoi": QT_TRANSLATE_NOOP("players", "Aoi"),
    "players.name.ren": QT_TRANSLATE_NOOP("players", "Ren"),
    "players.name.kaede": QT_TRANSLATE_NOOP("players", "Kaede"),
    "players.name.sumi": QT_TRANSLATE_NOOP("players", "Sumi"),
    "players.name.mika": QT_TRANSLATE_NOOP("players", "Mika"),
    "players.name.kai": QT_TRANSLATE_NOOP("players", "Kai"),
    "players.name.sora": QT_TRANSLATE_NOOP("players", "Sora"),
    "players.level.child": QT_TRANSLATE_NOOP("players", "Child"),
    "players.level.novice": QT_TRANSLATE_NOOP("players", "Novice"),
    "players.level.skilled": QT_TRANSLATE_NOOP("players", "Skilled"),
    "players.level.expert": QT_TRANSLATE_NOOP("players", "Expert"),
    "players.level.master": QT_TRANSLATE_NOOP("players", "Master"),
    "players.level.perfect": QT_TRANSLATE_NOOP("players", "Total recall"),
    "players.character.steady": QT_TRANSLATE_NOOP("players", "Steady"),
    "players.character.cautious": QT_TRANSLATE_NOOP("players", "Cautious"),
    "players.character.greedy": QT_TRANSLATE_NOOP("players", "Greedy"),
    "players.character.builder": QT_TRANSLATE_NOOP("players", "Builder"),
    "players.hint.only": QT_TRANSLATE_NOOP("players", "There is nothing else to do."),
    "players.hint.best": QT_TRANSLATE_NOOP("players", "Played out from here, this does best."),
}
