"""A newcomer against children: whoever plays for the first time should win now and then.

    make bench-newcomer ARGS="--matches 120"

The newcomer sees up to four things that can be done at a glance, and of more than that a half, drawn by lot; they take
what brings the most points at once, and every third time just anything of it. What is plainly worse for oneself they do
not do, no more than computer players of any level: a prize of six points lies beside one of two for all to see. In
Rainbow no bid brings points at once; there they keep up with what was bid before, with two cards if they begin. Kabuki
has a human of its own (kabuki_human.py).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from random import Random
from typing import Any

from kasane_desktop.cli.arena import play, read_spec, tally, tasks
from kasane_desktop.core.game import Action, Game, View
from kasane_desktop.games.rainbow.rules.actions import Bid
from kasane_desktop.players.player import PLAYERS
from kasane_desktop.players.thinking import Thinking
from kasane_desktop.players.worthwhile import worthwhile

TABLES = (("kasane", 4), ("kimono", 3), ("rainbow", 4), ("kaleido", 3))
WHIM = 1 / 3
GLANCE = 4
TO_BEGIN_WITH = 2
"""Cards of a first bid."""
NAME = "newcomer"


class Newcomer:
    def __init__(self, game: Game[Any, Any], rng: Random, traits: Mapping[str, str]) -> None:
        self._game = game
        self._rng = rng

    def choose(self, view: View, thinking: Thinking) -> Action:
        actions = worthwhile(self._game, view)
        number = len(actions)
        seen = self._rng.sample(actions, max(min(GLANCE, number), number // 2))
        if self._rng.random() < WHIM:
            return seen[0]
        if isinstance(seen[0], Bid):
            return _keeping_up(view, [action for action in seen if isinstance(action, Bid)])
        state = self._game.sample(view, self._rng)
        return max(seen, key=lambda action: self._points(state, view.seat, action))

    def _points(self, state: Any, seat: int, action: Action) -> int:
        after = state.copy()
        after.play(seat, action)
        return sum(line.points for line in self._game.scoring(self._game.view(after, seat))[seat])


def _keeping_up(view: Any, bids: list[Bid]) -> Action:
    """As many cards as the largest bid so far, and of those the highest."""
    wanted = max((len(bid.cards) for _, bid in view.bids), default=TO_BEGIN_WITH)
    return min(bids, key=lambda bid: (abs(len(bid.cards) - wanted), -bid.cards[-1]))


def main() -> None:
    parser = argparse.ArgumentParser(description="A newcomer against children.")
    parser.add_argument("--matches", type=int, default=120, help="of each game (default: 120)")
    parser.add_argument("--games", default=",".join(game for game, _ in TABLES), help="which ones")
    parser.add_argument("--level", default="child")
    parser.add_argument("--seed", type=int, default=0, help="number of the first deal")
    asked = parser.parse_args()
    PLAYERS[NAME] = Newcomer
    for game, seats in TABLES:
        if game not in asked.games.split(","):
            continue
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
