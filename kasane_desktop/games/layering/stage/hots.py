"""The places of the table that are no zones and can be pointed at: how they are called."""

from __future__ import annotations

from kasane_desktop.core.table import Kind

CARD = Kind("hand", int)  # of the viewer's own hand, from the left
TOP = "top"  # of the viewer's own robe
GROUP = Kind("groups", int)  # in the list
CHOICE = Kind("choose", int)  # a group beside the card that was clicked
SOCKET = Kind("socket", str, int)  # of a combination card
