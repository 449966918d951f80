"""Whatever is touched on the tables of Kasane and Kimono, the reason that is told is true of what was touched.

The position is read a second time here, from what lies on the table, without the helpers of the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from kasane_desktop.core.text import Reason
from kasane_desktop.games.layering.rules import fact
from kasane_desktop.match.speech import say_all
from tests.oracles import kasane
from tests.scene.tables import NAMES, SETTINGS, Sitting, sit

Cards = tuple[int, ...]
CONDITIONS: dict[str, Callable[[Cards], bool]] = dict(kasane.CONDITIONS)


@dataclass
class Position:
    """What seat 0 sees."""

    phase: str
    acting: int
    rows: list[Cards]
    hand: Cards
    robe: Cards
    sizes: dict[str, list[int]]  # of all spaces of a combination
    free: dict[str, list[int]]  # of those that are not taken
    taken: dict[str, set[int]]  # these sockets
    points: dict[str, list[int]]

    def groups(self, k: int) -> list[Cards]:
        """The k rightmost cards, alone and on the robe's top card."""
        group = self.hand[len(self.hand) - k :]
        return [group, (self.robe[-1], *group)] if self.robe and self.robe[-1] else [group]

    def fits(self, group: Cards, spaces: dict[str, list[int]], only: str = "") -> bool:
        return any(
            holds(group) and len(group) in spaces[id] for id, holds in CONDITIONS.items() if id == only or not only
        )

    def layable(self, only: str = "") -> list[Cards]:
        every = [group for k in range(1, len(self.hand) + 1) for group in self.groups(k)]
        return [group for group in every if self.fits(group, self.free, only)]


def read(sitting: Sitting) -> Position:
    table = sitting.match.table(0)

    def cards(zone: str) -> Cards:
        last = [piece.face.rpartition("/")[2] for piece in table.zone(zone).pieces]
        return tuple(int(face) if face.isdigit() else 0 for face in last)

    sizes: dict[str, list[int]] = {}
    free: dict[str, list[int]] = {}
    filled: dict[str, set[int]] = {}
    points: dict[str, list[int]] = {}
    for zone in table.zones:
        if zone.kind == "combination":
            needs: Any = zone.facts[fact.NEEDS]
            worth: Any = zone.facts[fact.POINTS]
            id, taken = zone.id.partition("/")[2], {piece.facts[fact.SOCKET] for piece in zone.pieces}
            sizes[id], points[id] = list(needs), list(worth)
            filled[id] = {int(str(socket)) for socket in taken}
            free[id] = [n for socket, n in enumerate(needs) if socket not in taken]
    acting: Any = table.facts[fact.ACTING]
    rows = [cards(zone.id) for zone in table.zones if zone.kind == "market"]
    phase, hand, robe = table.facts[fact.PHASE], cards("hand/0"), cards("robe/0")
    return Position(phase, acting, rows, hand, robe, sizes, free, filled, points)


