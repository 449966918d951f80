"""Little cards inside larger pictures."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from kasane_desktop.games.rainbow.stage.faces import FACES
from kasane_desktop.scene.kit import sprite
from kasane_desktop.scene.sketch import Sketch


def stamp(s: Sketch, face: str, x: float, y: float, w: float) -> None:
    """A card of that width: drawn once, stamped often, since drawing one takes milliseconds."""
    px = s.look.px
    s.p.drawPixmap(QPointF(px(x), px(y)), sprite(FACES.sprite_name(face), px(w), px(1.4 * w), s.look.dpr))
