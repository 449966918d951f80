"""What was learned: its files, what happens without them, and the tables that play uses."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from hashlib import sha256
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.games.kaleido.mind import features as kaleido
from kasane_desktop.games.kaleido.rules.majority import EMPTY, WEIGHT, WHITE, shares
from kasane_desktop.games.kaleido.rules.state import colours_of
from kasane_desktop.players import learned
from kasane_desktop.players.ai import AIPlayer
from kasane_desktop.players.learned import MOST_BYTES, BadWeights, parse, weights_in
from kasane_desktop.players.thinking import AtLeisure
from kasane_desktop.players.value import chances_from, chances_in
from tests.matches import Setting, random_match
from training.landed.kaleido import KaleidoHeuristic as LandedKaleido

PINNED = {
    "kaleido": "56b69c4703e3cbde",
}
"""Whoever learns anew measures anew (docs/training.md), and pins what was measured."""


def package(game: str) -> str:
    return f"kasane_desktop.games.{game}.mind"


def text(game: str) -> str:
    return files(package(game)).joinpath(learned.FILE).read_text(encoding="utf-8")


def positions(game: str, number: int) -> list[Any]:
    """States of random matches, at each number of seats."""
    rules, found = CATALOGUE[game], []
    for seed in range(number):
        match = random_match(Setting(rules, rules.counts[seed % len(rules.counts)]), seed, 2 + seed % 60)
        while match.deal():
            pass
        if match.to_act():
            found.append(match._state)
    return found


@pytest.mark.parametrize("game", PINNED)
def test_weights_are_those_that_were_measured(game: str) -> None:
    assert len(text(game).encode()) <= MOST_BYTES
    assert sha256(text(game).encode()).hexdigest()[:16] == PINNED[game]


@pytest.mark.parametrize("game", PINNED)
def test_weights_are_used(game: str, caplog: pytest.LogCaptureFixture) -> None:
    assert AIPlayer(CATALOGUE[game], Random(1), {}).heuristic.learned is not None
    assert not caplog.records


WRONG: dict[str, Callable[[dict[str, Any]], str]] = {
    "no JSON": lambda told: "{",
    "no object": lambda told: "[]",
    "of another version": lambda told: json.dumps({**told, "version": 0}),
    "for other features": lambda told: json.dumps({**told, "value": {**told["value"], "features": ["luck"]}}),
    "for other seats": lambda told: json.dumps({**told, "prior": {**told["prior"], "weights": {}}}),
    "too long": lambda told: json.dumps(told) + " " * MOST_BYTES,
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_file_is_refused(wrong: str) -> None:
    told = json.loads(text("kaleido"))
    with pytest.raises(BadWeights):
        parse(WRONG[wrong](told), kaleido.SHAPE)
    assert parse(json.dumps(told), kaleido.SHAPE).value[3]


@pytest.mark.parametrize("number", ["1", None, float("nan"), float("inf"), True, []])
def test_what_is_no_number_is_refused(number: object) -> None:
    told = json.loads(text("kaleido"))
    told["value"]["weights"]["3"][2][1] = number
    with pytest.raises(BadWeights):
        parse(json.dumps(told), kaleido.SHAPE)


@pytest.mark.parametrize("phase", [[], [[0.0]], "phases"])
def test_a_wrong_shape_is_refused(phase: object) -> None:
    told = json.loads(text("kaleido"))
    told["value"]["weights"]["3"] = phase
    with pytest.raises(BadWeights):
        parse(json.dumps(told), kaleido.SHAPE)


@pytest.mark.parametrize("game", PINNED)
def test_without_the_file_players_say_so_and_judge_as_before(
    game: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(learned, "FILE", "missing.json")
    weights_in.cache_clear()
    try:
        with caplog.at_level(logging.WARNING):
            player = AIPlayer(CATALOGUE[game], Random(1), {"iterations": "30"})
        assert "missing.json cannot be used" in caplog.text
        assert player.heuristic.learned is None
        state = positions(game, 1)[0]
        view = CATALOGUE[game].view(state, state.to_act()[0])
        assert player.choose(view, AtLeisure()) in view.actions
    finally:
        weights_in.cache_clear()


@pytest.mark.parametrize("game", CATALOGUE)
def test_chances_are_chances(game: str) -> None:
    rules = CATALOGUE[game]
    for state in positions(game, 6):
        for found in (chances_in(rules, state), chances_from(rules, rules.view(state, state.to_act()[0]))):
            assert len(found) == state.seats
            assert sum(found) == pytest.approx(1.0)
            assert all(0 <= chance <= 1 for chance in found)


def test_who_has_won_has_won_for_sure() -> None:
    rules = CATALOGUE["kaleido"]
    match = random_match(Setting(rules, 3), 5, 500)
    outcome = match._state.outcome()
    assert outcome is not None
    told = chances_in(rules, match._state)
    assert [chance > 0 for chance in told] == [place == 1 for place in outcome.places]


# --- Kaleido ---


def filled_by_chance(six: list[int], seats: int, doubt: float) -> list[float]:
    """What a hexagon brings, counted tile by tile."""
    if EMPTY not in six:
        return [
            float(sum(points for colour, points in shares(six) or () if colour in colours_of(seats, seat)))
            for seat in range(seats)
        ]
    at = six.index(EMPTY)
    colours = [colour for seat in range(seats) for colour in colours_of(seats, seat)]
    whole = [0.0] * seats
    for tile in (*colours, WHITE):
        chance = kaleido.WHITE_CHANCE if tile == WHITE else (1 - kaleido.WHITE_CHANCE) / len(colours)
        for seat, part in enumerate(filled_by_chance([*six[:at], tile, *six[at + 1 :]], seats, doubt)):
            whole[seat] += doubt * chance * part
    return whole


def code_of(six: list[int]) -> int:
    return sum(WEIGHT[tile] for tile in six)


def test_what_a_hexagon_may_bring_is_counted_rightly() -> None:
    rng = Random(4)
    for seats in (2, 3, 5):
        for _ in range(12):
            six = [rng.choice((EMPTY, *range(seats if seats > 2 else 5), WHITE)) for _ in range(6)]
            if seats == 2:
                six = [tile if tile != 2 else WHITE for tile in six]
            if six.count(EMPTY) > 3:
                continue
            assert kaleido.expected(code_of(six), seats, 0.9) == pytest.approx(filled_by_chance(six, seats, 0.9))


def test_features_of_kaleido_equal_a_slow_recount() -> None:
    for state in positions("kaleido", 60):
        found = kaleido.value_features(state)
        mover, colour = kaleido.next_tile(state)
        for seat, row in enumerate(found):
            told = dict(zip(kaleido.VALUE, row, strict=True))
            boards = [state.tiles[start : start + 6] for start in range(0, len(state.tiles), 6)]
            own = colours_of(state.seats, seat)
            waiting = [six for board, six in enumerate(boards) if state.phase == "after" and board in state.filled]
            won = sum(points for six in waiting for tile, points in shares(six) or () if tile in own)
            assert told["points"] == sum(state.points[each] for each in own) + won
            assert told["whites"] == state.whites[seat]
            assert told["boards"] == state.boards[seat]
            assert told["tiles"] == state.hand[seat]
            assert 0 <= told["turns until its own"] < 1
            assert (told["turns until its own"] == 0) == (seat == mover)
            open_boards = [six for six in boards if EMPTY in six]
            expected = 0.0
            for six in open_boards:
                if six.count(EMPTY) < 4:
                    expected += filled_by_chance(six, state.seats, kaleido.BOARD_DOUBT)[seat]
                else:  # hundreds of thousands of ways: see the test above
                    expected += kaleido.expected(code_of(six), state.seats, kaleido.BOARD_DOUBT)[seat]
            assert told["board: expected"] == pytest.approx(expected)
            met = [[state.tiles[at] for at in meeting] for meeting in state.comb.meetings]
            sure = [six for six in met if EMPTY not in six]
            assert told["meeting: sure"] == sum(p for six in sure for tile, p in shares(six) or () if tile in own)
            if colour < 0 or not any(six.count(EMPTY) == 1 for six in boards):
                assert told["board: soon"] == 0


def test_tables_of_kaleido_say_what_the_features_say() -> None:
    heuristic = AIPlayer(CATALOGUE["kaleido"], Random(1), {}).heuristic
    weights = heuristic.learned
    assert weights is not None
    for state in positions("kaleido", 120):
        told = weights.value[state.seats][kaleido.phase_of(state)]
        slow = [sum(a * b for a, b in zip(told, row, strict=True)) for row in kaleido.value_features(state)]
        assert heuristic.logits(state) == pytest.approx(slow)


def test_without_weights_kaleido_is_judged_as_in_0_1_0() -> None:
    rules = CATALOGUE["kaleido"]
    then, now = LandedKaleido(rules), AIPlayer(rules, Random(1), {}).heuristic
    now.learned = None
    for state in positions("kaleido", 60):
        assert now.worth(state) == pytest.approx(then.rewards(then.standings(state)))
        seat = state.to_act()[0]
        actions = list(state.actions(seat))
        assert now.prior(state, seat, actions) == pytest.approx(then.prior(state, seat, actions))
