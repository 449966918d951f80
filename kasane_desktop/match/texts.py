"""English sources of what matches and records have to say."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "match.seed": QT_TRANSLATE_NOOP("match", "A deal number lies between 0 and {most}."),
    "match.no-step": QT_TRANSLATE_NOOP("match", "There is no step {step} to go to."),
    "match.irrevocable": QT_TRANSLATE_NOOP("match", "What everyone has seen by then cannot be taken back."),
    "match.between": QT_TRANSLATE_NOOP("match", "·"),  # cards in a row
    "match.you": QT_TRANSLATE_NOOP("match", "You"),
    "match.final": QT_TRANSLATE_NOOP("match", "At the end {points} for {who} ({source})."),
    "match.final@who": QT_TRANSLATE_NOOP("match", "At the end {points} for you ({source})."),
    "match.gain": QT_TRANSLATE_NOOP("match", "{who}: {points}"),  # read aloud: "Aya: +3"
    "match.gain@who": QT_TRANSLATE_NOOP("match", "You: {points}"),
    "match.player": QT_TRANSLATE_NOOP("match", "Player {n}"),
    "match.pace": QT_TRANSLATE_NOOP("match", "{player} was first, after {whole}.{part} s."),
    "match.pace@player": QT_TRANSLATE_NOOP("match", "You were first, after {whole}.{part} s."),
    "match.pace-ahead": QT_TRANSLATE_NOOP(
        "match", "{player} was first, after {whole}.{part} s; the next call came {late_whole}.{late_part} s later."
    ),
    "match.pace-ahead@player": QT_TRANSLATE_NOOP(
        "match", "You were first, after {whole}.{part} s; the next call came {late_whole}.{late_part} s later."
    ),
    "record.too-big": QT_TRANSLATE_NOOP("record", "The file is larger than {most} MB: no record of a match is."),
    "record.not-json": QT_TRANSLATE_NOOP("record", "The file is damaged: it cannot be read as JSON."),
    "record.foreign": QT_TRANSLATE_NOOP("record", "The file is not a record of a match."),
    "record.no-match": QT_TRANSLATE_NOOP("record", "The report was made without a match: there is nothing to open."),
    "record.newer": QT_TRANSLATE_NOOP("record", "The record was made by a newer version of this program."),
    "record.field": QT_TRANSLATE_NOOP("record", "The record is damaged: something is wrong with “{field}”."),
    "record.game": QT_TRANSLATE_NOOP("record", "The record is of a game that is unknown here: “{game}”."),
    "record.seat": QT_TRANSLATE_NOOP("record", "The record is damaged: something is wrong with seat {seat}."),
    "record.move-seat": QT_TRANSLATE_NOOP("record", "It does not say which seat acts."),
    "record.result": QT_TRANSLATE_NOOP("record", "The result in the record is not the one that its moves lead to."),
    "record.at-move": QT_TRANSLATE_NOOP("record", "Move {move}: {reason}"),
    "lesson.damaged": QT_TRANSLATE_NOOP(
        "lesson", "The lesson cannot be read: something is wrong at “{where}” ({what})."
    ),
}
