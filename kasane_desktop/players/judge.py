"""What the alternatives of a decision were worth, from the view of who decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import sqrt
from random import Random
from typing import Any

from kasane_desktop.core.game import CHANCE, Action, Game, Outcome, Seat, View
from kasane_desktop.players.heuristic import Heuristic, Style
from kasane_desktop.players.mind import mind_of
from kasane_desktop.players.search import Search
from kasane_desktop.players.worthwhile import worthwhile

Values = tuple[float, ...]
"""Of each seat: win chances, or what else the game counts."""
WINNING = Style(lead=0.0)
"""Nothing counts but who wins."""
WARM_UP = 0.25
"""The share of samples after which what is found out is believed: before, the tree knows too little."""
FEWEST = 16
"""Samples before an alternative may be left out."""
HOPELESS = 3.5
"""Standard errors behind the best after which an alternative gets no more samples."""


class Unit(StrEnum):
    """What values are."""

    CHANCE = "chance"
    TOKENS = "tokens"


@dataclass(frozen=True, slots=True)
class Worth:
    """An alternative: what it is worth to each seat, and how uncertain its distance from the best one is."""

    action: Action
    values: Values
    error: float = 0.0


def won(outcome: Outcome) -> Values:
    """What a result is worth: winners share it."""
    winners = outcome.winners
    return tuple((seat in winners) / len(winners) for seat in range(len(outcome.places)))


class Judge:
    """Of one game: what positions and alternatives are worth, in win chances."""

    unit = Unit.CHANCE
    """A game that is not a matter of searching has a judge of its own, and may count something else."""

    def __init__(self, game: Game[Any, Any], seed: str) -> None:
        self.game = game
        self.seed = seed
        self.heuristic: Heuristic = mind_of(game.id).heuristic(game, WINNING)

    def open_book(self, view: View) -> bool:
        return self.heuristic.open_book(view)

    def fair(self, state: Any) -> Values:
        """What everyone has before anything has happened."""
        seats: int = state.seats
        return (1.0 / seats,) * seats

    def result(self, state: Any) -> Values:
        """What everyone has at the end."""
        outcome: Outcome | None = state.outcome()
        assert outcome is not None
        return won(outcome)

    def possible(self, values: Values) -> Values:
        """The nearest values that there can be: what is estimated may be a little beyond."""
        within = [min(1.0, max(0.0, value)) for value in values]
        whole = sum(within)
        return tuple(value / whole for value in within)

    def value(self, state: Any, rng: Random) -> Values:
        """Play on for a while from a state, which is used up."""
        while state.to_act() == (CHANCE,):
            state.play(CHANCE, self.game.deal(state, rng))
        worth = self.heuristic.play_out(state, rng)
        outcome = state.outcome()
        return won(outcome) if outcome is not None else tuple(worth)

    def chances(self, imagine: Callable[[Random], Any], samples: int, seed: str) -> Values:
        """The mean over states that `imagine` gives."""
        rng = Random(f"{self.seed}/{seed}")
        sums: list[float] | None = None
        for _ in range(samples):
            found = self.value(imagine(rng), rng)
            sums = list(found) if sums is None else [one + other for one, other in zip(sums, found, strict=True)]
        assert sums is not None
        return tuple(part / samples for part in sums)

    def worths(self, view: View, chosen: Action, samples: int, stopped: Callable[[], bool]) -> list[Worth]:
        """What each alternative is worth, the best first: all of them in the same imagined states. What cannot be the
        best is left out early, but never what was chosen. Hangs on the view alone."""
        rng = Random(f"{self.seed}/{view!r}")
        actions = list(worthwhile(self.game, view))
        if chosen not in actions:
            actions.append(chosen)
        return _Comparison(self, self._imagining(view, rng), view.seat, actions, rng).compare(chosen, samples, stopped)

    def _imagining(self, view: View, rng: Random) -> Callable[[], Any]:
        if self.heuristic.open_book(view):
            return self.heuristic.sample(view, rng).copy  # type: ignore[no-any-return]  # a state of the game's kind
        likely = self.heuristic.evidence(view)
        if likely is None:
            return lambda: self.heuristic.sample(view, rng)
        supposed = [self.heuristic.sample(view, rng) for _ in range(200)]
        weights = [likely(state) for state in supposed]
        return lambda: rng.choices(supposed, weights)[0].copy()


class _Tally:
    __slots__ = ("action", "count", "given", "node", "sums")

    def __init__(self, node: Any, seats: int) -> None:
        self.node = node
        self.action: Action = node.action
        self.sums = [0.0] * seats
        self.given: list[float] = []  # to who decides, sample by sample
        self.count = 0


class _Comparison(Search):
    """A search that gives every alternative its turn in each imagined state."""

    def __init__(
        self, judge: Judge, imagine: Callable[[], Any], seat: Seat, actions: Sequence[Action], rng: Random
    ) -> None:
        super().__init__(judge.game, judge.heuristic, imagine, seat, actions, rng)
        self._judge = judge

    def compare(self, chosen: Action, samples: int, stopped: Callable[[], bool]) -> list[Worth]:
        seat = self._seat
        seats = self._imagine().seats
        tallies = [_Tally(node, seats) for node in self.root.branches]
        running = list(tallies)
        warm = int(samples * WARM_UP)
        for number in range(samples):
            if stopped():
                break
            state = self._imagine()
            luck = self._rng.random()
            for tally in running:
                self._rng.seed(luck)
                rewards = self._iterate(state.copy(), tally.node)
                if number >= warm:
                    tally.count += 1
                    tally.given.append(rewards[seat])
                    for at, reward in enumerate(rewards):
                        tally.sums[at] += reward
            self._rng.seed(f"{luck}/{number}")
            if number >= warm + FEWEST and number % FEWEST == 0 and len(running) > 1:
                running = _hopeful(running, chosen, seat)
        best = max((tally for tally in tallies if tally.count), key=lambda tally: tally.sums[seat] / tally.count)
        found = [
            Worth(tally.action, tuple(part / tally.count for part in tally.sums), _joint(tally, best))
            for tally in tallies
            if tally.count
        ]
        return sorted(found, key=lambda worth: -worth.values[seat])

    def _played_out(self, state: Any) -> Values:
        return self._judge.value(state, self._rng)


def _hopeful(running: list[_Tally], chosen: Action, seat: Seat) -> list[_Tally]:
    best = max(running, key=lambda tally: tally.sums[seat] / tally.count)
    mean = best.sums[seat] / best.count
    return [
        tally
        for tally in running
        if tally.action == chosen or mean - tally.sums[seat] / tally.count <= HOPELESS * _joint(tally, best) + 0.01
    ]


def _joint(one: _Tally, best: _Tally) -> float:
    """The standard error of the distance between two that were tried in the same states."""
    number = min(one.count, best.count)
    if one is best or number < 2:
        return 0.0
    apart = [a - b for a, b in zip(one.given, best.given, strict=False)]
    mean = sum(apart) / number
    return sqrt(sum((part - mean) ** 2 for part in apart) / (number - 1) / number)
