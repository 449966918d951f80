"""The table as a scene: it follows the models, offers what they offer, and remembers nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from random import Random
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt, QTranslator
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsView
from pytestqt.qtbot import QtBot

from kasane_desktop.core.game import Action
from kasane_desktop.games.layering.rules import fact
from kasane_desktop.games.layering.rules.actions import Meld, Take
from kasane_desktop.games.layering.stage.combinations import CARD
from kasane_desktop.scene.arrangement import Hot
from kasane_desktop.scene.table_scene import TableScene
from tests.scene import views
from tests.scene.items import picture_of_items
from tests.scene.tables import SETTINGS, Sitting, sit
from tests.scene.views import click

SIZES = ((1024, 640), (1440, 900), (1920, 1080), (3840, 2160), (1000, 1000), (1024, 768), (2560, 1080), (900, 1200))


@pytest.fixture
def on_view(qtbot: QtBot) -> Callable[[TableScene], QGraphicsView]:
    return partial(views.on_view, qtbot)


def point(view: QGraphicsView, at: QPointF) -> None:
    """Move the mouse there; Qt wants to see it come."""
    QTest.mouseMove(view.viewport(), view.mapFromScene(at) + QPoint(2, 2))
    QTest.mouseMove(view.viewport(), view.mapFromScene(at))
    QCoreApplication.processEvents()


def live(scene: TableScene) -> dict[str, Hot]:
    return {key: item.hot for key, item in scene._hots.items() if item.live}


def offered(scene: TableScene) -> set[Action]:
    return {hot.action for hot in live(scene).values() if hot.action is not None}


def heard(signal: Any) -> list[Any]:
    got: list[Any] = []
    signal.connect(lambda *args: got.append(args[0] if len(args) == 1 else args))
    return got


def assert_as_fresh(sitting: Sitting) -> None:
    fresh = sitting.fresh()
    as_fresh = picture_of_items(fresh)
    shiboken6.delete(fresh)  # or it would follow the models to the end of the test
    assert picture_of_items(sitting.scene) == as_fresh


# -- it follows the models ---------------------------------------------------------------------------


def test_what_only_the_log_tells_is_seen_too(qtbot: QtBot) -> None:
    sitting, rng = sit("kaleido", 3), Random(1)
    for _ in range(9):
        sitting.go_on(rng)
    table = sitting.match.table(0)
    sitting.table.show(table)
    sitting.seats.show(table.seats)
    before = sitting.scene.arranged.sheets["log/words"].name
    sitting.log.update()
    newest, told = sitting.scene.shown.log[0].text, sitting.scene.arranged.sheets["log/words"].name
    assert newest in told
    assert newest not in before


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_every_table_of_a_match_looks_as_if_built_fresh(qtbot: QtBot, game: str, seats: int) -> None:
    sitting, rng = sit(game, seats, seed=seats), Random(seats)
    while sitting.match.to_act():
        sitting.go_on(rng)
        sitting.show()
        sitting.scene.ask(0 if 0 in sitting.match.to_act() else None)
        if sitting.match.cursor % 4 == 0 or not sitting.match.to_act():
            assert_as_fresh(sitting)


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_from_any_table_to_any_other(qtbot: QtBot, game: str, seats: int) -> None:
    """With movement on, and broken off at any moment."""
    sitting, rng = sit(game, seats, seed=1, speed=1.0), Random(1)
    while sitting.match.to_act():
        sitting.go_on(rng)
    for _ in range(25):
        sitting.scene.look_from(rng.randrange(seats))
        sitting.show(sitting.scene.viewer, rng.randrange(sitting.match.cursor + 1))
        sitting.scene.ask(rng.choice((None, sitting.scene.viewer)))
        if rng.random() < 0.5:
            sitting.scene.finish()
            assert_as_fresh(sitting)


def test_sizes_lights_and_seats_change_in_mid_match(qtbot: QtBot) -> None:
    sitting, rng = sit("kimono", 4, seed=2, speed=1.0), Random(2)
    for step in range(60):
        sitting.go_on(rng)
        sitting.show()
        if step % 6 == 0:
            sitting.scene.resize_to(*SIZES[step // 6 % 3], 1.0)
            sitting.scene.set_dark(step % 4 == 0)
            sitting.scene.finish()
            assert_as_fresh(sitting)


class Doubled(QTranslator):
    """A language in which everything takes twice the room."""

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False

    def translate(self, context: Any, source: Any, disambiguation: Any = None, n: int = -1) -> str:
        return f"{source} {source}" if context == "LayeringWords" else str(source)


def test_language_changes_in_mid_match(qtbot: QtBot) -> None:
    sitting, rng = sit("kasane", 4, seed=2), Random(2)
    sitting.until("combine", rng, least=20)
    sitting.show()
    sitting.scene.ask(0)
    before = sitting.scene.arranged.sheets["flag"].name
    language = Doubled()
    QCoreApplication.installTranslator(language)
    try:
        sitting.scene.retranslate()
        after = sitting.scene.arranged.sheets["flag"].name
        assert after.lower().count("your turn") == 2 > before.lower().count("your turn")
        assert_as_fresh(sitting)
    finally:
        QCoreApplication.removeTranslator(language)


# -- it offers what they offer ------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_what_can_be_clicked_is_what_may_be_done(qtbot: QtBot, game: str, seats: int) -> None:
    sitting, rng = sit(game, seats, seed=7), Random(7)
    phases = set()
    while sitting.match.to_act():
        sitting.go_on(rng)
        sitting.show()
        sitting.scene.ask(None)
        assert not live(sitting.scene)
        if 0 in sitting.match.to_act():
            sitting.scene.ask(0)
            assert offered(sitting.scene) == sitting.actions()
            phases.add(sitting.scene.shown.facts[fact.PHASE])
    assert phases == {"take", "combine"}


@pytest.mark.parametrize("size", [(1440, 900), (1024, 640), (1000, 1000)])
@pytest.mark.parametrize("phase", ["take", "combine"])
def test_a_click_does_what_lies_there(on_view: Callable[..., QGraphicsView], phase: str, size: tuple[int, int]) -> None:
    sitting = sit("kasane", 3, seed=4)
    sitting.scene.resize_to(*size)
    sitting.until(phase, Random(4), least=12)
    sitting.show()
    sitting.scene.ask(0)
    view = on_view(sitting.scene)
    chosen = heard(sitting.scene.chosen)
    for key, hot in live(sitting.scene).items():
        if key.startswith(("combination/", "hand/", "top")):
            continue  # its middle may belong to a socket or to the next card
        chosen.clear()
        click(view, hot.rect.center())
        assert chosen == ([] if hot.action is None else [hot.action]), key  # a coin may only explain itself
    assert len(live(sitting.scene)) > 1


def test_cards_and_sockets_of_a_group_can_be_clicked(on_view: Callable[..., QGraphicsView]) -> None:
    sitting = sit("kasane", 4, seed=3)
    sitting.until("combine", Random(3), least=20)
    sitting.show()
    sitting.scene.ask(0)
    view = on_view(sitting.scene)
    chosen = heard(sitting.scene.chosen)
    meld = next(action for action in sitting.match.actions(0) if isinstance(action, Meld))
    click(view, live(sitting.scene)[f"combination/{meld.combination}"].rect.topLeft() + QPointF(30, 30))
    assert [type(action) for action in chosen] == [Meld]
    assert chosen[0].combination == meld.combination


def test_nothing_can_be_clicked_unasked(on_view: Callable[..., QGraphicsView]) -> None:
    sitting = sit("kasane", 4, seed=4)
    sitting.until("take", Random(4), least=12)
    sitting.show()
    view = on_view(sitting.scene)
    chosen, touched = heard(sitting.scene.chosen), heard(sitting.scene.touched)
    row = sitting.match.table(0).zone("market/2")
    click(view, open_card(sitting, 2))
    assert chosen == []
    assert touched == [("market/2", len(row.pieces) - 1)]


def open_card(sitting: Sitting, row: int) -> QPointF:
    """The middle of what is to be seen of a row's open card."""
    piece = sitting.scene.shown.zones[f"market/{row}"].pieces[-1]
    return sitting.scene.arranged.pieces[piece.id].rect.center()


