"""Small pictures on and around the boards, painted once for each size: marks of spaces, discs, points."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from kasane_desktop.games.kaleido.rules import ids
from kasane_desktop.games.kaleido.rules.majority import COLOURS
from kasane_desktop.games.kaleido.stage.geometry import INSET, S3, facing, heart, hexagon, polar, triangle
from kasane_desktop.scene.kit import Look, Picture, cast, kept, painted, renderer, soft, sprite
from kasane_desktop.scene.kit.forms import form_path
from kasane_desktop.scene.kit.paint import ellipse, fill, linear, rounded, stroke, width, write, write_mid
from kasane_desktop.scene.kit.theme import GLASS, GLASS_FORM, IVORY, VERMILION, colour, mix

ACT = "#F0644A"  # vermilion on a dark well
PAPER, PAPER_LOW, INK, INK2 = "#FBF6EA", "#F2E9D6", "#2A2226", "#6A5D56"
FROST = "#C9D5D6"  # white glass on a disc
FIGURE = {"red": "#A81831", "yellow": "#7A5200", "green": "#12693B", "blue": "#1D55AC", "violet": "#653799"}
"""Figures on paper in the colour of their owner."""
RIM = 0.62  # where the ring of tiles on a disc begins
SMALL = 60.0  # pixels: a tile with shorter sides shows its form larger

Shares = tuple[tuple[int, int], ...]


def glass(p: QPainter, tile: int, at: QPointF, side: float, angle: int = 0, opacity: float = 1.0) -> None:
    """A small tile by its centre of gravity; its apex is up, or down with an angle of 180."""
    w, h = round(side), round(side * S3 / 2)
    x, y = round(at.x() - w / 2), round(at.y() - h * (1 / 3 if angle else 2 / 3))
    p.save()
    p.setOpacity(p.opacity() * opacity)
    if angle:
        p.translate(2 * x + w, 2 * y + h)
        p.rotate(angle)
    p.drawPixmap(x, y, sprite(ids.tile_face(tile), w, h, p.device().devicePixelRatioF()))
    if side < SMALL:  # the form in the picture is too small here
        etch(p, tile, x + w / 2, y + h * 2 / 3, side * 0.21)
    p.restore()


def etch(p: QPainter, tile: int, x: float, y: float, r: float) -> None:
    """The form of a tile's colour, told apart on any glass; frosted glass has none."""
    form = GLASS_FORM[COLOURS[tile]]
    if form:
        path = form_path(form, x, y, r)
        stroke(p, path, mix(GLASS[COLOURS[tile]], "#000000", 0.55), max(1.2, r * 0.3))
        fill(p, path, "#FFFBEC")


def wood(p: QPainter, at: QPointF, r: float, opacity: float = 1.0) -> None:
    """A small board about a point."""
    p.save()
    p.setOpacity(p.opacity() * opacity)
    renderer("kaleido/board").render(p, QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r))
    p.restore()


@kept
def space_mark(look: Look, r: float, space: int, tile: int) -> Picture:
    """An open space, about the middle of its board: where you can lay a tile, or (tile -1) that it is open."""
    edge = math.ceil(r)
    at = heart(QPointF(edge, edge), r, space)

    def draw(p: QPainter) -> None:
        if tile >= 0:
            well = triangle(QPointF(edge, edge), r, space, INSET + 0.035)
            fill(p, well, colour(VERMILION, 0.16))
            stroke(p, well, ACT, max(1.6, r * 0.017))
            dot = form_path(GLASS_FORM[COLOURS[tile]], at.x(), at.y(), max(4.5, r * 0.085))
            stroke(p, dot, ACT, max(2.4, r * 0.03))
            fill(p, dot, mix(GLASS[COLOURS[tile]], "#FFFFFF", 0.22))
        else:
            fill(p, ellipse(at.x(), at.y(), max(2.0, r * 0.03)), colour("#F3E4CC", 0.38))

    return Picture(painted(2 * edge, 2 * edge, look.dpr, draw), -edge, -edge)


@kept
def space_glow(look: Look, r: float, space: int) -> Picture:
    """Light around the space that is pointed at."""
    edge = math.ceil(r * 1.4)

    def draw(p: QPainter) -> None:
        soft(p, triangle(QPointF(edge, edge), r, space, INSET), max(2.0, 0.1 * r), "#FFE7C2", 0.9)

    return Picture(painted(2 * edge, 2 * edge, look.dpr, draw), -edge, -edge)


@kept
def last_mark(look: Look, r: float, space: int) -> Picture:
    """The frame of a tile that was just laid."""
    edge = math.ceil(r * 1.25)
    well = triangle(QPointF(edge, edge), r, space, INSET * 0.8)

    def draw(p: QPainter) -> None:
        soft(p, well, max(2.0, 0.06 * r), "#FFF3D8", 0.9)
        _clear(p, well)
        stroke(p, well, IVORY, max(2.0, r * 0.03))

    return Picture(painted(2 * edge, 2 * edge, look.dpr, draw), -edge, -edge)


def _clear(p: QPainter, path: QPainterPath) -> None:
    """Nothing is left within a path."""
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    fill(p, path, "#000000")
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


@kept
def ghost_face(look: Look, r: float, style: str) -> Picture:
    """Where a board may join: quiet, plain, or pointed at."""
    edge = math.ceil(r)

    def draw(p: QPainter) -> None:
        if style == "hover":
            soft(p, hexagon(QPointF(edge, edge), r * 0.86), max(2.0, 0.08 * r), VERMILION, 0.35)
        p.setOpacity(0.42 if style == "quiet" and not look.theme.contrast else 1.0)
        box = r * 0.94
        renderer("kaleido/board-ghost").render(p, QRectF(edge - box, edge - box, 2 * box, 2 * box))

    return Picture(painted(2 * edge, 2 * edge, look.dpr, draw), -edge, -edge)


