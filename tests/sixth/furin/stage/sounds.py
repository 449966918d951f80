"""What is heard at the table of Fūrin."""

from __future__ import annotations

from collections.abc import Sequence

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.core.text import Event
from kasane_desktop.sound.cues import LANDS, Cue, Sounds

from ..rules.actions import Deal, Hang


def cues(seat: Seat, action: Action, events: Sequence[Event]) -> list[Cue]:
    if isinstance(action, Deal):
        return [Cue("deal", "deck")]
    if not isinstance(action, Hang):
        return [Cue("card", "prize", LANDS)]
    won = [Cue("group", f"taken/{who}", LANDS + 200) for event in events for who, _ in event.gains]
    return [Cue("card", f"hung/{seat}", LANDS), *won]


SOUNDS = Sounds(cues)