def test_touching_what_does_nothing_says_what_it_was(on_view: Callable[..., QGraphicsView]) -> None:
    sitting = sit("kimono", 4, seed=4)
    sitting.until("take", Random(4), least=12)
    sitting.show()
    sitting.scene.ask(0)
    view = on_view(sitting.scene)
    touched, arranged = heard(sitting.scene.touched), sitting.scene.arranged
    click(view, arranged.pieces["lady"].rect.center())
    click(view, QPointF(arranged.sheets["card/kagen"].x + 6, arranged.sheets["card/kagen"].y + 6))
    assert touched == [("lady", 0), ("combination/kagen", CARD)]
    sitting.scene.talk.tell("There is nothing to do with this now.")
    assert sitting.scene.talk.bubble.isVisible()
    sitting.go_on(Random(4))
    sitting.show()
    assert not sitting.scene.talk.bubble.isVisible()


# -- looking closer -------------------------------------------------------------------------------------


def looking(sitting: Sitting) -> tuple[str, int]:
    """A row of the market whose card makes a group now, and the points of its best."""
    best = {zone.id: zone.pieces for zone in sitting.match.table(0).zones if zone.id.startswith("groups/")}
    zone, pieces = max(best.items(), key=lambda entry: len(entry[1]))
    assert pieces, "a card that makes a group is needed here"
    return f"market/{zone.partition('/')[2]}", pieces[0].facts[fact.POINTS]


