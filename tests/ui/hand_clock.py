"""A clock turned by hand, and matches in which a mask has just been laid."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.games.kabuki.rules.actions import Lay, Pass
from kasane_desktop.match.match import Match, Sitter

STEP = 0.001


class HandClock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def laid_match(players: str = "hhh", seed: int = 3) -> Match:
    """A match in which a mask has just been laid on another one, by seat 0; h: human, c: computer."""
    match = first_mask(players, seed, layer=len(players) - 1)
    for seat in match.to_act():
        match.play(seat, Pass())
    while match.deal():
        pass
    match.play(0, Lay(0))
    return match


def first_mask(players: str, seed: int = 3, layer: int = 0) -> Match:
    """A match in which the first mask of all has just been laid: there can be no pair."""
    kinds = {"h": "human", "c": "random"}
    for deal in range(seed, seed + 100):
        match = Match(CATALOGUE["kabuki"], [Sitter(f"P{n}", kinds[k]) for n, k in enumerate(players)], seed=deal)
        while match.deal():
            pass
        if match.to_act() == (layer,):
            match.play(layer, Lay(0))
            return match
    raise AssertionError("nobody begins")


def scenario(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """Run a test on an event loop, and see that it leaves no task behind."""

    async def cleanly() -> None:
        await test()
        assert asyncio.all_tasks() == {asyncio.current_task()}

    def scenario_test() -> None:
        asyncio.run(cleanly())

    scenario_test.__name__ = test.__name__
    return scenario_test
