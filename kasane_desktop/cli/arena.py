"""`kasane-desktop arena`: who plays better, and how sure that is.

Every deal is played once with each rotation of the seats, so that nobody is helped by the place
or by the cards. Deals differ from each other, matches of one deal less so: the interval is that
of the means over the deals.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from multiprocessing import get_context
from os import cpu_count
from random import Random
from time import monotonic
from typing import Any

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.cli.commands import UsageError, print_json, unknown_game
from kasane_desktop.cli.language import translate
from kasane_desktop.core.game import CHANCE, Action, Game, Seat, State, only
from kasane_desktop.match.window import Input, counted
from kasane_desktop.players.player import PLAYERS, Player, reaction
from kasane_desktop.players.twin import TwinPlayer

# Quantiles of Student's distribution, two-sided 95 %: few deals make a wide interval.
T95 = (inf, 12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.13, 2.12, 2.11)
TWIN = "twin"


@dataclass(frozen=True, slots=True)
class Spec:
    """A player as written on the command line: `name`, or `name:trait=value:…`."""

    text: str
    player: str
    traits: dict[str, str]


@dataclass(frozen=True, slots=True)
class Task:
    """One match. `specs` are in the order of the seats."""

    game: str
    specs: tuple[Spec, ...]
    deal: int
    budget: float | None
    iterations: int | None


@dataclass(frozen=True, slots=True)
class Result:
    deal: int
    players: tuple[str, ...]
    shares: tuple[float, ...]  # of the victory
    scores: tuple[int, ...]
    seconds: tuple[float, ...]
    moves: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """What became of one player, over all matches."""

    player: str
    fair: float
    share: float
    margin: float  # the interval is share ± margin
    part: float  # of all points at the table
    part_margin: float
    score: float
    seconds: float  # for a move that was a choice

    @property
    def times_fair(self) -> float:
        return self.share / self.fair


class Clocked:
    """A move is due after so many seconds."""

    def __init__(self, budget: float | None) -> None:
        self._due = inf if budget is None else monotonic() + budget

    def cancelled(self) -> bool:
        return False

    def time_left(self) -> float:
        return self._due - monotonic()


def read_spec(text: str) -> Spec:
    name, *given = text.split(":")
    if name not in PLAYERS and name != TWIN:
        complaint = translate("cli", "there is no player “{player}”; there are {known}")
        raise UsageError(complaint.format(player=name, known=", ".join((*PLAYERS, TWIN))))
    traits = {}
    for trait in given:
        key, equals, value = trait.partition("=")
        if not equals:
            raise UsageError(translate("cli", "a trait is written name=value, not “{text}”").format(text=trait))
        traits[key] = value
    return Spec(text, name, traits)


def tasks(
    game: str, specs: Sequence[Spec], matches: int, budget: float | None, iterations: int | None, first: int = 0
) -> list[Task]:
    """Whole rounds of rotations, at least `matches` matches."""
    seats = len(specs)
    deals = -(-matches // seats)
    return [
        Task(game, (*specs[turn:], *specs[:turn]), first + deal, budget, iterations)
        for deal in range(deals)
        for turn in range(seats)
    ]


# --- playing ---


def play(task: Task) -> Result:
    game = CATALOGUE[task.game]
    state: State = game.start(len(task.specs))
    table = _Sitting(game, state, task)
    dealt = 0
    while acting := state.to_act():
        if acting[0] == CHANCE:
            # A generator for each deal: the same cards, however the players played before.
            state.play(CHANCE, game.deal(state, Random(f"{task.deal}/{dealt}")))
            dealt += 1
        elif len(acting) == 1:
            state.play(acting[0], table.ask(acting[0]))
        else:
            table.race(acting)
    outcome = state.outcome()
    assert outcome is not None
    winners = outcome.winners
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats))
    texts = tuple(spec.text for spec in task.specs)
    return Result(task.deal, texts, shares, outcome.scores, tuple(table.seconds), tuple(table.moves))


class _Sitting:
    """Players at a table, and how long they think."""

    def __init__(self, game: Game[Any, Any], state: State, task: Task) -> None:
        self._game = game
        self._state = state
        self._budget = task.budget
        self.seconds = [0.0] * len(task.specs)
        self.moves = [0] * len(task.specs)
        self._rng = Random(f"{task.deal}/race")
        self._players = [self._seated(spec, seat, task) for seat, spec in enumerate(task.specs)]

    def _seated(self, spec: Spec, seat: Seat, task: Task) -> Player:
        rng = Random(f"{task.deal}/seat {seat}/{spec.text}")
        traits = dict(spec.traits)
        if task.iterations is not None:
            traits.setdefault("iterations", str(task.iterations))
        if spec.player == TWIN:
            return TwinPlayer(self._game, rng, traits, self._state)
        return PLAYERS[spec.player](self._game, rng, traits)

    def ask(self, seat: Seat) -> Action:
        view = self._game.view(self._state, seat)
        if (left := only(view.actions)) is not None:
            return left
        begun = monotonic()
        action = self._players[seat].choose(view, Clocked(self._budget))
        self.seconds[seat] += monotonic() - begun
        self.moves[seat] += 1
        return action

    def race(self, acting: tuple[Seat, ...]) -> None:
        """All decide at once; who reacts first acts first."""
        decided: list[Input] = []
        for seat in acting:
            action = self.ask(seat)
            view = self._game.view(self._state, seat)
            decided.append((reaction(self._players[seat], view, action, self._rng), seat, action))
        for _, seat, action in counted(decided):
            self._state.play(seat, action)


# --- the result ---


def tally(results: Sequence[Result]) -> list[Line]:
    players = list(dict.fromkeys(results[0].players))
    return [_line(player, results) for player in players]


def _line(player: str, results: Sequence[Result]) -> Line:
    by_deal: dict[int, list[float]] = {}
    parts: dict[int, list[float]] = {}
    scores, seconds, moves = [], 0.0, 0
    for result in results:
        seats = [seat for seat, name in enumerate(result.players) if name == player]
        by_deal.setdefault(result.deal, []).append(sum(result.shares[seat] for seat in seats))
        own = [result.scores[seat] for seat in seats]
        parts.setdefault(result.deal, []).append(sum(own) / max(1, sum(result.scores)))
        scores += own
        seconds += sum(result.seconds[seat] for seat in seats)
        moves += sum(result.moves[seat] for seat in seats)
    names = results[0].players
    return Line(
        player,
        names.count(player) / len(names),
        *interval([mean(shares) for shares in by_deal.values()]),
        *interval([mean(shares) for shares in parts.values()]),
        mean(scores),
        seconds / moves if moves else 0.0,
    )


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half the width of its 95 % confidence interval."""
    if len(values) < 2:
        return mean(values), inf
    middle, freedom = mean(values), len(values) - 1
    quantile = T95[freedom] if freedom < len(T95) else 1.96 + 2.5 / freedom
    variance = sum((value - middle) ** 2 for value in values) / freedom
    return middle, quantile * sqrt(variance / len(values))


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def arena(parsed: argparse.Namespace) -> int:
    game = CATALOGUE.get(parsed.game)
    if game is None:
        raise UsageError(unknown_game(parsed.game))
    specs = [read_spec(text) for text in parsed.seats.split(",")]
    if len(specs) not in game.counts:
        complaint = translate("cli", "{game} is played with {counts} seats")
        raise UsageError(complaint.format(game=game.id, counts=", ".join(map(str, game.counts))))
    if parsed.matches < 1 or parsed.processes < 0:
        raise UsageError(translate("cli", "--matches must be at least 1 and --processes not negative"))
    budget = None if parsed.budget_ms is None else parsed.budget_ms / 1000
    work = tasks(game.id, specs, parsed.matches, budget, parsed.iterations, parsed.seed)
    results = run(work, parsed.processes or cpu_count() or 1)
    lines = tally(results)
    if parsed.json:
        print_json(_written(parsed, lines, len(results)))
    else:
        _print(game.id, lines, len(results))
    return 0


