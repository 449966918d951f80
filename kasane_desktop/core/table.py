"""A table: what one seat sees, as zones with pieces in them, to be drawn.

It holds nothing that the seat may not know and nothing about pixels. The difference of two
tables is the animation.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kasane_desktop.core.text import Param

if TYPE_CHECKING:
    from kasane_desktop.core.game import Action

Facts = Mapping[str, Param]


@dataclass(frozen=True, slots=True)
class Piece:
    """A card, marble, tile, mask …

    `face` names its picture (`back` ones show nothing else). `id` is given where a piece can
    be followed from one table to the next; an empty one means "any of its kind", and the
    drawing side follows it by where it came from. `action` is what a click on it does.
    """

    face: str
    id: str = ""
    action: Action | None = None
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Zone:
    """A place where pieces lie, in order. `kind` says how it is laid out."""

    id: str
    kind: str
    owner: int | None = None
    pieces: tuple[Piece, ...] = ()
    action: Action | None = None
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Table:
    """Everything on the table. `seats` holds a mapping per seat (at least `points`, `first`,
    `acting`); `facts` what belongs to no zone (round, rounds, phase …)."""

    zones: tuple[Zone, ...]
    seats: tuple[Facts, ...]
    facts: Facts = field(default_factory=dict)

    def zone(self, zone_id: str) -> Zone:
        for zone in self.zones:
            if zone.id == zone_id:
                return zone
        raise KeyError(zone_id)
