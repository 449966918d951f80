"""The moments of a match of Rainbow."""

from __future__ import annotations

LOT, DEAL, BID, PICK_UP, CHOOSE, OVER = range(6)

PHASES = ("lot", "deal", "bid", "pick-up", "choose", "over")