def test_looking_at_an_open_card_shows_what_it_would_make(on_view: Callable[..., QGraphicsView]) -> None:
    sitting = sit("kasane", 4, seed=3)
    sitting.until("take", Random(3), least=24)
    sitting.show()
    sitting.scene.ask(0)
    scene, view = sitting.scene, on_view(sitting.scene)
    row, _ = looking(sitting)
    hot = scene.arranged.hots[row]
    before = picture_of_items(scene)
    point(view, hot.rect.center())
    assert scene.pointed == row
    assert {"group", "thread/name", "note", "note/0"} <= scene.arranged.sheets.keys()
    assert "newcomer" in scene.arranged.pieces
    lifted = [spot for spot in scene.arranged.pieces.values() if spot.ring == "hover"]
    assert [spot.y for spot in lifted] == [hot.y]
    point(view, QPointF(700, 890))
    assert "newcomer" not in scene.arranged.pieces
    assert not {"group", "thread/name"} & scene.arranged.sheets.keys()
    scene.cancel()
    assert picture_of_items(scene) == before


@pytest.mark.parametrize("key", [QPointF(700, 890), QPointF(-20, -20)])
def test_what_is_foreseen_goes_when_the_pointer_leaves(on_view: Callable[..., QGraphicsView], key: QPointF) -> None:
    """To another place of the table, or out of the window."""
    sitting = sit("kasane", 4, seed=3)
    sitting.until("take", Random(3), least=24)
    sitting.show()
    sitting.scene.ask(0)
    scene, view = sitting.scene, on_view(sitting.scene)
    before = picture_of_items(scene)
    point(view, scene.arranged.hots[looking(sitting)[0]].rect.center())
    assert picture_of_items(scene) != before
    point(view, key)
    if key.x() < 0:
        QCoreApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.Leave))
    assert picture_of_items(scene) == before


def test_looking_from_the_keyboard(on_view: Callable[..., QGraphicsView]) -> None:
    sitting = sit("kasane", 4, seed=3)
    sitting.until("take", Random(3), least=24)
    sitting.show()
    sitting.scene.ask(0)
    scene, view = sitting.scene, on_view(sitting.scene)
    chosen = heard(scene.chosen)
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert scene.pointed == "market/0"
    assert scene._frame.isVisible()
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert scene.pointed == "market/1"
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert scene.pointed == "market/3"
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert chosen == [Take(3)]
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert scene.pointed == ""
    assert not scene._frame.isVisible()


def test_the_frame_is_seen_after_a_key_and_not_after_the_mouse(on_view: Callable[..., QGraphicsView]) -> None:
    sitting = sit("kasane", 4, seed=3)
    sitting.until("take", Random(3), least=24)
    sitting.show()
    sitting.scene.ask(0)
    scene, view = sitting.scene, on_view(sitting.scene)
    scene.setFocusItem(scene.stops()[0], Qt.FocusReason.OtherFocusReason)
    assert not scene._frame.isVisible()
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert scene._frame.isVisible()
    click(view, QPointF(700, 890))
    assert not scene._frame.isVisible()


