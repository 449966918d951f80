"""A hint: what a good player would do in your place, and why, from your view alone."""

from __future__ import annotations

from typing import Any

from kasane_desktop.core.game import Action, Game, View, only
from kasane_desktop.core.text import Reason
from kasane_desktop.players.mind import mind_of


def adviser(game: Game[Any, Any]) -> str:
    """The level that is asked for a hint."""
    return mind_of(game.id).adviser


def why(game: Game[Any, Any], view: View, action: Action) -> tuple[Reason, ...]:
    """What speaks for an action, the weightiest first."""
    if only(view.actions) is not None:
        return (Reason("players.hint.only"),)
    explain = mind_of(game.id).hints
    return (tuple(explain(game, view, action)) if explain else ()) or (Reason("players.hint.best"),)


def why_better(game: Game[Any, Any], view: View, chosen: Action, best: Action) -> tuple[Reason, ...]:
    """What speaks for the best, now that it is over, and does not for what was chosen."""
    look_back = mind_of(game.id).hindsight
    if look_back and (seen := tuple(look_back(game, view, chosen, best))):
        return seen
    both = why(game, view, chosen) if chosen != best else ()
    return tuple(reason for reason in why(game, view, best) if reason not in both) or (Reason("players.hint.best"),)
