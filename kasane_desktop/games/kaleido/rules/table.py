"""Kaleido as a table to be drawn. Geometry and numbering: see honeycomb.py; what the facts mean: fact.py.

Actions stand only on the table of the seat to act.

board/{i}    Q, R, FULL, SCORED, TURNED, TURNING, LAST, FRESH. Six pieces, by SPACE: tiles `kaleido/tile-red` …
             `kaleido/tile-white` with the id `tile/{i}/{space before turning}`, which follows them through a rotation,
             LAST if they are new; and `kaleido/space` with the id `space/{i}/{space}` and the action Place or White.
             Where the tile to come would fill the board: COMPLETES, WORTH, SHARES
ghosts       a piece `kaleido/board-ghost` for each place a board may join: Q, R; AddBoard
choices      what has no place on the table: Begin (tiles, COLOUR) and Done (`kaleido/done`)
rotations    while a board may be turned: `kaleido/leave` and `kaleido/turn` with BOARD, STEPS, NOW, THEN, and of the
             meetings one by one as they would be: MEETINGS, TILES, WORTH
meeting/{n}  a point where three boards meet: Q3, R3, MET, TILES, COMPLETE, GIVES, SHARES
turn/{n}     what is new to the one who looks, turn by turn (see view.py): SEAT, TILE, WHITE, ADDED, TURNED, SHARES
supply/{s}   SUPPLY, WHITES, BOARDS; the pieces are the same, one by one. A tile or board that appears came from the
             supply of the seat that acted
"""

from __future__ import annotations

from collections.abc import Sequence

from kasane_desktop.core.fact import NO_FACTS, Facts
from kasane_desktop.core.game import Action, places
from kasane_desktop.core.table import Piece, Table, Zone
from kasane_desktop.games.kaleido.rules import fact, ids, zones
from kasane_desktop.games.kaleido.rules.actions import AddBoard, Begin, Done, Leave, Place, Turn, White
from kasane_desktop.games.kaleido.rules.honeycomb import Comb, comb_of, rotated
from kasane_desktop.games.kaleido.rules.majority import EMPTY, WHITE, meeting_points, shares
from kasane_desktop.games.kaleido.rules.state import colours_of, per_seat, tiles_each
from kasane_desktop.games.kaleido.rules.view import View


def table_of(view: View) -> Table:
    comb = comb_of(view.cells)
    met = per_seat(view.seats, meeting_points(view.tiles, comb.meetings))
    lying = (
        *(_board(view, board) for board in range(len(view.cells))),
        _ghosts(view),
        _choices(view),
        _rotations(view, comb, met),
        *(_meeting(view, number, comb.meetings[number]) for number in range(len(comb.meetings))),
        *(_turn(view, turn) for turn in dict.fromkeys(turn for turn, _, _ in view.recent)),
        *(_supply(view, seat) for seat in range(view.seats)),
    )
    facts = Facts(
        fact.PHASE(view.phase),
        fact.TURN(view.turn),
        fact.TURNS(view.seats * tiles_each(view.seats)),
        fact.WHO_ACTS(view.active),
        fact.EXTRA(view.extra),
        fact.SCORED_NOW(view.filled if view.phase == "rotate" else ()),
        fact.PENDING(view.pending),
    )
    points = per_seat(view.seats, view.points)
    totals = [board + meeting for board, meeting in zip(points, met, strict=True)]
    standing = places(totals) if view.phase == "over" else (0,) * view.seats
    seats = (_seat(view, seat, points[seat], met[seat], standing[seat]) for seat in range(view.seats))
    return Table(lying, tuple(seats), facts)


def _seat(view: View, seat: int, points: int, met: int, place: int) -> Facts:
    return Facts(
        fact.POINTS(points),
        fact.FORECAST(points + met),
        fact.COLOURS(colours_of(view.seats, seat)),
        fact.DUE(view.due[seat]),
        fact.TILES_LEFT(view.hand[seat]),
        fact.WHITES(view.whites[seat]),
        fact.BOARDS(view.boards[seat]),
        fact.FIRST(int(seat == view.first)),
        fact.ACTING(int(seat == view.active)),
        fact.PLACE(place),
    )


