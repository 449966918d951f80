"""What a companion has a word for when it first comes up. Nothing is said while others may call: time runs then."""

from __future__ import annotations

from kasane_desktop.games.kabuki.rules.actions import ROUNDS, Lay
from kasane_desktop.games.kabuki.rules.view import View


def firsts(view: View) -> tuple[str, ...]:
    if not any(isinstance(action, Lay) for action in view.actions):
        return ()
    last = ("kabuki.first.last-round",) if view.round == ROUNDS else ()
    own = view.laid - (view.seats - 1)  # as which mask of the round one's own was laid, if it was
    hopeless = any(len(times) == 1 and times[0] > own for times in view.times)  # what somebody laid lies alone
    return (*last, "kabuki.first.lay", *(("kabuki.first.hopeless",) if hopeless else ()))
