"""From the face of a piece to its picture and its shape."""

from __future__ import annotations

from kasane_desktop.scene.kit import Outline, card_outline


class Faces:
    """Cards whose pictures lie among the assets under the names of their faces. A game says what is different."""

    painted: frozenset[str] = frozenset()
    """Faces without a picture of their own: places and buttons, which the scene paints."""
    ratio, corner = 1.4, 0.075  # of a card: its height in widths, and the radius of its corners

    def sprite_name(self, face: str) -> str:
        """The asset that shows a face, without its suffix; "" for what is painted instead."""
        return "" if face in self.painted else self.picture(face)

    def picture(self, face: str) -> str:
        return face

    def outline(self, face: str, h: int) -> Outline:
        """The shape of a face at a height of h pixels."""
        return card_outline(round(h / self.ratio), self.ratio, self.corner)
