"""Learning from self-play: repeatable, resumable, without copies, and right about what it fits."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from kasane_desktop.games.kaleido.mind.features import PHASES, PRIOR, SHAPE, VALUE
from kasane_desktop.games.layering.rules.edition import TURNS
from kasane_desktop.games.rainbow.mind.features import LOOK
from kasane_desktop.players.learned import parse
from training import selfplay, train
from training.fit import fit, sample
from training.learn import HELD_OUT, learn, prior_cases, value_cases, written
from training.selfplay import gather, play, positions, read


def test_a_match_hangs_on_its_number_alone() -> None:
    one = play("kaleido", 3, 3, 5)
    assert one == play("kaleido", 3, 3, 5) != play("kaleido", 3, 3, 6)
    *_, (end, _, _) = positions(one)
    assert end.outcome() is not None


def test_matches_go_on_where_they_stopped(tmp_path: Path) -> None:
    path = tmp_path / "kaleido.jsonl"
    gather(path, "kaleido", 3, 3, 2)
    uninterrupted = path.read_text(encoding="utf-8")
    path.write_text(uninterrupted[:-9], encoding="utf-8")  # it was killed here
    assert [record.number for record in read(path)] == [0, 1]
    gather(path, "kaleido", 3, 3, 2)
    assert path.read_text(encoding="utf-8") == uninterrupted


def test_copies_are_dropped(tmp_path: Path) -> None:
    path = tmp_path / "kaleido.jsonl"
    gather(path, "kaleido", 3, 1, 2)
    line = path.read_text(encoding="utf-8")
    path.write_text(line + line.replace('"number":0', '"number":9'), encoding="utf-8")
    assert len(read(path)) == 1


def test_fitting_finds_the_weights_that_made_the_cases() -> None:
    rng = np.random.default_rng(3)
    true = np.array([0.8, -1.5, 0.0])
    rows = []
    for _ in range(6000):
        features = rng.normal(size=(3, 3))
        chances = np.exp(features @ true)
        won = rng.choice(3, p=chances / chances.sum())
        rows.append((features.tolist(), [float(seat == won) for seat in range(3)]))
    found = fit(sample(rows), 1.0)
    assert found == pytest.approx(true, abs=0.1)
    assert sample(rows).loss(found) <= sample(rows).loss(true)


def test_from_matches_to_weights() -> None:
    records = [play("kaleido", 2, 2, number) for number in range(2 * HELD_OUT)]
    cases, decisions = value_cases(records), prior_cases(records)
    value, prior = learn(cases), learn(decisions)
    assert [len(weights) for weights in value] == [len(VALUE)] * PHASES
    assert [len(weights) for weights in prior] == [len(PRIOR)] * PHASES
    told_by = dict.fromkeys(SHAPE.seats, value)
    parts = {"value": told_by, "look": told_by, "prior": dict.fromkeys(SHAPE.seats, prior)}
    told = parse(written("kaleido", parts), SHAPE)
    assert told.value[2][0] == pytest.approx(value[0], abs=1e-4)
    assert sum(map(len, cases.held)) < sum(map(len, cases.learnt))


def test_what_wins_nothing_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "weights.json"
    monkeypatch.setattr(train, "weights_file", lambda game: kept)
    monkeypatch.setattr(train, "gather", lambda *asked: None)
    for game in ("kaleido", "rainbow"):  # it plays by what it learns, or tells chances by it
        kept.write_text("as before", encoding="utf-8")
        for better in (False, True):
            found = train.Fitted("new", 0.1 if better and game == "rainbow" else -0.1)
            monkeypatch.setattr(train, "fitted", lambda *asked, found=found: found)
            monkeypatch.setattr(train, "is_better", lambda *asked, better=better: better)
            asked = train.parser().parse_args(["--folder", str(tmp_path)])
            train.train(game, asked)
            assert kept.read_text(encoding="utf-8") == ("new" if better else "as before")


def test_self_play_strays_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "STRAYING", 0.0)
    faithful = play("kaleido", 3, 6, 1)
    monkeypatch.setattr(selfplay, "STRAYING", 1.0)
    assert play("kaleido", 3, 6, 1) != faithful


def test_from_matches_to_a_look() -> None:
    records = [play("rainbow", 3, 2, number) for number in range(HELD_OUT + 1)]
    cases = value_cases(records, "look", [train.landed_chances("rainbow")])
    weights = learn(cases)
    assert [len(phase) for phase in weights] == [len(LOOK)] * len(weights)
    assert cases.mean(cases.losses(weights)) > 0
    then = cases.others_losses()[0]
    assert cases.mean(then) > 0


def test_phases_of_another_kind_are_fitted_for_themselves() -> None:
    """Between rounds of Kimono: what is learned there hangs on nothing that was seen within rounds."""
    records = [play("kimono", 2, 2, number) for number in range(HELD_OUT + 1)]
    cases = value_cases(records)
    assert cases.apart
    other = max(cases.learnt[:TURNS], key=len)
    alone = replace(cases, learnt=[other] * TURNS + cases.learnt[TURNS:])
    assert len(cases.learnt[TURNS]) > 0
    assert learn(cases)[TURNS] == pytest.approx(learn(alone)[TURNS])
    assert learn(cases)[0] != pytest.approx(learn(alone)[0])
