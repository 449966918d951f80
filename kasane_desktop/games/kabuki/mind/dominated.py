"""Kabuki: what everyone has before their eyes, without any memory."""

from __future__ import annotations

from collections.abc import Sequence

from kasane_desktop.core.game import Action
from kasane_desktop.games.kabuki.rules.actions import Lay, Stop
from kasane_desktop.games.kabuki.rules.game import Kabuki
from kasane_desktop.games.kabuki.rules.view import View


def undominated(game: Kabuki, view: View) -> Sequence[Action]:
    if view.phase == "window":
        return _calls(view)
    empty = [action for action in view.actions if isinstance(action, Lay) and not view.stacks[action.stack]]
    return [action for action in view.actions if not _pair_in_sight(view, action)] if empty else view.actions


def _calls(view: View) -> Sequence[Action]:
    """On the first mask of a stage a call is wrong for sure; on one like that which it has just covered, right."""
    masks = view.stacks[view.laid_on]
    if len(masks) == 1:
        return [action for action in view.actions if not isinstance(action, Stop)]
    if masks[-1] == masks[-2]:
        return [action for action in view.actions if isinstance(action, Stop)]
    return view.actions


def _pair_in_sight(view: View, action: Action) -> bool:
    """Laid there, the mask would cover one of its kind before all eyes."""
    return isinstance(action, Lay) and view.stacks[action.stack][-1:] == (view.up,)
