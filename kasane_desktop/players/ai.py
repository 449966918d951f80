"""The computer player: a search, as good as its level."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from math import exp, inf
from random import Random
from typing import Any

from kasane_desktop.core.game import Action, Game, View, only
from kasane_desktop.players.exact import work_out
from kasane_desktop.players.levels import CHARACTERS, LEVELS
from kasane_desktop.players.mind import mind_of
from kasane_desktop.players.open_search import OpenSearch
from kasane_desktop.players.search import Considered, Node, Search
from kasane_desktop.players.thinking import Thinking
from kasane_desktop.players.worthwhile import worthwhile

UNHURRIED = 2000
"""Iterations of who has all the time in the world."""
POSITIONS = 10
"""Positions of an exact search that take the time of an iteration."""
MOST_POSITIONS = 150_000
SUPPOSED = 200
"""States that are weighed by what speaks for them; fewer if there are fewer iterations."""
HALF = 0.5
EQUAL = 0.01
"""At the beginning of a match steps that differ by no more than this are as good: no two evenings are the same."""
ENOUGH = 0.25
"""A step tried less often than this share of the best one is not trusted."""


class AIPlayer:
    """Traits: `level`, `character`, and `iterations` to set their number."""

    def __init__(self, game: Game[Any, Any], rng: Random, traits: Mapping[str, str]) -> None:
        self.level = LEVELS[traits.get("level", "master")]
        self._game = game
        self._rng = rng
        given = traits.get("iterations")
        self._iterations = int(given) if given else self.level.iterations
        style = CHARACTERS[traits.get("character", "steady")]
        self.heuristic = mind_of(game.id).heuristic(game, style)
        if self.level.clarity == 1.0 and self.heuristic.sharp_by_value:
            self.heuristic.plays_by_value = True
        self._position: Any = None  # where the last search began, and what it found, if it may go on from there
        self._root: Node | None = None
        self.votes: dict[Action, int] = {}
        """How often the last search tried each step, if the most tried one was chosen for that alone."""

    def choose(self, view: View, thinking: Thinking) -> Action:
        self.votes = {}
        actions = worthwhile(self._game, view)
        if (left := only(actions)) is not None:
            return left
        perceived = self.heuristic.perceive(view, self.level.memory, self._rng)
        answer = self.heuristic.answer(perceived, actions, self.level.memory, self._rng)
        if answer is not None:
            return answer
        considered = self.think(view, thinking, actions)
        if self.level.temperature or not self.heuristic.opening(view):
            return self._chosen(considered)
        self.votes = {}  # it alone draws
        return self._rng.choice(_near_equals(considered)).action

    def reaction(self, view: View, action: Action) -> float:
        """Seconds after which it acts where others may be faster."""
        return self.heuristic.reaction(view, action, self.level.memory, self._rng)

    def think(self, view: View, thinking: Thinking, actions: Sequence[Action] | None = None) -> list[Considered]:
        """What it thinks of its possibilities, or of those among them that are given, the best first."""
        actions = view.actions if actions is None else actions
        imagine = self.imagining(view)
        iterations = self._iterations
        if iterations is None and thinking.time_left() == inf:
            iterations = UNHURRIED
        worked_out = self._worked_out(view, imagine(), thinking)
        if worked_out is not None:
            return [Considered(action, 1, worth) for worth, action in worked_out if action in actions]
        noticed, known = self._noticed(actions), self._known(view)
        kind = OpenSearch if self.heuristic.open_book(view) else Search
        search = kind(self._game, self.heuristic, imagine, view.seat, noticed, self._rng, self.level.clarity, known)
        search.run(thinking, iterations)
        self.iterations, self.nodes = search.iterations, search.nodes
        considered = search.considered()
        if iterations is None and not self.level.temperature:
            self.votes = {step.action: step.visits for step in considered}
        # Whoever counts iterations starts afresh each time: its choice hangs on nothing but the view.
        keeps = iterations is None and self.heuristic.open_book(view)
        self._position, self._root = (imagine(), search.root) if keeps else (None, None)
        return considered

    def _known(self, view: View) -> Node | None:
        """What the last search knows of this position, if it is a further step of the same turn."""
        root, position = self._root, self._position
        for node in root.branches if root else ():
            after = position.copy()
            after.play(view.seat, node.action)
            if after.to_act() == (view.seat,) and self._game.view(after, view.seat) == view:
                return node
        return None

    def _worked_out(self, view: View, state: Any, thinking: Thinking) -> list[tuple[float, Action]] | None:
        if not self.level.exact or not self.heuristic.settled(state):
            return None
        limit = MOST_POSITIONS if self._iterations is None else POSITIONS * self._iterations
        return work_out(state, view.seat, self.heuristic, thinking, limit)

    def imagining(self, view: View) -> Callable[[], Any]:
        """Gives states that agree with the view, each of its own."""
        heuristic, rng = self.heuristic, self._rng
        if heuristic.open_book(view):
            return heuristic.sample(view, rng).copy  # type: ignore[no-any-return]  # a state of the game's own kind
        likely = heuristic.evidence(view) if self.level.infers else None
        if likely is None:
            return lambda: heuristic.sample(view, rng)
        number = min(SUPPOSED, self._iterations or SUPPOSED)
        supposed = [heuristic.sample(view, rng) for _ in range(number)]
        weights = list(accumulate(map(likely, supposed)))
        random, whole, last = rng.random, weights[-1], number - 1
        return lambda: supposed[bisect(weights, random() * whole, 0, last)].copy()  # as rng.choices, in half its time

    def _noticed(self, actions: Sequence[Action]) -> Sequence[Action]:
        blindness, glance = self.level.blindness, self.level.glance
        if not blindness:
            return actions
        noticed = tuple(action for action in actions if self._rng.random() >= blindness)
        if glance is not None and len(noticed) > glance:
            noticed = tuple(self._rng.sample(noticed, glance))
        return noticed if noticed else (self._rng.choice(actions),)

    def _chosen(self, considered: list[Considered]) -> Action:
        best = considered[0]
        temperature = self.level.temperature
        if not temperature:
            return best.action
        good = [step for step in considered if step.visits >= ENOUGH * best.visits]
        weights = [exp((step.worth - best.worth) / temperature) for step in good]
        return self._rng.choices(good, weights)[0].action


def _near_equals(considered: list[Considered]) -> list[Considered]:
    """Those that are as good as the best one, as far as the search can tell."""
    best = considered[0]
    return [step for step in considered if step.visits >= HALF * best.visits and step.worth >= best.worth - EQUAL]
