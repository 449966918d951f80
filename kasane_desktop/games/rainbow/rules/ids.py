"""How the pieces of Rainbow are called that have no seat; table.py says where they lie."""

from __future__ import annotations

from kasane_desktop.core.table import Kind

OFFER = Kind("choice", int, int)  # prizes that may be taken: their value, and how many
DEALT = Kind("deal", int, int)  # a prize of the deal: its value, and which of them
