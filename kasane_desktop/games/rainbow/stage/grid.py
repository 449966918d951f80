"""Where everything lies, in design units: you at the bottom, the others clockwise from your left, prizes in the middle.

The design is 1440 x 900. A wider window gives its width to mat and hand, a higher one stretches what lies on the
table; near-square ones put all other seats above the mat and the hand below everything.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

MARGIN = 28.0
TALL = 0.8  # height / width from which on the near-square grid is used
TALL_SIDE = 1200.0
TOP = 80.0  # below the line with the title
PLATE_H = 98.0
BID_CARD, HAND_CARD, LOW_CARD, PRIZE_CARD = 104.0, 126.0, 104.0, 106.0
FAN_GAP = 22.0
STACKED = 0.87  # size of cards below a plate where it is narrow


def is_tall(w: float, h: float) -> bool:
    return h / w > TALL


def scale_for(w: float, h: float) -> float:
    return min(w / TALL_SIDE, h / TALL_SIDE) if is_tall(w, h) else min(w / 1440, h / 900)


ONTO_MAT, ABOVE_HAND = 40.0, 10.0  # how far the place for a bid reaches onto the mat, and stays above the hand


@dataclass(frozen=True)
class Room:
    """Where cards are fanned out, and which side of it they hug: l, c or r."""

    rect: QRectF
    side: str = "c"


@dataclass(frozen=True)
class SeatPlace:
    plate: QRectF
    bids: tuple[Room, ...]  # one, or with two players two


@dataclass(frozen=True)
class Grid:
    w: float
    h: float
    tall: bool
    compact: bool
    seats: tuple[SeatPlace, ...]  # the others, clockwise from the viewer's left
    mat: QRectF
    piles: tuple[QRectF, ...]  # with two players: the viewer's, the other's
    you: QRectF
    bids: tuple[Room, ...]  # the viewer's
    panel: QRectF
    hand: QRectF  # where the hand lies; chosen cards rise above it
    low: QRectF  # where it waits while the own bid lies before it
    bid_card: float

    def table(self, low: bool) -> QRectF:
        """Where a bid is laid down: between the prizes and the hand, which may lie low."""
        area = self.bids[0].rect.united(self.bids[-1].rect)
        area.setTop(min(area.top(), self.mat.bottom() - ONTO_MAT))
        area.setBottom((self.low if low else self.hand).y() - ABOVE_HAND)
        return area

    @property
    def reveal(self) -> QRectF:
        """The mat at the end: it has grown down to what lies below it."""
        mat = QRectF(self.mat)
        mat.setBottom(max(mat.bottom(), min(self.bids[0].rect.y(), self.panel.y()) - 14))
        return mat


def grid_for(w: int, h: int, seats: int, hand: bool = True) -> Grid:
    """The grid of a window in pixels. Without a hand what lies before it moves down."""
    u = scale_for(w, h)
    return (_tall if is_tall(w, h) else _wide)(w / u, h / u, u < 0.85, seats, hand)


def sides_of(seats: int) -> int:
    """How many of the others sit at the sides; the rest sits opposite."""
    return 2 if seats >= 4 else 0


def _wide(w: float, h: float, compact: bool, seats: int, has_hand: bool) -> Grid:
    f = h / 900
    k = min(f, 1.25)
    card = BID_CARD * k * (0.9 if seats == 6 else 1.0)
    fan_h = 1.4 * card
    tops = _row(w, TOP * f + (f - 1) * 10, fan_h, seats - 1 - sides_of(seats), card, seats)
    mat_y = 286 * f if seats < 6 else 274 * f
    side_w = 252.0 if compact else 236.0
    mat_x = MARGIN + side_w + 32 if sides_of(seats) or seats == 2 else 150.0
    mat = QRectF(mat_x, mat_y, w - 2 * mat_x, 254 * k)
    sides = [_side(x, mat_y + 14, side_w, card) for x in (MARGIN, w - MARGIN - side_w)] if sides_of(seats) else []
    piles: tuple[QRectF, ...] = ()
    if seats == 2:
        piles = tuple(QRectF(x, mat_y, side_w, mat.height()) for x in (MARGIN, w - MARGIN - side_w))
    you = QRectF(MARGIN, h - 196, 250, 168)
    panel = QRectF(w - MARGIN - 334, h - 300, 334, 278)
    left, right = you.right() + 22, panel.x() - 24
    hand_w = HAND_CARD * k
    hand = QRectF(left, h - 36 - 1.4 * hand_w, right - left, 1.4 * hand_w)
    low = QRectF(left, h - 34 - 1.4 * LOW_CARD * k, right - left, 1.4 * LOW_CARD * k)
    top, bottom = mat.bottom() + 14, low.y() - (46 if seats == 2 else 24) if has_hand else h - 60
    fan_h = min(1.4 * card, bottom - top)
    bids = _halves(QRectF(left, bottom - fan_h, right - left, fan_h), seats)
    return Grid(w, h, False, compact, _clockwise(sides, tops), mat, piles, you, bids, panel, hand, low, card)


def _tall(w: float, h: float, compact: bool, seats: int, has_hand: bool) -> Grid:
    extra = h - TALL_SIDE
    card = 92.0 + min(36.0, 0.1 * extra)
    sides_w, row_h = 196.0, 268.0 if seats < 6 else 260.0
    hand_card = min(150.0, 118 + 0.08 * extra + (26 if seats < 4 else 0))
    hand_y = h - 26 - 1.4 * hand_card
    row_y = (hand_y - 52 if has_hand else h - MARGIN) - row_h
    heights = [_stacked_height(card) if seats == 6 else 1.4 * card, *([1.4 * card] if sides_of(seats) else [])]
    mat_h = min((300.0 if has_hand else 460.0) + 0.25 * extra, row_y - TOP - sum(heights) - 16 * (len(heights) + 1))
    gap = (row_y - TOP - sum(heights) - mat_h) / (len(heights) + 1)
    tops = (
        _stacked_row(w, TOP, card) if seats == 6 else _row(w, TOP, heights[0], seats - 1 - sides_of(seats), card, seats)
    )
    y = TOP + heights[0] + gap
    sides = []
    if sides_of(seats):
        sides = _row(w, y, heights[1], 2, card, seats)
        y += heights[1] + gap
    mat_x = MARGIN + sides_w + 22 if seats == 2 else MARGIN
    mat = QRectF(mat_x, y, w - 2 * mat_x, mat_h)
    piles: tuple[QRectF, ...] = ()
    if seats == 2:
        piles = tuple(QRectF(x, y, sides_w, mat_h) for x in (MARGIN, w - MARGIN - sides_w))
    you = QRectF(MARGIN, row_y + row_h - 168, 250, 168)
    panel = QRectF(w - MARGIN - 340, row_y, 340, row_h)
    hand = QRectF(MARGIN + 30, hand_y, w - 2 * MARGIN - 60, 1.4 * hand_card)
    left, right = you.right() + 22, panel.x() - 24
    bids = _halves(QRectF(left, row_y + (row_h - 1.4 * card) / 2, right - left, 1.4 * card), seats)
    return Grid(w, h, True, compact, _clockwise(sides, tops), mat, piles, you, bids, panel, hand, hand, card)


def _clockwise(sides: list[SeatPlace], tops: list[SeatPlace]) -> tuple[SeatPlace, ...]:
    return (sides[0], *tops, sides[1]) if sides else tuple(tops)


def _row(w: float, y: float, h: float, number: int, card: float, seats: int) -> list[SeatPlace]:
    """Seats beside each other; cards lie on the side of the plate that looks to the middle."""
    plate_y = y + (h - PLATE_H) / 2
    if seats == 2:
        plate = QRectF(w / 2 - 132, plate_y, 264, PLATE_H)
        fan = plate.x() - FAN_GAP - MARGIN
        left = Room(QRectF(MARGIN, y, fan, h), "r")
        return [SeatPlace(plate, (left, Room(QRectF(plate.right() + FAN_GAP, y, fan, h), "l")))]
    edge = {1: w / 2 - 290, 2: 0.136 * w if w >= 1400 else MARGIN, 3: MARGIN}[number]
    gap = 26.0
    block = (w - 2 * edge - (number - 1) * gap) / number
    plate_w = min(250.0, max(216.0, 0.5 * block))
    places = []
    for i in range(number):
        x = edge + i * (block + gap)
        fan = block - plate_w - FAN_GAP
        if number > 1 and i == number - 1:
            plate = QRectF(x + block - plate_w, plate_y, plate_w, PLATE_H)
            places.append(SeatPlace(plate, (Room(QRectF(x, y, fan, h), "r"),)))
        else:
            plate = QRectF(x, plate_y, plate_w, PLATE_H)
            places.append(SeatPlace(plate, (Room(QRectF(plate.right() + FAN_GAP, y, fan, h), "l"),)))
    return places


def _stacked_height(card: float) -> float:
    return PLATE_H + 8 + 1.4 * STACKED * card


def _stacked_row(w: float, y: float, card: float) -> list[SeatPlace]:
    """Three seats where it is narrow: their cards lie below their plates."""
    gap = 26.0
    block = (w - 2 * MARGIN - 2 * gap) / 3
    return [_side(MARGIN + i * (block + gap), y, block, STACKED * card, 8) for i in range(3)]


def _side(x: float, y: float, w: float, card: float, gap: float = 22.0) -> SeatPlace:
    """A seat at the side: its cards lie below its plate."""
    return SeatPlace(QRectF(x, y, w, PLATE_H), (Room(QRectF(x + 8, y + PLATE_H + gap, w - 16, 1.4 * card), "c"),))


def _halves(rect: QRectF, seats: int) -> tuple[Room, ...]:
    """Room for the own bid; with two players for two."""
    if seats != 2:
        return (Room(rect),)
    half = (rect.width() - 30) / 2
    return Room(QRectF(rect.x(), rect.y(), half, rect.height())), Room(
        QRectF(rect.x() + half + 30, rect.y(), half, rect.height())
    )
