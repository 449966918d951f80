"""The frozen master of version 0.1.0 decides as it did then: what is measured against it keeps its meaning."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.players.thinking import AtLeisure
from tests.matches import Setting, random_match
from training.landed.player import HEURISTICS, LandedPlayer
from training.versus import Encounter, contest, parser, play

DECIDED = {
    "kasane": "7e8a5c54cab8d304",
    "kimono": "528e124fe7569416",
    "rainbow": "0de64a20ac6fd1f3",
    "kaleido": "0e3397aef0f71906",
}


def decisions(game: str) -> list[str]:
    """What it does in 40 positions of random matches, at each number of seats."""
    rules, found = CATALOGUE[game], []
    for number in range(40):
        setting = Setting(rules, rules.counts[number % len(rules.counts)])
        match = random_match(setting, number, 3 + number)
        while match.deal():
            pass
        if not match.to_act():
            continue
        view = match.view(match.to_act()[0])
        player = LandedPlayer(rules, Random(number), {"iterations": "60"})
        found.append(repr(player.choose(view, AtLeisure())))
    return found


@pytest.mark.parametrize("game", HEURISTICS)
def test_it_plays_as_before(game: str) -> None:
    found = decisions(game)
    assert len(found) >= 25
    assert sha256("\n".join(found).encode()).hexdigest()[:16] == DECIDED[game], found


def test_an_encounter_can_be_repeated() -> None:
    encounter = Encounter("kaleido", ("master", "landed", "landed"), 7, opening=2, budget=None, iterations=4)
    assert play(encounter)[1] == play(encounter)[1]


def test_a_contest_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """The last match was being written when it was killed; what is kept of the others is not played again."""
    kept, whole = tmp_path / "kept.jsonl", ["--game", "kimono", "--seats", "2", "--matches", "4", "--iterations", "2"]
    uninterrupted = contest(parser().parse_args(whole))
    contest(parser().parse_args([*whole, "--keep", str(kept)]))
    lines = kept.read_text(encoding="utf-8").splitlines(keepends=True)
    kept.write_text("".join(lines[:3]) + lines[3][:50], encoding="utf-8")
    resumed = contest(parser().parse_args([*whole, "--keep", str(kept)]))
    again = kept.read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(again) == 4
    assert again[:3] == lines[:3]  # with the seconds they took
    for told in (uninterrupted, resumed):
        del told["seconds_per_move"]
    assert resumed == uninterrupted
