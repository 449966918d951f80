"""The poster of Rainbow in the lobby."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from kasane_desktop.scene.kit import Look, colour
from kasane_desktop.scene.kit.paint import linear, seigaiha
from kasane_desktop.scene.poster import NARROW, WIDE, Poster, draw_card


def paint(p: QPainter, look: Look, w: int, h: int) -> None:
    """All six values fanned out on the indigo mat."""
    area = QRectF(0, 0, w, h)
    top, low = ("#48586C", "#2C3A50") if look.theme.dark else ("#66788C", "#41506A")
    p.fillRect(area, linear(0, 0, w, h, (0, top), (1, low)))
    seigaiha(p, area, 26 * look.u, colour("#DCE6F0", 0.10), 1.2)
    near = min(max(h, w * WIDE), w * NARROW)
    cw, reach = near * 0.40, near * 1.10
    for i in range(6):
        angle = (i - 2.5) * 8.6
        cx = w / 2 + reach * math.sin(math.radians(angle)) * 1.02
        cy = h * 0.46 + reach * (1 - math.cos(math.radians(angle)))
        box = QRectF(cx - cw / 2, cy - cw * 0.7, cw, cw * 1.4)
        draw_card(p, look, f"rainbow/card-{i + 1}", box, angle, corner=0.075)


POSTER = Poster(paint)
