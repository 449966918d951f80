"""Every reason that Rainbow gives is true of what was tried: read independently, in many random positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import CHANCE, Action, refusal
from kasane_desktop.core.text import Reason
from kasane_desktop.games.rainbow.rules.actions import PHASES, Bid, Deal, PickUp, Prize
from kasane_desktop.games.rainbow.rules.cards import spread
from kasane_desktop.games.rainbow.rules.game import GAME
from kasane_desktop.games.rainbow.rules.state import State
from tests.games.rainbow_scenes import COUNTS

Truth = Callable[[State, int, Action, Reason], bool]


def phase(state: State) -> str:
    return PHASES[state.phase]


def hand(state: State, seat: int) -> Counter[int]:
    return Counter(spread(state.hands[seat]))


def cards(action: Action) -> tuple[int, ...]:
    assert isinstance(action, Bid)
    return action.cards


def kinds_bid(state: State) -> set[str]:
    """The kinds of the bids of this round, read off the log."""
    bids = [did.cards for when, _, did in state.log if when == state.round and isinstance(did, Bid)]
    return {"set" if len(set(bid)) == 1 else "run" for bid in bids if len(bid) > 1}


def prizes(state: State, action: Action) -> int:
    assert isinstance(action, Prize)
    return Counter(spread(state.prizes))[action.value]


def holes(bid: tuple[int, ...]) -> list[int]:
    return [value for value in range(min(bid), max(bid)) if value not in bid]


TRUE: dict[str, Truth] = {
    "core.over": lambda s, p, a, r: not s.to_act(),
    "core.chance-first": lambda s, p, a, r: s.to_act() == (CHANCE,),
    "rainbow.no.chance-only": lambda s, p, a, r: isinstance(a, Lot | Deal | PickUp),
    "rainbow.no.sits-out": lambda s, p, a, r: not s.hands[p] and not s.piles[p] and p not in s.to_act(),
    "rainbow.no.not-your-turn": lambda s, p, a, r: p not in s.to_act() and s.to_act() == (r.params["who"],),
    "rainbow.no.choose-now": lambda s, p, a, r: isinstance(a, Bid) and phase(s) == "choose" and s.to_act() == (p,),
    "rainbow.no.bid-now": lambda s, p, a, r: isinstance(a, Prize) and phase(s) == "bid" and s.to_act() == (p,),
    "rainbow.no.empty": lambda s, p, a, r: not cards(a) and sum(hand(s, p).values()) > 0,
    "rainbow.no.no-such-card": lambda s, p, a, r: (
        r.params["value"] in cards(a) and r.params["value"] not in range(1, 7)
    ),
    "rainbow.no.unsorted": lambda s, p, a, r: tuple(sorted(cards(a))) != cards(a),
    "rainbow.no.mixed": lambda s, p, a, r: 1 < len(set(cards(a))) < len(cards(a)),
    "rainbow.no.gap": lambda s, p, a, r: r.params["missing"] == tuple(holes(cards(a))) != (),
    "rainbow.no.six-one": lambda s, p, a, r: {1, 6} <= set(cards(a)) and bool(holes(cards(a))),
    "rainbow.no.not-held": lambda s, p, a, r: (
        r.params["cards"] == tuple(sorted((Counter(cards(a)) - hand(s, p)).keys())) != ()
    ),
    "rainbow.no.set-round": lambda s, p, a, r: kinds_bid(s) == {"set"} and len(set(cards(a))) > 1,
    "rainbow.no.run-round": lambda s, p, a, r: kinds_bid(s) == {"run"} and len(set(cards(a))) < len(cards(a)),
    "rainbow.no.no-prize": lambda s, p, a, r: prizes(s, a) == 0,
    "rainbow.no.number": lambda s, p, a, r: isinstance(a, Prize) and a.number not in (1, 2) and s.round > 1,
    "rainbow.no.first-round": lambda s, p, a, r: isinstance(a, Prize) and a.number != 1 and s.round == 1,
    "rainbow.no.no-pair": lambda s, p, a, r: isinstance(a, Prize) and a.number == 2 and prizes(s, a) == 1,
}
"""Of each reason, when it is true of what a seat tried."""


def positions(seats: int, seed: int) -> Iterator[tuple[State, Random]]:
    state, rng = GAME.start(seats), Random(f"{seats} {seed}")
    while True:
        yield state, rng
        if not state.to_act():
            return
        seat = state.to_act()[0]
        state.play(seat, GAME.deal(state, rng) if seat == CHANCE else rng.choice(state.actions(seat)))


def tries(rng: Random, state: State, seat: int) -> list[Action]:
    """What someone might try: much of it near to what is possible."""
    held = spread(state.hands[seat]) or (1, 2)
    some = [tuple(sorted(rng.choices(held, k=rng.randint(1, 4)))) for _ in range(3)]
    odd = [tuple(rng.choices(range(8), k=rng.randint(0, 4))), (1, 6), (1, 2, 6), (3,) * 11, (2, 4)]
    run = tuple(range(rng.randint(1, 3), rng.randint(4, 6) + 1))
    choices = [Prize(rng.randint(0, 7), number) for number in (0, 1, 2, 2, 3)]
    return [Lot(0), PickUp(()), Bid(run), *map(Bid, (*some, *odd)), *choices]


@pytest.mark.parametrize("seats", COUNTS)
def test_every_refusal_is_true(seats: int) -> None:
    told: Counter[str] = Counter()
    for seed in range(6):
        for state, rng in positions(seats, seed):
            for seat in range(seats):
                for action in tries(rng, state, seat):
                    reason = refusal(state, seat, action)
                    if reason is None:
                        assert action in state.actions(seat)
                        continue
                    assert reason.key in TRUE, reason
                    assert TRUE[reason.key](state, seat, action, reason), (reason, seat, action, GAME.view(state, seat))
                    told[reason.key] += 1
    assert len(told) >= len(TRUE) - 1, TRUE.keys() - told.keys()


TOUCHED: dict[str, Callable[[State, int, str], bool]] = {
    "core.over": lambda s, p, z: not s.to_act(),
    "core.chance-first": lambda s, p, z: s.to_act() == (CHANCE,),
    "rainbow.no.not-your-turn": lambda s, p, z: p not in s.to_act(),
    "rainbow.no.not-yours": lambda s, p, z: z.startswith("hand/") and z != f"hand/{p}",
    "rainbow.no.choose-now": lambda s, p, z: phase(s) == "choose" and z.startswith(("hand", "bid")),
    "rainbow.no.bid-now": lambda s, p, z: phase(s) == "bid" and z == "prizes",
    "rainbow.no.second-pile": lambda s, p, z: z.startswith("pile/") and s.piles[int(z[5:])] > 0 and any(s.hands),
    "core.inert": lambda s, p, z: s.to_act() == (p,) and not (z == "prizes" and phase(s) == "bid"),
}


@pytest.mark.parametrize("seats", COUNTS)
def test_what_is_said_of_a_touch_is_true(seats: int) -> None:
    told: Counter[str] = Counter()
    for seed in range(4):
        for state, _ in positions(seats, seed):
            for seat in range(seats):
                view = GAME.view(state, seat)
                for zone in GAME.table(view).zones:
                    for index in range(max(1, len(zone.pieces))):
                        key = GAME.why_inert(view, zone.id, index).key
                        assert TOUCHED[key](state, seat, zone.id), (key, zone.id, view)
                        told[key] += 1
    assert told.keys() == TOUCHED.keys() - ({"rainbow.no.second-pile"} if seats > 2 else set())
