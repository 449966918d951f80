"""What can be done in Kabuki, and the numbers of the game.

Every action exists once in a table here, so that the rules build none while they run.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import Action
from kasane_desktop.games.kabuki.rules.box import KabukiBox

KINDS = 10
COPIES = 5
MASKS = KINDS * COPIES
STACKS = 4
ROUNDS = 3
COUNTS = KabukiBox.counts

NOTHING = -1
"""No seat, no stack or no mask."""


def tokens_at_start(seats: int) -> int:
    """Tokens each player begins a round with."""
    return 5 if seats <= 4 else 4


@dataclass(frozen=True, slots=True)
class TurnUp(Action):
    """Chance: the top mask of the deck is turned up for the seat whose turn it is. At the
    beginning of a later round the deck has been shuffled anew before."""

    mask: int


class _Shown(Action):
    """Everyone sees more by it. (A base of its own: mypyc takes no class variables into a dataclass.)"""

    __slots__ = ()
    irrevocable: ClassVar[bool] = True


class _Late(Action):
    """Who does nothing does this."""

    __slots__ = ()
    on_time_out: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Lay(_Shown):
    """Lay the turned-up mask on a stack, over what lies there: taking it back would show the mask it covers."""

    stack: int


@dataclass(frozen=True, slots=True)
class Stop(_Shown):
    """Call "Stop!": the mask just laid is not the first of its kind in its stack. Everybody has seen all of it then."""


@dataclass(frozen=True, slots=True)
class Pass(_Late):
    """Let the mask just laid go by."""


STOP = Stop()
PASS = Pass()
LAYS: tuple[Action, ...] = tuple(Lay(stack) for stack in range(STACKS))
CALLS: tuple[Action, ...] = (STOP, PASS)
TURN_UPS: tuple[Action, ...] = tuple(TurnUp(mask) for mask in range(KINDS))
LOTS: tuple[Action, ...] = tuple(Lot(seat) for seat in range(max(COUNTS)))
