"""The computer player: fair, legal, repeatable, and stopped at once."""

from __future__ import annotations

from dataclasses import fields
from itertools import pairwise
from math import inf
from random import Random
from typing import Any

import pytest

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.cli.simulate import play_out
from kasane_desktop.core.game import Action, Game, View
from kasane_desktop.games.layering.rules.actions import Take
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.players import search
from kasane_desktop.players.ai import AIPlayer
from kasane_desktop.players.heuristic import Heuristic
from kasane_desktop.players.levels import CHARACTERS, LEVELS
from kasane_desktop.players.mind import MINDS
from kasane_desktop.players.player import PLAYERS
from kasane_desktop.players.scale import PERFECT, SCALE, levels_of
from kasane_desktop.players.search import LOOK_UP
from kasane_desktop.players.texts import TEXTS
from kasane_desktop.players.thinking import AtLeisure, Thinking
from tests.games import layering_positions
from tests.matches import Setting, plain_settings, random_match, settings

ALL = list(settings())
PLAIN = list(plain_settings())


def view_to_act(setting: Setting, seed: int, steps: int) -> View:
    """What a seat sees that has a choice, some steps into a random match."""
    match = random_match(setting, seed, steps)
    while True:
        while match.deal():
            pass
        seat = match.to_act()[0]
        if len(match.actions(seat)) > 1:
            return match.view(seat)
        match.play(seat, match.actions(seat)[0])


def choice(game: Game[Any, Any], view: View, seed: str = "seed", **traits: str) -> Action:
    return AIPlayer(game, Random(seed), {"iterations": "40", **traits}).choose(view, AtLeisure())


def test_every_game_has_a_heuristic_and_hints() -> None:
    for game in CATALOGUE:
        assert MINDS[game].heuristic is not Heuristic
        assert MINDS[game].hints is not None


@pytest.mark.parametrize("setting", ALL, ids=str)
def test_every_level_plays_legally_to_the_end(setting: Setting) -> None:
    levels = list(LEVELS)
    for seed in range(2):
        sitters = [
            Sitter(level, "ai", {"level": level, "iterations": "3", "character": list(CHARACTERS)[seat % 4]})
            for seat, level in enumerate((levels[seed:] + levels)[: setting.seats])
        ]
        # The match refuses what is not legal.
        assert play_out(Match(setting.game, sitters, setting.options, seed)).winners


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_the_same_seed_and_iterations_give_the_same_move(setting: Setting) -> None:
    for seed in range(3):
        view = view_to_act(setting, seed, 3 + 9 * seed)
        assert len({choice(setting.game, view, level=level) for level in ("master",) * 3}) == 1
        assert choice(setting.game, view, level="child") == choice(setting.game, view, level="child")


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_what_it_cannot_know_does_not_change_its_choice(setting: Setting) -> None:
    for seed in range(3):
        view = view_to_act(setting, seed, 5 + 4 * seed)
        twin = setting.game.sample(view, Random(seed))
        assert choice(setting.game, setting.game.view(twin, view.seat)) == choice(setting.game, view)


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_it_never_receives_a_state(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Any] = []

    class Watched(AIPlayer):
        def choose(self, view: View, thinking: Thinking) -> Action:
            given.append(view)
            return super().choose(view, thinking)

    monkeypatch.setitem(PLAYERS, "ai", Watched)
    match = Match(setting.game, [Sitter("a", "ai", {"iterations": "2"})] * setting.seats, setting.options, 4)
    state_type = type(match._state)
    play_out(match)
    assert given
    for view in given:
        held = [getattr(view, field.name) for field in fields(view)]
        assert type(view) is type(match.view(0))
        assert not any(isinstance(value, state_type) for value in held)


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_state_is_no_view(game: str) -> None:
    """Whoever hands it the state instead of a view gets no move."""
    setting = Setting(CATALOGUE[game], CATALOGUE[game].counts[0])
    match = random_match(setting, 1, 9)
    while match.deal():
        pass
    with pytest.raises((AttributeError, TypeError)):
        choice(setting.game, match._state)  # type: ignore[arg-type]


class Impatient(AtLeisure):
    """Cancels, or lets the time run out, after it was asked so many times."""

    def __init__(self, looks: int, *, cancels: bool) -> None:
        self.looks = looks
        self.cancels = cancels

    def cancelled(self) -> bool:
        self.looks -= 1
        return self.cancels and self.looks < 0

    def time_left(self) -> float:
        return 0.0 if not self.cancels and self.looks < 0 else 1.0


