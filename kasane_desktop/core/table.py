"""A table: what one seat sees, as zones with pieces in them, to be drawn.

It holds nothing that the seat may not know and nothing about pixels. The difference of two
tables is the animation.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar, TypeVarTuple, overload

from kasane_desktop.core.fact import NO_FACTS, Facts

if TYPE_CHECKING:
    from kasane_desktop.core.game import Action

A = TypeVar("A")
B = TypeVar("B")
Which = TypeVarTuple("Which")


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


class Kind(str, Generic[*Which]):
    """A kind of ids, and the only place where they are made and read: `DECK = Kind("deck")` is itself the id of the
    only one, `HAND = Kind("hand", int)` tells several apart: `HAND(2)` is `hand/2`, and `HAND.read("hand/2")` is (2,).

    Zones are called so (each game names its kinds in `rules/zones.py`), pieces and faces, and the places of a scene
    (`stage/hots.py`). The last word of an id may be an id itself.
    """

    _words: tuple[type, ...]

    @overload
    def __new__(cls, name: str) -> Kind[()]: ...
    @overload
    def __new__(cls, name: str, first: type[A], /) -> Kind[A]: ...
    @overload
    def __new__(cls, name: str, first: type[A], second: type[B], /) -> Kind[A, B]: ...

    def __new__(cls, name: str, *words: type) -> Any:
        kind = super().__new__(cls, name)
        kind._words = words
        return kind

    def __call__(self, *which: *Which) -> str:
        return "/".join((self, *map(str, which)))

    def read(self, id: str) -> tuple[*Which] | None:
        """What tells this one from the others of its kind; None if it is of another."""
        name, *rest = id.split("/", len(self._words))
        if name != self or not rest or len(rest) != len(self._words):
            return None
        try:
            read: Any = tuple(word(part) for word, part in zip(self._words, rest, strict=True))
        except ValueError:
            return None
        which: tuple[*Which] = read
        return which

    def of(self, id: str) -> tuple[*Which]:
        """The same of one that can be of no other kind."""
        which = self.read(id)
        if which is None:
            raise ValueError(f"{id}: no {self}")
        return which


AnyKind: TypeAlias = Kind[*tuple[Any, ...]]


def kind_of(id: str) -> str:
    """The name of its kind, whichever that is: to be compared with one."""
    return id.partition("/")[0]


def family_of(id: str) -> str:
    """What all those have in common that differ in their last word alone."""
    return id.rpartition("/")[0] or id


# -- faces ---------------------------------------------------------------------------------------------------

BACK = "back"  # what is called so shows nothing, whichever game


def face_of(game: str, name: int | str) -> str:
    return f"{game}/{name}"


def name_in(face: str) -> str:
    """What a face is called among those of its game: `7` of `…/7`."""
    return face.rpartition("/")[2]


# -- kinds of zones that the general rooms know -------------------------------------------------------------


HAND = Kind("hand", int)  # what a seat holds
GROUPS = Kind("groups", int)  # what could be laid
COMBINATION = Kind("combination", str)  # a card with spaces for groups, which a player may write anew
SEAT = Kind("seat", int)  # no zone: a place that only explains itself


@dataclass(frozen=True, slots=True)
class Zone:
    """A place where pieces lie, in order."""

    id: str
    owner: int | None = None
    pieces: tuple[Piece, ...] = ()
    action: Action | None = None
    facts: Facts = NO_FACTS

    @property
    def kind(self) -> str:
        return kind_of(self.id)


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
