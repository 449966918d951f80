"""What the table of Rainbow says. -1 is nobody."""

from __future__ import annotations

from kasane_desktop.core.fact import ACTING as ACTING
from kasane_desktop.core.fact import FIRST as FIRST
from kasane_desktop.core.fact import FORECAST as FORECAST
from kasane_desktop.core.fact import LAST_ROUND as LAST_ROUND
from kasane_desktop.core.fact import PLACE as PLACE
from kasane_desktop.core.fact import POINTS as POINTS
from kasane_desktop.core.fact import ROUND as ROUND
from kasane_desktop.core.fact import TOTAL as TOTAL
from kasane_desktop.core.fact import Fact
from kasane_desktop.core.text import Who
from kasane_desktop.games.rainbow.rules.actions import Phase
from kasane_desktop.games.rainbow.rules.cards import Kind, Lock

# -- of the table --------------------------------------------------------------------------------------------

PHASE = Fact[Phase]("phase")
LOCK = Fact[Lock]("lock")
WHO_ACTS = Fact[int]("acting")
FIRST_PILE = Fact[tuple[int, ...]]("first_pile")  # two players: cards left of each

# -- of seats ------------------------------------------------------------------------------------------------

HAND = Fact[int]("cards")  # how many in hand
PILE = Fact[int]("pile")  # cards in the second pile
TAKEN = Fact[int]("taken")  # prizes
TO_BID = Fact[int]("to_bid")  # bids it will still make this round
OUT = Fact[int]("out")

# -- of prizes, and of what may be chosen --------------------------------------------------------------------

TAKE = Fact[int]("take")  # of the zone: the most cards that one choice may bring
VALUE = Fact[int]("value")
NUMBER = Fact[int]("number")  # how many there are of it, or are chosen
BOTH = Fact[int]("both")  # what two of it bring; 0 where only one may be taken
BY = Fact[Who]("by")  # who took what lay there
JUST_TAKEN = Fact[tuple[str, ...]]("last")  # the ids that the prizes had which this seat has just taken

# -- of bids, made or offered --------------------------------------------------------------------------------

CARDS = Fact[tuple[int, ...]]("cards")
KIND = Fact[Kind]("kind")
RANK = Fact[int]("rank")  # in the order of choice as it stands, or would
OVERTAKERS = Fact[tuple[int, ...]]("overtakers")  # seats that bid later and might get ahead of it
WHY = Fact[str]("why")  # text key: what puts it behind the one before it, or the first ahead of the second
CHOSEN = Fact[int]("chosen")  # its choice is made
CHOOSING = Fact[int]("choosing")  # it is its turn to choose
LAST = Fact[int]("last")  # it is the last thing done
