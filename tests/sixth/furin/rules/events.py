"""What is told of a step of Fūrin, and where points come from."""

from __future__ import annotations

from kasane_desktop.core.game import Action, Score, Seat
from kasane_desktop.core.text import Event, Who

from .actions import HANG, OVER, Deal, Hang, Turn
from .state import State, ahead
from .view import View


def events(before: State, seat: Seat, action: Action, after: State) -> tuple[Event, ...]:
    if isinstance(action, Deal):
        return (Event("furin.event.deal", {"who": Who(action.first)}),)
    if isinstance(action, Turn):
        return (Event("furin.event.turn", {"card": action.card, "round": after.round}),)
    assert isinstance(action, Hang)
    told = [Event("furin.event.hang", {"who": Who(seat), "card": action.card})]
    if after.phase != HANG:
        won = {"who": Who(after.first), "card": before.prize}
        told.append(Event("furin.event.won", won, ((after.first, before.prize),)))
    if after.phase == OVER:
        told.append(Event("furin.event.over"))
    return tuple(told)


def scoring(view: View) -> tuple[tuple[Score, ...], ...]:
    return tuple(_scores(view, seat) for seat in range(view.seats))


def _scores(view: View, seat: Seat) -> tuple[Score, ...]:
    """Who is ahead would take the prize if it ended now."""
    taken = Score("furin.score.taken", sum(view.taken[seat]), {"number": len(view.taken[seat])})
    if view.prize and ahead(view.hung) == seat:
        return (taken, Score("furin.score.ahead", view.prize, final=True))
    return (taken,)
