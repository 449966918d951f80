"""What a game says of its table: all that its scene has to say, and may say differently from what is usual.

How pieces move is said in the same way (moving.py), and what is done when the table has become another one
(`TableScene.table_changed`).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar

from kasane_desktop.core.fact import LAST_ROUND, POINTS, ROUND, ROUNDS, Facts
from kasane_desktop.core.table import AnyKind
from kasane_desktop.scene.arrangement import Arrangement
from kasane_desktop.scene.moving import MovingScene
from kasane_desktop.scene.shown import Shown


class OwnTable(MovingScene):
    """A scene of one game."""

    news_in: ClassVar[tuple[AnyKind, ...]] = ()  # kinds of zones in which what is new gets a ring
    open_points: ClassVar[bool] = True  # how many points others have is there for all to see
    tells_rounds: ClassVar[bool] = False  # what a round has brought is shown by the table itself

    prompts: tuple[str, ...] = ()  # the sheets that say whose turn it is and what is asked
    echoed: tuple[str, ...] = ()  # events of the log that those sheets tell of, at the moment
    aside = False  # whether something is seen for a moment, whoever has the turn
    read_in_the_middle: tuple[str, ...] = ()  # how the keys of sheets begin that tell what lies there
    read_as_own: tuple[str, ...] = ()  # likewise, what one has

    def __init__(self) -> None:
        super().__init__()
        self.key_name: Callable[[str], str] = str  # what the key is called now that usually has this name

    def scale_for(self, w: int, h: int) -> float:
        """Pixels per design unit for a window of this size."""
        return min(w / 1440, h / 900)

    @abstractmethod
    def arrange(self, shown: Shown) -> Arrangement:
        """How the table looks now."""

    def is_last_round(self, facts: Facts, seats: Sequence[Facts]) -> bool:
        """Whether no other round comes after this one."""
        return bool(facts.get(LAST_ROUND, 0)) or 0 < facts.get(ROUNDS, 0) == facts.get(ROUND, 0)

    def standing(self, facts: Facts) -> str:
        """How a seat stands, as all may know it."""
        return str(facts[POINTS])

    def own_keys(self) -> list[tuple[str, str]]:
        """Keys that only this game has, as they are called now, and what they do."""
        return []

    def key_range(self, *usual: str) -> str:
        """Keys that do the same for one thing after the other: from first to last, if that says it."""
        names = [self.key_name(key) for key in usual]
        return f"{usual[0]}–{usual[-1]}" if names == list(usual) else " ".join(names)

    def pressed(self, key: str) -> None:
        """A place was clicked that is the scene's own."""

    def take_hold(self, key: str) -> None:
        """A place begins to be pulled: what it needs for its goals to be seen can be done here."""
