"""What can be done in a game: the base of all orders."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar


class Sent:
    """A dataclass that goes to other processes by its fields: mypyc's own cannot be filled once they are there."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        own: Any = self
        return type(own), tuple([getattr(own, field.name) for field in fields(own)])


class _Usual(Sent):
    """What holds for an action that says nothing else. (A base of its own: mypyc takes no class variables into a
    dataclass.)"""

    __slots__ = ()
    irrevocable: ClassVar[bool] = False
    """Whether what it shows to everyone forbids taking it back."""
    on_time_out: ClassVar[bool] = False
    """Whether a seat does this by letting its time run out. Who has such an action has only so much time."""


@dataclass(frozen=True, slots=True)
class Action(_Usual):
    """Base of all actions: frozen dataclasses with slots, whose fields are int, bool, str
    or tuple[int, ...]. The hot ones are built once and shared. (It is one itself, or mypyc
    would ask whether two of them are the same, and not whether they are equal.)"""
