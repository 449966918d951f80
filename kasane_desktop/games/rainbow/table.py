"""The table of Rainbow, as one seat sees it.

Zones (cards have faces `rainbow/1` … `rainbow/6` or `rainbow/back`, the fact `value` where
the face is seen, and no ids: cards of a value are alike)
  prizes      "prizes"   what may still be taken, the best first. Facts of the zone: `take`, the
                         most cards one choice may bring (1 or 2). Facts of a piece: `value`,
                         `number` there are of it, `pair` whether two may be taken. The first piece
                         of a value carries the action that takes it alone.
  claimed     "claimed"  places of prizes taken this round: face `rainbow/space`, `value`, `by`.
  choices     "choices"  one piece per prize action of the seat to act: `value`, `number`,
                         `points`, `total` (points after it).
  bids        "bids"     one piece per bid the seat to act may make: `cards`, `kind`, `rank` it would
                         get now, `overtakers` (seats that bid later and might get ahead of it).
  bid/{s}     "bid"      the cards of a bid, ascending; with two players bid/{s}/0 and bid/{s}/1.
                         Facts once there is a bid: `kind` (solo, set, run), `rank` in the order of
                         choice as it stands, `why` (text key: what puts it behind the one before
                         it, or the first ahead of the second; empty for a lone bid), `chosen`
                         whether its choice is made, `choosing` whether it is its turn to choose.
  hand/{s}    "hand"     ascending; backs for everyone else.
  taken/{s}   "taken"    prizes won, ascending; backs for everyone else until the game is over.
  pile/{s}    "pile"     with two players: the second pile, backs for all.

Facts of a seat: `points`, `cards` in hand, `pile` (cards in the second pile), `taken` (number),
`to_bid` (bids it will still make this round), `first`, `acting`, `out`.
Facts of the table: `round`, `phase` ("deal" whenever chance is to act, "bid", "choose", "over"),
`lock` ("", "set", "run"), `acting` (seat, or -1) and, with two players, `first_pile` (cards
left of each first pile).
"""

from __future__ import annotations

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.core.table import Facts, Piece, Table, Zone
from kasane_desktop.core.text import Term, Who
from kasane_desktop.games.rainbow.cards import KINDS, SOLO, VALUES, WEIGHT, Bid, Prize
from kasane_desktop.games.rainbow.view import Counts, RainbowView

BACK = Piece("rainbow/back")


def table(view: RainbowView) -> Table:
    zones = [_prizes(view), _claimed(view), _choices(view), _bids(view)]
    for seat in range(view.seats):
        shown = seat == view.seat
        zones += _bid_zones(view, seat)
        zones.append(_cards(f"hand/{seat}", "hand", seat, view.hand if shown else None, view.cards[seat]))
        taken = view.taken[seat] if shown or view.phase == "over" else None
        zones.append(_cards(f"taken/{seat}", "taken", seat, taken, sum(view.taken[seat])))
        if view.seats == 2:
            zones.append(_cards(f"pile/{seat}", "pile", seat, None, view.piles[seat]))
    return Table(tuple(zones), tuple(_seat(view, seat) for seat in range(view.seats)), _facts(view))


def _card(value: int, action: Action | None = None, **facts: int) -> Piece:
    return Piece(f"rainbow/{value}", action=action, facts={"value": value, **facts})


def _cards(zone: str, kind: str, owner: Seat, shown: Counts | None, number: int) -> Zone:
    """Cards of a seat: as they are to who may see them, backs to everyone else."""
    if shown is None:
        return Zone(zone, kind, owner, (BACK,) * number)
    return Zone(zone, kind, owner, tuple(_card(value) for value in VALUES for _ in range(shown[value - 1])))


def _prizes(view: RainbowView) -> Zone:
    pieces = []
    for value in reversed(VALUES):
        number = view.prizes[value - 1]
        pair = number > 1 and view.round > 1
        single = Prize(value, 1)
        for place in range(number):
            action = single if place == 0 and single in view.actions else None
            pieces.append(_card(value, action, number=number, pair=pair))
    return Zone("prizes", "prizes", pieces=tuple(pieces), facts={"take": 1 if view.round <= 1 else 2})


def _claimed(view: RainbowView) -> Zone:
    claims = [
        (action.value, seat)
        for when, seat, action in view.log
        if when == view.round and isinstance(action, Prize)
        for _ in range(action.number)
    ]
    claims.sort(key=lambda place: -place[0])
    spaces = tuple(Piece("rainbow/space", facts={"value": value, "by": Who(seat)}) for value, seat in claims)
    return Zone("claimed", "claimed", pieces=spaces)


def _choices(view: RainbowView) -> Zone:
    pieces = []
    for action in view.actions:
        if isinstance(action, Prize):
            points = action.value * action.number
            total = view.points[view.seat] + points
            pieces.append(_card(action.value, action, number=action.number, points=points, total=total))
    return Zone("choices", "choices", _mine(view), tuple(pieces))


