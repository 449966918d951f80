"""What a seat may know of Kaleido: everything, for nothing is hidden."""

from __future__ import annotations

from dataclasses import dataclass

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.games.kaleido.honeycomb import Cell, comb_of
from kasane_desktop.games.kaleido.state import KaleidoState, opening


@dataclass(frozen=True, slots=True)
class KaleidoView:
    """The fields mean what they mean in the state."""

    seat: Seat
    seats: int
    actions: tuple[Action, ...]
    phase: str
    first: Seat
    active: Seat
    turn: int
    extra: str
    cells: tuple[Cell, ...]
    tiles: tuple[int, ...]
    turned: tuple[int, ...]
    hand: tuple[int, ...]
    whites: tuple[int, ...]
    boards: tuple[int, ...]
    due: tuple[int, ...]
    points: tuple[int, ...]
    filled: tuple[int, ...]
    pending: tuple[int, ...]
    last: tuple[Action, ...]


def view_of(state: KaleidoState, seat: Seat) -> KaleidoView:
    return KaleidoView(
        seat=seat,
        seats=state.seats,
        actions=tuple(state.actions(seat)),
        phase=state.phase,
        first=state.first,
        active=state.active,
        turn=state.turn,
        extra=state.extra,
        cells=state.comb.cells,
        tiles=tuple(state.tiles),
        turned=tuple(state.turned),
        hand=tuple(state.hand),
        whites=tuple(state.whites),
        boards=tuple(state.boards),
        due=tuple(state.due),
        points=tuple(state.points),
        filled=state.filled,
        pending=state.pending,
        last=state.last,
    )


def state_of(view: KaleidoView) -> KaleidoState:
    """The one state that gives this view."""
    state = opening(view.seats)
    state.phase = view.phase
    state.first = view.first
    state.active = view.active
    state.turn = view.turn
    state.extra = view.extra
    state.comb = comb_of(view.cells)
    state.tiles = list(view.tiles)
    state.turned = list(view.turned)
    state.hand = list(view.hand)
    state.whites = list(view.whites)
    state.boards = list(view.boards)
    state.due = list(view.due)
    state.points = list(view.points)
    state.filled = view.filled
    state.pending = view.pending
    state.last = view.last
    state.refresh()
    return state
