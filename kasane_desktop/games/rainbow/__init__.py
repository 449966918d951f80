"""Rainbow: a climbing auction in which the cards you bid with are the next round's prizes."""

from __future__ import annotations

from kasane_desktop.games.rainbow.game import Rainbow

GAME = Rainbow()
