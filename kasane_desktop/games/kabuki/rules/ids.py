"""How the pieces of Kabuki are called, and what their faces show; table.py says where they lie."""

from __future__ import annotations

from kasane_desktop.core.table import Kind, face_of, name_in

MASK = Kind("mask", int, int)  # the round, and as which mask it was turned up in it


def mask_face(mask: int) -> str:
    return face_of("kabuki", f"mask-{mask}")


def mask_of(face: str) -> int:
    return int(name_in(face).removeprefix("mask-"))