@kept
def board_frame(look: Look, r: float) -> Picture:
    """The frame of a board that was just added, or of a hexagon that is meant."""
    edge = math.ceil(r * 1.2)
    path = hexagon(QPointF(edge, edge), r)

    def draw(p: QPainter) -> None:
        soft(p, path, max(2.0, 7 * look.u), "#FFF3DA", 0.35 if look.theme.dark else 0.5)
        _clear(p, hexagon(QPointF(edge, edge), r - look.pen(1)))
        stroke(p, path, colour("#2A1A14", 0.45), look.pen(4.4))
        stroke(p, path, colour(IVORY, 0.97), look.pen(2.4))

    return Picture(painted(2 * edge, 2 * edge, look.dpr, draw), -edge, -edge)


@kept
def lift_face(look: Look, r: float) -> Picture:
    """Light on the board in hand, and the shadow under it: both stay when the board turns above them."""
    edge = math.ceil(r * 1.8)
    path = hexagon(QPointF(edge, edge), r)

    def draw(p: QPainter) -> None:
        soft(p, path, max(2.0, 0.2 * r), "#FFE7C2", 0.55)
        cast(p, path, look, 2.2)

    return Picture(painted(2 * edge, 2 * edge, look.dpr, draw), -edge, -edge)


@kept
def disc_face(look: Look, r: float, six: tuple[int, ...], text: str, ink: str, changed: bool) -> Picture:
    """A hexagon where three boards meet: its six tiles as a ring, and what it gives to you."""
    edge = math.ceil(r + 22 * look.u)
    c = float(edge)

    def draw(p: QPainter) -> None:
        disc = ellipse(c, c, r)
        cast(p, disc, look, 0.75)
        if changed:
            soft(p, ellipse(c, c, r + 2 * look.u), max(2.0, 5 * look.u), IVORY, 0.95)
        fill(p, disc, PAPER)
        for k, tile in enumerate(six):
            part = QPainterPath(QPointF(c, c))
            box = QRectF(c - r + 0.08 * r, c - r + 0.08 * r, 1.84 * r, 1.84 * r)
            part.arcTo(box, -facing(k) + 28, -56)
            part.closeSubpath()
            fill(p, part, "#D8CDBA" if tile < 0 else FROST if COLOURS[tile] == "white" else GLASS[COLOURS[tile]])
        fill(p, ellipse(c, c, r * RIM), PAPER)
        for k, tile in enumerate(six):
            if tile >= 0:
                on = polar(facing(k), r * (0.92 + RIM) / 2)
                etch(p, tile, c + on.x(), c + on.y(), max(2.6, r * 0.12))
        size = r * (0.82 if len(text) < 3 else 0.6) if text.isdecimal() else max(11.0, r * 0.38)
        font = look.serif(size / look.u, 800) if text.isdecimal() else look.sans(size / look.u, 500)
        room = (1.3 if text.isdecimal() else 1.84 * RIM) * r
        for smaller in look.sizes(font):
            if width(smaller, text) <= room and smaller.pixelSize() <= 1.1 * r:
                write_mid(p, c, c, text, smaller, ink)
                break
        else:
            write_mid(p, c, c, "–", look.sans(r * 0.6 / look.u, 700), INK2)

    return Picture(painted(2 * edge, 2 * edge, look.dpr, draw), -edge, -edge)


@kept
def points_face(look: Look, title: str, shares: Shares, nobody: str, style: str = "paper") -> Picture:
    """A slip of paper: who gets how many points. Its corner is (0, 0); ivory for what has just happened."""
    look = look.zoomed()
    small, big = look.sans(14, 500), look.serif(20, 800)
    pad, tile, gap = 13 * look.u, 18 * look.u, 12 * look.u
    line = sum(tile + 4 * look.u + width(big, str(points)) for _, points in shares) + gap * max(0, len(shares) - 1)
    line = line if shares else width(small, nobody)
    w = math.ceil(max(line, width(small, title) if title else 0) + 2 * pad)
    head = 26 * look.u if title else 0.0
    h = math.ceil(head + 40 * look.u)
    edge = math.ceil(30 * look.u) + 6
    pair = (PAPER, PAPER_LOW) if style == "paper" else (IVORY, "#F6E9CF")

    def draw(p: QPainter) -> None:
        p.translate(edge, edge)
        sheet = rounded(0, 0, w, h, 9 * look.u)
        cast(p, sheet, look, 1.0)
        fill(p, sheet, linear(0, 0, 0, h, (0, pair[0]), (1, pair[1])))
        stroke(p, sheet, colour("#DCCFB4"), look.pen(1))
        if title:
            write(p, pad, 24 * look.u, title, small, INK2)
        x, y = (w - line) / 2 if not title else pad, head + 20 * look.u
        for number, points in shares:
            glass(p, number, QPointF(x + tile / 2, y + tile * 0.14), tile)
            x += tile + 4 * look.u
            x += write_mid(p, x, y, str(points), big, INK, "l") + gap
        if not shares:
            write_mid(p, x, y, nobody, small, INK2, "l")

    return Picture(painted(w + 2 * edge, h + 2 * edge, look.dpr, draw), -edge, -edge)
