"""The honeycomb in small: nobody has pieces of their own there, but everyone has glass in it."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from kasane_desktop.core.fact import Facts
from kasane_desktop.core.game import Seat
from kasane_desktop.core.table import Table
from kasane_desktop.games.kaleido.rules import fact, ids, zones
from kasane_desktop.games.kaleido.stage.faces import FACES
from kasane_desktop.scene.kit import Look, Picture, cast, kept, painted, sprite
from kasane_desktop.scene.kit.paint import polygon

Board = tuple[float, float, tuple[str, ...]]
"""Its middle, with an outer radius of 1, and its six faces."""
DIM = 0.42  # how much is seen of the glass of others
ROOT3 = math.sqrt(3)


def comb(look: Look, table: Table, seat: Seat, w: int, h: int) -> Picture:
    """The whole honeycomb, in which the glass of one seat is lit."""
    boards = tuple(
        (*_middle(zone.facts), tuple(piece.face for piece in zone.pieces))
        for zone in table.zones
        if zone.kind == zones.BOARD
    )
    return _comb(look, boards, frozenset(own_glass(table, seat)), w, h)


def own_glass(table: Table, seat: Seat) -> tuple[str, ...]:
    """The faces of a seat's tiles."""
    return tuple(ids.tile_face(colour) for colour in table.seats[seat][fact.COLOURS])


def laid_glass(table: Table, seat: Seat) -> tuple[tuple[str, ...], ...]:
    """The tiles of a seat that lie in the honeycomb, colour by colour."""
    laid = [piece.face for zone in table.zones if zone.kind == zones.BOARD for piece in zone.pieces]
    return tuple((face,) * laid.count(face) for face in own_glass(table, seat))


def _middle(facts: Facts) -> tuple[float, float]:
    q, r = facts[fact.Q], facts[fact.R]
    assert isinstance(q, int)
    assert isinstance(r, int)
    return ROOT3 * (q + r / 2), 1.5 * r


@kept
def _comb(look: Look, boards: tuple[Board, ...], lit: frozenset[str], w: int, h: int) -> Picture:
    xs, ys = [x for x, _, _ in boards], [y for _, y, _ in boards]
    radius = min(w / (max(xs) - min(xs) + ROOT3 + 0.1), h / (max(ys) - min(ys) + 2.1))
    left, middle = w / 2 - radius * (min(xs) + max(xs)) / 2, h / 2 - radius * (min(ys) + max(ys)) / 2

    def draw(p: QPainter) -> None:
        for x, y, faces in boards:
            _board(p, look, faces, lit, QPointF(left + x * radius, middle + y * radius), radius)

    return Picture(painted(w, h, look.dpr, draw))


def _board(p: QPainter, look: Look, faces: Sequence[str], lit: frozenset[str], at: QPointF, r: float) -> None:
    corners = (math.radians(60 * k - 90) for k in range(6))
    cast(p, polygon((at.x() + 0.98 * r * math.cos(a), at.y() + 0.98 * r * math.sin(a)) for a in corners), look, 0.3)
    p.save()
    p.translate(at)
    box = r * 240 / 118  # the hexagon does not fill the picture of the board
    _show(p, look, "kaleido/board", QRectF(-box / 2, -box / 2, box, box))
    side = r * (0.916 - 0.084 * (ROOT3 - 1) + 0.012)
    high = side * ROOT3 / 2
    for space, face in enumerate(faces):
        if name := FACES.sprite_name(face):
            p.save()
            p.setOpacity(1 if face in lit else DIM)
            p.rotate(60 * space - 150)
            p.translate(0, -r / ROOT3)
            p.rotate(180)
            _show(p, look, name, QRectF(-side / 2, -high * 2 / 3, side, high))
            p.restore()
    p.restore()


def _show(p: QPainter, look: Look, name: str, box: QRectF) -> None:
    """A picture in a box of any size; it is turned, so it is made a little larger than it is shown."""
    made = sprite(name, math.ceil(box.width() * 1.5), math.ceil(box.height() * 1.5), look.dpr)
    p.drawPixmap(box, made, QRectF(made.rect()))
