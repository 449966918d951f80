"""What the table of Kabuki says. -1 is nobody, or none."""

from __future__ import annotations

from kasane_desktop.core.fact import ACTING as ACTING
from kasane_desktop.core.fact import COUNT as COUNT
from kasane_desktop.core.fact import FIRST as FIRST
from kasane_desktop.core.fact import POINTS as POINTS
from kasane_desktop.core.fact import ROUND as ROUND
from kasane_desktop.core.fact import ROUNDS as ROUNDS
from kasane_desktop.core.fact import Fact
from kasane_desktop.core.text import Term, Who
from kasane_desktop.games.kabuki.rules.state import Phase

# -- of the table --------------------------------------------------------------------------------------------

PHASE = Fact[Phase]("phase")
WHOSE_TURN = Fact[int]("turn")
LAID_BY = Fact[int]("laid_by")
LAID_STACK = Fact[int]("laid_stack")
WHO_ACTS = Fact[tuple[int, ...]]("acting")
DECK = Fact[int]("deck")  # masks left
ENDING = Fact[Term]("ending")  # why the round ended, once it has
ENDED_BY = Fact[Who]("ended_by")  # who brought it about

# -- of seats ------------------------------------------------------------------------------------------------

TOKENS = Fact[int]("tokens")  # also of a check: how many change hands
NOTED = Fact[tuple[int, ...]]("rounds")  # tokens noted for each round
TURN = Fact[int]("turn")  # whether it is its turn
PASSED = Fact[int]("passed")

# -- of zones and pieces -------------------------------------------------------------------------------------

START = Fact[int]("start")  # tokens that a round begins with
LAID = Fact[int]("laid")  # of a stack, a mask or a seat: the mask laid last is on it, is it, or is its own
OPEN = Fact[int]("open")  # a call has opened the stack
LAST = Fact[int]("last")  # the last mask of all lies on the stack
STACK = Fact[int]("stack")  # of a check
CALLER = Fact[Who]("caller")
LAYER = Fact[Who]("layer")
EQUAL = Fact[int]("equal")  # of a check: masks below that are equal; of a mask in it: whether it is equal to the top
MASK = Fact[Term]("mask")
NAME = Fact[Term]("name")
