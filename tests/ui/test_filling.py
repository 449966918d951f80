"""The book fills by itself while nobody plays, gives way at once to who does, and goes on later."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from kasane_desktop.analyst.analyst import Analyst
from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.match.match import HUMAN, Match, Sitter
from kasane_desktop.ui.keeping.library import Library
from kasane_desktop.ui.practice import Filling, filling
from kasane_desktop.ui.review import looking
from tests.histories import settle
from tests.matches import Setting, random_match


class Room:
    """Whether somebody plays."""

    free = True

    def __call__(self) -> bool:
        return self.free


@pytest.fixture
def room() -> Room:
    return Room()


@pytest.fixture
def fills(library: Library, room: Room, monkeypatch: pytest.MonkeyPatch) -> Iterator[Filling]:
    monkeypatch.setattr(filling, "LOOK", 20)
    monkeypatch.setattr(filling, "machine_rests", lambda: True)
    monkeypatch.setattr(looking, "Analyst", partial(Analyst, effort=100))
    made = Filling(library, room)
    made._timer.setTimerType(Qt.TimerType.PreciseTimer)  # a very coarse one comes once a second
    yield made
    made.close()
    settle(library)


def mine(seed: int, player: str = HUMAN) -> Match:
    match = random_match(Setting(CATALOGUE["kimono"], 2), seed)
    match.sitters = (Sitter("", player), Sitter("Aoi", "child", {"level": "child"}))
    return match


def test_all_my_matches_are_looked_back_at(qtbot: QtBot, library: Library, fills: Filling) -> None:
    for match in (mine(1), mine(2), mine(3, "expert")):
        library.history.add(match, b"")
    filled: list[bool] = []
    fills.filled.connect(lambda: filled.append(True))
    qtbot.waitUntil(lambda: len(filled) == 2)
    qtbot.waitUntil(lambda: not fills._timer.isActive())  # there is nothing left to do
    assert library.history.cards()
    assert library.history.review(mine(1))
    assert library.history.review(mine(3, "expert")) == b""  # nobody's
    library.history.add(mine(4), b"")
    fills.again()
    qtbot.waitUntil(lambda: len(filled) == 3)


def test_who_sits_down_is_not_disturbed(
    qtbot: QtBot, library: Library, fills: Filling, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stops at once, and nothing begins as long as somebody plays; then it goes on where it was."""
    monkeypatch.setattr(looking, "Analyst", partial(Analyst, effort=300))
    library.history.add(mine(1), b"")
    told: list[tuple[int, int]] = []

    def sit_down(done: int, of: int) -> None:
        told.append((done, of))
        if len(told) == 3:
            room.free = False
            fills.see()

    fills.looking.progressed.connect(sit_down)
    qtbot.waitUntil(lambda: not room.free)
    assert not fills.looking.busy
    assert told[-1][0] < told[-1][1]
    for _ in range(2 * filling.QUIET):
        fills._look()
    assert not fills.looking.busy
    assert len(told) == 3
    begun = fills.looking._analyst
    assert begun is not None
    room.free = True
    fills.see()
    with qtbot.waitSignal(fills.filled, timeout=120_000):
        pass
    assert fills.looking._analyst is None
    assert begun.knows(next(iter(begun.rounds()))[0])  # it was the same one that went on


def test_whoever_goes_from_page_to_page_is_not_disturbed_for_a_moment(qtbot: QtBot, fills: Filling) -> None:
    for _ in range(2):
        fills.see()  # from here on it is quiet, however often it has looked before
        fills._timer.stop()  # it is turned by hand here
        for _ in range(filling.QUIET):
            fills._look()
    fills.see()
    fills._timer.stop()
    for _ in range(filling.QUIET):
        fills._look()
    assert not fills._busy
    fills._look()
    assert fills._busy


def test_nothing_begins_while_other_programs_work(
    qtbot: QtBot, library: Library, fills: Filling, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(filling, "machine_rests", lambda: False)
    library.history.add(mine(1), b"")
    for _ in range(2 * filling.QUIET):
        fills._look()
    settle(library)
    assert not fills._busy
    assert not fills.looking.busy
    assert not library.history.cards()


def test_what_cannot_be_looked_back_at_is_passed_over(
    qtbot: QtBot, library: Library, fills: Filling, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = library.history.add(mine(1), b"")
    library.history._do(lambda file: file.execute("UPDATE papers SET record = x'00' WHERE id = ?", (number,)))
    library.history.add(mine(2), b"")
    with qtbot.waitSignal(fills.filled, timeout=120_000):
        pass
    qtbot.waitUntil(lambda: not fills._timer.isActive())
    assert {one.match for one in library.history.cards()} == {number + 1}
