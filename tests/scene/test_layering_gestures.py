"""Kasane and Kimono with the hand: cards that can be laid react where they lie, cards are pulled to their place."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsView
from pytestqt.qtbot import QtBot

from kasane_desktop.games.layering.rules import fact
from kasane_desktop.games.layering.rules.actions import Keep, Meld
from tests.scene.items import picture_of_items
from tests.scene.tables import Sitting, sit
from tests.scene.views import click, on_view

SEVERAL = ("kasane", 4, 10, 54)
"""Hand 6·4·3·5·9·5 on a 1: Katyou Fugetsu from the 3, with or without the 1, and from the 5 with it."""
ONE = ("kasane", 4, 3, 24)
"""Hand 8·4·8 under two +1: Setsu Getsu Fuka."""


def before(position: tuple[str, int, int, int], phase: str = "combine", speed: float = 0) -> Sitting:
    game, seats, seed, step = position
    sitting, rng = sit(game, seats, seed=seed, speed=speed), Random(seed)
    while sitting.match.cursor < step:
        if sitting.match.deal():
            continue
        seat = sitting.match.to_act()[0]
        actions = sitting.match.actions(seat)
        groups = [action for action in actions if isinstance(action, Meld)]
        sitting.match.play(seat, rng.choice(groups if groups and rng.random() < 0.6 else actions))
    sitting.show()
    sitting.scene.ask(0)
    assert sitting.scene.shown.facts[fact.PHASE] == phase
    return sitting


def heard(signal: Any) -> list[Any]:
    got: list[Any] = []
    signal.connect(lambda *args: got.append(args[0] if len(args) == 1 else args))
    return got


def seen_part(sitting: Sitting, key: str) -> QPointF:
    """What is seen of a card of the hand below its neighbour."""
    rect = sitting.scene.arranged.hots[key].rect
    return QPointF(rect.left() + rect.width() * 0.3, rect.center().y())


def pull(view: QGraphicsView, start: QPointF, *way: QPointF, let_go: bool = True) -> None:
    here = view.mapFromScene(start)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=here)
    for point in way:
        goal = view.mapFromScene(point)
        for part in (0.5, 1.0):
            QTest.mouseMove(view.viewport(), here + (goal - here) * part)
            QCoreApplication.processEvents()
        here = goal
    if let_go:
        QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=here)


# -- laying ------------------------------------------------------------------------------------------


def test_cards_that_can_be_laid_have_an_edge_at_once(qtbot: QtBot) -> None:
    sitting = before(SEVERAL)
    pieces, scene = sitting.match.table(0).zone("hand/0").pieces, sitting.scene
    rings = [scene.arranged.pieces[piece].ring for piece in hand_of(sitting)]
    assert len(pieces) == len(rings) == 6
    assert rings == ["", "", "act", "act", "act", "act"]


def hand_of(sitting: Sitting) -> list[str]:
    return [piece.id for piece in sitting.scene.shown.zones["hand/0"].pieces]


@pytest.mark.parametrize("card", [0, 1, 2])
def test_any_card_of_the_only_group_lays_it(qtbot: QtBot, card: int) -> None:
    sitting = before(ONE)
    view, chosen = on_view(qtbot, sitting.scene), heard(sitting.scene.chosen)
    click(view, seen_part(sitting, f"hand/{card}"))
    assert chosen == [Meld("setsugetsu", 3, False)]


def test_where_several_groups_begin_they_are_offered(qtbot: QtBot) -> None:
    sitting = before(SEVERAL)
    scene = sitting.scene
    view, chosen = on_view(qtbot, scene), heard(scene.chosen)
    plain = picture_of_items(scene)
    click(view, seen_part(sitting, "hand/2"))
    assert chosen == []
    offered = [hot for key, hot in scene.arranged.hots.items() if key.startswith("choose/")]
    assert [hot.action for hot in offered] == [Meld("katyou", 4, True), Meld("katyou", 4, False)]
    assert all(scene.sceneRect().contains(hot.rect) for hot in offered)
    click(view, offered[1].rect.center())
    assert chosen == [Meld("katyou", 4, False)]
    click(view, QPointF(700, 890))  # beside it: they are put away
    scene.cancel()
    assert picture_of_items(scene) == plain


def test_the_card_on_the_robe_offers_what_begins_with_it(qtbot: QtBot) -> None:
    sitting = before(SEVERAL)
    view = on_view(qtbot, sitting.scene)
    click(view, sitting.scene.arranged.hots["top"].rect.center())
    offered = {hot.action for key, hot in sitting.scene.arranged.hots.items() if key.startswith("choose/")}
    assert offered == {Meld("katyou", 4, True), Meld("katyou", 3, True)}


def test_a_group_is_pulled_onto_the_robe(qtbot: QtBot) -> None:
    sitting = before(ONE)
    scene = sitting.scene
    view, chosen = on_view(qtbot, scene), heard(scene.chosen)
    goal = scene.arranged.hots["hand/2"].goals[0].rect
    assert goal is not None
    assert goal.contains(scene.arranged.pieces["lady"].rect)
    pull(view, seen_part(sitting, "hand/2"), goal.center(), let_go=False)
    held = hand_of(sitting)
    assert "goal/0" in scene.arranged.sheets
    assert "group" not in scene.arranged.sheets  # the ring is not seen as a red block where the cards were
    assert all(scene.arranged.pieces[piece].rect.left() < goal.right() for piece in held)
    assert chosen == []
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(goal.center()))
    assert chosen == [Meld("setsugetsu", 3, False)]
    assert "group" not in scene.arranged.sheets  # nor before the table has become another one


def test_a_group_that_could_be_several_is_asked_about_where_it_was_pulled(qtbot: QtBot) -> None:
    sitting = before(SEVERAL)
    scene = sitting.scene
    view, chosen = on_view(qtbot, scene), heard(scene.chosen)
    lay = {piece: scene.arranged.pieces[piece].centre for piece in hand_of(sitting)}
    goal = scene.arranged.hots["hand/2"].goals[0].rect
    assert goal is not None
    pull(view, seen_part(sitting, "hand/2"), goal.center())
    assert chosen == []
    assert "goal/0" not in scene.arranged.sheets
    assert {piece: scene.arranged.pieces[piece].centre for piece in lay} == lay  # meanwhile they are in the hand
    offered = {hot.action: hot for key, hot in scene.arranged.hots.items() if key.startswith("choose/")}
    assert offered.keys() == {Meld("katyou", 4, True), Meld("katyou", 4, False)}
    click(view, offered[Meld("katyou", 4, True)].rect.center())
    assert chosen == [Meld("katyou", 4, True)]


def test_a_click_on_a_coin_means_that_coin(qtbot: QtBot) -> None:
    """Of an offered card, the coin where the group goes lays it; any other coin says why it does not go there."""
    sitting = before(ONE)
    scene, game, view_of = sitting.scene, sitting.match.game, sitting.match.view(0)
    view, chosen, touched = on_view(qtbot, scene), heard(scene.chosen), heard(scene.touched)
    coins = [f"socket/setsugetsu/{socket}" for socket in range(3)]  # for three, four and five cards
    for coin in coins:
        click(view, scene.arranged.hots[coin].rect.center())
    assert chosen == [Meld("setsugetsu", 3, False)]
    assert touched == [("combination/setsugetsu", 1), ("combination/setsugetsu", 2)]
    assert {game.why_inert(view_of, *place).key for place in touched} == {"layering.no-group-of-size"}


# -- taking -------------------------------------------------------------------------------------------


def taking(least: int = 24) -> Sitting:
    sitting = sit("kimono", 4, seed=3)
    sitting.until("take", Random(3), least=least)
    sitting.show()
    sitting.scene.ask(0)
    return sitting


def test_a_card_is_pulled_from_the_market_to_its_place(qtbot: QtBot) -> None:
    sitting = taking()
    scene = sitting.scene
    view, chosen = on_view(qtbot, scene), heard(scene.chosen)
    goals = set()
    for row in range(4):
        hot = scene.arranged.hots[f"market/{row}"]
        goal = hot.goals[0].rect
        assert goal is not None
        special = sitting.match.table(0).zone(f"market/{row}").pieces[-1].face == "kimono/accessory"
        goals.add((special, goal.getRect()))
        chosen.clear()
        pull(view, hot.rect.center(), goal.center())
        assert chosen == [hot.action]
        scene.carrying.put_back()
    assert {special for special, _ in goals} == {True, False}
    assert len(goals) == 2  # an accessory goes to the lady, a fabric into the hand


def test_let_go_elsewhere_it_goes_back(qtbot: QtBot) -> None:
    sitting = taking()
    scene = sitting.scene
    view, chosen = on_view(qtbot, scene), heard(scene.chosen)
    plain = picture_of_items(scene)
    pull(view, scene.arranged.hots["market/1"].rect.center(), QPointF(900, 300))
    QTest.mouseMove(view.viewport(), QPoint(700, 895))
    QCoreApplication.processEvents()
    assert chosen == []
    assert picture_of_items(scene) == plain


def test_what_hangs_on_the_pointer_is_dropped_when_the_table_changes(qtbot: QtBot) -> None:
    sitting = taking()
    scene = sitting.scene
    view, chosen = on_view(qtbot, scene), heard(scene.chosen)
    goal = scene.arranged.hots["market/1"].goals[0].rect
    assert goal is not None
    pull(view, scene.arranged.hots["market/1"].rect.center(), goal.center(), let_go=False)
    sitting.match.undo(sitting.match.cursor - 1)
    sitting.show()
    scene.ask(None)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(goal.center()))
    assert chosen == []
    assert picture_of_items(scene) == picture_of_items(sitting.fresh())


def test_escape_puts_back_what_is_pulled(qtbot: QtBot) -> None:
    sitting = taking()
    scene = sitting.scene
    view, chosen = on_view(qtbot, scene), heard(scene.chosen)
    hot = scene.arranged.hots["market/1"]
    goal = hot.goals[0].rect
    assert goal is not None
    pull(view, hot.rect.center(), goal.center(), let_go=False)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert "goal/0" not in scene.arranged.sheets
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(goal.center()))
    assert chosen == []


# -- what is said ---------------------------------------------------------------------------------------


def test_what_is_said_covers_nothing_that_can_be_clicked(qtbot: QtBot) -> None:
    sitting = before(SEVERAL)
    scene = sitting.scene
    view = on_view(qtbot, scene)
    places = [item.hot.rect for item in scene._hots.values() if item.live]
    assert any(isinstance(item.hot.action, Keep) for item in scene._hots.values())
    for size in ((1440, 900), (1024, 640)):
        scene.resize_to(*size)
        places = [item.hot.rect for item in scene._hots.values() if item.live]
        for x in range(20, size[0], 60):
            for y in range(20, size[1], 60):
                scene.clicked_at = QPointF(x, y)
                scene.talk.tell("A group is always taken from the right end of the hand, without a gap.", why=True)
                said = scene.talk.bubble.sceneBoundingRect()
                assert scene.sceneRect().contains(said)
                assert not any(said.intersects(place) for place in places), (x, y)
    assert view.isVisible()
