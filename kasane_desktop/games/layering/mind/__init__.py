"""What players know of this game. No Qt."""

from __future__ import annotations

from kasane_desktop.games.layering.mind.dominated import undominated
from kasane_desktop.games.layering.mind.heuristic import LayeringHeuristic
from kasane_desktop.games.layering.mind.hints import reasons
from kasane_desktop.games.layering.mind.texts import TEXTS
from kasane_desktop.players.mind import Mind

MIND = Mind(heuristic=LayeringHeuristic, hints=reasons, undominated=undominated, texts=TEXTS)
