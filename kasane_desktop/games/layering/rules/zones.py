"""The places of the table of Kasane and Kimono; table.py says what lies there."""

from __future__ import annotations

from kasane_desktop.core.table import COMBINATION as COMBINATION
from kasane_desktop.core.table import GROUPS as GROUPS
from kasane_desktop.core.table import HAND as HAND
from kasane_desktop.core.table import SEAT as SEAT
from kasane_desktop.core.table import Kind

MARKET = Kind("market")
DECK = Kind("deck")
ROBE = Kind("robe")
ACCESSORIES = Kind("accessories")  # only in Kimono

# No zones: places that only explain themselves.
LADDER = Kind("ladder")
PLACES = Kind("places")  # of a robe, for what is not laid yet
