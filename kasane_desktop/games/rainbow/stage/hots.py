"""The places of the table that are no zones and can be pointed at: how they are called."""

from __future__ import annotations

from kasane_desktop.core.table import Kind

CARD = Kind("hand", str)  # a card of the viewer's own hand, by its id
PRIZE = Kind("prize", int, int)  # prizes of a value, and how many of them
