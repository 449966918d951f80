"""What a companion has a word for: all of it comes up in matches, and nothing that has no words."""

from __future__ import annotations

from random import Random

import pytest

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.match.match import Match, Sitter


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_sentence_comes_up_in_some_match_and_only_when_one_may_act(game: str) -> None:
    rules = CATALOGUE[game]
    said: set[str] = set()
    known = {key for key in rules.texts if key.split(".")[1] == "first"}
    for seed in range(20):
        rng, match = Random(seed), Match(rules, [Sitter("")] * 3, seed=seed)
        while match.to_act():
            if match.deal():
                continue
            for seat in range(3):
                told = rules.firsts(match.view(seat))
                assert seat in match.to_act() or not told
                said |= set(told)
            acting = rng.choice(match.to_act())
            match.play(acting, rng.choice(match.actions(acting)))
    assert said == known
    assert known
