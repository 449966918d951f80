"""What is told of a match of Kabuki, and where its points come from."""

from __future__ import annotations

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import Action, Score, Seat
from kasane_desktop.core.text import Event, Who
from kasane_desktop.games.kabuki.rules.actions import Lay, Stop
from kasane_desktop.games.kabuki.rules.state import OVER, State
from kasane_desktop.games.kabuki.rules.view import View


def events(before: State, seat: Seat, action: Action, after: State) -> tuple[Event, ...]:
    """No event names a mask: whoever scrolls back would read what is covered by now."""
    told: list[Event] = []
    if isinstance(action, Lot):
        told.append(Event("kabuki.begins", {"player": Who(after.first), "round": after.round}))
    elif isinstance(action, Lay):
        told.append(Event("kabuki.laid", {"player": Who(seat), "stack": action.stack + 1}))
    elif isinstance(action, Stop) and after.checked is not None:
        check = after.checked
        where = {"player": Who(seat), "layer": Who(check.layer), "stack": check.stack + 1}
        found = {"equal": check.equal, "tokens": check.tokens}
        told.append(
            Event("kabuki.call-right", {**where, **found}) if check.equal else Event("kabuki.call-wrong", where)
        )
    if len(after.noted) > len(before.noted):
        told += _round_end(after)
    return tuple(told)


def scoring(view: View) -> tuple[tuple[Score, ...], ...]:
    return tuple(
        (*(Score("kabuki.round", tokens[seat], {"round": n}) for n, tokens in enumerate(view.noted, 1)),)
        + ((Score("kabuki.tokens", view.tokens[seat], final=True),) if len(view.noted) < view.round else ())
        for seat in range(view.seats)
    )


def _round_end(after: State) -> list[Event]:
    gains = tuple(enumerate(after.tokens))
    if 0 in after.tokens:
        player, key = after.tokens.index(0), "kabuki.round-tokens"
    else:
        player, key = after.laid_by, "kabuki.round-deck"
    ended = Event(key, {"player": Who(player), "round": after.round}, gains)
    if after.phase == OVER:
        return [ended]
    return [ended, Event("kabuki.begins", {"player": Who(after.first), "round": after.round + 1})]
