"""Whatever can be pulled, in every game and by real events of the mouse: let go where it goes, elsewhere, outside,
while things move, and with Esc."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsView
from pytestqt.qtbot import QtBot

from kasane_desktop.games.rainbow.stage.scene import RainbowScene
from kasane_desktop.scene.arrangement import Hot, Spot
from kasane_desktop.scene.carrying import PULLED, goal_path
from kasane_desktop.scene.table_scene import TableScene
from tests.scene.items import picture_of_items
from tests.scene.tables import Sitting, sit
from tests.scene.views import on_view


class Kind(NamedTuple):
    """Something that can be pulled: where, how its place is called, and whether a position has it."""

    game: str
    seats: int
    key: str
    wanted: Callable[[TableScene, Hot], bool] = lambda scene, hot: True


def is_special(scene: TableScene, hot: Hot) -> bool:
    return scene.arranged.pieces[hot.carries[0]].face.endswith("accessory")


KINDS = {
    "market card": Kind("kasane", 3, "market/"),
    "accessory": Kind("kimono", 3, "market/", is_special),
    "group": Kind("kasane", 3, "hand/", lambda scene, hot: hot.action is not None),
    "tile": Kind("kaleido", 3, "tool/tile"),
    "white tile": Kind("kaleido", 3, "tool/white"),
    "board": Kind("kaleido", 3, "tool/board"),
    "mask": Kind("kabuki", 3, "up"),
    "bid": Kind("rainbow", 3, "hand/", lambda scene, hot: bool(hot.carries)),
    "prize": Kind("rainbow", 3, "prize/", lambda scene, hot: hot.pull),
}


def found(scene: TableScene, kind: Kind) -> str:
    hots = scene.arranged.hots.items()
    return next((key for key, hot in hots if key.startswith(kind.key) and hot.pull and kind.wanted(scene, hot)), "")


def before(name: str, speed: float = 0.0) -> tuple[Sitting, str]:
    """A table at which this can be pulled, and the place where it is."""
    kind = KINDS[name]
    sitting, rng = sit(kind.game, kind.seats, seed=5), Random(5)
    match, scene = sitting.match, sitting.scene
    while match.to_act():
        if match.deal():
            continue
        seat = match.to_act()[0]
        if seat == 0:
            if speed:
                scene.set_speed(speed)
            sitting.show()
            scene.ask(0)
            if isinstance(scene, RainbowScene) and name == "bid" and scene._choice.offers:
                scene._choice.choose(max(scene._choice.offers, key=len))
                scene.refresh()
            if key := found(scene, kind):
                return sitting, key
            scene.ask(None)
        groups = [action for action in match.actions(seat) if type(action).__name__ == "Meld"]
        match.play(seat, rng.choice(groups or match.actions(seat)))
    raise AssertionError(f"nothing to pull: {name}")


def heard(signal: Any) -> list[Any]:
    got: list[Any] = []
    signal.connect(lambda *args: got.append(args[0] if len(args) == 1 else args))
    return got


def grip(scene: TableScene, key: str) -> QPointF:
    """A point at which nothing else covers it."""
    rect = scene.arranged.hots[key].rect
    return QPointF(rect.left() + 0.3 * rect.width(), rect.center().y())


def move(view: QGraphicsView, at: QPointF) -> None:
    QTest.mouseMove(view.viewport(), view.mapFromScene(at))
    QCoreApplication.processEvents()


def take(view: QGraphicsView, scene: TableScene, key: str) -> list[QPointF]:
    """Pull something a little; where it can be let go then."""
    start = grip(scene, key)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(start))
    for way in (QPointF(0, -8), QPointF(2, -20)):
        move(view, start + way)
    hots = scene.arranged.hots
    return [goal_path(goal, hots).boundingRect().center() for goal in hots[key].goals]


def release(view: QGraphicsView, at: QPointF | QPoint) -> None:
    pos = at if isinstance(at, QPoint) else view.mapFromScene(at)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=pos)
    QCoreApplication.processEvents()


def glowing(scene: TableScene) -> list[str]:
    return [key for key in scene.arranged.sheets if key.startswith("goal/")]


def nothing_hangs(scene: TableScene) -> bool:
    carrying = scene.carrying
    return not (carrying.key or carrying.reached or carrying.spots or glowing(scene)) and PULLED not in scene._pieces


LIFTED = 16
"""Pixels by which something may have risen when it was pointed at."""


def assert_hangs(view: QGraphicsView, scene: TableScene, key: str, rests: dict[str, Spot]) -> None:
    """What is pulled has gone the way of the pointer, and is above all else."""
    hot, way = scene.arranged.hots[key], QPointF(2, -20)
    spots = scene.arranged.pieces
    for piece in hot.carries:
        assert (spots[piece].centre - rests[piece].centre - way).manhattanLength() <= LIFTED
    if hot.bears is not None:
        assert (spots[PULLED].centre - grip(scene, key) - way).manhattanLength() <= 3
    hung = {*hot.carries, *([PULLED] if hot.bears is not None else [])}
    assert min(spots[piece].z for piece in hung) > max(spot.z for piece, spot in spots.items() if piece not in hung)


@pytest.mark.parametrize("name", KINDS)
def test_let_go_where_it_goes_it_is_done(name: str, qtbot: QtBot) -> None:
    sitting, key = before(name)
    scene = sitting.scene
    view, chosen = on_view(qtbot, scene), heard(scene.chosen)
    rests = dict(scene.arranged.pieces)
    goals = take(view, scene, key)
    assert_hangs(view, scene, key, rests)
    assert len(glowing(scene)) == len(goals) > 0
    hung = [*scene.arranged.hots[key].carries, *([PULLED] if scene.arranged.hots[key].bears else [])]
    lay = {piece: scene.arranged.pieces[piece].centre for piece in hung}
    assert hung
    goal = goals[-1]
    dim = scene.arranged.sheets[f"goal/{len(goals) - 1}"].picture
    move(view, goal)
    there = scene.arranged.hots[key].goals[-1].key
    action = scene.arranged.hots[there].action
    assert scene.arranged.sheets[f"goal/{len(goals) - 1}"].picture is not dim  # it glows brighter
    assert all(scene.arranged.pieces[piece].centre != at for piece, at in lay.items() if piece in scene.arranged.pieces)
    assert PULLED not in scene.arranged.pieces  # its goal shows how it would lie
    assert chosen == []
    carried, own = scene.arranged.hots[key].carries, scene.arranged.hots[there].own
    held = {piece: scene.arranged.pieces[piece].centre for piece in carried}
    release(view, goal)
    assert chosen == [action]
    if not own:  # it waits there, and goes on from where it is
        assert {piece: scene.arranged.pieces[piece].centre for piece in carried} == held
    assert action in sitting.match.actions(0)
    assert not glowing(scene)
    sitting.match.play(0, action)
    scene.ask(None)
    sitting.show()
    assert nothing_hangs(scene)
    QTest.mouseMove(view.viewport(), QPoint(2, 2))
    QCoreApplication.processEvents()
    assert picture_of_items(scene) == picture_of_items(sitting.fresh())


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("how", ["elsewhere", "outside", "escape"])
def test_let_go_elsewhere_it_goes_back(name: str, how: str, qtbot: QtBot) -> None:
    sitting, key = before(name)
    scene = sitting.scene
    view, chosen, misplaced = on_view(qtbot, scene), heard(scene.chosen), heard(scene.misplaced)
    lying = {piece: spot.centre for piece, spot in scene.arranged.pieces.items()}
    goals = take(view, scene, key)
    if how == "escape":
        move(view, goals[0])
        QTest.keyClick(view, Qt.Key.Key_Escape)
        assert nothing_hangs(scene)
        move(view, goals[0] + QPointF(3, 3))  # the button is still down
        assert nothing_hangs(scene)
        release(view, goals[0])
    elif how == "outside":
        release(view, QPoint(-40, 10))
    else:
        release(view, QPointF(3, 3))
    assert chosen == []
    assert nothing_hangs(scene)
    assert (bool(scene.talk.told), len(misplaced)) == ((True, 1) if how == "elsewhere" else (False, 0))
    if how == "elsewhere":
        said = scene.talk.bubble.sceneBoundingRect().center()
        assert said.manhattanLength() < 0.5 * scene.width()  # where it was let go
    if KINDS[name].game == "kaleido":
        scene.cancel()  # what was pulled is picked as yet
    for x in (4, 2):  # off everything
        move(view, QPointF(scene.width() - x, 2))
    assert {piece: spot.centre for piece, spot in scene.arranged.pieces.items() if piece in lying} == lying
    assert not scene.pointed


def test_on_the_ground_of_kaleido_it_is_said_beside_where_it_was_let_go(qtbot: QtBot) -> None:
    sitting, key = before("tile")
    scene = sitting.scene
    view = on_view(qtbot, scene)
    take(view, scene, key)
    hots, ground = scene.arranged.hots, scene.arranged.hots["table"].rect
    clear = [hot.rect for name, hot in hots.items() if name != "table"]
    points = [ground.topLeft() + QPointF(x, y) for x in range(60, 900, 40) for y in range(240, 600, 40)]
    at = next(p for p in points if not scene.arranged.touched(p) and not any(rect.contains(p) for rect in clear))
    move(view, at)
    release(view, at)
    said = scene.talk.bubble.sceneBoundingRect()
    assert scene.talk.told
    assert (said.center() - at).manhattanLength() < said.width() / 2


@pytest.mark.parametrize("name", KINDS)
def test_what_was_only_lifted_goes_back_without_a_word(name: str, qtbot: QtBot) -> None:
    sitting, key = before(name)
    scene = sitting.scene
    view, misplaced = on_view(qtbot, scene), heard(scene.misplaced)
    take(view, scene, key)
    release(view, grip(scene, key) + QPointF(2, -20))
    assert nothing_hangs(scene)
    assert (scene.talk.told, misplaced) == ("", [])


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("how", ["right", "wrong", "escape"])
def test_while_things_move_it_can_be_pulled(name: str, how: str, qtbot: QtBot) -> None:
    """The press lets everything arrive; what is let go then is done, or goes back."""
    sitting, key = before(name, speed=1.0)
    scene = sitting.scene
    view, chosen = on_view(qtbot, scene), heard(scene.chosen)
    scene.moments.beat("Round 2 of 3", "")
    scene.moments.fly([(1, 3)], "")
    assert scene.moments.shown
    goals = take(view, scene, key)
    assert scene.resting
    assert scene.moments.shown == []
    assert glowing(scene)
    move(view, goals[0])
    if how == "escape":
        QTest.keyClick(view, Qt.Key.Key_Escape)
    release(view, goals[0] if how == "right" else QPointF(3, 3))
    assert len(chosen) == (how == "right")
    assert not glowing(scene)
    scene.set_speed(0)


@pytest.mark.parametrize("name", ["market card", "board", "mask"])
def test_when_the_table_changes_nothing_hangs_on_the_pointer(name: str, qtbot: QtBot) -> None:
    sitting, key = before(name)
    scene = sitting.scene
    view, chosen = on_view(qtbot, scene), heard(scene.chosen)
    goals = take(view, scene, key)
    sitting.match.play(0, sitting.match.actions(0)[0])
    scene.ask(None)
    sitting.show()
    assert nothing_hangs(scene)
    move(view, goals[0])
    release(view, goals[0])
    assert chosen == []
    assert nothing_hangs(scene)


def test_cards_swept_together_are_carried_off_when_the_pointer_leaves_the_hand(qtbot: QtBot) -> None:
    sitting, _ = before("bid")
    scene = sitting.scene
    assert isinstance(scene, RainbowScene)
    view, chosen = on_view(qtbot, scene), heard(scene.chosen)
    scene._choice.clear()
    scene.refresh()
    lowest = f"hand/{next(iter(scene._choice.hand))}"
    start = grip(scene, lowest)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(start))
    move(view, start + QPointF(6, 0))
    move(view, start + QPointF(12, 0))
    assert scene._choice.picked
    assert not scene.carrying.key
    top = min(scene.arranged.pieces[card].y for card in scene._choice.hand)
    goal = goal_path(scene.arranged.hots[lowest].goals[0], scene.arranged.hots).boundingRect().center()
    move(view, QPointF(start.x(), top - 5))
    move(view, goal)
    assert scene.carrying.key == lowest
    cards = scene._choice.cards
    release(view, goal)
    assert [action.cards for action in chosen] == [cards]
