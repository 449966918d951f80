"""What the others have done since one's own last turn: it is marked on the table until one acts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kasane_desktop.core.fact import NEW, Facts
from kasane_desktop.core.game import CHANCE, Seat
from kasane_desktop.core.table import Piece, Table, Zone
from kasane_desktop.match.match import Match
from kasane_desktop.models.following import Follower


def first_new(match: Match, seat: Seat | None) -> int:
    """The number of steps that stood when `seat` had acted last, as far as one may look back; before that, when all
    had been dealt and the first one acted."""
    steps = match.steps[: match.cursor]
    own = (at + 1 for at in reversed(range(len(steps))) if steps[at].seat == seat)
    others = (at for at, step in enumerate(steps) if step.seat != CHANCE)
    return max(match.covered, next(own, next(others, len(steps))))


def with_news(match: Match, table: Table, seat: Seat, *, open_hands: bool = False) -> Table:
    """The table as `seat` sees it, with what is new marked. Nothing is new at the end, and in one's own place."""
    first = first_new(match, seat)
    if not match.to_act() or not 0 < first < match.cursor:
        return table
    return marked(match.table(seat, first, open_hands=open_hands), table, seat)


def marked(before: Table, table: Table, seat: Seat) -> Table:
    """The table with the fact NEW for each piece that lay elsewhere, or nowhere, before."""
    follower = Follower()
    old = _followed(before, follower.follow((), before))
    lay = {zone.id: {piece.id for piece in zone.pieces} for zone in old}
    now = follower.follow(old, table)
    zones = (
        zone if zone.owner == seat else replace(zone, pieces=_marked(zone, now[zone.id], lay.get(zone.id, set())))
        for zone in table.zones
    )
    return replace(table, zones=tuple(zones))


def _followed(table: Table, pieces: dict[str, list[Piece]]) -> Sequence[Zone]:
    return [replace(zone, pieces=tuple(pieces[zone.id])) for zone in table.zones]


def _marked(zone: Zone, followed: Sequence[Piece], lay: set[str]) -> tuple[Piece, ...]:
    """Those of a zone that did not lie there."""
    pieces = zip(zone.pieces, followed, strict=True)
    return tuple(piece if known.id in lay else _new(piece) for piece, known in pieces)


def _new(piece: Piece) -> Piece:
    return replace(piece, facts=piece.facts | Facts(NEW(1)))
