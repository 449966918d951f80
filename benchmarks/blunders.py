"""How often a search of twenty times the length finds that the master threw away ten points of a win or more.

    make bench-blunders ARGS="--games kimono --decisions 300"

Decisions are from matches of experts, ten of each match, before the ending; with `--endings` they are of those endings
that are too long to be worked out. Where the long search would choose otherwise, both choices
are searched once more, each by itself and with other samples, for half the iterations of the long search: what is
chosen because it looks best looks better than it is. The interval is Wilson's.

`--players master,landed` asks the master of 0.1.0 as well, in the same positions and with as many iterations. `a match`
is what all choices of a seat throw away in a match, endings not counted: as far as the long search can tell, nobody
wins more than that by choosing better, however strong.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from decisions import TABLES, Decision, decisions, master_search

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import Action
from kasane_desktop.players.thinking import AtLeisure
from training.landed.player import LandedPlayer

TIMES = 20
LOSS = 0.10
ITERATIONS = {"kasane": 10_000, "kimono": 10_000, "rainbow": 5_000, "kaleido": 13_000}
"""In a second of an idle core, about."""
MASTER, LANDED = "master", "landed"
NEVER_WORKED_OUT = "rainbow"
"""Hands are hidden there to the end."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a short search does, what a long one would do, and what is lost by that."""

    short: Action
    long: Action
    loss: float
    in_match: float
    """Decisions like this of each seat in the match."""


def chosen(game: str, decision: Decision, players: Sequence[str], iterations: int) -> list[Choice]:
    """Of each player."""

    @cache
    def worth(action: Action) -> float:
        search = master_search(game, decision, (action,), f"{decision.match} again")
        search.run(AtLeisure(), iterations * TIMES // 2)
        return search.considered()[0].worth

    long = _best(game, decision, iterations * TIMES, f"{decision.match} {TIMES} times")
    found = []
    for player in players:
        choose = _best if player == MASTER else _landed
        short = choose(game, decision, iterations, f"{decision.match} 1 times")
        loss = worth(long) - worth(short) if short != long else 0.0
        found.append(Choice(short, long, loss, decision.among / decision.view.seats))
    return found


def _best(game: str, decision: Decision, iterations: int, seed: str) -> Action:
    search = master_search(game, decision, decision.actions, seed)
    search.run(AtLeisure(), iterations)
    return search.considered()[0].action


def _landed(game: str, decision: Decision, iterations: int, seed: str) -> Action:
    player = LandedPlayer(CATALOGUE[game], Random(seed), {"iterations": f"{iterations}"})
    return player.choose(decision.view, AtLeisure())


def wilson(part: int, whole: int) -> tuple[float, float]:
    """95 %."""
    z = 1.96
    share = part / whole
    middle = share + z * z / (2 * whole)
    width = z * sqrt(share * (1 - share) / whole + z * z / (4 * whole * whole))
    return (middle - width) / (1 + z * z / whole), (middle + width) / (1 + z * z / whole)


def told(choices: Sequence[Choice]) -> dict[str, Any]:
    losses = [choice.loss for choice in choices]
    great = sum(loss >= LOSS for loss in losses)
    low, high = wilson(great, len(losses))
    return {
        "great": great,
        "share": round(great / len(losses), 4),
        "interval": [round(low, 4), round(high, 4)],
        "mean": round(fmean(losses), 4),
        "error": round(_error(losses), 4),
        "a match": round(fmean(choice.loss * choice.in_match for choice in choices), 3),
    }


def _error(losses: Sequence[float]) -> float:
    return stdev(losses) / sqrt(len(losses))


def main() -> None:
    parser = argparse.ArgumentParser(description="How often a long search finds a great loss.")
    parser.add_argument("--decisions", type=int, default=300, help="of each game (default: 300)")
    parser.add_argument("--games", default=",".join(game for game, _ in TABLES), help="which ones")
    parser.add_argument("--players", default=MASTER, help=f"{MASTER}, {LANDED} or both (default: {MASTER})")
    parser.add_argument("--seats", type=int, help="another number of them than the usual one")
    parser.add_argument("--seed", type=int, default=0, help="number of the first match")
    parser.add_argument("--ms", type=int, default=50, help="of an idle core, for a short search (default: 50)")
    parser.add_argument("--endings", action="store_true", help="what is near the end, but cannot be worked out")
    parser.add_argument("-v", "--verbose", action="store_true", help="tell each great loss")
    asked = parser.parse_args()
    players = asked.players.split(",")
    for game, usual in TABLES:
        if game not in asked.games.split(",") or (asked.endings and game == NEVER_WORKED_OUT):
            continue
        seats, found = asked.seats or usual, []
        for number, decision in enumerate(decisions(game, seats, asked.seed, asked.decisions, asked.endings), 1):
            found.append(chosen(game, decision, players, ITERATIONS[game] * asked.ms // 1000))
            if asked.verbose and any(choice.loss >= LOSS / 2 for choice in found[-1]):
                print(number, decision.match, found[-1], decision.view, file=sys.stderr, flush=True)
        setting = {"game": game, "seats": seats, "ms": asked.ms, "endings": asked.endings, "decisions": len(found)}
        for player, choices in zip(players, zip(*found, strict=True), strict=True):
            print(json.dumps({**setting, "player": player, **told(choices)}), flush=True)
        if len(players) == 2:
            less = [other.loss - one.loss for one, other in found]
            print(
                f"{players[0]} loses {fmean(less):.4f} ± {1.96 * _error(less):.4f} less than {players[1]}", flush=True
            )


if __name__ == "__main__":
    main()
