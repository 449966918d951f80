"""The places of the table of Fūrin; table.py says what lies there."""

from __future__ import annotations

from kasane_desktop.core.table import HAND as HAND
from kasane_desktop.core.table import SEAT as SEAT
from kasane_desktop.core.table import Kind

PRIZE = Kind("prize")
DECK = Kind("deck")
HUNG = Kind("hung", int)
TAKEN = Kind("taken", int)
