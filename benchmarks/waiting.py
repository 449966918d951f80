"""How much of its time the master uses, and whether it would have chosen otherwise with all of it.

    make bench-waiting ARGS="--decisions 300 --iterations 1500"

Positions are from matches of experts, each at its own moment of one. A search runs for a number of iterations; on the
way it is noted when it would have stopped because it is clear what will come of it, and what it would have chosen.
"""

from __future__ import annotations

import argparse
import json
from random import Random
from typing import Any

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import CHANCE, Action, State, View
from kasane_desktop.players.ai import AIPlayer
from kasane_desktop.players.open_search import OpenSearch
from kasane_desktop.players.search import FIRST, LOOK_UP, Search
from kasane_desktop.players.thinking import AtLeisure
from kasane_desktop.players.worthwhile import worthwhile

TABLES = (("kasane", 4), ("kimono", 3), ("rainbow", 4), ("kaleido", 3))


def decision(game: str, seats: int, number: int) -> tuple[View, tuple[Action, ...]]:
    """What a seat sees that has a choice and must search, and what is worthwhile."""
    rules, rng = CATALOGUE[game], Random(f"waiting {number}")
    player = AIPlayer(rules, rng, {"level": "expert"})
    state: State = rules.start(seats)
    seen: list[tuple[View, tuple[Action, ...]]] = []
    while acting := state.to_act():
        seat = acting[0]
        if seat == CHANCE:
            state.play(seat, rules.deal(state, rng))
            continue
        view = rules.view(state, seat)
        actions = tuple(worthwhile(rules, view))
        if len(actions) > 1 and not player.heuristic.settled(player.imagining(view)()):
            seen.append((view, actions))
        state.play(seat, player.choose(view, AtLeisure()))
    return rng.choice(seen)


def measured(game: str, seats: int, number: int, iterations: int) -> tuple[float, bool]:
    """The share of the time that is used, and whether the choice is the same."""
    view, actions = decision(game, seats, number)
    player = AIPlayer(CATALOGUE[game], Random(number), {"level": "master"})
    kind: Any = OpenSearch if player.heuristic.open_book(view) else Search
    search = kind(CATALOGUE[game], player.heuristic, player.imagining(view), view.seat, actions, Random(number))
    stopped, chosen = iterations, None
    for done in range(LOOK_UP, iterations + 1, LOOK_UP):
        search.run(AtLeisure(), done)
        if chosen is None and done > FIRST * iterations and search.is_clear(iterations - done):
            stopped, chosen = done, search.considered()[0].action
    return stopped / iterations, chosen in (None, search.considered()[0].action)


def main() -> None:
    parser = argparse.ArgumentParser(description="How much of its time the master uses.")
    parser.add_argument("--decisions", type=int, default=300, help="in all games together (default: 300)")
    parser.add_argument("--iterations", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    every: list[tuple[float, bool]] = []
    for game, seats in TABLES:
        numbers = range(asked.seed, asked.seed + asked.decisions // len(TABLES))
        found = [measured(game, seats, number, asked.iterations) for number in numbers]
        every += found
        print(json.dumps({"game": game, "seats": seats, **_told(found)}), flush=True)
    print(json.dumps({"game": "all", **_told(every)}))


def _told(found: list[tuple[float, bool]]) -> dict[str, Any]:
    return {
        "decisions": len(found),
        "time": round(sum(share for share, _ in found) / len(found), 3),
        "same": round(sum(same for _, same in found) / len(found), 4),
    }


if __name__ == "__main__":
    main()
