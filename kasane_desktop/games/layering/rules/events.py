"""What happened, as it may be told to everyone.

A card that is taken is named: everyone saw it lie in the market. That a player kept cards that
could have been laid is not told.
"""

from __future__ import annotations

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import Action, Seat
from kasane_desktop.core.text import Event, Param, Term, Who
from kasane_desktop.games.layering.rules.actions import OVER, SPECIAL, Deal, Meld, Take
from kasane_desktop.games.layering.rules.state import State


def events(before: State, seat: Seat, action: Action, after: State) -> tuple[Event, ...]:
    if isinstance(action, Lot):
        return (Event("layering.lot", {"who": Who(action.first)}),)
    if isinstance(action, Deal):
        facts: dict[str, Param] = {"round": after.round, "rounds": after.seats, "who": Who(after.first)}
        return (Event("layering.dealt", facts),)
    if isinstance(action, Take):
        told = [_taken(before, seat, action)]
    elif isinstance(action, Meld):
        told = [_melded(before, seat, action, after)]
    else:
        told = []
    return (*told, *_round_over(before, after))


def _taken(before: State, seat: Seat, take: Take) -> Event:
    card = before.rows[take.row][-1]
    if card == SPECIAL:
        gains = ((seat, 1),) if before.edition.specials_on_robe else ()  # an accessory counts at the end
        return Event(f"{before.edition.id}.laid-special", {"who": Who(seat)}, gains)
    return Event("layering.took", {"who": Who(seat), "card": card, "row": take.row + 1})


def _melded(before: State, seat: Seat, meld: Meld, after: State) -> Event:
    points = after.points[seat] - before.points[seat]
    facts: dict[str, Param] = {
        "who": Who(seat),
        "cards": before.hands[seat][-meld.k :],
        "combination": Term(f"layering.combination.{meld.combination}"),
        "points": points,
    }
    if not meld.reuse:
        return Event("layering.melded", facts, ((seat, points),))
    return Event("layering.melded-on", {**facts, "top": before.robes[seat][-1]}, ((seat, points),))


def _round_over(before: State, after: State) -> tuple[Event, ...]:
    if after.round == before.round and after.phase != OVER:
        return ()
    over = Event("layering.round-over", {"round": before.round, "rounds": before.seats})
    shuffled = sum(after.deck) > sum(before.deck)
    return (over, Event("layering.reshuffled")) if shuffled else (over,)
