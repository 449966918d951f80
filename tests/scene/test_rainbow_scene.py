"""Rainbow on the table: bids built by hand, prizes chosen, nothing shown that is not one's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsView
from pytestqt.qtbot import QtBot

from kasane_desktop.core.game import Action
from kasane_desktop.games.rainbow.rules import fact
from kasane_desktop.games.rainbow.rules.actions import Bid, Prize
from kasane_desktop.games.rainbow.rules.cards import from_counts, spread
from kasane_desktop.games.rainbow.rules.game import GAME
from kasane_desktop.games.rainbow.rules.view import View
from kasane_desktop.games.rainbow.stage.grid import Grid, grid_for
from kasane_desktop.games.rainbow.stage.panel import improvement
from kasane_desktop.games.rainbow.stage.scene import RainbowScene
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.match.speech import source_text
from kasane_desktop.models.log_model import LogModel
from kasane_desktop.models.seats_model import SeatsModel
from kasane_desktop.models.table_model import TableModel
from tests.scene import views
from tests.scene.items import picture_of_items
from tests.scene.tables import Sitting
from tests.scene.views import click

COUNTS = GAME.counts
NAMES = ("Aya", "Ben", "Chiyo", "Dora", "Emil", "Fumi")
SIZES = ((1024, 640), (1440, 900), (1920, 1080), (3840, 2160), (1000, 1000), (1280, 1024), (2560, 1080), (900, 1200))


def sit(seats: int, seed: int = 0, speed: float = 0) -> Sitting:
    match = Match(GAME, [Sitter(name) for name in NAMES[:seats]], {}, seed)
    table, seats_model, log = TableModel(), SeatsModel(), LogModel(source_text)
    seats_model.seat(match.sitters)
    log.open(match)
    scene = RainbowScene(table, seats_model, log)
    scene.set_speed(speed)
    scene.resize_to(1440, 900)
    return Sitting(match, table, seats_model, log, scene)


def seen_by(sitting: Sitting, seat: int) -> View:
    view = sitting.match.view(seat)
    assert isinstance(view, View)
    return view


def show(sitting: Sitting, viewer: int = 0) -> RainbowScene:
    """The table as `viewer` sees it, asked if it is their turn."""
    scene = sitting.scene
    assert isinstance(scene, RainbowScene)
    sitting.show(viewer)
    scene.ask(None)
    scene.look_from(viewer)
    if viewer in sitting.match.to_act():
        scene.ask(viewer)
    return scene


def until(sitting: Sitting, phase: str, round_: int = 1, seed: int = 0) -> RainbowScene:
    """Seat 0 has to bid or to choose, from a round on; it must come to that."""
    rng = Random(seed)
    while sitting.match.to_act():
        view = seen_by(sitting, 0)
        if view.phase == phase and view.acting == (0,) and view.round >= round_:
            return show(sitting)
        sitting.go_on(rng)
    raise AssertionError(f"no {phase} came")


def steps(sitting: Sitting, seed: int) -> Iterator[None]:
    """A whole random match, step by step."""
    rng = Random(seed)
    while sitting.match.to_act():
        sitting.go_on(rng)
        yield


def assert_as_fresh(sitting: Sitting) -> None:
    fresh = sitting.fresh()
    as_fresh = picture_of_items(fresh)
    shiboken6.delete(fresh)
    assert picture_of_items(sitting.scene) == as_fresh


def offered(scene: RainbowScene) -> set[Action]:
    return {item.hot.action for item in scene._hots.values() if item.live and item.hot.action is not None}


def heard(signal: Any) -> list[Any]:
    got: list[Any] = []
    signal.connect(lambda *args: got.append(args[0] if len(args) == 1 else args))
    return got


@pytest.fixture
def on_view(qtbot: QtBot) -> Callable[[RainbowScene], QGraphicsView]:
    return partial(views.on_view, qtbot)


def place(scene: RainbowScene, key: str) -> QPointF:
    """Where a place can be clicked: of a card in the hand only its left part is sure to be seen."""
    item = scene._hots[key]
    w, h = item.size().width(), item.size().height()
    return item.mapToScene(QPointF(0.12 * w if key.startswith("hand/") else 0.5 * w, 0.5 * h))


def press(view: QGraphicsView, scene: RainbowScene, key: str) -> None:
    click(view, place(scene, key))


def cards_of(scene: RainbowScene, *values: int) -> list[str]:
    """Places of cards in the hand with these values."""
    left, keys = dict(scene._choice.hand), []
    for value in values:
        card = next(card for card, held in left.items() if held == value)
        del left[card]
        keys.append(f"hand/{card}")
    return keys


# -- it follows the models ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", COUNTS)
def test_every_table_of_a_match_looks_as_if_built_fresh(qtbot: QtBot, seats: int) -> None:
    sitting = sit(seats, seed=seats)
    for _ in steps(sitting, seats):
        show(sitting)
        if sitting.match.cursor % 11 == 0 or not sitting.match.to_act():
            assert_as_fresh(sitting)


@pytest.mark.parametrize("seats", COUNTS)
def test_from_any_table_to_any_other(qtbot: QtBot, seats: int) -> None:
    """With movement on, broken off at any moment, seen by anyone, in any light and size."""
    sitting, rng = sit(seats, seed=1, speed=1.0), Random(1)
    for _ in steps(sitting, 1):
        pass
    for turn in range(12):
        sitting.scene.look_from(rng.randrange(seats))
        sitting.show(sitting.scene.viewer, rng.randrange(sitting.match.cursor + 1))
        if turn % 4 == 3:
            sitting.scene.resize_to(*rng.choice(SIZES[:3]), 1.0)
            sitting.scene.set_dark(rng.random() < 0.5)
        if turn % 2:
            sitting.scene.finish()
            assert_as_fresh(sitting)


def test_what_was_bid_becomes_the_prizes(qtbot: QtBot) -> None:
    """The same items go from the hand to the bid and from there to the mat."""
    sitting = sit(4, seed=3)
    scene = until(sitting, "bid", round_=2)
    hand = {card: scene._pieces[card] for card in scene._choice.hand}
    bid = sitting.match.actions(0)[-1]
    sitting.match.play(0, bid)
    scene = show(sitting)
    laid = zone_ids(sitting, "bid/0")
    assert laid
    assert all(scene._pieces[card] is hand[card] for card in laid)
    rng, round_ = Random(3), seen_by(sitting, 0).round
    while seen_by(sitting, 0).phase == "bid":
        sitting.go_on(rng)
    show(sitting)
    bids = {card for seat in range(4) for card in zone_ids(sitting, f"bid/{seat}")}
    while seen_by(sitting, 0).round == round_:
        sitting.go_on(rng)
    show(sitting)
    assert set(zone_ids(sitting, "prizes")) == bids
    assert set(laid) <= scene._pieces.keys()


def zone_ids(sitting: Sitting, zone: str) -> list[str]:
    return [piece.id for piece in sitting.scene.shown.zones[zone].pieces]


def test_a_prize_goes_to_who_took_it(qtbot: QtBot) -> None:
    sitting, rng, seen = sit(5, seed=5), Random(5), 0
    while sitting.match.to_act():
        before = show(sitting).arranged.pieces
        prizes = set(zone_ids(sitting, "prizes"))
        sitting.go_on(rng)
        step, scene = sitting.match.steps[-1], sitting.scene
        sitting.show()
        if not isinstance(step.action, Prize):
            continue
        gone = [card for card in prizes if card not in scene.arranged.pieces]
        goals = [scene.go_to(card, before[card]) for card in gone]
        plate = scene.arranged.sheets["you/plate" if step.seat == 0 else f"plate/{step.seat}"]
        size = plate.picture.pixmap.deviceIndependentSize()
        at_home = [g for g in goals if g and QRectF(QPointF(plate.x, plate.y), size).contains(g.centre)]
        assert len(at_home) == step.action.number
        assert all(goal is not None and goal.x < 0 for goal in goals if goal not in at_home)
        seen += 1
    assert seen > 10


# -- bids ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", COUNTS)
def test_what_can_be_done_is_what_may_be_done(qtbot: QtBot, seats: int) -> None:
    """A prize can be clicked; every bid can be built, and nothing else."""
    sitting, phases, rng = sit(seats, seed=7), Counter[str](), Random(7)
    for _ in steps(sitting, 7):
        view = seen_by(sitting, 0)
        if not view.actions and sitting.match.cursor % 6:
            continue
        scene = show(sitting)
        phases[view.phase] += bool(view.actions)
        if view.phase == "bid" and view.actions:
            assert offered(scene) == set()
            for bid in rng.sample(view.actions, min(3, len(view.actions))):
                assert isinstance(bid, Bid)
                scene._choice.clear()
                for value in bid.cards:
                    scene._choice.press(value)
                scene.refresh()
                assert offered(scene) == {bid}
        else:
            assert offered(scene) == set(view.actions)
    assert phases["bid"] > 2
    assert phases["choose"] > 2


def test_a_bid_by_mouse(on_view: Callable[..., QGraphicsView]) -> None:
    sitting = sit(5, seed=4)
    scene = until(sitting, "bid", round_=2)
    view, chosen = on_view(scene), heard(scene.chosen)
    bid = max((a for a in sitting.match.actions(0) if isinstance(a, Bid)), key=lambda b: len(b.cards))
    for key in cards_of(scene, *bid.cards):
        if key.partition("/")[2] not in scene._choice.picked:
            press(view, scene, key)
    raised = [spot for spot in scene.arranged.pieces.values() if spot.ring == "pick"]
    assert len(raised) == len(bid.cards)
    assert "ribbon/yours" in scene.arranged.sheets
    keys = cards_of(scene, *bid.cards)
    press(view, scene, keys[-1])
    assert f"hand/{next(iter(scene._choice.picked))}" in keys[:-1]
    assert len(scene._choice.picked) == len(keys) - 1
    press(view, scene, keys[-1])
    assert len(scene._choice.picked) == len(keys)
    press(view, scene, "clear")
    assert not scene._choice.picked
    for key in reversed(keys):
        press(view, scene, key)
    press(view, scene, "bid")
    assert [type(action) for action in chosen] == [Bid]
    assert chosen[0] in sitting.match.actions(0)


def test_a_bid_by_sweeping(on_view: Callable[..., QGraphicsView]) -> None:
    """Over all cards from the left: equal ones and those that leave a gap are passed over."""
    sitting = sit(4, seed=8)
    scene = until(sitting, "bid")
    view, button = on_view(scene), Qt.MouseButton.LeftButton
    keys = [f"hand/{card}" for card in scene._choice.hand]
    points = [view.mapFromScene(place(scene, key)) for key in keys]
    QTest.mousePress(view.viewport(), button, pos=points[0])
    for point in points:
        QTest.mouseMove(view.viewport(), point + QPoint(1, 0))
        QTest.mouseMove(view.viewport(), point)
    QTest.mouseRelease(view.viewport(), button, pos=points[-1])
    assert len(scene._choice.cards) > 1
    assert offered(scene) == {Bid(scene._choice.cards)}
    assert scene._choice.cards[0] == min(scene._choice.hand.values())


def test_a_bid_by_keys(on_view: Callable[..., QGraphicsView]) -> None:
    sitting = sit(3, seed=9)
    scene = until(sitting, "bid")
    view, chosen = on_view(scene), heard(scene.chosen)
    values = sorted(set(scene._choice.hand.values()))
    QTest.keyClick(view, Qt.Key(Qt.Key.Key_0 + values[0]))
    assert list(scene._choice.cards) == values[:1]
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not scene._choice.picked
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert scene.pointed == f"hand/{next(iter(scene._choice.hand))}"
    QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.keyClick(view, Qt.Key.Key_Return)
    second = list(scene._choice.hand)[1]
    assert scene._choice.picked == {second}
    QTest.keyClick(view, Qt.Key.Key_Escape)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert scene.focusItem() is None
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert scene.talk.told == "Whoever has cards must bid at least one."
    QTest.keyClick(view, Qt.Key.Key_Tab)
    QTest.keyClick(view, Qt.Key(Qt.Key.Key_0 + values[-1]))  # the focus lets go: Enter means what is raised
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert chosen == [Bid((values[-1],))]


def test_enter_on_a_card_lowers_it_again(on_view: Callable[..., QGraphicsView]) -> None:
    scene = until(sit(3, seed=9), "bid")
    view, chosen = on_view(scene), heard(scene.chosen)
    QTest.keyClick(view, Qt.Key.Key_Tab)
    raised = []
    for _ in range(3):
        QTest.keyClick(view, Qt.Key.Key_Return)
        raised.append(len(scene._choice.picked))
    assert raised == [1, 0, 1]
    assert chosen == []


def test_what_is_no_bid_yet_cannot_be_bid_and_says_what_it_lacks(on_view: Callable[..., QGraphicsView]) -> None:
    sitting = sit(4, seed=8)
    scene = until(sitting, "bid")
    view, chosen = on_view(scene), heard(scene.chosen)
    low = next(bid.cards[0] for bid in sitting.match.actions(0) if isinstance(bid, Bid) and is_run_of_three(bid))
    for value in (low, low + 2):
        QTest.keyClick(view, Qt.Key(Qt.Key.Key_0 + value))
    assert offered(scene) == set()
    assert f"Missing here: {low + 1}." in scene.arranged.sheets["panel/words"].name
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert (chosen, scene.talk.told) == ([], f"A RUN has no gap. Missing here: {low + 1}.")
    assert scene._hots["clear"].live


def is_run_of_three(bid: Bid) -> bool:
    return len(set(bid.cards)) == len(bid.cards) == 3


def test_the_panel_names_the_keys(qtbot: QtBot) -> None:
    scene = until(sit(4, seed=8), "bid")
    assert "1–6" in scene.arranged.sheets["panel/words"].name
    assert "Enter" in scene.arranged.sheets["panel/words"].name
    assert "Esc" in scene.arranged.sheets["panel/words"].name


def test_the_panel_ranks_the_bid_and_knows_what_improves_it(qtbot: QtBot) -> None:
    improved = moved = 0
    for seed in range(6):
        scene = until(sit(5, seed=seed), "bid", round_=2, seed=seed)
        for offer in scene.shown.zones["bids"].pieces:
            assert isinstance(offer.action, Bid)
            scene._choice.clear()
            for value in offer.action.cards:
                scene._choice.press(value)
            scene.refresh()
            said = scene.arranged.sheets["panel/words"].name
            rank = offer.facts[fact.RANK]
            assert f"would choose {('first', 'second', 'third', 'fourth', 'fifth')[rank - 1]}" in said
            names = [NAMES[seat] for seat in offer.facts[fact.OVERTAKERS]]
            assert all(name in said for name in names)
            improved += "Add the" in said
            assert "Add the" not in said or rank > 1
            moved += sum(key.startswith("moved/") for key in scene.arranged.sheets)
    assert improved
    assert moved


def test_the_card_that_improves_a_bid_is_the_one_that_improves_it_most(qtbot: QtBot) -> None:
    differ = 0
    for seed in range(8):
        scene = until(sit(5, seed=seed), "bid", round_=2, seed=seed)
        desk = scene._desk
        assert desk is not None
        offers = [(Counter(one.facts[fact.CARDS]), one) for one in scene.shown.zones["bids"].pieces]
        for cards, offer in offers:
            longer = {
                next(iter(more - cards)): one.facts[fact.RANK]
                for more, one in offers
                if more.total() == cards.total() + 1 and not cards - more
            }
            better = {value: rank for value, rank in longer.items() if rank < offer.facts[fact.RANK]}
            found = improvement(desk, offer)
            assert (found is not None) == bool(better)
            if found is not None:
                value, rank = found
                assert better[value] == rank == min(better.values())
            differ += len(set(better.values())) > 1
    assert differ


def test_the_lock_is_seen(qtbot: QtBot) -> None:
    seen = set()
    sitting = sit(4, seed=1)
    for _ in steps(sitting, 1):
        scene = show(sitting)
        lock = str(seen_by(sitting, 0).lock)
        assert ("lock" in scene.arranged.sheets) == bool(lock and sitting.match.to_act())
        if "lock" in scene.arranged.sheets:
            assert lock.upper() in scene.arranged.sheets["lock"].name
            seen.add(lock)
        if len(seen) == 2:
            break
    assert seen == {"set", "run"}


# -- prizes -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1440, 900), (1024, 640), (1000, 1000)])
@pytest.mark.parametrize("seats", COUNTS)
def test_a_click_on_a_prize_takes_it(on_view: Callable[..., QGraphicsView], seats: int, size: tuple[int, int]) -> None:
    sitting = sit(seats, seed=11)
    sitting.scene.resize_to(*size)
    scene = until(sitting, "choose", round_=2, seed=11)
    view, chosen = on_view(scene), heard(scene.chosen)
    for key in [key for key in scene.arranged.hots if key.startswith("prize/") or key == "take"]:
        action = scene.arranged.hots[key].action
        chosen.clear()
        press(view, scene, key)
        assert chosen == [scene.arranged.hots[key].action]
        assert key == "take" or chosen == [action]
    assert {hot.action for hot in scene.arranged.hots.values() if hot.action} == set(sitting.match.actions(0))


def test_looking_at_prizes_lifts_them_and_counts_them(qtbot: QtBot) -> None:
    sitting = sit(4, seed=2)
    scene = until(sitting, "choose", round_=2, seed=2)
    assert {spot.pulse for card, spot in scene.arranged.pieces.items() if card in zone_ids(sitting, "prizes")} == {True}
    for choice in sitting.scene.shown.zones["choices"].pieces:
        scene.point_at(f"prize/{choice.facts[fact.VALUE]}/{choice.facts[fact.NUMBER]}")
        lifted = [spot for spot in scene.arranged.pieces.values() if spot.ring == "hover"]
        assert len(lifted) == choice.facts[fact.NUMBER]
        assert f"{choice.facts[fact.POINTS]} " in scene.arranged.sheets["panel/gain"].name
        assert str(choice.facts[fact.TOTAL]) in scene.arranged.sheets["panel/gain"].name
        assert scene.arranged.hots["take"].action == choice.action


@pytest.mark.parametrize("seats", COUNTS)
def test_the_order_of_choice_hangs_there_with_its_reason(qtbot: QtBot, seats: int) -> None:
    sitting = sit(seats, seed=6)
    scene = until(sitting, "choose", seed=6)
    view = seen_by(sitting, 0)
    ribbons = [sheet for key, sheet in scene.arranged.sheets.items() if key.startswith("ribbon/")]
    assert len(ribbons) == len(view.bids)
    assert all(", by " in ribbon.name for ribbon in ribbons)


def test_taken_places_say_who_took_them(qtbot: QtBot) -> None:
    sitting = sit(5, seed=1)
    rng = Random(1)
    for _ in range(400):
        sitting.go_on(rng)
        if seen_by(sitting, 0).phase == "choose" and isinstance(sitting.match.steps[-1].action, Prize):
            break
    step = sitting.match.steps[-1]
    scene = show(sitting, 1 if step.seat == 0 else 0)
    assert isinstance(step.action, Prize)
    frames = [key for key in scene.arranged.sheets if key.startswith(f"space/{step.action.value}")]
    assert len(frames) == 1, "one frame for all: no line runs through the words"
    if not seen_by(sitting, 0).prizes[step.action.value - 1]:
        assert NAMES[step.seat] in scene.arranged.sheets[f"takers/{step.action.value}"].name


# -- whole matches ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", COUNTS)
def test_a_whole_match_by_clicks(on_view: Callable[..., QGraphicsView], seats: int) -> None:
    """Two sit at the table and take turns with the mouse; the others play at random."""
    sitting, rng = sit(seats, seed=20 + seats), Random(seats)
    sitting.scene.resize_to(1024, 640)
    scene = show(sitting)
    view = on_view(scene)
    chosen = heard(scene.chosen)
    while acting := sitting.match.to_act():
        if acting[0] not in (0, 1):
            sitting.go_on(rng)
            continue
        scene = show(sitting, acting[0])
        chosen.clear()
        actions = sitting.match.actions(acting[0])
        bids = [action for action in actions if isinstance(action, Bid)]
        if bids:
            wanted = rng.choice(bids if rng.random() < 0.5 else sorted(bids, key=lambda b: -len(b.cards))[:2])
            for key in cards_of(scene, *wanted.cards):
                press(view, scene, key)
            assert scene._choice.cards == wanted.cards
            press(view, scene, "bid")
        else:
            press(view, scene, rng.choice([key for key in scene.arranged.hots if key.startswith("prize/")]))
        assert len(chosen) == 1
        sitting.match.play(acting[0], chosen[0])
    scene = show(sitting)
    outcome = sitting.match.outcome()
    assert outcome is not None
    for seat, points in enumerate(outcome.scores):
        assert scene.arranged.sheets[f"score/{seat}"].name == f"{NAMES[seat]}: {points} points"
    drawn = Counter(spot.face for card, spot in scene.arranged.pieces.items() if card in scene_taken(sitting))
    assert drawn.total() == sum(sum(taken) for taken in seen_by(sitting, 0).taken)


def scene_taken(sitting: Sitting) -> set[str]:
    return {card for seat in range(len(sitting.match.sitters)) for card in zone_ids(sitting, f"taken/{seat}")}


# -- secrets ------------------------------------------------------------------------------------------


def faces(scene: RainbowScene) -> Counter[int]:
    """The values that can be seen, of all pieces there are."""
    seen = [str(item.face).rpartition("-")[2] for item in scene._pieces.values()]
    return Counter(int(face) for face in seen if face.isdecimal())


@pytest.mark.parametrize("seats", COUNTS)
def test_only_the_own_hand_and_what_lies_open_is_seen(qtbot: QtBot, seats: int) -> None:
    sitting = sit(seats, seed=30 + seats)
    for _ in steps(sitting, seats):
        if sitting.match.cursor % 4:
            continue
        viewer = sitting.match.cursor % seats
        scene, view = show(sitting, viewer), seen_by(sitting, viewer)
        expected = Counter[int]()
        for counts in (view.hand, view.prizes, *(view.taken if view.phase == "over" else ())):
            expected += Counter({value: counts[value - 1] for value in range(1, 7)})
        for _, bid in view.bids:
            expected += Counter(bid.cards)
        assert faces(scene) == expected
        if "look" in scene.arranged.hots:
            scene.pressed("look")
            own = Counter({value: view.taken[viewer][value - 1] for value in range(1, 7)})
            assert faces(scene) == expected + own
            scene.pressed("close")
            assert faces(scene) == expected
            scene.pressed("look")  # the next table closes it


@pytest.mark.parametrize("seats", COUNTS)
def test_nothing_on_the_table_depends_on_hidden_cards(qtbot: QtBot, seats: int) -> None:
    """Texts, tool tips, names for the reader and faces are the same whatever the others hold."""
    sitting, rng = sit(seats, seed=40 + seats), Random(0)
    for _ in steps(sitting, seats):
        view = seen_by(sitting, 0)
        if sitting.match.cursor < 3 or sitting.match.cursor % 8 or view.phase == "over":
            continue
        scene = show(sitting)
        as_is = texts(scene)
        others = GAME.view(GAME.sample(view, rng), 0)
        sitting.table.show(GAME.table(others))
        assert texts(scene) == as_is
        hands = [spread(from_counts(seen_by(sitting, seat).hand)) for seat in range(1, seats)]
        assert not any(" ".join(map(str, hand)) in text for hand in hands if len(hand) > 3 for text in as_is)


def texts(scene: RainbowScene) -> list[str]:
    names = [sheet.accessible_name for sheet in scene._sheets.values()]
    names += [hot.accessible_name for hot in scene._hots.values()]
    tips = [child.toolTip() for item in scene._sheets.values() for child in item.childItems()]
    return sorted([*names, *tips, *(str(item.face) for item in scene._pieces.values())])


def test_only_who_plays_here_may_look_at_prizes(qtbot: QtBot) -> None:
    sitting = sit(3, seed=2)
    scene = until(sitting, "bid", round_=3)
    assert "look" in scene.arranged.hots
    sitting.seats.seat([Sitter(name, "greedy") for name in NAMES[:3]])
    sitting.show()
    assert "look" not in scene.arranged.hots


def test_what_lies_below_the_prizes_looked_at_is_out_of_reach(on_view: Callable[..., QGraphicsView]) -> None:
    sitting = sit(5, seed=2)
    sitting.scene.resize_to(1000, 1000)
    scene = until(sitting, "choose", round_=2)
    view, chosen = on_view(scene), heard(scene.chosen)
    before = list(scene.arranged.hots.values())
    press(view, scene, "look")
    cover = scene.arranged.sheets["looking"]
    size, edge = cover.picture.pixmap.deviceIndependentSize(), 2 * cover.picture.x  # its shadow is not the plate
    close = scene.arranged.hots["close"].rect
    for x in range(4, round(size.width() + edge), 20):
        for y in range(4, round(size.height() + edge), 20):
            at = QPointF(cover.x + x, cover.y + y)
            if not close.contains(at):
                click(view, at)
    plate = QRectF(cover.x, cover.y, size.width() + edge, size.height() + edge)
    assert any(plate.intersects(hot.rect) and hot.action for hot in before)
    assert chosen == []
    assert "close" in scene.arranged.hots


def test_prizes_are_looked_at_by_click_even_out_of_turn(on_view: Callable[..., QGraphicsView]) -> None:
    sitting = sit(3, seed=2)
    scene = until(sitting, "bid", round_=3)
    scene.ask(None)
    view, touched = on_view(scene), heard(scene.touched)
    press(view, scene, "look")
    assert set(zone_ids(sitting, "taken/0")) <= scene.arranged.pieces.keys()
    press(view, scene, "close")
    assert not set(zone_ids(sitting, "taken/0")) & scene.arranged.pieces.keys()
    assert touched == []
    click(view, scene.arranged.pieces[next(iter(scene._choice.hand))].rect.topLeft() + QPointF(12, 60))
    assert touched == [("hand/0", 0)]


# -- room ---------------------------------------------------------------------------------------------


def rooms(grid: Grid) -> Iterator[QRectF]:
    """What must not touch anything else."""
    for seat in grid.seats:
        yield seat.plate
        yield from (room.rect for room in seat.bids)
    yield from (grid.mat, grid.you, grid.panel, *grid.piles)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", COUNTS)
def test_nothing_touches_anything_else(seats: int, size: tuple[int, int]) -> None:
    grid = grid_for(*size, seats)
    window = QRectF(0, 60, grid.w, grid.h - 60)
    rise = 46 if seats == 2 or grid.tall else 56
    raised = (grid.low if seats == 2 else grid.hand).adjusted(0, -rise + 12, 0, 0)
    all_rooms = [*rooms(grid), raised]
    for own in ([*(room.rect for room in grid.bids), grid.low], all_rooms):
        for at, one in enumerate(own):
            assert window.contains(one)
            for other in own[at + 1 :]:
                assert not one.adjusted(-3, -3, 3, 3).intersects(other), (one, other)
    if seats == 2:
        assert not any(room.rect.intersects(raised) for room in grid.bids)
    for lying in (grid, grid_for(*size, seats, hand=False)):
        for room in lying.bids:
            assert not any(room.rect.intersects(other) for other in rooms(lying))
            assert not room.rect.intersects(lying.reveal)
        assert not any(lying.reveal.intersects(other) for other in rooms(lying) if other != lying.mat)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 6])
def test_all_cards_lie_within_the_window(qtbot: QtBot, seats: int, size: tuple[int, int]) -> None:
    sitting = sit(seats, seed=9)
    sitting.scene.resize_to(*size, 1.0)
    window = sitting.scene.sceneRect()
    for at, _ in enumerate(steps(sitting, 9)):
        if at % 24 == 20 or not sitting.match.to_act():
            scene = show(sitting)
            for piece, item in scene._pieces.items():
                shape = item.mapToScene(item.shape()).boundingRect()
                assert window.contains(shape), piece


class Doubled(QTranslator):
    """A language in which everything takes twice the room."""

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False

    def translate(self, context: Any, source: Any, disambiguation: Any = None, n: int = -1) -> str:
        return f"{source} {source}" if context == "RainbowWords" else str(source)


def test_language_changes_in_mid_match(qtbot: QtBot) -> None:
    sitting = sit(6, seed=2)
    scene = until(sitting, "bid", round_=2)
    language = Doubled()
    QCoreApplication.installTranslator(language)
    try:
        scene.retranslate()
        assert scene.arranged.sheets["panel/words"].name.lower().count("your bid") == 2
        assert_as_fresh(sitting)
    finally:
        QCoreApplication.removeTranslator(language)


def test_everything_live_has_a_name(qtbot: QtBot) -> None:
    sitting = sit(4, seed=2)
    for phase in ("bid", "choose"):
        scene = until(sitting, phase, round_=2)
        assert all(hot.name for hot in scene.arranged.hots.values())
        assert scene.arranged.sheets["hand"].name.startswith("Your hand: ")


# -- movement -----------------------------------------------------------------------------------------


def test_a_click_during_movement_ends_it_and_counts(on_view: Callable[..., QGraphicsView]) -> None:
    sitting = sit(3, seed=3, speed=2.0)
    scene = until(sitting, "bid")
    view = on_view(scene)
    rng = Random(3)
    sitting.match.play(0, sitting.match.actions(0)[0])
    while sitting.match.to_act() != (0,):
        sitting.go_on(rng)
    sitting.show()
    moving = not scene.resting
    key = next(key for key in scene.arranged.hots if key.startswith(("hand/", "prize/")))
    press(view, scene, key)
    assert moving
    assert scene.resting


def test_movement_comes_to_rest_by_itself(qtbot: QtBot) -> None:
    sitting = sit(2, seed=3, speed=0.3)
    until(sitting, "choose")
    sitting.match.play(0, sitting.match.actions(0)[0])
    with qtbot.waitSignal(sitting.scene.rested):
        sitting.show()
        moving = not sitting.scene.resting
    assert moving
    sitting.scene.ask(None)
    assert_as_fresh(sitting)
