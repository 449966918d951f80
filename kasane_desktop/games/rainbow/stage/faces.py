"""The pictures of Rainbow's pieces."""

from __future__ import annotations

from kasane_desktop.scene.faces import Faces


class RainbowFaces(Faces):
    painted = frozenset(("rainbow/space",))

    def picture(self, face: str) -> str:
        folder, _, name = face.rpartition("/")
        return f"{folder}/card-{name}" if name.isdecimal() else face


FACES = RainbowFaces()
