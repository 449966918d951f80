"""Kabuki against a simulated human: what share of the tokens does a person keep at each level?

    make bench-kabuki ARGS="--matches 400"

The human has an ordinary memory and needs 0.9 ± 0.3 seconds to call. Three computer players of one level sit with
them; every deal is played once from each of the four seats. The sizes are fixed before, the deals differ, and the
intervals are those of the means over the deals.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from os import cpu_count
from random import Random
from statistics import mean

from kasane_desktop.cli.arena import interval
from kasane_desktop.core.game import CHANCE, Action, Seat
from kasane_desktop.games.kabuki.mind.heuristic import KabukiHeuristic
from kasane_desktop.games.kabuki.rules.actions import Stop
from kasane_desktop.games.kabuki.rules.game import GAME
from kasane_desktop.games.kabuki.rules.view import View
from kasane_desktop.players.ai import AIPlayer
from kasane_desktop.players.heuristic import Memory
from kasane_desktop.players.levels import LEVELS
from kasane_desktop.players.thinking import AtLeisure

SEATS = 4
MEMORY = Memory(span=7, pace=0.9, spread=0.0, nerve=0.2)
"""What was covered fades by half with every seven masks laid since: about ten are in mind at a time."""
DEVIATION = 0.3
QUICKEST = 0.3


class Human:
    """A person at the table: sees what all see, forgets, and has a hand of flesh."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._sense = KabukiHeuristic(GAME)

    def choose(self, view: View) -> Action | None:
        remembered = self._sense.perceive(view, MEMORY, self._rng)
        return self._sense.answer(remembered, view.actions, MEMORY, self._rng)

    def reaction(self) -> float:
        return max(QUICKEST, self._rng.gauss(MEMORY.pace, DEVIATION))


@dataclass(frozen=True)
class Played:
    deal: int
    tokens: float  # share of the human
    win: float
    sure: int  # windows in which the human called
    first: int  # those in which nobody was faster


def play(task: tuple[str, int, Seat]) -> Played:
    level, deal, seat = task
    human, leisure = Human(Random(f"{deal}/human")), AtLeisure()
    players = [AIPlayer(GAME, Random(f"{deal}/{seat}/{other}"), {"level": level}) for other in range(SEATS)]
    state, dealt, sure, first = GAME.start(SEATS), 0, 0, 0
    while acting := state.to_act():
        if acting[0] == CHANCE:
            state.play(CHANCE, GAME.deal(state, Random(f"{deal}/{dealt}")))
            dealt += 1
            continue
        decided: list[tuple[float, Seat, Action]] = []
        for mover in acting:
            view = GAME.view(state, mover)
            action = human.choose(view) if mover == seat else players[mover].choose(view, leisure)
            assert action is not None
            wait = 0.0
            if isinstance(action, Stop):
                wait = human.reaction() if mover == seat else players[mover].reaction(view, action)
            decided.append((wait, mover, action))
        calls = sorted((move for move in decided if isinstance(move[2], Stop)), key=lambda move: move[:2])
        if any(mover == seat for _, mover, _ in calls):
            sure += 1
            first += calls[0][1] == seat
        for _, mover, action in calls[:1] or decided:
            state.play(mover, action)
    outcome = state.outcome()
    assert outcome is not None
    winners = outcome.winners
    share = outcome.scores[seat] / sum(outcome.scores)
    return Played(deal, share, (seat in winners) / len(winners), sure, first)


@dataclass(frozen=True)
class Row:
    """What became of the human at one level."""

    level: str
    matches: int
    tokens: float
    tokens_margin: float
    wins: float
    wins_margin: float
    races: float


def measure(level: str, matches: int, first_deal: int, processes: int) -> Row:
    deals = -(-matches // SEATS)
    work = [(level, first_deal + deal, seat) for deal in range(deals) for seat in range(SEATS)]
    with get_context("spawn").Pool(processes) as pool:
        played = pool.map(play, work, chunksize=8)
    by_deal = [played[at : at + SEATS] for at in range(0, len(played), SEATS)]
    return Row(
        level,
        len(played),
        *interval([mean(one.tokens for one in deal) for deal in by_deal]),
        *interval([mean(one.win for one in deal) for deal in by_deal]),
        sum(one.first for one in played) / max(1, sum(one.sure for one in played)),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="A simulated human against three computer players of each level.")
    parser.add_argument("--levels", default=",".join(LEVELS), help="which ones")
    parser.add_argument("--matches", type=int, default=400, help="at each level (default: 400)")
    parser.add_argument("--seed", type=int, default=0, help="the first deal")
    parser.add_argument("--processes", type=int, default=0)
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args()
    rows = [
        measure(level, asked.matches, asked.seed, asked.processes or cpu_count() or 1)
        for level in asked.levels.split(",")
    ]
    if asked.json:
        print(json.dumps([asdict(row) for row in rows], indent=1))
        return
    for row in rows:
        print(
            f"{row.level:8} {row.matches} matches: {row.tokens:.1%} ± {row.tokens_margin:.1%} of the tokens, "
            f"{row.wins:.1%} ± {row.wins_margin:.1%} of the wins, first in {row.races:.0%} of the calls it makes"
        )


if __name__ == "__main__":
    main()
