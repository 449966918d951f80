"""The pictures and shapes of the pieces of Kasane and Kimono."""

from __future__ import annotations

from kasane_desktop.games.layering.stage.dress import Dress
from kasane_desktop.scene.faces import Faces
from kasane_desktop.scene.kit import Outline

_PIECES = ("marble", "button", "lady")


class LayeringFaces(Faces):
    painted = frozenset(("keep",))
    corner = 0.052

    def __init__(self, dress: Dress) -> None:
        self._dress = dress

    def picture(self, face: str) -> str:
        """What is no card is a piece, or stands for a combination."""
        if "/" in face:
            return self._dress.card(face)
        return f"pieces/{face}" if face in _PIECES else self._dress.emblem(face)

    def outline(self, face: str, h: int) -> Outline:
        return super().outline(face, h) if "/" in face or face == "lady" else Outline(h, h, kind="round")
