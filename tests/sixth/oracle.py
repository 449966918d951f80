"""Fūrin counted slowly and obviously, without the engine's helpers."""

from __future__ import annotations

from collections import Counter
from typing import Any


def recount(seats: int, options: dict[str, Any], history: list[tuple[int, Any]]) -> tuple[int, ...]:
    """Final scores of a complete match. Fails where a card is played that is not in hand, or out of turn."""
    scores, hands, hung, prize, turn = [0] * seats, list[list[int]](), list[tuple[int, int]](), 0, 0
    for seat, action in history:
        kind = type(action).__name__
        if kind == "Deal":
            each = 9 if options.get("long") else 8
            hands = [list(action.hands[at * each : at * each + each]) for at in range(seats)]
            turn = action.first
        elif kind == "Turn":
            prize, hung = action.card, []
        else:
            assert seat == turn, "seats play in turn"
            hands[seat].remove(action.card)
            hung.append((seat, action.card))
            turn = (turn + 1) % seats
            if len(hung) == seats:
                best = max(card for _, card in hung)
                turn = next(who for who, card in hung if card == best)
                scores[turn] += prize
    assert not any(hands)
    return tuple(scores)


def inventory(state: Any) -> int:
    """No card is there twice; the prizes are all there."""
    for hand, spent in zip(state.hands, state.spent, strict=True):
        assert len({*hand, *spent}) == len(hand) + len(spent) == (state.rounds if state.phase else 0)
    prizes = Counter([*state.pool, *(card for taken in state.taken for card in taken), state.prize])
    return sum(prizes[value] for value in range(1, 10) if prizes[value] == 1)


def expected_inventory(seats: int, options: dict[str, Any]) -> int:
    return 9
