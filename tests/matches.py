"""Random matches for tests: every game, at every count, with every combination of options."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from itertools import product
from random import Random
from typing import Any

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import CHANCE, Action, Game, State
from kasane_desktop.match.match import Match, Sitter

History = list[tuple[int, Action]]


@dataclass(frozen=True)
class Setting:
    """A game as it can be set up."""

    game: Game[Any, Any]
    seats: int
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join([self.game.id, str(self.seats), *(key for key, value in self.options.items() if value)])

    @property
    def oracle(self) -> Any:
        return import_module(f"tests.oracles.{self.game.id}")

    def start(self) -> State:
        state: State = self.game.start(self.seats, self.options)
        return state

    def match(self, seed: int = 0) -> Match:
        names = ["Aya", "Ben", "Chiyo", "Dora", "Emil", "Fumi"]
        return Match(self.game, [Sitter(name) for name in names[: self.seats]], self.options, seed)


def settings() -> Iterator[Setting]:
    for game in CATALOGUE.values():
        for seats in game.counts:
            listed = [o for o in game.options if o.check is None and (o.counts is None or seats in o.counts)]
            for values in product(*(option.choices for option in listed)):
                yield Setting(game, seats, {o.key: value for o, value in zip(listed, values, strict=True)})


def plain_settings() -> Iterator[Setting]:
    """Every game at every count, without options."""
    for game in CATALOGUE.values():
        for seats in game.counts:
            yield Setting(game, seats)


def random_step(setting: Setting, state: State, rng: Random) -> tuple[int, Action]:
    seat = rng.choice(state.to_act())
    if seat == CHANCE:
        return CHANCE, setting.game.deal(state, rng)
    return seat, rng.choice(state.actions(seat))


def random_history(setting: Setting, rng: Random) -> tuple[History, State]:
    """A whole random match, played on one state."""
    state, history = setting.start(), []
    while state.to_act():
        seat, action = random_step(setting, state, rng)
        state.play(seat, action)
        history.append((seat, action))
    return history, state


def random_match(setting: Setting, seed: int, stop_at: int | None = None) -> Match:
    """A match of random players, whole or its first steps."""
    match, rng = setting.match(seed), Random(f"{seed}/random")
    while (acting := match.to_act()) and (stop_at is None or match.cursor < stop_at):
        if not match.deal():
            seat = rng.choice(acting)
            match.play(seat, rng.choice(match.actions(seat)))
    return match
