"""Kabuki: what lies in the stack, as far as a person remembers who has watched. A hint that forgot nothing would play
the game in your place."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from kasane_desktop.core.game import Action
from kasane_desktop.core.text import Reason
from kasane_desktop.games.kabuki.mind.heuristic import KabukiHeuristic
from kasane_desktop.games.kabuki.rules.actions import Lay, Stop
from kasane_desktop.games.kabuki.rules.game import Kabuki
from kasane_desktop.games.kabuki.rules.view import UNKNOWN, View
from kasane_desktop.players.levels import LEVELS

ADVISER = "skilled"


def reasons(game: Kabuki, view: View, action: Action) -> Iterator[Reason]:
    remembered = KabukiHeuristic(game).perceive(view, LEVELS[ADVISER].memory, Random(0))
    if isinstance(action, Lay):
        yield _laying(remembered, action)
    else:
        yield _calling(remembered, isinstance(action, Stop))


def _laying(view: View, lay: Lay) -> Reason:
    masks = view.stacks[lay.stack]
    equal = masks.count(view.up)
    if equal:
        return Reason("players.hint.kabuki.least", {"stack": lay.stack + 1, "equal": equal})
    known = "players.hint.kabuki.safe" if UNKNOWN not in masks else "players.hint.kabuki.seems-safe"
    return Reason(known, {"stack": lay.stack + 1})


def _calling(view: View, stop: bool) -> Reason:
    masks = view.stacks[view.laid_on]
    equal, forgotten = masks[:-1].count(masks[-1]), UNKNOWN in masks
    if stop and equal:
        return Reason("players.hint.kabuki.stop", {"tokens": min(equal, view.tokens[view.laid_by])})
    if stop:
        return Reason("players.hint.kabuki.likely")
    return Reason("players.hint.kabuki.unsure" if forgotten else "players.hint.kabuki.pass")
