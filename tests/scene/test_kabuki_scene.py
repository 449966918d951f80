"""Kabuki on its stage: it follows the models, offers what may be done, and hides what is covered."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsView
from pytestqt.qtbot import QtBot

from kasane_desktop.games.kabuki.rules import fact
from kasane_desktop.games.kabuki.rules.actions import Lay, Pass, Stop
from kasane_desktop.games.kabuki.stage.grid import Grid, grid_for
from kasane_desktop.games.kabuki.stage.overlays import BUTTON, hint_face
from kasane_desktop.scene.call_keys import CALL_KEYS
from kasane_desktop.scene.kit import cache
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.preferences import LANGUAGES
from tests.pseudo import cuts
from tests.scene.items import picture_of_items
from tests.scene.kabuki_stage import (
    COUNTS,
    SIZES,
    SMALL,
    Sitting,
    heard,
    laying,
    live,
    offered,
    press,
    window_of,
)
from tests.scene.views import click, on_view

# -- it follows the models ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", COUNTS)
def test_tables_of_a_match_look_as_if_built_fresh(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, seats: int) -> None:
    monkeypatch.setattr(cache, "SMALL", cache.BUDGET)  # pictures are told apart as long as none is painted again
    sitting, rng = Sitting(seats, [0, 1] if seats > 2 else [0], seed=seats, size=SMALL), Random(seats)
    while sitting.match.to_act():
        sitting.step(rng, stops=0.7)
        if rng.random() < 0.12:
            while sitting.scene._overlays:
                sitting.scene._go_on()
            sitting.ask()
            with sitting.fresh() as fresh:
                assert picture_of_items(sitting.scene) == picture_of_items(fresh)
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
            assert picture_of_items(sitting.scene) == picture_of_items(fresh)


def test_the_mask_below_is_seen_until_the_new_one_has_landed(qtbot: QtBot) -> None:
    sitting, rng = Sitting(3, [0], seed=3, speed=1.0), Random(3)
    sitting.until(
        rng, lambda: laying(sitting, 0)() and sitting.match.table(0).zone("stack/0").facts[fact.COUNT] == 2, 0
    )
    sitting.scene.finish()
    below = sitting.scene.shown.zones["stack/0"].pieces[0].id
    sitting.match.play(0, Lay(0))
    rested = heard(sitting.scene.rested)
    sitting.show()
    assert not sitting.scene.resting
    laid = sitting.scene.shown.zones["stack/0"].pieces[0].id
    lasts = {way.item: way.clock.totalDuration() for way in sitting.scene._traffic._ways._ways}
    assert lasts[sitting.scene._pieces[below]] > lasts[sitting.scene._pieces[laid]]
    sitting.scene.finish()
    assert below not in sitting.scene._pieces
    assert rested


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, (1024, 768), (900, 1200)], ids=str)
def test_how_one_goes_on_is_read_in_full(qtbot: QtBot, size: tuple[int, int], spoken: str) -> None:
    """Below a button that lies beside the own plate, too."""
    language.install(spoken)
    try:
        sitting, rng = Sitting(4, [0], seed=3, size=size), Random(3)
        with cuts() as cut:
            while not sitting.scene._overlays:
                sitting.step(rng, stops=0.8)
            desk, sheets = sitting.scene._desk, sitting.scene.arranged.sheets
            assert desk is not None
            (hint,) = (sheet for key, sheet in sheets.items() if key.endswith("/hint"))
            assert hint.y + hint.picture.pixmap.deviceIndependentSize().height() <= size[1]
            for seconds in (0, 9):
                told = desk.words.goes_on(seconds)
                hint_face(desk.look, told, desk.grid.note.width() if desk.grid.note is not None else BUTTON[0])
                assert told not in [one.text for one in cut]
    finally:
        language.install("en")


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
def test_a_match_is_played_to_its_end_by_clicks(qtbot: QtBot, seats: int) -> None:
    sitting, rng = Sitting(seats, range(seats), seed=seats, size=SMALL), Random(seats)
    view = on_view(qtbot, sitting.scene)
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


def test_a_drum_sounds_when_the_button_goes_down(qtbot: QtBot) -> None:
    sitting, rng = Sitting(3, [1], seed=2), Random(2)
    sitting.until(rng, window_of(sitting, 1), 0)
    sitting.ask()
    view = on_view(qtbot, sitting.scene)
    called = heard(sitting.scene.called)
    at = view.mapFromScene(live(sitting.scene)["stop/1"].rect.center())
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert [(seat, action) for seat, action, _ in called] == [(1, Stop())]
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert len(called) == 1
    assert "stop/1" not in live(sitting.scene)  # struck, until it is decided


def test_a_sleeping_drum_says_why(qtbot: QtBot) -> None:
    sitting, rng = Sitting(3, [0, 1], seed=2), Random(2)
    sitting.until(rng, laying(sitting, 0), 0)
    sitting.ask()
    view = on_view(qtbot, sitting.scene)
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
    layer = sitting.match.table(0).facts[fact.LAID_BY]
    press(sitting.scene, Qt.Key.Key_F, 10, repeated=True)  # held down since before
    press(sitting.scene, Qt.Key.Key_F, 12)
    press(sitting.scene, Qt.Key.Key_L, 11)
    press(sitting.scene, Qt.Key.Key_A, 13)
    wanted = [(3, Stop(), 12), (1, Stop(), 11), (0, Stop(), 13)]
    assert called == [call for call in wanted if call[0] != layer]


def test_every_human_has_a_key_to_pass_that_stands_on_the_slip(qtbot: QtBot) -> None:
    sitting, rng = Sitting(4, [0, 1, 3], seed=2), Random(2)
    sitting.until(rng, window_of(sitting, 3), 0)
    sitting.ask()
    layer = sitting.match.table(0).facts[fact.LAID_BY]
    called = heard(sitting.scene.called)
    press(sitting.scene, Qt.Key.Key_D, 10, repeated=True)
    press(sitting.scene, Qt.Key.Key_D, 12)
    press(sitting.scene, Qt.Key.Key_K, 11)
    press(sitting.scene, Qt.Key.Key_S, 13)
    wanted = [(3, Pass(), 12), (1, Pass(), 11), (0, Pass(), 13)]
    assert called == [call for call in wanted if call[0] != layer]
    before = sitting.scene.arranged.sheets["pass/3"].picture.pixmap.cacheKey()
    sitting.scene.set_call_keys(CALL_KEYS, ["W", "O", "Y", "T", "U", "I"])
    assert sitting.scene.arranged.sheets["pass/3"].picture.pixmap.cacheKey() != before
    called.clear()
    press(sitting.scene, Qt.Key.Key_D, 20)
    press(sitting.scene, Qt.Key.Key_Y, 21)
    assert called == [(3, Pass(), 21)]


def test_keys_can_be_chosen_and_stand_on_the_drums(qtbot: QtBot) -> None:
    sitting, rng = Sitting(3, [0, 1], seed=2), Random(2)
    sitting.until(rng, window_of(sitting, 1), 0)
    sitting.ask()
    before = sitting.scene.arranged.sheets["stop/1"].picture.pixmap.cacheKey()
    sitting.scene.set_call_keys(["Q", "P", "X", "C", "V", "B"], ["W", "O", "Y", "T", "U", "I"])
    assert sitting.scene.arranged.sheets["stop/1"].picture.pixmap.cacheKey() != before
    called = heard(sitting.scene.called)
    press(sitting.scene, Qt.Key.Key_L, 5)
    press(sitting.scene, Qt.Key.Key_P, 6)
    assert called == [(1, Stop(), 6)]


def test_drums_and_stages_are_reached_by_tab_and_struck_by_enter(qtbot: QtBot) -> None:
    sitting, rng = Sitting(3, [1], seed=2), Random(2)
    sitting.until(rng, window_of(sitting, 1), 0)
    sitting.ask()
    on_view(qtbot, sitting.scene)
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
def test_the_mask_is_pulled_onto_a_stage(qtbot: QtBot, speed: float) -> None:
    sitting, rng = Sitting(3, [0], seed=2, speed=speed), Random(2)
    sitting.until(rng, laying(sitting, 0), 0)
    sitting.scene.finish()
    sitting.ask()
    view = on_view(qtbot, sitting.scene)
    chosen = heard(sitting.scene.chosen)
    start, goal = live(sitting.scene)["up"].rect.center(), live(sitting.scene)["lay/2"].rect.center()
    piece = sitting.scene.shown.zones["up"].pieces[0].id
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

    import kasane_desktop.games.kabuki.stage.words as words

    source = Path(words.__file__).read_text(encoding="utf-8")
    returns = re.findall(r"return (?!self\.tr|told|QLocale)(.*)", source)
    assert returns == []
