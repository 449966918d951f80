"""What a search wants to know about a game: which steps look good, and what a position is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Any

from kasane_desktop.core.game import CHANCE, Action, Game, Seat


@dataclass(frozen=True, slots=True)
class Style:
    """What a player likes: it weighs what a step brings at once and what it makes possible, and
    what becomes of all. The sum stays the same, so that nobody is stronger for it."""

    now: float = 1.0
    later: float = 1.0
    lead: float = 0.15  # the rest goes to winning


STEADY = Style()


@dataclass(frozen=True, slots=True)
class Memory:
    """How well a player remembers, how fast and how boldly it calls."""

    span: float  # things seen since, after which half is forgotten
    pace: float  # seconds until it reacts, half of the time
    spread: float  # how much that differs from time to time: the deviation of its logarithm
    nerve: float = 0.0  # how much more than nothing a call must promise; less than 0: it calls on a hunch


QUICKEST = 0.35
"""Seconds: no eye and hand are faster."""


class Heuristic:
    """Knows nothing of a game: every step looks alike, and games are played out at random.

    A game's own heuristic replaces what it knows better. States and actions are those of its
    game. `standings` are points, estimated if the game is not over, with ties broken.
    """

    spread = 1.0
    """Points that make a lead comfortable."""
    focus = 1.0
    """How much the search trusts `prior`."""

    def __init__(self, game: Game[Any, Any], style: Style = STEADY) -> None:
        self.game = game
        self.style = style

    def open_book(self, view: Any) -> bool:
        """Whether the view tells everything but what chance will do: one sample is all."""
        return False

    def settled(self, state: Any) -> bool:
        """Whether it can be worked out: neither chance nor secrets can interfere any more, and
        the end is near."""
        return False

    def perceive(self, view: Any, memory: Memory, rng: Random) -> Any:
        """What is left of the view in the head of the player."""
        return view

    def answer(self, view: Any, actions: Sequence[Action], memory: Memory, rng: Random) -> Action | None:
        """A decision among these actions that needs no search."""
        return None

    def reaction(self, view: Any, action: Action, memory: Memory, rng: Random) -> float:
        """Seconds that a player takes to act where several may act at once: spread as those of people are, a few
        of them much longer than most."""
        return max(QUICKEST, memory.pace * exp(memory.spread * rng.gauss(0.0, 1.0)))

    def sample(self, view: Any, rng: Random) -> Any:
        return self.game.sample(view, rng)

    def evidence(self, view: Any) -> Callable[[Any], float] | None:
        """How well each state that agrees with the view explains what others did; None if that tells nothing."""
        return None

    def prior(self, state: Any, seat: Seat, actions: Sequence[Action]) -> Sequence[float]:
        """How good each action looks: positive weights."""
        return [1.0] * len(actions)

    def pick(self, state: Any, seat: Seat, actions: Sequence[Action], rng: Random) -> Action:
        """What is done when a game is played out."""
        return actions[int(rng.random() * len(actions))]

    def play_out(self, state: Any, rng: Random) -> Sequence[float]:
        """Play on for a while; the standings."""
        while acting := state.to_act():
            seat = acting[0]
            if seat == CHANCE:
                state.play(CHANCE, self.game.deal(state, rng))
            else:
                actions = state.actions(seat)
                state.play(seat, self.pick(state, seat, actions, rng) if len(actions) > 1 else actions[0])
        return self.standings(state)

    def standings(self, state: Any) -> Sequence[float]:
        outcome = state.outcome()
        return outcome.scores if outcome is not None else [0.0] * state.seats

    def rewards(self, standings: Sequence[float]) -> list[float]:
        """What the standings are worth to each seat, from 0 to 1: mostly the chance to win, and
        a little for being ahead, so that nobody gives up."""
        spread = self.spread
        best = max(standings)
        weights = [exp((points - best) / spread) for points in standings]
        whole = sum(weights)
        lead = self.style.lead
        win = (1.0 - lead) / whole
        mean = sum(standings) / len(standings)
        slope = lead / (8.0 * spread)
        level = lead / 2.0
        return [
            weight * win + min(lead, max(0.0, level + (points - mean) * slope))
            for weight, points in zip(weights, standings, strict=True)
        ]
