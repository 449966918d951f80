"""How a sitter looks at every table: a sign and a colour."""

from __future__ import annotations

from collections.abc import Sequence

from kasane_desktop.match.match import Sitter
from kasane_desktop.scene.kit.theme import PLAYERS, Player

_BY_NAME = {player.name: player for player in PLAYERS}


def sign(sitter: Sitter) -> str:
    """What stands in the crest."""
    return sitter.traits.get("crest") or sitter.name.strip()[:1].upper() or "?"


def told_apart(sitters: Sequence[Sitter], seat: int) -> str:
    """The name of one who is addressed, where several humans share a screen; "" for who plays alone."""
    return sitters[seat].name if sum(sitter.human for sitter in sitters) > 1 else ""


def hue(sitter: Sitter, seat: int) -> Player:
    """The colour of a sitter, and the pieces made in it."""
    return _BY_NAME.get(sitter.traits.get("colour", ""), PLAYERS[seat % len(PLAYERS)])
