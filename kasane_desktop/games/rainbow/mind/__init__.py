"""What players know of this game. No Qt."""

from __future__ import annotations

from kasane_desktop.games.rainbow.mind.dominated import undominated
from kasane_desktop.games.rainbow.mind.heuristic import RainbowHeuristic
from kasane_desktop.games.rainbow.mind.hints import reasons
from kasane_desktop.games.rainbow.mind.texts import TEXTS
from kasane_desktop.players.mind import Mind

MIND = Mind(heuristic=RainbowHeuristic, hints=reasons, undominated=undominated, texts=TEXTS)
