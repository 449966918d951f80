"""The shapes of Kaleido's pieces."""

from __future__ import annotations

from kasane_desktop.scene.faces import Faces
from kasane_desktop.scene.kit import Outline


class KaleidoFaces(Faces):
    painted = frozenset(("kaleido/space", "kaleido/done", "kaleido/turn", "kaleido/leave"))

    def outline(self, face: str, h: int) -> Outline:
        if face.startswith("kaleido/tile-"):
            return Outline(round(h * 200 / 173.2), h, kind="tri")
        return Outline(h, h, kind="hex")


FACES = KaleidoFaces()
