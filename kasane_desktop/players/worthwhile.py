"""What nobody would choose who looks: a step that leaves one worse off than another and does nothing else.

Levels differ in how far they see, not in this: every one of them chooses among what is worthwhile. The
mind of a game says what is plainly dominated by its rules; for all games alike, whoever has the last word takes the
best end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kasane_desktop.core.game import Action, Game, View, only
from kasane_desktop.players.last_word import best_ends
from kasane_desktop.players.mind import mind_of


def worthwhile(game: Game[Any, Any], view: View) -> Sequence[Action]:
    """The actions of the view that no other one dominates; at least one."""
    if only(view.actions) is not None:
        return view.actions
    own = mind_of(game.id).undominated
    return best_ends(game, view, own(game, view) if own else view.actions)
