"""How far a look back can be trusted, and how long it takes: `make bench-review`.

Matches of every level, looked back at with two seeds: mean loss of a decision by level (with its interval over
matches), labels that agree, blunders that stay at ten times the effort, and the time to the first curve and to the end.
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random
from statistics import fmean, stdev
from threading import Event
from time import perf_counter

from kasane_desktop.analyst.analysis import Analysis, Grade
from kasane_desktop.analyst.analyst import EFFORT, Analyst, analyse
from kasane_desktop.analyst.work import work
from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.players.levels import LEVELS
from kasane_desktop.players.player import PLAYERS
from kasane_desktop.players.thinking import AtLeisure

SEATS = {"kimono": 3, "kaleido": 3}
CALLED = (Grade.MISTAKE, Grade.BLUNDER)


def played(game: str, levels: list[str], seed: int, iterations: int) -> Match:
    """A match of computers; iterations bound those that look at the clock."""
    rules = CATALOGUE[game]
    match = Match(rules, [Sitter(level, level, {"level": level}) for level in levels], {}, seed)
    players = []
    for seat, level in enumerate(levels):
        given = LEVELS[level].iterations
        traits = {"level": level, "iterations": str(min(given, iterations) if given else iterations)}
        players.append(PLAYERS["ai"](rules, Random(f"{seed}/{seat}"), traits))
    while match.to_act():
        if not match.deal():
            seat = match.to_act()[0]
            match.play(seat, players[seat].choose(match.view(seat), AtLeisure()))
    return match


def labels(analysis: Analysis) -> dict[int, Grade]:
    return {one.at: one.grade(analysis.unit) for one in analysis.decisions}


def look(game: str, matches: int, iterations: int, effort: int) -> None:
    levels = list(LEVELS)[:5]
    seats = SEATS.get(game, 4)
    losses: dict[str, list[float]] = {level: [] for level in levels}
    same = either = kept = blunders = 0
    first: list[float] = []
    whole: list[float] = []
    for number in range(matches):
        table = [levels[(number + seat) % len(levels)] for seat in range(seats)]
        match = played(game, table, number, iterations)
        begun = perf_counter()
        analysis: Analysis | None = None
        for progress in work(Analyst(match, 1, effort), Event(), processes=2):
            if progress.analysis is not None:
                (first if progress.rough else whole).append(perf_counter() - begun)
                analysis = progress.analysis
        assert analysis is not None
        for seat, level in enumerate(table):
            loss = analysis.mean_loss(seat)
            if loss is not None:
                losses[level].append(loss)
        one, two = labels(analysis), labels(analyse(match, 2, effort))
        for at in one.keys() & two.keys():
            if one[at] in CALLED or two[at] in CALLED:
                either += 1
                same += one[at] in CALLED and two[at] in CALLED
        if number < max(1, matches // 10):
            much = {decision.at: decision for decision in analyse(match, 3, 10 * effort).decisions}
            for decision in analysis.decisions:
                if decision.grade(analysis.unit) is Grade.BLUNDER:
                    blunders += 1
                    kept += much[decision.at].loss > decision.loss / 2
    print(f"\n{game}, {seats} seats, {matches} matches")
    for level in levels:
        values = losses[level]
        spread = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
        print(f"  {level:8} mean loss {fmean(values):.4f} ± {spread:.4f}" if values else f"  {level:8} –")
    print(f"  called mistake or blunder by both seeds: {same} of {either}")
    print(f"  blunders that keep half of their loss at ten times the effort: {kept} of {blunders}")
    print(f"  first curve {max(first):.1f} s at most, all {max(whole):.1f} s at most")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(CATALOGUE))
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--iterations", type=int, default=200, help="of players who would look at the clock")
    parser.add_argument("--effort", type=int, default=EFFORT)
    asked = parser.parse_args()
    for game in asked.games:
        look(game, asked.matches, asked.iterations, asked.effort)


if __name__ == "__main__":
    main()
