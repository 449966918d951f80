"""What a step of Rainbow brought about, and where points come from."""

from __future__ import annotations

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import PUBLIC, Action, Score, Seat
from kasane_desktop.core.text import Event, Param, Params, Who
from kasane_desktop.games.rainbow.rules.actions import CHOOSE, OVER, Bid, Deal, PickUp, Prize
from kasane_desktop.games.rainbow.rules.cards import KINDS, SOLO, WEIGHT, size, spread
from kasane_desktop.games.rainbow.rules.state import State
from kasane_desktop.games.rainbow.rules.view import View, view_of

BID_EVENTS = ("rainbow.event.solo", "rainbow.event.set", "rainbow.event.run")
PRIZE_EVENTS = ("rainbow.event.deal", "rainbow.event.took", "rainbow.event.took-two", "rainbow.event.left")
"""What names cards. Whoever could read all of it at any time would recount the prizes of others."""


def _event(key: str, params: Params, gains: tuple[tuple[int, int], ...] = ()) -> Event:
    return Event(f"rainbow.event.{key}", params, gains)


def events(before: State, seat: Seat, action: Action, after: State) -> tuple[Event, ...]:
    told = _events(before, seat, action, after)
    if after.phase != OVER and view_of(after, PUBLIC).last_round and not view_of(before, PUBLIC).last_round:
        return (*told, _event("last-round", {"round": after.round}))
    return told


def recall(event: Event, then: State, now: State) -> Event:
    """The same without the cards, once these lie face down and the match goes on."""
    about = then.log[-1][0] if then.log else then.round  # not the round that it may have begun
    if now.phase == OVER or not _is_past(event.key, now.round - about, now.phase == CHOOSE):
        return event
    params: dict[str, Param] = {name: value for name, value in event.params.items() if isinstance(value, Who)}
    if isinstance(cards := event.params.get("cards"), tuple):
        params["number"] = len(cards)
    return Event(f"{event.key}-covered", params)


def _is_past(key: str, rounds: int, choosing: bool) -> bool:
    """Whether so many rounds later nobody could still point at the cards. What was taken in a round was just seen
    while the next bids are made; the cards of a bid are the prizes of the next round."""
    if key in PRIZE_EVENTS:
        return rounds > 1 or (rounds == 1 and choosing)
    return key in BID_EVENTS and rounds > 1


def covered(then: State, now: State) -> bool:
    """Whether the table as it was then shows cards that lie face down now."""
    return now.phase != OVER and then.round < now.round


def _events(before: State, seat: Seat, action: Action, after: State) -> tuple[Event, ...]:
    if isinstance(action, Bid):
        return _bid(before, seat, action, after)
    if isinstance(action, Prize):
        return _prize(before, seat, action, after)
    if isinstance(action, PickUp):
        who = Who(before.order[before.at])
        return (_event("pick-up", {"who": who, "number": len(action.cards)}), *_choosing(before, after))
    if isinstance(action, Deal):
        return (_event("deal", {"cards": action.prizes}), _round(after))
    if isinstance(action, Lot):
        return (_event("lot", {"who": Who(action.first)}),)
    return ()


def _bid(before: State, seat: Seat, action: Bid, after: State) -> tuple[Event, ...]:
    told = [_event(KINDS[WEIGHT[action.cards][2]], {"who": Who(seat), "cards": action.cards})]
    if before.lock == SOLO and after.lock != SOLO:
        told.append(_event(f"{KINDS[after.lock]}-round", {}))
    if before.holders != after.holders:
        told.append(_event("out", {"who": Who(seat)}))
    return (*told, *_choosing(before, after))


def _choosing(before: State, after: State) -> tuple[Event, ...]:
    if after.phase != CHOOSE or before.phase == CHOOSE:
        return ()
    return (_event("chooses-first", {"who": Who(after.acting[0])}),)


def _round(after: State) -> Event:
    return _event("round", {"round": after.round, "who": Who(after.first)})


def _prize(before: State, seat: Seat, action: Prize, after: State) -> tuple[Event, ...]:
    points = action.value * action.number
    told = [
        _event(
            "took-two" if action.number == 2 else "took",
            {"who": Who(seat), "value": action.value, "points": points},
            ((seat, points),),
        )
    ]
    if after.round == before.round and after.phase != OVER:
        return tuple(told)
    for late in before.claims[before.at + 1 :]:
        told.append(_event("nothing", {"who": Who(late & 7)}))
    left = spread(after.discards - before.discards)
    if left:
        told.append(_event("left", {"cards": left}))
    if after.phase != OVER:
        return (*told, _round(after))
    if after.seats == 2:
        kept = [(owner, size(after.hands[owner]) + after.piles[owner]) for owner in (0, 1)]
        told.extend(_event("kept", {"who": Who(owner), "number": number}) for owner, number in kept if number)
    return (*told, _event("over", {"round": after.round}))


def scoring(view: View) -> tuple[tuple[Score, ...], ...]:
    return tuple(_scores(view, seat) for seat in range(view.seats))


def _scores(view: View, seat: Seat) -> tuple[Score, ...]:
    prizes = Score("rainbow.score.prizes", view.points[seat], {"number": sum(view.taken[seat])})
    kept = view.cards[seat] + view.piles[seat]
    if view.seats != 2 or not kept or not view.round or view.cards[1 - seat] + view.piles[1 - seat]:
        return (prizes,)
    return (prizes, Score("rainbow.score.kept", kept, {"number": kept}, final=True))
