"""Our search next to OpenSpiel's: its Python IS-MCTS bot plays our games, wrapped for it.

    make bench-opponents ARGS="--budget-ms 200 --matches 24 --json"

First simulations per second from the same positions, measured in turns, ratios within a round.
Then matches at equal time per move: one seat is ours, the others are the bot's, seats rotated,
the same deals for each rotation. The bot plays its games out at random, as it comes; deals cost it
nothing but the draw, and its keys are as short as they can be.
"""

from __future__ import annotations

import argparse
import importlib
import json
import platform
import sys
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.cli.arena import Clocked, Result, interval
from kasane_desktop.core.game import CHANCE, Action, Game, Seat, State
from kasane_desktop.players.ai import AIPlayer
from kasane_desktop.players.search import Search

try:
    np: Any = importlib.import_module("numpy")
    pyspiel: Any = importlib.import_module("pyspiel")
    ismcts = importlib.import_module("open_spiel.python.algorithms.ismcts")
    mcts = importlib.import_module("open_spiel.python.algorithms.mcts")
except ImportError:
    sys.exit("OpenSpiel is not installed: `make bench-opponents` sees to it where it can be had.")

TABLES = (("kasane", 4), ("kimono", 3), ("rainbow", 4), ("kaleido", 3), ("kabuki", 4))
SECRETS = ("rainbow",)
"""Games in which what a seat may do differs between states that look alike to another."""
AIM = 5.0
POSITIONS = (4, 16, 28)
"""Steps of random play before the positions that are measured."""


# --- our games, as OpenSpiel wants them ---


class Position:
    """A state that is copied in its own way, not piece by piece."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(self.state.copy())


class Wrapped(pyspiel.Game):  # type: ignore[misc]
    """One of our games with so many seats."""

    def __init__(self, game: Game[Any, Any], seats: int, rng: Random) -> None:
        kind = pyspiel.GameType
        shape = kind(
            short_name=f"python_{game.id}",
            long_name=game.id,
            dynamics=kind.Dynamics.SEQUENTIAL,
            chance_mode=kind.ChanceMode.SAMPLED_STOCHASTIC,
            information=kind.Information.IMPERFECT_INFORMATION,
            utility=kind.Utility.GENERAL_SUM,
            reward_model=kind.RewardModel.TERMINAL,
            max_num_players=seats,
            min_num_players=seats,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
        )
        size = pyspiel.GameInfo(
            num_distinct_actions=1_000_000,
            max_chance_outcomes=1,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=1000,
        )
        super().__init__(shape, size, {})
        self.rules = game
        self.seats = seats
        self.rng = rng
        self.heuristic = AIPlayer(game, rng, {}).heuristic  # for the rewards: both want the same
        self.numbers: dict[Action, int] = {}
        self.actions: list[Action] = []

    def number(self, action: Action) -> int:
        if action not in self.numbers:
            self.numbers[action] = len(self.actions)
            self.actions.append(action)
        return self.numbers[action]

    def new_initial_state(self) -> WrappedState:
        return WrappedState(self, self.rules.start(self.seats))

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer()


class WrappedState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: Wrapped, state: State) -> None:
        super().__init__(game)
        self.game = Shared(game)
        self.position = Position(state)
        self.trail: tuple[int, ...] = ()  # what was seen since the search began

    def current_player(self) -> int:
        acting = self.position.state.to_act()
        if not acting:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if acting[0] == CHANCE else acting[0]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(map(self.game.it.number, self.position.state.actions(player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)]

    def _apply_action(self, number: int) -> None:
        game, state = self.game.it, self.position.state
        if state.to_act()[0] == CHANCE:
            deal = game.rules.deal(state, game.rng)
            state.play(CHANCE, deal)
            self.trail += (-1, hash(deal))
        else:
            state.play(state.to_act()[0], game.actions[number])
            self.trail += (number,)

    def is_terminal(self) -> bool:
        return not self.position.state.to_act()

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.game.it.seats
        heuristic = self.game.it.heuristic
        return heuristic.rewards(heuristic.standings(self.position.state))

    def __str__(self) -> str:
        return str(self.trail)


class Shared:
    """Something that copies share."""

    def __init__(self, it: Wrapped) -> None:
        self.it = it

    def __deepcopy__(self, memo: dict[int, Any]) -> Shared:
        return self


class Observer:
    tensor = np.zeros(0)
    dict: dict[str, Any] = {}  # noqa: RUF012 - OpenSpiel's names

    def set_from(self, state: WrappedState, player: int) -> None: ...

    def string_from(self, state: WrappedState, player: int) -> str:
        return str(state.trail)


class Bot(ismcts.ISMCTSBot):  # type: ignore[misc, name-defined]
    """OpenSpiel's bot, with a clock."""

    def __init__(self, game: Wrapped, seed: int) -> None:
        draw = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=draw)
        secrets = game.rules.id in SECRETS
        super().__init__(game, evaluator, 1.0, 1, random_state=draw, allow_inconsistent_action_sets=secrets)
        self.wrapped = game

    def search(self, view: Any, seconds: float) -> tuple[Action, int]:
        """What it would do, and the number of its simulations."""
        game = self.wrapped
        self.reset()
        root = WrappedState(game, game.rules.sample(view, game.rng))
        self._root_node = self.create_new_node(root)
        done, due = 0, perf_counter() + seconds
        while perf_counter() < due or not done:
            self.run_simulation(WrappedState(game, game.rules.sample(view, game.rng)))
            done += 1
        seen = {game.actions[number]: child.visits for number, child in self._root_node.child_info.items()}
        return max(view.actions, key=lambda action: seen.get(action, 0)), done


