"""The search where nothing is hidden: a path of steps and deals leads to one position, so what can be done there is
asked once, and a step needs no node before it is tried.

Most of a tree are steps that are never tried: they are kept in lists of what is there anyway (actions are made once)
and of bare numbers, a seventh of what pairs of them would take.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import sqrt
from typing import Any

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.players import search
from kasane_desktop.players.search import CAUTION, WAITING, Considered, Node, Search


class OpenSearch(Search):
    """`branches` of a node are the steps that were tried; the others are waiting, the most promising last."""

    def considered(self) -> list[Considered]:
        waiting = [Considered(action, 0, 0.0) for action in reversed(self.root.waiting)]
        return [*super().considered(), *waiting]

    def _offered(self, node: Node, state: Any, seat: Seat) -> bool:
        if node.offer is None:
            if self.nodes >= search.MOST_NODES:
                return False
            self._branch_out(node, state, seat, state.actions(seat))
        return True

    def _branch_out(self, node: Node, state: Any, seat: Seat, actions: Sequence[Action]) -> None:
        if node.offer is not None:  # of an earlier search, which may have thought about more
            node.branches = [branch for branch in node.branches if branch.action in actions]
            left = [at for at, action in enumerate(node.waiting) if action in actions]
            node.promise = array("d", [node.promise[at] for at in left])
            node.waiting = [node.waiting[at] for at in left]
            return
        weights = self._first_sight(node, state, seat, actions)
        # Of equals the first comes first: it is the last one of them that waits.
        order = sorted(range(len(actions) - 1, -1, -1), key=weights.__getitem__)
        node.waiting = [actions[number] for number in order]
        node.promise = array("d", [weights[number] for number in order])
        node.offer, node.branches = (), []
        self.nodes += len(actions) // WAITING

    def _select(self, node: Node) -> Node:
        passed, promise = node.passed, node.promise
        eager = sqrt(passed + 1)
        best, found = -1.0, None
        for branch in node.branches:
            times = branch.tried
            worth = branch.total / times + branch.prior * eager / (1 + times)
            if worth > best:
                best, found = worth, branch
        if promise:
            untried = node.gained / passed - CAUTION if passed else 0.0
            if found is None or untried + promise[-1] * eager > best:
                found = Node(node.waiting.pop(), promise.pop())  # type: ignore[attr-defined]
                node.branches.append(found)
                self.nodes += 1
        assert found is not None
        return found
