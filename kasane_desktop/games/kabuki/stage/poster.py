"""The poster of Kabuki in the lobby."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from kasane_desktop.games.kabuki.stage.surface import surface
from kasane_desktop.scene.kit import Look
from kasane_desktop.scene.poster import WIDE, Poster, draw_card


def paint(p: QPainter, look: Look, w: int, h: int) -> None:
    """Three masks before the curtain."""
    p.drawPixmap(0, 0, surface(look, w, h, round(h * 0.60), look.px(40), 0))
    cw = min(max(h, w * WIDE) * 0.375, w * 0.28)
    for k, mask in ((-1, 3), (1, 4), (0, 0)):
        box = QRectF(w / 2 + k * cw * 1.13 - cw / 2, h * (0.27 if k else 0.15), cw, cw * 1.25)
        draw_card(p, look, f"kabuki/mask-{mask}", box, z=0.9, corner=0.075)


POSTER = Poster(paint)
