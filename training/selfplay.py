"""Matches of the master with itself, to learn from. Each is a line of a file: what was drawn, and what was done.

A match hangs on nothing but its number, the iterations and the weights, so files can be made again, and go on where
they stopped. The first turns are random, and now and then a step is drawn by how often it was tried: without that a
game without chance would be played the same way over and over. Copies are dropped when files are read.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import partial
from hashlib import sha256
from multiprocessing import get_context
from os import truncate
from pathlib import Path
from random import Random
from typing import Any

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import CHANCE, Action, Seat, State
from kasane_desktop.players.ai import AIPlayer
from kasane_desktop.players.thinking import AtLeisure

OPENING = 3
"""Random steps of each seat at the beginning, at most."""
STRAYING = 0.08
"""How often a step is drawn instead of the best one taken."""


@dataclass(frozen=True, slots=True)
class Record:
    """`steps` are numbers among the actions of the state; the first `random` of them were drawn. `deals` is a digest
    of what chance did."""

    game: str
    seats: int
    number: int
    random: int
    deals: str
    steps: tuple[int, ...]


def dealing(record_number: int, dealt: int) -> Random:
    return Random(f"{record_number}/{dealt}")


def play(game: str, seats: int, iterations: int, number: int) -> Record:
    rules, rng = CATALOGUE[game], Random(f"self-play {number}")
    state: State = rules.start(seats)
    player = AIPlayer(rules, rng, {"level": "master", "iterations": str(iterations)})
    opening = rng.randint(0, OPENING * seats)
    steps: list[int] = []
    deals: list[Action] = []
    while acting := state.to_act():
        seat = acting[0]
        if seat == CHANCE:
            deals.append(rules.deal(state, dealing(number, len(deals))))
            state.play(CHANCE, deals[-1])
            continue
        actions = list(state.actions(seat))
        action = (
            actions[0] if len(actions) == 1 else _chosen(player, rules.view(state, seat), rng, len(steps) < opening)
        )
        steps.append(actions.index(action))
        state.play(seat, action)
    return Record(game, seats, number, opening, sha256(repr(deals).encode()).hexdigest()[:16], tuple(steps))


def _chosen(player: AIPlayer, view: Any, rng: Random, at_random: bool) -> Action:
    if at_random:
        return rng.choice(view.actions)  # type: ignore[no-any-return]
    if rng.random() >= STRAYING:
        return player.choose(view, AtLeisure())
    considered = player.think(view, AtLeisure())
    return rng.choices(considered, [step.visits + 0.1 for step in considered])[0].action


def positions(record: Record) -> Iterator[tuple[State, Seat, int]]:
    """The match again: each position, who acts (CHANCE at the end, too) and the number of what they do (-1 for
    chance)."""
    rules = CATALOGUE[record.game]
    state: State = rules.start(record.seats)
    steps = iter(record.steps)
    dealt = 0
    while acting := state.to_act():
        seat = acting[0]
        if seat == CHANCE:
            yield state, CHANCE, -1
            state.play(CHANCE, rules.deal(state, dealing(record.number, dealt)))
            dealt += 1
            continue
        step = next(steps)
        yield state, seat, step
        state.play(seat, state.actions(seat)[step])
    yield state, CHANCE, -1


def gather(path: Path, game: str, seats: int, matches: int, iterations: int, processes: int = 1) -> None:
    """See to it that the file holds so many matches."""
    path.parent.mkdir(parents=True, exist_ok=True)
    there = {json.loads(line)["number"] for line in continued(path)}
    missing = [number for number in range(matches) if number not in there]
    with path.open("a", encoding="utf-8") as file, get_context("spawn").Pool(processes) as pool:
        for done, record in enumerate(pool.imap(partial(play, game, seats, iterations), missing), 1):
            file.write(json.dumps(asdict(record), separators=(",", ":")) + "\n")
            file.flush()
            progress(f"{game} {seats}", done, len(missing))


def whole_lines(path: Path) -> list[str]:
    """Those of a file that were written to their ends: whoever was killed may have left a torn one."""
    return [line for line in path.read_text(encoding="utf-8").splitlines(keepends=True) if line.endswith("\n")]


def continued(path: Path) -> list[str]:
    """The whole lines of a file that is to be written on: a torn one is cut off, or the next would be lost with it."""
    if not path.exists():
        return []
    lines = whole_lines(path)
    truncate(path, len("".join(lines).encode()))
    return lines


def read(path: Path) -> list[Record]:
    """The distinct matches of a file."""
    found: dict[tuple[Any, ...], Record] = {}
    for told in map(json.loads, whole_lines(path)):
        record = Record(**{**told, "steps": tuple(told["steps"])})
        found.setdefault((record.deals, record.steps), record)
    return list(found.values())


def progress(what: str, done: int, whole: int) -> None:
    if sys.stderr.isatty():
        filled = 30 * done // whole
        end = "\n" if done == whole else ""
        print(f"\r{what:12} [{'#' * filled}{'.' * (30 - filled)}] {done} of {whole}{end}", end="", file=sys.stderr)