@pytest.mark.parametrize("cancels", [True, False], ids=["cancelled", "out-of-time"])
@pytest.mark.parametrize("game", [game for game in CATALOGUE if game != "kabuki"])  # it does not search there
def test_it_stops_at_once(game: str, cancels: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    setting = Setting(CATALOGUE[game], 3)
    view = view_to_act(setting, 2, 12)
    played_out: list[int] = []
    heuristic = MINDS[game].heuristic
    plain = heuristic.play_out

    def counted(self: Heuristic, state: Any, rng: Random) -> Any:
        played_out.append(1)
        return plain(self, state, rng)

    monkeypatch.setattr(heuristic, "play_out", counted)
    for looks in (0, 2):
        played_out.clear()
        player = AIPlayer(setting.game, Random(1), {"level": "master"})
        assert player.choose(view, Impatient(looks, cancels=cancels)) in view.actions
        assert len(played_out) <= looks * LOOK_UP


def two_steps_of_a_turn(game: str) -> tuple[Setting, View, Action, View]:
    """A step after which the same seat has another choice at once."""
    setting = Setting(CATALOGUE[game], 3)
    for seed in range(50):
        view = view_to_act(setting, seed, 14)
        for action in view.actions:
            state = setting.game.sample(view, Random(0))
            state.play(view.seat, action)
            if state.to_act() == (view.seat,) and len(following := setting.game.view(state, view.seat).actions) > 1:
                assert following
                return setting, view, action, setting.game.view(state, view.seat)
    raise AssertionError("no turn has two choices")


@pytest.mark.parametrize("game", ["kasane", "kimono", "kaleido"])
def test_the_next_step_of_a_turn_begins_with_what_was_found_for_it_before(game: str) -> None:
    setting, view, action, following = two_steps_of_a_turn(game)
    player = AIPlayer(setting.game, Random(1), {"level": "master"})
    player.choose(view, Impatient(40, cancels=False))
    tried = player.votes[action]
    assert tried > 0
    considered = player.think(following, Impatient(0, cancels=False))
    assert player.iterations == 0
    assert sum(step.visits for step in considered) == tried - 1  # the first time it was not yet followed up
    fresh = AIPlayer(setting.game, Random(1), {"level": "master"}).think(following, Impatient(0, cancels=False))
    assert sum(step.visits for step in fresh) == 0


@pytest.mark.parametrize("game", ["kasane", "kimono", "kaleido"])
def test_whoever_counts_iterations_begins_afresh(game: str) -> None:
    """Its choice hangs on nothing but the view."""
    setting, view, _, following = two_steps_of_a_turn(game)
    player = AIPlayer(setting.game, Random(1), {"level": "master", "iterations": "40"})
    player.choose(view, AtLeisure())
    assert sum(step.visits for step in player.think(following, AtLeisure())) == 40


def test_levels_and_characters_have_names() -> None:
    assert list(LEVELS) == [*SCALE, PERFECT]
    assert all(level.name in TEXTS for level in LEVELS.values())
    assert all(f"players.character.{character}" in TEXTS for character in CHARACTERS)
    assert set(LEVELS) < set(PLAYERS)


def test_a_perfect_memory_is_offered_where_it_makes_a_difference() -> None:
    assert {game: levels_of(rules)[len(SCALE) :] for game, rules in CATALOGUE.items()} == {
        game: (PERFECT,) if game == "kabuki" else () for game in CATALOGUE
    }


def test_levels_grow() -> None:
    ladder = [LEVELS[level] for level in SCALE]
    for weaker, stronger in pairwise(ladder):
        assert (weaker.iterations or 0) < (stronger.iterations or 10**9)
        assert weaker.temperature > stronger.temperature or not weaker.temperature
        assert weaker.blindness >= stronger.blindness
        assert weaker.clarity < stronger.clarity
        assert weaker.memory.span < stronger.memory.span
        assert weaker.memory.pace > stronger.memory.pace
        assert stronger.memory.spread >= 0.25  # nobody is as steady as a machine
    assert LEVELS[PERFECT].memory.span == inf > LEVELS["master"].memory.span


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_strong_level_beats_a_weak_one(game: str) -> None:
    setting = Setting(CATALOGUE[game], 3)
    won = 0.0
    for seed in range(9):
        players = ["child"] * 3
        players[seed % 3] = "expert"
        sitters = [
            Sitter(level, "ai", {"level": level, "iterations": {"child": "5"}.get(level, "60")}) for level in players
        ]
        winners = play_out(Match(setting.game, sitters, {}, seed)).winners
        won += (seed % 3 in winners) / len(winners)
    assert won >= 5  # fair would be 3


def test_a_tree_stops_growing_and_the_search_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "MOST_NODES", 200)
    setting = Setting(CATALOGUE["kaleido"], 2)
    view = view_to_act(setting, 5, 20)
    player = AIPlayer(setting.game, Random(1), {"iterations": "400"})
    assert player.choose(view, AtLeisure()) in view.actions
    assert player.iterations == 400
    assert player.nodes < 300


def test_a_step_is_worth_what_it_brings_to_who_makes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    kimono: Any = CATALOGUE["kimono"]
    rewards = (0.1, 0.7, 0.2)
    monkeypatch.setattr(search.Search, "_played_out", lambda self, state: rewards)
    state = layering_positions.dealt(kimono, 3, first=1)
    heuristic = AIPlayer(kimono, Random(1), {}).heuristic
    looking = search.Search(kimono, heuristic, state.copy, 1, state.actions(1), Random(1))
    looking.run(AtLeisure(), 200)
    for step in (tried for tried in looking.root.branches if tried.tried):
        assert step.total == pytest.approx(0.7 * step.tried)
        then = [other for other in step.branches if other.tried]  # seat 1 lays, or seat 2 takes
        assert all(other.total == pytest.approx(0.2 * other.tried) for other in then if isinstance(other.action, Take))
    assert any(other.tried for step in looking.root.branches for other in step.branches)
