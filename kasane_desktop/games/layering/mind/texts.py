"""English sources of what a hint says in Kasane and Kimono."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "players.hint.layering.now": QT_TRANSLATE_NOOP(
        "players", "Takes the {card}: {combination} with {cards} cards is possible at once, +{points}."
    ),
    "players.hint.layering.prepares": QT_TRANSLATE_NOOP(
        "players", "Takes the {card}: with a {next} next, {combination} with {cards} cards brings +{points}."
    ),
    "players.hint.layering.special": QT_TRANSLATE_NOOP("players", "A point for sure, whatever comes."),
    "players.hint.layering.meld": QT_TRANSLATE_NOOP("players", "{combination} with {cards} cards: +{points}."),
    "players.hint.layering.wait": QT_TRANSLATE_NOOP(
        "players", "Worth waiting: with a {card}, {combination} with {cards} cards brings +{points}."
    ),
    "players.hint.layering.denies": QT_TRANSLATE_NOOP(
        "players", "Leaves no {card} for {who}: it would bring +{points} there."
    ),
    "players.hint.layering.denies@who": QT_TRANSLATE_NOOP("players", "Leaves you no {card}: it would bring +{points}."),
}
