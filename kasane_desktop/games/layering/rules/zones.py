"""The places of the table of Kasane and Kimono; table.py says what lies there."""

from __future__ import annotations

from kasane_desktop.core.table import COMBINATION as COMBINATION
from kasane_desktop.core.table import GROUPS as GROUPS
from kasane_desktop.core.table import HAND as HAND
from kasane_desktop.core.table import SEAT as SEAT
from kasane_desktop.core.table import Kind

MARKET = Kind("market", int)  # a row; without a number the tray between them
DECK = Kind("deck")
ROBE = Kind("robe", int)
ACCESSORIES = Kind("accessories", int)  # only in Kimono

# No zones: places that only explain themselves.
LADDER = Kind("ladder")
PLACES = Kind("places", int)  # of a robe, for what is not laid yet


def owner(zone: str) -> int | None:
    """The seat that is meant by a place of one seat."""
    which = next(filter(None, (kind.read(zone) for kind in (HAND, ROBE, ACCESSORIES, PLACES, SEAT))), None)
    return which[0] if which else None
