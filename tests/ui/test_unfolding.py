"""What is worth a look: it is seen, nobody waits for it, and a click leaves the table as if it had never been."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import CHANCE, Action, Seat
from kasane_desktop.match.match import HUMAN, Match, Sitter
from kasane_desktop.scene.moments import middle_of, plate_of
from kasane_desktop.scene.table_scene import TableScene
from kasane_desktop.ui.preferences import Preferences
from tests.ui.windows import Sitting, run

WINS = ("kasane", "kimono", "kaleido", "rainbow")
"""Games in which a step of one's own brings points at once."""


@pytest.fixture
def sitting(qtbot: QtBot, tmp_path: Path) -> Iterator[Sitting]:
    preferences = Preferences(speed=1.0, curtain=False, language="en", theme="light")
    sitting = Sitting(tmp_path, preferences)
    yield sitting
    sitting.window.close()


Wanted = Callable[[Match, int], bool]


def before(game: str, wanted: Wanted) -> tuple[Match, Seat, Action]:
    """A match just before a step of the human on seat 0 that is as wanted; and that step."""
    count = max(3, CATALOGUE[game].counts[0])
    sitters = [Sitter(f"P{n}", HUMAN if n == 0 else "random") for n in range(count)]
    for seed in range(60):
        match, rng = Match(CATALOGUE[game], sitters, seed=seed), Random(seed)
        while match.to_act():
            if not match.deal():
                seat = rng.choice(match.to_act())
                match.play(seat, rng.choice(match.actions(seat)))
            step = match.steps[-1]
            if step.seat == 0 and wanted(match, match.cursor - 1):
                match.steps.pop()
                match._states.pop()
                match.cursor -= 1
                return match, step.seat, step.action
    raise AssertionError("no such step")


def gains(match: Match, number: int) -> list[tuple[Seat, int]]:
    return [gain for event in match.events(number) for gain in event.gains]


def scene_of(sitting: Sitting) -> TableScene:
    assert sitting.window.page.scene is not None
    return sitting.window.page.scene


async def sit_down(sitting: Sitting, match: Match) -> TableScene:
    sitting.window._sit_down(match)
    sitting.conductor.hold(True)
    await sitting.asked()
    scene_of(sitting).finish()
    return scene_of(sitting)


