"""The best that was reached before in matches like one that has just ended."""

from __future__ import annotations

from pathlib import Path
from random import Random

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.match.history import History
from kasane_desktop.match.history.best import best_before
from kasane_desktop.match.match import HUMAN, Match, Sitter


def ended(seed: int, count: int = 2, player: str = HUMAN, level: str = "skilled") -> Match:
    sitters = [Sitter("You", player), *(Sitter(f"P{n}", "search", {"level": level}) for n in range(1, count))]
    match, rng = Match(CATALOGUE["kimono"], sitters, {}, seed), Random(seed)
    while match.to_act():
        if not match.deal():
            match.play(match.to_act()[0], rng.choice(match.actions(match.to_act()[0])))
    return match


def own(match: Match) -> int:
    outcome = match.outcome()
    assert outcome is not None
    return outcome.scores[0]


def test_the_most_points_in_matches_of_the_same_kind(tmp_path: Path) -> None:
    history = History(tmp_path / "history.sqlite")
    match = ended(1)
    assert best_before(history, match) is None
    others = [ended(seed) for seed in (2, 3)]
    most = max(map(own, others))
    of_three = next(one for seed in range(4, 200) if own(one := ended(seed, count=3)) > most)
    against_a_child = next(one for seed in range(4, 200) if own(one := ended(seed, level="child")) > most)
    for other in (*others, of_three, against_a_child):
        history.add(other, b"")
    assert best_before(history, match) == most
    assert best_before(history, ended(6, player="greedy")) is None  # nobody whose points count
    history.close()
