"""What players know of this game. No Qt."""

from __future__ import annotations

from kasane_desktop.games.kaleido.mind.heuristic import KaleidoHeuristic
from kasane_desktop.games.kaleido.mind.hints import reasons
from kasane_desktop.games.kaleido.mind.texts import TEXTS
from kasane_desktop.players.mind import Mind

# Nothing is plainly dominated: every tile changes what others can do, until the last turn.
MIND = Mind(heuristic=KaleidoHeuristic, hints=reasons, texts=TEXTS)
