"""How a sitter looks at every table: a sign and a colour."""

from __future__ import annotations

from kasane_desktop.match.sitter import Sitter
from kasane_desktop.scene.kit.ornament import japanese
from kasane_desktop.scene.kit.theme import PLAYERS, Player

_BY_NAME = {player.name: player for player in PLAYERS}


def sign(sitter: Sitter) -> str:
    """What stands in the crest."""
    return crest_sign(sitter.traits.get("crest", "")) or sitter.name.strip()[:1].upper() or "?"


def crest_sign(crest: str) -> str:
    """A crest as it is shown: the "I" of the only human says, read beside the Japanese "you", the contrary."""
    return "主" if crest == "私" and japanese() else crest


def hue(sitter: Sitter, seat: int) -> Player:
    """The colour of a sitter, and the pieces made in it."""
    return _BY_NAME.get(sitter.traits.get("colour", ""), PLAYERS[seat % len(PLAYERS)])
