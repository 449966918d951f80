"""What a computer player is, and the ones there are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Protocol

from kasane_desktop.core.game import Action, Game, View
from kasane_desktop.players.ai import AIPlayer
from kasane_desktop.players.greedy import GreedyPlayer
from kasane_desktop.players.levels import LEVELS
from kasane_desktop.players.thinking import Thinking

Traits = Mapping[str, str]
"""What a player wants to know about itself: level, character …"""


class Player(Protocol):
    """Sits on a seat and knows what its view tells, nothing more."""

    def choose(self, view: View, thinking: Thinking) -> Action:
        """One of `view.actions`."""
        ...


class RandomPlayer:
    """Plays any legal action: a measure for others, and a tester of rules."""

    def __init__(self, game: Game[Any, Any], rng: Random, traits: Traits) -> None:
        self._rng = rng

    def choose(self, view: View, thinking: Thinking) -> Action:
        return view.actions[int(self._rng.random() * len(view.actions))]


def reaction(player: Player, view: View, action: Action, rng: Random) -> float:
    """Seconds after which a player acts where others may be faster; one who does not say so is as fast as most."""
    return player.reaction(view, action) if isinstance(player, AIPlayer) else rng.uniform(0.6, 1.6)


Seating = Callable[[Game[Any, Any], Random, Traits], Player]
"""How a player is brought to the table."""


def _of_level(level: str) -> Seating:
    return lambda game, rng, traits: AIPlayer(game, rng, {**traits, "level": level})


PLAYERS: dict[str, Seating] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "ai": AIPlayer,
    **{level: _of_level(level) for level in LEVELS},
}
"""The name of a level alone means the player of that level."""
