"""A call in Kabuki: the open stack, what nobody may see again, and the ring that runs out."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QLocale, QPointF, Qt
from pytestqt.qtbot import QtBot

from kasane_desktop.games.kabuki.rules import fact
from kasane_desktop.games.kabuki.rules.actions import Pass, Stop
from kasane_desktop.games.kabuki.rules.texts import TEXTS
from kasane_desktop.games.kabuki.stage import seats
from kasane_desktop.games.kabuki.stage.check import numeral
from kasane_desktop.games.kabuki.stage.ring import head_face
from kasane_desktop.games.kabuki.stage.scene import LOOK, KabukiScene
from kasane_desktop.match.match import Pace, Step
from kasane_desktop.match.record import dump_record, parse_record
from kasane_desktop.scene.calling import Calling
from kasane_desktop.scene.kit import Look, Picture, PieceItem
from tests.scene.items import picture_of_items
from tests.scene.kabuki_stage import (
    NAMES,
    SMALL,
    Sitting,
    heard,
    offered,
    opened,
    press,
    window_of,
)
from tests.scene.views import click, on_view

# -- a call -------------------------------------------------------------------------------------------


def test_a_call_opens_the_stack_until_someone_goes_on(qtbot: QtBot) -> None:
    sitting, rng = Sitting(3, [0, 1], seed=4), Random(4)
    sitting.until(rng, lambda: opened(sitting)() and sitting.phase == "turn-up", 0.3)
    scene, check = sitting.scene, sitting.scene.shown.zones["check"]
    assert scene._overlays == ["check"]
    assert not scene.resting
    faces = [spot.face for spot in sorted(scene.arranged.pieces.values(), key=lambda s: s.x) if spot.z >= 350]
    assert faces == [piece.face for piece in check.pieces]  # bottom to top, left to right
    rested = heard(scene.rested)
    for key in (Qt.Key.Key_A, Qt.Key.Key_L, Qt.Key.Key_Tab):
        press(scene, key)  # who calls too late must not hide the verdict
        assert scene._overlays == ["check"]
    press(scene, Qt.Key.Key_Space)
    assert not scene._overlays
    assert rested == [()]
    assert not any(key.startswith("check/") for key in scene.arranged.pieces)


def test_tokens_are_counted_when_they_are_there(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    written: dict[str, str] = {}
    face = seats.plate_face

    def watched(*given: Any) -> Any:
        written[given[4][1]] = given[4][3]
        return face(*given)

    def tokens() -> dict[str, str]:
        held = sitting.match.table(0).seats
        return {name: str(facts[fact.TOKENS]) for name, facts in zip(NAMES, held, strict=False)}

    monkeypatch.setattr(seats, "plate_face", watched)
    sitting, rng = Sitting(3, [0, 1], seed=4, speed=1.0), Random(4)
    sitting.until(rng, lambda: sitting.phase == "window" and len(sitting.match.to_act()) > 1, 0)
    sitting.scene.finish()
    before = tokens()
    called_in_the_window(sitting, rng, Pace(500, None))
    sitting.scene.lay_out()
    assert sitting.scene.moving
    assert tokens() != before == written
    sitting.scene.finish()
    sitting.scene.lay_out()
    assert written == tokens()


def called_in_the_window(sitting: Sitting, rng: Random, pace: Pace) -> Step:
    """Somebody calls, and all is told in the order in which the conductor tells it."""
    sitting.until(rng, lambda: sitting.phase == "window" and len(sitting.match.to_act()) > 1, 0)
    sitting.ask()
    step = Step(sitting.match.to_act()[0], Stop(), pace)
    sitting.match.play(step.seat, step.action, step.pace)
    sitting.scene.offer(Calling({}, 4.0, 2.0, called=step))
    sitting.show()
    sitting.scene.offer(Calling({}, 4.0, 2.0))
    sitting.scene.offer(None)
    return step


def test_it_is_told_how_fast_the_caller_was_and_how_late_the_next(qtbot: QtBot) -> None:
    sitting, rng = Sitting(3, [0, 1], seed=4), Random(4)
    step = called_in_the_window(sitting, rng, Pace(1130, 240))
    sheets = sitting.scene.arranged.sheets
    assert "called first, 1.1 s" in sheets[f"seat/{step.seat}/words"].name
    assert "the next call came 0.24 s later" in sheets["verdict"].name
    log = [str(sitting.log.data(sitting.log.index(row, 0))) for row in range(sitting.log.rowCount())]
    told = f"{NAMES[step.seat]} was first, after 1.13 s; the next call came 0.24 s later."
    assert told in log
    sitting.scene._go_on()
    step = called_in_the_window(sitting, rng, Pace(900))
    assert "called first, 0.9 s" in sitting.scene.arranged.sheets[f"seat/{step.seat}/words"].name
    assert "later" not in sitting.scene.arranged.sheets["verdict"].name


def test_the_more_masks_lie_open_the_longer_they_are_seen(qtbot: QtBot) -> None:
    times: dict[int, int] = {}
    for seed in range(6):
        sitting, rng = Sitting(3, [0, 1], seed=seed, size=SMALL), Random(seed)
        while sitting.match.to_act():
            sitting.step(rng, 0.06)
            if sitting.scene._overlays[:1] == ["check"]:
                masks = len(sitting.scene.shown.zones["check"].pieces)
                times[masks] = sitting.scene._hold.interval()
    assert [times[masks] for masks in sorted(times)] == sorted(times.values())
    assert all(time == LOOK["check"] for masks, time in times.items() if masks <= 4)
    assert max(times) > 8
    assert times[max(times)] >= LOOK["check"] + 1200


def test_nothing_tells_who_has_passed_while_others_may_call(qtbot: QtBot) -> None:
    """Also where a match of an earlier version goes on, in which passes stood in the open window."""
    sitting, rng = Sitting(4, [0, 1], seed=4), Random(4)
    sitting.until(rng, lambda: sitting.phase == "window" and len(sitting.match.to_act()) == 3, 0)
    sitting.ask()
    before = {key: sheet.name for key, sheet in sitting.scene.arranged.sheets.items() if key.startswith("seat/")}
    computer = next(seat for seat in sitting.match.to_act() if seat > 1)
    sitting.match.play(computer, Pass())
    sitting.show()
    sitting.ask()
    after = {key: sheet.name for key, sheet in sitting.scene.arranged.sheets.items() if key.startswith("seat/")}
    assert after == before
    sitting.scene.offer(None)  # the past may be looked at as it was
    assert "passed" in sitting.scene.arranged.sheets[f"seat/{computer}/words"].name


def test_where_no_pair_can_be_it_says_so(qtbot: QtBot) -> None:
    sitting, rng = Sitting(3, [0, 1], seed=4), Random(4)
    said = {}
    for _ in range(200):
        sitting.step(rng, 0)
        if sitting.phase == "window":
            facts = sitting.match.table(0).facts
            first = sitting.match.table(0).zone(f"stack/{facts[fact.LAID_STACK]}").facts[fact.COUNT] == 1
            said[first] = sitting.scene.arranged.sheets["words"].name
    assert "It is the first mask there." in said[True]
    assert "below" not in said[True]
    assert "Is there one like it below?" in said[False]


def test_it_is_covered_again_by_itself(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LOOK, "check", 5)
    sitting, rng = Sitting(3, [0, 1], seed=4), Random(4)
    sitting.until(rng, lambda: opened(sitting)() and sitting.phase == "turn-up", 0.3)
    with qtbot.waitSignal(sitting.scene.rested):
        pass
    assert sitting.scene.resting


def test_the_first_click_brings_the_masks_there_and_the_second_covers_them(qtbot: QtBot) -> None:
    sitting, rng = Sitting(3, [0, 1], seed=4, speed=1.0), Random(4)
    view = on_view(qtbot, sitting.scene)
    sitting.until(rng, lambda: opened(sitting)() and sitting.phase == "turn-up", 0.3)
    assert sitting.scene.moving
    click(view, QPointF(720, 80))
    assert sitting.scene._overlays == ["check"]
    click(view, QPointF(720, 80))
    assert sitting.scene._overlays == []


def test_the_same_table_shown_again_changes_nothing(qtbot: QtBot) -> None:
    sitting, rng = Sitting(3, [0, 1], seed=4), Random(4)
    sitting.until(rng, lambda: opened(sitting)() and sitting.phase == "turn-up", 0.3)
    before = picture_of_items(sitting.scene)
    sitting.show()  # as after a change of preferences
    assert sitting.scene._overlays == ["check"]
    assert sitting.scene._hold.isActive()
    assert picture_of_items(sitting.scene) == before


def test_who_waits_for_an_open_stack_is_told_when_the_match_goes_on_without(qtbot: QtBot) -> None:
    sitting, rng = Sitting(3, [0, 1], seed=4), Random(4)
    sitting.until(rng, lambda: opened(sitting)() and sitting.phase == "turn-up", 0.3)
    rested = heard(sitting.scene.rested)
    sitting.match.deal()
    sitting.show()
    assert rested == [()]


def test_the_last_call_of_a_match_is_shown_too(qtbot: QtBot) -> None:
    for seed in range(20):
        sitting, rng = Sitting(3, [0], seed=seed, size=SMALL), Random(seed)
        while sitting.match.to_act():
            sitting.step(rng, 0.8)
        if opened(sitting)():
            assert sitting.scene._overlays == ["check"]
            return
    raise AssertionError("no match ended by a call")


def test_between_two_rounds_it_is_told_why_and_who_begins(qtbot: QtBot) -> None:
    sitting, rng = Sitting(3, [0], seed=4), Random(4)
    sitting.until(rng, lambda: sitting.phase == "deal" and sitting.match.cursor > 5, 0.4)
    scene, facts = sitting.scene, sitting.match.table(0).facts
    while scene._overlays[0] != "interval":
        scene._go_on()
    told = scene.arranged.sheets["interval/words"].name
    by = facts[fact.ENDED_BY]
    who = NAMES[by]
    assert who in told
    assert TEXTS[str(facts[fact.ENDING])].format(player=who, round=1) in told
    assert TEXTS["kabuki.begins"].format(player=who, round=2) in told
    assert sitting.match.table(0).seats[by][fact.FIRST] == 1
    scene._go_on()
    assert scene.resting


@pytest.mark.parametrize(
    ("number", "written"), [(1, "一"), (10, "十"), (11, "十一"), (20, "二十"), (50, "五十"), (37, "三十七")]
)
def test_places_are_numbered_as_it_is_written(number: int, written: str) -> None:
    assert numeral(number) == written


# -- nobody looks below a mask ------------------------------------------------------------------------


def all_texts(scene: KabukiScene) -> Iterator[str]:
    for item in scene.items():
        yield str(getattr(item, "accessible_name", ""))
        yield item.toolTip()


MASK_NAMES = {TEXTS[f"kabuki.mask-{kind}"]: f"kabuki/mask-{kind}" for kind in range(10)}


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_nothing_in_the_scene_tells_what_is_covered(qtbot: QtBot, seats: int) -> None:
    sitting, rng = Sitting(seats, [0], seed=seats, size=SMALL), Random(seats)
    while sitting.match.to_act():
        sitting.step(rng, stops=0.6)
        if rng.random() < 0.6:
            continue
        sitting.ask()
        seen = {
            piece.face
            for zone in sitting.match.table(0).zones
            if zone.kind in ("stack", "up") or (zone.kind == "check" and sitting.scene._overlays[:1] == ["check"])
            for piece in zone.pieces
        }
        faces = {str(item.face) for item in sitting.scene.items() if isinstance(item, PieceItem)}
        assert {face for face in faces if "mask" in face} <= seen
        told = "\n".join(all_texts(sitting.scene))
        assert {face for name, face in MASK_NAMES.items() if name in told} <= seen
        log = "\n".join(str(sitting.log.data(sitting.log.index(row, 0))) for row in range(sitting.log.rowCount()))
        assert not any(name in log for name in MASK_NAMES)


def test_a_stack_is_open_only_for_who_was_there_when_it_was_called(qtbot: QtBot) -> None:
    sitting, rng = Sitting(3, [0], seed=4), Random(4)
    sitting.until(rng, lambda: opened(sitting)() and len(sitting.match.table(0).zone("check").pieces) > 2, 0.3)
    again = Sitting(3, [0])
    again.sit(parse_record(dump_record(sitting.match).encode()), 0.0)
    with sitting.fresh() as fresh:
        for scene in (again.scene, fresh):
            assert scene._overlays == []
            assert not any(key.startswith("check/") for key in scene._pieces)
    again.scene.resize_to(1024, 640)
    assert not any(key.startswith("check/") for key in again.scene._pieces)


# -- the ring -----------------------------------------------------------------------------------------


def test_the_ring_runs_while_time_runs(qtbot: QtBot) -> None:
    sitting, rng = Sitting(3, [0, 1], seed=4), Random(4)
    sitting.until(rng, window_of(sitting, 1), 0)
    ring, acting = sitting.scene._ring, {1: sitting.match.actions(1)}

    def left() -> float | None:
        return ring.left

    def offer(calling: Calling | None) -> None:
        sitting.scene.offer(calling)
        sitting.scene.lay_out()

    offer(Calling(acting, 4.0, 3.0))
    assert ring._timer.isActive()
    turned = ring._halves[0].rotation()
    qtbot.waitUntil(lambda: ring._halves[0].rotation() < turned)
    offer(Calling(acting, 4.0, 2.0, running=False))
    assert not ring._timer.isActive()
    assert left() == 2.0
    assert offered(sitting.scene) == []  # nobody can call while time stands still
    offer(Calling(acting, None, None))
    assert not ring._timer.isActive()
    assert left() is None
    assert (ring._halves[1].rotation(), ring._halves[0].rotation()) == (0, 0)
    offer(None)
    assert not ring._timer.isActive()


def test_seconds_are_written_as_the_language_does(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def face(look: Look, text: str) -> Picture:
        seen.append(text)
        return head_face(look, text)

    monkeypatch.setattr("kasane_desktop.games.kabuki.stage.ring.head_face", face)
    usual = QLocale()
    QLocale.setDefault(QLocale("fr"))
    try:
        sitting, rng = Sitting(3, [0, 1], seed=4), Random(4)
        sitting.until(rng, window_of(sitting, 1), 0)
        sitting.scene.offer(Calling({1: sitting.match.actions(1)}, 4.0, 3.0, running=False))
        sitting.scene.lay_out()
    finally:
        QLocale.setDefault(usual)
    assert seen[-1] == "3,0"
