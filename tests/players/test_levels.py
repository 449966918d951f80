"""What sets levels and characters apart is really used, each of it by itself."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import Action, View
from kasane_desktop.games.layering.rules.actions import TAKE, Take
from kasane_desktop.players.ai import AIPlayer
from kasane_desktop.players.heuristic import Heuristic
from kasane_desktop.players.levels import CHARACTERS, LEVELS
from kasane_desktop.players.mind import Mind
from kasane_desktop.players.search import Considered, Search
from kasane_desktop.players.thinking import AtLeisure
from tests.games import layering_positions
from tests.matches import Setting, random_match
from tests.players.test_exact import near_the_end

CALM = replace(LEVELS["expert"], temperature=0.0, blindness=0.0, exact=False)
"""Nothing of what makes a level weak but its few iterations."""


def player(monkeypatch: pytest.MonkeyPatch, game: str, seed: int, **weakness: Any) -> AIPlayer:
    monkeypatch.setitem(LEVELS, "expert", replace(CALM, **weakness))
    return AIPlayer(CATALOGUE[game], Random(seed), {"level": "expert", "iterations": "60"})


def views(game: str, number: int) -> list[View]:
    """What seats see that have a choice."""
    setting, found = Setting(CATALOGUE[game], 3), []
    for seed in range(10 * number):
        match = random_match(setting, seed, 4 + seed % 25)
        while match.deal():
            pass
        if match.to_act() and len(match.actions(match.to_act()[0])) > 2:
            found.append(match.view(match.to_act()[0]))
        if len(found) == number:
            break
    return found


def test_who_has_a_loose_hand_chooses_among_good_moves_and_never_an_untried_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    good, fair, untried = TAKE[:3]
    considered = [Considered(good, 30, 0.5), Considered(fair, 25, 0.45), Considered(untried, 1, 0.9)]

    def chosen(temperature: float) -> list[Action]:
        return [player(monkeypatch, "kimono", n, temperature=temperature)._chosen(considered) for n in range(200)]

    assert set(chosen(0.0)) == {good}
    loose, looser = chosen(0.05), chosen(0.5)
    assert set(loose) == set(looser) == {good, fair}
    assert 100 < loose.count(good) < 180
    assert looser.count(good) < loose.count(good)


def test_who_is_blind_for_a_share_of_the_moves_misses_the_best_as_often(monkeypatch: pytest.MonkeyPatch) -> None:
    kasane: Any = CATALOGUE["kasane"]
    state = layering_positions.about_to_take(kasane, 5, hand=(1, 2, 3, 4))
    view = kasane.view(state, 0)

    def missed(blindness: float) -> int:
        choices = [player(monkeypatch, "kasane", n, blindness=blindness).choose(view, AtLeisure()) for n in range(60)]
        return 60 - choices.count(Take(0))

    assert missed(0.0) == 0
    assert 6 < missed(0.25) < 24 < missed(0.6)


@pytest.mark.parametrize("character", [character for character in CHARACTERS if character != "steady"])
def test_characters_choose_otherwise_now_and_then(character: str) -> None:
    def choices(named: str) -> list[Action]:
        traits = {"level": "master", "character": named, "iterations": "60"}
        return [AIPlayer(CATALOGUE["kimono"], Random(1), traits).choose(view, AtLeisure()) for view in seen]

    seen = views("kimono", 60)
    differing = sum(one != other for one, other in zip(choices("steady"), choices(character), strict=True))
    assert 0 < differing < 40


def test_only_the_master_concludes_from_what_others_did(monkeypatch: pytest.MonkeyPatch) -> None:
    """Told that nothing but a hand with a six explains the bids, it imagines nothing else."""
    game = CATALOGUE["rainbow"]
    view = views("rainbow", 1)[0]
    rival = (view.seat + 1) % view.seats

    def has_six(state: Any) -> float:
        return float(state.hands[rival] >> 20 > 2)

    class Convinced(Heuristic):
        def evidence(self, view: Any) -> Any:
            return has_six

    monkeypatch.setattr("kasane_desktop.players.ai.mind_of", lambda game: Mind(heuristic=Convinced))
    imagined = {}
    for level in ("expert", "master"):
        imagine = AIPlayer(game, Random(1), {"level": level}).imagining(view)
        imagined[level] = [has_six(imagine()) for _ in range(60)]
    assert all(imagined["master"])
    assert 0 < sum(imagined["expert"]) < 60


def test_who_sees_less_at_first_sight_trusts_all_steps_more_alike() -> None:
    game, view = CATALOGUE["rainbow"], views("rainbow", 1)[0]
    trusted = {}
    for clarity in (0.9, 0.3):  # with all there is at first sight, steps at the root have a floor besides
        heuristic = AIPlayer(game, Random(1), {}).heuristic
        imagine = heuristic.sample(view, Random(1)).copy
        search = Search(game, heuristic, imagine, view.seat, view.actions, Random(1), clarity)
        trusted[clarity] = [node.prior for node in search.root.branches]
    assert max(trusted[0.3]) / min(trusted[0.3]) < 0.8 * max(trusted[0.9]) / min(trusted[0.9])


def test_only_who_may_works_out_the_end() -> None:
    """Who worked it out has tried each step once; who searches has tried some more often than others."""
    state = near_the_end("kimono", 3, 1)
    seat = state.to_act()[0]
    tried = {}
    for level in ("skilled", "expert"):
        player = AIPlayer(CATALOGUE["kimono"], Random(1), {"level": level, "iterations": "400"})
        tried[level] = {step.visits for step in player.think(CATALOGUE["kimono"].view(state, seat), AtLeisure())}
    assert tried["expert"] == {1}
    assert max(tried["skilled"]) > 1
