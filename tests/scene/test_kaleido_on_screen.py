"""Geometry of Kaleido on the screen: what is under the mouse is what the rules mean, however it is turned or moved."""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsView
from pytestqt.qtbot import QtBot

from kasane_desktop.games.kaleido.rules import fact
from kasane_desktop.games.kaleido.rules.actions import AddBoard, Leave, Place, Turn
from kasane_desktop.games.kaleido.rules.game import GAME
from kasane_desktop.games.kaleido.stage.comb import Lying, board_spot, tile_spot
from kasane_desktop.games.kaleido.stage.rotations import rotate
from kasane_desktop.games.kaleido.stage.scene import KaleidoScene
from kasane_desktop.scene.arrangement import Flight
from kasane_desktop.scene.hot import HotItem
from kasane_desktop.scene.kit import PieceItem
from tests.scene.kaleido_table import (
    S3,
    SIZES,
    Table,
    drag,
    heard,
    inside,
    sit,
    wheel,
)
from tests.scene.views import on_view

# -- geometry: what is under the mouse is what the rules mean -------------------------------------------


def hit(view: QGraphicsView, at: QPointF) -> str:
    """The place that a click there would reach."""
    scene = view.scene()
    items = view.items(view.mapFromScene(at))
    return next((item.key for item in items if isinstance(item, HotItem) and item.live), "") if scene else ""


def assert_geometry(table: Table, view: QGraphicsView) -> int:
    """Every space that is in sight is where the rules say; how many there were."""
    scene, seat = table.scene, table.scene.viewer
    assert scene._desk is not None
    sight, shown = scene._desk.sight, table.match.table(seat)
    legal = {(action.board, action.space) for action in table.match.actions(seat) if isinstance(action, Place)}
    seen = 0
    for board, zone in enumerate(zone for zone in shown.zones if zone.kind == "board"):
        for piece in zone.pieces:
            space = piece.facts[fact.SPACE]
            points = inside((zone.facts[fact.Q], zone.facts[fact.R]), space, scene)
            if piece.face != "kaleido/space":
                assert_tile(scene, piece.id, points)
            for at in points:
                if not sight.adjusted(-2, -2, 2, 2).contains(at):  # under a plate, or out of the window
                    assert not hit(view, at).startswith("space/")
                if not sight.adjusted(6, 6, -6, -6).contains(at):
                    continue
                seen += 1
                touched = scene.arranged.touched(at)
                if touched is not None and touched[0].startswith("meeting/"):  # its disc lies over the tips of spaces
                    disc = scene.arranged.hots[touched[0]]
                    assert QRectF(disc.x, disc.y, disc.outline.w, disc.outline.h).contains(at)
                else:
                    assert touched == (f"board/{board}", space)
                assert hit(view, at) == (f"space/{board}/{space}" if (board, space) in legal else "table")
    return seen


def assert_tile(scene: KaleidoScene, piece: str, points: list[QPointF]) -> None:
    """The picture of a tile covers its space, with its apex at the middle of the board."""
    item = scene._pieces[piece]
    heart = item.mapToScene(QPointF(item.outline.w / 2, item.outline.h * 2 / 3))
    assert (heart - points[0]).manhattanLength() < 3
    apex = item.mapToScene(QPointF(item.outline.w / 2, 0))
    assert scene._desk is not None
    assert (apex - points[1]).manhattanLength() < 0.3 * scene._desk.frame.r
    shape = item.mapToScene(item.shape())
    assert all(shape.contains(at) for at in points)