def is_true(reason: Reason, at: Position, zone: str, index: int) -> bool:
    kind, _, which = zone.partition("/")
    row = at.rows[int(which)] if kind == "market" and which else ()
    params: Any = reason.params
    taking, combining = (at.acting == 0 and at.phase == phase for phase in ("take", "combine"))
    match reason.key.partition(".")[2]:
        case "over":
            return at.phase == "over"
        case "chance-first":
            return at.phase == "deal"
        case "inert":
            return kind in ("lady", "seat", "ladder", "places")
        case "turn-of":
            return bool(at.acting == params["who"] != 0)
        case "take-first":
            return taking and kind in ("hand", "robe", "combination", "groups") and which in ("", "0", *CONDITIONS)
        case "taken-already":
            return combining and kind == "market"
        case "open-ends":
            return taking and zone == "market"
        case "covered":
            return taking and kind == "market" and index < len(row) - 1
        case "card-gone":
            return taking and kind == "market" and 0 < len(row) <= index
        case "row-empty":
            return taking and kind == "market" and not row and params["row"] == int(which) + 1
        case "deck-closed":
            return kind == "deck"
        case "of-another":
            return kind in ("hand", "robe", "accessories") and int(which) == params["who"] != 0
        case "accessory-laid":
            return zone == "accessories/0"
        case "robe-empty":
            return zone == "robe/0" and not at.robe
        case "top-of-the-robe":
            return zone == "robe/0" and index < len(at.robe) - 1
        case "special-on-top":
            return zone == "robe/0" and index == len(at.robe) - 1 and at.robe[-1] == 0
        case "no-group-on-top":
            top = params["top"]
            on_top = [group for group in at.layable() if group[0] == top and len(group) > 1]
            in_hand = [at.hand[len(at.hand) - len(group) :] for group in on_top]
            begins = [group for group, own in zip(on_top, in_hand, strict=True) if group != own]
            return combining and zone == "robe/0" and index == len(at.robe) - 1 and top == at.robe[-1] and not begins
        case "group-nothing":
            groups = at.groups(len(at.hand) - index)
            return combining and params["cards"] == groups[0] and not any(at.fits(group, at.sizes) for group in groups)
        case "group-no-space":
            groups, told = at.groups(len(at.hand) - index), params["cards"]
            return combining and told in groups and at.fits(told, at.sizes) and not at.fits(told, at.free)
        case "no-such-group":
            return combining and kind == "combination" and not at.layable(which)
        case "no-group-of-size":
            layable = {len(group) for group in at.layable(which)}
            return combining and bool(layable) and at.sizes[which][index] == params["cards"] not in layable
        case "this-space-taken":
            return combining and bool(at.layable(which)) and index in at.taken[which]
        case "dearer-space-free":
            same = [socket for socket, size in enumerate(at.sizes[which]) if size == at.sizes[which][index]]
            dearer = [socket for socket in same if at.points[which][socket] >= at.points[which][index]]
            return combining and index not in at.taken[which] and len(set(dearer) - at.taken[which]) > 1
    return False


def reachable(sitting: Sitting) -> set[tuple[str, int]]:
    """What the pointer can touch that does nothing."""
    arranged = sitting.scene.arranged
    live = [item.hot.rect for item in sitting.scene._hots.values() if item.live]
    # a socket of an offered card on which nothing can be laid
    touched = {(hot.zone, hot.index) for key, hot in arranged.hots.items() if key.startswith("socket/") and hot.own}
    for touch in arranged.touches:
        rect: Any = touch.rect
        left, top = QPointF(rect.left() + 6, rect.center().y()), QPointF(rect.center().x(), rect.top() + 3)
        for at in (rect.center(), left, top):
            if (place := arranged.touched(at)) and not any(hot.contains(at) for hot in live):
                touched.add(place)
    return touched


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_every_reason_is_true_of_what_was_touched(qtbot: QtBot, game: str, seats: int) -> None:
    told: set[str] = set()
    for seed in range(3):
        sitting, rng = sit(game, seats, seed=seed), Random(seed)
        while sitting.match.to_act():
            sitting.go_on(rng, keen=seed / 2)
            if sitting.match.to_act() not in ((0,), ()) and rng.random() < 0.8:
                continue  # its own turns above all
            sitting.show()
            sitting.scene.ask(0 if 0 in sitting.match.to_act() else None)
            position, view = read(sitting), sitting.match.view(0)
            for zone, index in reachable(sitting):
                reason = sitting.match.game.why_inert(view, zone, index)
                assert is_true(reason, position, zone, index), (reason, zone, index, position)
                assert say_all(reason, NAMES)
                told.add(reason.key)
    own = {"accessory-laid"} if game == "kimono" else {"special-on-top"}
    usual = {"covered", "card-gone", "open-ends", "taken-already", "take-first", "of-another", "top-of-the-robe"}
    assert told >= {f"layering.{key}" for key in usual | own | {"group-nothing", "no-such-group", "turn-of"}}
    assert told >= {"layering.no-group-of-size", "layering.this-space-taken", "layering.dearer-space-free"}
