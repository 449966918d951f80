"""How many choices a match holds, by game and number of seats: what the lobby's "about 15 minutes" rests on.

Computer players play whole matches; a step counts as a choice if there was more than one thing to do, and a window of
time (Kabuki) counts once, however many are in it. The figures stand on the boxes (`Box.choices`); `core/box.py` says
how they become minutes.

    python -m benchmarks.length [--matches 6] [--player novice]
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import mean

from kasane_desktop.core.game import CHANCE
from kasane_desktop.games.catalogue import CATALOGUE
from kasane_desktop.match.match import Match, Sitter
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=6)
    parser.add_argument("--player", default="novice")
    given = parser.parse_args()
    for game in CATALOGUE.values():
        for seats in game.counts:
            found = [
                choices(Match(game, [Sitter(f"Seat {n + 1}", given.player) for n in range(seats)], None, seed))
                for seed in range(given.matches)
            ]
            print(f"{game.id} {seats}: {mean(found):.0f} ({min(found)}–{max(found)})", flush=True)


if __name__ == "__main__":
    main()
