"""English sources of what a hint says in Kaleido."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "players.hint.kaleido.fills": QT_TRANSLATE_NOOP("players", "Fills board {board}: +{points}."),
    "players.hint.kaleido.leads": QT_TRANSLATE_NOOP("players", "Leads on board {board}. Spaces left: {empty}."),
    "players.hint.kaleido.draws-level": QT_TRANSLATE_NOOP(
        "players", "Draws level on board {board}. Spaces left: {empty}."
    ),
    "players.hint.kaleido.second": QT_TRANSLATE_NOOP(
        "players", "Second place on board {board} counts too. Spaces left: {empty}."
    ),
    "players.hint.kaleido.white": QT_TRANSLATE_NOOP(
        "players", "White keeps board {board} from the others. Spaces left: {empty}."
    ),
    "players.hint.kaleido.meeting": QT_TRANSLATE_NOOP("players", "Where the boards meet, this brings +{points}."),
    "players.hint.kaleido.spoils": QT_TRANSLATE_NOOP(
        "players", "This way the others gain least where the boards meet."
    ),
    "players.hint.kaleido.room": QT_TRANSLATE_NOOP("players", "A new board makes room, and points where boards meet."),
    "players.hint.kaleido.saves": QT_TRANSLATE_NOOP("players", "White tiles and boards will be worth more later."),
}
