"""How the pieces of Kaleido are called, and what their faces show; table.py says where they lie."""

from __future__ import annotations

from kasane_desktop.core.table import Kind, face_of, name_in
from kasane_desktop.core.text import Term
from kasane_desktop.games.kaleido.rules.majority import COLOURS

TILE = Kind("tile", int, int)  # its board, and its space there before the board was turned
SPACE = Kind("space", int, int)  # without a tile: its board, and which
GHOST = Kind("ghost", int, int)  # a place for a board
BEGIN = Kind("begin", int)  # a colour to begin with
ROTATION = Kind("rotation", int, int)  # of a board, by so many steps


def tile_face(tile: int) -> str:
    return face_of("kaleido", f"tile-{COLOURS[tile]}")


def tile_of(face: str) -> int | None:
    """The tile that a face shows; None if it shows something else."""
    _, tile, colour = name_in(face).rpartition("tile-")
    return COLOURS.index(colour) if tile else None


def colour_term(colour: int) -> Term:
    return Term(f"kaleido.{COLOURS[colour]}")


def colour_of(term: object) -> int:
    return COLOURS.index(str(term).removeprefix("kaleido."))
