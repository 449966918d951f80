"""What a companion has a word for when it first comes up."""

from __future__ import annotations

from collections.abc import Sequence

from kasane_desktop.core.game import Action
from kasane_desktop.core.table import Table
from kasane_desktop.games.rainbow.rules import fact
from kasane_desktop.games.rainbow.rules.actions import Bid, Prize


def last_round(seats: int) -> str:
    """What the last round means: of two players, who is left with cards gets something for them."""
    return "rainbow.first.last-round-of-two" if seats == 2 else "rainbow.first.last-round"


def firsts(table: Table, actions: Sequence[Action]) -> tuple[str, ...]:
    """The lock of a round, the last round, and that two prizes may be taken at once."""
    told = []
    if any(isinstance(action, Bid) for action in actions):
        if table.facts[fact.LAST_ROUND]:
            told.append(last_round(len(table.seats)))
        if table.facts[fact.LOCK] in ("set", "run"):
            told.append(f"rainbow.first.{table.facts[fact.LOCK]}")
    if any(isinstance(action, Prize) and action.number == 2 for action in actions):
        told.append("rainbow.first.pair")
    return tuple(told)
