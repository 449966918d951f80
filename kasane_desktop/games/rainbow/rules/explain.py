"""What the things on the table are and mean now. Besides its zones the table explains `seat/{s}`, `ribbon/{bid}` (the
place of a bid), `lock` (the kind that binds the round) and `last` (that no other round follows)."""

from __future__ import annotations

from collections.abc import Iterator

from kasane_desktop.core.game import Seat
from kasane_desktop.core.table import kind_of
from kasane_desktop.core.text import Explanation, Param, Reason, Who
from kasane_desktop.games.rainbow.rules import zones
from kasane_desktop.games.rainbow.rules.cards import KINDS, VALUES, WEIGHT
from kasane_desktop.games.rainbow.rules.firsts import last_round
from kasane_desktop.games.rainbow.rules.view import View


def explain(view: View, zone: str, index: int) -> Explanation:
    return Explanation(tuple(_told(view, zone, index)))


def _told(view: View, zone: str, index: int) -> Iterator[Reason]:
    (zone,) = zones.RIBBON.read(zone) or (zone,)  # it hangs on a bid
    kind, owner = kind_of(zone), zones.owner(zone)
    if not view.round:
        return
    if one := zones.ONE_BID.read(zone):
        yield from _bid(view, *one)
    elif bid := zones.BID.read(zone):
        yield from _bid(view, *bid)
    elif owner is not None and (kind == zones.SEAT or (kind in (zones.HAND, zones.TAKEN) and owner != view.seat)):
        yield from _seat(view, owner)
    elif kind == zones.TAKEN:
        yield from _seat(view, view.seat)
    elif kind == zones.HAND:
        yield _tell("hand")
        yield from _lock(view)
    elif kind in (zones.PRIZES, zones.CLAIMED):
        yield from _prizes(view, index)
    elif kind == zones.LOCK:
        yield from _lock(view)
    elif kind == zones.LAST and view.last_round:
        yield Reason(last_round(view.seats))
    elif kind == zones.PILE:
        yield Reason("rainbow.no.second-pile")


def _bid(view: View, seat: Seat, which: int = 0) -> Iterator[Reason]:
    """What lies there, its place in the order of choice, and who is ahead by what."""
    made = [index for index, (bidder, _) in enumerate(view.bids) if bidder == seat]
    if which >= len(made):
        if view.to_bid(seat):
            yield _tell("bid-awaited", who=Who(seat))
        return
    cards = view.bids[made[which]][1].cards
    yield _tell(KINDS[WEIGHT[cards][2]], cards=cards)
    place = view.ranking.index(made[which])
    open_still = any(view.to_bid(other) for other in range(view.seats))
    yield _tell("rank-so-far" if open_still else "rank", who=Who(seat), rank=place + 1)
    if place:
        ahead, other = view.bids[view.ranking[place - 1]]
        by = "count" if len(other.cards) != len(cards) else "top" if other.cards[-1] != cards[-1] else "earlier"
        yield _tell(f"behind-{by}", other=Who(ahead))
    elif len(view.ranking) > 1:
        yield _tell("order")


def _seat(view: View, seat: Seat) -> Iterator[Reason]:
    if seat == view.seat or view.phase == "over":
        yield _tell("seat-points", who=Who(seat), points=view.points[seat], taken=sum(view.taken[seat]))
    else:
        yield _tell("seat", who=Who(seat), taken=sum(view.taken[seat]))
    if view.phase != "over":
        yield _tell("ends-one" if view.seats == 2 else "ends-two", cards=view.left(seat))
        yield _tell("kept-one" if view.seats == 2 else "kept-none")
    if view.last_round and view.phase != "over":
        yield _tell("last")


def _prizes(view: View, index: int) -> Iterator[Reason]:
    values = [value for value in reversed(VALUES) for _ in range(view.prizes[value - 1])]
    if 0 <= index < len(values):
        yield _tell("prize", value=values[index])
    yield _tell("choice-one" if view.round <= 1 else "choice-two")
    yield _tell("next-prizes")


def _lock(view: View) -> Iterator[Reason]:
    yield Reason(f"rainbow.first.{view.lock}") if view.lock else _tell("no-lock")


def _tell(key: str, **params: Param) -> Reason:
    return Reason(f"rainbow.tell.{key}", params)
