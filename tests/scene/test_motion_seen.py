"""How pieces go: from where they come, above the others, one after the other, turned over on their way."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from kasane_desktop.core.fact import ROUND
from kasane_desktop.core.game import CHANCE
from kasane_desktop.games.layering.rules.actions import Meld
from kasane_desktop.scene.arrangement import Flight, Spot
from kasane_desktop.scene.flights import Traffic
from kasane_desktop.scene.kit import Motion, PieceItem
from kasane_desktop.scene.kit.shadows import stepped
from tests.scene.tables import Sitting, sit


class Way(NamedTuple):
    """A piece that has set out, as it looked then."""

    face: str
    turns_into: str
    start: QPointF
    middle: QPointF
    delay: int
    scale: float
    opacity: float
    item: PieceItem


@pytest.fixture
def ways(monkeypatch: pytest.MonkeyPatch) -> list[Way]:
    found: list[Way] = []
    play: Callable[..., None] = Motion.play

    def watched(motion: Motion, item: Any, *steps: Any, **how: Any) -> None:
        if isinstance(item, PieceItem):
            turned = str(item.next_face or "")
            start, delay = QPointF(item.pos()), how.get("delay", 0)
            found.append(Way(str(item.face), turned, start, item.centre, delay, item.scale(), item.opacity(), item))
        play(motion, item, *steps, **how)

    monkeypatch.setattr(Motion, "play", watched)
    return found


def dealt(game: str, seats: int, ways: list[Way]) -> Sitting:
    """A table before the first market, and then with it."""
    sitting = sit(game, seats, seed=3, speed=1.0)
    sitting.match.deal()  # the lot
    sitting.show()
    ways.clear()
    sitting.match.deal()
    sitting.show()
    return sitting


def test_cards_are_dealt_from_the_deck_face_down_one_after_the_other(qtbot: QtBot, ways: list[Way]) -> None:
    sitting = dealt("kasane", 3, ways)
    deck = sitting.scene.arranged.pieces["deck/0"]
    coming = [way for way in ways if way.turns_into]
    assert len(coming) == 15
    assert {way.face for way in coming} == {"cards/kasane-back"}
    assert all(way.turns_into.startswith("cards/kasane-") for way in coming)
    assert {(way.start.x(), way.start.y()) for way in coming} == {(deck.x, deck.y)}
    assert sorted(way.delay for way in coming) == list(range(0, 35 * 15, 35))
    sitting.scene.finish()


def test_what_flies_is_above_all_that_lies(qtbot: QtBot, ways: list[Way]) -> None:
    sitting = dealt("kasane", 3, ways)
    flying = {way.item for way in ways if way.turns_into}
    lying = [item for item in sitting.scene._pieces.values() if item not in flying]
    assert min(item.zValue() for item in flying) > max(item.zValue() for item in lying)
    sheets = [item.zValue() for key, item in sitting.scene._sheets.items() if key != "flag"]
    assert min(item.zValue() for item in flying) > max(sheets)
    sitting.scene.finish()


def test_the_cards_of_a_group_follow_each_other_and_then_the_marker_drops(qtbot: QtBot, ways: list[Way]) -> None:
    for seed in range(20):
        sitting, rng = sit("kimono", 2, seed=seed, speed=1.0), Random(seed)
        while sitting.match.to_act():
            seat = sitting.match.to_act()[0]
            groups = [one for one in sitting.match.actions(seat) if isinstance(one, Meld) and one.k > 1]
            if groups and seat == 0:
                break
            sitting.go_on(rng, keen=0.0)
        if not sitting.match.to_act():
            continue
        sitting.show()
        ways.clear()
        sitting.match.play(0, groups[0])
        sitting.show()
        dropping = [way for way in ways if way.scale > 1.2 and way.opacity == 0]
        assert len(dropping) == 1
        moved = [way for way in ways if way not in dropping and way.opacity == 1]
        assert len({way.delay for way in moved}) >= groups[0].k > 1
        assert dropping[0].delay > max(way.delay for way in moved)
        sitting.scene.finish()
        return
    raise AssertionError("no group came")


def test_a_bid_comes_from_the_seat_that_makes_it(qtbot: QtBot, ways: list[Way]) -> None:
    sitting = sit("rainbow", 4, seed=3, speed=1.0)
    match = sitting.match
    while match.to_act()[0] <= 0:
        if not match.deal():
            match.play(0, match.actions(0)[0])
    seat = match.to_act()[0]
    sitting.show()
    ways.clear()
    match.play(seat, match.actions(seat)[0])
    sitting.show()
    (way,) = [way for way in ways if "card-" in way.turns_into]
    plate = sitting.scene.arranged.sheets[f"plate/{seat}"]
    size = plate.picture.pixmap.deviceIndependentSize()
    assert plate.x < way.middle.x() < plate.x + size.width()
    assert plate.y < way.middle.y() < plate.y + size.height()
    sitting.scene.finish()


def test_what_is_on_its_way_is_another_picture_in_every_frame(qtbot: QtBot, ways: list[Way]) -> None:
    """From its lift until it lies: a frame in which nothing changes is one that is missing."""
    sitting = dealt("kasane", 3, ways)
    way = sitting.scene._traffic._ways._ways[0]
    item = way.item
    assert isinstance(item, PieceItem)
    way.clock.pause()
    pictures = []
    for ms in range(0, way.clock.totalDuration(), 16):
        way.clock.setCurrentTime(ms)
        pictures.append((item.x(), item.y(), item.scale(), item.turn, item.opacity(), stepped(item.height())))
    assert len(pictures) > 30
    assert [one for one, after in pairwise(pictures) if one == after] == []
    sitting.scene.finish()


@pytest.fixture
def flights(monkeypatch: pytest.MonkeyPatch) -> list[Flight]:
    """The pieces that were sent on their way last."""
    found: list[Flight] = []
    send = Traffic.send

    def watched(traffic: Traffic, sent: list[Flight], *how: Any) -> None:
        found[:] = sent
        send(traffic, sent, *how)

    monkeypatch.setattr(Traffic, "send", watched)
    return found


def test_masks_come_from_the_deck_and_go_back_to_their_stack_and_lost_tokens_leave(
    qtbot: QtBot, flights: list[Flight]
) -> None:
    sitting, rng, opened = sit("kabuki", 3, seed=3, speed=1.0), Random(1), 0
    sitting.show()
    while opened < 2:
        open_stack = {flight.piece: flight.start for flight in flights if flight.piece.startswith("check/")}
        flights.clear()
        turned_up = sitting.match.to_act() == (CHANCE,)
        sitting.go_on(rng)
        sitting.show()
        for flight in flights:
            where = flight.start if flight.new else flight.goal
            if flight.piece.startswith("check/") and flight.gone:
                opened += 1
                assert (where.x, where.y) == (open_stack[flight.piece].x, open_stack[flight.piece].y)
            elif turned_up and flight.new:
                deck = sitting.scene.arranged.sheets["deck"]
                assert flight.style == "fly"
                assert abs(where.x - deck.x) + abs(where.y - deck.y) < 2 * where.outline.w
            elif flight.gone and "token" in flight.goal.face:
                assert where.y > sitting.scene.height()
        sitting.scene.finish()
    while sitting.match.table(0).facts[ROUND] < 2:
        flights.clear()
        sitting.go_on(rng)
        sitting.show()
        sitting.scene.finish()
    shuffled = [flight for flight in flights if flight.gone and flight.piece.startswith("mask/")]
    deck = sitting.scene.arranged.sheets["deck"]
    assert shuffled
    assert all(abs(one.goal.x - deck.x) + abs(one.goal.y - deck.y) < 2 * one.goal.outline.w for one in shuffled)


def test_what_is_laid_in_kaleido_comes_from_the_plate_of_its_owner_and_returns_there(
    qtbot: QtBot, flights: list[Flight]
) -> None:
    sitting, rng = sit("kaleido", 3, seed=3, speed=1.0), Random(1)
    sitting.show()
    laid = 0

    def assert_on_plate(seat: int, spot: Spot) -> None:
        plate = sitting.scene.arranged.sheets[f"seat/{seat}"]
        size = plate.picture.pixmap.deviceIndependentSize()
        assert plate.x < spot.x < plate.x + size.width()
        assert plate.y < spot.y < plate.y + size.height()

    for _ in range(9):
        sitting.go_on(rng)
        flights.clear()
        sitting.show()
        for flight in (flight for flight in flights if flight.new):
            assert flight.style == "fly"
            assert_on_plate(sitting.match.steps[-1].seat, flight.start)
            laid += 1
        assert {flight.style for flight in flights if not flight.new} <= {"slide"}  # what lay there
        sitting.scene.finish()
    assert laid > 5
    last = sitting.match.steps[-1]
    sitting.match.undo(sitting.match.cursor - 1)
    sitting.show()
    (back,) = (flight for flight in flights if flight.gone)
    assert back.style == "fly"
    assert_on_plate(last.seat, back.goal)
    sitting.scene.finish()


def test_cards_of_the_market_that_go_are_shuffled_into_the_deck(qtbot: QtBot, flights: list[Flight]) -> None:
    sitting, rng = sit("kasane", 3, seed=3, speed=0.0), Random(1)
    while sitting.match.table(0).facts[ROUND] < 2:
        sitting.show()
        flights.clear()
        sitting.scene.set_speed(1.0)
        sitting.go_on(rng)
        sitting.show()
    going = [flight for flight in flights if flight.gone]
    deck = sitting.scene.arranged.pieces["deck/0"]
    assert going
    assert {(flight.style, flight.goal.x, flight.goal.y) for flight in going} == {("fly", deck.x, deck.y)}
    sitting.scene.finish()
