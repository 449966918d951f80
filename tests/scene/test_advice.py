"""Whatever a master may advise has a place at the table, however many clicks it takes."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import CATALOGUE
from tests.scene.tables import sit

EVERY = 7
"""Steps from one look to the next: all kinds of decisions come up."""


@pytest.mark.parametrize(("game", "seats"), [(game.id, min(game.counts)) for game in CATALOGUE.values()])
def test_every_action_has_a_place(qtbot: QtBot, game: str, seats: int) -> None:
    table, rng = sit(game, seats, seed=seats), Random(seats)
    while table.match.to_act():
        table.go_on(rng)
        seat = next((seat for seat in table.match.to_act() if seat >= 0), None)
        if seat is None or table.match.cursor % EVERY:
            continue
        table.scene.viewer = seat
        table.show(seat)
        table.scene.ask(seat)
        for action in table.match.actions(seat):
            place = table.scene.place_of(action)
            assert place, action
            assert table.scene.arranged.hots[place].action == action
        table.scene.ask(None)
