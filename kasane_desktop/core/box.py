"""What is printed on the box of a game: all that is known of it before its rules are loaded."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from kasane_desktop.core.text import BadOption, Reason, Term, shown

Json = Any
"""A value as `json.loads` gives it."""
Options = Mapping[str, Json]


OWN_CHOICE, COMPUTER_CHOICE, WINDOW = 12.0, 1.2, 2.5
"""Seconds that a human takes for a choice, that one of a computer player is seen for, and that a time in which all may
act at once takes: the first is an assumption, the others are how the table goes at the usual speed."""


class Option(NamedTuple):
    """A choice made before a match. `check` is given for values that cannot be listed: it
    returns the value in its normal form or raises BadOption."""

    key: str
    default: Json
    name: str  # text key
    hint: str  # text key: one line
    choices: tuple[Json, ...] = (False, True)
    counts: tuple[int, ...] | None = None  # the numbers of seats it exists for; None: all
    check: Callable[[Json], Json] | None = None


class Box:
    """Name, seats, options and texts of a game."""

    id: str
    kanji: str  # its name in kanji, which is set beside the one in the reader's letters
    counts: tuple[int, ...]  # numbers of seats it can be played with
    options: tuple[Option, ...] = ()
    rounds: tuple[int, ...] = ()  # for each of `counts`, where their number is known beforehand
    choices: tuple[int, ...]  # for each of `counts`: in a whole match, of all seats together; see benchmarks/length.py
    windows: int = 0  # times in a whole match in which all may act at once
    open_points: bool = True  # whether everyone's points are seen at the table while it goes on
    of_memory: bool = False  # whether a player who forgets nothing is more than a master
    texts: Mapping[str, str]  # key -> English source: what is printed on it; those of its game hold all the others, too

    def minutes(self, seats: int, humans: int) -> int:
        """How long a match takes, more or less, if so many of those at the table are human."""
        each = humans * OWN_CHOICE + (seats - humans) * COMPUTER_CHOICE
        minutes = (self.choices[self.counts.index(seats)] / seats * each + self.windows * WINDOW) / 60
        return max(1, round(minutes)) if minutes < 10 else 5 * round(minutes / 5)

    def colours(self, seats: int, seat: int) -> tuple[str, ...]:
        """The colours of the pieces that the game gives to a seat, by name; none if it leaves that to the players."""
        return ()

    def settle(self, seats: int, given: Options) -> dict[str, Json]:
        """All options with their values: checked, and completed by the defaults. Raises BadOption."""
        name = Term(f"{self.id}.name")
        if seats not in self.counts:
            raise BadOption(Reason("core.seats", {"game": name, "seats": seats, "counts": self.counts}))
        known = {option.key: option for option in self.options}
        for key in given:
            if key not in known:
                raise BadOption(Reason("core.option-unknown", {"option": shown(key), "game": name}))
        return {key: _settled(option, seats, given.get(key, option.default)) for key, option in known.items()}


def _settled(option: Option, seats: int, value: Json) -> Json:
    if option.counts is not None and seats not in option.counts and value != option.default:
        raise BadOption(Reason("core.option-seats", {"option": Term(option.name), "seats": seats}))
    if option.check is not None:
        return option.check(value)
    # bool is an int in Python: compare the types too, so that 1 is not taken for True
    if not any(type(value) is type(choice) and value == choice for choice in option.choices):
        raise BadOption(Reason("core.option-value", {"option": Term(option.name), "value": shown(value)}))
    return value
