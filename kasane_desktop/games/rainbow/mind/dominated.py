"""Rainbow: a prize is worth its points and nothing else, and who bids last in the last round spares nothing."""

from __future__ import annotations

from collections.abc import Sequence

from kasane_desktop.core.game import Action
from kasane_desktop.games.rainbow.rules.actions import Bid, Prize
from kasane_desktop.games.rainbow.rules.cards import WEIGHT
from kasane_desktop.games.rainbow.rules.game import Rainbow
from kasane_desktop.games.rainbow.rules.view import View


def undominated(game: Rainbow, view: View) -> Sequence[Action]:
    prizes = [action for action in view.actions if isinstance(action, Prize)]
    if prizes:
        return _most_points(prizes)
    if _last_bid_of_all(view):
        return _first_to_choose(view, [action for action in view.actions if isinstance(action, Bid)])
    return view.actions


def _most_points(prizes: Sequence[Prize]) -> Sequence[Action]:
    """Prizes that are taken are out of play, and so are those that are left over. Whoever takes less than the most
    has less and leaves more, to all who choose after."""
    most = max(prize.value * prize.number for prize in prizes)
    return [prize for prize in prizes if prize.value * prize.number == most]


def _last_bid_of_all(view: View) -> bool:
    """Nobody bids after this, in this round or ever: two others have no cards left. (Of two players one who has cards
    left gets a point for each, so there it is no matter of course.)"""
    if view.turn != len(view.order) - 1:
        return False
    return sum(not view.cards[seat] for seat in range(view.seats) if seat != view.seat) >= 2


def _first_to_choose(view: View, bids: Sequence[Bid]) -> Sequence[Action]:
    """Cards in hand are worth nothing any more, and to choose earlier is never worse."""

    def ahead(bid: Bid) -> int:
        return sum(WEIGHT[other.cards][1] >= WEIGHT[bid.cards][1] for _, other in view.bids)

    first = min(map(ahead, bids))
    return [bid for bid in bids if ahead(bid) == first]
