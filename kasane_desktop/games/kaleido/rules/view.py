"""What a seat may know of Kaleido: everything, for nothing is hidden."""

from __future__ import annotations

from dataclasses import dataclass

from kasane_desktop.core.game import PUBLIC, Action, Seat
from kasane_desktop.games.kaleido.rules.honeycomb import Cell, comb_of
from kasane_desktop.games.kaleido.rules.state import Extra, Phase, State, Trail, opening

Recent = tuple[int, Seat, Action]
"""Turn, seat and what it laid or turned."""


@dataclass(frozen=True, slots=True)
class View:
    """The fields mean what they mean in the state."""

    seat: Seat
    seats: int
    actions: tuple[Action, ...]
    phase: Phase
    first: Seat
    active: Seat
    turn: int
    extra: Extra
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
    recent: tuple[Recent, ...]  # what is new to this seat: see `recent`

    @property
    def last(self) -> tuple[Action, ...]:
        """What the last turn in which something was laid has brought so far."""
        return tuple(action for turn, _, action in self.recent if turn == self.recent[-1][0])


def view_of(state: State, seat: Seat) -> View:
    return View(
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
        recent=recent(state.trail, seat),
    )


def recent(trail: Trail, seat: Seat) -> tuple[Recent, ...]:
    """What others have done since the seat's own last turn, the latest last; while nobody has done anything, that
    turn. To who has no seat only the last turn is new."""
    if trail is None:
        return ()
    _, newest, mover, _ = trail
    found: list[Recent] = []
    while trail is not None:
        earlier, turn, who, action = trail
        if turn != newest if seat in (mover, PUBLIC) else who == seat:
            break
        found.append((turn, who, action))
        trail = earlier
    return tuple(reversed(found))


def sample(view: View) -> State:
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
    for turn, seat, action in view.recent:
        state.trail = (state.trail, turn, seat, action)
    state.refresh()
    return state