def run(work: Sequence[Task], processes: int) -> list[Result]:
    if processes == 1 or len(work) == 1:
        return [play(task) for task in work]
    with get_context("spawn").Pool(min(processes, len(work))) as pool:
        return pool.map(play, work, chunksize=1)


def _written(parsed: argparse.Namespace, lines: list[Line], matches: int) -> dict[str, Any]:
    return {
        "game": parsed.game,
        "seats": parsed.seats,
        "matches": matches,
        "budget_ms": parsed.budget_ms,
        "iterations": parsed.iterations,
        "players": [
            {
                "player": line.player,
                "fair_share": round(line.fair, 4),
                "win_share": round(line.share, 4),
                "interval": [round(line.share - line.margin, 4), round(line.share + line.margin, 4)],
                "times_fair": round(line.times_fair, 3),
                "point_share": round(line.part, 4),
                "mean_score": round(line.score, 2),
                "seconds_per_move": round(line.seconds, 4),
            }
            for line in lines
        ],
    }


def _print(game: str, lines: list[Line], matches: int) -> None:
    print(translate("cli", "{game}, matches: {matches}").format(game=game, matches=matches))
    told = translate(
        "cli",
        "wins {share} ± {margin} (fair {fair}, {times} ×), {part} ± {part_margin} of all points, "
        "mean score {score}, {ms} ms a move",
    )
    for line in lines:
        text = told.format(
            share=f"{line.share:.1%}",
            margin=f"{line.margin:.1%}",
            fair=f"{line.fair:.1%}",
            times=f"{line.times_fair:.2f}",
            part=f"{line.part:.1%}",
            part_margin=f"{line.part_margin:.1%}",
            score=f"{line.score:.1f}",
            ms=f"{1000 * line.seconds:.0f}",
        )
        print(f"  {line.player:24} {text}")
