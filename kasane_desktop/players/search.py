"""Information-set Monte-Carlo tree search: written once, for every game.

Each iteration imagines one state that the seat cannot tell from the true one, walks down a tree
of steps that all such states share, plays on as the heuristic sees fit and notes what came of it
for whoever made each step. Everybody wants the most for themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, Final

from kasane_desktop.core.action import Sent
from kasane_desktop.core.game import CHANCE, Action, Game, Seat
from kasane_desktop.players.heuristic import Heuristic
from kasane_desktop.players.thinking import Thinking

CAUTION: Final = 0.08
"""What a step that was never tried is thought to be worse than the others."""
MOST_NODES = 120_000
"""A tree grows up to here, some 20 megabytes; what is found out further on goes into the steps that are known."""
WAITING: Final = 4
"""Steps without a node that take the room of one (open_search.py)."""
LOOK_UP: Final = 8
"""Iterations between two looks at the clock."""
FIRST: Final = 0.1
"""Share of the time after which it may be clear what is best."""
CATCHING_UP: Final = 0.25
NEARLY_AS_GOOD: Final = 0.7
"""Share of the iterations that are left which another step would need to be tried as often as the best: that many it
hardly ever gets, unless it is worth as much."""
CLEARLY: Final = 0.03
"""What a step must be worth more than the one tried second most to be better for all that one can tell."""
FLOOR: Final = 0.15
"""Share of first sight that all steps have alike where a decision is made: what looks poor may be the best."""


@dataclass(frozen=True, slots=True)
class Considered(Sent):
    """A step as the search sees it: how often it was tried, and its mean reward."""

    action: Action
    visits: int
    worth: float


class Node:
    """A step that was made, and what may follow it."""

    __slots__ = (
        "action",
        "available",
        "branches",
        "by_action",
        "deals",
        "gained",
        "offer",
        "passed",
        "prior",
        "promise",
        "total",
        "tried",
        "waiting",
    )

    def __init__(self, action: Action | None, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.tried = 0
        self.total = 0.0  # what it brought to who made it
        self.available = 0  # how often it could have been tried
        self.passed = 0  # how often someone made a step from here
        self.gained = 0.0  # what that brought
        self.offer: Sequence[Action] | None = None
        self.branches: list[Node] = _NO_NODES  # in step with `offer`
        self.by_action: dict[Action, Node] = _NONE  # a tree is mostly leaves: they need no dictionaries
        self.deals: dict[Action, Node] = _NONE
        self.waiting: list[Action] = _NO_ACTIONS  # see open_search
        self.promise: Sequence[float] = ()  # in step with `waiting`

    def mean(self) -> float:
        return self.total / self.tried if self.tried else 0.0


_NONE: Final[dict[Action, Node]] = {}
_NO_NODES: Final[list[Node]] = []
_NO_ACTIONS: Final[list[Action]] = []
_NOBODY = Node(None, 0.0)


def size(root: Node) -> int:
    """How many nodes there are."""
    found, left = 0, [root]
    while left:
        node = left.pop()
        found += 1
        left += node.by_action.values() or node.branches
        found += len(node.waiting) // WAITING
        left += node.deals.values()
    return found


class Search:
    """One decision of one seat."""

    def __init__(
        self,
        game: Game[Any, Any],
        heuristic: Heuristic,
        imagine: Callable[[], Any],
        seat: Seat,
        actions: Sequence[Action],
        rng: Random,
        clarity: float = 1.0,
        root: Node | None = None,
    ) -> None:
        """`imagine` gives a state of its own with every call. Of what the seat can do, only
        `actions` are thought about. With less than full clarity, first sight tells less. `root` is
        what an earlier search has found out about this very position."""
        self._game = game
        self._heuristic = heuristic
        self._imagine = imagine
        self._seat = seat
        self._rng = rng
        self._clarity = clarity
        sharp = heuristic.sharp_focus if clarity == 1.0 else None
        self._focus = heuristic.focus if sharp is None else sharp
        self.nodes = 0 if root is None else size(root)
        self._same: dict[Action, Action] = {}  # one of each: a tree has the same steps in thousands of places
        self.iterations = 0
        self.root = root or self._new_root()
        self._branch_out(self.root, imagine(), seat, actions)

    def _new_root(self) -> Node:
        return Node(None, 1.0)

    def run(self, thinking: Thinking, iterations: int | None) -> None:
        """Until the time or the number of iterations is used up, it is cancelled, or, where time counts, it is clear
        what will come of it."""
        limit = iterations if iterations is not None else 1 << 60
        whole = thinking.time_left()
        while self.iterations < limit:
            if self.iterations % LOOK_UP == 0:
                if thinking.cancelled() or (left := thinking.time_left()) <= 0:
                    return
                used = whole - left
                if iterations is None and 0 < FIRST * whole < used and self.is_clear(self.iterations * left / used):
                    return
            self._iterate()
            self.iterations += 1

    def is_clear(self, left: float) -> bool:
        """Whether the step tried most will be that after `left` more iterations, as far as one can tell."""
        best = second = _NOBODY
        for node in self.tried():
            if node.tried > best.tried:
                best, second = node, best
            elif node.tried > second.tried:
                second = node
        better = best.mean() > second.mean() + CLEARLY
        return best.tried - second.tried > (CATCHING_UP if better else NEARLY_AS_GOOD) * left

    def tried(self) -> Sequence[Node]:
        """The steps that can be made now, as far as there are nodes for them."""
        return self.root.branches

    def considered(self) -> list[Considered]:
        """What is known of the steps that can be made now, the most tried first."""
        nodes = sorted(self.root.branches, key=lambda node: (-node.tried, -node.total, -node.prior))
        return [Considered(node.action, node.tried, node.mean()) for node in nodes if node.action is not None]

    def _iterate(self, state: Any = None, first: Node | None = None) -> Sequence[float]:
        """From an imagined state, or from this one; with the step that promises most, or with this one first."""
        if state is None:
            state = self._imagine()
        path: list[tuple[Node, Node, Seat]] = []
        node, seat = self.root, self._seat
        while True:
            step = first or self._select(node)
            first = None
            state.play(seat, step.action)
            path.append((node, step, seat))
            if not step.tried:
                break
            reached: Node | None = step
            acting = state.to_act()
            while acting and acting[0] == CHANCE and reached is not None:
                reached = self._after_deal(reached, state)
                acting = state.to_act()
            if not acting or reached is None:
                break
            node = reached
            seat = acting[0]
            if not self._offered(node, state, seat):
                break
        rewards = self._played_out(state)
        for node, step, seat in path:
            reward = rewards[seat]
            step.tried += 1
            step.total += reward
            node.passed += 1
            node.gained += reward
        return rewards

    def _played_out(self, state: Any) -> Sequence[float]:
        """What it brings to each seat."""
        return self._heuristic.play_out(state, self._rng)

    def _offered(self, node: Node, state: Any, seat: Seat) -> bool:
        """See to it that the node knows what can be done from here; False if the tree may not grow any more."""
        actions = state.actions(seat)
        if actions != node.offer:
            if self.nodes >= MOST_NODES:
                return False
            self._branch_out(node, state, seat, actions)
        return True

    def _after_deal(self, node: Node, state: Any) -> Any:
        """Deal; the node where it leads to. A deal that was not seen before ends the tree: what
        comes after it would be learnt for this deal alone."""
        deal = self._game.deal(state, self._rng)
        state.play(CHANCE, deal)
        if deal in node.deals:
            return node.deals[deal]
        if self.nodes < MOST_NODES:
            if not node.deals:
                node.deals = {}
            node.deals[deal] = type(node)(deal, 1.0)
            self.nodes += 1
        return None

    def _branch_out(self, node: Node, state: Any, seat: Seat, actions: Sequence[Action]) -> None:
        """Set the steps that can be made from here in this state; old ones keep what is known."""
        if not node.by_action:
            node.by_action = {}
        known = node.by_action
        try:
            branches = [known[action] for action in actions]
        except KeyError:  # most often all are known
            weights = self._first_sight(node, state, seat, actions)
            same = self._same
            for action, weight in zip(actions, weights, strict=True):
                if action not in known:
                    step = same.setdefault(action, action)
                    known[step] = Node(step, weight)
                    self.nodes += 1
            branches = [known[action] for action in actions]
        node.branches = branches
        offer: list[Any] = [branch.action for branch in branches]
        node.offer = offer if isinstance(actions, list) else tuple(offer)

    def _first_sight(self, node: Node, state: Any, seat: Seat, actions: Sequence[Action]) -> Sequence[float]:
        """How much each step is trusted before it was tried; together the focus."""
        number = len(actions)
        focus = self._focus
        if number == 1:
            return (focus,)
        weights = self._heuristic.prior(state, seat, actions)
        if self._clarity < 1.0:
            weights = [weight**self._clarity for weight in weights]
        share = focus / sum(weights)
        if node is not self.root or self._clarity < 1.0:  # who sees less at first sight looks around anyway
            return [weight * share for weight in weights]
        floor = FLOOR * focus / number
        return [weight * share * (1.0 - FLOOR) + floor for weight in weights]

    def _select(self, node: Node) -> Node:
        """The step that promises most, or was tried too little to know."""
        branches = node.branches
        for branch in branches:
            branch.available += 1
        if len(branches) == 1:
            return branches[0]
        untried = node.gained / node.passed - CAUTION if node.passed else 0.0
        best, found = -1.0, branches[0]
        for branch in branches:
            times = branch.tried
            worth = branch.total / times if times else untried
            worth += branch.prior * sqrt(branch.available) / (1 + times)
            if worth > best:
                best, found = worth, branch
        return found
