"""What is heard at the table of Rainbow."""

from __future__ import annotations

from collections.abc import Sequence

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.core.text import Event
from kasane_desktop.games.rainbow.rules import zones
from kasane_desktop.games.rainbow.rules.actions import Bid, Deal, PickUp, Prize
from kasane_desktop.sound.cues import LANDS, Cue, Sounds

BIG = 8
"""Points of prizes that are worth a tune."""
BETWEEN = 70  # ms between cards


def cues(seat: Seat, action: Action, events: Sequence[Event]) -> list[Cue]:
    heard: list[Cue] = []
    if isinstance(action, Deal | PickUp):
        heard.append(Cue("deal", zones.PRIZES if isinstance(action, Deal) else ""))
    elif isinstance(action, Bid):
        heard += (Cue("card", zones.BID(seat), LANDS + BETWEEN * card) for card in range(len(action.cards)))
    elif isinstance(action, Prize):
        heard += (Cue("hand", zones.TAKEN(seat), LANDS + BETWEEN * card) for card in range(action.number))
        if action.value * action.number >= BIG:
            heard.append(Cue("group", zones.TAKEN(seat), LANDS + 200))
    if any(event.key == "rainbow.event.round" for event in events) and not isinstance(action, Deal):
        heard.append(Cue("drum", after=2 * LANDS))
    return heard


SOUNDS = Sounds(cues)
