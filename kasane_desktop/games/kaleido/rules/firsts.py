"""What a companion has a word for when it first comes up."""

from __future__ import annotations

from collections.abc import Sequence

from kasane_desktop.core.game import Action
from kasane_desktop.games.kaleido.rules.actions import Turn, White

FIRSTS: dict[type[Action], str] = {White: "kaleido.first.white", Turn: "kaleido.first.turn"}


def firsts(actions: Sequence[Action]) -> tuple[str, ...]:
    return tuple(key for kind, key in FIRSTS.items() if any(isinstance(action, kind) for action in actions))
