"""The poster of Kimono in the lobby."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from kasane_desktop.scene.kit import Look, colour
from kasane_desktop.scene.kit.paint import asanoha, linear
from kasane_desktop.scene.poster import Poster, draw_card


def paint(p: QPainter, look: Look, w: int, h: int) -> None:
    """Five fabrics fanned out on lacquer."""
    area = QRectF(0, 0, w, h)
    p.fillRect(area, linear(0, 0, w, h, (0, "#3B2A2B"), (1, "#1E1416")))
    asanoha(p, area, 48 * look.u, colour("#FFE2C0", 0.05))
    ch = min(h * 0.74, w * 0.45)
    cw = ch / 1.4
    values = (8, 3, 7, 2, 9, 5, 6)
    for k in (-3, -2, -1, 0, 1, 2, 3):
        x = w / 2 + k * cw * 0.86 - cw / 2
        y = (h - ch) / 2 + abs(k) ** 1.7 * ch * 0.034
        draw_card(p, look, f"cards/kimono-{values[k + 3]}", QRectF(x, y, cw, ch), k * 5, 1.0 if k == 0 else 0.6)


POSTER = Poster(paint)
