"""The table model under Qt's own tester, and pieces followed by the eye."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPersistentModelIndex
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.table import Piece, Table, Zone
from kasane_desktop.models.following import Follower
from kasane_desktop.models.table_model import Role, TableModel
from tests.matches import Setting, plain_settings, random_match, random_step

SETTINGS = [pytest.param(setting, id=str(setting)) for setting in plain_settings()]
ONE_EACH = [pytest.param(Setting(game, game.counts[1]), id=game.id) for game in CATALOGUE.values()]

SHOWN = 25
"""Tables shown in each setting: the tester asks thousands of questions after every change."""


def content(model: TableModel) -> list[tuple[str, list[str]]]:
    """Zones and faces, asked for as a view asks."""
    told = []
    for row in range(model.rowCount()):
        zone = model.index(row, 0)
        faces = [model.index(n, 0, zone).data(Role.FACE) for n in range(model.rowCount(zone))]
        told.append((zone.data(Role.ID), faces))
    return told


def expected(table: Table) -> list[tuple[str, list[str]]]:
    return [(zone.id, [piece.face for piece in zone.pieces]) for zone in table.zones]


def ids(model: TableModel, zone_id: str) -> list[str]:
    zone = model.zone_index(zone_id)
    return [model.index(n, 0, zone).data(Role.ID) for n in range(model.rowCount(zone))]


@pytest.mark.parametrize("setting", SETTINGS)
def test_through_random_matches_it_shows_each_table(qtbot: QtBot, setting: Setting) -> None:
    model, rng = TableModel(), Random(f"model {setting}")
    state = setting.start()
    while state.to_act():
        state.play(*random_step(setting, state, rng))
        table = setting.game.table(setting.game.view(state, rng.randrange(setting.seats)))
        model.show(table)
        assert content(model) == expected(table)


@pytest.mark.parametrize("setting", ONE_EACH)
def test_it_never_lies_to_its_views(qtbot: QtBot, setting: Setting) -> None:
    model, rng = TableModel(), Random(f"model {setting}")
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    state, shown = setting.start(), 0
    while state.to_act() and shown < SHOWN:
        state.play(*random_step(setting, state, rng))
        table = setting.game.table(setting.game.view(state, rng.randrange(setting.seats)))
        model.show(table)
        shown += 1
        assert content(model) == expected(table)
        zone = model.index(0, 0)
        assert zone.data(Role.FACTS) == dict(table.zones[0].facts)
    assert tester.model() is model


def test_jumps_between_any_two_tables_are_fine(qtbot: QtBot) -> None:
    rng, model = Random("jumps"), TableModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    matches = [random_match(setting, 1) for setting in plain_settings()]
    for _ in range(8):
        match = rng.choice(matches)
        table = match.table(rng.randrange(len(match.sitters)), rng.randint(0, match.cursor))
        model.show(table)
        assert content(model) == expected(table)
    assert tester.model() is model


def table_of(**zones: str) -> Table:
    """Zones by name, their pieces as a word of one-letter faces; `b` is a card's back."""
    faces = {"b": "card/back"}
    return Table(
        tuple(
            Zone(name, "row", pieces=tuple(Piece(faces.get(face, f"card/{face}")) for face in word))
            for name, word in zones.items()
        ),
        (),
    )


def test_a_piece_that_goes_to_another_zone_keeps_its_id_and_its_index(qtbot: QtBot) -> None:
    model = TableModel()
    model.show(table_of(market="357", hand="9"))
    card = ids(model, "market")[2]
    kept = QPersistentModelIndex(model.index(2, 0, model.zone_index("market")))
    moves: list[object] = []
    model.rowsMoved.connect(lambda *what: moves.append(what))
    model.show(table_of(market="35", hand="97"))
    assert ids(model, "hand")[1] == card
    assert kept.data(Role.FACE) == "card/7"
    assert len(moves) == 1


def test_what_changes_where_it_lies_is_told(qtbot: QtBot) -> None:
    model, told = TableModel(), list[tuple[str, str]]()
    model.show(table_of(market="b57", hand="9"))
    turned = ids(model, "market")[0]
    model.dataChanged.connect(lambda first, last: told.append((first.data(Role.ID), last.data(Role.ID))))
    model.show(table_of(market="357", hand="9"))
    assert ids(model, "market")[0] == turned
    assert (turned, turned) in told
    assert model.index(0, 0, model.zone_index("market")).data(Role.FACE) == "card/3"
    told.clear()
    shown = table_of(market="357", hand="9")
    said = replace(shown.zones[1], facts={"full": True})
    model.show(replace(shown, zones=(shown.zones[0], said)))
    hand = model.zone_index("hand").data(Role.ID)
    assert told == [(hand, hand)]
    assert model.zone_index("hand").data(Role.FACTS) == {"full": True}


def test_what_stays_in_its_zone_is_not_touched(qtbot: QtBot) -> None:
    model = TableModel()
    model.show(table_of(market="3577", hand="979"))
    before = ids(model, "market"), ids(model, "hand")
    model.show(table_of(market="357", hand="9797"))
    assert ids(model, "market") == before[0][:3]
    assert ids(model, "hand")[:3] == before[1]
    assert ids(model, "hand")[3] == before[0][3]


def test_a_card_turned_over_on_its_way_is_the_same_card(qtbot: QtBot) -> None:
    model = TableModel()
    model.show(table_of(market="35", other="bb", bid=""))
    taken, held = ids(model, "market")[1], ids(model, "other")
    model.show(table_of(market="3", other="bbb", bid=""))
    assert ids(model, "other") == [*held, taken]
    model.show(table_of(market="3", other="bb", bid="6"))
    assert ids(model, "bid")[0] in {*held, taken}


def test_ids_say_nothing_about_faces(qtbot: QtBot) -> None:
    one, two = Follower(), Follower()
    first = one.follow({}, table_of(hand="b", market="19"))
    other = two.follow({}, table_of(hand="b", market="64"))
    assert [placed[0] for zone in first.values() for placed in zone] == [p[0] for z in other.values() for p in z]


def test_nothing_changed_tells_nobody_anything(qtbot: QtBot) -> None:
    model = TableModel()
    table = table_of(market="357", hand="9")
    model.show(table)
    told: list[object] = []
    for signal in (model.rowsInserted, model.rowsMoved, model.rowsRemoved, model.dataChanged):
        signal.connect(lambda *what: told.append(what))
    model.show(table_of(market="357", hand="9"))
    assert told == []
