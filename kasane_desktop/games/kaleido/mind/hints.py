"""Kaleido: who gains how much when a board is full, and where three boards meet."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.core.text import Reason
from kasane_desktop.games.kaleido.rules.actions import AddBoard, Done, Leave, Place, Turn, White
from kasane_desktop.games.kaleido.rules.game import Kaleido
from kasane_desktop.games.kaleido.rules.majority import EMPTY, meeting_points, shares
from kasane_desktop.games.kaleido.rules.state import State, colours_of, per_seat
from kasane_desktop.games.kaleido.rules.view import View


def reasons(game: Kaleido, view: View, action: Action) -> Iterator[Reason]:
    state = game.sample(view, Random(0))
    after = state.copy()
    after.play(view.seat, action)
    if isinstance(action, Place | White):
        yield from _filling(state, after, view.seat, action)
    elif isinstance(action, Turn | Leave):
        met = _met(after, view.seat)
        gain = met - max(_met(_played(state, view.seat, other), view.seat) for other in view.actions if other != action)
        if met and gain >= 0:
            yield Reason("players.hint.kaleido.meeting", {"points": met})
        else:
            yield Reason("players.hint.kaleido.spoils")
    elif isinstance(action, AddBoard):
        yield Reason("players.hint.kaleido.room")
    elif isinstance(action, Done):
        yield Reason("players.hint.kaleido.saves")


def _filling(state: State, after: State, seat: Seat, action: Place | White) -> Iterator[Reason]:
    board = action.board
    six = after.tiles[6 * board : 6 * board + 6]
    won = shares(six)
    if won is not None:
        points = [0] * 5
        for colour, share in won:
            points[colour] += share
        mine = per_seat(after.seats, points)[seat]
        yield Reason("players.hint.kaleido.fills", {"board": board + 1, "points": mine})
        return
    counts = [sum(six.count(colour) for colour in colours_of(after.seats, other)) for other in range(after.seats)]
    mine = counts[seat]
    best = max(count for other, count in enumerate(counts) if other != seat)
    facts = {"board": board + 1, "empty": six.count(EMPTY)}
    if isinstance(action, White):
        yield Reason("players.hint.kaleido.white", facts)
    elif mine > best:
        yield Reason("players.hint.kaleido.leads", facts)
    elif mine == best:
        yield Reason("players.hint.kaleido.draws-level", facts)
    else:
        yield Reason("players.hint.kaleido.second", facts)


def _played(state: State, seat: Seat, action: Action) -> State:
    after = state.copy()
    after.play(seat, action)
    return after


def _met(state: State, seat: Seat) -> int:
    """Points of the seat where three boards meet, as it stands."""
    return per_seat(state.seats, meeting_points(state.tiles, state.comb.meetings))[seat]