@pytest.mark.parametrize("size", SIZES)
def test_every_space_is_where_the_rules_mean(qtbot: QtBot, size: tuple[int, int]) -> None:
    table, rng = sit(3, seed=4, size=size), Random(4)
    view = on_view(qtbot, table.scene)
    turned = 0
    for least in (1, 25, 50):
        table.reach("before", rng, least)
        scene = table.scene
        assert scene._desk is not None
        boards = [zone.facts for zone in table.match.table(0).zones if zone.kind == "board"]
        assert assert_geometry(table, view) == 24 * len(boards)
        turned += sum(bool(facts[fact.TURNED]) for facts in boards)
        near = scene._desk.sight.center() + QPointF(120, -60) * scene.look.u
        for notches in (1, 4, -2):
            wheel(view, near, notches)
            assert assert_geometry(table, view) >= 4
        drag(view, *[empty_place(table) + QPointF(8 * step, 5 * step) for step in range(6)])
        assert assert_geometry(table, view) >= 4
        QTest.keyClick(view, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
        scene.finish()
        assert assert_geometry(table, view) >= 4
        QTest.keyClick(view, Qt.Key.Key_0)
        assert assert_geometry(table, view) == 24 * len(boards)
    assert turned


def empty_place(table: Table) -> QPointF:
    """A point of the table on which nothing lies that could be clicked."""
    scene = table.scene
    assert scene._desk is not None
    sight, rng = scene._desk.sight, Random(0)
    while True:
        at = QPointF(
            sight.left() + rng.random() * (sight.width() - 60), sight.top() + rng.random() * (sight.height() - 60)
        )
        hot = next((item for item in scene.items(at) if isinstance(item, HotItem) and item.live), None)
        if hot is not None and hot.key == "table":
            return at


def test_the_point_under_the_wheel_stays(qtbot: QtBot) -> None:
    table = sit(4, seed=3)
    table.reach("before", Random(3), 30)
    view = on_view(qtbot, table.scene)
    assert table.scene._desk is not None
    at = inside((1, 0), 2, table.scene)[0]
    r = table.scene._desk.frame.r
    wheel(view, at, 3)
    assert table.scene._desk.frame.r == pytest.approx(r * 1.2**3)
    assert (inside((1, 0), 2, table.scene)[0] - at).manhattanLength() < 3
    wheel(view, at, -8)
    assert table.scene._desk.frame.r == pytest.approx(r)


def test_a_new_board_shows_the_whole_honeycomb_again(qtbot: QtBot) -> None:
    table = sit(3, seed=3)
    seat = table.reach("before", Random(3), 1)
    view = on_view(qtbot, table.scene)
    wheel(view, table.scene.sceneRect().center(), 2)
    assert table.scene._hand.zoom > 1
    place = next(action for action in table.match.actions(seat) if isinstance(action, Place))
    table.match.play(seat, place)
    table.ask()
    assert table.scene._hand.zoom > 1
    added = next(action for action in table.match.actions(seat) if isinstance(action, AddBoard))
    table.match.play(seat, added)
    table.ask()
    assert table.scene._hand.zoom == 1


# -- turning ---------------------------------------------------------------------------------------------


def lifted(table: Table) -> tuple[int, QPointF, float]:
    """The board in hand, its middle, its radius."""
    desk = table.scene._desk
    assert desk is not None
    assert desk.lifted is not None
    return int(desk.lifted.id.partition("/")[2]), desk.middle(desk.lifted), desk.frame.r


def six_different(table: Table, rng: Random) -> int:
    """Play on until a board may be turned in six ways; the seat."""
    while True:
        seat = table.reach("rotate", rng)
        if len(table.match.actions(seat)) == 6:
            return seat
        table.go_on(rng)


def round_about(middle: QPointF, r: float, start: int, end: int) -> list[QPointF]:
    step = 10 if end > start else -10
    angles = [math.radians(angle) for angle in range(start, end + step, step)]
    return [middle + QPointF(math.cos(a), math.sin(a)) * 0.6 * r for a in angles]


@pytest.mark.parametrize(("degrees", "steps"), [(60, 1), (130, 2), (170, 3), (-60, 5), (-110, 4), (20, 0), (350, 0)])
def test_a_board_is_turned_by_dragging_it_round(qtbot: QtBot, degrees: int, steps: int) -> None:
    table = sit(4, seed=6)
    six_different(table, Random(6))
    view, chosen = on_view(qtbot, table.scene), heard(table.scene.chosen)
    board, middle, r = lifted(table)
    drag(view, *round_about(middle, r, 90, 90 + degrees))
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert chosen == [Turn(board, steps) if steps else Leave(board)]


def test_the_preview_is_what_turning_brings(qtbot: QtBot) -> None:
    table, rng = sit(3, seed=8), Random(8)
    seat = six_different(table, rng)
    while not table.match.table(seat).zone("rotations").pieces[0].facts[fact.MEETINGS]:
        table.go_on(rng)
        seat = six_different(table, rng)
    view, scene = on_view(qtbot, table.scene), table.scene
    board, _, _ = lifted(table)
    for steps in range(1, 6):
        QTest.keyClick(view, Qt.Key.Key_Right)
        assert scene._desk is not None
        rotation = scene._desk.rotation
        assert rotation.action == Turn(board, steps)
        after = table.match.game.sample(table.match.view(seat), rng)
        after.play(seat, Turn(board, steps))
        zones = GAME.table(GAME.view(after, seat))
        for meeting in rotation.facts[fact.MEETINGS]:
            facts = zones.zone(f"meeting/{meeting}").facts
            name = scene.arranged.sheets[f"comb/meeting/{meeting}"].name
            wanted = (
                f"Meeting point: {facts[fact.GIVES][seat]}" if facts[fact.COMPLETE] else "Meeting point, still open"
            )
            assert name.startswith(wanted)
        for origin in range(6):
            assert_at(scene, f"tile/{board}/{origin}", lifted(table), origin + steps)


def assert_at(scene: KaleidoScene, piece: str, board: tuple[int, QPointF, float], space: int) -> None:
    """A tile of the board in hand is seen on a space."""
    item = scene._pieces[piece]
    heart = item.mapToScene(QPointF(item.outline.w / 2, item.outline.h * 2 / 3))
    _, middle, r = board
    facing = math.radians(-60 + 60 * space)
    assert (heart - middle - QPointF(math.cos(facing), math.sin(facing)) * 1.03 * r / S3).manhattanLength() < 3


@pytest.mark.parametrize("steps", [1, 2, 3, 4, 5])
def test_a_board_turns_with_its_tiles_by_the_shorter_way(qtbot: QtBot, steps: int) -> None:
    table = sit(4, seed=6, speed=1.0)
    seat = six_different(table, Random(6))
    table.scene.finish()
    board, _, _ = lifted(table)
    items = [table.scene._pieces[f"tile/{board}/{origin}"] for origin in range(6)]
    before = [item.rotation() for item in items]
    table.match.play(seat, Turn(board, steps))
    table.show(seat)
    assert not table.scene.resting
    ways = [item.rotation() for item in items]
    table.scene.finish()
    turns = [round(item.rotation() - start) for item, start in zip(items, ways, strict=True)]
    assert turns == [60 * steps if steps <= 3 else 60 * steps - 360] * 6 or steps == 3
    assert [abs(turn) for turn in turns] == [60 * min(steps, 6 - steps)] * 6
    assert all((start - now) % 360 == 0 for start, now in zip(before, ways, strict=True))


@pytest.mark.parametrize("steps", [1, 2, 4, 5])
def test_all_the_way_a_board_is_seen_to_turn_as_one(qtbot: QtBot, steps: int) -> None:
    """Its tiles lie in their spaces on the wood at every moment, and it goes the shorter way."""
    table = sit(4, seed=6, speed=1.0)
    seat = six_different(table, Random(6))
    table.scene.finish()
    board, _, _ = lifted(table)
    wood = table.scene._pieces[f"board/{board}"]
    tiles = [table.scene._pieces[f"tile/{board}/{origin}"] for origin in range(6)]
    table.match.play(seat, Turn(board, steps))
    table.show(seat)
    began, goes = wood.rotation(), steps if steps <= 3 else steps - 6
    turned = []
    for part in (0.0, 0.2, 0.4, 0.6, 0.8):
        for way in table.scene._traffic._ways._ways:
            way.clock.setCurrentTime(round(part * way.clock.totalDuration()))
        turned.append(wood.rotation() - began)
        spaces = [_space_on(wood, tile) for tile in tiles]
        assert [round(space) % 6 for space in spaces] == [(origin + goes) % 6 for origin in range(6)]
        assert all(abs(space - round(space)) < 0.06 for space in spaces)
    assert turned == sorted(turned, key=abs)
    assert all(0 < turn / goes < 60 for turn in turned[1:])
    table.scene.finish()


def _space_on(wood: PieceItem, tile: PieceItem) -> float:
    """On which space of a board a tile is seen, wherever that board is and however it is turned by now."""
    heart = wood.mapFromScene(tile.mapToScene(QPointF(tile.outline.w / 2, tile.outline.h * 2 / 3)))
    way = heart - QPointF(wood.outline.w / 2, wood.outline.h / 2)
    return (math.degrees(math.atan2(way.y(), way.x())) + 60) / 60


def test_a_board_that_looks_alike_after_half_a_turn_goes_the_shorter_way_there() -> None:
    """With three rotations that differ, 120 degrees onward look like 60 back: so it goes, tiles and wood."""
    spot = tile_spot(Lying(QPointF(300, 300), 100.0, 0.0, 1.0, 2.0), "kaleido/tile-red", 0)
    wood = board_spot(Lying(QPointF(300, 300), 100.0, 0.0, 1.0, 2.0), 0.5)
    flights = [
        Flight("tile/3/0", spot, replace(spot, rotation=spot.rotation + 120), "slide"),
        Flight("board/3", wood, replace(wood, height=0.6), "slide"),
        Flight("board/4", wood, wood.moved(10, 0), "slide"),
    ]
    rotate(flights, period=3)
    turns = [flight.goal.rotation - flight.start.rotation for flight in flights]
    assert turns == [-60, -60, 0]
    assert flights[0].ms == flights[1].ms == 260
    assert flights[2].delay == 130


def test_a_board_that_was_turned_in_the_hand_is_just_set_down(qtbot: QtBot) -> None:
    table = sit(4, seed=6, speed=1.0)
    seat = six_different(table, Random(6))
    board, _, _ = lifted(table)
    for _ in range(4):
        table.scene.pressed("turn-right")
    table.scene.finish()
    items = [table.scene._pieces[f"tile/{board}/{origin}"] for origin in range(6)]
    table.match.play(seat, Turn(board, 4))
    table.show(seat)
    ways = [item.rotation() for item in items]
    table.scene.finish()
    assert [round(item.rotation() - start) for item, start in zip(items, ways, strict=True)] == [0] * 6


def test_the_others_make_room_for_the_board_in_hand(qtbot: QtBot) -> None:
    table = sit(4, seed=6)
    seat = six_different(table, Random(6))
    board, middle, r = lifted(table)
    away = {key: spot.centre for key, spot in table.scene.arranged.pieces.items() if key.startswith("board/")}
    assert table.scene._desk is not None
    for other, zone in enumerate(table.scene._desk.boards):
        if other == board:
            continue
        home = table.scene._desk.frame.at(*table.scene._desk.cell(zone.facts))
        push, out = away[f"board/{other}"] - home, home - middle
        assert math.hypot(push.x(), push.y()) == pytest.approx(0.055 * r, abs=1.5)
        assert push.x() * out.x() + push.y() * out.y() > 0
    assert seat == table.scene.viewer
