"""What can be done in a game: the base of all orders."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, ClassVar


class Action:
    """Base of all actions: frozen dataclasses with slots, whose fields are int, bool, str
    or tuple[int, ...]. The hot ones are built once and shared."""

    __slots__ = ()
    irrevocable: ClassVar[bool] = False
    """Whether what it shows to everyone forbids taking it back."""
    on_time_out: ClassVar[bool] = False
    """Whether a seat does this by letting its time run out. Who has such an action has only so much time."""

    def __reduce__(self) -> tuple[Any, ...]:
        """How it goes to another process: by its fields."""
        values: Any = self  # a dataclass, as all of them
        return type(self), tuple([getattr(self, own.name) for own in fields(values)])
