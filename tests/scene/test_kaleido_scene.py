"""Kaleido on the screen: it follows the models, offers what they offer, and walks through the final scoring."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kasane_desktop.core.game import Action
from kasane_desktop.games.kaleido.rules import fact
from kasane_desktop.games.kaleido.rules.actions import AddBoard, Begin, Done, Leave, Place, Turn, White
from kasane_desktop.games.kaleido.rules.game import GAME
from kasane_desktop.games.kaleido.stage.scene import KaleidoScene
from tests.scene.items import picture_of_items
from tests.scene.kaleido_table import (
    NAMES,
    SIZES,
    Table,
    all_offered,
    assert_as_fresh,
    drag,
    heard,
    inside,
    live,
    offered,
    point,
    sit,
)
from tests.scene.views import click, on_view

# -- it follows the models ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.counts)
def test_every_table_of_a_match_looks_as_if_built_fresh(qtbot: QtBot, seats: int) -> None:
    table, rng = sit(seats, seed=seats, size=SIZES[seats % 3]), Random(seats)
    while table.match.to_act():
        table.go_on(rng)
        table.show()
        if table.match.cursor % 12 == 0 or not table.match.to_act():
            table.scene.ask(0 if 0 in table.match.to_act() else None)
            assert_as_fresh(table)
            table.scene.ask(None)


@pytest.mark.parametrize("seats", [2, 5])
def test_from_any_table_to_any_other(qtbot: QtBot, seats: int) -> None:
    """With movement on, and broken off at any moment."""
    table, rng = sit(seats, seed=1, speed=1.0), Random(1)
    while table.match.to_act():
        table.go_on(rng)
    for _ in range(10):
        table.scene.look_from(rng.randrange(seats))
        at = rng.randrange(table.match.cursor + 1)
        table.show(table.scene.viewer, at)
        table.scene.ask(rng.choice((None, table.scene.viewer)))
        QCoreApplication.processEvents()
        table.scene.finish()
        assert table.scene.resting
        assert_as_fresh(table)


def test_sizes_and_lights_change_in_mid_match(qtbot: QtBot) -> None:
    table, rng = sit(4, seed=2, speed=1.0), Random(2)
    for step, size in enumerate((*SIZES, (1920, 1080))):
        table.reach("before", rng, least=12 * step)
        table.scene.set_dark(step % 2 == 0)
        table.scene.resize_to(*size, 1.0)
        table.scene.finish()
        assert_as_fresh(table)


# -- it offers what they offer -------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.counts)
def test_what_can_be_clicked_is_what_may_be_done(qtbot: QtBot, seats: int) -> None:
    table, rng, kinds = sit(seats, seed=7), Random(7), set()
    table.match.deal()
    while table.match.to_act():
        phase = table.match.table(table.match.to_act()[0]).facts[fact.PHASE]
        if table.match.cursor % 6 < 2 or phase in ("begin", "rotate"):
            seat = table.ask()
            kinds |= {type(action) for action in table.match.actions(seat)}
            assert all_offered(table.scene) == set(table.match.actions(seat))
            table.scene.ask(None)
            assert not offered(table.scene)
        table.go_on(rng)
    assert {Place, White, AddBoard, Done, Turn, Leave} <= kinds
    assert (Begin in kinds) == (seats == 2)


def clicks_for(scene: KaleidoScene, action: Action) -> Iterator[str]:
    """The places to click, one after the other, for an action."""
    if isinstance(action, White):
        yield "tool/white"
    if isinstance(action, AddBoard) and scene._desk is not None and scene._desk.tool != "board":
        yield "tool/board"
    if isinstance(action, Turn):
        yield from ["turn-right"] * action.steps
    if isinstance(action, Place | White):
        yield f"space/{action.board}/{action.space}"
    elif isinstance(action, AddBoard):
        yield f"ghost/{action.q}/{action.r}"
    elif isinstance(action, Begin):
        yield f"begin/{action.colour}"
    else:
        yield {Turn: "down", Leave: "down", Done: "done"}[type(action)]


@pytest.mark.parametrize("seats", GAME.counts)
def test_a_whole_match_by_clicks(qtbot: QtBot, seats: int) -> None:
    table, rng = sit(seats, seed=seats + 3, size=SIZES[seats % 3]), Random(seats)
    view, chosen = on_view(qtbot, table.scene), heard(table.scene.chosen)
    table.match.deal()
    while table.match.to_act():
        seat = table.ask()
        action = rng.choice(table.match.actions(seat))
        for key in clicks_for(table.scene, action):
            item = table.scene._hots[key]
            click(view, item.mapToScene(item.shape().boundingRect().center()))
        assert chosen == [action]
        chosen.clear()
        table.match.play(seat, action)
    table.show()
    outcome = table.match.outcome()
    assert outcome is not None
    for seat, points in enumerate(outcome.scores):
        assert f"{NAMES[seat]}: {points}" in table.scene.arranged.sheets[f"seat/{seat}/words"].name


# -- looking closer and choosing -------------------------------------------------------------------------


def test_pointing_at_a_space_sets_the_tile_and_says_what_it_completes(qtbot: QtBot) -> None:
    table, rng = sit(3, seed=2), Random(2)
    completing: list[str] = []
    while not completing:
        table.go_on(rng)
        if table.match.table(table.match.to_act()[0]).facts[fact.PHASE] == "before":
            seat = table.ask()
            shown = table.match.table(seat)
            completing = [p.id for zone in shown.zones for p in zone.pieces if p.facts.get(fact.COMPLETES, 0)]
    view, scene = on_view(qtbot, table.scene), table.scene
    item = scene._hots[completing[0]]
    before = {*scene.arranged.pieces.items()}, {*scene.arranged.sheets}
    point(view, item.mapToScene(item.shape().boundingRect().center()))
    tile = scene.arranged.pieces[completing[0].replace("space", "tile")]
    assert tile.face == f"kaleido/tile-{('red', 'yellow', 'green')[seat]}"
    assert "comb/worth" in scene.arranged.sheets
    point(view, QPointF(700, 40))
    assert ({*scene.arranged.pieces.items()}, {*scene.arranged.sheets}) == before


def test_what_is_set_by_pointing_is_laid_by_clicking(qtbot: QtBot) -> None:
    """The tile in the hand is the one that lies there afterwards: nothing flies in from elsewhere."""
    table = sit(3, seed=2, speed=1.0)
    seat = table.reach("before", Random(2), 12)
    table.scene.finish()
    view, key = on_view(qtbot, table.scene), next(key for key in live(table.scene) if key.startswith("space/"))
    item = table.scene._hots[key]
    point(view, item.mapToScene(item.shape().boundingRect().center()))
    _, board, space = key.split("/")
    held = table.scene._pieces[f"tile/{board}/{space}"]
    table.match.play(seat, Place(int(board), int(space)))
    table.show(seat)
    assert table.scene._pieces[f"tile/{board}/{space}"] is held
    assert (held.pos() - QPointF(0, 0)).manhattanLength() > 0
    there = held.sceneBoundingRect().center()
    table.scene.finish()
    assert (held.sceneBoundingRect().center() - there).manhattanLength() < 12


@pytest.mark.parametrize("phase", ["begin", "before", "after", "rotate"])
def test_whatever_is_advised_has_a_place_even_if_it_takes_several_clicks(qtbot: QtBot, phase: str) -> None:
    table = sit(2, seed=5)
    seat = table.reach(phase, Random(5))
    actions = tuple(table.match.actions(seat))
    assert len(actions) > 1
    for action in (*actions, *reversed(actions)):
        place = table.scene.place_of(action)
        assert place, action
        assert table.scene.arranged.hots[place].action == action


def test_who_listens_is_told_how_far_a_board_is_turned(qtbot: QtBot) -> None:
    table = sit(2, seed=5)
    table.reach("rotate", Random(5))
    view, said = on_view(qtbot, table.scene), [table.scene.prompt()]
    for _ in range(2):
        QTest.keyClick(view, Qt.Key.Key_Right)
        said.append(table.scene.prompt())
    assert [re.findall(r"Turned by (\d+)°", text) for text in said] == [[], ["60"], ["120"]]
    assert all("Where three boards meet: " in text for text in said)


def test_a_faint_place_for_a_board_picks_the_board_and_shows_all(qtbot: QtBot) -> None:
    table = sit(4, seed=2)
    seat = table.reach("before", Random(2), 3)
    view, scene = on_view(qtbot, table.scene), table.scene
    chosen = heard(scene.chosen)
    assert scene._desk is not None
    ghost = next(a for a in table.match.actions(seat) if isinstance(a, AddBoard))
    click(view, scene._desk.frame.at(ghost.q, ghost.r))
    assert not chosen
    assert scene._desk.tool == "board"
    assert {a for a in table.match.actions(seat) if isinstance(a, AddBoard)} == offered(scene)
    assert all(
        scene._desk.sight.contains(item.sceneBoundingRect())
        for key, item in live(scene).items()
        if "/" in key and key.startswith("ghost")
    )
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert scene._desk.tool == "tile"


def test_a_touch_that_does_nothing_tells_where_it_was(qtbot: QtBot) -> None:
    table = sit(4, seed=2)
    seat = table.reach("before", Random(2), 20)
    view, touched = on_view(qtbot, table.scene), heard(table.scene.touched)
    zones = [zone for zone in table.match.table(seat).zones if zone.kind == "board"]
    zone, tile = next((z, p) for z in zones for p in z.pieces if p.face != "kaleido/space")
    click(
        view,
        inside((zone.facts[fact.Q], zone.facts[fact.R]), tile.facts[fact.SPACE], table.scene)[0],
    )
    sheet = table.scene.arranged.sheets["tool/white"]
    click(view, QPointF(sheet.x + 20, sheet.y + 20))
    assert touched == [(zone.id, tile.facts[fact.SPACE]), (f"supply/{seat}", 1)]
    assert table.match.game.why_inert(table.match.view(seat), *touched[0]).key == "kaleido.space-taken"


@pytest.mark.parametrize("tool", ["tile", "white", "board"])
def test_what_is_pulled_out_of_the_tray_is_laid_where_it_is_let_go(qtbot: QtBot, tool: str) -> None:
    table = sit(3, seed=5)
    seat = table.reach("before" if tool == "tile" else "after", Random(5), 10)
    scene = table.scene
    kind = {"tile": Place, "white": White, "board": AddBoard}[tool]
    wanted = next(action for action in table.match.actions(seat) if isinstance(action, kind))
    keys = list(clicks_for(scene, wanted))
    view, chosen, touched = on_view(qtbot, scene), heard(scene.chosen), heard(scene.touched)
    start = live(scene)[f"tool/{tool}"].hot.rect.center()
    plain = picture_of_items(scene)
    drag(view, start, start + QPointF(0, 30), start)  # let go in the tray: nothing is laid
    assert chosen == []
    scene.cancel()
    if tool != "tile":
        click(view, start)  # where its places are is seen when it is picked
    goal = live(scene)[keys[-1]]
    middle = goal.mapToScene(goal.shape().pointAtPercent(0)) * 0.2 + goal.mapToScene(goal.boundingRect().center()) * 0.8
    scene.cancel()
    assert picture_of_items(scene) == plain or tool == "tile"
    touched.clear()
    drag(view, start, middle - QPointF(20, 20), middle)
    assert chosen == [wanted]
    assert touched == []


def test_only_what_is_picked_has_places_to_which_it_can_be_pulled(qtbot: QtBot) -> None:
    table = sit(3, seed=5)
    table.reach("after", Random(5), 10)
    scene = table.scene
    tools = [key for key in live(scene) if key.startswith("tool/")]
    assert len(tools) == 2
    for tool, kind in (("tool/white", "space/"), ("tool/board", "ghost/")):
        scene.pressed(tool)
        goals = {key: [goal.key for goal in live(scene)[key].hot.goals] for key in tools}
        assert [key for key in tools if goals[key]] == [tool]
        assert all(goal.startswith(kind) for goal in goals[tool])
        scene.cancel()


def test_keys_reach_everything(qtbot: QtBot) -> None:
    table = sit(3, seed=5)
    seat = table.reach("after", Random(5), 10)
    view, scene = on_view(qtbot, table.scene), table.scene
    chosen = heard(scene.chosen)
    keys = []
    for _ in range(len(scene.stops())):
        QTest.keyClick(view, Qt.Key.Key_Tab)
        keys.append(getattr(scene.focusItem(), "key", ""))
    assert {"tool/white", "tool/board", "done"} <= set(keys)
    scene.setFocusItem(scene._hots["done"])
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert chosen == [Done()]
    scene.setFocusItem(scene._hots["tool/white"])
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert {a for a in table.match.actions(seat) if isinstance(a, White)} <= offered(scene)


def test_everything_that_reacts_has_a_name(qtbot: QtBot) -> None:
    table, rng = sit(2, seed=5), Random(5)
    for phase in ("begin", "before", "after", "rotate"):
        table.reach(phase, rng)
        assert all(hot.name for hot in table.scene.arranged.hots.values())
        names = [item.hot.name for key, item in live(table.scene).items() if key.startswith(("space", "ghost"))]
        assert len(set(names)) == len(names)


# -- the end ---------------------------------------------------------------------------------------------


def before_the_end(seats: int, seed: int, speed: float) -> Table:
    """A match that has been played, shown before its last step."""
    table, rng = sit(seats, seed=seed, speed=speed), Random(seed)
    while table.match.to_act():
        table.go_on(rng)
    table.show(0, table.match.cursor - 1)
    table.scene.finish()
    return table


def discs(table: Table) -> list[str]:
    return [key for key in table.scene.arranged.sheets if key.startswith("comb/meeting/")]


def hexagons(table: Table) -> int:
    """How many hexagons count in the end."""
    return sum(bool(zone.facts[fact.COMPLETE]) for zone in table.match.table(0).zones if zone.kind == "meeting")


def points_shown(table: Table) -> list[str]:
    sheets = table.scene.arranged.sheets
    return [sheets[f"seat/{seat}/words"].name for seat in range(len(table.match.sitters))]


def test_the_final_scoring_walks_from_hexagon_to_hexagon(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    table = before_the_end(4, 19, 0.05)
    rested, reached = heard(table.scene.rested), []
    reach = table.scene._reach

    def reaching(number: int) -> None:
        reach(number)
        reached.append((number, len(discs(table)), table.scene.resting))

    monkeypatch.setattr(table.scene, "_reach", reaching)
    table.show(0)
    assert not discs(table)
    assert not table.scene.resting
    qtbot.waitUntil(lambda: table.scene.resting)
    count = hexagons(table)
    assert count > 2
    assert reached == [(number, number, False) for number in range(1, count + 1)]
    assert len(rested) == 1
    assert len(discs(table)) == count
    outcome, shown = table.match.outcome(), points_shown(table)
    assert outcome is not None
    assert all(f": {points}" in shown[seat] for seat, points in enumerate(outcome.scores))


def test_a_click_skips_the_walk(qtbot: QtBot) -> None:
    table = before_the_end(4, 19, 1.0)
    view, rested = on_view(qtbot, table.scene), heard(table.scene.rested)
    table.show(0)
    assert table.scene._walk.busy
    assert not discs(table)
    click(view, QPointF(700, 30))
    assert table.scene.resting
    assert len(rested) == 1
    assert len(discs(table)) == hexagons(table)
    table.scene.finish()  # discs fade in
    assert_as_fresh(table)


def test_without_movement_there_is_no_walk(qtbot: QtBot) -> None:
    table = before_the_end(3, 14, 0)
    table.show(0)
    assert table.scene.resting
    assert len(discs(table)) == hexagons(table) > 2


def test_undoing_the_last_step_ends_the_walk(qtbot: QtBot) -> None:
    table = before_the_end(4, 19, 1.0)
    table.show(0)
    table.show(0, table.match.cursor - 1)
    table.scene.finish()
    assert table.scene.resting
    assert_as_fresh(table)
