"""Kabuki, slow and obvious: what the fast rules are compared with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import Action
from kasane_desktop.games.kabuki.rules.actions import Lay, Pass, Stop, TurnUp
from kasane_desktop.games.kabuki.rules.state import State


def recount(seats: int, options: Mapping[str, Any], history: list[tuple[int, Action]]) -> tuple[int, ...]:
    """The final scores of a complete match, from what was done in it."""
    start = {2: 5, 3: 5, 4: 5, 5: 4, 6: 4}[seats]
    score = [0] * seats
    tokens = [start] * seats
    actors: dict[int, list[int]] = {}
    turned_up: list[int] = []
    passed: set[int] = set()
    layer = laid_on = -1
    for seat, action in history:
        round_over = False
        if isinstance(action, TurnUp):
            turned_up.append(action.mask)
        elif isinstance(action, Lay):
            actors.setdefault(action.stack, []).append(turned_up[-1])
            layer, laid_on, passed = seat, action.stack, set()
        elif isinstance(action, Stop):
            *below, top = actors[laid_on]
            same = [mask for mask in below if mask == top]
            for _ in same:
                if tokens[layer] > 0:
                    tokens[layer] -= 1
                    tokens[seat] += 1
            if not same:
                tokens[seat] -= 1
            round_over = min(tokens) == 0 or len(turned_up) == 50
        elif isinstance(action, Pass):
            passed.add(seat)
            round_over = len(passed) == seats - 1 and len(turned_up) == 50
        else:
            assert isinstance(action, Lot)
        if round_over:
            score = [total + held for total, held in zip(score, tokens, strict=True)]
            tokens, actors, turned_up = [start] * seats, {}, []
    return tuple(score)


def inventory(state: State) -> Counter[str]:
    """All pieces in the state, wherever they lie; tokens out of the game are still pieces."""
    pieces: Counter[str] = Counter()
    for kind, left in enumerate(state.deck):
        pieces[f"mask-{kind}"] += left
    for stack in state.stacks:
        for kind in stack:
            pieces[f"mask-{kind}"] += 1
    if state.up >= 0:
        pieces[f"mask-{state.up}"] += 1
    pieces["token"] = sum(state.tokens) + state.lost
    return pieces


def expected_inventory(seats: int, options: Mapping[str, Any]) -> Counter[str]:
    masks = {f"mask-{kind}": 5 for kind in range(10)}
    return Counter({**masks, "token": seats * (5 if seats < 5 else 4)})
