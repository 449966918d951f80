"""The diagrams of the rulebook: real matches, played as far as they are told and drawn by their own scene.

A diagram is told in the JSON file of its game. `moves` are played from the start (core/notation.py says how they are
written). `seats` is how many sit there, `seat` who looks. `press` and `point` are places that are clicked and pointed
at, `crop` things whose surroundings are shown (without it everything is), `marks` things that get a number, and with
`before` the last move is seen to happen. `box` is its width and height: a page keeps the room before it is drawn.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QTransform

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import Game, Json, Options
from kasane_desktop.core.notation import read_moves
from kasane_desktop.core.text import Refused
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.players.levels import LEVELS
from kasane_desktop.scene.arrangement import Arrangement
from kasane_desktop.scene.kit import Look, Outline, painted, shadow, sprite, theme
from kasane_desktop.scene.kit.paint import ellipse, fill, stroke, write_mid
from kasane_desktop.scene.kit.theme import INK_BLUE, IVORY
from kasane_desktop.scene.stage import FACES
from kasane_desktop.scene.table_scene import TableScene
from kasane_desktop.ui.pictures.picture import photograph, still_scene
from kasane_desktop.ui.settings.language import translate
from kasane_desktop.ui.settings.setup import add_seat, named, remove_seat, usual_setup

SIZE = (1440, 900)
AROUND = 14
"""Pixels that are shown around what is cropped."""
MARK = 40.0
EDGE = 5
"""Pixels around a row of pieces, for their shadows."""


# -- matches -----------------------------------------------------------------------------------


def played(game: str, told: Json, options: Options) -> Match:
    """The match that a diagram tells of. Options under which its moves are not possible are left out."""
    rules, seats = CATALOGUE[game], told.get("seats", 4)
    own = told.get("options", {})
    try:
        match = Match(rules, _sitters(rules, seats), {**_possible(rules, seats, options), **own})
        _play(match, told["moves"])
    except Refused:
        match = Match(rules, _sitters(rules, seats), own)
        _play(match, told["moves"])
    return match


def _possible(rules: Game[Any, Any], seats: int, options: Options) -> dict[str, Json]:
    known = {option.key for option in rules.options if option.counts is None or seats in option.counts}
    return {key: value for key, value in options.items() if key in known}


def _sitters(rules: Game[Any, Any], seats: int) -> Sequence[Sitter]:
    level = list(LEVELS)[len(LEVELS) // 2]
    setup = usual_setup(rules, level, Random(0))
    while len(setup.sitters) < seats:
        setup = add_seat(setup, level)
    while len(setup.sitters) > seats:
        setup = remove_seat(setup, len(setup.sitters) - 1)
    return named(setup, translate).sitters


def _play(match: Match, moves: str) -> None:
    for seat, action in read_moves(match.game, moves):
        match.play(seat, action)


# -- pictures ----------------------------------------------------------------------------------


def draw(game: str, told: Json, *, dark: bool, dpr: float, options: Options) -> QImage:
    """A diagram in the light and language of the moment."""
    match = played(game, told, options)
    w, h = told.get("size", SIZE)
    seat = told.get("seat", 0)
    scene = still_scene(match, seat, w, h, dark=dark, dpr=dpr)
    if told.get("before"):
        for at in (match.cursor - 1, match.cursor):
            scene.table.show(match.table(seat, at))
    for key in told.get("press", ()):
        scene.pressed(key)
    if "point" in told:
        scene.pointed = told["point"]
        scene.refresh()
    scene.finish()
    area = _area(scene, told.get("crop", ()))
    image = photograph(scene, area)
    _number(image, scene, told.get("marks", ()), area)
    scene.deleteLater()
    return image


def _area(scene: TableScene, crop: Iterable[str]) -> QRectF:
    """The surroundings of some things; everything if none of them is there."""
    area = QRectF()
    for key in crop:
        area = area.united(place(scene.arranged, key))
    if area.isEmpty():
        return scene.sceneRect()
    around = area.adjusted(-AROUND, -AROUND, AROUND, AROUND).intersected(scene.sceneRect())
    return QRectF(around.toAlignedRect())


def place(arranged: Arrangement, key: str) -> QRectF:
    """Where a thing of an arrangement lies, or all whose keys begin with `key` if it ends with a star."""
    area = QRectF()
    for known, sheet in arranged.sheets.items():
        if _meant(key, known):
            size, picture = sheet.picture.pixmap.deviceIndependentSize(), sheet.picture
            area = area.united(QRectF(sheet.x, sheet.y, size.width() + 2 * picture.x, size.height() + 2 * picture.y))
    for known, spot in arranged.pieces.items():
        if _meant(key, known):
            area = area.united(_turned(spot.rect, spot.rotation))
    for known, hot in arranged.hots.items():
        if _meant(key, known):
            area = area.united(hot.rect)
    return area


def _meant(key: str, known: str) -> bool:
    return known.startswith(key[:-1]) if key.endswith("*") else known == key


def _turned(rect: QRectF, degrees: float) -> QRectF:
    middle = rect.center()
    turn = QTransform().translate(middle.x(), middle.y()).rotate(degrees).translate(-middle.x(), -middle.y())
    return turn.mapRect(rect)


def _number(image: QImage, scene: TableScene, marks: Sequence[str], area: QRectF) -> None:
    """Numbers on the upper left corners of things, in their order."""
    p, dpr = QPainter(image), scene.look.dpr
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.scale(dpr, dpr)
    for number, key in enumerate(marks, 1):
        corner = place(scene.arranged, key).topLeft() - area.topLeft()
        x, y = max(MARK / 2 + 4, corner.x() - 0.6 * MARK), max(MARK / 2 + 4, corner.y())
        fill(p, ellipse(x, y, MARK / 2), INK_BLUE)
        stroke(p, ellipse(x, y, MARK / 2), IVORY, 2.2)
        write_mid(p, x, y, str(number), scene.look.serif(25 / scene.look.u), IVORY)
    p.end()


def pieces_size(game: str, faces: Sequence[str], h: float) -> tuple[float, float]:
    """How large a row of pieces of that height is."""
    return _row(game, faces, h)[1], math.ceil(h) + 2 * EDGE


def _row(game: str, faces: Sequence[str], h: float) -> tuple[list[tuple[int, Outline]], int]:
    """Where each piece begins and its shape, and the width of all."""
    placed, x = [], EDGE
    for face in faces:
        shape = FACES[game].outline(face, round(h))
        placed.append((x, shape))
        x += shape.w + max(3, round(h / 20))
    return placed, x - max(3, round(h / 20)) + EDGE


def draw_pieces(game: str, faces: Sequence[str], h: float, *, dark: bool, dpr: float) -> QImage:
    """Some pieces side by side, as they look at the table."""
    look = Look(theme(dark), max(0.4, h / 200), dpr)
    placed, w = _row(game, faces, h)

    def lay(p: QPainter) -> None:
        for face, (x, shape) in zip(faces, placed, strict=True):
            below = shadow(look, shape, 0.3)
            p.drawPixmap(x + below.x, EDGE + below.y, below.pixmap)
            p.drawPixmap(x, EDGE, sprite(FACES[game].sprite_name(face), shape.w, shape.h, dpr))

    return painted(w, math.ceil(h) + 2 * EDGE, dpr, lay).toImage()
