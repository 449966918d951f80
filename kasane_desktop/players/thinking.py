"""What a player that thinks for a while is told meanwhile."""

from __future__ import annotations

from math import inf
from typing import Protocol


class Thinking(Protocol):
    """Asked now and then: whoever does not stop when cancelled is stopped less gently."""

    def cancelled(self) -> bool:
        """Whether nobody waits for the answer any more: any action will do then, at once."""
        ...

    def time_left(self) -> float:
        """Seconds until the answer is due; infinite without a limit."""
        ...


class AtLeisure:
    """Nobody is in a hurry."""

    def cancelled(self) -> bool:
        return False

    def time_left(self) -> float:
        return inf
