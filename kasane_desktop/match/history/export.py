"""Past matches as a table for other programs."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping
from typing import IO

from kasane_desktop.match.history.book import Skill
from kasane_desktop.match.history.entry import Entry, dumped, normal
from kasane_desktop.match.speech import called

COLUMNS = (
    *("ended", "game", "deal", "seats", "level", "name", "score", "place", "names", "scores", "places", "options"),
    *("choices", "loss", "luck"),
)


def write_csv(entries: Iterable[Entry], file: IO[str], skills: Mapping[int, Skill] | None = None) -> None:
    """One line a match; times are UTC. `skills` of matches that have been looked back at, by their numbers."""
    writer = csv.writer(file)
    writer.writerow(COLUMNS)
    for entry in entries:
        own = (
            ("", "", "")
            if entry.own is None
            else (_harmless(called(entry.names[entry.own])), entry.scores[entry.own], entry.places[entry.own])
        )
        writer.writerow(
            (
                entry.ended.isoformat(),
                entry.game,
                entry.seed,
                entry.count,
                _harmless(entry.level),
                *own,
                _harmless(" / ".join(map(called, entry.names))),
                " ".join(map(str, entry.scores)),
                " ".join(map(str, entry.places)),
                dumped(entry.options),
                *_played((skills or {}).get(entry.id)),
            )
        )


def _played(skill: Skill | None) -> tuple[object, ...]:
    return ("", "", "") if skill is None else (skill.choices, round(skill.loss, 4), round(skill.luck, 4))


def _harmless(text: str) -> str:
    """What a spreadsheet would take for a formula, written in wide signs or behind spaces too, is marked as text."""
    return f"'{text}" if normal(text).strip().startswith(("=", "+", "-", "@", "−")) else text
