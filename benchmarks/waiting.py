"""How much of its time the master uses, and whether it would have chosen otherwise with all of it.

    make bench-waiting ARGS="--decisions 300 --iterations 1500"

Decisions are from matches of experts, ten of each match. A search runs for a number of iterations; on the
way it is noted when it would have stopped because it is clear what will come of it, and what it would have chosen.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence

from decisions import TABLES, Decision, decisions, master_search

from kasane_desktop.core.game import Action
from kasane_desktop.players.search import FIRST, LOOK_UP
from kasane_desktop.players.thinking import AtLeisure

Found = tuple[float, bool, float]
"""The share of the time that is used, whether the choice is the same, and how long a human would wait in
a match for masters who always take that share."""
A_STEP = 1.5
"""Seconds that a master has."""


def measured(game: str, decision: Decision, iterations: int) -> Found:
    search = master_search(game, decision, decision.actions, f"waiting {decision.match}")
    stopped: tuple[int, Action] | None = None
    for done in range(LOOK_UP, iterations + 1, LOOK_UP):
        search.run(AtLeisure(), done)
        if stopped is None and done > FIRST * iterations and search.is_clear(iterations - done):
            stopped = done, search.considered()[0].action
    last = iterations, search.considered()[0].action
    at, chosen = stopped or last
    used = at / iterations
    others = (decision.view.seats - 1) / decision.view.seats
    return used, chosen == last[1], used * A_STEP * decision.among * others


def main() -> None:
    parser = argparse.ArgumentParser(description="How much of its time the master uses.")
    parser.add_argument("--decisions", type=int, default=300, help="in all games together (default: 300)")
    parser.add_argument("--iterations", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=0, help="number of the first match")
    asked = parser.parse_args()
    every: list[Found] = []
    for game, seats in TABLES:
        there = decisions(game, seats, asked.seed, asked.decisions // len(TABLES))
        found = [measured(game, decision, asked.iterations) for decision in there]
        every += found
        _tell(game, seats, found)
    _tell("all", None, every)


def _tell(game: str, seats: int | None, found: Sequence[Found]) -> None:
    told = {
        "game": game,
        "seats": seats,
        "decisions": len(found),
        "time": round(sum(used for used, *_ in found) / len(found), 3),
        "same": round(sum(same for _, same, _ in found) / len(found), 4),
        "seconds": round(sum(waited for *_, waited in found) / len(found), 1),
    }
    print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
