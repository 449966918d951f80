"""Kabuki on its stage: it follows the models, offers what may be done, and hides what is covered."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations
from random import Random
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsView
from pytestqt.qtbot import QtBot

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.games.catalogue import CATALOGUE
from kasane_desktop.games.kabuki import Lay, Pass, Stop
from kasane_desktop.games.kabuki.texts import TEXTS
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.match.record import dump_record, parse_record
from kasane_desktop.match.speech import source_text
from kasane_desktop.models.log_model import LogModel
from kasane_desktop.models.seats_model import SeatsModel
from kasane_desktop.models.table_model import TableModel
from kasane_desktop.scene.arrangement import Hot
from kasane_desktop.scene.calling import Calling
from kasane_desktop.scene.kabuki.check import numeral
from kasane_desktop.scene.kabuki.desk import number
from kasane_desktop.scene.kabuki.grid import Grid, grid_for
from kasane_desktop.scene.kabuki.scene import LOOK, KabukiScene
from kasane_desktop.scene.kit import PieceItem

COUNTS = (2, 3, 4, 5, 6)
NAMES = ("Aya", "Ben", "Chiyo", "Dora", "Emil", "Fumi")
SMALL = (1024, 640)
SIZES = ((1024, 640), (1440, 900), (1920, 1080), (3840, 2160), (1000, 1000), (1024, 768), (2560, 1080), (900, 1200))


class Sitting:
    """A match, its models, and a scene over them."""

    def __init__(
        self, seats: int, humans: Sequence[Seat], seed: int = 1, speed: float = 0.0, size: tuple[int, int] = (1440, 900)
    ) -> None:
        players = ["human" if seat in humans else "ai" for seat in range(seats)]
        sitters = [Sitter(NAMES[seat], player) for seat, player in enumerate(players)]
        self.sit(Match(CATALOGUE["kabuki"], sitters, seed=seed), speed, size)

    def sit(self, match: Match, speed: float, size: tuple[int, int] = (1440, 900)) -> None:
        self.match = match
        self.humans = [seat for seat, sitter in enumerate(match.sitters) if sitter.player == "human"]
        self.table, self.seats, self.log = TableModel(), SeatsModel(), LogModel(source_text)
        self.seats.seat(match.sitters)
        self.log.open(match)
        self.scene = KabukiScene(self.table, self.seats, self.log)
        self.scene.set_speed(speed)
        self.scene.resize_to(*size)
        self.show()

    @property
    def phase(self) -> str:
        return str(self.match.table(0).facts["phase"])

    def show(self) -> None:
        """As the conductor does it: the table of who lays, or of the first human; then who may act."""
        acting = [seat for seat in self.match.to_act() if seat in self.humans]
        viewer = acting[0] if acting else self.humans[0] if self.humans else 0
        table = self.match.table(viewer)
        self.scene.viewer = viewer
        self.table.show(table)
        self.seats.show(table.seats)
        self.log.update()

    def ask(self) -> None:
        """Let the humans act who may."""
        if self.phase == "window":
            acting = {seat: self.match.actions(seat) for seat in self.match.to_act() if seat in self.humans}
            self.scene.offer(Calling(acting, 4.0, 4.0))
        else:
            self.scene.offer(None)
            seat = self.match.to_act()[0] if self.match.to_act() else -1
            self.scene.ask(seat if seat in self.humans else None)

    def step(self, rng: Random, stops: float = 0.2) -> None:
        if not self.match.deal():
            seat = rng.choice(self.match.to_act())
            actions = self.match.actions(seat)
            calls = Stop() in actions
            self.match.play(seat, Stop() if calls and rng.random() < stops else rng.choice(actions[calls:]))
        self.show()

    def until(self, rng: Random, condition: Callable[[], bool], stops: float = 0.2) -> None:
        while not condition():
            assert self.match.to_act(), "it did not come to that"
            self.step(rng, stops)

    @contextmanager
    def fresh(self) -> Iterator[KabukiScene]:
        """Another scene over the same models, that has seen nothing of what came before."""
        scene = KabukiScene(self.table, self.seats, self.log, source_text, self.scene.viewer)
        scene.set_speed(0)
        scene.resize_to(round(self.scene.width()), round(self.scene.height()), self.scene.look.dpr)
        scene.offer(self.scene.calling)
        scene.ask(self.scene.asked)
        yield scene
        shiboken6.delete(scene)  # else it would follow the models, too


def window_of(sitting: Sitting, seat: Seat) -> Callable[[], bool]:
    """Whether a seat may call."""
    return lambda: sitting.phase == "window" and seat in sitting.match.to_act()


def laying(sitting: Sitting, seat: Seat) -> Callable[[], bool]:
    return lambda: sitting.phase == "lay" and sitting.match.to_act() == (seat,)


def opened(sitting: Sitting) -> Callable[[], bool]:
    return lambda: bool(sitting.match.table(0).zone("check").pieces)


def live(scene: KabukiScene) -> dict[str, Hot]:
    return {key: item.hot for key, item in scene._hots.items() if item.live}


def offered(scene: KabukiScene) -> list[tuple[Seat | None, Action]]:
    """All that can be done: by whom (None: who is asked) and what."""
    found: list[tuple[Seat | None, Action]] = []
    for key, hot in live(scene).items():
        if hot.action is not None:
            kind, _, seat = key.partition("/")
            found.append((None if kind == "lay" else int(seat), hot.action))
    return found


def heard(signal: Any) -> list[Any]:
    got: list[Any] = []
    signal.connect(lambda *args: got.append(args[0] if len(args) == 1 else args))
    return got


def press(scene: KabukiScene, key: Qt.Key, ms: int = 0, repeated: bool = False) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", repeated)
    event.setTimestamp(ms)
    scene.keyPressEvent(event)


@pytest.fixture
def on_view(qtbot: QtBot) -> Callable[[KabukiScene], QGraphicsView]:
    def show(scene: KabukiScene) -> QGraphicsView:
        view = QGraphicsView(scene)
        view.setFrameShape(QGraphicsView.Shape.NoFrame)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.resize(round(scene.width()), round(scene.height()))
        qtbot.addWidget(view)
        with qtbot.waitExposed(view):
            view.show()
        view.activateWindow()
        view.setFocus()
        return view

    return show


def click(view: QGraphicsView, at: QPointF) -> None:
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(at))


# -- it follows the models ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", COUNTS)
def test_tables_of_a_match_look_as_if_built_fresh(qtbot: QtBot, seats: int) -> None:
    sitting, rng = Sitting(seats, [0, 1] if seats > 2 else [0], seed=seats, size=SMALL), Random(seats)
    while sitting.match.to_act():
        sitting.step(rng, stops=0.7)
        if rng.random() < 0.12:
            while sitting.scene._overlays:
                sitting.scene._go_on()
            sitting.ask()
            with sitting.fresh() as fresh:
                assert sitting.scene.picture_of_items() == fresh.picture_of_items()
                assert sitting.scene._ring.isVisible() == fresh._ring.isVisible() == (sitting.phase == "window")


def test_movement_ends_where_no_movement_would_have_put_it(qtbot: QtBot) -> None:
    sitting, rng = Sitting(4, [0, 2], seed=3, speed=1.0), Random(3)
    for _ in range(30):
        sitting.step(rng, stops=0.5)
        sitting.scene.finish()
        while sitting.scene._overlays:
            sitting.scene._go_on()
            sitting.scene.finish()
        sitting.ask()
        assert sitting.scene.resting
        sitting.scene.finish()
        with sitting.fresh() as fresh:
            assert sitting.scene.picture_of_items() == fresh.picture_of_items()


def test_the_mask_below_is_seen_until_the_new_one_has_landed(qtbot: QtBot) -> None:
    sitting, rng = Sitting(3, [0], seed=3, speed=1.0), Random(3)
    sitting.until(rng, lambda: laying(sitting, 0)() and sitting.match.table(0).zone("stack/0").facts["count"] == 2, 0)
    sitting.scene.finish()
    below = sitting.table.table.zone("stack/0").pieces[0].id
    sitting.match.play(0, Lay(0))
    rested = heard(sitting.scene.rested)
    sitting.show()
    assert not sitting.scene.resting
    laid = sitting.table.table.zone("stack/0").pieces[0].id
    lasts = {way.item: way.clock.totalDuration() for way in sitting.scene._traffic._ways._ways}
    assert lasts[sitting.scene._pieces[below]] > lasts[sitting.scene._pieces[laid]]
    sitting.scene.finish()
    assert below not in sitting.scene._pieces
    assert rested


# -- what can be done ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("humans", [1, 6])
def test_live_items_offer_exactly_what_the_humans_may_do(qtbot: QtBot, seats: int, humans: int) -> None:
    sitting, rng = Sitting(seats, range(min(humans, seats)), seed=7), Random(seats)
    for _ in range(20):
        sitting.step(rng, stops=0.2)
        while sitting.scene._overlays:
            assert offered(sitting.scene) == []
            sitting.scene._go_on()
        sitting.ask()
        acting = [seat for seat in sitting.match.to_act() if seat in sitting.humans]
        by = (lambda seat: None) if sitting.phase == "lay" else (lambda seat: seat)
        wanted = [(by(seat), action) for seat in acting for action in sitting.match.actions(seat)]
        assert sorted(map(str, offered(sitting.scene))) == sorted(map(str, wanted))


@pytest.mark.parametrize("seats", COUNTS)
def test_a_match_is_played_to_its_end_by_clicks(
    qtbot: QtBot, on_view: Callable[[KabukiScene], QGraphicsView], seats: int
) -> None:
    sitting, rng = Sitting(seats, range(seats), seed=seats, size=SMALL), Random(seats)
    view = on_view(sitting.scene)
    match = sitting.match
    sitting.scene.chosen.connect(lambda action: match.play(match.to_act()[0], action))
    sitting.scene.called.connect(lambda seat, action, ms: match.play(seat, action))
    while match.to_act():
        if not match.deal():
            places = live(sitting.scene)
            calls = [key for key in places if key.startswith("stop/")]
            likely = calls if calls and rng.random() < 0.8 else [key for key in places if key not in (*calls, "up")]
            at = match.cursor
            click(view, places[rng.choice(likely)].rect.center())
            assert match.cursor == at + 1
        sitting.show()
        while sitting.scene._overlays:  # a click anywhere goes on
            left = len(sitting.scene._overlays)
            click(view, QPointF(sitting.scene.width() / 2, 80))
            assert len(sitting.scene._overlays) == left - 1
        sitting.ask()
    assert match.outcome() is not None


def test_a_drum_sounds_when_the_button_goes_down(qtbot: QtBot, on_view: Callable[[KabukiScene], QGraphicsView]) -> None:
    sitting, rng = Sitting(3, [1], seed=2), Random(2)
    sitting.until(rng, window_of(sitting, 1), 0)
    sitting.ask()
    view = on_view(sitting.scene)
    called = heard(sitting.scene.called)
    at = view.mapFromScene(live(sitting.scene)["stop/1"].rect.center())
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert [(seat, action) for seat, action, _ in called] == [(1, Stop())]
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert len(called) == 1
    assert "stop/1" not in live(sitting.scene)  # struck, until it is decided


def test_a_sleeping_drum_says_why(qtbot: QtBot, on_view: Callable[[KabukiScene], QGraphicsView]) -> None:
    sitting, rng = Sitting(3, [0, 1], seed=2), Random(2)
    sitting.until(rng, laying(sitting, 0), 0)
    sitting.ask()
    view = on_view(sitting.scene)
    touched = heard(sitting.scene.touched)
    drum = grid_for(1440, 900, 3, [0, 1]).drums[1]
    click(view, QPointF(drum.cx, drum.cy))
    assert touched == [("calls", 1)]
    game, view_of = sitting.match.game, sitting.match.view(0)
    assert game.why_inert(view_of, "calls", 1).key == "kabuki.no-window"
    assert game.why_inert(sitting.match.view(1), "stack/0", 0).key == "kabuki.not-your-mask"
    sitting.match.play(0, Lay(0))
    assert game.why_inert(sitting.match.view(1), "calls", 0).key == "kabuki.own-mask"
    assert game.why_inert(sitting.match.view(1), "stack/0", 0).key == "kabuki.window-open"
    assert game.why_inert(sitting.match.view(0), "stack/0", 0).key == "kabuki.already-laid"


# -- keys ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stage", range(4))
def test_keys_one_to_four_lay_the_mask(qtbot: QtBot, stage: int) -> None:
    sitting, rng = Sitting(3, [0], seed=2), Random(2)
    sitting.until(rng, laying(sitting, 0), 0)
    chosen = heard(sitting.scene.chosen)
    press(sitting.scene, Qt.Key.Key_1)
    assert chosen == []  # nobody is asked yet
    sitting.ask()
    press(sitting.scene, Qt.Key(Qt.Key.Key_1 + stage))
    press(sitting.scene, Qt.Key.Key_5)
    assert chosen == [Lay(stage)]


def test_every_human_has_a_key_and_all_can_be_down_at_once(qtbot: QtBot) -> None:
    sitting, rng = Sitting(4, [0, 1, 3], seed=2), Random(2)
    sitting.until(rng, window_of(sitting, 3), 0)
    called = heard(sitting.scene.called)
    press(sitting.scene, Qt.Key.Key_F, 9)
    assert called == []  # the mask has not landed
    sitting.ask()
    layer = number(sitting.match.table(0).facts, "laid_by")
    press(sitting.scene, Qt.Key.Key_F, 10, repeated=True)  # held down since before
    press(sitting.scene, Qt.Key.Key_F, 12)
    press(sitting.scene, Qt.Key.Key_L, 11)
    press(sitting.scene, Qt.Key.Key_A, 13)
    wanted = [(3, Stop(), 12), (1, Stop(), 11), (0, Stop(), 13)]
    assert called == [call for call in wanted if call[0] != layer]


def test_keys_can_be_chosen_and_stand_on_the_drums(qtbot: QtBot) -> None:
    sitting, rng = Sitting(3, [0, 1], seed=2), Random(2)
    sitting.until(rng, window_of(sitting, 1), 0)
    sitting.ask()
    before = sitting.scene.arranged.sheets["stop/1"].picture.pixmap.cacheKey()
    sitting.scene.set_call_keys(["Q", "P", "X", "C", "V", "B"])
    assert sitting.scene.arranged.sheets["stop/1"].picture.pixmap.cacheKey() != before
    called = heard(sitting.scene.called)
    press(sitting.scene, Qt.Key.Key_L, 5)
    press(sitting.scene, Qt.Key.Key_P, 6)
    assert called == [(1, Stop(), 6)]


def test_drums_and_stages_are_reached_by_tab_and_struck_by_enter(
    qtbot: QtBot, on_view: Callable[[KabukiScene], QGraphicsView]
) -> None:
    sitting, rng = Sitting(3, [1], seed=2), Random(2)
    sitting.until(rng, window_of(sitting, 1), 0)
    sitting.ask()
    on_view(sitting.scene)
    called = heard(sitting.scene.called)
    names = []
    for _ in range(2):
        assert sitting.scene.focusNextPrevChild(True)
        names.append(getattr(sitting.scene.focusItem(), "accessible_name", ""))
    assert names == ["Stop! by Ben", "Pass by Ben"]
    press(sitting.scene, Qt.Key.Key_Return, 77)
    assert called == [(1, Pass(), 77)]


# -- pulling ------------------------------------------------------------------------------------------


def pull(view: QGraphicsView, way: Sequence[QPointF]) -> None:
    """Through points of the scene, with the button down."""
    port = view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=view.mapFromScene(way[0]))
    for at in way[1:]:
        QTest.mouseMove(port, view.mapFromScene(at) + QPoint(1, 1))
        QTest.mouseMove(port, view.mapFromScene(at))
        QCoreApplication.processEvents()
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=view.mapFromScene(way[-1]))


@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_the_mask_is_pulled_onto_a_stage(
    qtbot: QtBot, on_view: Callable[[KabukiScene], QGraphicsView], speed: float
) -> None:
    sitting, rng = Sitting(3, [0], seed=2, speed=speed), Random(2)
    sitting.until(rng, laying(sitting, 0), 0)
    sitting.scene.finish()
    sitting.ask()
    view = on_view(sitting.scene)
    chosen = heard(sitting.scene.chosen)
    start, goal = live(sitting.scene)["up"].rect.center(), live(sitting.scene)["lay/2"].rect.center()
    piece = sitting.table.table.zone("up").pieces[0].id
    home = sitting.scene.arranged.pieces[piece]
    pull(view, [start, start + QPointF(60, 60), QPointF(100, 780)])
    sitting.scene.finish()
    assert chosen == []
    assert sitting.scene.arranged.pieces[piece] == home
    pull(view, [start, start + QPointF(60, 60), goal])
    assert chosen == [Lay(2)]
    sitting.match.play(0, Lay(2))
    sitting.show()
    if speed:
        there = sitting.scene._pieces[piece].sceneBoundingRect().center()
        assert (there - goal).manhattanLength() < 120  # it goes on from where it was let go
    sitting.scene.finish()
    assert sitting.scene.arranged.pieces[piece].rect.intersects(live_rect(sitting, 2))


def live_rect(sitting: Sitting, stage: int) -> QRectF:
    grid = grid_for(1440, 900, 3, [0])
    return QRectF(grid.stacks[stage] - 10, grid.top, 20, 20)


# -- a call -------------------------------------------------------------------------------------------


def test_a_call_opens_the_stack_until_someone_goes_on(qtbot: QtBot) -> None:
    sitting, rng = Sitting(3, [0, 1], seed=4), Random(4)
    sitting.until(rng, lambda: opened(sitting)() and sitting.phase == "turn-up", 0.3)
    scene, check = sitting.scene, sitting.table.table.zone("check")
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


def test_it_is_covered_again_by_itself(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LOOK, "check", 5)
    sitting, rng = Sitting(3, [0, 1], seed=4), Random(4)
    sitting.until(rng, lambda: opened(sitting)() and sitting.phase == "turn-up", 0.3)
    with qtbot.waitSignal(sitting.scene.rested):
        pass
    assert sitting.scene.resting


def test_the_first_click_brings_the_masks_there_and_the_second_covers_them(
    qtbot: QtBot, on_view: Callable[[KabukiScene], QGraphicsView]
) -> None:
    sitting, rng = Sitting(3, [0, 1], seed=4, speed=1.0), Random(4)
    view = on_view(sitting.scene)
    sitting.until(rng, lambda: opened(sitting)() and sitting.phase == "turn-up", 0.3)
    assert sitting.scene._traffic.busy
    click(view, QPointF(720, 80))
    assert sitting.scene._overlays == ["check"]
    click(view, QPointF(720, 80))
    assert sitting.scene._overlays == []


def test_the_same_table_shown_again_changes_nothing(qtbot: QtBot) -> None:
    sitting, rng = Sitting(3, [0, 1], seed=4), Random(4)
    sitting.until(rng, lambda: opened(sitting)() and sitting.phase == "turn-up", 0.3)
    before = sitting.scene.picture_of_items()
    sitting.show()  # as after a change of preferences
    assert sitting.scene._overlays == ["check"]
    assert sitting.scene._hold.isActive()
    assert sitting.scene.picture_of_items() == before


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
    by = number(facts, "ended_by")
    who = NAMES[by]
    assert who in told
    assert TEXTS[str(facts["ending"])].format(player=who, round=1) in told
    assert TEXTS["kabuki.begins"].format(player=who, round=2) in told
    assert sitting.match.table(0).seats[by]["first"] == 1
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

    sitting.scene.offer(Calling(acting, 4.0, 3.0))
    assert ring._timer.isActive()
    turned = ring._halves[0].rotation()
    qtbot.waitUntil(lambda: ring._halves[0].rotation() < turned)
    sitting.scene.offer(Calling(acting, 4.0, 2.0, running=False))
    assert not ring._timer.isActive()
    assert left() == 2.0
    assert offered(sitting.scene) == []  # nobody can call while time stands still
    sitting.scene.offer(Calling(acting, None, None))
    assert not ring._timer.isActive()
    assert left() is None
    assert (ring._halves[1].rotation(), ring._halves[0].rotation()) == (0, 0)
    sitting.scene.offer(None)
    assert not ring._timer.isActive()


# -- room for everything ------------------------------------------------------------------------------


def parts(grid: Grid) -> dict[str, QRectF]:
    cx, cy, r = grid.ring
    w = grid.mask * 1.4
    found = {
        "ring": QRectF(cx - r, cy - r, 2 * r, 2 * r),
        "deck": grid.deck,
        "words": grid.words,
        **{f"plate {seat}": plate.rect for seat, plate in grid.plates.items()},
        **{f"stage {n}": QRectF(x - w / 2, grid.top, w, grid.platform - grid.top) for n, x in enumerate(grid.stacks)},
        **{f"slip {seat}": drum.slip for seat, drum in grid.drums.items()},
        **{f"name {seat}": drum.name for seat, drum in grid.drums.items() if drum.name is not None},
        **{f"drum {s}": QRectF(d.cx - d.r, d.cy - d.r, 2 * d.r, 2 * d.r) for s, d in grid.drums.items()},
    }
    found |= {"note": grid.note} if grid.note is not None else {}
    found |= {"moves": grid.moves} if grid.moves is not None else {}
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", COUNTS)
def test_nothing_lies_on_anything_and_all_is_in_the_window(seats: int, size: tuple[int, int]) -> None:
    for humans in range(seats + 1):
        grid = grid_for(*size, seats, range(humans))
        found = parts(grid)
        whole = QRectF(0, 58, grid.w, grid.h - 58)
        for name, rect in found.items():
            assert whole.contains(rect), (humans, name, rect)
        for (one, a), (two, b) in combinations(found.items(), 2):
            assert not a.intersects(b), (humans, one, two, a, b)


@pytest.mark.parametrize("size", SIZES)
def test_every_size_can_be_played(qtbot: QtBot, size: tuple[int, int]) -> None:
    sitting, rng = Sitting(4, [0, 1], seed=4), Random(4)
    sitting.until(rng, laying(sitting, 0), 0)
    sitting.scene.resize_to(*size)
    sitting.ask()
    assert len(offered(sitting.scene)) == 4
    shown = QRectF(0, 0, *size)
    assert all(shown.contains(hot.rect) for hot in live(sitting.scene).values())


def test_all_words_are_marked_for_translation() -> None:
    from pathlib import Path

    import kasane_desktop.scene.kabuki.words as words

    source = Path(words.__file__).read_text(encoding="utf-8")
    returns = re.findall(r"return (?!self\.tr|told)(.*)", source)
    assert returns == []
