"""How often a search of twenty times the length finds that the master threw away ten points of a win or more.

    make bench-blunders ARGS="--games kimono --decisions 300"

Decisions are from matches of experts, ten of each match, before the ending; with `--endings` they are of those endings
that are too long to be worked out. Where the long search would choose otherwise, both choices
are searched once more, each by itself and with other samples, for half the iterations of the long search: what is
chosen because it looks best looks better than it is. The interval is Wilson's.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from math import sqrt

from decisions import TABLES, Decision, decisions, master_search

from kasane_desktop.core.game import Action
from kasane_desktop.players.thinking import AtLeisure

TIMES = 20
LOSS = 0.10
ITERATIONS = {"kasane": 10_000, "kimono": 10_000, "rainbow": 5_000, "kaleido": 13_000}
"""In a second of an idle core, about."""
NEVER_WORKED_OUT = "rainbow"
"""Hands are hidden there to the end."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a short search does, what a long one would do, and what is lost by that."""

    short: Action
    long: Action
    loss: float


def chosen(game: str, decision: Decision, iterations: int) -> Choice:
    short, long = (_best(game, decision, iterations * times, f"{decision.match} {times} times") for times in (1, TIMES))
    loss = 0.0
    if short != long:
        half = iterations * TIMES // 2
        loss = _worth(game, decision, long, half) - _worth(game, decision, short, half)
    return Choice(short, long, loss)


def _best(game: str, decision: Decision, iterations: int, seed: str) -> Action:
    search = master_search(game, decision, decision.actions, seed)
    search.run(AtLeisure(), iterations)
    return search.considered()[0].action


def _worth(game: str, decision: Decision, action: Action, iterations: int) -> float:
    search = master_search(game, decision, (action,), f"{decision.match} again")
    search.run(AtLeisure(), iterations)
    return search.considered()[0].worth


def wilson(part: int, whole: int) -> tuple[float, float]:
    """95 %."""
    z = 1.96
    share = part / whole
    middle = share + z * z / (2 * whole)
    width = z * sqrt(share * (1 - share) / whole + z * z / (4 * whole * whole))
    return (middle - width) / (1 + z * z / whole), (middle + width) / (1 + z * z / whole)


def main() -> None:
    parser = argparse.ArgumentParser(description="How often a long search finds a great loss.")
    parser.add_argument("--decisions", type=int, default=300, help="of each game (default: 300)")
    parser.add_argument("--games", default=",".join(game for game, _ in TABLES), help="which ones")
    parser.add_argument("--seed", type=int, default=0, help="number of the first match")
    parser.add_argument("--ms", type=int, default=50, help="of an idle core, for a short search (default: 50)")
    parser.add_argument("--endings", action="store_true", help="what is near the end, but cannot be worked out")
    parser.add_argument("-v", "--verbose", action="store_true", help="tell each great loss")
    asked = parser.parse_args()
    for game, seats in TABLES:
        if game not in asked.games.split(",") or (asked.endings and game == NEVER_WORKED_OUT):
            continue
        losses = []
        for number, decision in enumerate(decisions(game, seats, asked.seed, asked.decisions, asked.endings), 1):
            choice = chosen(game, decision, ITERATIONS[game] * asked.ms // 1000)
            losses.append(choice.loss)
            if asked.verbose and choice.loss >= LOSS / 2:
                print(number, decision.match, choice, decision.view, file=sys.stderr, flush=True)
        great = sum(loss >= LOSS for loss in losses)
        low, high = wilson(great, len(losses))
        told = {
            "game": game,
            "seats": seats,
            "ms": asked.ms,
            "endings": asked.endings,
            "decisions": len(losses),
            "great": great,
            "share": round(great / len(losses), 4),
            "interval": [round(low, 4), round(high, 4)],
            "mean": round(sum(losses) / len(losses), 4),
        }
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
