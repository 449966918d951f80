"""What the others have done is ringed until one acts."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from kasane_desktop.core.fact import NEW
from kasane_desktop.core.table import AnyKind
from kasane_desktop.scene.arrangement import Spot
from kasane_desktop.scene.shown import Shown


def ring_news(pieces: dict[str, Spot], shown: Shown, kinds: Collection[AnyKind]) -> None:
    """A ring for each piece that is new where it lies, in zones of these kinds; one that has a ring keeps it."""
    for zone in shown.zones.values():
        for piece in zone.pieces if zone.kind in kinds else ():
            spot = pieces.get(piece.id)
            if spot is not None and piece.facts.get(NEW, 0) and not spot.ring:
                pieces[piece.id] = replace(spot, ring="new")
