"""What the others have done is ringed, where a game wants it, and where nothing else is."""

from __future__ import annotations

from kasane_desktop.core.fact import NEW, NO_FACTS, Facts
from kasane_desktop.core.table import HAND, Piece, Zone
from kasane_desktop.scene.arrangement import Spot
from kasane_desktop.scene.kit import Outline
from kasane_desktop.scene.news import ring_news
from kasane_desktop.scene.shown import Shown


def test_only_what_is_new_gets_a_ring_and_only_where_there_is_none() -> None:
    hand = tuple(
        Piece("face", name, facts=Facts(NEW(1)) if "new" in name else NO_FACTS) for name in ("new", "old", "new-act")
    )
    market = (Piece("face", "new-there", facts=Facts(NEW(1))),)
    zones = {"hand/1": Zone("hand/1", 1, hand), "market/0": Zone("market/0", None, market)}
    rings = {"new": "", "old": "", "new-act": "act", "new-there": ""}
    pieces = {name: Spot("face", Outline(10, 10), 0, 0, 0, ring=ring) for name, ring in rings.items()}
    ring_news(pieces, Shown(zones, (), NO_FACTS, (), ()), (HAND,))
    assert {name: spot.ring for name, spot in pieces.items()} == {**rings, "new": "new"}
