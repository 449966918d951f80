"""English sources of what is said when a player gives no answer."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "players.ended": QT_TRANSLATE_NOOP("players", "The computer player stopped unexpectedly."),
    "players.late": QT_TRANSLATE_NOOP("players", "The computer player did not answer in time."),
    "players.fault": QT_TRANSLATE_NOOP("players", "The computer player lost its way."),
    "players.illegal": QT_TRANSLATE_NOOP("players", "The computer player wanted to do what the rules do not allow."),
}
