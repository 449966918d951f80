"""What sets one box apart from the other, and what the number of players changes in both."""

from __future__ import annotations

from dataclasses import dataclass

TURNS = 12
"""Turns of each player in a whole game: a robe has twelve layers."""


@dataclass(frozen=True, slots=True)
class Edition:
    """One of the two boxes."""

    id: str
    package: str  # where its combinations.json lies
    special: str  # face of the card that scores a point by itself
    specials_on_robe: bool  # such a card lies on the robe and covers its top card; else beside it
    marker: str  # face of what closes a space
    variant: str  # key of the option that lets a player combine after a special card


@dataclass(frozen=True, slots=True)
class Layout:
    """Market and deck for one number of players."""

    rows: int
    length: int
    series: int  # of the values 1 to 9
    specials: int

    @property
    def cards(self) -> int:
        """Cards of a market; as many as there are rows are left when the round ends."""
        return self.rows * self.length

    @property
    def deck(self) -> tuple[int, ...]:
        """The cards in play, as a number for each value."""
        return (self.specials, *(self.series for _ in range(9)))


LAYOUTS = {
    2: Layout(rows=4, length=4, series=3, specials=5),
    3: Layout(rows=3, length=5, series=4, specials=5),
    4: Layout(rows=4, length=4, series=5, specials=7),
}
