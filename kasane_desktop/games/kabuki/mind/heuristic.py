"""Kabuki: a memory that fades, and the nerve to call.

Nothing is secret here but what is forgotten, so there is nothing to search: what a step brings
is a matter of how sure one is, and of how well the others may remember.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kasane_desktop.core.game import Action
from kasane_desktop.games.kabuki.rules.actions import COPIES, KINDS, Lay, Stop
from kasane_desktop.games.kabuki.rules.view import UNKNOWN, View, ages, forget
from kasane_desktop.players.heuristic import Heuristic, Memory

OTHERS_SPAN = 14.0
"""How well others are thought to remember: masks laid since, after which half is forgotten."""
HESITATION = 0.02
"""Seconds it takes longer to recall, for each mask laid since."""


class KabukiHeuristic(Heuristic):
    def perceive(self, view: View, memory: Memory, rng: Random) -> View:
        """The more masks were laid since, the more is forgotten, and it does not come back."""

        def keep(age: int, number: int) -> bool:
            grip = Random(f"{view.seat}/{view.round}/{number}/{view.noted}/{view.first}").random()
            return bool(grip < 0.5 ** (age / memory.span))

        return forget(view, keep)

    def answer(self, view: View, actions: Sequence[Action], memory: Memory, rng: Random) -> Action | None:
        if isinstance(actions[0], Lay):
            return min(actions, key=lambda lay: (self._risk(view, lay.stack), rng.random()))  # type: ignore[attr-defined]
        stop, wait = sorted(actions, key=lambda action: not isinstance(action, Stop))
        masks = view.stacks[view.laid_on]
        sure, maybe = _alike(view, masks[:-1], masks[-1])
        right = 1.0 if sure else 1.0 - (1.0 - maybe) ** masks[:-1].count(UNKNOWN)
        expected = sure + maybe * masks[:-1].count(UNKNOWN)
        gain = min(max(1.0, expected), view.tokens[view.laid_by]) * right
        return stop if gain > (1.0 - right) + memory.nerve * (not sure) else wait

    def reaction(self, view: View, action: Action, memory: Memory, rng: Random) -> float:
        """What lies back further takes longer to come to mind."""
        seconds = super().reaction(view, action, memory, rng)
        masks = view.stacks[view.laid_on][:-1]
        since = [
            age
            for age, mask in zip(ages(view)[view.laid_on], masks, strict=False)
            if mask in view.stacks[view.laid_on][-1:]
        ]
        return seconds + HESITATION * min(since, default=0)

    def _risk(self, view: View, stack: int) -> float:
        """Tokens that laying the mask there is likely to cost."""
        masks = view.stacks[stack]
        sure, maybe = _alike(view, masks, view.up)
        unnoticed = 1.0
        for mask, age in zip(masks, ages(view)[stack], strict=True):
            chance = 1.0 if mask == view.up else maybe if mask == UNKNOWN else 0.0
            unnoticed *= (1.0 - chance * 0.5 ** (age / OTHERS_SPAN)) ** (view.seats - 1)
        found = sure + maybe * masks.count(UNKNOWN)
        return min(found, view.tokens[view.seat]) * (1.0 - unnoticed)


def _alike(view: View, masks: Sequence[int], kind: int) -> tuple[int, float]:
    """How many of the masks are of the kind for sure, and the chance of each forgotten one."""
    seen = [mask for stack in view.stacks for mask in stack if mask != UNKNOWN]
    seen += [view.up] if view.up >= 0 else []
    hidden = COPIES * KINDS - len(seen)
    return masks.count(kind), (COPIES - seen.count(kind)) / hidden if hidden else 0.0
