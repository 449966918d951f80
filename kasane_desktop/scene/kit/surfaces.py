"""What the game lies on: one background pixmap for each window size and look."""

from __future__ import annotations

import random
import sys

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QImage, QPainter, QPainterPath, QPixmap

from .cache import kept
from .look import Look
from .paint import asanoha, fill, line, linear, painted, polygon, radial, rounded, stroke
from .shadows import cast
from .theme import colour, mix

HERI = 13  # the cloth border's height, in design units
_STRAW_INK, _STRAW_LIGHT = "#3A2C10", "#FFF8E2"
CURTAIN = ("#241E22", "#B5532A", "#3F5B45")  # the three stage colours


@kept
def mat(look: Look, w: int, h: int, heri_y: int | None = None) -> QPixmap:
    """Fine tatami of Kasane and Kimono; the heri, if any, parts the common table from your own place."""
    t = look.theme

    def draw(p: QPainter) -> None:
        area = QRectF(0, 0, w, h)
        p.fillRect(area, linear(0, 0, w * 0.35, h, (0, t.mat[0]), (1, t.mat[1])))
        p.drawTiledPixmap(area, _rush(look))
        light = (0, colour("#FFF6DF", 0.05 if t.dark else 0.20))
        p.fillRect(
            area,
            radial(
                w * 0.42, h * 0.40, w * 0.78, light, (0.5, colour("#FFF6DF", 0)), (1, colour("#20150A", t.vignette))
            ),
        )
        if heri_y is not None:
            _heri(p, look, w, heri_y)

    return painted(w, h, look.dpr, draw, opaque=True)


@kept
def _rush(look: Look) -> QPixmap:
    """A tile of rush: fine ridges of uneven length and faint warp threads."""
    rng, tw, th, weave = random.Random(3), 720, 180, look.theme.weave

    def draw(p: QPainter) -> None:
        for y in range(0, th, 3):
            p.fillRect(QRectF(0, y + 2, tw, 1), colour(_STRAW_INK, weave * rng.uniform(0.22, 0.42)))
            x = -rng.uniform(0, 200)
            while x < tw:
                length = rng.uniform(70, 260)
                straw = look.theme.straw if rng.random() < 0.55 else _STRAW_LIGHT
                full, none = colour(straw, weave * rng.uniform(0.2, 0.75)), colour(straw, 0)
                ridge = linear(x, 0, x + length, 0, (0, none), (0.3, full), (0.7, full), (1, none))
                p.fillRect(QRectF(x, y, length, 2), ridge)
                x += length * 0.8
        for x in range(0, tw, 30):
            p.fillRect(QRectF(x, 0, 1, th), colour(_STRAW_INK, weave * 0.16))
            p.fillRect(QRectF(x + 1, 0, 1, th), colour(_STRAW_LIGHT, weave * 0.25))

    return painted(tw, th, look.dpr, draw)


def _heri(p: QPainter, look: Look, w: int, y: int) -> None:
    """The cloth border where two mats meet."""
    t, u, h = look.theme, look.u, HERI * look.u
    band = rounded(-20, y, w + 40, h, 0)
    cast(p, band, look, 0.1, 0.5)
    fill(p, band, linear(0, y, 0, y + h, (0, t.heri[0]), (1, t.heri[1])))
    middle, x = y + h / 2, 4 * u
    while x < w + 10 * u:
        diamond = polygon(((x, middle - 3.2 * u), (x + 6 * u, middle), (x, middle + 3.2 * u), (x - 6 * u, middle)))
        stroke(p, diamond, colour(t.heri_thread, 0.8), 0.8)
        fill(p, rounded(x + 12 * u, middle - u, 2 * u, 2 * u, u), colour(t.heri_thread, 0.7))
        x += 26 * u
    for edge in (y + 1.2 * u, y + h - 1.2 * u):
        line(p, 0, edge, w, edge, colour(t.heri_thread, 0.5), look.pen(0.6))


@kept
def ground(look: Look, w: int, h: int) -> QPixmap:
    """Coarse tatami by day, lacquer by night: lobby, Kaleido, Rainbow. One pool of light, edges that recede."""
    return painted(w, h, look.dpr, lambda p: draw_ground(p, look, w, h), opaque=True)


def draw_ground(p: QPainter, look: Look, w: int, h: int) -> None:
    """The same, painted on the spot."""
    top, low = look.theme.ground
    area, reach = QRectF(0, 0, w, h), max(w, h)
    p.fillRect(area, linear(0, 0, w * 0.2, h, (0, top), (1, mix(top, low, 0.45))))
    if look.theme.dark:
        lamp = ((0, colour("#5A3F38", 0.55)), (0.6, colour("#251A1C", 0.2)), (1, colour("#0C0709", 0.82)))
        p.fillRect(area, radial(w * 0.5, h * 0.44, reach * 0.70, *lamp))
        asanoha(p, area, 64 * look.u, colour("#FFE2C0", 0.022))
        return
    p.drawTiledPixmap(area, _weave(look.dpr))
    pool = ((0, colour("#FFFBEA", 0.38)), (0.55, colour("#FFFBEA", 0)), (1, colour("#6B5A2C", 0.34)))
    p.fillRect(area, radial(w * 0.5, h * 0.42, reach * 0.72, *pool))


@kept
def _weave(dpr: float) -> QPixmap:
    """A tile of straws: a dark line and a light one, each stronger or weaker by chance, and a gap; every second row
    is shifted by half a straw. A faint thread crosses them all. It is laid pixel by pixel, as bytes, in half the time
    that it takes to paint."""
    rng, side, half = random.Random(4), 192, 12
    dark, thread = (70, 55, 10), 16
    count = side // (2 * half)
    kinds = []
    for rgb, least, shift in ((dark, 10, 1), ((255, 250, 220), 8, 0)):
        strengths = range(least, least + 26)
        ends = [_pixel(dark, thread + alpha) + _pixel(rgb, alpha) * (half - 1) for alpha in strengths]
        kinds.append((ends, [_pixel(rgb, alpha) * half for alpha in strengths], shift))
    gap = (_pixel(dark, thread) + bytes(4 * (2 * half - 1))) * count
    rows = []
    for row in range(side // 3):
        for ends, beginnings, shift in kinds:
            straws = rng.choices(range(len(ends)), k=count)
            on = shift * (row + 1) % 2
            after = straws[on:] + straws[:on]
            rows.append(b"".join([ends[n] + beginnings[m] for n, m in zip(straws, after, strict=True)]))
        rows.append(gap)
    tile = QImage(b"".join(rows), side, side, QImage.Format.Format_ARGB32_Premultiplied)
    tile = tile.scaled(round(side * dpr), round(side * dpr))
    tile.setDevicePixelRatio(dpr)
    return QPixmap.fromImage(tile)


def _pixel(rgb: tuple[int, int, int], alpha: int) -> bytes:
    """As it lies in memory: in the order of this machine, the colour multiplied by alpha."""
    red, green, blue = (part * alpha // 255 for part in rgb)
    return (alpha << 24 | red << 16 | green << 8 | blue).to_bytes(4, sys.byteorder)


@kept
def stage(look: Look, w: int, h: int, floor_y: int, curtain_w: int, beam_h: int) -> QPixmap:
    """Kabuki's own place, the same by day and night: screen, boards, side curtains, beam."""

    def draw(p: QPainter) -> None:
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
