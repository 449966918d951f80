"""The places of the table that are no zones: how they are called."""

from __future__ import annotations

from kasane_desktop.core.table import Kind

TOOL = Kind("tool", str)  # a card of the tray: "tile", "white" or "board"
COMB = Kind("comb", str)  # a sheet that moves with the honeycomb
