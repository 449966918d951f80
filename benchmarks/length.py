"""How many choices a match holds, by game and number of seats: what the lobby's "about 15 minutes" rests on.

Computer players play whole matches; a step counts as a choice if there was more than one thing to do, and a window of
time (Kabuki) counts once, however many are in it. The figures stand on the boxes (`Box.choices`); `core/box.py` says
how they become minutes.

    python -m benchmarks.length [--matches 6] [--player novice]
"""

from __future__ import annotations

import argparse
from statistics import mean

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.match.match import Match, Sitter
from tests.lengths import choices


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
