"""Kaleido as a table to be drawn. Geometry and numbering: see honeycomb.py.

Colours are numbers: 0 red, 1 yellow, 2 green, 3 blue, 4 violet, 5 white, -1 empty. "By seat" is a
tuple with a number for each seat. "Shares" are pairs in a row: colour, points, colour, points …
Actions stand only on the table of the seat to act.

Zones
- `board/{i}` (board): q, r; full; scored: its shares, () until it has been scored; turned: steps of
  60° it was turned by; turning: 1 while it is the one to turn or leave; last: 1 if it is new to the
  one who looks (see view.py); fresh: 1 if the last turn filled it and it has been scored. Six pieces,
  by space, with `space`: tiles `kaleido/tile-red` … `kaleido/tile-white` with the id `tile/{i}/{space
  before turning}`, which follows them through a rotation, and last: 1 for those that are new; and
  `kaleido/space` with the id `space/{i}/{space}` and the action Place or White. Where the tile to
  come would fill the board: completes 1, worth (by seat), shares.
- `ghosts` (ghosts): a piece `kaleido/board-ghost` for each place a board may join: q, r; AddBoard.
- `choices` (choices): what has no place on the table: Begin (tiles) and Done (`kaleido/done`).
- `rotations` (choices): while a board may be turned: `kaleido/leave` and `kaleido/turn` with board,
  steps (0: leave), now and then: what all meetings give, by seat, before and after; and one by
  one: meetings: their numbers n, tiles: six for each, worth: by seat for each, as they would be.
- `meeting/{n}` (meeting): a point where three boards meet: q3, r3: the sums of the boards'
  coordinates, so a third of it is the point; boards; tiles: six, clockwise from the upper right;
  complete; points (by seat); shares.
- `turn/{n}` (turn): what is new to the one who looks, turn by turn: seat, tile (its colour, -1 if none was
  laid yet), white, board (1 if laid), turned (steps), shares of the boards that it filled.
- `supply/{s}` (supply), owned by seat s: tiles (by its colours), whites, boards; the pieces are
  the same, one by one. A tile or board that appears came from the supply of the seat that acted.

Seats: points, forecast (with the meetings complete now), colours, due (colour of the next tile,
-1 while it may be chosen), tiles (colour tiles left), whites, boards, first, acting, place (1 is the
winner's; 0 until it is over).
Facts: phase (see state.py; each has a text `kaleido.phase-…`), turn, turns, acting (-1: nobody),
extra ("", "white" or "board"), scored: the boards scored in this turn, pending: those that may
still be turned.
"""

from __future__ import annotations

from collections.abc import Sequence

from kasane_desktop.core.game import Action, places
from kasane_desktop.core.table import Facts, Piece, Table, Zone
from kasane_desktop.games.kaleido.rules.actions import AddBoard, Begin, Done, Leave, Place, Turn, White
from kasane_desktop.games.kaleido.rules.honeycomb import Comb, comb_of, rotated
from kasane_desktop.games.kaleido.rules.majority import COLOURS, EMPTY, WHITE, meeting_points, shares
from kasane_desktop.games.kaleido.rules.state import colours_of, per_seat, tiles_each
from kasane_desktop.games.kaleido.rules.view import View


def table_of(view: View) -> Table:
    comb = comb_of(view.cells)
    met = per_seat(view.seats, meeting_points(view.tiles, comb.meetings))
    zones = (
        *(_board(view, board) for board in range(len(view.cells))),
        _ghosts(view),
        _choices(view),
        _rotations(view, comb, met),
        *(_meeting(view, number, comb.meetings[number]) for number in range(len(comb.meetings))),
        *(_turn(view, turn) for turn in dict.fromkeys(turn for turn, _, _ in view.recent)),
        *(_supply(view, seat) for seat in range(view.seats)),
    )
    facts: Facts = {
        "phase": view.phase,
        "turn": view.turn,
        "turns": view.seats * tiles_each(view.seats),
        "acting": view.active,
        "extra": view.extra,
        "scored": view.filled if view.phase == "rotate" else (),
        "pending": view.pending,
    }
    points = per_seat(view.seats, view.points)
    totals = [board + meeting for board, meeting in zip(points, met, strict=True)]
    standing = places(totals) if view.phase == "over" else (0,) * view.seats
    seats = (_seat(view, seat, points[seat], met[seat], standing[seat]) for seat in range(view.seats))
    return Table(zones, tuple(seats), facts)