# --- simulations per second ---


def position(game: Game[Any, Any], seats: int, steps: int) -> Any:
    """A view with a choice, some steps into a random match."""
    rng = Random(steps)
    state = game.start(seats)
    while True:
        seat = state.to_act()[0]
        if seat == CHANCE:
            state.play(seat, game.deal(state, rng))
            continue
        actions = state.actions(seat)
        if steps <= 0 and len(actions) > 1:
            return game.view(state, seat)
        state.play(seat, actions[int(rng.random() * len(actions))])
        steps -= 1


def ours(game: Game[Any, Any], view: Any, seconds: float) -> float:
    player = AIPlayer(game, Random(1), {})
    search = Search(game, player.heuristic, player.imagining(view), view.seat, view.actions, Random(1))
    begun = perf_counter()
    search.run(Clocked(seconds), None)
    return search.iterations / (perf_counter() - begun)


def speeds(game: Game[Any, Any], seats: int, seconds: float, rounds: int) -> dict[str, Any]:
    views = [position(game, seats, steps) for steps in POSITIONS]
    bot = Bot(Wrapped(game, seats, Random(1)), 1)
    mine, its, ratios = [], [], []
    for number in range(rounds + 1):
        for view in views:
            our_speed = ours(game, view, seconds)
            begun = perf_counter()
            bot_speed = bot.search(view, seconds)[1] / (perf_counter() - begun)
            if number:  # the first round fills what is remembered
                mine.append(our_speed)
                its.append(bot_speed)
                ratios.append(our_speed / bot_speed)
    return {
        "game": game.id,
        "seats": seats,
        "ours": round(median(mine)),
        "openspiel": round(median(its)),
        "ratio": round(median(ratios), 2),
        "lowest_ratio": round(min(ratios), 2),
    }


# --- matches ---


def play(game: Game[Any, Any], seats: int, our_seat: Seat, deal: int, seconds: float) -> Result:
    state = game.start(seats)
    player = AIPlayer(game, Random(f"{deal}/{our_seat}"), {"level": "master"})
    bot = Bot(Wrapped(game, seats, Random(deal)), deal)
    dealt = 0
    while acting := state.to_act():
        seat = acting[0]
        if seat == CHANCE:
            state.play(seat, game.deal(state, Random(f"{deal}/{dealt}")))
            dealt += 1
            continue
        view = game.view(state, seat)
        if len(view.actions) == 1:
            action = view.actions[0]
        elif seat == our_seat:
            action = player.choose(view, Clocked(seconds))
        else:
            action = bot.search(view, seconds)[0]
        state.play(seat, action)
    outcome = state.outcome()
    assert outcome is not None
    shares = tuple(1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats))
    names = tuple("ours" if seat == our_seat else "openspiel" for seat in range(seats))
    return Result(deal, names, shares, outcome.scores, (0.0,) * seats, (0,) * seats)


def matches(game: Game[Any, Any], seats: int, number: int, seconds: float) -> dict[str, Any]:
    deals = -(-number // seats)
    shares = []
    for deal in range(deals):
        of_deal = [play(game, seats, seat, deal, seconds).shares[seat] for seat in range(seats)]
        shares.append(sum(of_deal) / seats)
        print(f"{game.id}: deal {deal + 1} of {deals}", file=sys.stderr)
    share, margin = interval(shares)
    return {
        "game": game.id,
        "seats": seats,
        "matches": deals * seats,
        "fair": round(1 / seats, 3),
        "share": round(share, 3),
        "interval": [round(share - margin, 3), round(share + margin, 3)],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Our search and OpenSpiel's Python IS-MCTS, on our games.")
    parser.add_argument("--games", default=",".join(game for game, _ in TABLES), help="which ones")
    parser.add_argument("--seconds", type=float, default=0.5, help="length of a slice (default: 0.5)")
    parser.add_argument("--rounds", type=int, default=3, help="slices of each position (default: 3)")
    parser.add_argument("--matches", type=int, default=24, help="matches for each game, 0 for none (default: 24)")
    parser.add_argument("--budget-ms", type=int, default=200, help="time for a move in the matches (default: 200)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args()
    tables = [(CATALOGUE[game], seats) for game, seats in TABLES if game in asked.games.split(",")]
    measured = [speeds(game, seats, asked.seconds, asked.rounds) for game, seats in tables]
    played = [matches(game, seats, asked.matches, asked.budget_ms / 1000) for game, seats in tables if asked.matches]
    if asked.json:
        found = {"python": platform.python_version(), "aim": AIM, "simulations": measured, "matches": played}
        print(json.dumps(found, indent=1))
        return
    for row in measured:
        mark = " " if row["ratio"] >= AIM else "*"
        print(
            f"{row['game']:8} {row['seats']} seats: {row['ours']:>7,} simulations/s, "
            f"OpenSpiel {row['openspiel']:>6,}: {row['ratio']:.1f} ×{mark} (lowest {row['lowest_ratio']:.1f})"
        )
    for row in played:
        low, high = row["interval"]
        print(
            f"{row['game']:8} wins {row['share']:.1%} of {row['matches']} matches at {asked.budget_ms} ms a move "
            f"[{low:.1%}, {high:.1%}], fair {row['fair']:.1%}"
        )


if __name__ == "__main__":
    main()
