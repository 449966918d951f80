"""Matches of Kaleido on a scene, and a hand at the mouse, for tests."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import shiboken6
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsView

from kasane_desktop.core.game import Action
from kasane_desktop.games.kaleido.rules import fact
from kasane_desktop.games.kaleido.rules.game import GAME
from kasane_desktop.games.kaleido.stage.scene import KaleidoScene
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.match.speech import source_text
from kasane_desktop.models.log_model import LogModel
from kasane_desktop.models.seats_model import SeatsModel
from kasane_desktop.models.table_model import TableModel
from kasane_desktop.scene.hot import HotItem
from kasane_desktop.scene.table_scene import TableScene
from tests.scene.items import picture_of_items
from tests.scene.tables import Sitting

NAMES = ("Aya", "Ben", "Chiyo", "Dora", "Emil")
SIZES = ((1440, 900), (1024, 640), (1000, 1000))
S3 = math.sqrt(3)


class Table(Sitting):
    """A match of Kaleido, its models, and a scene over them."""

    scene: KaleidoScene

    def ask(self) -> int:
        """Show the table to the one who is to act, and ask; the seat."""
        seat = self.match.to_act()[0]
        self.scene.viewer = seat  # all that is seen is laid anew by `show`
        self.show(seat)
        self.scene.ask(seat)
        return seat

    def reach(self, phase: str, rng: Random, least: int = 0) -> int:
        """Play on until someone has to do something, after some steps, and ask; the seat."""
        while self.match.cursor < least or self.match.table(self.match.to_act()[0]).facts[fact.PHASE] != phase:
            self.go_on(rng)
        return self.ask()


def sit(seats: int, seed: int = 0, speed: float = 0, size: tuple[int, int] = (1440, 900)) -> Table:
    match = Match(GAME, [Sitter(name) for name in NAMES[:seats]], {}, seed)
    table, seats_model, log = TableModel(), SeatsModel(), LogModel(source_text)
    seats_model.seat(match.sitters)
    log.open(match)
    scene = KaleidoScene(table, seats_model, log)
    scene.set_speed(speed)
    scene.resize_to(*size)
    return Table(match, table, seats_model, log, scene)


def live(scene: TableScene) -> dict[str, HotItem]:
    return {key: item for key, item in scene._hots.items() if item.live}


def offered(scene: TableScene) -> set[Action]:
    return {item.hot.action for item in live(scene).values() if item.hot.action is not None}


def all_offered(scene: KaleidoScene) -> set[Action]:
    """What can be done with all that can be picked and turned."""
    found = offered(scene)
    for key in [key for key in live(scene) if key.startswith("tool/")]:
        scene.pressed(key)
        found |= offered(scene)
        scene.cancel()
    if "turn-right" in live(scene):
        for _ in range(6):
            scene.pressed("turn-right")
            found |= offered(scene)
    return found


def heard(signal: Any) -> list[Any]:
    got: list[Any] = []
    signal.connect(lambda *args: got.append(args[0] if len(args) == 1 else args))
    return got


def assert_as_fresh(table: Table) -> None:
    """What lies at one height does not overlap, so its order does not matter."""
    fresh = table.fresh()
    as_fresh = {item[:2]: item[2:] for item in picture_of_items(fresh)}
    shiboken6.delete(fresh)
    assert {item[:2]: item[2:] for item in picture_of_items(table.scene)} == as_fresh


def point(view: QGraphicsView, at: QPointF) -> None:
    QTest.mouseMove(view.viewport(), view.mapFromScene(at) + QPoint(2, 2))
    QTest.mouseMove(view.viewport(), view.mapFromScene(at))
    QCoreApplication.processEvents()


def drag(view: QGraphicsView, *way: QPointF) -> None:
    """Press at the first point, go over the others, let go at the last."""
    port, left = view.viewport(), Qt.MouseButton.LeftButton
    QTest.mousePress(port, left, pos=view.mapFromScene(way[0]))
    for at in way[1:]:
        QTest.mouseMove(port, view.mapFromScene(at))
        QCoreApplication.processEvents()
    QTest.mouseRelease(port, left, pos=view.mapFromScene(way[-1]))


def wheel(view: QGraphicsView, at: QPointF, notches: int) -> None:
    where = QPointF(view.mapFromScene(at))
    event = QWheelEvent(
        where,
        view.viewport().mapToGlobal(where),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QCoreApplication.sendEvent(view.viewport(), event)


def inside(cell: tuple[int, int], space: int, scene: KaleidoScene) -> list[QPointF]:
    """Points of a space, from its middle to near its corners, by the formulas of the rules' honeycomb."""
    assert scene._desk is not None
    frame = scene._desk.frame
    cx, cy = S3 * (cell[0] + cell[1] / 2), 1.5 * cell[1]
    facing = math.radians(-60 + 60 * space)
    heart = cx + math.cos(facing) / S3, cy + math.sin(facing) / S3
    corners = [(cx, cy)] + [
        (cx + math.cos(facing + turn), cy + math.sin(facing + turn)) for turn in (-math.pi / 6, math.pi / 6)
    ]
    points = [heart] + [(heart[0] * 0.2 + x * 0.8, heart[1] * 0.2 + y * 0.8) for x, y in corners]
    return [QPointF(frame.x + x * frame.r, frame.y + y * frame.r) for x, y in points]
