"""The rules of all games, in the order of their boxes."""

from __future__ import annotations

from typing import Any

from kasane_desktop.core.game import Game
from kasane_desktop.games.kabuki.game import GAME as KABUKI
from kasane_desktop.games.kaleido.game import GAME as KALEIDO
from kasane_desktop.games.kasane.game import GAME as KASANE
from kasane_desktop.games.kimono.game import GAME as KIMONO
from kasane_desktop.games.rainbow.game import GAME as RAINBOW

CATALOGUE: dict[str, Game[Any, Any]] = {game.id: game for game in (KASANE, KIMONO, KALEIDO, RAINBOW, KABUKI)}