def _mine(view: RainbowView) -> Seat | None:
    return view.seat if view.actions else None


def _bids(view: RainbowView) -> Zone:
    offers = [(action, WEIGHT[action.cards]) for action in view.actions if isinstance(action, Bid)]
    made = [WEIGHT[bid.cards][1] for _, bid in view.bids]
    # what the seats to come may bid depends only on the kind that will bind them
    rivals = {lock: _rivals(view, lock) for lock in ({_lock(view, kind) for _, (_, _, kind) in offers})}
    pieces = []
    for action, (_, strength, kind) in offers:
        facts: Facts = {
            "cards": action.cards,
            "kind": KINDS[kind],
            "rank": 1 + sum(other >= strength for other in made),
            "overtakers": tuple(seat for seat, best in rivals[_lock(view, kind)] if best > strength),
        }
        pieces.append(Piece(f"rainbow/{action.cards[-1]}", action=action, facts=facts))
    return Zone("bids", "bids", _mine(view), tuple(pieces))


def _lock(view: RainbowView, kind: int) -> int:
    """The kind that binds the round after a bid of `kind`."""
    return KINDS.index(view.lock) if view.lock else kind


def _rivals(view: RainbowView, lock: int) -> list[tuple[Seat, int]]:
    """The other seats still to bid, each with the strongest bid it may have for all the viewer knows."""
    unseen = view.unseen
    possible = [
        cards
        for cards, (_, _, kind) in WEIGHT.items()
        if (lock == SOLO or kind in (SOLO, lock)) and all(cards.count(card) <= unseen[card - 1] for card in cards)
    ]
    rivals = []
    for seat in range(view.seats):
        bids = _to_bid(view, seat)
        if seat == view.seat or not bids:
            continue
        most = view.cards[seat]
        # one bid may use up the first pile and bring the second into hand for the other bid
        if bids == 2 and any(len(cards) == most for cards in possible):
            most = max(most, view.piles[seat])
        rivals.append((seat, max(WEIGHT[cards][1] for cards in possible if len(cards) <= most)))
    return rivals


def _to_bid(view: RainbowView, seat: Seat) -> int:
    if view.phase not in ("bid", "pick-up") or not view.cards[seat] + view.piles[seat]:
        return 0
    done = view.turn + (view.phase == "pick-up")
    return view.order[done:].count(seat)


def _bid_zones(view: RainbowView, seat: Seat) -> list[Zone]:
    made = [index for index, (bidder, _) in enumerate(view.bids) if bidder == seat]
    if view.seats > 2:
        return [_bid_zone(view, f"bid/{seat}", seat, made[0] if made else None)]
    places = [*made, None, None][:2]
    return [_bid_zone(view, f"bid/{seat}/{place}", seat, index) for place, index in enumerate(places)]


def _bid_zone(view: RainbowView, zone: str, seat: Seat, index: int | None) -> Zone:
    if index is None:
        return Zone(zone, "bid", seat)
    cards = view.bids[index][1].cards
    place = view.ranking.index(index)
    choosing = view.phase == "choose"
    facts: Facts = {
        "kind": KINDS[WEIGHT[cards][2]],
        "rank": place + 1,
        "why": _why(view, place),
        "chosen": view.phase == "over" or (choosing and place < view.turn),
        "choosing": choosing and place == view.turn,
    }
    return Zone(zone, "bid", seat, tuple(_card(card) for card in cards), facts=facts)


def _why(view: RainbowView, place: int) -> str:
    """What put a bid behind the one before it; for the first, ahead of the second."""
    if len(view.ranking) == 1:
        return ""
    ahead, behind = (view.bids[view.ranking[max(place, 1) - step]][1].cards for step in (1, 0))
    if len(ahead) != len(behind):
        return Term("rainbow.why.count")
    return Term("rainbow.why.top" if ahead[-1] != behind[-1] else "rainbow.why.earlier")


def _seat(view: RainbowView, seat: Seat) -> Facts:
    return {
        "points": view.points[seat],
        "cards": view.cards[seat],
        "pile": view.piles[seat],
        "taken": sum(view.taken[seat]),
        "to_bid": _to_bid(view, seat),
        "first": view.phase != "lot" and seat == view.first,
        "acting": seat in view.acting,
        "out": view.round > 0 and not view.cards[seat] + view.piles[seat],
    }


def _facts(view: RainbowView) -> Facts:
    dealing = view.phase in ("lot", "deal", "pick-up")
    facts: dict[str, int | str | tuple[int, ...]] = {
        "round": view.round,
        "phase": "deal" if dealing else view.phase,
        "lock": view.lock,
        "acting": view.acting[0] if view.acting else -1,
    }
    if view.seats == 2:
        facts["first_pile"] = tuple(view.cards[seat] if view.piles[seat] else 0 for seat in (0, 1))
    return facts
