"""How a sitter looks at every table: a sign and a colour."""

from __future__ import annotations

from collections.abc import Sequence

from kasane_desktop.core.box import Box
from kasane_desktop.core.names import initial
from kasane_desktop.match.sitter import Sitter
from kasane_desktop.scene.kit.crest import Paint
from kasane_desktop.scene.kit.ornament import japanese
from kasane_desktop.scene.kit.theme import GLASS, GLASS_FORM, PLAYERS, Hue, mix

_BY_NAME = {player.name: player for player in PLAYERS}


def sign(sitter: Sitter) -> str:
    """What stands in the crest."""
    return crest_sign(sitter.traits.get("crest", "")) or initial(sitter.name) or "?"


def crest_sign(crest: str) -> str:
    """A crest as it is shown: the "I" of the only human says, read beside the Japanese "you", the contrary."""
    return "主" if crest == "私" and japanese() else crest


def hue(sitter: Sitter, seat: int) -> Hue:
    """The colour of a sitter, and the pieces made in it."""
    return _BY_NAME.get(sitter.traits.get("colour", ""), PLAYERS[seat % len(PLAYERS)])


def paints(game: Box, sitters: Sequence[Sitter]) -> list[Paint]:
    """How the seats at a table are told: by their pieces where the game gives them, else as the sitters have it."""
    given = [game.colours(len(sitters), seat) for seat in range(len(sitters))]
    return [glazed(names) if names else own_paint(hue(sitters[seat], seat)) for seat, names in enumerate(given)]


def own_paint(player: Hue) -> Paint:
    return Paint((player.colour,), player.form)


def glazed(names: Sequence[str]) -> Paint:
    """Colours of glass, deep enough for a sign to be read on them, and the form of the first."""
    return Paint(tuple(mix(GLASS[name], "#1A0F08", 0.24).name() for name in names), GLASS_FORM[names[0]])
