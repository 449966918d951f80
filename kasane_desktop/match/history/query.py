"""Which matches are wanted, and how the file is asked for them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from kasane_desktop.catalogue import BOXES
from kasane_desktop.match.history.entry import MOST_SEATS, Entry

SIGNS = {
    "d": "ltrim({d}, '0')",
    "dd": "{d}",
    "M": "ltrim({m}, '0')",
    "MM": "{m}",
    "yy": "substr({y}, 3)",
    "yyyy": "{y}",
}
"""Parts of a date as Qt writes their form, and as SQLite puts them together."""


@dataclass(frozen=True, slots=True, order=True)
class Category:
    """Matches that are counted together."""

    game: str
    count: int
    level: str


def kinds_of(rows: Iterable[tuple[Any, Any, Any]]) -> list[Category]:
    """From what a file says; what makes no sense, its row will be judged for when it is read."""
    found = (
        Category(game.decode(errors="replace"), count, level.decode(errors="replace"))
        for game, count, level in rows
        if [type(value) for value in (game, count, level)] == [bytes, int, bytes]
    )
    return [kind for kind in found if kind.game in BOXES and 1 <= kind.count <= MOST_SEATS]


@dataclass(frozen=True, slots=True)
class Word:
    """A word that was typed, in its normal form, and what it can stand for in the language of the reader: names of
    games and levels, and names of players that are shown otherwise than they are kept."""

    text: str
    games: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Query:
    """All matches for which all of this holds. `date_form` says how dates are written, in Qt's letters."""

    game: str | None = None
    count: int | None = None
    level: str | None = None
    words: tuple[Word, ...] = ()
    date_form: str = "yyyy-MM-dd"

    def where(self) -> tuple[str, list[Any]]:
        """The condition, and what is to be put in."""
        conditions, values = ["1"], list[Any]()
        for column in ("game", "count", "level"):
            if (wanted := getattr(self, column)) is not None:
                conditions.append(f"{column} = ?")
                values.append(wanted)
        for word in self.words:
            ways = ["instr(sought, ?)"] * (1 + len(word.names))
            values += (word.text, *word.names)
            for column, choices in (("game", word.games), ("level", word.levels)):
                if choices:
                    ways.append(f"{column} IN ({', '.join('?' * len(choices))})")
                    values += choices
            if re.search(r"\d", word.text):
                ways.append(f"instr({_date(self.date_form)}, ?)")
                values.append(word.text)
            conditions.append(f"({' OR '.join(ways)})")
        return " AND ".join(conditions), values


EVERYTHING = Query()


def _date(form: str) -> str:
    """The day on which a match ended where the reader is, written in this form."""
    one = {sign: f"strftime('%{sign.upper() if sign == 'y' else sign}', ended, 'localtime')" for sign in "dmy"}
    parts = re.findall(r"d+|M+|y+|[^dMy]+", form)
    written = (SIGNS[part].format(**one) if part in SIGNS else f"'{part.replace(chr(39), '')}'" for part in parts)
    return " || ".join(written)


class Mark(NamedTuple):
    """Where a page ended: the next one begins after it."""

    ended: bytes
    id: int


@dataclass(frozen=True, slots=True)
class Page:
    """Some matches, the latest first; `more` if there are others after them."""

    entries: tuple[Entry, ...]
    more: Mark | None
