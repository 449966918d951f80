"""How fast the rules are: random play of every game on one core, next to engines people know.

    make bench-rules ARGS="--all-counts --seconds 0.5 --json"

The machine's speed drifts, so everything is measured in turns: a slice of each subject, then
the next round; a first round does not count. Speeds are medians over the rounds, ratios are
medians of the ratios within a round. Moves of seats and of chance both count as actions, for
us and for the others.
"""

from __future__ import annotations

import argparse
import importlib
import json
import platform
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import CHANCE, Game

DOMINOES = "OpenSpiel python_team_dominoes"
HEARTS = "OpenSpiel hearts (C++)"
LEAN_HEARTS = "OpenSpiel hearts (C++), chance taken as uniform"
AIMS = {DOMINOES: 5.0, HEARTS: 1.0}
MAIN_COUNT = 4

Playout = Callable[[], int]
"""Plays one game to its end; the number of actions."""


@dataclass
class Subject:
    name: str
    playout: Playout
    seats: int | None = None  # None for the others' games
    playouts: list[float] = field(default_factory=list)  # per second, one entry a round
    actions: list[float] = field(default_factory=list)

    def measure(self, seconds: float) -> None:
        playout, played, acted = self.playout, 0, 0
        start = perf_counter()
        while (elapsed := perf_counter() - start) < seconds or not played:
            acted += playout()
            played += 1
        self.playouts.append(played / elapsed)
        self.actions.append(acted / elapsed)

    def warm_up(self, seconds: float) -> None:
        """A slice that does not count: what is remembered from game to game fills up first."""
        self.measure(seconds)
        self.playouts.clear()
        self.actions.clear()

    def times(self, other: Subject) -> float:
        return median(mine / theirs for mine, theirs in zip(self.actions, other.actions, strict=True))


# --- random play ---


def our_playout(game: Game[Any, Any], seats: int, rng: Random) -> Playout:
    draw = rng.random

    def playout() -> int:
        state = game.start(seats)
        count = 0
        while acting := state.to_act():
            seat = acting[0] if len(acting) == 1 else acting[int(draw() * len(acting))]
            if seat == CHANCE:
                state.play(CHANCE, game.deal(state, rng))
            else:
                actions = state.actions(seat)
                state.play(seat, actions[int(draw() * len(actions))])
            count += 1
        return count

    return playout


def spiel_playout(game: Any, rng: Random, uniform: bool = False) -> Playout:
    """OpenSpiel states the odds of every chance outcome, and they are heeded; `uniform` leaves
    them aside, which only who knows the game may do."""
    draw = rng.random

    def playout() -> int:
        state = game.new_initial_state()
        count = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                actions = state.legal_actions()
                action = actions[int(draw() * len(actions))]
            elif uniform:
                outcomes = state.chance_outcomes()
                action = outcomes[int(draw() * len(outcomes))][0]
            else:
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                action = rng.choices(outcomes, odds)[0]
            state.apply_action(action)
            count += 1
        return count

    return playout


def chess_playout(chess: Any, rng: Random) -> Playout:
    draw = rng.random

    def playout() -> int:
        board = chess.Board()
        count = 0
        # The fifty-move rule, looked at by hand: asking the board whether it is over costs more than a move.
        while board.halfmove_clock < 100 and (moves := list(board.legal_moves)):
            board.push(moves[int(draw() * len(moves))])
            count += 1
        return count

    return playout


# --- who takes part ---


def our_subjects(all_counts: bool) -> list[Subject]:
    subjects = []
    for game in CATALOGUE.values():
        main = MAIN_COUNT if MAIN_COUNT in game.counts else game.counts[-1]
        for seats in game.counts if all_counts else (main,):
            subjects.append(Subject(game.id, our_playout(game, seats, Random(seats)), seats))
    return subjects


def peers() -> tuple[list[Subject], list[str]]:
    """The others, and the names of packages that are not installed."""
    subjects, missing = [], []
    try:
        subjects.append(Subject("python-chess", chess_playout(importlib.import_module("chess"), Random(1))))
    except ImportError:
        missing.append("chess")
    try:
        spiel = importlib.import_module("pyspiel")
        for module in ("team_dominoes", "block_dominoes"):
            importlib.import_module(f"open_spiel.python.games.{module}")
    except ImportError:
        return subjects, [*missing, "open_spiel"]
    for name, game, uniform in (
        (DOMINOES, "python_team_dominoes", False),
        ("OpenSpiel python_block_dominoes", "python_block_dominoes", False),
        (HEARTS, "hearts", False),
        (LEAN_HEARTS, "hearts", True),
        ("OpenSpiel spades (C++)", "spades", False),
    ):
        subjects.append(Subject(name, spiel_playout(spiel.load_game(game), Random(1), uniform)))
    return subjects, missing


# --- the result ---


def rows(subjects: list[Subject]) -> list[dict[str, Any]]:
    yardsticks = [subject for subject in subjects if subject.name in (DOMINOES, HEARTS, LEAN_HEARTS)]
    return [
        {
            "name": subject.name,
            "seats": subject.seats,
            "playouts_per_second": round(median(subject.playouts), 1),
            "actions_per_second": round(median(subject.actions)),
            "times": {peer.name: round(subject.times(peer), 2) for peer in yardsticks},
        }
        for subject in subjects
    ]


def print_table(table: list[dict[str, Any]], missing: list[str]) -> None:
    print(f"{'':48}{'playouts/s':>12}{'actions/s':>12}{'× dominoes':>14}{'× hearts':>12}{'× hearts, lean':>16}")
    for row in table:
        name = row["name"] if row["seats"] is None else f"{row['name']}, {row['seats']} seats"
        marks = "".join(
            f"{ratio_text(row, peer):>{width}}" for peer, width in ((DOMINOES, 14), (HEARTS, 12), (LEAN_HEARTS, 16))
        )
        print(f"{name:48}{row['playouts_per_second']:>12,.0f}{row['actions_per_second']:>12,}{marks}")
    aims = " and ".join(f"{aim:g} × {name}" for name, aim in AIMS.items())
    print(f"\nAim for each of our games: at least {aims}; * marks where it is missed.")
    print("Lean: the deal drawn as uniform, without looking at the odds that OpenSpiel states.")
    for package in missing:
        print(f"Not installed, so not measured: {package}")


def ratio_text(row: dict[str, Any], peer: str) -> str:
    ratio = row["times"].get(peer)
    if ratio is None:
        return "–"
    missed = row["seats"] is not None and ratio < AIMS.get(peer, 0)
    return f"{ratio:.2f}{'*' if missed else ' '}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play on one core, ours next to others'.")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a slice (default: 1)")
    parser.add_argument("--rounds", type=int, default=5, help="slices of each subject (default: 5)")
    parser.add_argument("--all-counts", action="store_true", help="every number of seats, not only the usual one")
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args()
    if asked.rounds < 1:
        parser.error("--rounds must be at least 1")

    others, missing = peers()
    subjects = our_subjects(asked.all_counts) + others
    for subject in subjects:
        subject.warm_up(asked.seconds)
    for number in range(asked.rounds):
        print(f"round {number + 1} of {asked.rounds}", file=sys.stderr)
        for subject in subjects:
            subject.measure(asked.seconds)
    table = rows(subjects)
    if asked.json:
        measured = {"python": platform.python_version(), "aims": AIMS, "subjects": table, "missing": missing}
        print(json.dumps(measured, ensure_ascii=False, indent=1))
    else:
        print_table(table, missing)


if __name__ == "__main__":
    main()
