"""Texts are marked where they are defined and translated where they are shown.

The rules speak keys: a `Reason` or an `Event` carries a key and parameters, never a
sentence. Each game keeps the English source of its keys in a dictionary TEXTS, every
entry marked with `QT_TRANSLATE_NOOP`, which is what Qt's extractor looks for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from kasane_desktop.core.names import tidy

Param = int | str | tuple[int, ...] | tuple[str, ...]
Params = Mapping[str, Param]
NOTHING: Params = {}

INERT = "core.inert"
"""The key of a reason: nothing speaks against it, there is just nothing to be touched."""


def QT_TRANSLATE_NOOP(context: str, source: str) -> str:  # noqa: N802 - the name lupdate knows
    """Mark `source` for translation in `context`; at run time it is just the source."""
    return source


def shown(value: object) -> str:
    """A wrong value of any kind, short enough for a message, and in a form that does not disturb it."""
    if isinstance(value, int) and abs(value) >= 10**12:
        return "…"
    return tidy(str(value), 40) if value is None or isinstance(value, str | int | float) else type(value).__name__


class Term(str):
    """A parameter that is itself a text key, to be translated before it is inserted."""

    __slots__ = ()


class Phrase(Term):
    """A term with parameters of its own."""

    params: Params

    def __new__(cls, key: str, params: Params) -> Phrase:
        phrase = super().__new__(cls, key)
        phrase.params = params
        return phrase


class Who(int):
    """A parameter that is a seat, to be replaced by the name of who sits there."""

    __slots__ = ()


class Reason(NamedTuple):
    """Why something may not be done."""

    key: str
    params: Params = NOTHING


class Explanation(NamedTuple):
    """What a place of the table is and what it means now, in a few sentences; and the pieces that serve it, each as
    the id of its zone and its place there."""

    told: tuple[Reason, ...] = ()
    serving: tuple[tuple[str, int], ...] = ()


class Event(NamedTuple):
    """What an action brought about, known to everyone at the table.

    `gains` are the points that seats won (or lost) by it, as (seat, points).
    """

    key: str
    params: Params = NOTHING
    gains: tuple[tuple[int, int], ...] = ()


class Refused(Exception):
    """Something asked for is not possible; the reason says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key, dict(reason.params))
        self.reason = reason


class IllegalAction(Refused):
    """An action that the rules do not allow now."""


class BadOption(Refused):
    """An option of a match that does not exist, or has a value it cannot have."""


class Malformed(Refused):
    """Data that is not of the form it should have."""


class BadRecord(Refused):
    """A record that is damaged, foreign or against the rules. `move` is the number of the
    step at fault, counted from 1, where there is one."""

    def __init__(self, reason: Reason, move: int | None = None) -> None:
        super().__init__(reason)
        self.move = move
