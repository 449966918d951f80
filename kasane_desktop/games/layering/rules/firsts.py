"""What a companion has a word for when it first comes up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kasane_desktop.core.game import Action
from kasane_desktop.core.table import Table
from kasane_desktop.games.layering.rules import fact, zones
from kasane_desktop.games.layering.rules.actions import Meld


def firsts(table: Table, actions: Sequence[Action]) -> tuple[str, ...]:
    return tuple(_come_up(table, actions))


def _come_up(table: Table, actions: Sequence[Action]) -> Iterator[str]:
    melds = [action for action in actions if isinstance(action, Meld)]
    if any(meld.reuse for meld in melds):
        yield "layering.first.reuse"
    if melds:
        yield "layering.first.group"
    elif actions:
        if table.facts[fact.ROUND] == table.facts[fact.ROUNDS]:
            yield "layering.first.last-round"
        if any(zone.pieces for zone in table.zones if zone.kind == zones.COMBINATION):
            yield "layering.first.closed"
