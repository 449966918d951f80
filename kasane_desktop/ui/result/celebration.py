"""The winner's moment: petals of gold drift down where the winner stands. When it is over nothing of it is left."""

from __future__ import annotations

from functools import partial
from random import Random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from kasane_desktop.scene.kit import Holder, Leg, Look, Motion, PictureItem, Z, colour, kept, painted
from kasane_desktop.scene.kit.motion import Ease
from kasane_desktop.scene.kit.paint import fill

PETALS, PETAL = 26, "#E2BC58"
LONGEST = 900  # ms after which the last sets out
FALL, FADE = 1500, 350  # ms


def celebrate(motion: Motion, scene: QGraphicsScene, look: Look, after: int) -> None:
    """From the upper edge down to the middle of the page, each on its own way; the same ones every time."""
    if not motion.pace:
        return
    chance, page = Random(7), scene.sceneRect()
    for _ in range(PETALS):
        size = look.px(chance.uniform(9, 18))
        petal = Holder(size, size)
        PictureItem(petal_face(look, size), petal)
        start = QPointF(chance.uniform(0.04, 0.96) * page.width(), -size)
        way = QPointF(look.px(chance.uniform(-70, 70)), chance.uniform(0.3, 0.62) * page.height())
        petal.setPos(start)
        petal.setOpacity(0.95)
        petal.setZValue(Z.OVERLAY)
        scene.addItem(petal)
        turn = chance.uniform(-300, 300)
        steps = (
            Leg(FALL, pos=start + way, rotation=turn, ease=Ease.OutSine),
            Leg(FADE, pos=start + way * 1.06, rotation=1.1 * turn, opacity=0.0, ease=Ease.Linear),
        )
        delay = after + round(chance.random() * LONGEST)
        motion.play(petal, *steps, delay=delay, then=partial(_take_away, scene, petal))


def _take_away(scene: QGraphicsScene, petal: Holder) -> None:
    scene.removeItem(petal)
    petal.deleteLater()


@kept
def petal_face(look: Look, size: int) -> QPixmap:
    """A petal of a cherry blossom, notched at its end."""
    s = float(size)

    def draw(p: QPainter) -> None:
        path = QPainterPath(QPointF(0.5 * s, s))
        path.cubicTo(0.0, 0.75 * s, 0.05 * s, 0.2 * s, 0.36 * s, 0.02 * s)
        path.lineTo(0.5 * s, 0.16 * s)
        path.lineTo(0.64 * s, 0.02 * s)
        path.cubicTo(0.95 * s, 0.2 * s, s, 0.75 * s, 0.5 * s, s)
        fill(p, path, colour(PETAL, 0.95))

    return painted(size, size, look.dpr, draw)
