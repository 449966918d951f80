"""The table of Rainbow, as one seat sees it.

Zones (cards have faces `rainbow/1` … `rainbow/6` or `rainbow/back` and the fact `value` where the
face is seen; what lies open, and the viewer's hand, has ids, so that it can be followed from hand
to bid to prize)
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
                         whether its choice is made, `choosing` whether it is its turn to choose,
                         `last` whether it is the last thing done.
  hand/{s}    "hand"     ascending; backs for everyone else.
  taken/{s}   "taken"    prizes won, ascending; backs for everyone else until the game is over.
                         Facts: `last`, the ids that the prizes had which this seat has just taken.
  pile/{s}    "pile"     with two players: the second pile, backs for all.

Facts of a seat: `points`, `cards` in hand, `pile` (cards in the second pile), `taken` (number),
`to_bid` (bids it will still make this round), `first`, `acting`, `out`, `forecast` (points if the
game ended now), `place` (1 is the winner's; 0 until it is over).
Facts of the table: `round`, `last_round` (whether it is certain that no other follows), `phase`
("deal" whenever chance is to act, "bid", "choose", "over"), `lock` ("", "set", "run"), `acting`
(seat, or -1) and, with two players, `first_pile` (cards left of each first pile).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from kasane_desktop.core.game import Action, Seat, places
from kasane_desktop.core.table import Facts, Piece, Table, Zone
from kasane_desktop.core.text import Term, Who
from kasane_desktop.games.rainbow.rules.actions import Bid, Prize
from kasane_desktop.games.rainbow.rules.cards import KINDS, SOLO, VALUES, WEIGHT
from kasane_desktop.games.rainbow.rules.events import scoring
from kasane_desktop.games.rainbow.rules.view import View

BACK = Piece("rainbow/back")


@dataclass
class _Course:
    """The way of each card that was ever played, by an id: whose it was, its value, and how many
    such cards that seat had played before it. A hand thus knows the ids its cards will have."""

    prizes: list[tuple[int, str]] = field(default_factory=list)  # with their values, as they came
    bids: list[tuple[str, ...]] = field(default_factory=list)  # of this round
    played: Counter[tuple[Seat, int]] = field(default_factory=Counter)
    taken: tuple[str, ...] = ()  # by the last step

    def prizes_of(self, value: int) -> list[str]:
        return [card for worth, card in self.prizes if worth == value]


def _course(view: View) -> _Course:
    course, now = _Course(_dealt_prizes(view)), 1
    bidden: list[tuple[int, str]] = []
    for when, seat, action in view.log:
        if when != now:
            course.prizes, bidden, now = bidden, [], when
        course.taken = ()
        if isinstance(action, Bid):
            cards = []
            for value in action.cards:
                cards.append(f"{seat}/{value}/{course.played[seat, value]}")
                course.played[seat, value] += 1
            bidden += zip(action.cards, cards, strict=True)
            if when == view.round:
                course.bids.append(tuple(cards))
        elif isinstance(action, Prize):
            course.taken = tuple(course.prizes_of(action.value)[-action.number :])
            course.prizes = [prize for prize in course.prizes if prize[1] not in course.taken]
    if now != view.round:
        course.prizes = bidden
    return course


def _dealt_prizes(view: View) -> list[tuple[int, str]]:
    """Of the first prizes those that were taken, and those that still lie there."""
    numbers = Counter({value: view.prizes[value - 1] if view.round <= 1 else 0 for value in VALUES})
    for when, _, action in view.log:
        if when == 1 and isinstance(action, Prize):
            numbers[action.value] += action.number
    return [(value, f"deal/{value}/{place}") for value in VALUES for place in range(numbers[value])]


def table(view: View) -> Table:
    course = _course(view)
    zones = [_prizes(view, course), _claimed(view), _choices(view), _bids(view)]
    for seat in range(view.seats):
        zones += _bid_zones(view, seat, course)
        zones.append(_hand(view, seat, course))
        zones.append(_taken(view, seat, course))
        if view.seats == 2:
            zones.append(Zone(f"pile/{seat}", "pile", seat, (BACK,) * view.piles[seat]))
    return Table(tuple(zones), _seats(view), _facts(view))


def _card(value: int, card: str = "", action: Action | None = None, **facts: int) -> Piece:
    return Piece(f"rainbow/{value}", card, action, {"value": value, **facts})


def _hand(view: View, seat: Seat, course: _Course) -> Zone:
    if seat != view.seat:
        return Zone(f"hand/{seat}", "hand", seat, (BACK,) * view.cards[seat])
    cards = [
        _card(value, f"{seat}/{value}/{course.played[seat, value] + place}")
        for value in VALUES
        for place in range(view.hand[value - 1])
    ]
    return Zone(f"hand/{seat}", "hand", seat, tuple(cards))


def _taken(view: View, seat: Seat, course: _Course) -> Zone:
    """The owner alone may look at them again, until the end."""
    just = course.taken if view.log and view.log[-1][1] == seat else ()
    pieces: tuple[Piece, ...] = (BACK,) * sum(view.taken[seat])
    if seat == view.seat or view.phase == "over":
        pieces = tuple(_card(value) for value in VALUES for _ in range(view.taken[seat][value - 1]))
    return Zone(f"taken/{seat}", "taken", seat, pieces, facts={"last": just})


def _prizes(view: View, course: _Course) -> Zone:
    pieces = []
    for value in reversed(VALUES):
        number = view.prizes[value - 1]
        pair = number > 1 and view.round > 1
        single = Prize(value, 1)
        for place, card in enumerate(course.prizes_of(value)[:number]):
            action = single if place == 0 and single in view.actions else None
            pieces.append(_card(value, card, action, number=number, pair=pair))
    return Zone("prizes", "prizes", pieces=tuple(pieces), facts={"take": 1 if view.round <= 1 else 2})


def _claimed(view: View) -> Zone:
    claims = [
        (action.value, seat)
        for when, seat, action in view.log
        if when == view.round and isinstance(action, Prize)
        for _ in range(action.number)
    ]
    claims.sort(key=lambda place: -place[0])
    spaces = tuple(
        Piece("rainbow/space", f"claimed/{place}", facts={"value": value, "by": Who(seat)})
        for place, (value, seat) in enumerate(claims)
    )
    return Zone("claimed", "claimed", pieces=spaces)


def _choices(view: View) -> Zone:
    pieces = []
    for action in view.actions:
        if isinstance(action, Prize):
            points = action.value * action.number
            total = view.points[view.seat] + points
            offer = f"choice/{action.value}/{action.number}"
            pieces.append(_card(action.value, offer, action, number=action.number, points=points, total=total))
    return Zone("choices", "choices", _mine(view), tuple(pieces))


def _mine(view: View) -> Seat | None:
    return view.seat if view.actions else None


def _bids(view: View) -> Zone:
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
        offer = "offer/" + "-".join(map(str, action.cards))
        pieces.append(Piece(f"rainbow/{action.cards[-1]}", offer, action, facts))
    return Zone("bids", "bids", _mine(view), tuple(pieces))


def _lock(view: View, kind: int) -> int:
    """The kind that binds the round after a bid of `kind`."""
    return KINDS.index(view.lock) if view.lock else kind


def _rivals(view: View, lock: int) -> list[tuple[Seat, int]]:
    """The other seats still to bid, each with the strongest bid it may have for all the viewer knows."""
    unseen = view.unseen
    possible = [
        cards
        for cards, (_, _, kind) in WEIGHT.items()
        if (lock == SOLO or kind in (SOLO, lock)) and all(cards.count(card) <= unseen[card - 1] for card in cards)
    ]
    rivals = []
    for seat in range(view.seats):
        bids = view.to_bid(seat)
        if seat == view.seat or not bids:
            continue
        most = view.cards[seat]
        # one bid may use up the first pile and bring the second into hand for the other bid
        if bids == 2 and any(len(cards) == most for cards in possible):
            most = max(most, view.piles[seat])
        rivals.append((seat, max(WEIGHT[cards][1] for cards in possible if len(cards) <= most)))
    return rivals


def _bid_zones(view: View, seat: Seat, course: _Course) -> list[Zone]:
    made = [index for index, (bidder, _) in enumerate(view.bids) if bidder == seat]
    if view.seats > 2:
        return [_bid_zone(view, f"bid/{seat}", seat, course, made[0] if made else None)]
    spots = [*made, None, None][:2]
    return [_bid_zone(view, f"bid/{seat}/{place}", seat, course, index) for place, index in enumerate(spots)]


def _bid_zone(view: View, zone: str, seat: Seat, course: _Course, index: int | None) -> Zone:
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
        "last": index == len(view.bids) - 1 and isinstance(view.log[-1][2], Bid),
    }
    return Zone(zone, "bid", seat, tuple(map(_card, cards, course.bids[index])), facts=facts)


def _why(view: View, place: int) -> str:
    """What put a bid behind the one before it; for the first, ahead of the second."""
    if len(view.ranking) == 1:
        return ""
    ahead, behind = (view.bids[view.ranking[max(place, 1) - step]][1].cards for step in (1, 0))
    if len(ahead) != len(behind):
        return Term("rainbow.why.count")
    return Term("rainbow.why.top" if ahead[-1] != behind[-1] else "rainbow.why.earlier")


def _seats(view: View) -> tuple[Facts, ...]:
    forecasts = [sum(score.points for score in scores) for scores in scoring(view)]
    standing = places(forecasts) if view.phase == "over" else [0] * view.seats
    return tuple(_seat(view, seat, forecasts[seat], standing[seat]) for seat in range(view.seats))


def _seat(view: View, seat: Seat, forecast: int, place: int) -> Facts:
    return {
        "points": view.points[seat],
        "cards": view.cards[seat],
        "pile": view.piles[seat],
        "taken": sum(view.taken[seat]),
        "to_bid": view.to_bid(seat),
        "first": view.phase != "lot" and seat == view.first,
        "acting": seat in view.acting,
        "out": view.round > 0 and not view.left(seat),
        "forecast": forecast,
        "place": place,
    }


def _facts(view: View) -> Facts:
    dealing = view.phase in ("lot", "deal", "pick-up")
    facts: dict[str, int | str | tuple[int, ...]] = {
        "round": view.round,
        "last_round": view.last_round,
        "phase": "deal" if dealing else view.phase,
        "lock": view.lock,
        "acting": view.acting[0] if view.acting else -1,
    }
    if view.seats == 2:
        facts["first_pile"] = tuple(view.cards[seat] if view.piles[seat] else 0 for seat in (0, 1))
    return facts