# -- movement ---------------------------------------------------------------------------------------------


def test_a_click_during_movement_ends_it_and_counts(on_view: Callable[..., QGraphicsView]) -> None:
    sitting = sit("kasane", 4, seed=3, speed=2.5)
    sitting.until("take", Random(3), least=24)
    sitting.show()
    sitting.match.play(0, Take(0))
    while sitting.match.to_act() != (0,):
        sitting.go_on(Random(1))
    sitting.show()
    sitting.scene.ask(0)
    moving = not sitting.scene.resting
    view = on_view(sitting.scene)
    chosen, rested = heard(sitting.scene.chosen), heard(sitting.scene.rested)
    key, hot = next(entry for entry in live(sitting.scene).items() if not entry[0].startswith(("hand/", "top")))
    click(view, hot.rect.center())
    assert chosen == [hot.action], key
    assert moving
    assert sitting.scene.resting
    assert len(rested) == 1


def test_movement_comes_to_rest_by_itself(qtbot: QtBot) -> None:
    sitting = sit("kimono", 2, seed=3, speed=0.5)
    sitting.until("take", Random(3))
    sitting.show()  # nothing has been seen before: it just lies there
    at_first = sitting.scene.resting
    sitting.match.play(0, sitting.match.actions(0)[0])
    with qtbot.waitSignal(sitting.scene.rested):
        sitting.show()
        moving = not sitting.scene.resting
    assert at_first
    assert moving
    assert sitting.scene.resting
    assert_as_fresh(sitting)


# -- what the cards tell ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["kasane", "kimono"])
def test_the_ladys_card_shows_who_has_been_first(qtbot: QtBot, game: str) -> None:
    """In Kimono she lies on the Emperor's side from the round on that her player begins; Kasane has a marker alone."""
    sitting, rng = sit(game, 4, seed=5), Random(5)
    been: set[int] = set()
    while sitting.match.to_act():
        sitting.go_on(rng)
        facts = sitting.match.table(0).facts
        if facts[fact.PHASE] in ("take", "combine"):
            been.add(facts[fact.FIRST])
            sitting.show()
            pieces = sitting.scene.arranged.pieces
            ladies = {seat: pieces.get(f"lady/{seat}" if seat else "lady") for seat in range(4)}
            turned = {seat for seat, lady in ladies.items() if lady and lady.face == "pieces/lady-emperor"}
            assert turned == (been if game == "kimono" else set())
    assert been == {0, 1, 2, 3}


def test_an_open_hand_can_be_read_in_the_smallest_window(qtbot: QtBot) -> None:
    """Figures as large as those of the table's other words."""
    sitting, rng = sit("kimono", 4, seed=3), Random(3)
    sitting.scene.resize_to(1024, 640, 1.0)
    for _ in range(40):
        sitting.go_on(rng, keen=0.0)
    table = sitting.match.table(0, open_hands=True)
    sitting.table.show(table)
    sitting.seats.show(table.seats)
    for seat in (1, 2, 3):
        hand = sitting.match.table(seat).zone(f"hand/{seat}").pieces
        sheet = sitting.scene.arranged.sheets[f"hand/{seat}"]
        size = sheet.picture.pixmap.deviceIndependentSize()
        assert hand
        assert size.width() / len(hand) >= 9
        assert size.height() >= 20
    sitting.show()
    assert not any(f"hand/{seat}" in sitting.scene.arranged.sheets for seat in (1, 2, 3))


@pytest.mark.parametrize(("game", "seats"), [("kasane", 3), ("kimono", 4), ("kimono", 2)])
@pytest.mark.parametrize("size", [(960, 1200), (1024, 1280), (900, 1200), (1000, 1000)])
def test_no_half_of_the_tray_is_empty(qtbot: QtBot, game: str, seats: int, size: tuple[int, int]) -> None:
    sitting, rng = sit(game, seats, seed=3), Random(3)
    sitting.scene.resize_to(*size, 1.0)
    for _ in range(2):
        sitting.go_on(rng)
    sitting.show()
    arranged = sitting.scene.arranged
    tray = arranged.sheets["tray"].picture
    high = tray.pixmap.deviceIndependentSize().height() + 2 * tray.y  # without its shadow
    cards = [spot.rect for spot in arranged.pieces.values() if 100 <= spot.z < 150]
    filled = max(card.bottom() for card in cards) - min(card.top() for card in cards)
    assert filled > 0.65 * high


