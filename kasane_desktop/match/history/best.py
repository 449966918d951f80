"""The best that was reached before in matches like one that has just ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kasane_desktop.match.history.entry import level_of, own_seat
from kasane_desktop.match.history.query import Query

if TYPE_CHECKING:
    from kasane_desktop.match.history.history import History
    from kasane_desktop.match.match import Match


def best_before(history: History, match: Match) -> int | None:
    """The most points of one's own in the same game with as many at the table against the same level, among the
    matches that are kept; None if there is no such match, or nobody whose points count."""
    if own_seat(match.sitters) is None:
        return None
    query = Query(game=match.game.id, count=len(match.sitters), level=level_of(match.sitters))
    return next((group.tally.best for group in history.groups(query) if group.tally.matches), None)
