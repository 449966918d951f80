"""What the alternatives of a decision were worth, from the view of who decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from math import sqrt
from random import Random
from typing import Any

from kasane_desktop.core.action import Sent
from kasane_desktop.core.game import CHANCE, Action, Game, Outcome, Seat, View
from kasane_desktop.players.exact import rewards_after
from kasane_desktop.players.heuristic import PLAYED_ON, Heuristic, Style
from kasane_desktop.players.mind import mind_of
from kasane_desktop.players.search import Search
from kasane_desktop.players.supposing import Supposing
from kasane_desktop.players.thinking import AtLeisure
from kasane_desktop.players.worthwhile import worthwhile

Values = tuple[float, ...]
"""Of each seat: win chances, or what else the game counts."""
WINNING = Style(lead=0.0)
"""Nothing counts but who wins."""
WARM_UP = 0.25
"""The share of samples after which what is found out is believed: before, the tree knows too little."""
FEWEST = 16
"""Samples of a tree that are believed at least."""
CHECKS = 32
"""Samples after which it is seen again what cannot be the best any more."""
POSITIONS, MOST_POSITIONS = 200, 1_000_000
"""Positions near the end that are worth as much work as a sample, and how many are looked at at most: trees tell little
there, where everything hangs on one line that has to be found."""
TREES = 4
"""Trees that are grown at least, where there are samples enough for so many."""
FEW = {4: 1.6, 5: 1.4, 6: 1.3, 7: 1.25, 8: 1.2, 9: 1.2, 10: 1.15}
"""By how much the spread of so few trees may be too small (Student's, for 95 in 100)."""
HOPELESS = 3.5
"""Standard errors behind the best after which an alternative gets no more samples."""


class Unit(StrEnum):
    """What values are."""

    CHANCE = "chance"
    TOKENS = "tokens"


@dataclass(frozen=True, slots=True)
class Worth(Sent):
    """An alternative: what it is worth to each seat, and how uncertain its distance from the best one is."""

    action: Action
    values: Values
    error: float = 0.0


def may_be_best(behind: float, error: float) -> bool:
    """Whether more samples of an alternative may tell something: it is so far behind the best, with this error."""
    return behind <= HOPELESS * error + 0.01


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
        self.heuristic.look_back()

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
        """The mean over looks at states that `imagine` gives: a look plays on, and knows how far to trust that."""
        rng = Random(f"{self.seed}/{seed}")
        looks = [self.heuristic.look(imagine(rng), rng) for _ in range(-(-samples // PLAYED_ON))]
        return tuple(sum(parts) / len(looks) for parts in zip(*looks, strict=True))

    def worths(self, view: View, chosen: Action, samples: int, stopped: Callable[[], bool]) -> list[Worth]:
        """What each alternative is worth, the best first: all of them in the same imagined states. What cannot be the
        best is left out early, but never what was chosen. Hangs on the view alone."""
        rng = Random(f"{self.seed}/{view!r}")
        actions = list(worthwhile(self.game, view))
        if chosen not in actions:
            actions.append(chosen)
        if self.heuristic.open_book(view):
            state = self.heuristic.sample(view, rng)
            if self.heuristic.settled(state):
                known = self._worked_out(state, view.seat, actions, samples, stopped)
                if known is not None:
                    return known
        return _Comparison(self, self._imagining(view, rng), view.seat, actions, rng).compare(chosen, samples, stopped)

    def _worked_out(
        self, state: Any, seat: Seat, actions: Sequence[Action], samples: int, stopped: Callable[[], bool]
    ) -> list[Worth] | None:
        """Near the end, where chance has no part in it any more: what happens if everybody does what is best for them.
        None where that is more work than trying it out."""
        limit = min(POSITIONS * samples * len(actions), MOST_POSITIONS)
        found = rewards_after(state, seat, actions, _Ends(self.heuristic), _Stoppable(stopped), limit)
        if found is None:
            return None
        worths = [Worth(action, tuple(rewards[state.seats :])) for action, rewards in found]
        return sorted(worths, key=lambda worth: -worth.values[seat])

    def _imagining(self, view: View, rng: Random) -> Callable[[], Any]:
        if self.heuristic.open_book(view):
            return self.heuristic.sample(view, rng).copy  # type: ignore[no-any-return]  # a state of the game's kind
        likely = self.heuristic.evidence(view)
        if likely is None:
            return lambda: self.heuristic.sample(view, rng)
        return Supposing(self.heuristic, view, likely, rng)


class _Ends:
    """What the end of a match is worth as players see it, who want to be ahead even if they cannot win; and behind
    that, who won."""

    def __init__(self, heuristic: Heuristic) -> None:
        self._usual = type(heuristic)(heuristic.game)
        self.position = heuristic.position

    def worth(self, state: Any) -> list[float]:
        outcome = state.outcome()
        return [*self._usual.result(outcome), *won(outcome)]


class _Stoppable(AtLeisure):
    def __init__(self, stopped: Callable[[], bool]) -> None:
        self.cancelled = stopped  # type: ignore[method-assign]


class _Tally:
    __slots__ = ("action", "count", "given", "sums")

    def __init__(self, action: Action, seats: int) -> None:
        self.action = action
        self.sums = [0.0] * seats
        self.given: list[float] = []  # to who decides, sample by sample
        self.count = 0

    def note(self, rewards: Values, seat: Seat) -> None:
        self.count += 1
        self.given.append(rewards[seat])
        for at, reward in enumerate(rewards):
            self.sums[at] += reward

    def mean(self, seat: Seat) -> float:
        return self.sums[seat] / self.count


class _Tree(Search):
    """A search in which whoever asks says what is tried next, in which state."""

    def __init__(
        self, judge: Judge, imagine: Callable[[], Any], seat: Seat, actions: Sequence[Action], rng: Random
    ) -> None:
        super().__init__(judge.game, judge.heuristic, imagine, seat, actions, rng)
        self._judge = judge

    def tries(self, state: Any, number: int) -> Values:
        """What the alternative of this number leads to."""
        return tuple(self._iterate(state, self.root.branches[number]))

    def _played_out(self, state: Any) -> Values:
        return self._judge.value(state, self._rng)


class _Comparison:
    """Gives every alternative its turn in each imagined state, in several trees one after the other: what a tree has
    once found good it goes on to find good, so that only another one tells how far it can be trusted."""

    def __init__(
        self, judge: Judge, imagine: Callable[[], Any], seat: Seat, actions: Sequence[Action], rng: Random
    ) -> None:
        self._judge, self._imagine, self._seat, self._rng = judge, imagine, seat, rng
        seats = imagine().seats
        self._tallies = [_Tally(action, seats) for action in actions]
        self._ends = [0]  # samples that were believed when each tree was done

    def compare(self, chosen: Action, samples: int, stopped: Callable[[], bool]) -> list[Worth]:
        seat, running = self._seat, self._tallies
        for size in _sizes(samples):
            running = self._grow(running, size, chosen, stopped)
            self._ends.append(max(tally.count for tally in self._tallies))
        found = [tally for tally in self._tallies if tally.count]
        best = max(found, key=lambda tally: tally.mean(seat))
        worths = [
            Worth(tally.action, tuple(part / tally.count for part in tally.sums), self._joint(tally, best))
            for tally in found
        ]
        return sorted(worths, key=lambda worth: -worth.values[seat])

    def _grow(self, running: list[_Tally], samples: int, chosen: Action, stopped: Callable[[], bool]) -> list[_Tally]:
        """One tree; those that are left."""
        rng, warm = self._rng, int(samples * WARM_UP)
        tree = _Tree(self._judge, self._imagine, self._seat, [tally.action for tally in running], rng)
        numbers = {tally.action: number for number, tally in enumerate(running)}
        for number in range(samples):
            if stopped():
                break
            state = self._imagine()
            luck = rng.random()
            for tally in running:
                rng.seed(luck)
                rewards = tree.tries(state.copy(), numbers[tally.action])
                if number >= warm:
                    tally.note(rewards, self._seat)
            rng.seed(f"{luck}/{number}")
            if self._ends[-1] and number >= warm and number % CHECKS == 0:
                running = self._hopeful(running, chosen)
        return running

    def _hopeful(self, running: list[_Tally], chosen: Action) -> list[_Tally]:
        """Those that may still be the best. Not before a whole tree was grown: a good line may be found late in it."""
        best = max(running, key=lambda tally: tally.mean(self._seat))
        mean = best.mean(self._seat)
        return [
            tally
            for tally in running
            if tally.action == chosen or may_be_best(mean - tally.mean(self._seat), self._joint(tally, best))
        ]

    def _joint(self, one: _Tally, best: _Tally) -> float:
        """The standard error of the distance between two that were tried in the same states: by the samples, or by the
        trees if these differ more than samples would."""
        number = min(one.count, best.count)
        if one is best or number < 2:
            return 0.0
        apart = [a - b for a, b in zip(one.given, best.given, strict=False)]
        trees = [apart[begun:end] for begun, end in pairwise(self._ends) if begun < end <= number]
        if len(trees) < TREES:  # what was tried one after the other in the same tree hangs together, too
            trees = [apart[number * part // TREES : number * (part + 1) // TREES] for part in range(TREES)]
        means = [sum(tree) / len(tree) for tree in trees if tree]
        return max(_error(apart), FEW.get(len(means), 1.0) * _error(means))


def _sizes(samples: int) -> list[int]:
    """How many samples each tree is given: with more of them there are more trees, and larger ones. How far trees are
    apart hardly hangs on how large they are, so that their number tells how sure one can be."""
    trees = max(TREES, round(sqrt(samples) / 4)) if samples >= TREES * 2 * FEWEST else 1
    return [samples // trees + (number < samples % trees) for number in range(trees)]


def _error(values: Sequence[float]) -> float:
    """The standard error of their mean."""
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
