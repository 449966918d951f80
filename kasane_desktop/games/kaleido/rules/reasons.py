"""Why an action is not possible: explanations only, the lists of actions decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import CHANCE, Action, Seat
from kasane_desktop.core.text import INERT, Reason, Term
from kasane_desktop.games.kaleido.rules import zones
from kasane_desktop.games.kaleido.rules.actions import AddBoard, Begin, Done, Leave, Place, Turn, White
from kasane_desktop.games.kaleido.rules.honeycomb import different_rotations
from kasane_desktop.games.kaleido.rules.majority import COLOURS, EMPTY

if TYPE_CHECKING:
    from kasane_desktop.games.kaleido.rules.state import State


def why_not(state: State, seat: Seat, action: Action) -> Reason | None:
    """The reason against `action`; None if there is none."""
    if state.phase == "over":
        return Reason("core.over")
    if seat == CHANCE:
        return _lot(state, action)
    if state.phase == "lot":
        return Reason("core.chance-first")
    if seat != state.active:
        return Reason("core.not-your-turn")
    if action in state.actions(seat):
        return None
    return _early(state, action) or _explain(state, seat, action)


def _lot(state: State, action: Action) -> Reason | None:
    if state.phase != "lot":
        return Reason("core.not-chance")
    if not isinstance(action, Lot):
        return Reason("kaleido.lot-first")
    if type(action.first) is not int or not 0 <= action.first < state.seats:
        return Reason("kaleido.lot-seat")
    return None


def _early(state: State, action: Action) -> Reason | None:
    """Something else has to be done first."""
    if state.phase == "begin" and not isinstance(action, Begin | Lot):
        return Reason("kaleido.begin-first")
    if state.phase == "rotate" and isinstance(action, Place | White | AddBoard | Done):
        return Reason("kaleido.rotate-first", {"board": state.pending[0] + 1})
    return None


def _explain(state: State, seat: Seat, action: Action) -> Reason | None:
    if isinstance(action, Place):
        return _place(state, action)
    if isinstance(action, White):
        return _white(state, seat, action)
    if isinstance(action, AddBoard):
        return _add_board(state, seat, action)
    if isinstance(action, Turn | Leave):
        return _rotate(state, action)
    if isinstance(action, Begin):
        return _begin(state, action)
    if isinstance(action, Done):  # only before the tile: after it, it is legal
        return Reason("kaleido.table-full" if state.is_full() else "kaleido.tile-mandatory")
    if isinstance(action, Lot):
        return Reason("kaleido.lot-drawn")
    return None


def _begin(state: State, action: Begin) -> Reason:
    if state.seats != 2:
        return Reason("kaleido.one-colour")
    if state.phase != "begin":
        return Reason("kaleido.begun")
    if type(action.colour) is not int or not 0 <= action.colour < 5:
        return Reason("kaleido.no-such-colour")
    return Reason("kaleido.not-your-colour", {"colour": Term("kaleido." + COLOURS[action.colour])})


def _space(state: State, action: Place | White) -> Reason | None:
    """What is wrong with the space itself."""
    if type(action.board) is not int or not 0 <= action.board < len(state.comb.cells):
        return Reason("kaleido.no-such-board")
    if type(action.space) is not int or not 0 <= action.space < 6:
        return Reason("kaleido.no-such-space")
    if state.tiles[6 * action.board + action.space] != EMPTY:
        return Reason("kaleido.space-taken")
    return None


def _place(state: State, action: Place) -> Reason | None:
    if state.phase == "after":
        return Reason("kaleido.tile-placed")
    if state.is_full():
        return Reason("kaleido.table-full")
    return _space(state, action)


def _white(state: State, seat: Seat, action: White) -> Reason | None:
    if not state.whites[seat]:
        return Reason("kaleido.no-white")
    if state.extra:
        return Reason("kaleido.extra-used")
    if state.phase == "before" and state.is_full():
        return Reason("kaleido.table-full")
    wrong = _space(state, action)
    if wrong is not None or state.phase == "after":
        return wrong
    return Reason("kaleido.white-last-space" if state.last_space() else "kaleido.tile-first")


def _add_board(state: State, seat: Seat, action: AddBoard) -> Reason:
    if not state.boards[seat]:
        return Reason("kaleido.no-board")
    if state.extra:
        return Reason("kaleido.extra-used")
    if (action.q, action.r) in state.comb.cells:
        return Reason("kaleido.cell-taken")
    return Reason("kaleido.not-adjacent")


def _rotate(state: State, action: Turn | Leave) -> Reason | None:
    board = action.board
    if type(board) is not int or not 0 <= board < len(state.comb.cells):
        return Reason("kaleido.no-such-board")
    if state.phase != "rotate":
        if board in state.filled:
            return Reason("kaleido.score-first")
        return Reason("kaleido.rotate-scored-only")
    if board != state.pending[0]:
        if board in state.pending:
            return Reason("kaleido.rotate-order", {"board": state.pending[0] + 1})
        if board not in state.filled:
            return Reason("kaleido.rotate-scored-only")
        alike = different_rotations(state.tiles[6 * board : 6 * board + 6]) == 1
        return Reason("kaleido.rotate-same" if alike else "kaleido.rotate-done")
    if isinstance(action, Leave):
        return None
    if type(action.steps) is not int or not 1 <= action.steps <= 5:
        return Reason("kaleido.steps")
    same = action.steps % different_rotations(state.tiles[6 * board : 6 * board + 6])
    return Reason("kaleido.same-as-turned", {"degrees": 60 * same}) if same else Reason("kaleido.same-as-left")


def why_inert(state: State, zone: str, index: int) -> Reason:
    """Why touching a space, something that the seat to act has left (tile, white tile, board) or the end
    of its turn does nothing."""
    if state.active < 0:
        return Reason("core.over" if state.phase == "over" else "core.chance-first")
    if board := zones.BOARD.read(zone):
        return _touched_space(state, *board, index)
    if zones.SUPPLY.read(zone) == (state.active,):
        return _touched_supply(state, index)
    if zone == zones.CHOICES:
        return why_not(state, state.active, Done()) or Reason(INERT)
    return Reason(INERT)


def _touched_space(state: State, board: int, space: int) -> Reason:
    place = Place(board, space)
    if state.phase in ("before", "after") and (taken := _space(state, place)) is not None:
        return taken
    if state.phase != "after":
        return why_not(state, state.active, place) or Reason("kaleido.board-picked")
    if not state.whites[state.active]:
        return Reason("kaleido.tile-placed")
    return Reason("kaleido.choose-extra" if state.boards[state.active] else "kaleido.choose-white")


def _touched_supply(state: State, index: int) -> Reason:
    """Some use of a thing: on an empty space, if there is any, or on a possible place."""
    board, space = divmod(state.tiles.index(EMPTY) if EMPTY in state.tiles else 0, 6)
    if index == 1 and state.phase == "after" and state.whites[state.active] and state.is_full():
        return Reason("kaleido.no-space")
    use = (Place(board, space), White(board, space), state.comb.ghosts[0])[index]
    return why_not(state, state.active, use) or Reason(INERT)
