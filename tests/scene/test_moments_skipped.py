"""Whatever is shown for a moment: a click at its start, in its middle or at its end leaves what there is without
motion."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.core.table import kind_of
from kasane_desktop.games.kabuki.rules import zones as kabuki_zones
from kasane_desktop.games.kabuki.rules.fact import TOKENS
from kasane_desktop.games.kabuki.stage import seats
from kasane_desktop.games.kabuki.stage.sounds import BETWEEN, SET_OUT
from kasane_desktop.games.layering.rules.actions import Meld
from kasane_desktop.games.layering.stage.gathering import gather
from kasane_desktop.match.match import Match
from kasane_desktop.models.change import Move
from kasane_desktop.scene.arrangement import Flight, Spot
from kasane_desktop.scene.beat import Standing
from kasane_desktop.scene.flights import GATHER, LAND, LIFT, TOGETHER, TRAVEL
from kasane_desktop.scene.kit import Look, Motion, Outline, Picture, theme
from kasane_desktop.scene.kit.crest import Paint
from kasane_desktop.scene.moments import area_of, light_face, middle_of
from kasane_desktop.scene.stage import SOUNDS
from kasane_desktop.scene.table_scene import TableScene
from tests.scene.items import picture_of_items
from tests.scene.tables import NAMES, Sitting, sit
from tests.scene.views import click, on_view

Wanted = Callable[[Match, Seat, Action], bool]


def is_large_group(match: Match, seat: Seat, action: Action) -> bool:
    return isinstance(action, Meld) and action.k >= 3


def fills_a_board(match: Match, seat: Seat, action: Action) -> bool:
    board = getattr(action, "board", None)
    if type(action).__name__ not in ("Place", "White") or board is None:
        return False
    return sum(piece.face == "kaleido/space" for piece in match.table(0).zone(f"board/{board}").pieces) == 1


def is_call(match: Match, seat: Seat, action: Action) -> bool:
    return type(action).__name__ == "Stop"


def is_prize(match: Match, seat: Seat, action: Action) -> bool:
    return type(action).__name__ == "Prize"


MOMENTS: dict[str, Wanted] = {
    "kasane": is_large_group,
    "kimono": is_large_group,
    "kaleido": fills_a_board,
    "kabuki": is_call,
    "rainbow": is_prize,
}


def begun(game: str) -> Sitting:
    """A table at which the moment has just begun."""
    for seed in range(60):
        sitting, rng = sit(game, 3, seed=seed), Random(seed)
        match = sitting.match
        while match.to_act():
            if match.deal():
                continue
            seat = rng.choice(match.to_act())
            actions = match.actions(seat)
            wanted = [action for action in actions if MOMENTS[game](match, seat, action)]
            if wanted and seat == 0:
                sitting.show()
                sitting.scene.set_speed(1.0)
                match.play(seat, wanted[0])
                sitting.show()
                show_moments(sitting, match.cursor - 1)
                return sitting
            match.play(seat, rng.choice(actions))
    raise AssertionError("it never came to that")


def show_moments(sitting: Sitting, at: int) -> None:
    """As it is asked for when a match is led."""
    match, moments = sitting.match, sitting.scene.moments
    step, events = match.steps[at], match.events(at)
    cues = list(SOUNDS[match.game.id].cues(step.seat, step.action, events))
    for cue in cues:
        if cue.zone:
            moments.shine(cue.zone, cue.after)
    moments.fly([gain for event in events for gain in event.gains], cues[-1].zone if cues else "")
    moments.beat("Round 2 of 3", "In the lead: Aya (7)")
    moments.beat("Last round", "Aya begins", (Standing(1, Paint(("#244A7C",)), "A", "Aya", "7"),))


def is_won(move: Move) -> bool:
    return kind_of(move.goal.zone) == kabuki_zones.TOKENS and move.start.zone != move.goal.zone


def called_for_two() -> tuple[Sitting, int]:
    """A match of Kabuki in which a call has just brought two tokens or more, and the round goes on."""
    for seed in range(60):
        sitting, rng = sit("kabuki", 3, seed=seed), Random(seed)
        match = sitting.match
        while match.to_act():
            if match.deal():
                continue
            seat = rng.choice(match.to_act())
            match.play(seat, rng.choice(match.actions(seat)))
            told = match.events(match.cursor - 1)
            if len(told) == 1 and told[0].key == "kabuki.call-right" and int(str(told[0].params["tokens"])) > 1:
                return sitting, int(str(told[0].params["tokens"]))
    raise AssertionError("nobody has won two tokens")


def wind(scene: TableScene, part: float) -> None:
    """Everything is stopped where it is after a part of its time."""
    motions: list[Motion] = [scene._traffic._ways, scene._traffic._quick, scene.moments._motion]
    for way in [way for motion in motions for way in motion._ways]:
        way.clock.pause()
        way.clock.setCurrentTime(round(part * way.clock.totalDuration()))


@pytest.mark.parametrize("game", MOMENTS)
@pytest.mark.parametrize("part", [0.0, 0.5, 0.97])
def test_a_click_at_any_time_leaves_what_there_is_without_motion(game: str, part: float, qtbot: QtBot) -> None:
    sitting = begun(game)
    scene = sitting.scene
    view = on_view(qtbot, scene)
    assert scene.moving
    assert scene.moments.shown
    wind(scene, part)
    for _ in range(3):  # Kabuki's open stack is looked at until one goes on
        click(view, QPointF(3, scene.height() - 3))
        scene.talk.hush()
    assert scene.moments.shown == []
    assert scene.resting
    assert sorted(map(str, picture_of_items(scene))) == sorted(map(str, picture_of_items(sitting.fresh())))


@pytest.mark.parametrize("game", ["kasane", "kaleido"])
def test_without_motion_there_is_no_moment(game: str, qtbot: QtBot) -> None:
    sitting = begun(game)
    sitting.scene.set_speed(0)
    show_moments(sitting, sitting.match.cursor - 1)
    assert sitting.scene.moments.shown == []


def test_the_cards_of_a_group_come_together_before_they_part(qtbot: QtBot) -> None:
    look, card = Look(theme(False)), Outline(100, 140)
    spots = [Spot("cards/kasane-5", card, x, 700, 1) for x in (400, 490, 580)]
    flights = [Flight(str(n), spot, spot.moved(-300, 0), "slide") for n, spot in enumerate(spots)]
    assert gather(flights[:1], look) == 0
    assert gather(flights, look) == GATHER + TOGETHER - LIFT  # what it takes longer than to lift them
    vias = [flight.via for flight in flights if flight.via is not None]
    assert [via.x - vias[0].x for via in vias] == [0, 20, 40]
    assert sum(via.centre.x() for via in vias) / 3 == pytest.approx(spots[1].centre.x(), abs=1)
    assert {via.y for via in vias} == {670}
    assert gather([], look) == 0


def test_a_board_lights_up_in_its_shape(qtbot: QtBot) -> None:
    sitting = begun("kaleido")
    area = area_of(sitting.scene, "board/0")
    assert area is not None
    assert area[0].kind == "hex"
    assert area_of(sitting.scene, "nowhere") is None
    sitting.scene.finish()


def test_light_does_not_hide_what_lies_in_it(qtbot: QtBot) -> None:
    picture = light_face(Look(theme(False)), Outline(200, 120, 8)).pixmap.toImage()
    middle, width = picture.height() // 2, picture.width()
    edge = (width - 200) // 2
    assert picture.pixelColor(width // 2, middle).alphaF() < 0.35
    assert picture.pixelColor(edge - 4, middle).alphaF() > 0.4


def test_points_that_set_out_together_do_not_lie_on_each_other(qtbot: QtBot) -> None:
    sitting = begun("kaleido")
    moments = sitting.scene.moments
    moments.finish()
    moments.fly([(0, 8), (1, 0), (2, 12)], "board/0")
    first, second = (pill.sceneBoundingRect() for pill in moments.shown)
    assert not first.intersects(second)
    middle = middle_of(sitting.scene, "board/0")
    assert middle is not None
    assert first.united(second).center().x() == pytest.approx(middle.x(), abs=12)
    moments.finish()
    sitting.scene.finish()


def test_tokens_count_when_they_are_there_and_go_one_after_the_other(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a call has brought is not told by the figures on the plates before the tokens tell it."""
    figures, draw = dict[str, str](), seats.plate_face

    def plate_face(*arguments: Any) -> Picture:
        _, name, _, figure = arguments[4]
        figures[name] = figure
        return draw(*arguments)

    monkeypatch.setattr(seats, "plate_face", plate_face)
    sitting, won = called_for_two()
    match, scene = sitting.match, sitting.scene
    step = match.steps.pop()
    match._states.pop()
    match.cursor -= 1
    sitting.show()
    scene.set_speed(1.0)
    before = [facts[TOKENS] for facts in scene.shown.seats]
    match.play(step.seat, step.action)
    sitting.show()
    assert [figures[name] for name in NAMES[:3]] == [str(tokens) for tokens in before]
    ways = {way.item: way.clock.totalDuration() for way in scene._traffic._ways._ways}
    going = {ways[scene._pieces[piece]] for piece, move in scene.change.moved.items() if is_won(move)}
    assert going == {SET_OUT + BETWEEN * number + LIFT + TRAVEL + LAND for number in range(won)}
    scene.finish()
    scene.lay_out()
    assert [figures[name] for name in NAMES[:3]] == [str(facts[TOKENS]) for facts in scene.shown.seats]
    assert scene.shown.seats[step.seat][TOKENS] == before[step.seat] + won
    scene.set_speed(0)


def test_points_come_from_the_bead_that_was_won(qtbot: QtBot) -> None:
    """Not from the middle of all that lie on the card."""
    for seed in range(60):
        sitting, rng = sit("kasane", 3, seed=seed), Random(seed)
        match, scene = sitting.match, sitting.scene
        while match.to_act():
            if match.deal():
                continue
            seat = match.to_act()[0]
            actions = match.actions(seat)
            melds = [action for action in actions if isinstance(action, Meld)]
            action = rng.choice(melds or actions)
            sitting.show()
            zone = f"combination/{action.combination}" if isinstance(action, Meld) else ""
            lay = {piece.id for piece in scene.shown.zones[zone].pieces} if zone else set()
            match.play(seat, action)
            if lay:
                sitting.show()
                (bead,) = {piece.id for piece in scene.shown.zones[zone].pieces} - lay
                assert middle_of(scene, zone, new=True) == scene.arranged.pieces[bead].centre
                assert middle_of(scene, zone) != scene.arranged.pieces[bead].centre
                return
    raise AssertionError("no card was used twice")
