"""`python benchmarks/compiled.py`: what it brings to compile the modules in which players think, and that their moves
stay the same (packaging/compiling.py).

Takes turns: pure, compiled, pure, compiled. Needs mypy and a C compiler. Each time a process of its own thinks about
the same decisions of a game with the same seeds; what counts is its processor time. Prints the medians for each
searched game, and whether all steps were tried as often. With `--decisions` and a number both only choose.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

ROOT = Path(__file__).resolve().parent.parent
SEATS = {"kasane": 4, "kimono": 3, "rainbow": 4, "kaleido": 3}
ITERATIONS = 800
FIRST_MATCH = 5
CHOSEN_AFTER = 100
"""Iterations of a decision whose choice is compared."""

Told = tuple[float, Sequence[object]]
"""Iterations in a second, and what must be the same."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--searched", type=int, default=20, help="decisions of each game that are searched")
    parser.add_argument("--decisions", type=int, help="only compare the choices in so many decisions of each game")
    parser.add_argument("--within", nargs=3, metavar=("TREE", "GAME", "SEATS"), help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.within:
        tree, game, seats = asked.within
        sys.path[:0] = [tree, str(ROOT / "benchmarks")]
        print(
            json.dumps((chosen if asked.decisions else searched)(game, int(seats), asked.decisions or asked.searched))
        )
        return
    sys.path.insert(0, str(ROOT / "packaging"))
    import compiling

    tree = compiling.build()
    if tree == ROOT:
        raise SystemExit(1)
    differ = False
    print("iterations, pure and compiled:")
    for game, seats in SEATS.items():
        pure: list[Told] = []
        fast: list[Told] = []
        for _ in range(1 if asked.decisions else asked.rounds):
            for found, place in ((pure, ROOT), (fast, tree)):
                found.append(elsewhere(place, game, seats))
        slow, quick = (median(pace for pace, _ in found) for found in (pure, fast))
        first, *others = (same for _, same in (*pure, *fast))
        different = sum(one != each for other in others for one, each in zip(first, other, strict=True))
        differ |= different > 0
        faster = f"{quick / slow:.2f} times as many"
        print(
            f"{game:8} {slow:6.0f} {quick:6.0f} a second, {faster}; {different} of {len(first)} decisions differ",
            flush=True,
        )
    raise SystemExit(differ)


def elsewhere(tree: Path, game: str, seats: int) -> Told:
    command = [sys.executable, __file__, *sys.argv[1:], "--within", str(tree), game, str(seats)]
    done = subprocess.run(command, env=os.environ | {"PYTHONHASHSEED": "0"}, stdout=subprocess.PIPE, check=True)
    told: Told = json.loads(done.stdout)
    return told


def searched(game: str, seats: int, number: int) -> Told:
    """How fast it is, and how often each step was tried."""
    from decisions import decisions, master_search

    from kasane_desktop.players.thinking import AtLeisure

    took, tried = 0.0, []
    for decision in list(decisions(game, seats, FIRST_MATCH, number)):
        search = master_search(game, decision, decision.actions, "compiled")
        began = process_time()
        search.run(AtLeisure(), ITERATIONS)
        took += process_time() - began
        tried.append([step.visits for step in search.considered()])
    return number * ITERATIONS / took, tried


def chosen(game: str, seats: int, number: int) -> Told:
    """What the master chooses, whatever way it comes to that."""
    from decisions import decisions

    from kasane_desktop.catalogue import CATALOGUE
    from kasane_desktop.players.ai import AIPlayer
    from kasane_desktop.players.thinking import AtLeisure

    began, choices = process_time(), []
    for seed, decision in enumerate(decisions(game, seats, FIRST_MATCH, number)):
        traits = {"level": "master", "iterations": str(CHOSEN_AFTER)}
        choices.append(str(AIPlayer(CATALOGUE[game], Random(seed), traits).choose(decision.view, AtLeisure())))
    return number * CHOSEN_AFTER / (process_time() - began), choices  # with the matches from which they are


if __name__ == "__main__":
    main()
