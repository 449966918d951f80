"""Kabuki looked back at: what was forgotten, and for how long it had lain there."""

from __future__ import annotations

from collections.abc import Iterator

from kasane_desktop.core.game import Action
from kasane_desktop.core.text import Param, Reason, Term
from kasane_desktop.games.kabuki.rules.actions import Lay
from kasane_desktop.games.kabuki.rules.game import Kabuki
from kasane_desktop.games.kabuki.rules.view import View


def hindsight(game: Kabuki, view: View, chosen: Action, best: Action) -> Iterator[Reason]:
    """Nothing is forgotten here: it is judged by what a perfect memory knew."""
    if isinstance(best, Lay):
        assert isinstance(chosen, Lay)
        yield _laid(view, chosen.stack, best.stack)
    else:
        yield _called(view)


def _laid(view: View, chosen: int, best: int) -> Reason:
    told: dict[str, Param] = {"stack": chosen + 1, "better": best + 1, "mask": _name(view.up)}
    if view.up not in view.stacks[chosen]:
        return _reason("free", told)
    if view.up in view.stacks[best]:
        return _reason("everywhere", told)
    if view.stacks[chosen][-1] == view.up:
        return _reason("in-sight", told)
    return _reason("lay", {**told, "since": view.laid - _last_time(view, chosen, view.up)})


def _called(view: View) -> Reason:
    masks = view.stacks[view.laid_on]
    told: dict[str, Param] = {"stack": view.laid_on + 1, "mask": _name(masks[-1])}
    equal = masks[:-1].count(masks[-1])
    if not equal:
        return _reason("first", told)
    since = view.laid - 1 - _last_time(view, view.laid_on, masks[-1])
    tokens = min(equal, view.tokens[view.laid_by])
    return _reason("call", {**told, "since": since, "tokens": tokens})


def _last_time(view: View, stack: int, mask: int) -> int:
    """As which mask of the round the last of this kind was laid there, before the one in question."""
    before = list(zip(view.stacks[stack], view.times[stack], strict=True))
    if view.laid_on == stack:
        before.pop()
    return max(time for one, time in before if one == mask)


def _name(mask: int) -> Term:
    return Term(f"kabuki.mask-{mask}")


def _reason(key: str, told: dict[str, Param]) -> Reason:
    return Reason(f"players.hindsight.kabuki.{key}", told)
