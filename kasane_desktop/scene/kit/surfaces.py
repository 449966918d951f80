"""What the game lies on: one background pixmap for each window size and look."""

from __future__ import annotations

import random
import sys

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap

from .cache import kept
from .look import Look
from .paint import asanoha, fill, line, linear, painted, polygon, radial, rounded, stroke
from .shadows import cast
from .theme import colour, mix

HERI = 13  # the cloth border's height, in design units
_STRAW_INK, _STRAW_LIGHT = "#3A2C10", "#FFF8E2"
CURTAIN = ("#241E22", "#B5532A", "#3F5B45")  # the three colours of a theatre's curtain


@kept
def mat(look: Look, w: int, h: int, heri_y: int | None = None) -> QPixmap:
    """Fine tatami; the heri, if any, parts the common table from your own place."""
    t = look.theme

    def draw(p: QPainter) -> None:
        area = QRectF(0, 0, w, h)
        p.fillRect(area, linear(0, 0, w * 0.35, h, (0, t.mat[0]), (1, t.mat[1])))
        if t.contrast:
            if heri_y is not None:
                _heri(p, look, w, heri_y)
            return
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
    """Coarse tatami by day, lacquer by night. One pool of light, edges that recede."""
    return painted(w, h, look.dpr, lambda p: draw_ground(p, look, w, h), opaque=True)


def draw_ground(p: QPainter, look: Look, w: int, h: int) -> None:
    """The same, painted on the spot."""
    top, low = look.theme.ground
    area, reach = QRectF(0, 0, w, h), max(w, h)
    p.fillRect(area, linear(0, 0, w * 0.2, h, (0, top), (1, mix(top, low, 0.45))))
    if look.theme.contrast:
        return
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
