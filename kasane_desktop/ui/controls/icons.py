"""Icons that only the lobby needs, as drawn paths in a box of -10 to 10."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from kasane_desktop.scene.kit.paint import ellipse, fill, rounded, stroke


def _dice() -> tuple[QPainterPath, QPainterPath]:
    pips = QPainterPath()
    for x, y in ((-3.2, -3.2), (3.2, -3.2), (0, 0), (-3.2, 3.2), (3.2, 3.2)):
        pips.addPath(ellipse(x, y, 1.25))
    return rounded(-7, -7, 14, 14, 3), pips


def _lock() -> tuple[QPainterPath, QPainterPath]:
    shackle = QPainterPath(QPointF(-3.4, -0.5))
    shackle.lineTo(-3.4, -3.4)
    shackle.cubicTo(-3.4, -8.2, 3.4, -8.2, 3.4, -3.4)
    shackle.lineTo(3.4, -0.5)
    body = rounded(-5.4, -0.8, 10.8, 8, 1.8)
    shackle.addPath(body)
    return shackle, body


OWN = {"dice": _dice(), "lock": _lock()}
HOLLOW = {"lock"}  # filled only when it is on


def draw_own_icon(p: QPainter, name: str, centre: QPointF, size: float, ink: str, *, solid: bool) -> bool:
    """Draw one of these icons; False if it is none of them."""
    if name not in OWN:
        return False
    lines, body = OWN[name]
    place = QTransform().translate(centre.x(), centre.y()).scale(size / 20, size / 20)
    stroke(p, place.map(lines), ink, max(1.3, 1.5 * size / 20))
    if solid or name not in HOLLOW:
        fill(p, place.map(body), ink)
    return True
