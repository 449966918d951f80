"""What the table of Fūrin says. -1 is nobody."""

from __future__ import annotations

from kasane_desktop.core.fact import ACTING as ACTING
from kasane_desktop.core.fact import COUNT as COUNT
from kasane_desktop.core.fact import FIRST as FIRST
from kasane_desktop.core.fact import PLACE as PLACE
from kasane_desktop.core.fact import POINTS as POINTS
from kasane_desktop.core.fact import ROUND as ROUND
from kasane_desktop.core.fact import ROUNDS as ROUNDS
from kasane_desktop.core.fact import Fact

from .actions import Phase

PHASE = Fact[Phase]("phase")
WHO_ACTS = Fact[int]("acting")
CARDS = Fact[int]("cards")  # in the hand of a seat
TAKEN = Fact[int]("taken")  # prizes of a seat
VALUE = Fact[int]("value")  # of a card
AHEAD = Fact[int]("ahead")  # whether what hangs there would take the prize
