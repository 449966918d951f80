"""What is worth a look: points that fly to who has won them, and the beat between two rounds.

Nobody waits for it and nothing can be clicked in it; a click lets it be over. When it is, nothing of it is left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF
from PySide6.QtGui import QPainterPath

from kasane_desktop.scene.kit import Motion, PillItem, Step, Z

if TYPE_CHECKING:
    from kasane_desktop.core.game import Seat
    from kasane_desktop.scene.table_scene import TableScene

# milliseconds at the usual speed
APPEAR, HOLD, FLY, VANISH = 140, 260, 420, 200
BEAT = 1700
POINTS, TITLE = 25.0, 25.0
"""Sizes of type, in design units."""


class Moments(QObject):
    """Shows them, each above everything else."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._motion = Motion(parent=self)
        self.shown: list[PillItem] = []

    def set_pace(self, pace: float) -> None:
        self.finish()
        self._motion.pace = pace

    def finish(self) -> None:
        """All of it is over, now."""
        self._motion.finish()

    def fly(self, seat: Seat, points: int, zone: str, after: int = 0) -> None:
        """Points go from where they were won to who has them now."""
        goal = plate_of(self._scene, seat)
        if not self._motion.pace or not points or goal is None:
            return
        pill = PillItem(self._scene.look, "last", points=f"{points:+d}".replace("-", "−"), size=POINTS)
        start = (middle_of(self._scene, zone) if zone else None) or goal
        half = QPointF(pill.size().width() / 2, pill.size().height() / 2)
        rise = QPointF(0, self._scene.look.px(26))
        way = goal - start
        steps = [Step(APPEAR, opacity=1.0, pos=start - half - rise)]
        if abs(way.x()) + abs(way.y()) > 4 * rise.y():
            steps += [Step(HOLD), Step(FLY, pos=goal - half, arc=min(40.0, 0.1 * abs(way.x())))]
        else:
            steps += [Step(HOLD + FLY)]
        self._show(pill, start - half, (*steps, Step(VANISH, opacity=0.0)), after)

    def beat(self, title: str, note: str, after: int = 0) -> None:
        """A round is over, another begins: what it is called, and how things stand."""
        if not self._motion.pace:
            return
        look, within = self._scene.look, self._scene.sceneRect()
        most = round(0.8 * within.width())
        flag = PillItem(look, "last", name=title, note=note, shape="flag", size=TITLE, max_width=most)
        at = QPointF((within.width() - flag.size().width()) / 2, 0.36 * within.height())
        steps = (
            Step(2 * APPEAR, opacity=1.0, pos=at),
            Step(BEAT, opacity=1.0),
            Step(2 * VANISH, opacity=0.0, pos=at - QPointF(0, look.px(14))),
        )
        self._show(flag, at + QPointF(0, look.px(18)), steps, after)

    def _show(self, pill: PillItem, start: QPointF, steps: tuple[Step, ...], after: int) -> None:
        pill.setPos(start)
        pill.setOpacity(0.0)
        pill.setZValue(Z.OVERLAY - 1)
        self._scene.addItem(pill)
        self.shown.append(pill)
        self._motion.play(pill, *steps, delay=after, then=lambda: self._take_away(pill))

    def _take_away(self, pill: PillItem) -> None:
        self.shown.remove(pill)
        self._scene.removeItem(pill)
        pill.deleteLater()


def middle_of(scene: TableScene, zone: str) -> QPointF | None:
    """Where a zone lies, or several whose names begin so; None if nothing of it is seen."""
    arranged = scene.arranged
    pieces = [piece.id for lying in scene.shown.zones.values() if _is_in(lying.id, zone) for piece in lying.pieces]
    places = [arranged.pieces[piece].centre for piece in pieces if piece in arranged.pieces]
    if not places:
        areas = [touch.rect for touch in arranged.touches if _is_in(touch.zone, zone)]
        places = [(area.boundingRect() if isinstance(area, QPainterPath) else area).center() for area in areas]
    return sum(places, QPointF()) / len(places) if places else None


def plate_of(scene: TableScene, seat: Seat) -> QPointF | None:
    """A place on the plate of a seat, beside its name."""
    own = ("you/plate", "you") if seat == scene.viewer else ()
    for key in (*own, f"plate/{seat}", f"seat/{seat}"):
        if (sheet := scene.arranged.sheets.get(key)) is not None:
            size, corner = sheet.picture.pixmap.deviceIndependentSize(), QPointF(sheet.picture.x, sheet.picture.y)
            return QPointF(sheet.x, sheet.y) + corner + QPointF(0.66 * size.width(), 0.5 * size.height())
    return None


def _is_in(zone: str, wanted: str) -> bool:
    return f"{zone}/".startswith(f"{wanted}/")
