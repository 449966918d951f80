"""A group that is laid: its cards come together before they become layers of the robe."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kasane_desktop.games.layering.stage.sounds import GATHERS
from kasane_desktop.scene.arrangement import Flight
from kasane_desktop.scene.kit import Look

STEP = 0.2  # of a card's width: what is seen of each below the next
RISE = 30.0  # design units above where they lay


def gather(flights: Sequence[Flight], look: Look) -> int:
    """Let these come together in their middle, raised, and go on from there; the milliseconds that it takes."""
    if len(flights) < 2:
        return 0
    starts = sorted(flights, key=lambda flight: flight.start.x)
    wide, middle = starts[0].start.outline.w, sum(flight.start.centre.x() for flight in starts) / len(starts)
    left = middle - wide / 2 * (1 + STEP * (len(starts) - 1))
    rise = min(look.px(RISE), 0.3 * wide)
    for order, flight in enumerate(starts):
        flight.style = "fly"
        flight.via = replace(flight.start, x=round(left + order * STEP * wide), y=round(flight.start.y - rise))
    return GATHERS
