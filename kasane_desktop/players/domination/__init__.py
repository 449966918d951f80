"""What nobody would choose who looks: a step that leaves one worse off than another and does nothing else.

Levels differ in how far they see, not in this: every one of them chooses among what is worthwhile. A module for each
game says what is plainly dominated by its rules; for all games alike, whoever has the last word takes the best end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kasane_desktop.core.game import Action, Game, View
from kasane_desktop.players.domination import kabuki, layering, rainbow
from kasane_desktop.players.domination.last_word import best_ends

UNDOMINATED: dict[str, Callable[[Any, Any], Sequence[Action]]] = {
    "kasane": layering.undominated,
    "kimono": layering.undominated,
    "rainbow": rainbow.undominated,
    "kabuki": kabuki.undominated,
}
"""The actions of a view that are not plainly dominated by another of them. Kaleido needs no word of its own: every
tile changes what others can do, until the last turn."""


def worthwhile(game: Game[Any, Any], view: View) -> Sequence[Action]:
    """The actions of the view that no other one dominates; at least one."""
    if len(view.actions) == 1:
        return view.actions
    own = UNDOMINATED.get(game.id)
    return best_ends(game, view, own(game, view) if own else view.actions)
