"""Tables explain themselves on the scene: to who points, to who reads by keys; no tip repeats a name."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QHelpEvent
from PySide6.QtWidgets import QApplication, QGraphicsView, QToolTip
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core import fact
from kasane_desktop.core.table import Kind, Zone
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.match.speech import source_text
from kasane_desktop.scene import explaining
from kasane_desktop.scene.host import TableHost
from kasane_desktop.scene.kit.plain import show_tip
from kasane_desktop.scene.table_scene import TableScene
from tests.lessons.every import play_all, sat_down
from tests.matches import Setting, random_match
from tests.scene.tables import NAMES

SETTINGS = [("kasane", 3), ("kimono", 2), ("rainbow", 4), ("rainbow", 2), ("kabuki", 3), ("kaleido", 3), ("kaleido", 2)]

TURNS = {"kasane": 6, "kimono": 6, "rainbow": 6, "kabuki": 36, "kaleido": 10}  # so that a few are looked at


def hosted(game: str, seats: int, seed: int = 2) -> Iterator[tuple[Match, TableScene]]:
    """A match seen by its only human, at the moments at which it is asked, and at its end."""
    sitters = [Sitter(NAMES[0]), *(Sitter(name, "novice") for name in NAMES[1:seats])]
    match, rng = Match(CATALOGUE[game], sitters, seed=seed), Random(seed)
    host = TableHost(match, source_text)
    scene = host.scene
    scene.set_speed(0)
    scene.resize_to(1440, 900)
    while match.to_act():
        if not match.deal():
            if 0 in match.to_act() and rng.random() < 4 / len(match.sitters) / TURNS[game]:
                yield _show(match, host)
            seat = rng.choice(match.to_act())
            match.play(seat, rng.choice(match.actions(seat)))
    yield _show(match, host)


def _show(match: Match, host: TableHost) -> tuple[Match, TableScene]:
    host.show(match.shown_table(0), moving=False)
    host.scene.ask(0 if 0 in match.to_act() else None)
    host.scene.lay_out()
    return match, host.scene


def wanted(match: Match) -> set[tuple[str, int]]:
    """Coins, combinations, the ladder, meeting points, ribbons, plates: what a table has of them."""
    table = match.table(0)
    found: set[tuple[str, int]] = set()
    for zone in table.zones:
        found |= _wanted(zone, table.facts[fact.PHASE])
    if match.game.id in ("kasane", "kimono"):
        found |= {("ladder", 0), *((f"seat/{seat}", 0) for seat in range(len(match.sitters)))}
        if table.facts[fact.PHASE] in ("over", "combine"):  # other things stand there then
            found.discard(("ladder", 0))
    if match.game.id == "rainbow":
        found |= {("taken/0", 0), *((f"seat/{seat}", 0) for seat in range(1, len(match.sitters)))}
    if match.game.id == "kaleido":
        found |= {(f"seat/{seat}", 0) for seat in range(len(match.sitters))}
    return found


def _wanted(zone: Zone, phase: str) -> set[tuple[str, int]]:
    if zone.kind == "combination":
        needs = zone.facts[fact.NEEDS]
        assert isinstance(needs, tuple)
        return {(zone.id, socket) for socket in range(-1, len(needs))}
    if zone.kind == "meeting":
        return set() if phase in ("over", "rotate") else {(zone.id, 0)}
    if zone.kind == "bid":
        return {(f"ribbon/{zone.id}", 0)} if zone.pieces and phase != "over" else set()
    return {(zone.id, 0)} if zone.kind in ("tokens", "stack") else set()


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_what_stands_on_the_table_is_explained_to_pointer_and_keys(qtbot: QtBot, game: str, seats: int) -> None:
    for match, scene in hosted(game, seats):
        touched = {(touch.zone, touch.index) for touch in scene.arranged.touches}
        read = {sheet.place: sheet.name for sheet in scene.arranged.sheets.values() if sheet.place is not None}
        for place in wanted(match):
            told = scene.explaining.told(*place)
            assert told, place
            assert place in touched, place
            assert read.get(place), place
            assert read[place] not in told
        _no_tip_repeats_a_name(scene)


def _no_tip_repeats_a_name(scene: TableScene) -> None:
    arranged = scene.arranged
    names = {hot.name for hot in arranged.hots.values()} | {sheet.name for sheet in arranged.sheets.values()}
    for key, sheet in arranged.sheets.items():
        assert not sheet.tip or sheet.tip not in names, key
    for touch in arranged.touches:
        told = scene.explaining.told(touch.zone, touch.index)
        assert not told or "\n".join(told) not in names, touch


def test_a_combination_that_is_pointed_at_marks_what_serves_it(qtbot: QtBot) -> None:
    marked = 0
    for match, scene in hosted("kasane", 3):
        before = dict(scene.arranged.pieces)
        for zone in scene.shown.of_kind(Kind("combination")):
            scene.point_at(zone.id)
            serving = match.game.explain(match.view(0), zone.id, -1).serving
            rung = {piece for piece, spot in scene.arranged.pieces.items() if spot.ring == "serve"}
            if scene.arranged.hots[zone.id].action is None:
                assert rung == {scene.shown.zones[owner].pieces[row].id for owner, row in serving}
                marked += bool(rung)
            scene.point_at("")
            assert scene.arranged.pieces == before
    assert marked


def test_the_pointer_that_rests_gets_a_tip_in_plain_text(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    tips: list[str] = []
    monkeypatch.setattr(explaining, "show_tip", lambda at, text, of: tips.append(text))
    _, scene = next(hosted("kasane", 3))
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    view.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    view.resize(1500, 950)
    touch = next(touch for touch in scene.arranged.touches if touch.zone == "ladder")
    at = view.mapFromScene(QPointF(touch.rect.center()))  # type: ignore[union-attr]
    QApplication.sendEvent(view.viewport(), QHelpEvent(QEvent.Type.ToolTip, at, view.mapToGlobal(QPoint(at))))
    assert tips[0].replace("\n", " ").startswith("What the colours on a robe bring at the end")
    assert max(map(len, tips[0].split("\n"))) < 90


def test_in_reading_mode_the_keys_reach_a_coin_and_hear_what_it_means(qtbot: QtBot) -> None:
    _, scene = next(hosted("kasane", 3))
    heard: list[str] = []
    scene.spoken.connect(heard.append)
    coin = scene._sheets["socket/juu/0"]
    QApplication.sendEvent(scene, QEvent(QEvent.Type.WindowActivate))
    scene.setFocus()
    scene.reading = True
    assert coin in scene.stops()
    scene.reading = False
    scene.setFocusItem(coin)
    assert coin.hasFocus()
    assert not heard
    coin.clearFocus()
    scene.reading = True
    scene.setFocusItem(coin)
    assert heard[0].startswith("Free. Juu with 2 cards scores +1 here, for whoever comes first.")
    assert scene.talk.told.startswith("Free. Juu")


def test_an_empty_robe_shows_its_twelve_places_beside_a_growing_hand(qtbot: QtBot) -> None:
    sitting = sat_down("kasane")
    host, hands = TableHost(sitting.match, source_text), list[int]()
    host.scene.set_speed(0)
    for size in ((1024, 640), (1440, 900)):
        host.scene.resize_to(*size)
        sitting.go(0)
        while not sitting.match.table(0).zone("robe/0").pieces:
            _, scene = _show(sitting.match, host)
            touched = {touch.index: touch.rect for touch in scene.arranged.touches if touch.zone == "places/0"}
            assert set(touched) == set(range(12))
            left = [rect.left() for rect in map(touched.__getitem__, range(12)) if isinstance(rect, QRectF)]
            assert left == sorted(left)
            assert len(left) == 12
            hands.append(len(scene.shown.zones["hand/0"].pieces))
            assert sitting.ask is not None
            sitting.do(sitting.ask.want)
            play_all(sitting)
    assert hands == [0, 1, 2, 3] * 2


@pytest.mark.qt_log_ignore("does not support raise")  # without a screen
def test_a_click_goes_through_a_tip_to_what_lies_below(qtbot: QtBot) -> None:
    view = QGraphicsView()
    qtbot.addWidget(view)
    view.show()
    show_tip(view.mapToGlobal(QPoint(5, 5)), "The end card of its row.", view)
    tips = [window for window in QGuiApplication.topLevelWindows() if window.type() == Qt.WindowType.ToolTip]
    QToolTip.hideText()
    assert tips
    assert all(tip.flags() & Qt.WindowType.WindowTransparentForInput for tip in tips)


def test_no_empty_place_lies_behind_the_hand(qtbot: QtBot) -> None:
    setting = Setting(CATALOGUE["kasane"], 3)
    for left in range(1, 12):
        match = random_match(setting, 6, len(random_match(setting, 6).steps) - left)
        host = TableHost(match, source_text)
        host.scene.resize_to(1024, 640)
        host.scene.set_speed(0)
        _, scene = _show(match, host)
        if (places := scene.arranged.sheets.get("robe/places")) is not None:
            end = places.x + places.picture.pixmap.deviceIndependentSize().width()
            assert end <= scene.arranged.sheets["label/hand"].x


@pytest.mark.parametrize("game", ["kasane", "kimono", "rainbow", "kabuki", "kaleido"])
def test_the_last_round_is_known_as_such_in_every_game(qtbot: QtBot, game: str) -> None:
    *_, (match, scene) = hosted(game, 3)
    turns = [at for at in range(match.cursor) if match.steps[at].seat >= 0]
    first, last = (match.table(0, at) for at in (turns[0], turns[-1]))
    assert not scene.is_last_round(first.facts, first.seats)
    assert scene.is_last_round(last.facts, last.seats)


def test_while_the_table_passes_on_only_what_all_may_know_is_told(qtbot: QtBot) -> None:
    """What one human has won is secret to the other until the end."""
    match, rng = (
        Match(CATALOGUE["rainbow"], [Sitter("Aya"), Sitter("Ben"), Sitter("Chiyo", "novice")], seed=1),
        Random(1),
    )
    host = TableHost(match, source_text)
    host.scene.set_speed(0)
    host.scene.resize_to(1440, 900)
    while match.deal() or match.cursor < 12 or 0 not in match.to_act():
        if (seat := match.to_act()[0]) >= 0:
            match.play(seat, rng.choice(match.actions(seat)))
    _show(match, host)
    assert "worth" in host.scene.explaining.told("taken/0", 0)[0]
    host.scene.ask(None)
    assert "hidden" in host.scene.explaining.told("taken/0", 0)[0]
    host.scene.ask(0)
    host.public = True
    assert "hidden" in host.scene.explaining.told("taken/0", 0)[0]


def test_what_was_touched_last_is_what_is_explained(qtbot: QtBot) -> None:
    """Not another thing of the same zone."""
    _, scene = next(hosted("kasane", 3))
    zone = next(zone for zone in scene.shown.zones.values() if zone.kind == "combination")
    told = {index: scene.explaining.told(zone.id, index) for index in (0, -1)}
    assert told[0] != told[-1]
    assert scene.explaining.told_of_touched() == ()
    for index in (-1, 0, -1):
        scene.touched.emit(zone.id, index)
        assert scene.explaining.told_of_touched() == told[index]
