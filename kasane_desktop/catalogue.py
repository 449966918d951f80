"""The games there are: one line names one. What else there is of it lies in its folder, in three rooms:

    rules   what may be done (standard library and core alone)
    mind    what its players know (no Qt)
    stage   what is seen of it

Whoever needs a thing of a game finds it on a shelf, under the same name in every folder. It is loaded when it is first
asked for, so that the lobby, which needs the boxes alone, is seen before all else is there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from kasane_desktop.core.box import Box
    from kasane_desktop.core.game import Game

T = TypeVar("T")


class Entry(NamedTuple):
    id: str
    package: str


ENTRIES: tuple[Entry, ...] = (
    Entry("kasane", "kasane_desktop.games.kasane"),
    Entry("kimono", "kasane_desktop.games.kimono"),
    Entry("kaleido", "kasane_desktop.games.kaleido"),
    Entry("rainbow", "kasane_desktop.games.rainbow"),
    Entry("kabuki", "kasane_desktop.games.kabuki"),
)


class Shelf(Mapping[str, T], Generic[T]):
    """The same thing of every game, by the game's id, in the order of the catalogue. `place` says where in the folder
    of a game it is: "module:NAME"."""

    def __init__(self, place: str) -> None:
        self._module, _, self._name = place.partition(":")
        self._loaded: dict[str, T] = {}

    def __getitem__(self, game: str) -> T:
        if game not in self._loaded:
            self._loaded[game] = getattr(import_module(self.module_of(game)), self._name)
        return self._loaded[game]

    def module_of(self, game: str) -> str:
        for entry in ENTRIES:
            if entry.id == game:
                return f"{entry.package}.{self._module}"
        raise KeyError(game)

    def __contains__(self, game: object) -> bool:
        return any(entry.id == game for entry in ENTRIES)

    def __iter__(self) -> Iterator[str]:
        return (entry.id for entry in ENTRIES)

    def __len__(self) -> int:
        return len(ENTRIES)


BOXES: Shelf[Box] = Shelf("rules.box:BOX")
CATALOGUE: Shelf[Game[Any, Any]] = Shelf("rules.game:GAME")
