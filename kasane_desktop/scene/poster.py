"""How a game announces itself: a close crop of its table, made of the pieces that lie on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QTransform

from kasane_desktop.scene.kit import Look, cast, renderer
from kasane_desktop.scene.kit.paint import rounded

NARROW = 0.76  # a picture higher than this is seen from further away, so that it holds what it should show
WIDE = 0.6  # a picture lower than this share of its width is seen from nearer, and cut


class Poster(NamedTuple):
    """Its picture, in so many pixels."""

    paint: Callable[[QPainter, Look, int, int], None]


def draw_card(
    p: QPainter, look: Look, name: str, box: QRectF, angle: float = 0.0, z: float = 0.6, corner: float = 0.052
) -> None:
    """A card with its shadow, turned about its middle."""
    place = QTransform().translate(box.center().x(), box.center().y()).rotate(angle)
    about = QRectF(-box.width() / 2, -box.height() / 2, box.width(), box.height())
    outline = rounded(about.x(), about.y(), about.width(), about.height(), box.width() * corner)
    cast(p, place.map(outline), look, z)
    p.save()
    p.setTransform(place, True)
    renderer(name).render(p, about)
    p.restore()
