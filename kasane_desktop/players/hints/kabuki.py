"""Kabuki: what lies in the stack, for who forgets nothing that was seen."""

from __future__ import annotations

from collections.abc import Iterator

from kasane_desktop.core.game import Action
from kasane_desktop.core.text import Reason
from kasane_desktop.games.kabuki.actions import Lay, Stop
from kasane_desktop.games.kabuki.game import Kabuki
from kasane_desktop.games.kabuki.view import View


def reasons(game: Kabuki, view: View, action: Action) -> Iterator[Reason]:
    if isinstance(action, Lay):
        equal = view.stacks[action.stack].count(view.up)
        if equal:
            yield Reason("players.hint.kabuki.least", {"stack": action.stack + 1, "equal": equal})
        else:
            yield Reason("players.hint.kabuki.safe", {"stack": action.stack + 1})
        return
    masks = view.stacks[view.laid_on]
    equal = masks.count(masks[-1]) - 1
    if isinstance(action, Stop):
        yield Reason("players.hint.kabuki.stop", {"tokens": min(equal, view.tokens[view.laid_by])})
    else:
        yield Reason("players.hint.kabuki.pass")
