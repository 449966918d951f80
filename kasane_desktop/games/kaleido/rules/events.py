"""What is told of a match of Kaleido, and where its points come from."""

from __future__ import annotations

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import CHANCE, Action, Score, Seat
from kasane_desktop.core.text import Event, Term, Who
from kasane_desktop.games.kaleido.rules.actions import AddBoard, Begin, Leave, Place, Turn, White
from kasane_desktop.games.kaleido.rules.honeycomb import comb_of
from kasane_desktop.games.kaleido.rules.majority import COLOURS, meeting_points, shares
from kasane_desktop.games.kaleido.rules.state import State, colours_of, per_seat
from kasane_desktop.games.kaleido.rules.view import View


def events(before: State, seat: Seat, action: Action, after: State) -> tuple[Event, ...]:
    told = [*_done(before, seat, action), *_scored(before, after)]
    if after.phase == "over":
        told.append(Event("kaleido.ending-stuck" if any(after.hand) else "kaleido.ending-tiles"))
    elif seat != CHANCE and after.turn != before.turn:
        told += _passed(before, after)
    return tuple(told)


def scoring(view: View) -> tuple[tuple[Score, ...], ...]:
    met = meeting_points(view.tiles, comb_of(view.cells).meetings)
    return tuple(_lines(view, seat, met) for seat in range(view.seats))


def _done(before: State, seat: Seat, action: Action) -> tuple[Event, ...]:
    """The order itself, as something that happened."""
    who = Who(seat)
    if isinstance(action, Lot):
        return (Event("kaleido.began-first", {"who": Who(action.first)}),)
    if isinstance(action, Begin):
        return (Event("kaleido.began", {"who": who, "colour": _name(action.colour)}),)
    if isinstance(action, Place):
        colour = _name(before.due[seat])
        return (Event("kaleido.placed", {"who": who, "colour": colour, "board": action.board + 1}),)
    if isinstance(action, White):
        return (Event("kaleido.placed-white", {"who": who, "board": action.board + 1}),)
    if isinstance(action, AddBoard):
        return (Event("kaleido.added", {"who": who, "board": len(before.comb.cells) + 1}),)
    if isinstance(action, Turn):
        degrees = 60 * action.steps
        return (Event("kaleido.turned", {"who": who, "board": action.board + 1, "degrees": degrees}),)
    if isinstance(action, Leave):
        return (Event("kaleido.left", {"who": who, "board": action.board + 1}),)
    return ()  # Done: nothing happened


def _scored(before: State, after: State) -> list[Event]:
    told = []
    known = before.scored()
    for board in after.scored():
        if board in known:
            continue
        points = [0] * 5
        # a full board keeps its tiles, however it is turned later
        for colour, share in shares(after.tiles[6 * board : 6 * board + 6]) or ():
            points[colour] += share
        gains = tuple((seat, won) for seat, won in enumerate(per_seat(after.seats, points)) if won)
        told.append(Event("kaleido.scored" if gains else "kaleido.scored-nobody", {"board": board + 1}, gains))
    return told


def _passed(before: State, after: State) -> list[Event]:
    """The seats that were skipped between two turns."""
    told = []
    seat = (before.active + 1) % after.seats
    while seat != after.active:
        told.append(Event("kaleido.passed-full" if after.hand[seat] else "kaleido.passed-tiles", {"who": Who(seat)}))
        seat = (seat + 1) % after.seats
    return told


def _lines(view: View, seat: Seat, met: list[int]) -> tuple[Score, ...]:
    colours = colours_of(view.seats, seat)
    if len(colours) == 1:
        return (
            Score("kaleido.score-boards", view.points[seat]),
            Score("kaleido.score-meetings", met[seat], final=True),
        )
    boards = [Score("kaleido.score-boards-of", view.points[c], {"colour": _name(c)}) for c in colours]
    meetings = [Score("kaleido.score-meetings-of", met[c], {"colour": _name(c)}, final=True) for c in colours]
    return (*boards, *meetings)


def _name(colour: int) -> Term:
    return Term("kaleido." + COLOURS[colour])
