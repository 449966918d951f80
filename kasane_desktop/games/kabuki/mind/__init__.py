"""What players know of this game. No Qt."""

from __future__ import annotations

from kasane_desktop.games.kabuki.mind.dominated import undominated
from kasane_desktop.games.kabuki.mind.heuristic import KabukiHeuristic
from kasane_desktop.games.kabuki.mind.hindsight import hindsight
from kasane_desktop.games.kabuki.mind.hints import ADVISER, reasons
from kasane_desktop.games.kabuki.mind.judge import KabukiJudge
from kasane_desktop.games.kabuki.mind.texts import TEXTS
from kasane_desktop.players.mind import Mind

MIND = Mind(
    heuristic=KabukiHeuristic,
    hints=reasons,
    hindsight=hindsight,
    undominated=undominated,
    adviser=ADVISER,
    judge=KabukiJudge,
    texts=TEXTS,
)
