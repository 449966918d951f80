"""English sources of what a hint says in Fūrin."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "players.hint.furin.spare": QT_TRANSLATE_NOOP("players", "The {card} is worth more later."),
    "players.hint.furin.wins": QT_TRANSLATE_NOOP("players", "The {prize} is yours."),
    "players.hint.furin.ahead": QT_TRANSLATE_NOOP("players", "The {prize} is yours unless somebody goes higher."),
}
