"""What players know of this game. No Qt."""

from __future__ import annotations

from kasane_desktop.players.mind import Mind

from .heuristic import FurinHeuristic
from .hints import reasons
from .texts import TEXTS

MIND = Mind(heuristic=FurinHeuristic, hints=reasons, texts=TEXTS)
