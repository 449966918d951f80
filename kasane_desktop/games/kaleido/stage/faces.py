"""The shapes of Kaleido's pieces."""

from __future__ import annotations

from kasane_desktop.games.kaleido.rules import ids
from kasane_desktop.scene.faces import Faces
from kasane_desktop.scene.kit import Outline


class KaleidoFaces(Faces):
    painted = frozenset(("kaleido/space", "kaleido/done", "kaleido/turn", "kaleido/leave"))

    def outline(self, face: str, h: int) -> Outline:
        if ids.tile_of(face) is not None:
            return Outline(round(h * 200 / 173.2), h, kind="tri")
        return Outline(h, h, kind="hex")


FACES = KaleidoFaces()
