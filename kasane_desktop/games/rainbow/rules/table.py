"""The table of Rainbow, as one seat sees it. What its facts mean stands in fact.py.

Cards have faces `rainbow/1` … `rainbow/6` with their VALUE, or `rainbow/back`. What lies open, and the viewer's hand,
has ids, so that it can be followed from hand to bid to prize.

prizes     what may still be taken, the best first, with TAKE; each with NUMBER and BOTH. The first piece of a value
           carries the action that takes it alone
claimed    places of prizes taken this round: face `rainbow/space`, VALUE, BY
choices    one piece per prize action of the seat to act: VALUE, NUMBER, POINTS, TOTAL (points after it)
bids       one piece per bid that the seat to act may make: CARDS, KIND, RANK, OVERTAKERS
bid/{s}    the cards of a bid, ascending; with two players bid/{s}/0 and bid/{s}/1. Once there is a bid: KIND, RANK,
           WHY, CHOSEN, CHOOSING, LAST
hand/{s}   ascending; backs for everyone else
taken/{s}  prizes won, ascending; backs for everyone else until the game is over. JUST_TAKEN
pile/{s}   with two players: the second pile, backs for all

The phase is "deal" whenever chance is to act.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from kasane_desktop.core.fact import NO_FACTS, Facts
from kasane_desktop.core.game import Action, Seat, places
from kasane_desktop.core.table import Piece, Table, Zone
from kasane_desktop.core.text import Term, Who
from kasane_desktop.games.rainbow.rules import fact, ids, zones
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
    return [(value, ids.DEALT(value, place)) for value in VALUES for place in range(numbers[value])]


def table(view: View) -> Table:
    course = _course(view)
    lying = [_prizes(view, course), _claimed(view), _choices(view), _bids(view)]
    for seat in range(view.seats):
        lying += _bid_zones(view, seat, course)
        lying.append(_hand(view, seat, course))
        lying.append(_taken(view, seat, course))
        if view.seats == 2:
            lying.append(Zone(zones.PILE(seat), seat, (BACK,) * view.piles[seat]))
    return Table(tuple(lying), _seats(view), _facts(view))


def _card(value: int, card: str = "", action: Action | None = None, more: Facts = NO_FACTS) -> Piece:
    return Piece(f"rainbow/{value}", card, action, Facts(fact.VALUE(value)) | more)


def _hand(view: View, seat: Seat, course: _Course) -> Zone:
    if seat != view.seat:
        return Zone(zones.HAND(seat), seat, (BACK,) * view.cards[seat])
    cards = [
        _card(value, f"{seat}/{value}/{course.played[seat, value] + place}")
        for value in VALUES
        for place in range(view.hand[value - 1])
    ]
    return Zone(zones.HAND(seat), seat, tuple(cards))


def _taken(view: View, seat: Seat, course: _Course) -> Zone:
    """The owner alone may look at them again, until the end."""
    just = course.taken if view.log and view.log[-1][1] == seat else ()
    pieces: tuple[Piece, ...] = (BACK,) * sum(view.taken[seat])
    if seat == view.seat or view.phase == "over":
        pieces = tuple(_card(value) for value in VALUES for _ in range(view.taken[seat][value - 1]))
    return Zone(zones.TAKEN(seat), seat, pieces, facts=Facts(fact.JUST_TAKEN(just)))


def _prizes(view: View, course: _Course) -> Zone:
    pieces = []
    for value in reversed(VALUES):
        number = view.prizes[value - 1]
        both = 2 * value if number > 1 and view.round > 1 else 0
        single = Prize(value, 1)
        for place, card in enumerate(course.prizes_of(value)[:number]):
            action = single if place == 0 and single in view.actions else None
            pieces.append(_card(value, card, action, Facts(fact.NUMBER(number), fact.BOTH(both))))
    return Zone(zones.PRIZES, pieces=tuple(pieces), facts=Facts(fact.TAKE(1 if view.round <= 1 else 2)))


def _claimed(view: View) -> Zone:
    claims = [
        (action.value, seat)
        for when, seat, action in view.log
        if when == view.round and isinstance(action, Prize)
        for _ in range(action.number)
    ]
    claims.sort(key=lambda place: -place[0])
    spaces = tuple(
        Piece("rainbow/space", zones.CLAIMED(place), facts=Facts(fact.VALUE(value), fact.BY(Who(seat))))
        for place, (value, seat) in enumerate(claims)
    )
    return Zone(zones.CLAIMED, pieces=spaces)


def _choices(view: View) -> Zone:
    pieces = []
    for action in view.actions:
        if isinstance(action, Prize):
            points = action.value * action.number
            total = view.points[view.seat] + points
            worth = Facts(fact.NUMBER(action.number), fact.POINTS(points), fact.TOTAL(total))
            offer = ids.OFFER(action.value, action.number)
            pieces.append(_card(action.value, offer, action, worth))
    return Zone(zones.CHOICES, _mine(view), tuple(pieces))


def _mine(view: View) -> Seat | None:
    return view.seat if view.actions else None


def _bids(view: View) -> Zone:
    offers = [(action, WEIGHT[action.cards]) for action in view.actions if isinstance(action, Bid)]
    made = [WEIGHT[bid.cards][1] for _, bid in view.bids]
    # what the seats to come may bid depends only on the kind that will bind them
    rivals = {lock: _rivals(view, lock) for lock in ({_lock(view, kind) for _, (_, _, kind) in offers})}
    pieces = []
    for action, (_, strength, kind) in offers:
        facts = Facts(
            fact.CARDS(action.cards),
            fact.KIND(KINDS[kind]),
            fact.RANK(1 + sum(other >= strength for other in made)),
            fact.OVERTAKERS(tuple(seat for seat, best in rivals[_lock(view, kind)] if best > strength)),
        )
        offer = "offer/" + "-".join(map(str, action.cards))
        pieces.append(Piece(f"rainbow/{action.cards[-1]}", offer, action, facts))
    return Zone(zones.BIDS, _mine(view), tuple(pieces))


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
        return [_bid_zone(view, zones.BID(seat), seat, course, made[0] if made else None)]
    spots = [*made, None, None][:2]
    return [_bid_zone(view, zones.ONE_BID(seat, place), seat, course, index) for place, index in enumerate(spots)]


def _bid_zone(view: View, zone: str, seat: Seat, course: _Course, index: int | None) -> Zone:
    if index is None:
        return Zone(zone, seat)
    cards = view.bids[index][1].cards
    place = view.ranking.index(index)
    choosing = view.phase == "choose"
    facts = Facts(
        fact.KIND(KINDS[WEIGHT[cards][2]]),
        fact.RANK(place + 1),
        fact.WHY(_why(view, place)),
        fact.CHOSEN(view.phase == "over" or (choosing and place < view.turn)),
        fact.CHOOSING(choosing and place == view.turn),
        fact.LAST(index == len(view.bids) - 1 and isinstance(view.log[-1][2], Bid)),
    )
    return Zone(zone, seat, tuple(map(_card, cards, course.bids[index])), facts=facts)


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
    return Facts(
        fact.POINTS(view.points[seat]),
        fact.HAND(view.cards[seat]),
        fact.PILE(view.piles[seat]),
        fact.TAKEN(sum(view.taken[seat])),
        fact.TO_BID(view.to_bid(seat)),
        fact.FIRST(view.phase != "lot" and seat == view.first),
        fact.ACTING(seat in view.acting),
        fact.OUT(view.round > 0 and not view.left(seat)),
        fact.FORECAST(forecast),
        fact.PLACE(place),
    )


def _facts(view: View) -> Facts:
    dealing = view.phase in ("lot", "deal", "pick-up")
    facts = Facts(
        fact.ROUND(view.round),
        fact.LAST_ROUND(view.last_round),
        fact.PHASE("deal" if dealing else view.phase),
        fact.LOCK(view.lock),
        fact.WHO_ACTS(view.acting[0] if view.acting else -1),
    )
    if view.seats == 2:
        left = tuple(view.cards[seat] if view.piles[seat] else 0 for seat in (0, 1))
        return facts | Facts(fact.FIRST_PILE(left))
    return facts
