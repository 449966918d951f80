"""A newcomer against children: whoever plays for the first time should win now and then.

    make bench-newcomer ARGS="--matches 120"

The newcomer sees a half of what can be done, drawn by lot, and takes what brings the most points at once; every third
time they just do something. Kabuki has a human of its own (kabuki_human.py).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from random import Random
from typing import Any

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.cli.arena import play, read_spec, tally, tasks
from kasane_desktop.core.game import Action, Game, View
from kasane_desktop.players.player import PLAYERS
from kasane_desktop.players.thinking import Thinking

TABLES = (("kasane", 4), ("kimono", 3), ("rainbow", 4), ("kaleido", 3))
WHIM = 1 / 3
SEEN = 0.5
NAME = "newcomer"


class Newcomer:
    def __init__(self, game: Game[Any, Any], rng: Random, traits: Mapping[str, str]) -> None:
        self._game = game
        self._rng = rng

    def choose(self, view: View, thinking: Thinking) -> Action:
        seen = [action for action in view.actions if self._rng.random() < SEEN] or list(view.actions)
        if self._rng.random() < WHIM:
            return self._rng.choice(seen)
        self._rng.shuffle(seen)
        state = self._game.sample(view, self._rng)
        return max(seen, key=lambda action: self._points(state, view.seat, action))

    def _points(self, state: Any, seat: int, action: Action) -> int:
        after = state.copy()
        after.play(seat, action)
        return sum(line.points for line in self._game.scoring(self._game.view(after, seat))[seat])


def main() -> None:
    parser = argparse.ArgumentParser(description="A newcomer against children.")
    parser.add_argument("--matches", type=int, default=120, help="of each game (default: 120)")
    parser.add_argument("--level", default="child")
    parser.add_argument("--seed", type=int, default=0, help="number of the first deal")
    asked = parser.parse_args()
    PLAYERS[NAME] = Newcomer
    for game, seats in TABLES:
        assert seats in CATALOGUE[game].counts
        specs = [read_spec(NAME), *[read_spec(asked.level)] * (seats - 1)]
        results = [play(task) for task in tasks(game, specs, asked.matches, None, None, asked.seed)]
        line = tally(results)[0]
        interval = [round(line.share - line.margin, 3), round(line.share + line.margin, 3)]
        told = {"game": game, "seats": seats, "against": asked.level, "matches": len(results)}
        print(
            json.dumps({**told, "fair": round(line.fair, 3), "share": round(line.share, 3), "interval": interval}),
            flush=True,
        )


if __name__ == "__main__":
    main()
