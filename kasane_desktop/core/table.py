"""A table: what one seat sees, as zones with pieces in them, to be drawn.

It holds nothing that the seat may not know and nothing about pixels. The difference of two
tables is the animation.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kasane_desktop.core.fact import NO_FACTS, Facts

if TYPE_CHECKING:
    from kasane_desktop.core.game import Action


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
    facts: Facts = NO_FACTS


class Kind(str):
    """A kind of zone, laid out in its own way; zones are called after it: `DECK` the only one, `HAND(2)` one of
    several. Each game names its own in `rules/zones.py`."""

    __slots__ = ()

    def __call__(self, *which: int | str) -> str:
        return "/".join((self, *map(str, which)))


def kind_of(zone: str) -> Kind:
    return Kind(zone.partition("/")[0])


HAND = Kind("hand")  # what a seat holds
GROUPS = Kind("groups")  # what could be laid
COMBINATION = Kind("combination")  # a card with spaces for groups, which a player may write anew
SEAT = Kind("seat")  # no zone: a place that only explains itself


@dataclass(frozen=True, slots=True)
class Zone:
    """A place where pieces lie, in order."""

    id: str
    owner: int | None = None
    pieces: tuple[Piece, ...] = ()
    action: Action | None = None
    facts: Facts = NO_FACTS

    @property
    def kind(self) -> Kind:
        return kind_of(self.id)

    @property
    def which(self) -> str:
        """What tells it from the others of its kind."""
        return self.id.partition("/")[2]


@dataclass(frozen=True, slots=True)
class Table:
    """Everything on the table. `seats` says something of each (at least POINTS, FIRST and ACTING);
    `facts` is what belongs to no zone (PHASE, ROUND …)."""

    zones: tuple[Zone, ...]
    seats: tuple[Facts, ...]
    facts: Facts = NO_FACTS

    def zone(self, zone_id: str) -> Zone:
        for zone in self.zones:
            if zone.id == zone_id:
                return zone
        raise KeyError(zone_id)
