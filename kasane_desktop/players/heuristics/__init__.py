"""What the players know about each game: one small class per game, and the table of them."""

from __future__ import annotations

from kasane_desktop.players.heuristics.heuristic import Heuristic
from kasane_desktop.players.heuristics.kabuki import KabukiHeuristic
from kasane_desktop.players.heuristics.kaleido import KaleidoHeuristic
from kasane_desktop.players.heuristics.layering import LayeringHeuristic
from kasane_desktop.players.heuristics.rainbow import RainbowHeuristic

HEURISTICS: dict[str, type[Heuristic]] = {
    "kasane": LayeringHeuristic,
    "kimono": LayeringHeuristic,
    "kabuki": KabukiHeuristic,
    "rainbow": RainbowHeuristic,
    "kaleido": KaleidoHeuristic,
}
