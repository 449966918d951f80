"""What players know of a game, as its room `mind` gives it. Without it they play by searching alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from kasane_desktop.catalogue import Shelf
from kasane_desktop.core.game import Action
from kasane_desktop.core.text import Reason
from kasane_desktop.players.heuristic import Heuristic


@dataclass(frozen=True, slots=True)
class Mind:
    heuristic: type[Heuristic] = Heuristic
    hints: Callable[[Any, Any, Action], Iterable[Reason]] | None = None
    """(game, view, action): what speaks for an action, the weightiest first."""
    hindsight: Callable[[Any, Any, Action, Action], Iterable[Reason]] | None = None
    """(game, view, chosen, best): why the best was better, as one sees it who looks back; without it, what speaks for
    the best as a hint."""
    undominated: Callable[[Any, Any], Sequence[Action]] | None = None
    """(game, view): the actions that are not plainly dominated by another of them."""
    adviser: str = "master"
    """The level that gives hints."""
    judge: Callable[[Any, str], Any] | None = None
    """(game, seed): judges decisions in another way than by playing on, see `players.judge.Judge`."""
    texts: Mapping[str, str] = field(default_factory=dict)
    """Key -> English source: what hints say."""


MINDS: Shelf[Mind] = Shelf("mind:MIND")


def mind_of(game: str) -> Mind:
    return MINDS[game] if game in MINDS else Mind()
