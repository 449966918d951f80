"""A hint: what the master would do in your place, and why, from your view alone."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from kasane_desktop.core.game import Action, Game, View
from kasane_desktop.core.text import Reason
from kasane_desktop.players.ai import AIPlayer
from kasane_desktop.players.hints import HINTS
from kasane_desktop.players.thinking import Thinking


@dataclass(frozen=True, slots=True)
class Advice:
    """An action, and what speaks for it, the weightiest first; keys are in the players' texts."""

    action: Action
    reasons: tuple[Reason, ...]


def advise(game: Game[Any, Any], view: View, thinking: Thinking, seed: str = "hint") -> Advice:
    """The master's choice for a seat that is to act."""
    action = AIPlayer(game, Random(seed), {"level": "master"}).choose(view, thinking)
    return Advice(action, why(game, view, action))


def why(game: Game[Any, Any], view: View, action: Action) -> tuple[Reason, ...]:
    """What speaks for an action, the weightiest first."""
    if len(view.actions) == 1:
        return (Reason("players.hint.only"),)
    explain = HINTS.get(game.id)
    return (tuple(explain(game, view, action)) if explain else ()) or (Reason("players.hint.best"),)
