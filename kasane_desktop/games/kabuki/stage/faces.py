"""The shapes of Kabuki's pieces."""

from __future__ import annotations

from kasane_desktop.scene.faces import Faces
from kasane_desktop.scene.kit import Outline


class KabukiFaces(Faces):
    painted = frozenset(("stop", "pass"))
    ratio = 1.25

    def outline(self, face: str, h: int) -> Outline:
        return Outline(h, h, kind="round") if face == "kabuki/token" else super().outline(face, h)


FACES = KabukiFaces()
