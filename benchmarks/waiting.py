"""How much of its time the master uses, and whether it would have chosen otherwise with all of it.

    make bench-waiting ARGS="--decisions 300 --iterations 1500"

Decisions are from matches of experts, ten of each match. A search runs for a number of iterations; on the
way it is noted when it would have stopped because it is clear what will come of it, and what it would have chosen.
`--share` tries other rules: the share of what is left by which the most tried step must lead.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence

from decisions import TABLES, Decision, decisions, master_search

from kasane_desktop.core.game import Action
from kasane_desktop.players.search import CATCHING_UP, FIRST, LOOK_UP, Search
from kasane_desktop.players.thinking import AtLeisure

Found = tuple[float, bool]
"""The share of the time that is used, and whether the choice is the same."""


def measured(game: str, decision: Decision, iterations: int, rules: Sequence[float]) -> list[Found]:
    """For each rule."""
    search = master_search(game, decision, decision.actions, f"waiting {decision.match}")
    stopped: dict[float, tuple[int, Action]] = {}
    for done in range(LOOK_UP, iterations + 1, LOOK_UP):
        search.run(AtLeisure(), done)
        if done > FIRST * iterations:
            lead = _lead(search)
            for rule in rules:
                if rule not in stopped and lead > rule * (iterations - done):
                    stopped[rule] = done, search.considered()[0].action
    last = iterations, search.considered()[0].action
    return [(at / iterations, chosen == last[1]) for at, chosen in (stopped.get(rule, last) for rule in rules)]


def _lead(search: Search) -> int:
    """How much more often than any other the step tried most was tried (`Search.is_clear`)."""
    times = sorted((step.visits for step in search.considered()), reverse=True)
    return times[0] - times[1]


def main() -> None:
    parser = argparse.ArgumentParser(description="How much of its time the master uses.")
    parser.add_argument("--decisions", type=int, default=300, help="in all games together (default: 300)")
    parser.add_argument("--iterations", type=int, default=1500)
    parser.add_argument("--share", default=str(CATCHING_UP), help="of what is left, by which one must lead: 0.5,0.8")
    parser.add_argument("--seed", type=int, default=0, help="number of the first match")
    asked = parser.parse_args()
    rules = [float(rule) for rule in asked.share.split(",")]
    every: list[list[Found]] = []
    for game, seats in TABLES:
        there = decisions(game, seats, asked.seed, asked.decisions // len(TABLES))
        found = [measured(game, decision, asked.iterations, rules) for decision in there]
        every += found
        _tell(game, seats, rules, found)
    _tell("all", None, rules, every)


def _tell(game: str, seats: int | None, rules: Sequence[float], found: Sequence[Sequence[Found]]) -> None:
    for rule, of_rule in zip(rules, zip(*found, strict=True), strict=True):
        told = {
            "game": game,
            "seats": seats,
            "share": rule,
            "decisions": len(of_rule),
            "time": round(sum(used for used, _ in of_rule) / len(of_rule), 3),
            "same": round(sum(same for _, same in of_rule) / len(of_rule), 4),
        }
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
