"""Rainbow counted slowly and obviously, without the engine's helpers."""

from __future__ import annotations

from collections import Counter
from typing import Any

from kasane_desktop.core.game import Action
from kasane_desktop.games.rainbow.rules.actions import Bid, Deal, PickUp, Prize

DEALT = {2: 14, 3: 14, 4: 14, 5: 11, 6: 9}


def legal_bids(hand: list[int], lock: str) -> set[tuple[int, ...]]:
    """Every bid a hand allows, in a round bound to "set", "run" or not yet ("")."""
    bids: set[tuple[int, ...]] = {(card,) for card in hand}
    if lock != "run":
        bids |= {(card,) * number for card in hand for number in range(2, hand.count(card) + 1)}
    if lock != "set":
        runs = {tuple(range(low, high + 1)) for low in range(1, 7) for high in range(low + 1, 7)}
        bids |= {run for run in runs if all(card in hand for card in run)}
    return bids


def choice_order(bids: list[tuple[int, tuple[int, ...]]]) -> list[int]:
    """The seats of (seat, cards), given in order of play, in their order of choice."""
    ranked = sorted(enumerate(bids), key=lambda place: (-len(place[1][1]), -max(place[1][1]), place[0]))
    return [seat for _, (seat, _) in ranked]


def recount(seats: int, options: dict[str, Any], history: list[tuple[int, Action]]) -> tuple[int, ...]:
    """Final scores of a complete match. Fails where a card is played that is not there, or a
    prize taken out of turn."""
    left = [DEALT[seats] * (2 if seats == 2 else 1)] * seats
    scores = [0] * seats
    hands: list[list[int]] = []
    prizes: list[int] = []
    bids: list[tuple[int, tuple[int, ...]]] = []
    chosen = 0
    last = -1
    for seat, action in history:
        if isinstance(action, Deal):
            each = DEALT[seats]
            prizes = list(action.prizes)
            hands = [list(action.hands[s * each : s * each + each]) for s in range(seats)]
        elif isinstance(action, PickUp):
            assert not hands[last], "a second pile is picked up when the first is used up"
            hands[last] = list(action.cards)
        elif isinstance(action, Bid):
            if chosen:  # the round before has ended, its bids are the prizes now
                prizes, bids, chosen = [card for _, cards in bids for card in cards], [], 0
            for card in action.cards:
                hands[seat].remove(card)
            left[seat] -= len(action.cards)
            bids.append((seat, action.cards))
            last = seat
        elif isinstance(action, Prize):
            assert choice_order(bids)[chosen] == seat, "prizes are chosen in the order of the bids"
            chosen += 1
            for _ in range(action.number):
                prizes.remove(action.value)
                scores[seat] += action.value
    if seats == 2:
        assert 0 in left
        scores = [points + cards for points, cards in zip(scores, left, strict=True)]
    else:
        assert left.count(0) >= 2
    return tuple(scores)


def inventory(state: Any) -> Counter[int]:
    """All cards by value. A heap is an int whose hexadecimal digits, from the right, say how
    many ones, twos … it holds."""
    cards: Counter[int] = Counter()
    for heap in [*state.hands, *state.taken, state.pool, state.prizes, state.bidden, state.discards]:
        for value, digit in enumerate(reversed(f"{heap:06x}"), 1):
            cards[value] += int(digit, 16)
    return cards


def expected_inventory(seats: int, options: dict[str, Any]) -> Counter[int]:
    return Counter(dict.fromkeys(range(1, 7), 10))
