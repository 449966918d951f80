"""What is new on the table of Kaleido, whose it is, and what lies where while a board is turned."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath
from pytestqt.qtbot import QtBot

from kasane_desktop.core.game import CHANCE, PUBLIC
from kasane_desktop.core.table import Kind
from kasane_desktop.games.kaleido.rules import fact
from kasane_desktop.games.kaleido.rules.actions import AddBoard, Begin, Leave, Place, Turn, White
from kasane_desktop.games.kaleido.rules.game import GAME
from kasane_desktop.games.kaleido.stage.geometry import hexagon
from kasane_desktop.games.kaleido.stage.moves import news
from kasane_desktop.games.kaleido.stage.scene import KaleidoScene
from kasane_desktop.games.kaleido.stage.seats import winners
from kasane_desktop.match.speech import say
from kasane_desktop.scene.arrangement import Sheet
from kasane_desktop.scene.kit.theme import GLASS
from kasane_desktop.scene.sitters import paints
from tests.scene.kaleido_table import SIZES, Table, live, offered, sit


def own_turns(seats: int, seed: int) -> Iterator[Table]:
    """A random match, whenever seat 0 is to act and has not acted in this turn."""
    table, rng = sit(seats, seed=seed), Random(seed)
    while table.match.to_act():
        view = table.match.view(0)
        if table.match.to_act() == (0,) and view.phase == "before" and not view.extra:  # type: ignore[attr-defined]
            table.scene.viewer = 0
            table.show(0)
            table.scene.ask(0)
            yield table
        table.go_on(rng)


def laid_since_own_turn(table: Table) -> tuple[set[tuple[int, int]], set[tuple[int, int]]]:
    """Tiles by board and space, and boards by cell, read off the steps."""
    steps = table.match.steps[: table.match.cursor]
    own = max((n for n, step in enumerate(steps) if step.seat == 0 and not isinstance(step.action, Begin)), default=-1)
    since = [step.action for step in steps[own + 1 :] if step.seat != CHANCE]
    tiles = {(action.board, action.space) for action in since if isinstance(action, Place | White)}
    return tiles, {(action.q, action.r) for action in since if isinstance(action, AddBoard)}


# -- what is new -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.counts)
def test_all_that_others_laid_since_the_own_turn_is_ringed(qtbot: QtBot, seats: int) -> None:
    most = 0
    for table in own_turns(seats, seats):
        tiles, boards = laid_since_own_turn(table)
        keys = table.scene.arranged.sheets
        ringed = {tuple(map(int, key.split("/")[3:5])) for key in keys if key.startswith("comb/last/")}
        framed = {int(key.rpartition("/")[2]) for key in keys if key.startswith("comb/added/")}
        cells = [
            (zone.facts[fact.Q], zone.facts[fact.R]) for zone in table.match.table(0).zones if zone.kind == "board"
        ]
        assert ringed == tiles
        assert {cells[board] for board in framed} == boards
        most = max(most, len(tiles))
    assert most >= seats - 1


def test_who_acts_sees_only_what_they_lay_themselves(qtbot: QtBot) -> None:
    table = next(table for table in own_turns(3, 3) if table.match.cursor > 12)
    action = next(action for action in table.match.actions(0) if isinstance(action, Place))
    table.match.play(0, action)
    table.show(0)
    ringed = [key for key in table.scene.arranged.sheets if key.startswith("comb/last/")]
    assert ringed == [f"comb/last/tile/{action.board}/{action.space}"]


@pytest.mark.parametrize("size", [*SIZES, (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("seats", GAME.counts)
def test_the_last_moves_hold_all_that_happened_since_the_own_turn(
    qtbot: QtBot, seats: int, size: tuple[int, int]
) -> None:
    for table in own_turns(seats, 7):
        if table.match.cursor % 3:
            continue
        table.scene.resize_to(*size)
        desk = table.scene._desk
        assert desk is not None
        steps = table.match.steps[: table.match.cursor]
        own = max((n for n, step in enumerate(steps) if step.seat == 0), default=-1)
        told = [event for n in range(own + 1, len(steps)) for event in table.match.events(n)]
        assert news(desk) == len(told)
        turns = len({turn.facts[fact.SEAT] for turn in desk.shown.of_kind(Kind("turn"))})
        assert len(desk.shown.of_kind(Kind("turn"))) == turns <= max(1, seats - 1)
        # in signs, where words have no room, every turn has its line
        assert desk.grid.log.height() >= 42 + 26 * turns
        assert not desk.grid.log.intersects(desk.grid.sight)
        assert not any(desk.grid.log.intersects(plate) for plate in desk.grid.seats)


# -- whose it is -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.counts)
def test_a_seat_has_one_colour_everywhere_the_one_of_its_tiles(qtbot: QtBot, seats: int) -> None:
    table = sit(seats)
    table.match.deal()
    table.show()
    assert table.scene._desk is not None
    for seat, paint in enumerate(paints(GAME, table.match.sitters)):
        tiles = table.match.table(0).zone(f"supply/{seat}").pieces
        own = dict.fromkeys(tile.face.rpartition("-")[2] for tile in tiles if tile.face.startswith("kaleido/tile"))
        del own["white"]
        assert list(own) == list(GAME.colours(seats, seat))
        assert len(own) == (2 if seats == 2 else 1) == len(paint.colours)
        assert paint == table.scene._desk.paint(seat)
    assert len({str(paint) for paint in paints(GAME, table.match.sitters)}) == seats
    assert {"red", "violet"} <= GLASS.keys()


@pytest.mark.parametrize("seats", GAME.counts)
def test_what_comes_and_what_is_taken_back_flies_from_and_to_its_owner(qtbot: QtBot, seats: int) -> None:
    """Over many turns at once, forward and back: a tile, white or coloured, and a board belong to who laid it."""
    table, rng, seen = sit(seats, seed=2), Random(2), 0
    while table.match.to_act():
        table.go_on(rng)
    owners: dict[str, int] = {}
    boards = 2
    for step in table.match.steps:
        if isinstance(step.action, Place | White):
            owners[f"tile/{step.action.board}/{step.action.space}"] = step.seat
        elif isinstance(step.action, AddBoard):
            owners[f"board/{boards}"] = step.seat
            boards += 1
    scene, last = table.scene, table.match.cursor - 1
    for _ in range(12):
        early, late = sorted(rng.sample(range(1, last), 2))
        for start, end in ((early, late), (late, early)):
            table.show(0, start)
            before = dict(scene.arranged.pieces)
            homes: dict[str, int] = {}
            with Watched(scene, homes):
                table.show(0, end)
            changed = before.keys() ^ scene.arranged.pieces.keys()
            assert homes.keys() == changed
            for piece, seat in homes.items():
                face = (before.get(piece) or scene.arranged.pieces[piece]).face
                if face in ("kaleido/board", "kaleido/tile-white"):
                    assert seat in {owners[other] for other in changed if same_kind(other, piece)}
                else:
                    assert seat == owners[piece]
            seen += len(homes)
    assert seen > 50


def same_kind(one: str, other: str) -> bool:
    return one.partition("/")[0] == other.partition("/")[0]


class Watched:
    """Notes to and from which plates pieces go."""

    def __init__(self, scene: KaleidoScene, homes: dict[str, int]) -> None:
        self.scene, self.homes = scene, homes

    def __enter__(self) -> None:
        scene, homes = self.scene, self.homes
        self.come_from, self.go_to = scene.come_from, scene.go_to

        def seat_at(spot: object) -> int:
            assert spot is not None
            assert scene._desk is not None
            centre = spot.centre / scene.look.u  # type: ignore[attr-defined]
            return next(seat for seat, plate in enumerate(scene._desk.grid.seats) if plate.contains(centre))

        def come_from(piece: str, spot: object) -> object:
            home = self.come_from(piece, spot)  # type: ignore[arg-type]
            homes[piece] = seat_at(home)
            return home

        def go_to(piece: str, spot: object) -> object:
            home = self.go_to(piece, spot)  # type: ignore[arg-type]
            homes[piece] = seat_at(home)
            return home

        scene.come_from, scene.go_to = come_from, go_to  # type: ignore[method-assign,assignment]

    def __exit__(self, *error: object) -> None:
        self.scene.come_from, self.scene.go_to = self.come_from, self.go_to  # type: ignore[method-assign]


@pytest.mark.parametrize("seats", GAME.counts)
def test_gold_is_for_those_whom_the_outcome_names(qtbot: QtBot, seats: int) -> None:
    for seed in range(4):
        table, rng = sit(seats, seed=seed), Random(seed)
        while table.match.to_act():
            assert not any(facts[fact.PLACE] for facts in table.match.table(PUBLIC).seats)
            table.go_on(rng)
        table.show()
        outcome, desk = table.match.outcome(), table.scene._desk
        assert outcome is not None
        assert desk is not None
        assert tuple(facts[fact.PLACE] for facts in table.match.table(PUBLIC).seats) == outcome.places
        assert winners(desk) == set(outcome.winners)


# -- turning ---------------------------------------------------------------------------------------------


def area(sheet: Sheet) -> QRectF:
    """What is seen of a slip; a shadow may lie around it."""
    size = sheet.picture.pixmap.deviceIndependentSize()
    return QRectF(sheet.x, sheet.y, size.width() + 2 * sheet.picture.x, size.height() + 2 * sheet.picture.y)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", GAME.counts)
def test_the_score_lies_beside_its_board(qtbot: QtBot, seats: int, size: tuple[int, int]) -> None:
    for seed in range(4):
        table = sit(seats, seed=seed, size=size)
        table.reach("rotate", Random(seed))
        desk = table.scene._desk
        assert desk is not None
        slips = [key for key in table.scene.arranged.sheets if key.startswith("comb/scored/")]
        assert slips
        for key in slips:
            slip, zone = area(table.scene.arranged.sheets[key]), desk.boards[int(key.rpartition("/")[2])]
            paper = QPainterPath()
            paper.addRect(slip)
            assert not paper.intersects(hexagon(desk.middle(zone), 0.97 * desk.frame.r))
            assert desk.sight.contains(slip)


@pytest.mark.parametrize("size", [*SIZES, (1920, 1080)])
def test_the_tray_keeps_its_place_while_a_board_is_turned(qtbot: QtBot, size: tuple[int, int]) -> None:
    table, rng, places = sit(3, seed=5, size=size), Random(5), set()
    for phase in ("before", "after", "rotate", "before"):
        table.reach(phase, rng)
        tray = table.scene.arranged.sheets["tray"]
        places.add((tray.x, tray.y, tray.picture.pixmap.width(), tray.picture.pixmap.height()))
    assert len(places) == 1


def test_a_board_that_is_not_turned_can_be_left_by_one_button(qtbot: QtBot) -> None:
    table = sit(3, seed=5)
    table.reach("rotate", Random(5))
    scene = table.scene
    assert [key for key in live(scene) if key in ("down", "leave")] == ["down"]
    assert [type(action) for action in offered(scene)] == [Leave]
    assert scene._hots["down"].hot.name == "Leave it as it was"
    scene.pressed("turn-right")
    assert {type(action) for action in offered(scene)} == {Leave, Turn}
    assert scene._hots["down"].hot.name == "Set it down"
    scene.pressed("turn-left")
    assert [type(action) for action in offered(scene)] == [Leave]


def test_plates_name_the_level_and_always_carry_the_crest(qtbot: QtBot) -> None:
    """However many digits the score has: the crest lies on the tile, not behind the name."""
    table = sit(3, seed=1)
    rng = Random(1)
    while table.match.to_act():
        table.go_on(rng)
    table.match.sitters = tuple(
        sitter._replace(player="skilled", traits={"level": "skilled", "crest": "葵"}) for sitter in table.match.sitters
    )
    table.seats.seat(table.match.sitters)
    table.show()
    desk = table.scene._desk
    assert desk is not None
    level = say("players.level.skilled")
    assert all(level in table.scene.arranged.sheets[f"seat/{seat}/words"].name for seat in range(3))
    for seat in range(3):
        with_crest = table.scene.arranged.sheets[f"seat/{seat}/words"].picture.pixmap.toImage()
        plate, u = desk.grid.seats[seat], desk.look.u
        at = QPointF(16 + 50 - 4 - 9, 16 + 50 - 12) * u  # left in the disc, beside its sign
        assert plate.width() > 0
        assert with_crest.pixelColor(at.toPoint()).name() == desk.paint(seat).ink
