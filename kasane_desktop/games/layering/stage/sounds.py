"""What is heard at the tables of Kasane and Kimono."""

from __future__ import annotations

from collections.abc import Sequence

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.core.text import Event
from kasane_desktop.games.layering.rules import zones
from kasane_desktop.games.layering.rules.actions import Deal, Meld, Take
from kasane_desktop.sound.cues import LANDS, Cue, Sounds

BIG = 4
"""Points of a group that is worth a tune."""
BETWEEN = 60  # ms between the cards of a group
GATHERS = 290  # ms until several have come together
DROPS = 520  # ms until they lie, and the bead drops


def cues(seat: Seat, action: Action, events: Sequence[Event]) -> list[Cue]:
    heard: list[Cue] = []
    if isinstance(action, Deal):
        heard.append(Cue("deal", "market/0"))
    elif isinstance(action, Take):
        special = any(event.key.endswith(".laid-special") for event in events)
        heard.append(Cue("card", zones.ROBE(seat), LANDS) if special else Cue("hand", zones.HAND(seat), LANDS))
    elif isinstance(action, Meld):
        first = GATHERS if action.k > 1 else 0
        heard += (Cue("card", zones.ROBE(seat), first + LANDS + BETWEEN * card) for card in range(action.k))
        drops = first + DROPS + BETWEEN * action.k
        heard.append(Cue("bead", zones.COMBINATION(action.combination), drops, new=True))
        if any(points >= BIG for event in events for _, points in event.gains):
            heard.append(Cue("group", zones.COMBINATION(action.combination), drops + 120, new=True))
    if any(event.key == "layering.round-over" for event in events):
        heard.append(Cue("drum", after=LANDS))
    return heard


SOUNDS = Sounds(cues)
