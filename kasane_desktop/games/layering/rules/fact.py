"""What the table of Kasane and Kimono says. -1 is nobody."""

from __future__ import annotations

from kasane_desktop.core.fact import ACTING as ACTING
from kasane_desktop.core.fact import COUNT as COUNT
from kasane_desktop.core.fact import FIRST as FIRST
from kasane_desktop.core.fact import FORECAST as FORECAST
from kasane_desktop.core.fact import KANJI as KANJI
from kasane_desktop.core.fact import LADDER as LADDER
from kasane_desktop.core.fact import NEEDS as NEEDS
from kasane_desktop.core.fact import NEW as NEW
from kasane_desktop.core.fact import POINTS as POINTS
from kasane_desktop.core.fact import PROVENANCE as PROVENANCE
from kasane_desktop.core.fact import ROUND as ROUND
from kasane_desktop.core.fact import ROUNDS as ROUNDS
from kasane_desktop.core.fact import TOTAL as TOTAL
from kasane_desktop.core.fact import TURN as TURN
from kasane_desktop.core.fact import TURNS as TURNS
from kasane_desktop.core.fact import WORTH as WORTH
from kasane_desktop.core.fact import Fact
from kasane_desktop.core.text import Term
from kasane_desktop.games.layering.rules.actions import Phase
from kasane_desktop.games.layering.rules.combinations import Rule

# -- of the table --------------------------------------------------------------------------------------------

PHASE = Fact[Phase]("phase")
WHO_BEGINS = Fact[int]("first")
WHO_ACTS = Fact[int]("acting")
MARKET = Fact[int]("market")  # cards left in it
LAYERS = Fact[int]("layers")  # of a whole robe
ENOUGH = Fact[int]("enough")  # cards that must lie for the ladder
COMPLETE = Fact[int]("complete")  # points for all layers

# -- of seats: POINTS are those in play, for accessories count at the end ------------------------------------

HAND = Fact[int]("hand")  # cards
ROBE = Fact[int]("robe")  # all cards laid, with accessories
COLOURS = Fact[int]("colours")
TURNS_LEFT = Fact[int]("turns_left")
BEEN_FIRST = Fact[int]("been_first")  # in this round or an earlier one

# -- of the market -------------------------------------------------------------------------------------------

SIZE = Fact[int]("size")  # cards of a full row
BEST = Fact[int]("best")  # the most points that taking the open card can bring this turn, AT_ONCE among them
AT_ONCE = Fact[int]("at_once")  # what the card itself brings: the point of a +1
AT_LAST = Fact[int]("at_last")  # what it itself brings at the end: the point of an accessory

# -- of a combination card, and of the markers on it ---------------------------------------------------------

NAME = Fact[Term]("name")
RULE = Fact[Rule]("rule")
VALUES = Fact[tuple[int, ...]]("values")  # that the rule speaks of
SOCKET = Fact[int]("socket")  # of a marker, or of a group: which space
OWNER = Fact[int]("owner")  # of a marker; -1 if the space was closed from the start
LAST = Fact[int]("last")  # of a card or marker: the last move of its player put it there

# -- of a group that could be laid: its POINTS and SOCKET as well --------------------------------------------

CARDS = Fact[tuple[int, ...]]("cards")  # in order
K = Fact[int]("k")  # of them from the hand
REUSE = Fact[int]("reuse")  # whether the top of the robe is the first
