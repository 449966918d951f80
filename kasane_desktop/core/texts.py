"""English sources of the keys that every game shares."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "core.seats": QT_TRANSLATE_NOOP("core", "{game} cannot be played with {seats} seats; possible are {counts}."),
    "core.option-unknown": QT_TRANSLATE_NOOP("core", "{game} has no option “{option}”."),
    "core.option-seats": QT_TRANSLATE_NOOP("core", "The option “{option}” does not exist with {seats} players."),
    "core.option-value": QT_TRANSLATE_NOOP("core", "The option “{option}” cannot be “{value}”."),
    "core.over": QT_TRANSLATE_NOOP("core", "The game is over."),
    "core.not-chance": QT_TRANSLATE_NOOP("core", "There is nothing to deal now."),
    "core.chance-first": QT_TRANSLATE_NOOP("core", "Wait for the deal."),
    "core.not-your-turn": QT_TRANSLATE_NOOP("core", "It is not your turn."),
    "core.inert": QT_TRANSLATE_NOOP("core", "There is nothing to do with this now."),
    "core.illegal": QT_TRANSLATE_NOOP("core", "That is not possible now."),
    "core.action-form": QT_TRANSLATE_NOOP("core", "This is not an action."),
    "core.action-unknown": QT_TRANSLATE_NOOP("core", "{game} knows no action “{action}”."),
    "core.field-unknown": QT_TRANSLATE_NOOP("core", "The action “{action}” has no field “{field}”."),
    "core.field-missing": QT_TRANSLATE_NOOP("core", "The action “{action}” lacks its field “{field}”."),
    "core.field-type": QT_TRANSLATE_NOOP("core", "The field “{field}” of the action “{action}” has a wrong value."),
}
