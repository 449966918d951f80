"""`make train`: the master plays with itself, learns from it, and keeps what it learned if that wins.

    make train ARGS="--games kaleido --matches 600 --generations 2"

Everything hangs on the seeds in the numbers of the matches. Whatever was interrupted goes on where it stopped: matches
lie in build/training, one file for each game, number of seats and generation.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.players.learned import softmax
from training.fit import Array
from training.landed.player import HEURISTICS
from training.learn import Cases, learn, prior_cases, value_cases, weights_file, written
from training.selfplay import Record, gather, read
from training.versus import contest
from training.versus import parser as contest_parser

LEARNERS = ("kaleido",)
"""Games whose mind has features."""
FOLDER = Path("build/training")


def records(folder: Path, game: str, seats: int, generations: range) -> list[Record]:
    """The matches of these generations, as far as there are any. Copies of one generation in another are dropped."""
    found: dict[tuple[str, tuple[int, ...]], Record] = {}
    for generation in generations:
        path = folder / f"{game}-{seats}-{generation}.jsonl"
        for record in read(path) if path.exists() else ():
            found.setdefault((record.deals, record.steps), record)
    return list(found.values())


def cases_of(matches: list[Record]) -> Cases:
    """Positions of these matches; held out ones with what the master of 0.1.0 thought of them."""
    old = HEURISTICS[matches[0].game](CATALOGUE[matches[0].game])
    return value_cases(matches, [lambda state: softmax([points / old.spread for points in old.standings(state)])])


def fitted(folder: Path, game: str, generations: range) -> str:
    """New weights of a game, as text; what they are worth is printed."""
    value: dict[int, list[Array]] = {}
    prior: dict[int, list[Array]] = {}
    for seats in CATALOGUE[game].counts:
        matches = records(folder, game, seats, generations)
        cases, decisions = cases_of(matches), prior_cases(matches)
        value[seats], prior[seats] = learn(cases), learn(decisions)
        print(f"{game}, {seats} seats, {len(matches)} distinct matches; log-loss of those held out, by phase:")
        for name, losses in (
            ("value", cases.losses(value[seats])),
            ("0.1.0", cases.others_losses()[0]),
            ("prior", decisions.losses(prior[seats])),
        ):
            print(f"  {name:6}", *(f"{loss:6.3f}" for loss in losses))
    return written(game, value, prior)


def is_better(game: str, candidate: Path, asked: argparse.Namespace) -> bool:
    """Whether one with new weights wins more than its share against those with the present ones, at equal time."""
    ahead = 0.0
    for seats in CATALOGUE[game].counts:
        told = {
            "game": game,
            "seats": seats,
            "matches": asked.gate,
            "budget-ms": asked.gate_ms,
            "player": "candidate",
            "against": "master",
            "traits": f"weights={candidate}",
            "processes": asked.processes,
        }
        line = [part for name, value in told.items() for part in (f"--{name}", str(value))]
        found = contest(contest_parser().parse_args(line))
        print(json.dumps(found))
        ahead += found["share"] - found["fair"]
    return ahead > 0


def train(game: str, asked: argparse.Namespace) -> None:
    for generation in range(asked.first, asked.first + asked.generations):
        for seats in CATALOGUE[game].counts:
            path = asked.folder / f"{game}-{seats}-{generation}.jsonl"
            gather(path, game, seats, asked.matches, asked.iterations, asked.processes)
        candidate = asked.folder / f"{game}-{generation}.json"
        candidate.write_text(fitted(asked.folder, game, range(generation + 1)), encoding="utf-8")
        if asked.gate and not is_better(game, candidate, asked):
            print(f"{game}: no better than before, so nothing is changed")
            return
        weights_file(game).write_text(candidate.read_text(encoding="utf-8"), encoding="utf-8")
        print(f"{game}: {weights_file(game)} is new; pin it in tests/players/test_learned.py")


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Self-play, fitting, gating.")
    parser.add_argument("--games", default=",".join(LEARNERS))
    parser.add_argument("--matches", type=int, default=600, help="for each number of seats and generation")
    parser.add_argument("--iterations", type=int, default=50, help="of a step in self-play")
    parser.add_argument("--generations", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="number of the first generation")
    parser.add_argument("--gate", type=int, default=60, help="matches that decide, for each number of seats; 0: none")
    parser.add_argument("--gate-ms", type=int, default=25, help="processor time of a step in them")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    return parser


def main() -> None:
    asked = parser().parse_args()
    for game in asked.games.split(","):
        train(game, asked)


if __name__ == "__main__":
    main()
