"""`make train`: the master plays with itself, learns from it, and keeps what it learned if that wins.

    make train ARGS="--games kaleido --matches 600 --generations 2"

Matches and weights hang on the seeds in the numbers of the matches; what decides whether they are kept hangs on the
time of the processor, too. Whatever was interrupted goes on where it stopped: matches lie in build/training, one file
for each game, number of seats and generation, those that decide beside the weights they decide about.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import CHANCE
from kasane_desktop.players.heuristic import HALF_A_WIN, PLAYED_ON
from kasane_desktop.players.learned import softmax
from kasane_desktop.players.mind import mind_of
from training.fit import Array
from training.landed.player import HEURISTICS
from training.learn import Cases, Chances, learn, prior_cases, value_cases, weights_file, written
from training.minds import shape_of
from training.selfplay import Record, gather, read
from training.versus import contest
from training.versus import parser as contest_parser

LEARNERS = ("kasane", "kimono", "rainbow", "kaleido")
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


def landed_chances(game: str) -> Chances:
    """What the master of 0.1.0 thought of a position: played on as it did, as often as today."""
    old, rng = HEURISTICS[game](CATALOGUE[game]), Random(0)

    def told(state: Any) -> list[float]:
        whole = [HALF_A_WIN] * state.seats  # beside what was seen: who was never seen to win may win all the same
        for _ in range(PLAYED_ON):
            after = state.copy()
            while after.to_act() == (CHANCE,):
                after.play(CHANCE, CATALOGUE[game].deal(after, rng))
            standings, outcome = old.play_out(after, rng), after.outcome()
            won = softmax([points / old.spread for points in standings])
            if outcome is not None:
                won = [(place == 1) / len(outcome.winners) for place in outcome.places]
            whole = [one + other for one, other in zip(whole, won, strict=True)]
        return [part / sum(whole) for part in whole]

    return told


def cases_of(matches: list[Record], part: str) -> Cases:
    """Positions of these matches; held out ones with what the master of 0.1.0 thought of them."""
    return value_cases(matches, part, [landed_chances(matches[0].game)])


@dataclass(frozen=True, slots=True)
class Fitted:
    """New weights of a game as text, and by how much they tell held-out results better than the present ones do: the
    mean over all positions, and all numbers of seats, of the log-loss that is saved."""

    text: str
    saved: float


def fitted(folder: Path, game: str, generations: range) -> Fitted:
    """What the new weights are worth is printed, beside what was thought before."""
    learnt: dict[str, dict[int, list[Array]]] = {part: {} for part in shape_of(game).parts()}
    present = mind_of(game).heuristic(CATALOGUE[game]).learned
    saved = []
    for seats in CATALOGUE[game].counts:
        matches = records(folder, game, seats, generations)
        print(f"{game}, {seats} seats, {len(matches)} distinct matches; log-loss of those held out, by phase:")
        for part, weights in learnt.items():
            cases = prior_cases(matches) if part == "prior" else cases_of(matches, part)
            weights[seats] = learn(cases)
            told = [(part, cases.losses(weights[seats])), *(("0.1.0", old) for old in cases.others_losses())]
            if present is not None:
                told.append(("before", cases.losses([np.array(phase) for phase in getattr(present, part)[seats]])))
            for name, losses in told:
                print(
                    f"  {name:6}", *(f"{loss:6.3f}" for loss in losses), f"  mean {cases.mean(losses):.4f}", flush=True
                )
            if part != "prior":  # what is kept of a prior is tempered
                saved.append(cases.mean(told[-1][1]) - cases.mean(told[0][1]))
    return Fitted(written(game, learnt), sum(saved) / len(saved))


def is_better(game: str, candidate: Path, asked: argparse.Namespace) -> bool:
    """Whether one with new weights wins more than its share against those with the present ones, at equal time. Matches
    between these very weights are kept."""
    weights = candidate.read_bytes() + weights_file(game).read_bytes()
    kept, ahead = f"{candidate.stem}-{sha256(weights).hexdigest()[:8]}", 0.0
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
            "keep": candidate.with_name(f"{kept}-{seats}.jsonl"),
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
        candidate, found = asked.folder / f"{game}-{generation}.json", fitted(asked.folder, game, range(generation + 1))
        candidate.write_text(found.text, encoding="utf-8")
        # What only tells chances need not win anything.
        mind = mind_of(game).heuristic
        played = shape_of(game).value and (mind.plays_by_value or mind.sharp_by_value)
        if asked.gate and not (is_better(game, candidate, asked) if played else found.saved > 0):
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
