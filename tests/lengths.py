"""How many choices a match holds: for the tests, and for benchmarks/length.py."""

from __future__ import annotations

from random import Random

from kasane_desktop.core.game import CHANCE
from kasane_desktop.match.match import Match
from kasane_desktop.match.window import in_time
from kasane_desktop.players.player import PLAYERS
from kasane_desktop.players.thinking import AtLeisure


def choices(match: Match) -> int:
    """Play a match to its end; the choices in it, of all seats together."""
    players = [
        PLAYERS[sitter.player](match.game, Random(f"{match.seed}/seat {seat}"), sitter.traits)
        for seat, sitter in enumerate(match.sitters)
    ]
    rng, leisure, counted, open_window = Random(match.seed), AtLeisure(), 0, False
    while acting := match.to_act():
        if match.deal():
            continue
        seat = rng.choice(acting)
        window = bool(in_time(match))
        counted += (not open_window) if window else (seat != CHANCE and len(match.actions(seat)) > 1)
        open_window = window
        match.play(seat, players[seat].choose(match.view(seat), leisure))
    return counted
