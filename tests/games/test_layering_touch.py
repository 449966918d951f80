"""Touching what does nothing is explained, in both games, at every moment."""

from __future__ import annotations

import pytest

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.games.layering.rules import fact
from kasane_desktop.match.match import Match
from kasane_desktop.match.speech import say_all
from tests.matches import Setting, random_match

NAMES = ["A", "B", "C", "D"]


def positions(game: str) -> list[tuple[Match, int]]:
    match = random_match(Setting(CATALOGUE[game], 3), 11)
    return [(match, at) for at in range(match.cursor + 1)]


@pytest.mark.parametrize("game", ["kasane", "kimono"])
def test_every_inert_place_says_why(game: str) -> None:
    keys = set()
    for match, at in positions(game):
        view = match.view(0, at)
        for zone in match.table(0, at).zones:
            for index, piece in enumerate(zone.pieces):
                if piece.action is None:
                    reason = match.game.why_inert(view, zone.id, index)
                    assert say_all(reason, NAMES)
                    keys.add(reason.key)
    assert keys >= {
        "core.over",
        "core.chance-first",
        "layering.turn-of",
        "layering.covered",
        "layering.taken-already",
        "layering.take-first",
        "layering.of-another",
        "layering.group-nothing",
        "layering.top-of-the-robe",
        "layering.no-such-group",
    }


def test_a_covered_card_is_called_covered_only_while_cards_are_taken() -> None:
    for match, at in positions("kasane"):
        table = match.table(0, at)
        if len(table.zone("market/0").pieces) > 1 and match.view(0, at).actions:
            key = match.game.why_inert(match.view(0, at), "market/0", 0).key
            assert key == ("layering.covered" if table.facts[fact.PHASE] == "take" else "layering.taken-already")
