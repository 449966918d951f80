"""Why a step is good, in keys and numbers: one module per game, and the table of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from kasane_desktop.core.game import Action
from kasane_desktop.core.text import Reason
from kasane_desktop.players.hints import kabuki, kaleido, layering, rainbow

HINTS: dict[str, Callable[[Any, Any, Action], Iterable[Reason]]] = {
    "kasane": layering.reasons,
    "kimono": layering.reasons,
    "rainbow": rainbow.reasons,
    "kabuki": kabuki.reasons,
    "kaleido": kaleido.reasons,
}

ADVISERS = {"kabuki": kabuki.ADVISER}
"""The level that gives hints, where it is not the master."""
