"""The arena: its arithmetic, its fairness, its one cheat."""

from __future__ import annotations

import json
from collections import Counter
from math import inf

import pytest

from kasane_desktop.cli.arena import Result, interval, play, read_spec, tally, tasks
from kasane_desktop.cli.commands import UsageError, run
from kasane_desktop.players.player import PLAYERS


def result(deal: int, *seats: tuple[str, float, int]) -> Result:
    players, shares, scores = zip(*seats, strict=True)
    return Result(deal, players, shares, scores, (1.0,) * len(seats), (2,) * len(seats))


def test_the_interval_is_students() -> None:
    middle, margin = interval([0.0, 0.5, 1.0])
    assert middle == pytest.approx(0.5)
    assert margin == pytest.approx(4.30 * 0.5 / 3**0.5)
    assert interval([0.4] * 10)[1] == pytest.approx(0.0)
    assert interval([1.0])[1] == inf
    many = [0.0, 1.0] * 500
    assert interval(many)[1] == pytest.approx(1.96 * 0.5 / 1000**0.5, rel=0.01)


def test_shares_are_counted_by_player_and_deal() -> None:
    results = [
        result(0, ("a", 1.0, 10), ("b", 0.0, 4), ("b", 0.0, 6)),
        result(0, ("b", 0.5, 8), ("a", 0.5, 8), ("b", 0.0, 2)),
        result(1, ("a", 0.0, 1), ("b", 1.0, 9), ("b", 0.0, 3)),
    ]
    first, second = tally(results)
    assert (first.player, second.player) == ("a", "b")
    assert first.fair == pytest.approx(1 / 3)
    assert first.share == pytest.approx((0.75 + 0.0) / 2)  # the mean of the deals
    assert second.share == pytest.approx((0.25 + 1.0) / 2)
    assert first.times_fair == pytest.approx(first.share * 3)
    assert first.part == pytest.approx((10 / 20 + 8 / 18 + 2 * 1 / 13) / 4)
    assert second.part == pytest.approx(1 - first.part)
    assert first.score == pytest.approx(19 / 3)
    assert first.seconds == pytest.approx(0.5)


def test_every_player_sits_everywhere_with_the_same_deals() -> None:
    specs = [read_spec(text) for text in ("random", "greedy", "child")]
    work = tasks("kimono", specs, 4, None, None)
    assert len(work) == 6  # whole rotations
    at = Counter((task.deal, seat, spec.text) for task in work for seat, spec in enumerate(task.specs))
    assert set(at.values()) == {1}
    assert len(at) == 2 * 3 * 3


def test_a_match_can_be_repeated() -> None:
    specs = [read_spec(text) for text in ("random", "child", "twin:iterations=5")]
    for game in ("kimono", "kabuki"):
        (task, *_) = tasks(game, specs, 1, None, 4)
        assert play(task).scores == play(task).scores


def test_the_twin_sits_in_the_arena_only() -> None:
    assert "twin" not in PLAYERS
    assert read_spec("twin").player == "twin"


def test_specs_carry_traits() -> None:
    spec = read_spec("ai:level=skilled:character=cautious")
    assert (spec.player, spec.traits) == ("ai", {"level": "skilled", "character": "cautious"})


@pytest.mark.parametrize("text", ["nobody", "ai:level", ""])
def test_a_wrong_spec_is_refused(text: str) -> None:
    with pytest.raises(UsageError):
        read_spec(text)


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    line = "arena --game rainbow --seats random,child --matches 4 --iterations 2 --processes 1 --json"
    assert run(line.split()) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["matches"] == 4
    shares = [player["win_share"] for player in printed["players"]]
    assert sum(shares) == pytest.approx(1.0)


@pytest.mark.parametrize(
    "line",
    [
        "arena --game chess --seats random,random --matches 2",
        "arena --game kasane --seats random,random --matches 2",
        "arena --game kasane --seats random,random,random --matches 0",
        "arena --game kasane --seats random,random,random --matches 2 --iterations 3 --budget-ms 5",
    ],
)
def test_nonsense_is_refused(line: str) -> None:
    assert run(line.split()) == 2
