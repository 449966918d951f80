"""Where everything lies, in design units: a stage for wide windows and one for near-square ones.

The design is 1440 x 900. Computer players sit before the curtains, humans at the edge of the stage beside their
drums; from three humans on, all sit before the curtains and the drums line the edge. A near-square window has no
room beside the stage: who would sit there sits above it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF

MARGIN = 24.0
BEAM = 58.0
CURTAIN = 204.0
MASK = 146.0  # width of a mask on a stage
RATIO = 1.25
ROBE = 44.0  # of the actor, below the mask
PLATFORM = 43.0  # its front edge, below the robe
PLATE = (214.0, 122.0)
MOST_GROWN = 1.2  # beyond that, no words would have room beside the ring
LOW_PLATE = 102.0  # height where they lie in two rows
OWN_PLATE = (300.0, 118.0)
WIDE = 1.25  # width / height from which on the stage has sides
TALL_SIZE = 1080.0  # the least that the near-square stage needs, both ways


def scale_for(w: float, h: float) -> float:
    return min(w / 1440, h / 900) if w / h >= WIDE else min(w, h) / TALL_SIZE


@dataclass(frozen=True)
class Plate:
    """Where a seat shows itself; `right`: mirrored."""

    rect: QRectF
    right: bool
    own: bool  # of a human at this screen


@dataclass(frozen=True)
class Drum:
    """What a human strikes to call, the slip to pass, and a name if no plate is beside it."""

    cx: float
    cy: float
    r: float
    slip: QRectF
    name: QRectF | None


@dataclass(frozen=True)
class Grid:
    w: float
    h: float
    floor: float
    curtain: float
    ring: tuple[float, float, float]  # centre and radius
    deck: QRectF
    words: QRectF  # beside the ring
    stacks: tuple[float, ...]  # the middle of each stage
    top: float  # of the masks on them
    mask: float  # their width
    plates: dict[int, Plate]
    drums: dict[int, Drum]
    verdict: QRectF  # what a call brought, above the open stack
    fan: tuple[float, float]  # the height of the open stack's middle, and its width
    note: QRectF | None  # what comes next
    moves: QRectF | None  # what happened

    @property
    def platform(self) -> float:
        """The lower edge of the stages."""
        return self.top + self.mask * RATIO + ROBE + PLATFORM


def grid_for(w: int, h: int, seats: int, humans: Sequence[int], grown: float = 1.0) -> Grid:
    """The grid of a window in pixels; where texts are `grown`, plates are wider."""
    u = scale_for(w, h)
    others = [seat for seat in range(seats) if seat not in humans]
    if len(humans) > 2:
        others = list(range(seats))
    if w / h < WIDE:
        return _tall(w / u, h / u, others, list(humans))
    side = (PLATE[0] + 0.1 * (w / u - 1440)) * max(1.0, min(MOST_GROWN, grown))
    return _wide(w / u, h / u, others, list(humans), side)


def _wide(w: float, h: float, others: list[int], humans: list[int], side: float) -> Grid:
    """`side` is how wide plates are that stand before the curtains."""
    extra = h - 900
    mask = min(MASK + 0.16 * extra, (w / 2 - 244) / 3.09)  # four stages fit between the drums
    radius = 150 + min(18.0, 0.1 * extra)
    cx, cy = w / 2, 246 + 0.28 * extra
    pitch = max(232 * mask / MASK, min(300.0, 232 + 0.15 * (w - 1440)))
    deck = QRectF(cx - radius - 166, cy - 80, 118, 148)
    left = cx + radius + 38
    plates, drums, note, moves = _own_places(w, h, humans)
    if humans:
        plates |= _sides(w, others, side)
    else:
        plates |= _row(w, h - MARGIN - PLATE[1], others, PLATE[1])
    return Grid(
        w,
        h,
        0.5 * h,
        CURTAIN,
        (cx, cy, radius),
        deck,
        QRectF(left, cy - 112, w - MARGIN - side - 18 - left, 220),
        tuple(w / 2 + (i - 1.5) * pitch for i in range(4)),
        452 + 0.6 * extra - RATIO * 0.4 * (mask - MASK),
        mask,
        plates,
        drums,
        QRectF(MARGIN + side + 100, 100 + 0.2 * extra, w - 2 * (MARGIN + side + 100), 100),
        (412 + 0.42 * extra, w - 250),
        note,
        moves,
    )


def _tall(w: float, h: float, others: list[int], humans: list[int]) -> Grid:
    rows = 0 if not others else 1 if len(others) <= 4 else 2
    ph = PLATE[1] if rows < 2 else LOW_PLATE
    end = BEAM + (18 + rows * ph + (rows - 1) * 12 if rows else 0)
    plates, drums, note, moves = _own_places(w, h, humans)
    bottom = 242.0 if len(humans) > 2 else 212.0 if humans else 40.0
    if rows:
        per = -(-len(others) // rows)
        for row in range(rows):
            plates |= _row(w, BEAM + 18 + row * (ph + 12), others[row * per : (row + 1) * per], ph)
    mask = min((w - 60) / 4 * MASK / 232, MASK * (1.0 if rows < 2 else 0.9) * max(1.0, h / TALL_SIZE))
    stage = mask * RATIO + ROBE + PLATFORM
    top = h - bottom - stage - 8
    room = top - 30 - end - 16
    radius = min(190.0, (room - 26) / 2)
    cx, cy = w / 2, end + 14 + room / 2
    size = min(118.0, 0.8 * radius)
    left = cx + radius + 34
    return Grid(
        w,
        h,
        cy + max(0.8 * radius, 0.55 * size + 54),
        0.0,
        (cx, cy, radius),
        QRectF(cx - radius - 60 - size, cy - 0.7 * size, size, size * RATIO),
        QRectF(left, cy - min(112.0, radius), w - MARGIN - left, 2 * min(112.0, radius)),
        tuple(w / 2 + (i - 1.5) * 232 * mask / MASK for i in range(4)),
        top,
        mask,
        plates,
        drums,
        QRectF(MARGIN, end + 56, w - 2 * MARGIN, 100),
        ((end + 156 + h - bottom) / 2, w - 120),
        note,
        moves,
    )


Places = tuple[dict[int, Plate], dict[int, Drum], QRectF | None, QRectF | None]


def _own_places(w: float, h: float, humans: list[int]) -> Places:
    """Plates and drums of the humans, and what is told between them."""
    if not humans:
        return {}, {}, None, None
    if len(humans) > 2:
        return {}, _edge(w, h, humans), None, None
    r = 106.0 if w >= 1300 else 74.0
    side, slip = MARGIN + r, (108.0, 34.0)
    cy = h - 18 - slip[1] - 8 - r
    room = (w - 2 * (2 * side - MARGIN + 24)) - 2 * 16
    pw = min(OWN_PLATE[0], (room - 190) / 2)
    y = h - 30 - OWN_PLATE[1]
    drums, plates = {}, {}
    for seat, cx, x, right in (
        (0, side, 2 * side - MARGIN + 24, False),
        (1, w - side, w - (2 * side - MARGIN + 24) - pw, True),
    )[: len(humans)]:
        drums[humans[seat]] = Drum(cx, cy, r, QRectF(cx - slip[0] / 2, cy + r + 8, *slip), None)
        plates[humans[seat]] = Plate(QRectF(x, y, pw, OWN_PLATE[1]), right, True)
    first = plates[humans[0]].rect
    note = QRectF(first.right() + 16, y, w - 2 * first.right() - 32, OWN_PLATE[1])
    moves = None
    if len(humans) == 1:
        moves = QRectF(w - first.right(), y, first.right() - MARGIN, OWN_PLATE[1])
    return plates, drums, note, moves


def _edge(w: float, h: float, humans: list[int]) -> dict[int, Drum]:
    """Drums along the edge: name and slip beside each where there is width, else above and below."""
    cell = (w - 2 * MARGIN) / len(humans)
    beside = cell >= 220
    drums = {}
    for place, seat in enumerate(humans):
        x = MARGIN + place * cell
        if beside:
            r = 74.0
            column = min(130.0, cell - 2 * r - 16)
            left = x + (cell - 2 * r - 8 - column) / 2
            cx, cy = left + r, h - 14 - r
            name = QRectF(left + 2 * r + 8, cy - 44, column, 44)
            slip = QRectF(left + 2 * r + 8, cy + 18, min(column, 96), 34)
        else:
            r = min(72.0, cell / 2 - 10)
            cx, cy = x + cell / 2, h - 14 - 34 - 8 - r
            name = QRectF(x + 4, cy - r - 34, cell - 8, 28)
            slip = QRectF(cx - 48, cy + r + 8, 96, 34)
        drums[seat] = Drum(cx, cy, r, slip, name)
    return drums


def _sides(w: float, seats: list[int], pw: float) -> dict[int, Plate]:
    """Clockwise: up the left side, down the right one. One alone sits across from you."""
    left = seats[: len(seats) // 2 + len(seats) % 2] if len(seats) > 1 else []
    right = seats[len(left) :]
    ph = PLATE[1]
    plates = {}
    for side, x, mirrored in ((left[::-1], MARGIN, False), (right, w - MARGIN - pw, True)):
        for place, seat in enumerate(side):
            plates[seat] = Plate(QRectF(x, 92 + place * (ph + 14), pw, ph), mirrored, False)
    return plates


def _row(w: float, y: float, seats: list[int], h: float) -> dict[int, Plate]:
    pw = min(300.0, (w - 2 * MARGIN - (len(seats) - 1) * 14) / max(1, len(seats)))
    x = (w - len(seats) * pw - (len(seats) - 1) * 14) / 2
    return {seat: Plate(QRectF(x + i * (pw + 14), y, pw, h), False, False) for i, seat in enumerate(seats)}
