"""Small words for QPainter: shapes, brushes, text, ornaments. Used to paint pixmaps once, never per frame."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)

Paint = QBrush | QColor | QLinearGradient | QRadialGradient | str
Stop = tuple[float, QColor | str]
_HINT = QPainter.RenderHint
HINTS = _HINT.Antialiasing | _HINT.TextAntialiasing | _HINT.SmoothPixmapTransform


def painted(w: float, h: float, dpr: float, draw: Callable[[QPainter], None], *, opaque: bool = False) -> QPixmap:
    """A transparent pixmap of w x h logical pixels on which draw has painted; an opaque one if it covers all of it."""
    form = QImage.Format.Format_RGB32 if opaque else QImage.Format.Format_ARGB32_Premultiplied
    image = QImage(max(1, math.ceil(w * dpr)), max(1, math.ceil(h * dpr)), form)
    image.setDevicePixelRatio(dpr)
    if not opaque:
        image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(HINTS)
    try:
        draw(painter)
    finally:
        painter.end()
    return QPixmap.fromImage(image)


# shapes
def rounded(x: float, y: float, w: float, h: float, r: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, w, h), r, r)
    return path


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(cx, cy), rx, rx if ry is None else ry)
    return path


def polygon(points: Iterable[tuple[float, float]]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


# brushes
def linear(x0: float, y0: float, x1: float, y1: float, *stops: Stop) -> QLinearGradient:
    gradient = QLinearGradient(x0, y0, x1, y1)
    for at, colour in stops:
        gradient.setColorAt(at, QColor(colour))
    return gradient


def radial(cx: float, cy: float, r: float, *stops: Stop) -> QRadialGradient:
    gradient = QRadialGradient(cx, cy, r)
    for at, colour in stops:
        gradient.setColorAt(at, QColor(colour))
    return gradient


def down(rect: QRectF, pair: tuple[str, str]) -> QLinearGradient:
    """A gradient from the top of rect to its bottom."""
    return linear(0, rect.top(), 0, rect.bottom(), (0, pair[0]), (1, pair[1]))


# strokes and fills
def fill(p: QPainter, path: QPainterPath, brush: Paint) -> None:
    p.fillPath(path, QColor(brush) if isinstance(brush, str) else brush)


def stroke(
    p: QPainter, path: QPainterPath, colour: QColor | str, width: float = 1.0, dash: Sequence[float] | None = None
) -> None:
    pen = QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    if dash:
        pen.setDashPattern(dash)
    p.strokePath(path, pen)


def line(p: QPainter, x0: float, y0: float, x1: float, y1: float, colour: QColor | str, width: float = 1.0) -> None:
    path = QPainterPath(QPointF(x0, y0))
    path.lineTo(x1, y1)
    stroke(p, path, colour, width)


# text
def width(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def write(
    p: QPainter, x: float, baseline: float, text: str, font: QFont, colour: QColor | str, align: str = "l"
) -> float:
    """Text on a baseline; align l, c or r around x. Returns its advance."""
    advance = width(font, text)
    p.setFont(font)
    p.setPen(QColor(colour))
    p.drawText(QPointF(x - {"l": 0.0, "c": advance / 2, "r": advance}[align], baseline), text)
    return advance


def write_mid(
    p: QPainter, x: float, cy: float, text: str, font: QFont, colour: QColor | str, align: str = "c"
) -> float:
    """Text whose capitals are centred on cy."""
    return write(p, x, cy + QFontMetricsF(font).capHeight() / 2, text, font, colour, align)


# ornaments
def asanoha(p: QPainter, rect: QRectF, s: float, colour: QColor, w: float = 1.0) -> None:
    """Hemp-leaf lattice of side s over a rectangle."""
    p.save()
    p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    lattice = QPainterPath()
    rise = s * math.sqrt(3) / 2
    for row in range(-1, int(rect.height() / rise) + 2):
        for col in range(-1, int(rect.width() / s) + 3):
            x, y = rect.x() + col * s + (s / 2 if row % 2 else 0), rect.y() + row * rise
            low, high = y + rise, y
            for tri in (
                ((x, high), (x + s, high), (x + s / 2, low)),
                ((x + s, high), (x + s * 1.5, low), (x + s / 2, low)),
            ):
                cx, cy = sum(t[0] for t in tri) / 3, sum(t[1] for t in tri) / 3
                for i in range(3):
                    lattice.moveTo(*tri[i])
                    lattice.lineTo(cx, cy)
                    lattice.moveTo(*tri[i])
                    lattice.lineTo(*tri[(i + 1) % 3])
    p.setPen(QPen(colour, w))
    p.drawPath(lattice)
    p.restore()


def seigaiha(p: QPainter, rect: QRectF, r: float, colour: QColor, w: float = 1.0) -> None:
    """Waves of radius r over a rectangle."""
    p.save()
    p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    p.setPen(QPen(colour, w))
    y, row = rect.y(), 0
    while y < rect.bottom() + r:
        x = rect.x() - (r if row % 2 else 0)
        while x < rect.right() + r:
            for f in (1.0, 0.66, 0.33):
                p.drawArc(QRectF(x - r * f, y - r * f, 2 * r * f, 2 * r * f), 0, 180 * 16)
            x += 2 * r
        y += r * 0.5
        row += 1
    p.restore()
