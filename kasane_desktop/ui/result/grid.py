"""Where everything lies, in design units turned into pixels."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect

from kasane_desktop.scene.kit import Look
from kasane_desktop.scene.kit.surfaces import HERI
from kasane_desktop.scene.showing import Frame

MARGIN, TOP, BUTTON, FOOT = 32, 74, 46, 26
NOTE = 470  # width of the winner's points when they stand beside the picture
POINTS = 156  # height of the winner's points when they stand below it
HEAD = 18  # between the border and the rows, besides what stands above the columns
GAP = 10
TALL = 1150  # from this height the points stand below the picture
LOW = (60, 180)  # height of a row


BESIDE = 254  # most height of a wide picture that has the points beside it


@dataclass(frozen=True)
class Grid:
    """The places on a page of w x h pixels with so many rows."""

    look: Look
    w: int
    h: int
    below: bool  # the winner's points stand below the picture
    picture: QRect
    points: QRect
    heri: int
    heading: int  # baseline
    rows: tuple[QRect, ...]
    foot: QRect


def scale(w: int, h: int) -> float:
    """Pixels per design unit."""
    return min(w / 1440, h / 900)


def grid_for(look: Look, w: int, h: int, rows: int, heading: int, frame: Frame) -> Grid:
    """A page with that many rows, below a heading of so many pixels."""
    across, high = w / look.u - 2 * MARGIN, h / look.u
    below = frame.wide and (rows == 1 or high >= TALL)
    points = 22 + POINTS if below else 0
    head = HEAD + heading / look.u
    foot = high - FOOT - BUTTON
    free = foot - 14 - TOP - points - 30 - HERI - head
    row = min(LOW[1], max(LOW[0], (free - frame.least) / rows))
    if below or not frame.wide:
        row = min(row, max(110.0, free * 0.5 / rows))  # the picture can use the height better
    big = min(BESIDE if frame.wide and not below else frame.most, free - rows * row)
    air = max(0.0, free - rows * row - big) / (rows + 4)  # spread over the page rather than left at its foot
    top = TOP + air
    heri = top + big + points + 30 + 1.5 * air
    first = heri + HERI + head + air
    px = look.px

    def box(x: float, y: float, bw: float, bh: float) -> QRect:
        return QRect(px(x), px(y), px(bw), px(bh))

    under = box(MARGIN, top + big + 22 + air / 2, across, POINTS)
    beside = box(MARGIN + across - NOTE + 32, top, NOTE - 32, big)
    return Grid(
        look=look,
        w=w,
        h=h,
        below=below,
        picture=box(MARGIN, top, across if below else across - NOTE, big),
        points=under if below else beside,
        heri=px(heri),
        heading=px(first - 10),
        rows=tuple(box(MARGIN, first + n * (row + air / 2), across, row - GAP) for n in range(rows)),
        foot=box(MARGIN, foot, across, BUTTON),
    )