@pytest.mark.parametrize("game", WINS)
def test_points_fly_to_who_has_won_them(game: str, sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        match, _, action = before(game, lambda match, at: bool(gains(match, at)) and bool(match.to_act()))
        scene = await sit_down(sitting, match)
        at = match.cursor
        sitting.conductor.choose(action)
        await sitting.until(lambda: match.cursor > at)
        flying = scene.moments.shown
        assert len(flying) >= len([points for _, points in gains(match, at) if points])
        for pill in flying:
            assert not pill.acceptedMouseButtons()
            assert scene.sceneRect().contains(pill.pos())
        await sitting.until(lambda: not flying)  # it goes by itself
        sitting.window.show_lobby()

    run(scenario, qapp)


@pytest.mark.parametrize("game", ["kasane", "kaleido"])
@pytest.mark.parametrize("moment", [0.0, 0.7, 1.2])
def test_a_click_at_any_moment_leaves_what_there_is_without_motion(
    game: str, moment: float, sitting: Sitting, qapp: QApplication
) -> None:
    async def scenario() -> None:
        match, _, action = before(
            game, lambda match, at: bool(gains(match, at)) and match.to_act() not in ((), (CHANCE,))
        )
        scene, at = await sit_down(sitting, match), match.cursor
        sitting.conductor.choose(action)
        await sitting.until(lambda: match.cursor > at)
        await asyncio.sleep(moment)
        sitting.click(QPointF(3, scene.height() - 3))
        scene.hush()
        assert scene.moments.shown == []
        assert scene.resting
        seen = sorted(map(str, scene.picture_of_items()))
        scene._look_anew(scene.look)  # everything is laid anew, at once
        assert sorted(map(str, scene.picture_of_items())) == seen
        sitting.window.show_lobby()

    run(scenario, qapp)


def test_without_motion_nothing_flies(sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        sitting.preferences.speed = 0.0
        match, _, action = before("kasane", lambda match, at: bool(gains(match, at)))
        scene, at = await sit_down(sitting, match), match.cursor
        sitting.conductor.choose(action)
        await sitting.until(lambda: match.cursor > at)
        assert scene.moments.shown == []
        sitting.window.show_lobby()

    run(scenario, qapp)


def test_taking_back_shows_nothing(sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        match, _, action = before("kasane", lambda match, at: bool(gains(match, at)))
        scene, at = await sit_down(sitting, match), match.cursor
        sitting.conductor.choose(action)
        await sitting.until(lambda: match.cursor > at)
        scene.finish()
        scene.moments.finish()
        sitting.conductor.undo()
        assert scene.moments.shown == []
        sitting.window.show_lobby()

    run(scenario, qapp)


# -- the beat between rounds --------------------------------------------------------------------------


def beats(sitting: Sitting, monkeypatch: pytest.MonkeyPatch, game: str, players: list[str]) -> list[tuple[str, str]]:
    told: list[tuple[str, str]] = []
    sitting.preferences.speed = 0.0
    sitting.start(game, players, seed=2)
    monkeypatch.setattr(scene_of(sitting).moments, "beat", lambda title, note, after: told.append((title, note)))
    return told


@pytest.mark.parametrize(
    ("game", "titles"),
    [
        ("kasane", ["Round 2 of 3", "Last round"]),
        ("kimono", ["Round 2 of 3", "Last round"]),
        ("kaleido", ["Last round"]),
    ],
)
def test_each_round_begins_with_a_beat_and_the_last_is_announced(
    game: str, titles: list[str], sitting: Sitting, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        told = beats(sitting, monkeypatch, game, ["random"] * 3)
        await sitting.until(lambda: sitting.over and sitting.window.result.isVisible())
        assert [title for title, _ in told] == titles
        assert all(note == "" or note.startswith("In the lead: ") for _, note in told)
        sitting.window.show_lobby()

    run(scenario, qapp)


def test_the_last_round_of_rainbow_is_announced_and_points_stay_covered(
    sitting: Sitting, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        told = beats(sitting, monkeypatch, "rainbow", ["random"] * 3)
        await sitting.until(lambda: sitting.over and sitting.window.result.isVisible())
        titles = [title for title, _ in told]
        assert titles[:2] == ["Round 2", "Round 3"]
        assert titles.count("Last round") >= 1
        assert {note for _, note in told} == {""}
        sitting.window.show_lobby()

    run(scenario, qapp)


def test_a_beat_is_seen_and_goes(sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        sitting.preferences.speed = 0.5
        sitting.start("kasane", ["human", "random", "random"], seed=2)
        await sitting.asked()
        scene = scene_of(sitting)
        scene.moments.finish()
        scene.moments.beat("Round 2 of 4", "In the lead: Ben (7)")
        (flag,) = scene.moments.shown
        await sitting.until(lambda: flag.opacity() == 1.0)
        assert scene.sceneRect().contains(flag.sceneBoundingRect())
        await sitting.until(lambda: scene.moments.shown == [])
        sitting.window.show_lobby()

    run(scenario, qapp)


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_seat_has_a_plate_to_which_points_can_fly(game: str, sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        for count in CATALOGUE[game].counts:
            sitting.start(game, ["human", *["random"] * (count - 1)], seed=2)
            scene = scene_of(sitting)
            places = [plate_of(scene, seat) for seat in range(count)]
            assert None not in places
            assert len({(place.x(), place.y()) for place in places if place is not None}) == count
            assert middle_of(scene, "nowhere") is None
            sitting.window.show_lobby()

    run(scenario, qapp)
