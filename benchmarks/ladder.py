"""The whole ladder: each level against the one below, the master against the greedy player and
next to its twin who sees everything.

    make arena ARGS="--matches 200 --budget-ms 1500 --json"

One seat is the stronger player's, the others are the weaker one's. It takes hours at full size:
the lower levels are quick (`--only novice/child,skilled/novice,expert/skilled --matches 400`), the master is not.
`--seats smallest` and `--seats largest` are for the other sizes of the table.
"""

from __future__ import annotations

import argparse
import json
import sys
from itertools import pairwise
from os import cpu_count
from typing import Any

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.cli.arena import Line, read_spec, run, tally, tasks
from kasane_desktop.players.scale import levels_of

TABLES = {"kasane": 4, "kimono": 3, "rainbow": 4, "kaleido": 3, "kabuki": 4}
MARGIN = 0.10
"""Each level must win more than its fair share and this, for sure."""
TIMES_FAIR = 2.2
"""What the master must reach against the greedy player."""
TOKENS = "kabuki"
"""There the tokens count that are left, not who wins by one of them; and its greedy player knows no
plan that could be beaten by a longer one: it has a perfect memory."""


def contests(game: str, only: str | None) -> list[tuple[str, str]]:
    """The stronger and the weaker player of each."""
    every = [(stronger, weaker) for weaker, stronger in pairwise(levels_of(CATALOGUE[game]))]
    if game != TOKENS:
        every += [("master", "greedy"), ("twin", "greedy")]
    return [pair for pair in every if only is None or "/".join(pair) in only.split(",")]


def measured(game: str, line: Line) -> tuple[float, float]:
    """The share that counts, and half the width of its interval."""
    return (line.part, line.part_margin) if game == TOKENS else (line.share, line.margin)


def passed(game: str, weaker: str, line: Line) -> bool:
    if weaker == "greedy":
        return line.player == "twin" or line.times_fair >= TIMES_FAIR
    share, margin = measured(game, line)
    return share - margin > line.fair + MARGIN


def seats_of(game: str, size: str) -> int:
    counts = CATALOGUE[game].counts
    return {"smallest": min(counts), "usual": TABLES[game], "largest": max(counts)}[size]


def contest(game: str, stronger: str, weaker: str, asked: argparse.Namespace) -> dict[str, Any]:
    specs = [read_spec(stronger), *[read_spec(weaker)] * (seats_of(game, asked.seats) - 1)]
    budget = None if asked.iterations else asked.budget_ms / 1000
    if asked.iterations:  # the lower levels keep their own
        specs = [
            read_spec(f"{s.text}:iterations={asked.iterations}") if s.text in ("master", "twin") else s for s in specs
        ]
    results = run(tasks(game, specs, asked.matches, budget, None, asked.seed), asked.processes or cpu_count() or 1)
    line = tally(results)[0]
    share, margin = measured(game, line)
    return {
        "game": game,
        "seats": len(specs),
        "player": stronger,
        "against": weaker,
        "matches": len(results),
        "fair": round(line.fair, 3),
        "of": "tokens" if game == TOKENS else "wins",
        "share": round(share, 3),
        "interval": [round(share - margin, 3), round(share + margin, 3)],
        "times_fair": round(share / line.fair, 2),
        "score": round(line.score, 1),
        "seconds_per_move": round(line.seconds, 3),
        "reached": passed(game, weaker, line),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Each level against the one below it, in every game.")
    parser.add_argument("--games", default=",".join(CATALOGUE), help="which ones")
    parser.add_argument("--matches", type=int, default=120, help="of each contest (default: 120)")
    parser.add_argument("--budget-ms", type=int, default=1500, help="time of the master for a step (default: 1500)")
    parser.add_argument("--iterations", type=int, help="iterations of the master instead of a time")
    parser.add_argument("--only", help="these contests only, for example expert/skilled,master/greedy")
    parser.add_argument("--seats", choices=("smallest", "usual", "largest"), default="usual")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=0)
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args()
    rows = []
    for game in asked.games.split(","):
        for stronger, weaker in contests(game, asked.only):
            row = contest(game, stronger, weaker, asked)
            rows.append(row)
            low, high = row["interval"]
            print(
                f"{game:8} {row['seats']} seats  {stronger:8} against {weaker:8} {row['share']:6.1%} "
                f"[{low:.1%}, {high:.1%}] of the {row['of']} in {row['matches']} matches, "
                f"{row['times_fair']:.2f} × fair{'' if row['reached'] else '  *'}",
                file=sys.stderr if asked.json else sys.stdout,
                flush=True,
            )
    if asked.json:
        print(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
