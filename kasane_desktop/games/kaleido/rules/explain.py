"""What the things on the table are and mean now. Besides its zones the table explains `seat/{s}`; of a supply index 0
is the tile, 1 the white one, 2 the board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kasane_desktop.core.game import Seat
from kasane_desktop.core.text import Explanation, Param, Reason, Who
from kasane_desktop.games.kaleido.rules import ids, zones
from kasane_desktop.games.kaleido.rules.honeycomb import comb_of
from kasane_desktop.games.kaleido.rules.majority import EMPTY, WHITE, meeting_points, shares
from kasane_desktop.games.kaleido.rules.state import colours_of, per_seat
from kasane_desktop.games.kaleido.rules.view import View

SUPPLY = ("tile", "white", "board")


def explain(view: View, zone: str, index: int) -> Explanation:
    return Explanation(tuple(_told(view, zone, index)))


def _told(view: View, zone: str, index: int) -> Iterator[Reason]:
    if meeting := zones.MEETING.read(zone):
        meetings = comb_of(view.cells).meetings
        if meeting[0] < len(meetings):
            yield _tell("meeting")
            yield from _six(view, [view.tiles[at] for at in meetings[meeting[0]]], "at-the-end")
    elif where := zones.BOARD.read(zone):
        (board,) = where
        six = view.tiles[6 * board : 6 * board + 6]
        yield _tell("board" if EMPTY in six else "board-full", board=board + 1)
        yield from _six(view, six, "scored")
    elif who := zones.SEAT.read(zone):
        yield from _seat(view, *who)
    elif (whose := zones.SUPPLY.read(zone)) and 0 <= index < len(SUPPLY):
        (seat,) = whose
        left = (view.hand[seat], view.whites[seat], view.boards[seat])[index]
        yield _tell(f"supply-{SUPPLY[index]}", left=left)
    elif zone == zones.GHOSTS:
        yield _tell("ghost")


def _six(view: View, six: Sequence[int], gives: str) -> Iterator[Reason]:
    """How it stands among six tiles; what they give once they are all there."""
    won = shares(six)
    if won is not None:
        for colour, points in won:
            owner = _owner(view, colour)
            yield _tell(gives, who=Who(owner), colour=ids.colour_term(colour), points=points)
        if not won:
            yield _tell("nobody")
        return
    present = [tile for tile in six if tile not in (EMPTY, WHITE)]
    most = max((present.count(colour) for colour in set(present)), default=0)
    ahead = sorted({colour for colour in present if present.count(colour) == most})
    yield _tell("free", free=list(six).count(EMPTY))
    if len(ahead) == 1:
        yield _tell("leads", who=Who(_owner(view, ahead[0])), colour=ids.colour_term(ahead[0]), number=most)
    elif ahead:
        yield _tell("level", colours=tuple(map(ids.colour_term, ahead)))


def _seat(view: View, seat: Seat) -> Iterator[Reason]:
    points = per_seat(view.seats, view.points)
    met = per_seat(view.seats, meeting_points(view.tiles, comb_of(view.cells).meetings))
    totals = [board + meeting for board, meeting in zip(points, met, strict=True)]
    yield _tell("seat", who=Who(seat), points=points[seat], meetings=met[seat], total=totals[seat])
    yield _tell("left", tiles=view.hand[seat], whites=view.whites[seat], boards=view.boards[seat])
    if totals[seat] == max(totals):
        yield _tell("nobody-more")


def _owner(view: View, colour: int) -> Seat:
    return next(seat for seat in range(view.seats) if colour in colours_of(view.seats, seat))


def _tell(key: str, **params: Param) -> Reason:
    return Reason(f"kaleido.tell.{key}", params)
