"""Where everything lies, in design units: a fluid grid for wide windows and one for near-square ones.

The design is 1440 x 900. A wider window gives its width to seats, tray and combinations; a higher one gives its
height to all zones. Beyond a ratio of .8 the rows of the market lie in one line and the own cards use the whole
width.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

MARGIN = 32.0
TALL = 0.8  # height / width from which on the near-square grid is used
TALL_HEIGHT = 1300.0  # the least it needs
COLUMN, WIDEST = 244.0, 340.0  # the place of words beside the own cards, as wide as they need
SMALL = 13.0  # the type of what is said there
ROBE_STEP = 0.361  # of a card: numeral, and in Kimono crest, kind and mark stay visible


def is_tall(w: float, h: float) -> bool:
    return h / w > TALL


def scale_for(w: float, h: float) -> float:
    return min(w / 1440, h / (TALL_HEIGHT if is_tall(w, h) else 900))


@dataclass(frozen=True)
class Grid:
    """All zones. `right` is where the own hand ends."""

    w: float
    h: float
    tall: bool
    compact: bool  # secondary notes drop out
    seats: tuple[QRectF, ...]
    tray: QRectF
    columns: int  # of rows of the market
    market_card: float
    market_step: float
    cells: tuple[tuple[float, float], ...]  # where each row of the market begins
    combinations: tuple[QRectF, ...]
    heri: float
    card: float  # width of the own cards
    top: float  # where they begin
    right: float
    you: QRectF  # crest, name, score
    note: QRectF  # the list of groups
    ladder: QRectF | None
    moves: QRectF | None  # the last moves, where there is room for several
    log: tuple[float, float] | None  # or the place of the last one: x, baseline


def grid_for(w: int, h: int, seats: int, rows: int, size: int, combinations: int, small: float = SMALL) -> Grid:
    """The grid of a window in pixels; `small` is what small texts are set in, in design units."""
    u = scale_for(w, h)
    if is_tall(w, h):
        return _tall(w / u, h / u, u < 0.85, seats, rows, size, combinations)
    column = min(WIDEST, COLUMN * (small / SMALL) ** 0.8)
    return _wide(w / u, h / u, u < 0.85, seats, rows, size, combinations, column)


def _wide(
    w: float, h: float, compact: bool, seats: int, rows: int, size: int, combinations: int, column: float
) -> Grid:
    extra = h - 900
    seat_h, card = 114 + min(34.0, 0.14 * extra), 144 + min(14.0, 0.1 * extra)
    heri = h - 302 - 1.4 * (card - 144)
    tray_y = 58 + seat_h + 26
    tray = QRectF(MARGIN, tray_y, 610 * (w - 90) / 1350 + min(50.0, 0.2 * extra), heri - 16 - tray_y)
    gx, gap, top = tray.right() + 26, 13.0, tray.y() - 10
    cw = (w - MARGIN - gx - 2 * gap) / 3
    lines = -(-combinations // 3)
    ch = (tray.bottom() - top - (lines - 1) * gap) / lines
    cards = [QRectF(gx + i % 3 * (cw + gap), top + i // 3 * (ch + gap), cw, ch) for i in range(combinations)]
    market_card, step, cells = _market(tray, 2, rows, size, 20)
    x, y = w - MARGIN - column, heri + 6
    note = QRectF(x, y + 78, column, h - y - 78 - 60)
    return Grid(
        w,
        h,
        False,
        compact,
        _seats(w, seats, seat_h),
        tray,
        2,
        market_card,
        step,
        cells,
        tuple(cards),
        heri,
        card,
        heri + 48,
        x - 40,
        QRectF(x, y + 20, column, 44),
        note,
        None,
        None,
        (x, note.bottom() + 26),
    )


def _tall(w: float, h: float, compact: bool, seats: int, rows: int, size: int, combinations: int) -> Grid:
    room = min(1.0, (h - TALL_HEIGHT) / 140)
    more = max(0.0, h - TALL_HEIGHT - 140)
    high, seat_h = 270 + 18 * room + 0.5 * more, 114 + 0.1 * more
    tray = QRectF(MARGIN, 58 + seat_h + 26, w - 2 * MARGIN, high)
    columns = max((rows, 2), key=lambda columns: _market(tray, columns, rows, size, 20)[0])
    in_column = -(-rows // columns)
    wanted = 1.4 * _market(tray, columns, rows, size, 20)[0] * in_column + 20 * (in_column - 1) + 50 + 26
    spare = max(0.0, high - wanted)  # what wide rows leave of the tray goes to the seats and the styles
    seat_h += 0.4 * spare
    tray = QRectF(MARGIN, 58 + seat_h + 26, w - 2 * MARGIN, high - spare)
    gap, cols = 13.0, 5
    lines = -(-combinations // cols)
    cw, ch = (w - 2 * MARGIN - (cols - 1) * gap) / cols, 126 + 6 * room + 0.05 * more + 0.25 * spare
    top = tray.bottom() + 16
    places = [QRectF(MARGIN + i % cols * (cw + gap), top + i // cols * (ch + gap), cw, ch) for i in range(cols * lines)]
    heri = places[-1].bottom() + 17
    card = min(172 + 18 * room + 0.15 * more, (w - 2 * MARGIN) / 7.2)
    y = heri + 50 + 1.4 * card + 48 + 40 * room
    strip = h - y - 36 if room < 1 else min(h - y - 40, 160 + 0.2 * more)
    market_card, step, cells = _market(tray, columns, rows, size, 20)
    ladder_w = min(446.0, 0.32 * w)
    return Grid(
        w,
        h,
        True,
        compact,
        _seats(w, seats, seat_h),
        tray,
        columns,
        market_card,
        step,
        cells,
        tuple(places[:combinations]),
        heri,
        card,
        heri + 50,
        w - MARGIN,
        QRectF(MARGIN, y + 10, 268, 44),
        QRectF(340, y, w - MARGIN - ladder_w - 32 - 340, strip),
        QRectF(w - MARGIN - ladder_w, y, ladder_w, strip),
        places[combinations] if combinations < len(places) else None,
        None,
    )


def _seats(w: float, seats: int, h: float) -> tuple[QRectF, ...]:
    """The other players share the width."""
    pw = (w - 2 * MARGIN - (seats - 2) * 16) / (seats - 1)
    return tuple(QRectF(MARGIN + i * (pw + 16), 58, pw, h) for i in range(seats - 1))


def _market(
    tray: QRectF, columns: int, rows: int, size: int, gap: float
) -> tuple[float, float, tuple[tuple[float, float], ...]]:
    """Width of a card, step, and where each row begins. A place is kept for every card of a row."""
    lines = -(-rows // columns)
    cells = max(columns, -(-rows // lines))
    share = 0.48 if size <= 4 and columns == 2 else 0.385  # of a card, to the next one
    by_height = (tray.height() - 50 - 20 - (lines - 1) * gap) / lines / 1.4
    by_width = (tray.width() - (cells + 1) * 18) / cells / (1 + (size - 1) * share)
    card = min(by_width, by_height)
    roomy = ((tray.width() - (cells + 1) * 40) / cells / card - 1) / (size - 1)
    share = max(share, min(0.62, roomy))
    wide = 1 + (size - 1) * share  # a row, in cards
    gx = (tray.width() - cells * card * wide) / (cells + 1)
    gy = (tray.height() - 50 - lines * card * 1.4) / lines
    starts = tuple(
        (tray.x() + gx + i % columns * (card * wide + gx), tray.y() + 50 + i // columns * (card * 1.4 + gy))
        for i in range(cells * lines)
    )
    return card, card * share, starts
