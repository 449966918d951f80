"""The master against the one of version 0.1.0 (`training/landed`), at equal processor time or equal iterations.

    make versus ARGS="--game kaleido --seats 3 --matches 60 --budget-ms 300"

One seat is today's, the others are the frozen ones; seats in turn, the same deals. Matches begin with a few random
turns (`--opening`), the same ones for each rotation: where nothing is hidden and nothing is dealt, masters would
play the same few matches over and over. Copies are counted. Time is that of the processor, so that a busy machine
favours nobody. With `--keep FILE` each match is written down when it ends, and a contest goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from math import inf
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.cli.arena import Result, tally
from kasane_desktop.core.game import CHANCE, Action, State
from kasane_desktop.players.ai import AIPlayer
from kasane_desktop.players.learned import parse
from kasane_desktop.players.player import PLAYERS, Player
from training.landed.player import HEURISTICS, LandedPlayer
from training.minds import shape_of
from training.selfplay import continued, progress

NEW, OLD, CANDIDATE = "master", "landed", "candidate"


class ProcessorTime:
    """A move is due after so many seconds of the processor."""

    def __init__(self, budget: float | None) -> None:
        self._due = inf if budget is None else process_time() + budget

    def cancelled(self) -> bool:
        return False

    def time_left(self) -> float:
        return self._due - process_time()


@dataclass(frozen=True, slots=True)
class Encounter:
    """One match: who sits where, from which deal, and what they may use."""

    game: str
    players: tuple[str, ...]
    deal: int
    opening: int
    budget: float | None
    iterations: int | None
    traits: tuple[tuple[str, str], ...] = ()


def seated(name: str, encounter: Encounter, seat: int) -> Player:
    """`candidate` is the master with the weights of a file, which the trait `weights` names."""
    game, rng = CATALOGUE[encounter.game], Random(f"{encounter.deal}/seat {seat}/{name}")
    traits = {} if encounter.iterations is None else {"iterations": str(encounter.iterations)}
    if name == OLD:
        return LandedPlayer(game, rng, traits)
    if name != CANDIDATE:
        return PLAYERS[name](game, rng, traits)
    given = dict(encounter.traits)
    player = AIPlayer(game, rng, {"level": "master", **traits})
    player.heuristic.learned = parse(Path(given["weights"]).read_text(encoding="utf-8"), shape_of(game.id))
    return player


def opened(encounter: Encounter) -> State:
    """After the first deal and some random steps."""
    game, rng = CATALOGUE[encounter.game], Random(f"{encounter.deal}/opening")
    state: State = game.start(len(encounter.players))
    steps = rng.randint(1, encounter.opening) * state.seats if encounter.opening else 0
    while acting := state.to_act():
        if acting[0] == CHANCE:
            state.play(CHANCE, game.deal(state, rng))
        elif steps:
            state.play(acting[0], rng.choice(list(state.actions(acting[0]))))
            steps -= 1
        else:
            break
    return state


def play(encounter: Encounter) -> tuple[Result, str]:
    """What became of it, and a digest of all that was done."""
    game, state = CATALOGUE[encounter.game], opened(encounter)
    players = [seated(name, encounter, seat) for seat, name in enumerate(encounter.players)]
    seconds, moves = [0.0] * state.seats, [0] * state.seats
    told: list[Action] = []
    dealt = 0
    while acting := state.to_act():
        seat = acting[0]
        if seat == CHANCE:
            action = game.deal(state, Random(f"{encounter.deal}/{dealt}"))
            dealt += 1
        else:
            view = game.view(state, seat)
            if len(view.actions) == 1:
                action = view.actions[0]
            else:
                begun = process_time()
                action = players[seat].choose(view, ProcessorTime(encounter.budget))
                seconds[seat] += process_time() - begun
                moves[seat] += 1
        told.append(action)
        state.play(seat, action)
    outcome = state.outcome()
    assert outcome is not None
    winners = outcome.winners
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats))
    result = Result(encounter.deal, encounter.players, shares, outcome.scores, tuple(seconds), tuple(moves))
    return result, sha256(repr(told).encode()).hexdigest()[:16]


def encounters(asked: argparse.Namespace) -> list[Encounter]:
    budget = None if asked.iterations else asked.budget_ms / 1000
    order = (asked.player, *(asked.against,) * (asked.seats - 1))
    traits = [trait.partition("=") for trait in asked.traits.split(":") if trait]
    return [
        Encounter(
            asked.game,
            (*order[turn:], *order[:turn]),
            asked.seed + deal,
            asked.opening,
            budget,
            asked.iterations,
            tuple((name, value) for name, _, value in traits),
        )
        for deal in range(-(-asked.matches // asked.seats))
        for turn in range(asked.seats)
    ]


def _name(encounter: Encounter) -> str:
    return repr(encounter)


def _kept(path: Path) -> dict[str, tuple[Result, str]]:
    """What the file holds, by the names of its encounters."""
    found = {}
    for name, result, told in map(json.loads, continued(path)):
        read: dict[str, Any] = {
            key: tuple(value) if isinstance(value, list) else value for key, value in result.items()
        }
        found[name] = Result(**read), told
    return found


def _played(work: Sequence[Encounter], processes: int) -> Iterator[tuple[Result, str]]:
    if processes == 1:
        yield from map(play, work)
        return
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(play, work)


def contest(asked: argparse.Namespace) -> dict[str, Any]:
    work = encounters(asked)
    kept = {} if asked.keep is None else _kept(asked.keep)
    missing = [encounter for encounter in work if _name(encounter) not in kept]
    for number, (encounter, played) in enumerate(zip(missing, _played(missing, asked.processes), strict=True), 1):
        kept[_name(encounter)] = played
        if asked.keep is not None:
            with asked.keep.open("a", encoding="utf-8") as file:
                print(json.dumps([_name(encounter), asdict(played[0]), played[1]]), file=file)
        progress(f"{asked.game} {asked.seats}", number, len(missing))
    results = [kept[_name(encounter)][0] for encounter in work]
    new, old = tally(results)
    return {
        "game": asked.game,
        "seats": asked.seats,
        "player": asked.player,
        "against": asked.against,
        "budget_ms": None if asked.iterations else asked.budget_ms,
        "iterations": asked.iterations,
        "first_deal": asked.seed,
        "matches": len(results),
        "distinct": len({kept[_name(encounter)][1] for encounter in work}),
        "fair": round(new.fair, 3),
        "share": round(new.share, 3),
        "interval": [round(new.share - new.margin, 3), round(new.share + new.margin, 3)],
        "seconds_per_move": [round(new.seconds, 3), round(old.seconds, 3)],
        "scores": [round(new.score, 1), round(old.score, 1)],
    }


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="The master against the one of version 0.1.0.")
    parser.add_argument("--game", choices=HEURISTICS, required=True)
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--matches", type=int, default=60, help="at least so many, in whole rotations (default: 60)")
    parser.add_argument("--budget-ms", type=int, default=300, help="processor time for a step (default: 300)")
    parser.add_argument("--iterations", type=int, help="iterations instead of a time")
    parser.add_argument("--opening", type=int, default=2, help="random steps of each seat, at most (default: 2)")
    parser.add_argument("--player", default=NEW, help=f"the one (default: {NEW})")
    parser.add_argument("--against", default=OLD, help=f"the others (default: {OLD})")
    parser.add_argument("--traits", default="", help="of the one: name=value:name=value")
    parser.add_argument("--seed", type=int, default=0, help="number of the first deal")
    parser.add_argument("--keep", type=Path, help="file of the matches that were played: it goes on where it stopped")
    parser.add_argument("--processes", type=int, default=1)
    return parser


def main() -> None:
    print(json.dumps(contest(parser().parse_args())))


if __name__ == "__main__":
    main()
