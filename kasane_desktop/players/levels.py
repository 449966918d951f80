"""Five levels, the same scale in every game, one more where memory is all, and characters that change the style
alone."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from kasane_desktop.players.heuristic import Memory, Style
from kasane_desktop.players.scale import level_name


@dataclass(frozen=True, slots=True)
class Level:
    """How strong a player is.

    Weaker ones look less far (`iterations`), see less at first sight (`clarity`, 1 for all there
    is), overlook some of what they could do (a share of `blindness`, and all beyond a `glance`) and
    do not always tell the best of the good moves (`temperature`, in rewards). None of them throws
    dice for a move.
    """

    id: str
    iterations: int | None  # None: as long as there is time
    clarity: float
    temperature: float
    blindness: float
    memory: Memory
    glance: int | None = None  # of all that it can do it sees no more than so many things; None: no limit
    exact: bool = False  # whether it works out the end
    infers: bool = False  # whether it concludes from what others did

    @property
    def name(self) -> str:
        """Text key."""
        return level_name(self.id)


LEVELS: dict[str, Level] = {
    level.id: level
    for level in (
        Level("child", 6, 0.1, 2.0, 0.6, Memory(span=0.9, pace=3.6, spread=0.36, nerve=-0.3), glance=3),
        Level("novice", 12, 0.2, 0.17, 0.32, Memory(span=2.2, pace=2.8, spread=0.33, nerve=0.3)),
        Level("skilled", 37, 0.52, 0.06, 0.165, Memory(span=5.4, pace=1.8, spread=0.31, nerve=0.16)),
        Level("expert", 100, 0.9, 0.008, 0.06, Memory(span=10.2, pace=1.29, spread=0.29, nerve=0.08), exact=True),
        Level("master", None, 1.0, 0.0, 0.0, Memory(span=18, pace=0.95, spread=0.27), exact=True, infers=True),
        Level("perfect", None, 1.0, 0.0, 0.0, Memory(span=inf, pace=0.85, spread=0.27), exact=True, infers=True),
    )
}
"""The last one is the master with a memory that nobody has, where that makes a difference (`scale.levels_of`)."""

CHARACTERS: dict[str, Style] = {
    "steady": Style(),
    "cautious": Style(lead=0.22),
    "greedy": Style(now=1.12, later=0.88),
    "builder": Style(now=0.94, later=1.07),
}
