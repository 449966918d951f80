"""The table of Fūrin: what one seat sees of it."""

from __future__ import annotations

from kasane_desktop.core.fact import Facts
from kasane_desktop.core.game import Seat, places
from kasane_desktop.core.table import Piece, Table, Zone

from . import fact, zones
from .actions import HANGS
from .state import ahead
from .view import View

BACK = Piece("furin/back")


def table(view: View) -> Table:
    prize = (_card(view.prize),) if view.prize else ()
    lying = [Zone(zones.PRIZE, pieces=prize), Zone(zones.DECK, facts=Facts(fact.COUNT(len(view.to_come))))]
    for seat in range(view.seats):
        lying.append(Zone(zones.HAND(seat), seat, _hand(view, seat)))
        hung = tuple(_card(card) for who, card in view.hung if who == seat)
        lying.append(Zone(zones.HUNG(seat), seat, hung, facts=Facts(fact.AHEAD(ahead(view.hung) == seat))))
        lying.append(Zone(zones.TAKEN(seat), seat, tuple(map(_card, view.taken[seat]))))
    course = fact.PHASE(view.phase), fact.ROUND(view.round), fact.ROUNDS(view.rounds)
    facts = Facts(*course, fact.WHO_ACTS(_acting(view)))
    return Table(tuple(lying), tuple(_seat(view, seat) for seat in range(view.seats)), facts)


def _card(value: int) -> Piece:
    return Piece(f"furin/{value}", facts=Facts(fact.VALUE(value)))


def _hand(view: View, seat: Seat) -> tuple[Piece, ...]:
    if seat != view.seat:
        return (BACK,) * view.cards[seat]
    may = set(view.actions)
    return tuple(
        Piece(f"furin/{card}", action=HANGS[card] if HANGS[card] in may else None, facts=Facts(fact.VALUE(card)))
        for card in view.hand
    )


def _acting(view: View) -> int:
    return view.acting[0] if view.acting else -1


def _seat(view: View, seat: Seat) -> Facts:
    standing = places([sum(taken) for taken in view.taken])
    return Facts(
        fact.POINTS(sum(view.taken[seat])),
        fact.CARDS(view.cards[seat]),
        fact.TAKEN(len(view.taken[seat])),
        fact.FIRST(view.round > 0 and seat == view.first),
        fact.ACTING(seat in view.acting),
        fact.PLACE(standing[seat] if view.over else 0),
    )
