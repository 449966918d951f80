"""The poster of Kaleido in the lobby."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from kasane_desktop.core.table import face_of
from kasane_desktop.scene.kit import Look, cast, renderer
from kasane_desktop.scene.kit.paint import polygon, radial
from kasane_desktop.scene.poster import Poster

GLASS = {"r": "red", "y": "yellow", "g": "green", "u": "blue", "w": "white"}
BOARDS = ("yrguwg", "ugryrw", "gywrug", "r.uygy", "wgyrgu", "urgwyr", "yuwgry", "gryuyw")


def paint(p: QPainter, look: Look, w: int, h: int) -> None:
    """Boards of glass from edge to edge."""
    p.fillRect(QRectF(0, 0, w, h), radial(w / 2, h * 0.4, w * 0.7, (0, "#4A3432"), (1, "#1B1214")))
    r = max(h * 0.40, w * 0.25)
    step, rise = r * math.sqrt(3), r * 1.5
    rows, columns = math.ceil(h / rise / 2) + 1, math.ceil(w / step / 2) + 1
    for row in range(-rows, rows + 1):
        for column in range(-columns, columns + 1):
            x = w / 2 + (column + 0.25 + (0.5 if row % 2 else 0)) * step
            y = h / 2 - 0.75 * r + row * rise
            if -r < x < w + r and -r < y < h + r:
                _board(p, look, BOARDS[(column * 3 + row * 5) % len(BOARDS)], x, y, r)


def _board(p: QPainter, look: Look, six: str, cx: float, cy: float, r: float) -> None:
    corners = [math.radians(60 * k - 90) for k in range(6)]
    cast(p, polygon((cx + 0.985 * r * math.cos(a), cy + 0.985 * r * math.sin(a)) for a in corners), look, 0.4)
    box = r * 240 / 118  # the hexagon does not fill the picture of the board
    renderer("kaleido/board").render(p, QRectF(cx - box / 2, cy - box / 2, box, box))
    side = r * (0.916 - 0.084 * (math.sqrt(3) - 1) + 0.012)
    for k, kind in enumerate(six):
        if kind in GLASS:
            p.save()
            p.translate(cx, cy)
            p.rotate(60 * k - 150)
            p.translate(0, -r / math.sqrt(3))
            p.rotate(180)
            high = side * math.sqrt(3) / 2
            renderer(face_of("kaleido", f"tile-{GLASS[kind]}")).render(p, QRectF(-side / 2, -high * 2 / 3, side, high))
            p.restore()


POSTER = Poster(paint)
