"""Numbers in the rulebook that the rules themselves give: a page never says another one than the game plays by.

In a text `{seats}`, `{fact:rounds}`, `{seat:cards}`, `{zone:prizes}` (how many pieces lie there), `{zone:deck:count}`
(a fact of it) and `{zones:market}` (how many zones are of that kind) are read from the table as it is after the first
deal. A row of a table that begins with `|*` stands for every number of players.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from PySide6.QtCore import QLocale

from kasane_desktop.core.fact import KANJI, LADDER, NEEDS, PROVENANCE, WORTH, Fact
from kasane_desktop.core.game import CHANCE, PUBLIC, Game, Options
from kasane_desktop.core.table import COMBINATION, Table, Zone
from kasane_desktop.core.text import Param
from kasane_desktop.match.match import Match, Sitter

_NUMBER = re.compile(r"\{([a-z]+(?:[:][\w/.-]+)*)\}")


@dataclass(frozen=True)
class Space:
    """A place on a combination card: what it asks for, what it brings, and how we know."""

    cards: int
    points: int
    provenance: str


@dataclass(frozen=True)
class Combination:
    """A line of the table of combinations."""

    id: str
    kanji: str
    spaces: tuple[Space, ...]


class Figures:
    """The numbers of a game under some options."""

    def __init__(self, game: Game[Any, Any], options: Options) -> None:
        self._game, self._options = game, options
        self._tables: dict[int, Table] = {}

    @cached_property
    def counts(self) -> tuple[int, ...]:
        return self._game.counts

    def fill(self, text: str, seats: int | None = None) -> str:
        """The text with its numbers, for so many players (the most, unless told)."""
        return _NUMBER.sub(lambda found: self._number(found[1], seats or max(self.counts)), text)

    def _number(self, path: str, seats: int) -> str:
        table = self._table(seats)
        kind, *names = path.split(":")
        if kind == "seats":
            return _said(seats)
        if kind == "fact":
            return _said(table.facts[Fact[Param](names[0])])
        if kind == "seat":
            return _said(table.seats[0][Fact[Param](names[0])])
        if kind == "zones":
            return _said(sum(zone.kind == names[0] for zone in table.zones))
        zone = table.zone(names[0])
        return _said(zone.facts[Fact[Param](names[1])] if len(names) > 1 else len(zone.pieces))

    def _table(self, seats: int) -> Table:
        if seats not in self._tables:
            known = {option.key for option in self._game.options if option.counts is None or seats in option.counts}
            options = {key: value for key, value in self._options.items() if key in known}
            match = Match(self._game, [Sitter(str(seat)) for seat in range(seats)], options)
            while match.to_act() == (CHANCE,):
                match.deal()
            self._tables[seats] = match.table(PUBLIC)
        return self._tables[seats]

    @cached_property
    def combinations(self) -> tuple[Combination, ...]:
        return tuple(_combination(zone) for zone in self._table(max(self.counts)).zones if zone.kind == COMBINATION)

    @cached_property
    def ladder(self) -> tuple[int, ...]:
        """The points for one colour, two, …"""
        return self._table(max(self.counts)).facts[LADDER]

    def has(self, provenance: str) -> bool:
        """Whether some space is known this way."""
        return any(space.provenance == provenance for line in self.combinations for space in line.spaces)


def _combination(zone: Zone) -> Combination:
    spaces = map(Space, zone.facts[NEEDS], zone.facts[WORTH], zone.facts[PROVENANCE])
    return Combination(*COMBINATION.of(zone.id), zone.facts[KANJI], tuple(spaces))


def _said(value: Param) -> str:
    if isinstance(value, tuple):
        return " + ".join(map(_said, value))
    return QLocale().toString(value) if isinstance(value, int) else value
