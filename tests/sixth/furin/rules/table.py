"""The table of Fūrin: what one seat sees of it."""

from __future__ import annotations

from kasane_desktop.core.game import Seat, places
from kasane_desktop.core.table import Facts, Piece, Table, Zone

from .actions import HANGS
from .state import ahead
from .view import View

BACK = Piece("furin/back")


def table(view: View) -> Table:
    prize = (_card(view.prize),) if view.prize else ()
    zones = [Zone("prize", "prize", pieces=prize), Zone("deck", "deck", facts={"count": len(view.to_come)})]
    for seat in range(view.seats):
        zones.append(Zone(f"hand/{seat}", "hand", seat, _hand(view, seat)))
        hung = tuple(_card(card) for who, card in view.hung if who == seat)
        zones.append(Zone(f"hung/{seat}", "hung", seat, hung, facts={"ahead": ahead(view.hung) == seat}))
        zones.append(Zone(f"taken/{seat}", "taken", seat, tuple(map(_card, view.taken[seat]))))
    facts: Facts = {"phase": view.phase, "round": view.round, "rounds": view.rounds, "acting": _acting(view)}
    return Table(tuple(zones), tuple(_seat(view, seat) for seat in range(view.seats)), facts)


def _card(value: int) -> Piece:
    return Piece(f"furin/{value}", facts={"value": value})


def _hand(view: View, seat: Seat) -> tuple[Piece, ...]:
    if seat != view.seat:
        return (BACK,) * view.cards[seat]
    may = set(view.actions)
    return tuple(
        Piece(f"furin/{card}", action=HANGS[card] if HANGS[card] in may else None, facts={"value": card})
        for card in view.hand
    )


def _acting(view: View) -> int:
    return view.acting[0] if view.acting else -1


def _seat(view: View, seat: Seat) -> Facts:
    standing = places([sum(taken) for taken in view.taken])
    return {
        "points": sum(view.taken[seat]),
        "cards": view.cards[seat],
        "taken": len(view.taken[seat]),
        "first": view.round > 0 and seat == view.first,
        "acting": seat in view.acting,
        "place": standing[seat] if view.over else 0,
    }
