"""The greedy player, in every game."""

from __future__ import annotations

from random import Random

import pytest

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.cli.simulate import play_out
from kasane_desktop.core.game import Action, Seat, State, View
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.players import greedy
from kasane_desktop.players.greedy import GreedyPlayer
from kasane_desktop.players.player import PLAYERS
from kasane_desktop.players.thinking import AtLeisure, Thinking
from tests.matches import Setting, plain_settings, random_match, settings

ALL = list(settings())
PLAIN = list(plain_settings())


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Legality does not hang on how far it looks, so it need not look far."""
    for limit in ("SAMPLES", "DEPTH", "AHEAD", "GLIMPSES"):
        monkeypatch.setattr(greedy, limit, 1)
    monkeypatch.setattr(greedy, "WIDTH", 2)


def seated(setting: Setting, players: list[str], seed: int) -> Match:
    return Match(setting.game, [Sitter(player, player) for player in players], setting.options, seed)


def choice(setting: Setting, view: View, seed: str = "seed") -> Action:
    return GreedyPlayer(setting.game, Random(seed), {}).choose(view, AtLeisure())


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("setting", ALL, ids=str)
def test_it_plays_legally_to_the_end(setting: Setting) -> None:
    for seed in range(8):
        players = Random(f"legal {seed}").choices(["greedy", "random"], k=setting.seats)
        players[seed % setting.seats] = "greedy"
        assert play_out(seated(setting, players, seed)).winners


@pytest.mark.parametrize("game", CATALOGUE)
def test_it_repeats_itself(game: str) -> None:
    setting = Setting(CATALOGUE[game], CATALOGUE[game].counts[0])
    first, second = (seated(setting, ["greedy"] + ["random"] * (setting.seats - 1), 1) for _ in range(2))
    assert play_out(first) == play_out(second)
    assert first.steps == second.steps


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_it_is_given_a_view_and_nothing_that_it_cannot_know_changes_its_choice(setting: Setting) -> None:
    for seed in range(3):
        match = random_match(setting, seed, 5 + 3 * seed)
        while match.deal():
            pass
        for seat in match.to_act():
            view = match.view(seat)
            twin = setting.game.sample(view, Random(seed))
            assert choice(setting, setting.game.view(twin, seat)) == choice(setting, view)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_it_never_receives_a_state(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[View] = []

    class Watched(GreedyPlayer):
        def choose(self, view: View, thinking: Thinking) -> Action:
            given.append(view)
            return super().choose(view, thinking)

    monkeypatch.setitem(PLAYERS, "greedy", Watched)
    match = seated(setting, ["greedy"] * setting.seats, 4)
    view_type = type(match.view(0))
    play_out(match)
    assert given
    assert all(type(view) is view_type and view.actions and not hasattr(view, "play") for view in given)


def last_leads(state: State, seat: Seat) -> list[int] | None:
    """The leads of all ways in which the seat can end the match in its turn; None if it is
    not alone in deciding it, or has more ways than one would look through."""
    outcome = state.outcome()
    if outcome is not None:
        return [outcome.scores[seat] - max(score for s, score in enumerate(outcome.scores) if s != seat)]
    if state.to_act() != (seat,) or len(state.actions(seat)) > 8:
        return None
    leads: list[int] = []
    for action in list(state.actions(seat)):
        after = state.copy()
        after.play(seat, action)
        found = last_leads(after, seat)
        if found is None:
            return None
        leads += found
    return leads


@pytest.mark.parametrize("game", [game for game in CATALOGUE if game != "kabuki"])  # no seat ends that one alone
def test_in_the_last_turn_it_takes_the_greatest_lead(game: str) -> None:
    checked = 0
    for seed in range(40):
        setting = Setting(CATALOGUE[game], CATALOGUE[game].counts[seed % len(CATALOGUE[game].counts)])
        match = random_match(setting, seed)
        for at in range(match.cursor - 6, match.cursor):
            seat = match.steps[at].seat
            view = match.view(max(seat, 0), at)
            state = setting.game.sample(view, Random(0))
            leads = last_leads(state, seat) if seat in state.to_act() and seat >= 0 else None
            if leads is None or len(set(leads)) == 1:
                continue
            state.play(seat, choice(setting, view, str(seed)))
            reachable = last_leads(state, seat)
            assert reachable is not None
            assert max(reachable) == max(leads)
            checked += 1
    assert checked >= 3


def test_it_calls_a_doubled_mask_and_lets_a_single_one_pass() -> None:
    setting = Setting(CATALOGUE["kabuki"], 3)
    seen: set[str] = set()
    for seed in range(3):
        match = random_match(setting, seed)
        for at in range(0, match.cursor, 7):
            for seat in range(3):
                view = match.view(seat, at)
                table = {type(action).__name__: action for action in view.actions}
                if "Stop" not in table:
                    continue
                state = setting.game.sample(view, Random(0))
                state.play(seat, table["Stop"])
                gain = setting.game.scoring(setting.game.view(state, seat))[seat][-1].points
                right = "Stop" if gain > view.tokens[seat] else "Pass"  # type: ignore[attr-defined]  # Kabuki's view
                assert choice(setting, view) == table[right]
                seen.add(right)
    assert seen == {"Stop", "Pass"}


@pytest.mark.parametrize("game", CATALOGUE)
def test_it_beats_random_players(game: str) -> None:
    setting = Setting(CATALOGUE[game], 4)
    won = sum(
        0 in play_out(seated(setting, ["greedy", "random", "random", "random"], seed)).winners for seed in range(10)
    )
    assert won >= 7  # by luck alone once in 285 such series


def test_cancelled_it_answers_at_once_with_something_legal() -> None:
    class Cancelled(AtLeisure):
        def cancelled(self) -> bool:
            return True

    setting = Setting(CATALOGUE["kaleido"], 5)
    match = random_match(setting, 1, 20)
    (seat,) = match.to_act()
    view = match.view(seat)
    assert GreedyPlayer(setting.game, Random(0), {}).choose(view, Cancelled()) in view.actions
