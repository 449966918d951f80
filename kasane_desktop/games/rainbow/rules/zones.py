"""The places of the table of Rainbow; table.py says what lies there."""

from __future__ import annotations

from kasane_desktop.core.table import HAND as HAND
from kasane_desktop.core.table import SEAT as SEAT
from kasane_desktop.core.table import Kind

PRIZES = Kind("prizes")
CLAIMED = Kind("claimed")  # places of prizes taken this round
CHOICES = Kind("choices")
BIDS = Kind("bids")  # that may be made
BID = Kind("bid")
TAKEN = Kind("taken")
PILE = Kind("pile")  # with two players: the second one

# No zones: places that only explain themselves.
RIBBON = Kind("ribbon")  # of a bid: its rank
LOCK = Kind("lock")
LAST = Kind("last")
