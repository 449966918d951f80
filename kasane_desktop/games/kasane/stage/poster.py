"""The poster of Kasane in the lobby."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from kasane_desktop.scene.kit import Look, colour
from kasane_desktop.scene.kit.paint import linear, radial
from kasane_desktop.scene.poster import Poster, draw_card


def paint(p: QPainter, look: Look, w: int, h: int) -> None:
    """The lady beside her robe, which runs out of the picture."""
    dark = look.theme.dark
    area = QRectF(0, 0, w, h)
    ground = ("#6B5A48", "#43362E") if dark else ("#E9DFC2", "#CDBF98")
    p.fillRect(area, linear(0, 0, w, h, (0, ground[0]), (1, ground[1])))
    light = (0, colour("#FFFBEA", 0.12 if dark else 0.5))
    p.fillRect(area, radial(w * 0.3, h * 0.2, w * 0.8, light, (1, colour("#6B5A2C", 0.2))))
    ch = min(h * 0.8, w * 0.48)
    cw, x, y = ch / 1.4, w * 0.05, (h - ch) / 2
    draw_card(p, look, "pieces/lady", QRectF(x, y, cw, ch))
    x += cw + 18 * look.u
    values = (9, 7, 6, 5, 4, 2, 1, 3, 8)
    for i in range(math.ceil((w - x) / (cw * 0.335))):
        box = QRectF(x + i * cw * 0.335, y, cw, ch)
        draw_card(p, look, f"cards/kasane-{values[i % len(values)]}", box, z=0.35)


POSTER = Poster(paint)
