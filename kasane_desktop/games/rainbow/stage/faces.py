"""The pictures of Rainbow's pieces."""

from __future__ import annotations

from kasane_desktop.core.table import face_of, name_in
from kasane_desktop.scene.faces import Faces


class RainbowFaces(Faces):
    painted = frozenset(("rainbow/space",))

    def picture(self, face: str) -> str:
        name = name_in(face)
        return face_of("rainbow", f"card-{name}") if name.isdecimal() else face


FACES = RainbowFaces()
