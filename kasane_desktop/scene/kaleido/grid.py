"""Where everything lies, in design units.

Seats in a column at the left, the honeycomb in the middle. What to do stands in a tray below it; while you turn a
board it moves to a panel at the right, if the window is wide enough, so that the meeting points can be compared.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

WIDE = 1200  # pixels from which on there is room for a third column
LEAST_LOG = 104.0


def scale_for(w: float, h: float) -> float:
    return min(w / 1440, h / 900)


@dataclass(frozen=True)
class Grid:
    """All zones. `area` is what the honeycomb is fitted to, `sight` what can be seen of it."""

    w: float
    h: float
    compact: bool
    margin: float
    gap: float
    seats: tuple[QRectF, ...]
    log: QRectF | None
    tray: QRectF | None
    panel: QRectF | None
    area: QRectF
    sight: QRectF
    hint: float | None  # baseline of the line below the honeycomb


def grid_for(w: int, h: int, seats: int, panel: bool) -> Grid:
    """The grid of a window in pixels; with a panel for a longer account, if there is room."""
    u = scale_for(w, h)
    compact = w < WIDE or w < 1.25 * h
    width, height = w / u, h / u
    margin, gap, top, column = (22.0, 14.0, 86.0, 286.0) if compact else (28.0, 16.0, 92.0, 266.0)
    plates, log = _column(margin, top, column, height - margin, seats, gap)
    left, right = margin + column, width
    if panel and not compact:
        side = QRectF(width - 28 - 284, top, 284, height - top - margin)
        area = QRectF(left + 20, top - 6, side.left() - left - 40, height - top - 60)
        sight = QRectF(left, top - 16, side.left() - left, height - top + 16)
        return Grid(width, height, compact, margin, gap, plates, log, None, side, area, sight, height - 30)
    tray_h = 136.0 if compact else 112.0
    tray = QRectF(left + margin, height - margin - tray_h, right - left - 2 * margin, tray_h)
    area = QRectF(tray.x() + 4, top + 10, tray.width() - 8, tray.top() - top - 24)
    sight = QRectF(left, top - 16, right - left, tray.top() - top + 12)
    return Grid(width, height, compact, margin, gap, plates, log, tray, None, area, sight, None)


def _column(
    x: float, top: float, w: float, bottom: float, seats: int, gap: float
) -> tuple[tuple[QRectF, ...], QRectF | None]:
    """Plates for the seats; what they leave over is for the last moves."""
    most = 244.0 if seats == 2 else 204.0
    room = (bottom - top - (seats - 1) * gap) / seats
    h = min(room, most)
    rest = bottom - top - seats * (h + gap)
    if h == most and rest < LEAST_LOG:
        h = room
    plates = tuple(QRectF(x, top + i * (h + gap), w, h) for i in range(seats))
    log = QRectF(x, bottom - rest, w, rest) if rest >= LEAST_LOG and h == most else None
    return plates, log
