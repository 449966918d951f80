"""What is worth a look: it is seen, nobody waits for it, and a click leaves the table as if it had never been."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from threading import current_thread, main_thread

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core import fact
from kasane_desktop.core.game import CHANCE, Action, Seat
from kasane_desktop.games.kabuki.stage import scene as kabuki
from kasane_desktop.match.history import History
from kasane_desktop.match.match import HUMAN, Match, Sitter
from kasane_desktop.scene.beat import Standing
from kasane_desktop.scene.kit import TextItem
from kasane_desktop.scene.kit.crest import Paint
from kasane_desktop.scene.moments import middle_of
from kasane_desktop.scene.plates import plate_of
from kasane_desktop.scene.table_scene import TableScene
from kasane_desktop.ui.conducting import race
from kasane_desktop.ui.settings.preferences import Preferences
from kasane_desktop.ui.window import ending
from tests.scene.items import picture_of_items
from tests.ui.windows import Sitting, run

WINS = ("kasane", "kimono", "kaleido", "rainbow")
"""Games in which a step of one's own brings points at once."""
SLOW = 20.0
"""Nothing arrives while it is looked at, however slow the machine is."""


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
    sitting.window.sit_down(match)
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


@pytest.mark.parametrize("game", WINS)
def test_points_count_when_they_arrive(game: str, sitting: Sitting, qapp: QApplication) -> None:
    """Until then the table says what there was before: to who looks, not to who asks for it to be read."""

    async def scenario() -> None:
        match, seat, action = before(game, lambda match, at: bool(gains(match, at)) and bool(match.to_act()))
        scene, at = await sit_down(sitting, match), match.cursor
        scene.set_speed(SLOW)
        old = scene.shown.seats
        sitting.conductor.choose(action)
        await sitting.until(lambda: match.cursor > at)
        new = scene.shown.seats
        won = dict(gains(match, at))
        assert new[seat][fact.POINTS] == old[seat][fact.POINTS] + won.get(seat, 0)
        seen = scene.moments.as_seen(scene.shown).seats
        assert [facts[fact.POINTS] for facts in seen] == [facts[fact.POINTS] for facts in old]
        texts = {key: sheet.name for key, sheet in scene.arranged.sheets.items()}
        scene.moments.finish()
        assert scene.moments.as_seen(scene.shown) is scene.shown
        changed = {key for key, sheet in scene.arranged.sheets.items() if sheet.name != texts.get(key)}
        assert any(key.startswith(("you", "seat/")) for key in changed) or game == "rainbow"
        sitting.window.show_lobby()

    run(scenario, qapp)


