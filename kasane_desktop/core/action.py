"""What can be done in a game: the base of all orders."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, ClassVar


class Sent:
    """A dataclass that goes to other processes by its fields: mypyc's own cannot be filled once they are there."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        own: Any = self
        return type(own), tuple([getattr(own, field.name) for field in fields(own)])


class Action(Sent):
    """Base of all actions: frozen dataclasses with slots, whose fields are int, bool, str
    or tuple[int, ...]. The hot ones are built once and shared."""

    __slots__ = ()
    irrevocable: ClassVar[bool] = False
    """Whether what it shows to everyone forbids taking it back."""
    on_time_out: ClassVar[bool] = False
    """Whether a seat does this by letting its time run out. Who has such an action has only so much time."""