def _seat(view: View, seat: int, points: int, met: int, place: int) -> Facts:
    return {
        "points": points,
        "forecast": points + met,
        "colours": colours_of(view.seats, seat),
        "due": view.due[seat],
        "tiles": view.hand[seat],
        "whites": view.whites[seat],
        "boards": view.boards[seat],
        "first": int(seat == view.first),
        "acting": int(seat == view.active),
        "place": place,
    }


def _six(view: View, board: int) -> tuple[int, ...]:
    return view.tiles[6 * board : 6 * board + 6]


def _worth(seats: int, six: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What six tiles give, by seat and as shares."""
    by_colour = [0] * 5
    won = shares(six) or ()
    for colour, share in won:
        by_colour[colour] = share
    return per_seat(seats, by_colour), tuple(number for pair in won for number in pair)


def _face(tile: int) -> str:
    return "kaleido/tile-" + COLOURS[tile]


def _board(view: View, board: int) -> Zone:
    six = _six(view, board)
    full, scored = EMPTY not in six, _is_scored(view, board)
    on_space = {
        action.space: action for action in view.actions if isinstance(action, Place | White) and action.board == board
    }
    facts: Facts = {
        "q": view.cells[board][0],
        "r": view.cells[board][1],
        "full": int(full),
        "scored": _worth(view.seats, six)[1] if scored else (),
        "turned": view.turned[board],
        "turning": int(board in view.pending[:1]),
        "last": int(any((a.q, a.r) == view.cells[board] for _, _, a in view.recent if isinstance(a, AddBoard))),
        "fresh": int(scored and any(a.board == board for a in view.last if isinstance(a, Place | White))),
    }
    pieces = tuple(_space(view, board, space, six, on_space.get(space)) for space in range(6))
    return Zone(f"board/{board}", "board", pieces=pieces, facts=facts)


def _space(view: View, board: int, space: int, six: Sequence[int], action: Action | None) -> Piece:
    if six[space] != EMPTY:
        origin = (space - view.turned[board]) % 6
        lying: Facts = {"space": space, "last": 1} if _is_new(view, board, origin) else {"space": space}
        return Piece(_face(six[space]), f"tile/{board}/{origin}", facts=lying)
    facts: Facts = {"space": space}
    if action is not None and six.count(EMPTY) == 1:
        tile = WHITE if isinstance(action, White) else view.due[view.active]
        worth, won = _worth(view.seats, [*six[:space], tile, *six[space + 1 :]])
        facts = {"space": space, "completes": 1, "worth": worth, "shares": won}
    return Piece("kaleido/space", f"space/{board}/{space}", action, facts)


def _is_new(view: View, board: int, origin: int) -> bool:
    new = (action for _, _, action in view.recent if isinstance(action, Place | White))
    return any((action.board, action.space) == (board, origin) for action in new)


def _ghosts(view: View) -> Zone:
    pieces = tuple(
        Piece("kaleido/board-ghost", f"ghost/{action.q}/{action.r}", action, {"q": action.q, "r": action.r})
        for action in view.actions
        if isinstance(action, AddBoard)
    )
    return Zone("ghosts", "ghosts", pieces=pieces)


def _choices(view: View) -> Zone:
    pieces = []
    for action in view.actions:
        if isinstance(action, Begin):
            facts: Facts = {"colour": action.colour}
            pieces.append(Piece(_face(action.colour), f"begin/{action.colour}", action, facts))
        elif isinstance(action, Done):
            pieces.append(Piece("kaleido/done", "done", action))
    return Zone("choices", "choices", pieces=tuple(pieces))


def _rotations(view: View, comb: Comb, now: tuple[int, ...]) -> Zone:
    pieces = tuple(_rotation(view, comb, now, action) for action in view.actions if isinstance(action, Turn | Leave))
    return Zone("rotations", "choices", pieces=pieces)


def _rotation(view: View, comb: Comb, now: tuple[int, ...], action: Turn | Leave) -> Piece:
    board = action.board
    steps = action.steps if isinstance(action, Turn) else 0
    tiles = list(view.tiles)
    tiles[6 * board : 6 * board + 6] = rotated(_six(view, board), steps)
    touched = tuple(n for n, meeting in enumerate(comb.meetings) if any(at // 6 == board for at in meeting))
    hexagons = [tuple(tiles[at] for at in comb.meetings[n]) for n in touched]
    facts: Facts = {
        "board": board,
        "steps": steps,
        "now": now,
        "then": per_seat(view.seats, meeting_points(tiles, comb.meetings)),
        "meetings": touched,
        "tiles": tuple(tile for six in hexagons for tile in six),
        "worth": tuple(points for six in hexagons for points in _worth(view.seats, six)[0]),
    }
    return Piece("kaleido/turn" if steps else "kaleido/leave", f"rotation/{board}/{steps}", action, facts)


def _meeting(view: View, number: int, meeting: Sequence[int]) -> Zone:
    boards = tuple(sorted({at // 6 for at in meeting}))
    six = tuple(view.tiles[at] for at in meeting)
    points, won = _worth(view.seats, six)
    facts: Facts = {
        "q3": sum(view.cells[board][0] for board in boards),
        "r3": sum(view.cells[board][1] for board in boards),
        "boards": boards,
        "tiles": six,
        "complete": int(EMPTY not in six),
        "points": points,
        "shares": won,
    }
    return Zone(f"meeting/{number}", "meeting", facts=facts)


def _turn(view: View, turn: int) -> Zone:
    done = [action for number, _, action in view.recent if number == turn]
    laid = [action for action in done if isinstance(action, Place | White)]
    later = {a.board for number, _, a in view.recent if number > turn and isinstance(a, Place | White)}
    filled = dict.fromkeys(a.board for a in laid if a.board not in later and _is_scored(view, a.board))
    tiles = [a for a in laid if isinstance(a, Place)]
    facts: Facts = {
        "seat": next(seat for number, seat, _ in view.recent if number == turn),
        "tile": _six(view, tiles[0].board)[(tiles[0].space + view.turned[tiles[0].board]) % 6] if tiles else EMPTY,
        "white": int(any(isinstance(action, White) for action in done)),
        "board": int(any(isinstance(action, AddBoard) for action in done)),
        "turned": sum(action.steps for action in done if isinstance(action, Turn)),
        "shares": tuple(number for board in filled for number in _worth(view.seats, _six(view, board))[1]),
    }
    return Zone(f"turn/{turn}", "turn", facts=facts)


def _is_scored(view: View, board: int) -> bool:
    return EMPTY not in _six(view, board) and not (view.phase == "after" and board in view.filled)


def _supply(view: View, seat: int) -> Zone:
    colours = colours_of(view.seats, seat)
    left = tuple(_left(view, seat, colour) for colour in colours)
    pieces = [Piece(_face(colour)) for colour, number in zip(colours, left, strict=True) for _ in range(number)]
    pieces += [Piece(_face(WHITE))] * view.whites[seat] + [Piece("kaleido/board")] * view.boards[seat]
    facts: Facts = {"tiles": left, "whites": view.whites[seat], "boards": view.boards[seat]}
    return Zone(f"supply/{seat}", "supply", seat, tuple(pieces), facts=facts)


def _left(view: View, seat: int, colour: int) -> int:
    """Tiles left of one colour: two colours alternate, so the one due is never behind."""
    if view.seats != 2:
        return view.hand[seat]
    return (view.hand[seat] + (colour == view.due[seat])) // 2
