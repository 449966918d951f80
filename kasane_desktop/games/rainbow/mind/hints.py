"""Rainbow: where a bid stands, what it may win, what a prize brings."""

from __future__ import annotations

from collections.abc import Iterator

from kasane_desktop.core.game import Action
from kasane_desktop.core.text import Reason
from kasane_desktop.games.rainbow.rules.actions import Bid, Prize
from kasane_desktop.games.rainbow.rules.cards import WEIGHT
from kasane_desktop.games.rainbow.rules.game import Rainbow
from kasane_desktop.games.rainbow.rules.view import View

LOW = 3


def reasons(game: Rainbow, view: View, action: Action) -> Iterator[Reason]:
    if isinstance(action, Prize):
        points = action.value * action.number
        most = max(prize.value * prize.number for prize in view.actions if isinstance(prize, Prize))
        key = "players.hint.rainbow.most" if points == most else "players.hint.rainbow.prize"
        yield Reason(key, {"points": points})
    elif isinstance(action, Bid):
        yield from _bidding(view, action)


def _bidding(view: View, bid: Bid) -> Iterator[Reason]:
    strength = WEIGHT[bid.cards][1]
    ahead = sum(WEIGHT[other.cards][1] >= strength for _, other in view.bids)
    to_come = len(view.order) - view.turn - 1
    best = max((value for value, number in enumerate(view.prizes, 1) if number), default=0)
    if not ahead:
        key = "players.hint.rainbow.first" if to_come else "players.hint.rainbow.surely-first"
        yield Reason(key, {"best": best})
    elif len(bid.cards) == 1 and bid.cards[0] <= LOW:
        yield Reason("players.hint.rainbow.cheap", {"card": bid.cards[0]})
    else:
        yield Reason("players.hint.rainbow.place", {"place": ahead + 1})
    kept = [value for value, number in enumerate(view.hand, 1) if number - bid.cards.count(value) > 1]
    if kept:
        yield Reason("players.hint.rainbow.keeps", {"card": kept[-1], "number": view.hand[kept[-1] - 1]})
