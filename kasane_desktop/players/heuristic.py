"""What a search wants to know about a game: which steps look good, and what a position is worth."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from math import exp, log
from operator import mul
from random import Random
from typing import Any

from kasane_desktop.core.game import CHANCE, Action, Game, Outcome, Seat
from kasane_desktop.players.learned import Weights, softmax


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


PLAYED_ON = 16
"""How often a position is played on for a look at what may come of it."""
HALF_A_WIN = 0.5
"""What everyone is thought to have won beside that."""
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
    sharp_focus: float | None = None
    """The same for who sees all there is at first sight, if it is another: whoever tries a thousand times and more
    should trust what it finds."""
    plays_by_value = True
    """Whether the search judges by the value that was learned; else it only tells chances."""
    sharp_by_value = False
    """The same for who sees all there is at first sight, where others do not."""

    def __init__(self, game: Game[Any, Any], style: Style = STEADY) -> None:
        self.game = game
        self.style = style
        self.learned: Weights | None = None

    def open_book(self, view: Any) -> bool:
        """Whether the view tells everything but what chance will do: one sample is all."""
        return False

    def settled(self, state: Any) -> bool:
        """Whether it can be worked out: neither chance nor secrets can interfere any more, and
        the end may be near enough."""
        return False

    def opening(self, view: Any) -> bool:
        """Whether the match has just begun and would begin alike every time, if the best step were always taken."""
        return False

    def position(self, state: Any) -> Hashable | None:
        """What tells positions apart that go on differently; None if that is not worth remembering."""
        return None

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
        """Play on for a while; what is reached is worth to each seat."""
        while acting := state.to_act():
            seat = acting[0]
            if seat == CHANCE:
                state.play(CHANCE, self.game.deal(state, rng))
            else:
                actions = state.actions(seat)
                state.play(seat, self.pick(state, seat, actions, rng) if len(actions) > 1 else actions[0])
        return self.worth(state)

    def judges(self, state: Any) -> bool:
        """Whether a position like this is judged where it stands; others are played on first."""
        return state.outcome() is not None

    def logits(self, state: Any) -> list[float] | None:
        """What was learned of the chances to win in a position that is not the end; None if nothing was."""
        if self.learned is None or not self.learned.value:
            return None
        weights = self.learned.value[state.seats][self.phase(state)]
        return [sum(map(mul, weights, row)) for row in self.features(state)]

    def worth(self, state: Any) -> list[float]:
        """What a position is worth to each seat, from 0 to 1: mostly the chance to win, and a little for being ahead,
        so that nobody gives up."""
        if self.learned is None or not self.learned.value or not self.plays_by_value:
            return self.rewards(self.standings(state))
        outcome = state.outcome()
        if outcome is not None:
            return self.result(outcome)
        logits = self.logits(state)
        return self.rewards(self.standings(state)) if logits is None else self.hopes(logits)

    def look_back(self) -> None:
        """From now on a position is worth the chance to win in it, as nearly as it was learned. Who plays may do better
        by another judgement."""
        self.plays_by_value = True

    def chances(self, state: Any) -> list[float]:
        """The chance of each seat to win, as far as it can be told at a glance."""
        logits = self.logits(state) if state.outcome() is None else None
        return self._promised(state) if logits is None else softmax(logits)

    def _promised(self, state: Any) -> list[float]:
        """The chance of each seat to win, by its standings alone."""
        outcome = state.outcome()
        if outcome is not None:
            return [(place == 1) / len(outcome.winners) for place in outcome.places]
        return softmax([points / self.spread for points in self.standings(state)])

    def look(self, state: Any, rng: Random) -> list[float]:
        """The chance of each seat to win, after a look at what may come of the position."""
        if state.outcome() is None and self.learned is not None and self.learned.look:
            weights = self.learned.look[state.seats][self.phase(state)]
            return softmax([sum(map(mul, weights, row)) for row in self.look_features(state, rng)])
        if self.judges(state):
            return self.chances(state)
        return _mean([self.chances(end) for end in self._ends(state, rng)])

    def look_features(self, state: Any, rng: Random) -> list[list[float]]:
        """For each seat what is seen at once, the points it has reached when the position was played on, and how often
        it was likely to win then."""
        ends = self._ends(state, rng)
        points, won = _mean([self.standings(end) for end in ends]), _mean([self._promised(end) for end in ends])
        sure = PLAYED_ON + HALF_A_WIN * state.seats  # nothing is sure because it came so a few times
        return [
            [*row, reached, log((PLAYED_ON * share + HALF_A_WIN) / sure)]
            for row, reached, share in zip(self.features(state), points, won, strict=True)
        ]

    def features(self, state: Any) -> list[list[float]]:
        """For each seat what is seen at once."""
        raise NotImplementedError

    def phase(self, state: Any) -> int:
        """Which weights are for this position."""
        raise NotImplementedError

    def _ends(self, state: Any, rng: Random) -> list[Any]:
        return [self._played_on(state.copy(), rng) for _ in range(PLAYED_ON)]

    def _played_on(self, state: Any, rng: Random) -> Any:
        """The position after playing on until it can be judged."""
        while (acting := state.to_act()) and not self.judges(state):
            seat = acting[0]
            if seat == CHANCE:
                state.play(seat, self.game.deal(state, rng))
            else:
                actions = state.actions(seat)
                state.play(seat, self.pick(state, seat, actions, rng) if len(actions) > 1 else actions[0])
        return state

    def standings(self, state: Any) -> Sequence[float]:
        outcome = state.outcome()
        return outcome.scores if outcome is not None else [0.0] * state.seats

    def rewards(self, standings: Sequence[float]) -> list[float]:
        """What standings in points are worth to each seat."""
        return self.hopes([points / self.spread for points in standings])

    def hopes(self, logits: Sequence[float]) -> list[float]:
        """The chances to win that follow from these, and the little for being ahead."""
        best = max(logits)
        weights = [exp(logit - best) for logit in logits]
        lead = self.style.lead
        win = (1.0 - lead) / sum(weights)
        slope = lead / 8.0
        level = lead / 2.0 - slope * sum(logits) / len(logits)
        return [
            weight * win + min(lead, max(0.0, level + logit * slope))
            for weight, logit in zip(weights, logits, strict=True)
        ]

    def result(self, outcome: Outcome) -> list[float]:
        """What the end is worth to each seat."""
        lead, scores = self.style.lead, outcome.scores
        win = (1.0 - lead) / len(outcome.winners)
        slope = lead / (8.0 * self.spread)
        level = lead / 2.0 - slope * sum(scores) / len(scores)
        return [
            (win if place == 1 else 0.0) + min(lead, max(0.0, level + points * slope))
            for place, points in zip(outcome.places, scores, strict=True)
        ]


def _mean(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(each) / len(rows) for each in zip(*rows, strict=True)]
