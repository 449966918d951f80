"""The poster of Fūrin in the lobby."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from kasane_desktop.scene.kit import Look
from kasane_desktop.scene.kit.paint import linear
from kasane_desktop.scene.poster import Poster, draw_card


def paint(p: QPainter, look: Look, w: int, h: int) -> None:
    """Three cards in the wind."""
    p.fillRect(QRectF(0, 0, w, h), linear(0, 0, w, h, (0, "#7FA3A0"), (1, "#4C6F73")))
    card = min(w, h) * 0.34
    for place, value in enumerate((2, 9, 5)):
        box = QRectF(w / 2 + (place - 1.5) * card * 0.9, h * 0.24 + place % 2 * card * 0.2, card, card * 1.4)
        draw_card(p, look, f"furin/{value}", box, (place - 1) * 9)


POSTER = Poster(paint)