def test_who_asks_how_things_stand_is_told_the_points_that_fly(sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        match, _, action = before("kasane", lambda match, at: bool(gains(match, at)) and bool(match.to_act()))
        scene, at = await sit_down(sitting, match), match.cursor
        scene.set_speed(SLOW)
        sitting.conductor.choose(action)
        await sitting.until(lambda: match.cursor > at)
        assert scene.moments.shown
        reader = sitting.window.page.view.reader
        assert reader is not None
        assert f", {scene.shown.seats[0][fact.POINTS]} point" in reader.words("points")
        assert scene.moments.shown == []
        sitting.window.show_lobby()

    run(scenario, qapp)


def test_what_is_taken_back_flies_no_more(sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        match, _, action = before("kasane", lambda match, at: bool(gains(match, at)))
        scene, at = await sit_down(sitting, match), match.cursor
        scene.set_speed(SLOW)
        was = scene.shown.seats
        sitting.conductor.choose(action)
        await sitting.until(lambda: match.cursor > at)
        assert scene.moments.shown
        sitting.conductor.undo()
        assert scene.moments.shown == []
        assert scene.moments.as_seen(scene.shown).seats == was
        sitting.window.show_lobby()

    run(scenario, qapp)


def test_points_that_others_win_fly_to_them(sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        match, _, action = before(
            "kaleido", lambda match, at: any(seat for seat, _ in gains(match, at)) and bool(match.to_act())
        )
        scene = await sit_down(sitting, match)
        at, flown = match.cursor, list[tuple[int, int]]()

        def note(gains: list[tuple[int, int]], zone: str, after: int, *, new: bool) -> None:
            flown.extend(gains)

        scene.moments.fly = note  # type: ignore[method-assign, assignment]
        sitting.conductor.choose(action)
        await sitting.until(lambda: bool(flown))
        assert flown == list(gains(match, at))
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
        scene.talk.hush()
        assert scene.moments.shown == []
        assert scene.resting
        seen = sorted(map(str, picture_of_items(scene)))
        scene._look_anew(scene.look)  # everything is laid anew, at once
        assert sorted(map(str, picture_of_items(scene))) == seen
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


Told = list[tuple[str, str, tuple[Standing, ...]]]


def beats(sitting: Sitting, monkeypatch: pytest.MonkeyPatch, game: str, players: list[str]) -> Told:
    told: Told = []
    sitting.preferences.speed = 0.0
    sitting.start(game, players, seed=2)

    def beat(title: str, note: str, standings: tuple[Standing, ...] = (), after: int = 0) -> None:
        told.append((title, note, standings))

    monkeypatch.setattr(scene_of(sitting).moments, "beat", beat)
    return told


@pytest.mark.parametrize(
    ("game", "titles"),
    [
        ("kasane", ["Round 2 of 3", "Last round"]),
        ("kimono", ["Round 2 of 3", "Last round"]),
        ("kaleido", ["Last round"]),
    ],
)
def test_each_round_begins_with_a_beat_that_tells_how_all_stand_and_the_last_is_announced(
    game: str, titles: list[str], sitting: Sitting, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        told = beats(sitting, monkeypatch, game, ["random"] * 3)
        await sitting.until(lambda: sitting.over and sitting.window.result.isVisible())
        assert [title for title, _, _ in told] == titles
        assert all(note.endswith(" begins") == (game != "kaleido") for _, note, _ in told)
        for _, _, standings in told:
            points = [int(standing.told) for standing in standings]
            assert sorted(standing.name for standing in standings) == ["Aya", "Ben", "Chiyo"]
            assert points == sorted(points, reverse=True)
            assert [standing.place for standing in standings] == [1 + sum(p > own for p in points) for own in points]
        sitting.window.show_lobby()

    run(scenario, qapp)


def test_who_is_first_is_told_as_the_table_stood(
    sitting: Sitting, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        told = beats(sitting, monkeypatch, "kasane", ["random"] * 3)
        match = sitting.match
        await sitting.until(lambda: sitting.over and sitting.window.result.isVisible())
        ends = [n for n in range(match.cursor) if any(e.key == "layering.round-over" for e in match.events(n))]
        for at, (_, note, standings) in zip(ends, told, strict=False):
            seats = match.table(0, at + 1).seats
            names = [sitter.name for sitter in match.sitters]
            won = {name: seat[fact.POINTS] for name, seat in zip(names, seats, strict=True)}
            assert {standing.name: int(standing.told) for standing in standings} == won
            first = next(name for name, seat in zip(names, seats, strict=True) if seat[fact.FIRST])
            assert note == f"{first} begins"
        assert len(told) == 2
        sitting.window.show_lobby()

    run(scenario, qapp)


def test_the_last_round_of_rainbow_is_announced_and_points_stay_covered(
    sitting: Sitting, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        told = beats(sitting, monkeypatch, "rainbow", ["random"] * 3)
        await sitting.until(lambda: sitting.over and sitting.window.result.isVisible())
        titles = [title for title, _, _ in told]
        assert titles[:2] == ["Round 2", "Round 3"]
        assert titles.count("Last round") >= 1
        rows = [standing for _, _, standings in told for standing in standings]
        assert {standing.place for standing in rows} == {0}  # nobody may know who is first
        assert [standing.name for standing in rows] == ["Aya", "Ben", "Chiyo"] * (len(rows) // 3)
        assert all(standing.told.endswith(" taken") for standing in rows)
        sitting.window.show_lobby()

    run(scenario, qapp)


def test_kabuki_tells_of_its_rounds_itself(
    sitting: Sitting, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its tokens travel, and the page between two rounds says how all stand: nothing flies over the opened stack."""

    async def scenario() -> None:
        sitting.preferences.call_seconds = 0.02
        monkeypatch.setattr(race, "NOTHING_TO_GAIN", 0.02)
        monkeypatch.setattr(kabuki, "LOOK", {"check": 20, "interval": 20})
        told = beats(sitting, monkeypatch, "kabuki", ["random"] * 3)
        flown: list[object] = []
        monkeypatch.setattr(scene_of(sitting).moments, "fly", lambda *told, **how: flown.append(told))
        await sitting.until(lambda: sitting.over and sitting.window.result.isVisible())
        assert [title for title, _, _ in told] == ["Round 2 of 3", "Last round"]
        assert {standings for _, _, standings in told} == {()}
        assert flown == []
        sitting.window.show_lobby()

    run(scenario, qapp)


STANDINGS = tuple(
    Standing(place, Paint(("#244A7C",), "maru"), "A", name, str(9 - place))
    for place, name in ((1, "Maximilienne Alexandrina"), (2, "紫式部" * 8), (2, "Bo"), (4, "M" * 24))
)


@pytest.mark.parametrize("standings", [(), STANDINGS])
@pytest.mark.parametrize("size", [(1440, 900), (960, 540)])
def test_a_beat_is_seen_and_goes(
    sitting: Sitting, qapp: QApplication, standings: tuple[Standing, ...], size: tuple[int, int]
) -> None:
    async def scenario() -> None:
        sitting.preferences.speed = 0.3
        sitting.start("kasane", ["human", "random", "random"], seed=2)
        await sitting.asked()
        scene = scene_of(sitting)
        scene.resize_to(*size)
        scene.moments.finish()
        scene.moments.beat("Round 2 of 4", "Maximilienne Alexandrina begins", standings)
        (flag,) = scene.moments.shown
        await sitting.until(lambda: flag.opacity() == 1.0)
        assert scene.sceneRect().contains(flag.sceneBoundingRect())
        assert not flag.acceptedMouseButtons()
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


def test_at_the_end_ones_own_best_is_looked_up(
    sitting: Sitting, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the thread of the history, before the match that has ended is in it."""
    asked: list[tuple[Match, int, bool]] = []

    def best(history: History, match: Match) -> int:
        asked.append((match, len(history.entries()), current_thread() is main_thread()))
        return 1000

    async def scenario() -> None:
        sitting.preferences.speed = 0.0
        monkeypatch.setattr(ending, "best_before", best)
        match, _, action = before("kimono", lambda match, at: not match.to_act())
        await sit_down(sitting, match)
        sitting.conductor.choose(action)
        result = sitting.window.result
        await sitting.until(lambda: sitting.over and result._best is not None)
        assert asked == [(match, 0, False)]
        texts = [item.text() for item in result.view.scene().items() if isinstance(item, TextItem)]
        assert "Your personal best: 1000" in texts
        sitting.window.show_lobby()

    run(scenario, qapp)
