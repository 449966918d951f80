"""What is heard at the table of Kabuki. All masks sound alike: what is covered stays covered."""

from __future__ import annotations

from collections.abc import Sequence

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.core.text import Event
from kasane_desktop.games.kabuki.rules import zones
from kasane_desktop.games.kabuki.rules.actions import Lay, Stop, TurnUp
from kasane_desktop.sound.cues import LANDS, Cue, Sounds

SET_OUT = 1120
"""Milliseconds from a call until the stack lies open, however many masks it has, and tokens set out."""
CHECKED = SET_OUT + LANDS
"""Milliseconds until the first of them arrives."""
BETWEEN = 90  # ms between tokens


def cues(seat: Seat, action: Action, events: Sequence[Event]) -> list[Cue]:
    heard: list[Cue] = []
    if isinstance(action, TurnUp):
        heard.append(Cue("card", zones.UP, LANDS))
    elif isinstance(action, Lay):
        heard.append(Cue("mask", zones.STACK(action.stack), LANDS))
    elif isinstance(action, Stop):
        heard.append(Cue("clappers"))
        for event in events:
            if event.key == "kabuki.call-right":
                tokens = int(str(event.params["tokens"]))
                heard += (Cue("bead", zones.TOKENS(seat), CHECKED + BETWEEN * n) for n in range(tokens))
            elif event.key == "kabuki.call-wrong":
                heard.append(Cue("bead", zones.LOST, CHECKED))
    if any(event.key.startswith("kabuki.round-") for event in events):
        heard.append(Cue("drum", after=CHECKED + LANDS))
    return heard


SOUNDS = Sounds(cues, beat="drum")
