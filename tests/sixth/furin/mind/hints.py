"""Fūrin: what speaks for a card."""

from __future__ import annotations

from collections.abc import Iterator

from kasane_desktop.core.game import Action
from kasane_desktop.core.text import Reason

from ..rules.actions import Hang
from ..rules.game import Furin
from ..rules.view import View


def reasons(game: Furin, view: View, action: Action) -> Iterator[Reason]:
    assert isinstance(action, Hang)
    best = max((card for _, card in view.hung), default=0)
    if action.card <= best:
        yield Reason("players.hint.furin.spare", {"card": max(view.hand)})
    elif len(view.hung) == view.seats - 1:
        yield Reason("players.hint.furin.wins", {"prize": view.prize})
    else:
        yield Reason("players.hint.furin.ahead", {"prize": view.prize})
