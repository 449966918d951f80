"""The points that are promised beside cards are those that are got."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from kasane_desktop.core.table import Table
from kasane_desktop.games.layering.rules import fact
from kasane_desktop.games.layering.rules.actions import Meld, Take
from tests.scene.seen import listening
from tests.scene.tables import SETTINGS, Sitting, sit


def written(sitting: Sitting, key: str, pointed: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """What stands on a sheet while something is pointed at."""
    with listening(monkeypatch) as ear:
        scene = sitting.fresh()
        scene.point_at(pointed)
        text = ear.read(scene.arranged.sheets[key].picture)
        scene.deleteLater()
    return text


def points(table: Table, seat: int = 0) -> int:
    return table.seats[seat][fact.POINTS]


def test_a_ribbon_promises_what_the_card_and_its_group_bring(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that counts at once, and lets a group be laid: Kasane’s special cards, where that is played."""
    for seed in range(60):
        sitting, rng = sit("kasane", 3, seed=seed, options={"plus_one_combines": True}), Random(seed)
        match = sitting.match
        while match.to_act():
            table = match.table(0)
            rows = [zone for zone in table.zones if zone.kind == "market" and zone.pieces]
            special = [zone for zone in rows if zone.pieces[-1].face == "kasane/plus1" and zone.pieces[-1].action]
            ready = [zone for zone in special if table.zone(f"groups/{zone.id.partition('/')[2]}").pieces]
            if ready:
                break
            sitting.go_on(rng, keen=0.0)
        if not match.to_act():
            continue
        row = int(ready[0].id.partition("/")[2])
        sitting.show()
        sitting.scene.ask(0)
        promised = written(sitting, f"worth/{row}", f"market/{row}", monkeypatch)
        before = points(table)
        match.play(0, Take(row))
        dearest = next(piece.action for piece in match.table(0).zone("groups").pieces if piece.action)
        assert isinstance(dearest, Meld)
        match.play(0, dearest)
        assert promised.endswith(f"“+{points(match.table(0)) - before}”")
        return
    raise AssertionError("no such card came")


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_the_dearest_group_is_offered_first(qtbot: QtBot, game: str, seats: int) -> None:
    compared = 0
    for seed in range(12):
        sitting, rng = sit(game, seats, seed=seed), Random(seed)
        while sitting.match.to_act():
            zones: Any = [zone for zone in sitting.match.table(0).zones if zone.kind == "groups"]
            for zone in zones:
                worth = [piece.facts[fact.POINTS] for piece in zone.pieces if piece.face != "keep"]
                assert worth == sorted(worth, reverse=True)
                compared += len(set(worth)) > 1
            sitting.go_on(rng, keen=0.2)
        if compared > 3:
            return
    raise AssertionError("there was never a choice")
