"""From the face of a piece to its picture and its shape: the one place that knows both."""

from __future__ import annotations

from kasane_desktop.scene.kit import Outline, card_outline

PAINTED = frozenset(
    ("stop", "pass", "keep", "rainbow/space", "kaleido/space", "kaleido/done", "kaleido/turn", "kaleido/leave")
)
"""Faces without a picture of their own: places and buttons, which the scene of their game paints."""
_ROBES = ("kasane", "kimono")
_PIECES = ("marble", "button", "lady")


def sprite_name(face: str) -> str:
    """The asset that shows a face, without its suffix; "" for what is painted instead.

    A game whose pictures lie in its own folder under the names of its faces needs no line here.
    """
    folder, _, name = face.rpartition("/")
    if face in PAINTED:
        return ""
    if not folder:
        return f"pieces/{face}" if face in _PIECES else f"pieces/emblem-{face}"
    if folder in _ROBES:
        return f"cards/{folder}-{name}"
    return f"{folder}/card-{name}" if name.isdecimal() else face


def outline(face: str, h: int) -> Outline:
    """The shape of a face at a height of h pixels."""
    folder, _, name = face.rpartition("/")
    if face == "lady":
        folder = _ROBES[0]
    if name == "token" or not folder:
        return Outline(h, h, kind="round")
    if name.startswith("tile-"):
        return Outline(round(h * 200 / 173.2), h, kind="tri")
    if name.startswith("board"):
        return Outline(h, h, kind="hex")
    if folder in _ROBES:
        return card_outline(round(h / 1.4))
    return card_outline(round(h / (1.25 if folder == "kabuki" else 1.4)), 1.25 if folder == "kabuki" else 1.4, 0.075)
