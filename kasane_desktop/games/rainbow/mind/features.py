"""Rainbow: what is looked at to judge a position, hands and all. The weights of it are learned (weights.json).

Players look at positions that they imagine (`sample`), so what they judge is never the hand of another as it is.
"""

from __future__ import annotations

from functools import lru_cache

from kasane_desktop.games.rainbow.mind.auction import OUTBID, TOP, picks
from kasane_desktop.games.rainbow.rules.actions import BID, CHOOSE, DEAL, LOT
from kasane_desktop.games.rainbow.rules.cards import HAND_DEALT, PILE, VALUES, counts, size
from kasane_desktop.games.rainbow.rules.state import State
from kasane_desktop.players.learned import Shape

VALUE = (
    "points",
    "due",  # what it may expect to take in this round
    "cards",
    "cards beyond the round in which the match may end",
    "points on its cards",
    "largest set",
    "longest run",
    "kinds of cards",
    "first in the next round",
)
LOOK = (*VALUE, "points reached", "won")
PHASES = 9
SHAPE = Shape(seats=(2, 3, 4, 5, 6), phases=PHASES, value=VALUE, look=LOOK)
EMPTY_HANDED = {2: 1, 3: 2, 4: 2, 5: 2, 6: 2}
"""Players without cards with whom the match ends."""


def judged(state: State, part: str) -> bool:
    """Whether positions like this are looked at in training: at a look all after the deal, at once those in which a
    round begins, for who looks back plays on to there."""
    return begins(state) if part == "value" else state.phase not in (LOT, DEAL)


def begins(state: State) -> bool:
    """Whether nobody has bid in this round."""
    return state.phase == BID and not state.claims


def phase_of(state: State) -> int:
    """From 0 to PHASES - 1, by the cards of who will end the match; the last one: nobody bids any more."""
    seats = state.seats
    if state.phase in (LOT, DEAL):
        return 0
    whole = HAND_DEALT[seats] + (PILE if seats == 2 else 0)
    return (PHASES - 1) * (whole - horizon(state)) // whole


def horizon(state: State) -> int:
    """The cards of the player with whom the match will end, as it looks."""
    return sorted(map(size, state.hands) if state.seats > 2 else _with_piles(state))[EMPTY_HANDED[state.seats] - 1]


def _with_piles(state: State) -> list[int]:
    return [size(hand) + pile for hand, pile in zip(state.hands, state.piles, strict=True)]


@lru_cache(maxsize=1 << 15)
def held(hand: int) -> tuple[float, float, float, float, float]:
    """Of a hand: cards, points on them, largest set, longest run, kinds."""
    numbers = counts(hand)
    run = longest = 0
    for number in numbers:
        run = run + 1 if number else 0
        longest = max(longest, run)
    points = sum(value * number for value, number in zip(VALUES, numbers, strict=True))
    return sum(numbers), points, max(numbers), longest, sum(map(bool, numbers))


def due(state: State) -> list[float]:
    """What each seat may expect to take in this round."""
    found = [0.0] * state.seats
    most = 1 if state.round == 1 else 2
    if state.phase == CHOOSE:
        left = state.claims[state.at :]
        for claim, points in zip(left, picks(state.prizes, most, len(left)), strict=False):
            found[claim & 7] += points
        return found
    later = state.order[len(state.claims) :]
    prizes = picks(state.prizes, most, len(state.order))
    rest = sum(prizes)
    for number, claim in enumerate(sorted(state.claims, reverse=True)):
        place = number + len(later) * _outbid(claim >> 6)
        whole = int(place)
        points = prizes[whole] + (place - whole) * (prizes[whole + 1] - prizes[whole])
        found[claim & 7] += points
        rest -= points
    for seat in later:
        found[seat] += rest / len(later)
    return found


def _outbid(strength: int) -> float:
    """How likely a later bid is more than this."""
    return min(1.0, max(0.0, OUTBID[strength >> 3] - TOP * ((strength & 7) - 3.5)))


def value_features(state: State) -> list[list[float]]:
    """All features of VALUE, for each seat."""
    seats, end, expected = state.seats, horizon(state), due(state)
    first = _opens_next(state)
    found = []
    for seat in range(seats):
        cards, points, largest, longest, kinds = held(state.hands[seat])
        cards += state.piles[seat]
        found.append(
            [
                state.points[seat],
                expected[seat],
                cards,
                max(0, cards - end),
                points,
                largest,
                longest,
                kinds,
                float(seat == first),
            ]
        )
    return found


def _opens_next(state: State) -> int:
    """Who bids first in the next round, as it looks."""
    return max(state.claims) & 7 if state.claims else -1
