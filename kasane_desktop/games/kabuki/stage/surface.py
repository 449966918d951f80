"""What Kabuki is played on: a stage."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPixmap

from kasane_desktop.scene.kit import Look, cast, colour, kept, mix, painted
from kasane_desktop.scene.kit.paint import fill, line, linear, radial, rounded, stroke
from kasane_desktop.scene.kit.surfaces import CURTAIN
from kasane_desktop.scene.kit.theme import BLACK, WHITE


@kept
def surface(look: Look, w: int, h: int, floor_y: int, curtain_w: int, beam_h: int) -> QPixmap:
    """The same by day and night: screen, boards, side curtains, beam."""

    def draw(p: QPainter) -> None:
        if look.theme.contrast:  # what is written on the wall is dark, what is written on the boards light
            p.fillRect(QRectF(0, 0, w, h), WHITE)
            p.fillRect(QRectF(0, floor_y, w, h - floor_y), BLACK)
            p.fillRect(QRectF(0, 0, w, beam_h), BLACK)
            return
        _screen(p, w, floor_y, curtain_w, beam_h, h)
        _boards(p, w, floor_y, h)
        if curtain_w:
            drop = floor_y + 46 * look.u - beam_h
            _curtain(p, look, -6 * look.u, beam_h - 2, curtain_w, drop)
            _curtain(p, look, w - curtain_w + 6 * look.u, beam_h - 2, curtain_w, drop, mirrored=True)
        if beam_h:
            beam = rounded(-5, -5, w + 10, beam_h + 5, 0)
            cast(p, beam, look, 1.2, 1.2)
            fill(p, beam, linear(0, 0, 0, beam_h, (0, "#3B2929"), (1, "#2A1D1E")))
            line(p, 0, beam_h - 4.5, w, beam_h - 4.5, colour("#FFE2C0", 0.12))

    return painted(w, h, look.dpr, draw)


def _screen(p: QPainter, w: int, floor_y: int, curtain_w: int, beam_h: int, h: int) -> None:
    """The back wall in lamplight, with six quiet leaves of a folding screen."""
    p.fillRect(QRectF(0, 0, w, h), linear(0, 0, 0, floor_y, (0, "#5B4636"), (1, "#8A6D50")))
    lamp = ((0, colour("#FFF0CF", 0.92)), (0.55, colour("#EBCD95", 0.60)), (1, colour("#3A2A22", 0.25)))
    p.fillRect(QRectF(0, 0, w, floor_y), radial(w / 2, floor_y * 0.55, w * 0.42, *lamp))
    leaf = (w - 2 * curtain_w) / 6
    for i in range(6):
        x = curtain_w + leaf * i
        shade = ((0, colour("#FFFFFF", 0.05 if i % 2 else 0)), (1, colour("#4A3018", 0 if i % 2 else 0.07)))
        p.fillRect(QRectF(x, beam_h, leaf, floor_y - beam_h), linear(x, 0, x + leaf, 0, *shade))
        line(p, x, beam_h, x, floor_y, colour("#4A3018", 0.22))


def _boards(p: QPainter, w: int, floor_y: int, h: int) -> None:
    """Nine floor boards, wider towards the viewer."""
    depth, boards = h - floor_y, 9
    for i in range(boards):
        y0, y1 = floor_y + depth * (i / boards) ** 1.35, floor_y + depth * ((i + 1) / boards) ** 1.35
        wood = mix("#B98D5C", "#8C6338", i / boards)
        shade = linear(0, y0, 0, y1, (0, wood.lighter(106)), (1, wood.darker(104)))
        p.fillRect(QRectF(0, y0, w, y1 - y0 + 1), shade)
        line(p, 0, y0, w, y0, colour("#4A2E14", 0.42))
        rng = random.Random(i)
        for _ in range(7):
            x, y, length = rng.random() * w, y0 + (y1 - y0) * (0.2 + 0.6 * rng.random()), 120 + rng.random() * 260
            grain = QPainterPath(QPointF(x, y))
            grain.cubicTo(x + length * 0.3, y - 3, x + length * 0.6, y + 4, x + length, y)
            stroke(p, grain, colour("#5A3A1C", 0.13), 1.2)
    pool = ((0, colour("#FFF0CE", 0.34)), (0.6, colour("#FFF0CE", 0)), (1, colour("#24140A", 0.42)))
    p.fillRect(QRectF(0, floor_y, w, depth), radial(w / 2, floor_y + 60, w * 0.55, *pool))
    edge = linear(0, floor_y, 0, floor_y + 26, (0, colour("#2A1608", 0.34)), (1, colour("#2A1608", 0)))
    p.fillRect(QRectF(0, floor_y, w, 26), edge)


def _curtain(p: QPainter, look: Look, x: float, y: float, w: float, h: float, mirrored: bool = False) -> None:
    """A side curtain in folds; its hem rises towards the stage."""
    folds = max(3, round(w / (34 * look.u)))
    fold = w / folds
    for i in range(folds):
        order = folds - 1 - i if mirrored else i
        x0, hem = x + i * fold, h - 34 * look.u * ((order + 0.5) / folds) ** 1.6
        cloth = QPainterPath(QPointF(x0, y))
        cloth.lineTo(x0 + fold + 0.6, y)
        cloth.lineTo(x0 + fold + 0.6, y + hem - 4)
        cloth.quadTo(x0 + fold / 2, y + hem + 9, x0, y + hem - 4)
        cloth.closeSubpath()
        cast(p, cloth, look, 0.8, 0.7)
        fill(p, cloth, CURTAIN[order % 3])
        folds_light = (
            (0, colour("#000000", 0.30)),
            (0.35, colour("#FFFFFF", 0.10)),
            (0.6, colour("#FFFFFF", 0.02)),
            (1, colour("#000000", 0.34)),
        )
        fill(p, cloth, linear(x0, 0, x0 + fold, 0, *folds_light))
    shade = linear(0, y, 0, y + 30, (0, colour("#000000", 0.5)), (1, colour("#000000", 0)))
    p.fillRect(QRectF(x, y, w, 30), QBrush(shade))
