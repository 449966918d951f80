"""How far a look back can be trusted, and how long it takes: `make bench-review`.

Matches of every level are looked back at with two seeds: labels that agree, blunders that stay at ten times the
samples, and the time to the first curve and to the end. In every position that came up, each level is asked what it
would have done: what that would have cost is its loss, so that all levels are compared in the same positions.

What was found stands in build/review, a line for each match: whatever is broken off goes on where it was, and another
run of the same sizes prints the same. Whoever wants other matches says `--first`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from importlib.resources import files
from itertools import islice, pairwise
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from threading import Event
from time import perf_counter, process_time

from kasane_desktop.analyst.analysis import VERSION, Analysis, Grade
from kasane_desktop.analyst.analyst import EFFORT, Analyst, Choice, find_out
from kasane_desktop.analyst.standing import LOSSES, package_of
from kasane_desktop.analyst.work import work
from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.players.levels import LEVELS
from kasane_desktop.players.player import PLAYERS, Player
from kasane_desktop.players.scale import SCALE
from kasane_desktop.players.thinking import AtLeisure

SEATS = {"kimono": 3, "kaleido": 3}
CALLED = (Grade.MISTAKE, Grade.BLUNDER)
FOLDER = Path("build/review")


def player(game: str, level: str, seed: str, iterations: int) -> Player:
    """Iterations bound those that would look at the clock."""
    given = LEVELS[level].iterations
    traits = {"level": level, "iterations": str(min(given, iterations) if given else iterations)}
    return PLAYERS["ai"](CATALOGUE[game], Random(seed), traits)


def played(game: str, levels: Sequence[str], seed: int, iterations: int) -> Match:
    """A match of computers."""
    match = Match(CATALOGUE[game], [Sitter(level, level, {"level": level}) for level in levels], {}, seed)
    players = [player(game, level, f"{seed}/{seat}", iterations) for seat, level in enumerate(levels)]
    while match.to_act():
        if not match.deal():
            seat = match.to_act()[0]
            match.play(seat, players[seat].choose(match.view(seat), AtLeisure()))
    return match


@dataclass
class Looked:
    """What was found about one match. Decisions are told by their step: loss, label and standard error."""

    number: int
    one: dict[str, tuple[float, str, float]]
    first: float = 0.0  # seconds to the first curve, and to the end
    whole: float = 0.0
    two: dict[str, tuple[float, str, float]] = field(default_factory=dict)  # with another seed
    much: dict[str, float] = field(default_factory=dict)  # losses of blunders at ten times the samples
    levels: dict[str, float] = field(default_factory=dict)  # mean loss of each, in these positions
    samples: dict[str, int] = field(default_factory=dict)  # how many each decision was given at last


def look(game: str, number: int, asked: argparse.Namespace, known: Looked | None) -> Looked:
    """All that is asked for and not known."""
    seats = SEATS.get(game, 4)
    match = played(game, [SCALE[(number + seat) % len(SCALE)] for seat in range(seats)], number, asked.iterations)
    if asked.timed:
        times: list[float] = []
        analysis = timed(Analyst(match, 1, asked.effort), times)
        return Looked(number, labels(analysis), times[0], times[-1])
    if asked.processor:
        analysis, first, whole = worked(Analyst(match, 1, asked.effort))
        return Looked(number, labels(analysis), first, whole)
    levels, twice = wanted(number, asked)
    found = known or Looked(number, {})
    if not found.one or (levels and not found.levels):
        analysis = judged(Analyst(match, 1, asked.effort), found.samples)
        found.one = labels(analysis)
        if levels:
            found.levels = dict(by_level(game, match, analysis, asked.iterations))
    if twice and not found.two:
        found.two = labels(judged(Analyst(match, 2, asked.effort), {}))
        blunders = [at for at, (_, grade, _) in found.one.items() if grade == Grade.BLUNDER]
        found.much = dict(at_length(match, {int(at): 10 * found.samples[at] for at in blunders}, asked.effort))
    return found


def judged(analyst: Analyst, samples: dict[str, int]) -> Analysis:
    """The decisions alone, in this process; `samples` is told how many each of them was given at last."""
    for pieces in islice(analyst.rounds(), 1, None):
        for piece in pieces:
            if isinstance(piece, Choice):
                analyst.note(piece, find_out(piece))
                samples[f"{piece.at}"] = piece.samples
    return analyst.analysis()


def timed(analyst: Analyst, times: list[float]) -> Analysis:
    """All there is to be found out, in two processes; `times` is given the seconds to each curve."""
    begun, analysis = perf_counter(), None
    for progress in work(analyst, Event(), 2):
        if progress.analysis is not None:
            times.append(perf_counter() - begun)
            analysis = progress.analysis
    assert analysis is not None
    return analysis


def worked(analyst: Analyst) -> tuple[Analysis, float, float]:
    """All there is to be found out, in this process; and the seconds of a processor to the first curve and the end."""
    begun, spent = process_time(), list[float]()
    for pieces in analyst.rounds():
        for piece in pieces:
            analyst.note(piece, find_out(piece))
        spent.append(process_time() - begun)
    return analyst.analysis(), spent[0], spent[-1]


def labels(analysis: Analysis) -> dict[str, tuple[float, str, float]]:
    return {
        f"{one.at}": (round(one.loss, 4), one.grade(analysis.unit), round(one.played.error, 4))
        for one in analysis.decisions
    }


def at_length(match: Match, samples: Mapping[int, int], effort: int) -> Iterator[tuple[str, float]]:
    """What the decisions at these steps lose with so many samples, and a third seed."""
    analyst = Analyst(match, 3, effort)
    for piece in next(islice(analyst.rounds(), 1, None)):
        if isinstance(piece, Choice) and piece.at in samples:
            more = replace(piece, samples=samples[piece.at])
            analyst.note(more, find_out(more))
    for decision in analyst.analysis().decisions:
        yield f"{decision.at}", round(decision.loss, 4)


def by_level(game: str, match: Match, analysis: Analysis, iterations: int) -> Iterator[tuple[str, float]]:
    """The mean loss of what each level would have done where something was decided."""
    for level in SCALE:
        losses = []
        for decision in analysis.decisions:
            chooser = player(game, level, f"{match.seed}/{decision.at}", iterations)
            chosen = chooser.choose(match.view(decision.seat, decision.at), AtLeisure())
            if any(one.action == chosen for one in decision.alternatives):
                own = replace(decision, chosen=chosen)
                losses.append(own.loss if own.is_sure else 0.0)
        yield level, round(fmean(losses), 6)


# -- what it adds up to -------------------------------------------------------------------------------


def told(game: str, all_looked: Sequence[Looked], asked: argparse.Namespace) -> Iterator[str]:
    yield f"{game}, {SEATS.get(game, 4)} seats, {len(all_looked)} matches"
    if asked.timed or asked.processor:
        first, whole = [one.first for one in all_looked], [one.whole for one in all_looked]
        unit = "s of a processor" if asked.processor else "s"
        yield f"  first curve after {max(first):.1f} {unit} at most, all after {max(whole):.1f} {unit} at most"
        return
    for level, values in by_level_of(all_looked).items():
        if values:
            yield f"  {level:8} mean loss {fmean(values):.4f} ± {1.96 * error(values):.4f}, {len(values)} matches"
    for weaker, stronger in pairwise(SCALE):
        apart = [looked.levels[weaker] - looked.levels[stronger] for looked in all_looked if looked.levels]
        if apart:
            yield f"  {weaker} loses {fmean(apart):+.4f} ± {1.96 * error(apart):.4f} more than {stronger}"
    twice = [looked for looked in all_looked if looked.two]
    if not twice:
        return
    pairs = [(one[1], looked.two[at][1]) for looked in twice for at, one in looked.one.items() if at in looked.two]
    either = [pair for pair in pairs if any(grade in CALLED for grade in pair)]
    same = sum(all(grade in CALLED for grade in pair) for pair in either)
    yield f"  called mistake or blunder by both seeds: {same} of {len(either)}, of {len(pairs)} decisions"
    kept = [loss > looked.one[at][0] / 2 for looked in twice for at, loss in looked.much.items()]
    yield f"  blunders that keep half of their loss at ten times the samples: {sum(kept)} of {len(kept)}"


def by_level_of(all_looked: Sequence[Looked]) -> Mapping[str, list[float]]:
    return {level: [looked.levels[level] for looked in all_looked if looked.levels] for level in SCALE}


def error(values: Sequence[float]) -> float:
    """The standard error of their mean."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def keep(game: str, all_looked: Sequence[Looked], asked: argparse.Namespace) -> None:
    """Beside the game, for whoever wants to know what a level's play looks like (analyst/standing.py)."""
    losses = by_level_of(all_looked)
    written = {
        "version": VERSION,
        "how": f"benchmarks/review.py: {len(losses[SCALE[0]])} matches, {SEATS.get(game, 4)} seats, all levels in the"
        f" same positions, effort {asked.effort}, at most {asked.iterations} iterations a choice",
        "levels": {
            level: {"loss": round(fmean(values), 5), "error": round(error(values), 5), "matches": len(values)}
            for level, values in losses.items()
        },
    }
    path = Path(str(files(f"{package_of(game)}.mind").joinpath(LOSSES)))
    path.write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(CATALOGUE))
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--twice", type=int, default=10, help="matches that are looked back at with two seeds")
    parser.add_argument("--levels", type=int, default=10, help="matches in whose positions all levels are asked")
    parser.add_argument("--iterations", type=int, default=200, help="of players who would look at the clock")
    parser.add_argument("--effort", type=int, default=EFFORT)
    parser.add_argument("--timed", action="store_true", help="nothing but how long it takes, in two processes")
    parser.add_argument("--processor", action="store_true", help="nothing but the work it is, whatever else runs")
    parser.add_argument("--keep", action="store_true", help="write the mean losses beside each game")
    asked = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in asked.games:
        numbers = range(asked.first, asked.first + asked.matches)
        known = {} if asked.timed or asked.processor else read(path_of(game, asked))
        for number in numbers:
            if number not in known or lacks(known[number], asked):
                known[number] = look(game, number, asked, known.get(number))
                if not (asked.timed or asked.processor):
                    with path_of(game, asked).open("a", encoding="utf-8") as file:
                        print(json.dumps(asdict(known[number])), file=file)
                print(f"{game} {number}", file=sys.stderr, flush=True)
        found = [known[number] for number in numbers]
        print("\n".join(told(game, found, asked)), end="\n\n", flush=True)
        if asked.keep:
            keep(game, found, asked)


def wanted(number: int, asked: argparse.Namespace) -> tuple[bool, bool]:
    """Whether levels are asked in this match, and whether it is looked back at with two seeds."""
    return number - asked.first < asked.levels, number - asked.first < asked.twice


def lacks(looked: Looked, asked: argparse.Namespace) -> bool:
    """Whether more is asked for than was found out then."""
    levels, twice = wanted(looked.number, asked)
    return (levels and not looked.levels) or (twice and not looked.two)


def path_of(game: str, asked: argparse.Namespace) -> Path:
    return FOLDER / f"{game}-{VERSION}-{asked.effort}-{asked.iterations}.jsonl"


def read(path: Path) -> dict[int, Looked]:
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {one["number"]: Looked(**one) for one in map(json.loads, lines)}


if __name__ == "__main__":
    main()
