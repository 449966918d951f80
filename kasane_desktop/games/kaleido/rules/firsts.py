"""What a companion has a word for when it first comes up."""

from __future__ import annotations

from kasane_desktop.core.game import Action
from kasane_desktop.games.kaleido.rules.actions import Place, Turn, White
from kasane_desktop.games.kaleido.rules.view import View

FIRSTS: dict[type[Action], str] = {White: "kaleido.first.white", Turn: "kaleido.first.turn"}


def firsts(view: View) -> tuple[str, ...]:
    """That nobody has more than one tile left; what may be added; that a board may be turned."""
    placing = any(isinstance(action, Place) for action in view.actions)
    last = ("kaleido.first.last-round",) if placing and max(view.hand) == 1 else ()
    offered = (key for kind, key in FIRSTS.items() if any(isinstance(action, kind) for action in view.actions))
    return (*last, *offered)
