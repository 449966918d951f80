"""What a computer player is, and the ones there are."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from kasane_desktop.core.game import Action, Game, View


class Player(Protocol):
    """Sits on a seat and knows what its view tells, nothing more."""

    def choose(self, view: View) -> Action:
        """One of `view.actions`."""
        ...


class RandomPlayer:
    """Plays any legal action: a measure for others, and a tester of rules."""

    def __init__(self, game: Game[Any, Any], rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View) -> Action:
        return view.actions[int(self._rng.random() * len(view.actions))]


PLAYERS: dict[str, Callable[[Game[Any, Any], Random], Player]] = {"random": RandomPlayer}