def is_last_round(seats: Sequence[Facts]) -> bool:
    """Whether nobody has more than one tile left."""
    return all(seat[fact.TILES_LEFT] <= 1 for seat in seats)


def _six(view: View, board: int) -> tuple[int, ...]:
    return view.tiles[6 * board : 6 * board + 6]


def _worth(seats: int, six: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What six tiles give, by seat and as shares."""
    by_colour = [0] * 5
    won = shares(six) or ()
    for colour, share in won:
        by_colour[colour] = share
    return per_seat(seats, by_colour), tuple(number for pair in won for number in pair)


def _board(view: View, board: int) -> Zone:
    six = _six(view, board)
    full, scored = EMPTY not in six, _is_scored(view, board)
    on_space = {
        action.space: action for action in view.actions if isinstance(action, Place | White) and action.board == board
    }
    facts = Facts(
        fact.Q(view.cells[board][0]),
        fact.R(view.cells[board][1]),
        fact.FULL(int(full)),
        fact.SCORED(_worth(view.seats, six)[1] if scored else ()),
        fact.TURNED(view.turned[board]),
        fact.TURNING(int(board in view.pending[:1])),
        fact.LAST(int(any((a.q, a.r) == view.cells[board] for _, _, a in view.recent if isinstance(a, AddBoard)))),
        fact.FRESH(int(scored and any(a.board == board for a in view.last if isinstance(a, Place | White)))),
    )
    pieces = tuple(_space(view, board, space, six, on_space.get(space)) for space in range(6))
    return Zone(zones.BOARD(board), pieces=pieces, facts=facts)


def _space(view: View, board: int, space: int, six: Sequence[int], action: Action | None) -> Piece:
    if six[space] != EMPTY:
        origin = (space - view.turned[board]) % 6
        new = Facts(fact.LAST(1)) if _is_new(view, board, origin) else NO_FACTS
        return Piece(ids.tile_face(six[space]), ids.TILE(board, origin), facts=Facts(fact.SPACE(space)) | new)
    facts = Facts(fact.SPACE(space))
    if action is not None and six.count(EMPTY) == 1:
        tile = WHITE if isinstance(action, White) else view.due[view.active]
        worth, won = _worth(view.seats, [*six[:space], tile, *six[space + 1 :]])
        facts = Facts(fact.SPACE(space), fact.COMPLETES(1), fact.WORTH(worth), fact.SHARES(won))
    return Piece("kaleido/space", ids.SPACE(board, space), action, facts)


def _is_new(view: View, board: int, origin: int) -> bool:
    new = (action for _, _, action in view.recent if isinstance(action, Place | White))
    return any((action.board, action.space) == (board, origin) for action in new)


def _ghosts(view: View) -> Zone:
    pieces = tuple(
        Piece("kaleido/board-ghost", ids.GHOST(action.q, action.r), action, Facts(fact.Q(action.q), fact.R(action.r)))
        for action in view.actions
        if isinstance(action, AddBoard)
    )
    return Zone(zones.GHOSTS, pieces=pieces)


def _choices(view: View) -> Zone:
    pieces = []
    for action in view.actions:
        if isinstance(action, Begin):
            facts = Facts(fact.COLOUR(action.colour))
            pieces.append(Piece(ids.tile_face(action.colour), ids.BEGIN(action.colour), action, facts))
        elif isinstance(action, Done):
            pieces.append(Piece("kaleido/done", "done", action))
    return Zone(zones.CHOICES, pieces=tuple(pieces))


def _rotations(view: View, comb: Comb, now: tuple[int, ...]) -> Zone:
    pieces = tuple(_rotation(view, comb, now, action) for action in view.actions if isinstance(action, Turn | Leave))
    return Zone(zones.ROTATIONS, pieces=pieces)


def _rotation(view: View, comb: Comb, now: tuple[int, ...], action: Turn | Leave) -> Piece:
    board = action.board
    steps = action.steps if isinstance(action, Turn) else 0
    tiles = list(view.tiles)
    tiles[6 * board : 6 * board + 6] = rotated(_six(view, board), steps)
    touched = tuple(n for n, meeting in enumerate(comb.meetings) if any(at // 6 == board for at in meeting))
    hexagons = [tuple(tiles[at] for at in comb.meetings[n]) for n in touched]
    facts = Facts(
        fact.BOARD(board),
        fact.STEPS(steps),
        fact.NOW(now),
        fact.THEN(per_seat(view.seats, meeting_points(tiles, comb.meetings))),
        fact.MEETINGS(touched),
        fact.TILES(tuple(tile for six in hexagons for tile in six)),
        fact.WORTH(tuple(points for six in hexagons for points in _worth(view.seats, six)[0])),
    )
    return Piece("kaleido/turn" if steps else "kaleido/leave", ids.ROTATION(board, steps), action, facts)


def _meeting(view: View, number: int, meeting: Sequence[int]) -> Zone:
    boards = tuple(sorted({at // 6 for at in meeting}))
    six = tuple(view.tiles[at] for at in meeting)
    points, won = _worth(view.seats, six)
    facts = Facts(
        fact.Q3(sum(view.cells[board][0] for board in boards)),
        fact.R3(sum(view.cells[board][1] for board in boards)),
        fact.MET(boards),
        fact.TILES(six),
        fact.COMPLETE(int(EMPTY not in six)),
        fact.GIVES(points),
        fact.SHARES(won),
    )
    return Zone(zones.MEETING(number), facts=facts)


def _turn(view: View, turn: int) -> Zone:
    done = [action for number, _, action in view.recent if number == turn]
    laid = [action for action in done if isinstance(action, Place | White)]
    later = {a.board for number, _, a in view.recent if number > turn and isinstance(a, Place | White)}
    filled = dict.fromkeys(a.board for a in laid if a.board not in later and _is_scored(view, a.board))
    tiles = [a for a in laid if isinstance(a, Place)]
    facts = Facts(
        fact.SEAT(next(seat for number, seat, _ in view.recent if number == turn)),
        fact.TILE(_six(view, tiles[0].board)[(tiles[0].space + view.turned[tiles[0].board]) % 6] if tiles else EMPTY),
        fact.WHITE(int(any(isinstance(action, White) for action in done))),
        fact.ADDED(int(any(isinstance(action, AddBoard) for action in done))),
        fact.TURNED(sum(action.steps for action in done if isinstance(action, Turn))),
        fact.SHARES(tuple(number for board in filled for number in _worth(view.seats, _six(view, board))[1])),
    )
    return Zone(zones.TURN(turn), facts=facts)


def _is_scored(view: View, board: int) -> bool:
    return EMPTY not in _six(view, board) and not (view.phase == "after" and board in view.filled)


def _supply(view: View, seat: int) -> Zone:
    colours = colours_of(view.seats, seat)
    left = tuple(_left(view, seat, colour) for colour in colours)
    pieces: list[Piece] = []
    for colour, number in zip(colours, left, strict=True):
        pieces += [Piece(ids.tile_face(colour))] * number
    pieces += [Piece(ids.tile_face(WHITE))] * view.whites[seat] + [Piece("kaleido/board")] * view.boards[seat]
    facts = Facts(fact.SUPPLY(left), fact.WHITES(view.whites[seat]), fact.BOARDS(view.boards[seat]))
    return Zone(zones.SUPPLY(seat), seat, tuple(pieces), facts=facts)


def _left(view: View, seat: int, colour: int) -> int:
    """Tiles left of one colour: two colours alternate, so the one due is never behind."""
    if view.seats != 2:
        return view.hand[seat]
    return (view.hand[seat] + (colour == view.due[seat])) // 2
