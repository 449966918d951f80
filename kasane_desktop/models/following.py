"""Which piece of the new table is which of the old one.

Rules count cards, they do not tell two sevens apart; an eye does. Pieces are followed from
table to table: what stays in its zone stays, what vanished here and appeared there has moved.
Ids say nothing about what a piece is, so a face-down one gives nothing away.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import count
from typing import NamedTuple

from kasane_desktop.core.table import Piece, Table, Zone
from kasane_desktop.models.change import is_named, turned_over


class _Departed(NamedTuple):
    owner: int | None
    piece: Piece


class Follower:
    """Hands out ids, and finds them again."""

    def __init__(self) -> None:
        self._numbers = count(1)

    def follow(self, old: Sequence[Zone], table: Table) -> dict[str, list[Piece]]:
        """The pieces of `table`, zone by zone, with the ids that they have or get."""
        ids: dict[str, list[str]] = {zone.id: [piece.id for piece in zone.pieces] for zone in table.zones}
        named = {piece_id for zone in ids.values() for piece_id in zone if piece_id}
        left = {zone.id: [piece for piece in zone.pieces if piece.id not in named] for zone in old}
        owners = {zone.id: zone.owner for zone in old}
        for zone in table.zones:
            left[zone.id] = _keep(left.get(zone.id, []), [piece.face for piece in zone.pieces], ids[zone.id])
        departed = [
            _Departed(owners.get(zone_id), piece)
            for zone_id, pieces in left.items()
            for piece in pieces
            if not is_named(piece.id)
        ]
        self._pair(departed, table, ids)
        return {
            zone.id: [replace(piece, id=ids[zone.id][at] or self._new()) for at, piece in enumerate(zone.pieces)]
            for zone in table.zones
        }

    def _new(self) -> str:
        return f"#{next(self._numbers)}"

    def _pair(self, departed: list[_Departed], table: Table, ids: dict[str, list[str]]) -> None:
        """Equal faces first, then what was turned over on its way; of these what had the same owner first."""
        for fits in (_same, turned_over):
            for zone in table.zones:
                for at, piece in enumerate(zone.pieces):
                    if ids[zone.id][at]:
                        continue
                    fitting = [left for left in departed if fits(left.piece.face, piece.face)]
                    if fitting:
                        match = min(fitting, key=lambda left: left.owner != zone.owner)
                        departed.remove(match)
                        ids[zone.id][at] = match.piece.id


def _same(old: str, new: str) -> bool:
    return old == new


def _keep(old: Sequence[Piece], faces: Sequence[str], ids: list[str]) -> list[Piece]:
    """Give pieces that stay in their zone their old ids; what is left over has departed."""
    unnamed = [at for at, piece_id in enumerate(ids) if not piece_id]
    kept = set()
    for i, j in _common([piece.face for piece in old], [faces[at] for at in unnamed]):
        ids[unnamed[j]] = old[i].id
        kept.add(i)
    return [piece for i, piece in enumerate(old) if i not in kept]


def _common(one: Sequence[str], two: Sequence[str]) -> Iterable[tuple[int, int]]:
    """Index pairs of a longest common subsequence."""
    longest = [[0] * (len(two) + 1) for _ in range(len(one) + 1)]
    for i in reversed(range(len(one))):
        for j in reversed(range(len(two))):
            if one[i] == two[j]:
                longest[i][j] = longest[i + 1][j + 1] + 1
            else:
                longest[i][j] = max(longest[i + 1][j], longest[i][j + 1])
    i = j = 0
    while i < len(one) and j < len(two):
        if one[i] == two[j] and longest[i][j] == longest[i + 1][j + 1] + 1:
            yield i, j
            i, j = i + 1, j + 1
        elif longest[i + 1][j] >= longest[i][j + 1]:
            i += 1
        else:
            j += 1
