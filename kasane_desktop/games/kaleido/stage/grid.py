"""Where everything lies, in design units.

Seats in a column at the left, in near-square windows in a row at the top; the honeycomb has the rest. What to do
stands in a tray below it, from the first turn to the last; the final scoring has a panel at the right, if the window
is wide enough.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

WIDE = 1200  # pixels from which on there is room for a third column
TALL = 1.25  # width / height below which the seats lie in a row
MOST_GROWN = 1.25  # beyond that, the honeycomb would have too little room
LEAST_PLATE, LEAST_LOG_WIDTH = 114.0, 230.0
LOG_HEAD, LOG_TURN = 46.0, 26.0


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
    log: QRectF
    tray: QRectF | None
    panel: QRectF | None
    area: QRectF
    sight: QRectF


def grid_for(w: int, h: int, seats: int, panel: bool, grown: float = 1.0) -> Grid:
    """The grid of a window in pixels; with a panel for a longer account, if there is room. Where texts are as much
    larger as `grown` says, what is written beside and below the honeycomb has more room."""
    u, tall = scale_for(w, h), w < TALL * h
    compact = w < WIDE or tall
    width, height = w / u, h / u
    margin, gap, top, column = (22.0, 14.0, 86.0, 286.0) if compact else (28.0, 16.0, 92.0, 266.0)
    more = min(MOST_GROWN, grown)
    column *= more
    if tall:
        plates, log = _row(margin, top, width - 2 * margin, seats, gap)
        left, low = 0.0, max(plates[0].bottom(), log.bottom()) + 10
    else:
        plates, log = _column(margin, top, column, height - margin, seats, gap)
        left, low = margin + column, top - 6
    if panel and not compact:
        side = QRectF(width - 28 - 284 * more, top, 284 * more, height - top - margin)
        area = QRectF(left + 20, low, side.left() - left - 40, height - low - margin - 6)
        sight = QRectF(left, low - 10, side.left() - left, height - low + 10)
        return Grid(width, height, compact, margin, gap, plates, log, None, side, area, sight)
    tray_h = (136.0 if compact else 112.0) * more
    tray = QRectF(left + margin, height - margin - tray_h, width - left - 2 * margin, tray_h)
    area = QRectF(tray.x() + 4, low + 12, tray.width() - 8, tray.top() - low - 26)
    sight = QRectF(left, low - 10, width - left, tray.top() - low + 6)
    return Grid(width, height, compact, margin, gap, plates, log, tray, None, area, sight)


def _column(x: float, top: float, w: float, bottom: float, seats: int, gap: float) -> tuple[tuple[QRectF, ...], QRectF]:
    """Plates for the seats; what they leave over is for the last moves."""
    h = 174.0 if seats == 2 else {3: 138.0, 4: 128.0}.get(seats, LEAST_PLATE)
    gap = min(gap, 10.0) if seats > 4 else gap
    plates = tuple(QRectF(x, top + i * (h + gap), w, h) for i in range(seats))
    return plates, QRectF(x, top + seats * (h + gap), w, bottom - top - seats * (h + gap))


def _row(x: float, top: float, w: float, seats: int, gap: float) -> tuple[tuple[QRectF, ...], QRectF]:
    """The same side by side; with many seats the last moves lie below them, with room for a turn of each other seat."""
    h, most = (176.0 if seats == 2 else 140.0), 330.0
    rest = w - seats * (most + gap)
    beside = rest >= LEAST_LOG_WIDTH
    each = most if beside else (w - (seats - 1) * gap) / seats
    plates = tuple(QRectF(x + i * (each + gap), top, each, h) for i in range(seats))
    below = QRectF(x, top + h + gap, w, LOG_HEAD + LOG_TURN * (seats - 1))
    return plates, QRectF(x + w - rest, top, rest, h) if beside else below
