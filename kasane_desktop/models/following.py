"""Which piece of the new table is which of the old one.

Rules count cards, they do not tell two sevens apart; an eye does. Pieces are followed from
table to table: what stays in its zone stays, what vanished here and appeared there has moved.
Ids say nothing about what a piece is, so a face-down one gives nothing away.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import count

from kasane_desktop.core.table import Piece, Table

Placed = tuple[str, Piece]
"""A piece with the id it is followed by."""
Arrival = tuple[str, int]
"""Zone and place of a piece that was not there before."""


class Follower:
    """Hands out ids, and finds them again."""

    def __init__(self) -> None:
        self._numbers = count(1)

    def follow(self, old: Mapping[str, Sequence[Placed]], table: Table) -> dict[str, list[Placed]]:
        """The pieces of `table`, zone by zone, with the ids that they have or get."""
        ids: dict[str, list[str]] = {zone.id: [piece.id for piece in zone.pieces] for zone in table.zones}
        named = {piece_id for zone in ids.values() for piece_id in zone if piece_id}
        gone = {zone: [placed for placed in pieces if placed[0] not in named] for zone, pieces in old.items()}
        faces = {zone.id: [piece.face for piece in zone.pieces] for zone in table.zones}
        for zone_id, zone_ids in ids.items():
            gone[zone_id] = _keep(gone.get(zone_id, []), faces[zone_id], zone_ids)
        departed = [placed for pieces in gone.values() for placed in pieces if not _is_named(placed)]
        arrived = [(zone, at) for zone, zone_ids in ids.items() for at, piece_id in enumerate(zone_ids) if not piece_id]
        self._pair(departed, arrived, faces, ids)
        return {
            zone.id: [(ids[zone.id][at] or self._new(), piece) for at, piece in enumerate(zone.pieces)]
            for zone in table.zones
        }

    def _new(self) -> str:
        return f"#{next(self._numbers)}"

    def _pair(
        self, departed: list[Placed], arrived: list[Arrival], faces: dict[str, list[str]], ids: dict[str, list[str]]
    ) -> None:
        """Equal faces first; then what was turned over on its way."""
        for fits in (_same, _turned):
            for zone, at in arrived:
                if ids[zone][at]:
                    continue
                match = next((placed for placed in departed if fits(placed[1].face, faces[zone][at])), None)
                if match is not None:
                    departed.remove(match)
                    ids[zone][at] = match[0]


def _is_named(placed: Placed) -> bool:
    return not placed[0].startswith("#")


def _same(old: str, new: str) -> bool:
    return old == new


def _turned(old: str, new: str) -> bool:
    """Face up to face down or back, within one set of pictures."""
    return old.partition("/")[0] == new.partition("/")[0] and (old.endswith("/back") != new.endswith("/back"))


def _keep(old: Sequence[Placed], faces: Sequence[str], ids: list[str]) -> list[Placed]:
    """Give pieces that stay in their zone their old ids; what is left over has departed."""
    unnamed = [at for at, piece_id in enumerate(ids) if not piece_id]
    kept = set()
    for i, j in _common([piece.face for _, piece in old], [faces[at] for at in unnamed]):
        ids[unnamed[j]] = old[i][0]
        kept.add(i)
    return [placed for i, placed in enumerate(old) if i not in kept]


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
