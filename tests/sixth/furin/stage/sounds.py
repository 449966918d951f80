"""What is heard at the table of Fūrin."""

from __future__ import annotations

from collections.abc import Sequence

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.core.text import Event
from kasane_desktop.sound.cues import LANDS, Cue, Sounds

from ..rules import zones
from ..rules.actions import Deal, Hang, Turn


def cues(seat: Seat, action: Action, events: Sequence[Event]) -> list[Cue]:
    heard: list[Cue] = []
    if isinstance(action, Deal):
        heard.append(Cue("deal"))
    elif isinstance(action, Turn):
        heard.append(Cue("card", zones.PRIZE, LANDS))
    elif isinstance(action, Hang):
        heard.append(Cue("tile", zones.HUNG(seat), LANDS))
    heard += (Cue("hand", zones.TAKEN(event.gains[0][0]), 2 * LANDS) for event in events if event.gains)
    return heard


SOUNDS = Sounds(cues)
