"""The table model under Qt's own tester, and pieces followed by the eye."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QTreeView
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core import fact
from kasane_desktop.core.fact import COUNT, Facts
from kasane_desktop.core.table import Piece, Table, Zone
from kasane_desktop.models.change import RECORD, Change, Move, Place
from kasane_desktop.models.following import Follower
from kasane_desktop.models.table_model import TableModel
from tests.matches import Setting, plain_settings, random_match, random_step
from tests.models.listening import SIGNALS, Hearer, unnumbered

SETTINGS = [pytest.param(setting, id=str(setting)) for setting in plain_settings()]
ONE_EACH = [pytest.param(Setting(game, game.counts[1]), id=game.id) for game in CATALOGUE.values()]

SHOWN = 25
"""Tables shown in each setting: the tester asks thousands of questions after every change."""


def content(model: TableModel) -> Table:
    """All of it, asked for as a view asks."""
    zones = []
    for row in range(model.rowCount()):
        at = model.index(row, 0)
        pieces = [model.index(n, 0, at).data(RECORD) for n in range(model.rowCount(at))]
        zones.append(replace(at.data(RECORD), pieces=tuple(map(unnumbered, pieces))))
    return Table(tuple(zones), (), model.headerData(0, Qt.Orientation.Horizontal, RECORD))


def expected(table: Table) -> Table:
    return replace(table, seats=())


def zone_at(model: TableModel, zone_id: str) -> QModelIndex:
    return next(at for row in range(model.rowCount()) if (at := model.index(row, 0)).data() == zone_id)


def ids(model: TableModel, zone_id: str) -> list[str]:
    zone = zone_at(model, zone_id)
    return [model.index(n, 0, zone).data(RECORD).id for n in range(model.rowCount(zone))]


def heard(model: TableModel) -> list[Change]:
    changes: list[Change] = []
    model.changed.connect(changes.append)
    return changes


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
            Zone(name, pieces=tuple(Piece(faces.get(face, f"card/{face}")) for face in word))
            for name, word in zones.items()
        ),
        (),
    )


def test_a_piece_that_goes_to_another_zone_keeps_its_id_and_its_index(qtbot: QtBot) -> None:
    model = TableModel()
    model.show(table_of(market="357", hand="9"))
    card = ids(model, "market")[2]
    kept = QPersistentModelIndex(model.index(2, 0, zone_at(model, "market")))
    moves: list[object] = []
    model.rowsMoved.connect(lambda *what: moves.append(what))
    model.show(table_of(market="35", hand="97"))
    assert ids(model, "hand")[1] == card
    assert kept.data() == "card/7"
    assert len(moves) == 1


def test_what_changes_where_it_lies_is_told(qtbot: QtBot) -> None:
    model, told = TableModel(), list[tuple[str, str]]()
    model.show(table_of(market="b57", hand="9"))
    turned = ids(model, "market")[0]
    model.dataChanged.connect(lambda first, last: told.append((first.data(RECORD).id, last.data(RECORD).id)))
    model.show(table_of(market="357", hand="9"))
    assert ids(model, "market")[0] == turned
    assert (turned, turned) in told
    assert model.index(0, 0, zone_at(model, "market")).data() == "card/3"
    told.clear()
    shown = table_of(market="357", hand="9")
    said = replace(shown.zones[1], facts=Facts(COUNT(3)))
    model.show(replace(shown, zones=(shown.zones[0], said)))
    assert told == [("hand", "hand")]
    assert zone_at(model, "hand").data(RECORD).facts == Facts(COUNT(3))


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
    first = one.follow([], table_of(hand="b", market="19"))
    other = two.follow([], table_of(hand="b", market="64"))
    assert [piece.id for zone in first.values() for piece in zone] == [p.id for z in other.values() for p in z]


def test_nothing_changed_tells_nobody_anything(qtbot: QtBot) -> None:
    model = TableModel()
    table = table_of(market="357", hand="9")
    model.show(table)
    told: list[object] = []
    for name in (*SIGNALS, "changed"):
        getattr(model, name).connect(lambda *what: told.append(what))
    model.show(table_of(market="357", hand="9"))
    assert told == []


# -- views that only listen ---------------------------------------------------------------------------


def tables_of(setting: Setting) -> Iterator[Table]:
    """Those of a whole match, as its seats see them by turns, with steps taken back and done again."""
    match, rng = random_match(setting, 4), Random(f"listening {setting}")
    at, end = 0, match.cursor
    while at <= end:
        yield match.table(rng.randrange(setting.seats), at)
        at = max(0, at + (1 if rng.random() < 0.9 else -rng.randrange(1, 4)))


@pytest.mark.parametrize("setting", ONE_EACH)
def test_who_only_listens_knows_the_table_through_a_whole_match(qtbot: QtBot, setting: Setting) -> None:
    model = TableModel()
    hearer = Hearer(model)
    for table in tables_of(setting):
        model.show(table)
        assert hearer.table() == expected(table)


@pytest.mark.parametrize("deaf_to", SIGNALS)
@pytest.mark.parametrize("setting", ONE_EACH)
def test_who_misses_a_single_signal_does_not(qtbot: QtBot, setting: Setting, deaf_to: str) -> None:
    """So each of them is needed, and none can get lost unnoticed."""
    model, sent = TableModel(), False
    hearer = Hearer(model, deaf_to)
    for table in tables_of(setting):
        model.show(table)
        sent = sent or hearer.missed
        if hearer.table() != expected(table):
            assert sent
            return
        hearer.missed = False  # what it missed is not there any more: another one
    assert not sent or (setting.game.id, deaf_to) == ("kaleido", "rowsMoved")  # a tile that turns is touched as well


@pytest.mark.parametrize("setting", ONE_EACH)
def test_a_plain_tree_view_shows_a_whole_match(qtbot: QtBot, setting: Setting) -> None:
    """It keeps a list of its lines, which only the signals of its model change."""
    model, view = TableModel(), QTreeView()
    qtbot.addWidget(view)
    view.setModel(model)
    model.rowsInserted.connect(lambda parent, row: None if parent.isValid() else view.expand(model.index(row, 0)))
    for table in tables_of(setting):
        model.show(table)
        lines = []
        index = model.index(0, 0)
        while index.isValid():
            lines.append(index.data())
            index = view.indexBelow(index)
        assert lines == [line for zone in table.zones for line in (zone.id, *(piece.face for piece in zone.pieces))]
        assert model.headerData(0, Qt.Orientation.Horizontal) == table.facts[fact.PHASE]


# -- all that changed, as one --------------------------------------------------------------------------


def test_a_change_says_what_came_moved_went_and_was_touched(qtbot: QtBot) -> None:
    model = TableModel()
    changes = heard(model)
    model.show(table_of(market="357", hand="9", deck=""))
    (three, five, seven), (nine,) = ids(model, "market"), ids(model, "hand")
    assert changes[-1].arrived == {
        three: Place("market", 0),
        five: Place("market", 1),
        seven: Place("market", 2),
        nine: Place("hand", 0),
    }
    model.show(table_of(market="354", hand="97", deck=""))
    four = ids(model, "market")[2]
    assert changes[-1].arrived == {four: Place("market", 2)}
    assert changes[-1].moved == {seven: Move(Place("market", 2), Place("hand", 1))}
    assert not changes[-1].gone
    assert changes[-1].zones.keys() == {"market", "hand"}
    model.show(table_of(market="54", hand="97", deck=""))
    assert {piece: gone.place for piece, gone in changes[-1].gone.items()} == {three: Place("market", 0)}
    assert changes[-1].gone[three].piece.face == "card/3"
    model.show(table_of(market="54", hand="b7", deck=""))
    assert changes[-1].touched == {nine}
    assert [change.order for change in changes] == [("market", "hand", "deck"), None, None, None]


def test_a_card_that_gets_its_name_on_the_way_has_moved(qtbot: QtBot) -> None:
    """Rules name what lies open; a covered hand has only backs. And back again."""
    model = TableModel()
    changes = heard(model)
    covered = Table((Zone("hand", 1, (Piece("card/back"),) * 3), Zone("bid", 1)), ())
    bidden = Table(
        (
            Zone("hand", 1, (Piece("card/back"),)),
            Zone("bid", 1, (Piece("card/5", "a"), Piece("card/6", "b"))),
        ),
        (),
    )
    model.show(covered)
    model.show(bidden)
    assert {piece: (move.start.zone, move.goal) for piece, move in changes[-1].moved.items()} == {
        "a": ("hand", Place("bid", 0)),
        "b": ("hand", Place("bid", 1)),
    }
    assert not changes[-1].arrived
    assert not changes[-1].gone
    model.show(covered)
    assert {piece: move.goal.zone for piece, move in changes[-1].moved.items()} == {"a": "hand", "b": "hand"}
    assert not changes[-1].arrived
    assert not changes[-1].gone


def test_which_of_several_was_turned_over_is_not_guessed(qtbot: QtBot) -> None:
    model = TableModel()
    changes = heard(model)
    prizes = tuple(Piece(f"card/{value}", f"prize/{value}") for value in (4, 5, 6))
    model.show(Table((Zone("prizes", pieces=prizes), Zone("taken", 1)), ()))
    model.show(Table((Zone("prizes"), Zone("taken", 1, (Piece("card/back"),))), ()))
    assert not changes[-1].moved
    assert changes[-1].gone.keys() == {"prize/4", "prize/5", "prize/6"}
    assert [place.zone for place in changes[-1].arrived.values()] == ["taken"]


@pytest.mark.parametrize("seed", range(30))
def test_two_changes_are_one_for_who_looks_later(qtbot: QtBot, seed: int) -> None:
    """Whatever came, moved, turned or went in between: only where it was and where it is counts."""
    rng, model = Random(seed), TableModel()
    changes = heard(model)
    cards = "123456789"

    def some_table() -> Table:
        held = rng.sample(cards, 6)
        return table_of(market="".join(held[:3]), hand="".join(held[3:5]), robe=held[5])

    model.show(some_table())
    before = {piece: zone for zone in ("market", "hand", "robe") for piece in ids(model, zone)}
    while len(changes) < 3:
        model.show(some_table())
    after = {piece: zone for zone in ("market", "hand", "robe") for piece in ids(model, zone)}
    both = changes[1].then(changes[2])
    assert {piece: place.zone for piece, place in both.arrived.items()} == {
        piece: zone for piece, zone in after.items() if piece not in before
    }
    assert {piece: gone.place.zone for piece, gone in both.gone.items()} == {
        piece: zone for piece, zone in before.items() if piece not in after
    }
    for piece, move in both.moved.items():
        assert (before[piece], after[piece]) == (move.start.zone, move.goal.zone)
    crossed = {piece for piece in before.keys() & after.keys() if before[piece] != after[piece]}
    assert crossed <= both.moved.keys()
    assert both.zones["market"].pieces == tuple(
        model.index(row, 0, zone_at(model, "market")).data(RECORD) for row in range(3)
    )
    goals = dict(both.arrived) | {piece: move.goal for piece, move in both.moved.items()}
    assert all(both.zones[at.zone].pieces[at.row].id == piece for piece, at in goals.items())
