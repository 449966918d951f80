"""Kabuki against a simulated human: what share of the tokens does a person keep at each level?

    make bench-kabuki ARGS="--matches 400"

The human remembers the masks seen last, seven to nine of them, calls only when one of those is equal, and needs
0.9 ± 0.3 seconds for it. Three computer players of one level sit with them; every deal is played once from each of
the four seats. The sizes are fixed before, the deals differ, and the intervals are those of the means over the deals.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from multiprocessing import get_context
from os import cpu_count
from random import Random
from statistics import mean

from kasane_desktop.cli.arena import interval
from kasane_desktop.core.game import CHANCE, Action, Seat
from kasane_desktop.games.kabuki.actions import CALLS, Lay, Stop
from kasane_desktop.games.kabuki.game import GAME
from kasane_desktop.games.kabuki.view import UNKNOWN, View, ages, forget
from kasane_desktop.players.ai import AIPlayer
from kasane_desktop.players.levels import LEVELS
from kasane_desktop.players.thinking import AtLeisure

SEATS = 4
HELD = (7, 9)
"""Masks that a person keeps in mind."""
REACTION = (0.9, 0.3)
"""Seconds, mean and deviation."""
QUICKEST = 0.3


class Human:
    """A person as psychology has them: the last few things seen, and a hand of flesh."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._held = rng.randint(*HELD)

    def choose(self, view: View) -> Action:
        seen = self._remembered(view)
        if isinstance(view.actions[0], Lay):
            return min(view.actions, key=lambda lay: self._doubts(seen, lay.stack))  # type: ignore[attr-defined]
        masks = seen.stacks[view.laid_on]
        return CALLS[0] if masks[-1] in masks[:-1] else CALLS[1]

    def reaction(self) -> float:
        return max(QUICKEST, self._rng.gauss(*REACTION))

    def _remembered(self, view: View) -> View:
        covered = sorted(age for stack in ages(view) for age in stack[:-1])
        oldest = covered[self._held - 1] if len(covered) >= self._held else covered[-1] if covered else 0
        return forget(view, lambda age, number: age <= oldest)

    def _doubts(self, seen: View, stack: int) -> tuple[int, int, float]:
        """A stage with an equal mask is the worst, then one of which much is forgotten."""
        masks = seen.stacks[stack]
        return masks.count(seen.up), masks.count(UNKNOWN), self._rng.random()


@dataclass(frozen=True)
class Played:
    deal: int
    tokens: float  # share of the human
    win: float
    sure: int  # windows in which the human knew of a pair, and somebody might be faster
    first: int  # those in which nobody was


def play(task: tuple[str, int, Seat]) -> Played:
    level, deal, seat = task
    human = Human(Random(f"{deal}/human"))
    others = {
        other: AIPlayer(GAME, Random(f"{deal}/{seat}/{other}"), {"level": level})
        for other in range(SEATS)
        if other != seat
    }
    state, dealt, leisure = GAME.start(SEATS), 0, AtLeisure()
    sure = first = 0
    while acting := state.to_act():
        if acting[0] == CHANCE:
            state.play(CHANCE, GAME.deal(state, Random(f"{deal}/{dealt}")))
            dealt += 1
            continue
        moves: list[tuple[float, Seat, Action]] = []
        for mover in acting:
            view = GAME.view(state, mover)
            if mover == seat:
                moves.append((human.reaction(), mover, human.choose(view)))
            else:
                action = others[mover].choose(view, leisure)
                moves.append((others[mover].reaction(view, action) if len(acting) > 1 else 0.0, mover, action))
        if len(moves) == 1 and not isinstance(moves[0][2], Stop):
            state.play(moves[0][1], moves[0][2])
            continue
        calls = sorted(move for move in moves if isinstance(move[2], Stop)) if moves else []
        if any(mover == seat for _, mover, _ in calls):
            sure += 1
            first += calls[0][1] == seat
        for _, mover, action in calls[:1] or moves:
            state.play(mover, action)
    outcome = state.outcome()
    assert outcome is not None
    winners = outcome.winners
    return Played(
        deal, outcome.scores[seat] / sum(outcome.scores), (seat in winners) / len(winners), sure, first
    )


def measure(level: str, matches: int, first_deal: int, processes: int) -> dict[str, object]:
    deals = -(-matches // SEATS)
    work = [(level, first_deal + deal, seat) for deal in range(deals) for seat in range(SEATS)]
    with get_context("spawn").Pool(processes) as pool:
        played = pool.map(play, work, chunksize=8)
    by_deal = [played[at : at + SEATS] for at in range(0, len(played), SEATS)]
    tokens, tokens_margin = interval([mean(one.tokens for one in deal) for deal in by_deal])
    wins, wins_margin = interval([mean(one.win for one in deal) for deal in by_deal])
    return {
        "level": level,
        "matches": len(played),
        "tokens": round(tokens, 4),
        "tokens_interval": [round(tokens - tokens_margin, 4), round(tokens + tokens_margin, 4)],
        "wins": round(wins, 4),
        "wins_interval": [round(max(0.0, wins - wins_margin), 4), round(wins + wins_margin, 4)],
        "races": round(sum(one.first for one in played) / max(1, sum(one.sure for one in played)), 3),
    }


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
        print(json.dumps(rows, indent=1))
        return
    for row in rows:
        low, high = row["tokens_interval"]  # type: ignore[misc]
        least, most = row["wins_interval"]  # type: ignore[misc]
        print(
            f"{row['level']:8} {row['matches']} matches: the human has {row['tokens']:.1%} [{low:.1%}, {high:.1%}] of the "
            f"tokens and {row['wins']:.1%} [{least:.1%}, {most:.1%}] of the wins, and is first in {row['races']:.0%} of "
            "the races"
        )


if __name__ == "__main__":
    main()
