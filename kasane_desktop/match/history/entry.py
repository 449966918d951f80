"""What is told of a finished match in a list: a row of the file, judged when it is read."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any
from unicodedata import category, normalize

from kasane_desktop.catalogue import BOXES
from kasane_desktop.core.game import Json, Seat
from kasane_desktop.core.json_text import parse_json
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.match.record import write_record
from kasane_desktop.match.sitter import ONCE_YOU
from kasane_desktop.match.speech import is_you

MIXED, PEOPLE = "mixed", "people"
"""Levels of tables where computers of several levels sit, or none at all."""
LONGEST = 4000
"""Characters of a text in a row: far more than any match needs."""
YOU = "\t"
"""What is searched for where a seat is called by whoever reads it: no word that can be typed."""
MOST_SEATS = 12
MOST_POINTS = 10**6
COLUMNS = ("ended", "game", "seed", "level", "own", "names", "options", "scores", "places")
"""What a row is read from. All else in it follows from these."""
DERIVED = ("count", "score", "place", "sought")
"""Kept so that the file itself can filter, sort and count."""


class BadRow(ValueError):
    """A row that does not describe a match."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A finished match in short. `own` is the seat whose results count in statistics: the first human's."""

    id: int
    ended: datetime
    game: str
    seed: int
    level: str
    own: Seat | None
    names: tuple[str, ...]
    options: dict[str, Json]
    scores: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def count(self) -> int:
        return len(self.names)

    @property
    def won(self) -> bool:
        return self.place == 1

    @property
    def score(self) -> int | None:
        return None if self.own is None else self.scores[self.own]

    @property
    def place(self) -> int | None:
        return None if self.own is None else self.places[self.own]

    @property
    def ranking(self) -> list[Seat]:
        """The seats, the winners first."""
        return sorted(range(self.count), key=lambda seat: self.places[seat])

    def row(self) -> tuple[Any, ...]:
        """The values of COLUMNS and DERIVED."""
        return (
            self.ended.astimezone(UTC).isoformat(timespec="seconds"),
            *(self.game, self.seed, self.level, self.own),
            *(dumped(value) for value in (self.names, self.options, self.scores, self.places)),
            *(self.count, self.score, self.place),
            "\n".join(("", *(YOU if is_you(name) else normal(name) for name in self.names), str(self.seed), "")),
        )


def entry_of_match(match: Match, ended: datetime | None = None) -> Entry:
    """Of a match that has come to its end."""
    outcome = match.outcome()
    assert outcome is not None
    names = tuple(sitter.name for sitter in match.sitters)
    return Entry(
        *(0, ended or datetime.now(UTC), match.game.id, match.seed),
        *(level_of(match.sitters), own_seat(match.sitters), names),
        *(match.options, tuple(outcome.scores), tuple(outcome.places)),
    )


def entry_of_row(number: int, row: Sequence[Any]) -> Entry:
    """From the values of COLUMNS, texts as bytes. Raises BadRow: the file may have been written by anybody."""
    try:
        ended, game, seed, level, own, names, options, scores, places = row
        entry = Entry(
            *(number, datetime.fromisoformat(_text(ended)), _text(game), _number(seed), _text(level)),
            None if own is None else _number(own),
            tuple("" if seat == own and name in ONCE_YOU else name for seat, name in enumerate(_list(names))),
            _read(options),
            tuple(_list(scores)),
            tuple(_list(places)),
        )
        _check(entry)
    except (ValueError, TypeError, OverflowError) as error:
        raise BadRow(str(error)) from error
    return entry


def _check(entry: Entry) -> None:
    seats = entry.count
    for wrong, what in (
        (entry.ended.tzinfo is None, "a moment without a time zone"),
        (entry.game not in BOXES, "an unknown game"),
        (not 1 <= seats <= MOST_SEATS, "no seats, or too many"),
        (not all(isinstance(name, str) and _readable(name) for name in entry.names), "names that are no text"),
        (not isinstance(entry.options, dict), "options without names"),
        (len(entry.scores) != seats or len(entry.places) != seats, "not as many results as seats"),
        (not all(type(n) is int and abs(n) <= MOST_POINTS for n in entry.scores), "points that are no numbers"),
        (not all(type(n) is int and 1 <= n <= seats for n in entry.places), "places that are none"),
        (entry.own is not None and not 0 <= entry.own < seats, "a seat that is not there"),
        (not entry.level or not _readable(entry.level), "a level that is no text"),
    ):
        if wrong:
            raise BadRow(what)
    entry.ended.astimezone(UTC)


def _readable(text: str) -> bool:
    """Tabs stand in names that earlier versions took."""
    return all(sign == "\t" or category(sign) not in ("Cc", "Cs") for sign in text)


def _text(value: object) -> str:
    if not isinstance(value, bytes) or len(value) > LONGEST:
        raise BadRow("no text, or too long")
    return value.decode()


def _number(value: object) -> int:
    if type(value) is not int:
        raise BadRow("no number")
    return value


def _read(value: object) -> Any:
    text = _text(value)
    found = parse_json(text.encode(), doubles=True)
    if "\\u" in text:
        dumped(found).encode()  # half a sign can be read from JSON, and written by nobody
    return found


def _list(value: object) -> list[Any]:
    found = _read(value)
    if not isinstance(found, list):
        raise BadRow("no list")
    return found


def dumped(value: Json | Sequence[Any]) -> str:
    return json.dumps(value, ensure_ascii=False)


def normal(text: str) -> str:
    """As it is searched for: large and small, wide and narrow letters are the same."""
    return normalize("NFKC", text).casefold()


# -- what a match counts as ---------------------------------------------------------------------


def digest(match: Match) -> str:
    """The same for the same match, whichever version of the program wrote it down."""
    record = {**write_record(match), "app": ""}
    return sha256(json.dumps(record, ensure_ascii=False, sort_keys=True).encode()).hexdigest()


def own_seat(sitters: Iterable[Sitter]) -> Seat | None:
    return next((seat for seat, sitter in enumerate(sitters) if sitter.human), None)


def level_of(sitters: Iterable[Sitter]) -> str:
    """The level of the computer players at a table, if they have one in common."""
    levels = {sitter.traits.get("level", sitter.player) for sitter in sitters if not sitter.human}
    return PEOPLE if not levels else levels.pop() if len(levels) == 1 else MIXED