# -- room -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "seats"), [("kasane", 3), ("kimono", 4)])
def test_everything_lies_within_the_window(qtbot: QtBot, game: str, seats: int, size: tuple[int, int]) -> None:
    sitting, rng = sit(game, seats, seed=9), Random(9)
    sitting.scene.resize_to(*size, 1.0)
    window = sitting.scene.sceneRect()
    for _ in range(2):
        for _ in range(20):
            sitting.go_on(rng)
        sitting.show()
        for piece, spot in sitting.scene.arranged.pieces.items():
            assert window.contains(spot.rect), piece
        assert_cards_apart(sitting)


@pytest.mark.parametrize("keen", [0.0, 1.0])
def test_own_hand_and_robe_stay_apart(qtbot: QtBot, keen: float) -> None:
    """Whatever share of the twelve cards is laid."""
    for size in ((1440, 900), (1000, 1000), (1024, 768)):
        sitting, rng = sit("kimono", 4, seed=3), Random(3)
        sitting.scene.resize_to(*size, 1.0)
        while sitting.match.to_act():
            sitting.go_on(rng, keen)
            if sitting.match.cursor % 5 == 0:
                sitting.show()
                assert_cards_apart(sitting)


def assert_cards_apart(sitting: Sitting) -> None:
    arranged, scene = sitting.scene.arranged, sitting.scene
    ids = {zone: [piece.id for piece in scene.shown.zones[zone].pieces] for zone in ("robe/0", "hand/0")}
    robe = [arranged.pieces[piece].rect.right() for piece in (*ids["robe/0"], "lady")]
    hand = [arranged.pieces[piece].rect.left() for piece in ids["hand/0"]]
    if hand:
        assert max(robe) + 8 * scene.look.u < min(hand)
    steps = [b - a for a, b in pairwise(hand)]
    assert all(step >= 0.25 * arranged.pieces["lady"].outline.w for step in steps)


def test_a_table_of_ones_own_fits_its_cards(qtbot: QtBot) -> None:
    """Any number of spaces, up to twelve, with any points."""
    cells = {"kasane": [[n + 1, 88] for n in range(12)], "juu": [[2, 10]], "chidori": [[3, 99]] * 5, "katyou": []}
    sitting, rng = sit("kasane", 4, options={"combinations": cells}), Random(0)
    for _ in range(30):
        sitting.go_on(rng, keen=1.0)
    sitting.show()
    arranged = sitting.scene.arranged
    markers = [spot for spot in arranged.pieces.values() if spot.outline.kind == "round"]
    assert markers
    for one in markers:
        for other in markers:
            apart = (one.centre - other.centre).manhattanLength()
            assert one is other or apart > 0.4 * (one.outline.w + other.outline.w) / 2


# -- for those who do not see it --------------------------------------------------------------------------------


def test_everything_has_a_name(on_view: Callable[..., QGraphicsView]) -> None:
    sitting = sit("kasane", 4, seed=3)
    sitting.until("take", Random(3), least=24)
    sitting.show()
    sitting.scene.ask(0)
    view = on_view(sitting.scene)
    assert all(hot.name for hot in sitting.scene.arranged.hots.values())
    reader = QAccessible.queryAccessibleInterface(view)
    things = [reader.child(at) for at in range(reader.childCount())]
    buttons = [thing for thing in things if thing.role() == QAccessible.Role.Button]
    names = [button.text(QAccessible.Text.Name) for button in buttons]
    assert sum(name.startswith("Take the ") for name in names) == len(sitting.actions())
    assert {"Undo", "Menu"} <= set(names)
    assert all(view.rect().contains(view.mapFromGlobal(thing.rect().center())) for thing in things)
    assert reader.indexOfChild(things[3]) == 3
