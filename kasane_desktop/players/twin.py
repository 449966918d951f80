"""The cheating twin: the same search, given the true state. An upper bound for the arena; it is
in no table of players, so that no seat of the app can have it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from kasane_desktop.core.game import Game, State, View
from kasane_desktop.players.ai import AIPlayer


class TwinPlayer(AIPlayer):
    def __init__(self, game: Game[Any, Any], rng: Random, traits: Mapping[str, str], state: State) -> None:
        super().__init__(game, rng, traits)
        self._state = state

    def imagining(self, view: View) -> Callable[[], Any]:
        return self._state.copy
