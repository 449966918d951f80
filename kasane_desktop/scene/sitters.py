"""How a sitter looks at every table: a sign and a colour."""

from __future__ import annotations

from kasane_desktop.match.match import Sitter
from kasane_desktop.match.sitter import GUESTS, ONCE_HOST
from kasane_desktop.scene.kit.theme import PLAYERS, Player

_BY_NAME = {player.name: player for player in PLAYERS}


def sign(sitter: Sitter) -> str:
    """What stands in the crest."""
    crest = sitter.traits.get("crest") or sitter.name.strip()[:1].upper() or "?"
    return GUESTS[0] if crest == ONCE_HOST else crest


def hue(sitter: Sitter, seat: int) -> Player:
    """The colour of a sitter, and the pieces made in it."""
    return _BY_NAME.get(sitter.traits.get("colour", ""), PLAYERS[seat % len(PLAYERS)])
