"""What is heard at the table of Kaleido."""

from __future__ import annotations

from collections.abc import Sequence

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.core.text import Event
from kasane_desktop.games.kaleido.rules import zones
from kasane_desktop.games.kaleido.rules.actions import AddBoard, Place, Turn, White
from kasane_desktop.sound.cues import LANDS, Cue, Sounds

LIGHTS = 300
"""Milliseconds from the tile that fills a board to the tune of its points."""


def cues(seat: Seat, action: Action, events: Sequence[Event]) -> list[Cue]:
    heard: list[Cue] = []
    lit = 0
    if isinstance(action, Place | White):
        heard.append(Cue("tile", zones.BOARD(action.board), LANDS))
        lit = LANDS + LIGHTS
    elif isinstance(action, AddBoard):
        board = next((event.params["board"] for event in events if event.key == "kaleido.added"), 1)
        heard.append(Cue("board", zones.BOARD(int(str(board)) - 1)))
    elif isinstance(action, Turn):
        heard.append(Cue("board", zones.BOARD(action.board)))
        lit = LANDS + LIGHTS
    for event in events:
        if event.key == "kaleido.scored":
            heard.append(Cue("group", zones.BOARD(int(str(event.params["board"])) - 1), lit))
    return heard


SOUNDS = Sounds(cues)
