"""The places of the table of Rainbow; table.py says what lies there."""

from __future__ import annotations

from kasane_desktop.core.table import HAND as HAND
from kasane_desktop.core.table import SEAT as SEAT
from kasane_desktop.core.table import Kind

PRIZES = Kind("prizes")
CLAIMED = Kind("claimed", int)  # places of prizes taken this round
CHOICES = Kind("choices")
BIDS = Kind("bids")  # that may be made
BID = Kind("bid", int)
ONE_BID = Kind("bid", int, int)  # of two, with two players
TAKEN = Kind("taken", int)
PILE = Kind("pile", int)  # with two players: the second one

# No zones: places that only explain themselves.
RIBBON = Kind("ribbon", str)  # of a bid: its rank
LOCK = Kind("lock")
LAST = Kind("last")


def owner(zone: str) -> int | None:
    """The seat that is meant by a place of one seat."""
    which = next(filter(None, (kind.read(zone) for kind in (HAND, TAKEN, PILE, BID, SEAT))), None)
    return which[0] if which else None
