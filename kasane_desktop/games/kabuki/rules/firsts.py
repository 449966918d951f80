"""What a companion has a word for when it first comes up. Nothing is said while others may call: time runs then."""

from __future__ import annotations

from kasane_desktop.games.kabuki.rules.actions import ROUNDS, Lay
from kasane_desktop.games.kabuki.rules.view import View


def firsts(view: View) -> tuple[str, ...]:
    if not any(isinstance(action, Lay) for action in view.actions):
        return ()
    last = ("kabuki.first.last-round",) if view.round == ROUNDS else ()
    hopeless = ("kabuki.first.hopeless",) if (view.laid,) in view.times else ()  # what was laid last lies alone
    return (*last, "kabuki.first.lay", *hopeless)
