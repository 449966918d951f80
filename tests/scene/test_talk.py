"""What is said at a table: one thing at a time, heard as well as seen, and no longer than it is meant."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from kasane_desktop.core.game import Action
from tests.scene.tables import Sitting, sit


@pytest.fixture
def sitting(qtbot: QtBot) -> Sitting:
    sitting = sit("kasane", 3, seed=2)
    sitting.until("take", Random(2), least=20)
    sitting.show()
    sitting.scene.ask(0)
    return sitting


@pytest.fixture
def said(sitting: Sitting) -> list[str]:
    said: list[str] = []
    sitting.scene.spoken.connect(said.append)
    return said


def advise(sitting: Sitting) -> Action:
    action = sitting.match.actions(0)[0]
    sitting.scene.talk.advise(action, "Take that one.")
    assert sitting.scene.talk.advice == (action, sitting.scene.place_of(action))
    return action


def test_advice_is_shown_where_it_is_done_and_said(sitting: Sitting, said: list[str]) -> None:
    action = advise(sitting)
    assert (sitting.scene.talk.told, said) == ("Take that one.", ["Take that one."])
    assert sitting.scene.pointed == sitting.scene.place_of(action) != ""


def test_advice_can_be_followed_once(sitting: Sitting) -> None:
    chosen: list[Action] = []
    sitting.scene.chosen.connect(chosen.append)
    action = advise(sitting)
    assert sitting.scene.talk.follow_advice()
    assert not sitting.scene.talk.follow_advice()
    assert chosen == [action]
    assert sitting.scene.talk.told == ""


def test_advice_is_not_followed_when_nobody_is_asked(sitting: Sitting) -> None:
    advise(sitting)
    sitting.scene.asked = None
    assert not sitting.scene.talk.follow_advice()


def test_advice_stays_while_its_own_place_is_pointed_at_and_goes_with_another(sitting: Sitting) -> None:
    scene, action = sitting.scene, advise(sitting)
    place = scene.place_of(action)
    scene.point_at("")
    scene.point_at(place)
    assert scene.talk.told == "Take that one."
    scene.point_at(next(key for key, hot in scene.arranged.hots.items() if hot.action and key != place))
    assert (scene.talk.told, scene.talk.advice) == ("", None)


def test_when_the_table_changes_nothing_is_said_any_more(sitting: Sitting) -> None:
    advise(sitting)
    sitting.match.play(0, sitting.match.actions(0)[-1])
    sitting.show()
    assert (sitting.scene.talk.told, sitting.scene.talk.advice) == ("", None)


@pytest.mark.parametrize("how", ["tell", "ponder", "remark", "beside"])
def test_whatever_is_said_takes_the_place_of_advice(sitting: Sitting, said: list[str], how: str) -> None:
    talk = sitting.scene.talk
    advise(sitting)
    if how == "beside":
        talk.say_beside(QRectF(100, 100, 40, 40), ("This is a coin.", "It is free."))
    else:
        getattr(talk, how)("Something else.")
    assert talk.advice is None
    assert not talk.follow_advice()
    assert talk.told == ("This is a coin.\nIt is free." if how == "beside" else "Something else.")
    heard = {"beside": ["This is a coin. It is free."], "remark": []}.get(how, ["Something else."])
    assert said[1:] == heard  # who remarks something has it announced elsewhere


def test_what_hangs_on_the_pointer_goes_back_when_something_is_refused(sitting: Sitting) -> None:
    scene = sitting.scene
    key = next(key for key, hot in scene.arranged.hots.items() if hot.carries)
    piece = scene.arranged.hots[key].carries[0]
    lay = scene.arranged.pieces[piece].centre
    scene.clicked_at = lay
    scene.carrying.press()
    scene.carrying.pull(key, lay + QPointF(60, -60))
    assert scene.carrying.key == key
    assert scene.arranged.pieces[piece].centre != lay
    scene.talk.tell("That cannot be.")
    assert scene.carrying.key == ""
    assert (scene.arranged.pieces[piece].centre - lay).manhattanLength() < 2


def test_what_is_said_stays_the_longer_the_more_there_is_to_read_and_until_something_else_for_who_listens(
    sitting: Sitting,
) -> None:
    bubble, stays = sitting.scene.talk.bubble, list[int]()
    for text in ("Only the end of a row. " * 4, "Only the end of a row. " * 8):
        sitting.scene.talk.tell(text)
        assert bubble._timer.isActive()
        stays.append(bubble._timer.interval())
    assert stays[1] == 2 * stays[0]
    QAccessible.setActive(True)
    try:
        sitting.scene.talk.tell("Only the end of a row.")
        assert not bubble._timer.isActive()
    finally:
        QAccessible.setActive(False)
