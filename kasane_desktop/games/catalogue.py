"""All games there are. A sixth one is a folder beside this file and a line here."""

from __future__ import annotations

from typing import Any

from kasane_desktop.core.game import Game
from kasane_desktop.games import kabuki, kaleido, kasane, kimono, rainbow

CATALOGUE: dict[str, Game[Any, Any]] = {
    game.id: game for game in (kasane.GAME, kimono.GAME, kaleido.GAME, rainbow.GAME, kabuki.GAME)
}
