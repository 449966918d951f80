"""The frozen master as a player: given a view, it searches for as long as it has time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import accumulate
from math import inf
from random import Random
from typing import Any

from kasane_desktop.core.game import Action, Game, View
from kasane_desktop.players.thinking import Thinking
from kasane_desktop.players.worthwhile import worthwhile
from training.landed.exact import work_out
from training.landed.heuristic import Heuristic
from training.landed.kaleido import KaleidoHeuristic
from training.landed.layering import LayeringHeuristic
from training.landed.rainbow import RainbowHeuristic
from training.landed.search import Node, Search

HEURISTICS: dict[str, type[Heuristic]] = {
    "kasane": LayeringHeuristic,
    "kimono": LayeringHeuristic,
    "rainbow": RainbowHeuristic,
    "kaleido": KaleidoHeuristic,
}
UNHURRIED = 2000
POSITIONS = 10
MOST_POSITIONS = 30_000
SUPPOSED = 200


class LandedPlayer:
    """Traits: `iterations` to set their number."""

    def __init__(self, game: Game[Any, Any], rng: Random, traits: Mapping[str, str]) -> None:
        self._game = game
        self._rng = rng
        given = traits.get("iterations")
        self._iterations = int(given) if given else None
        self.heuristic = HEURISTICS[game.id](game)
        self._position: Any = None
        self._root: Node | None = None

    def choose(self, view: View, thinking: Thinking) -> Action:
        actions = worthwhile(self._game, view)
        if len(actions) == 1:
            return actions[0]
        imagine = self._imagining(view)
        iterations = self._iterations
        if iterations is None and thinking.time_left() == inf:
            iterations = UNHURRIED
        state = imagine()
        if self.heuristic.settled(state):
            limit = MOST_POSITIONS if iterations is None else POSITIONS * iterations
            worked_out = work_out(state, view.seat, self.heuristic, thinking, limit)
            if worked_out is not None:
                return next(action for _, action in worked_out if action in actions)
        search = Search(self._game, self.heuristic, imagine, view.seat, actions, self._rng, 1.0, self._known(view))
        search.run(thinking, iterations)
        keeps = iterations is None and self.heuristic.open_book(view)
        self._position, self._root = (imagine(), search.root) if keeps else (None, None)
        return search.considered()[0].action

    def _known(self, view: View) -> Node | None:
        """What the last search knows of this position, if it is a further step of the same turn."""
        root, position = self._root, self._position
        for node in root.by_action.values() if root else ():
            after = position.copy()
            after.play(view.seat, node.action)
            if after.to_act() == (view.seat,) and self._game.view(after, view.seat) == view:
                return node
        return None

    def _imagining(self, view: View) -> Callable[[], Any]:
        heuristic, rng = self.heuristic, self._rng
        if heuristic.open_book(view):
            return heuristic.sample(view, rng).copy  # type: ignore[no-any-return]  # a state of the game's own kind
        likely = heuristic.evidence(view)
        if likely is None:
            return lambda: heuristic.sample(view, rng)
        supposed = [heuristic.sample(view, rng) for _ in range(SUPPOSED)]
        weights = list(accumulate(map(likely, supposed)))
        return lambda: rng.choices(supposed, cum_weights=weights)[0].copy()
