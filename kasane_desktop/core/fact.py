"""Facts: what a table says besides what lies where, under names that know the type of what they say.

    COUNT = Fact[int]("count")
    Facts(COUNT(3))[COUNT] + 1

A fact is told by calling its name and read by its name; the type checker holds both. Reading one that is not told is an
error; where it may be missing, who reads it says what that means: `facts.get(LAST, 0)`.

Each game names its own in `rules/fact.py`. Here are those that the general rooms read.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from kasane_desktop.core.text import Param

T = TypeVar("T", bound=Param)


class Fact(str, Generic[T]):
    """The name of a fact whose value is a T; in files and on the command line it is just that name."""

    __slots__ = ()

    def __call__(self, value: T) -> tuple[Fact[T], T]:
        return self, value


class Facts:
    """What is told of a table, a zone, a piece or a seat; a value."""

    __slots__ = ("_told",)

    def __init__(self, *told: tuple[Fact[Any], Any]) -> None:
        self._told: dict[Fact[Any], Any] = dict(told)

    def __getitem__(self, fact: Fact[T]) -> T:
        value: T = self._told[fact]
        return value

    def get(self, fact: Fact[T], missing: T) -> T:
        value: T = self._told.get(fact, missing)
        return value

    def __contains__(self, fact: Fact[Any]) -> bool:
        return fact in self._told

    def __or__(self, more: Facts) -> Facts:
        """Both, and of what is told twice the later."""
        return Facts(*self._told.items(), *more._told.items())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Facts) and self._told == other._told

    def __hash__(self) -> int:
        return hash(frozenset(self._told.items()))

    def plain(self) -> dict[str, Param]:
        """As files and the command line have it."""
        return {str(fact): value for fact, value in self._told.items()}

    def __repr__(self) -> str:
        return f"Facts({self._told})"


NO_FACTS = Facts()

# -- of every seat ------------------------------------------------------------------------------------------

POINTS = Fact[int]("points")
FIRST = Fact[int]("first")  # whether it begins, or began
ACTING = Fact[int]("acting")  # whether it is to act

# -- of seats, where a game tells them -----------------------------------------------------------------------

FORECAST = Fact[int]("forecast")  # points if the game ended now
PLACE = Fact[int]("place")  # 1 is the winner's; 0 until it is over
TOTAL = Fact[int]("total")  # told by the match, once it is over: points with all that came on top

# -- of the table --------------------------------------------------------------------------------------------

PHASE = Fact[str]("phase")  # every game; each has its own
ROUND = Fact[int]("round")  # a game of one round counts its turns
ROUNDS = Fact[int]("rounds")  # not told while nobody may know how many come
LAST_ROUND = Fact[int]("last_round")
TURN = Fact[int]("turn")
TURNS = Fact[int]("turns")

# -- of zones and pieces -------------------------------------------------------------------------------------

COUNT = Fact[int]("count")  # of what lies there and is not seen one by one
NEW = Fact[int]("new")  # told by the models: it came to where it lies since the one who looks had acted last

# -- of cards with spaces for groups, which a player may write anew ------------------------------------------

NEEDS = Fact[tuple[int, ...]]("needs")  # cards that each space asks for
WORTH = Fact[tuple[int, ...]]("points")  # what each brings
PROVENANCE = Fact[tuple[str, ...]]("provenance")  # how that is known
KANJI = Fact[str]("kanji")
LADDER = Fact[tuple[int, ...]]("ladder")  # of the table: points for one colour, two, …
