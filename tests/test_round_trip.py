"""What the writer writes the reader reads: names of all kinds, options, any number of take-backs, every ending."""

from __future__ import annotations

import json
import re
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.match import journal as journals
from kasane_desktop.match import match as matches
from kasane_desktop.match.journal import Journal, load_journal
from kasane_desktop.match.match import MOST_UNDONE, Match, Sitter
from kasane_desktop.match.record import MOST_BYTES, MOST_STEPS, BadRecord, dump_record, parse_record
from kasane_desktop.ui.settings.setup import Setup, named, rename, seat_human, usual_setup
from tests.matches import random_match
from tests.matches import settings as all_settings
from tests.test_names import TEXTS

PAGE = Path(__file__).parents[1] / "docs" / "record.md"
SETTINGS = list(all_settings())
CELLS = st.lists(st.tuples(st.integers(1, 13), st.integers(0, 99)), max_size=12)
OWN_TABLES = st.none() | st.dictionaries(st.sampled_from(["kasane", "juu", "kagen"]), CELLS)


def _source(context: str, text: str) -> str:
    return text


def _set_up(game: str, names: list[str], seed: int) -> Setup:
    """A table that is laid in the lobby by someone who types all these names."""
    setup = usual_setup(CATALOGUE[game], "skilled", Random(seed))
    for seat, name in enumerate(names[: len(setup.sitters)]):
        setup = rename(seat_human(setup, seat), seat, name)
    return named(setup, _source)


def _wander(match: Match, rng: Random, steps: int) -> None:
    for _ in range(steps):
        if rng.random() < 0.25:
            match.undo(rng.randint(match.irrevocable, match.cursor))
        elif not match.deal() and match.to_act():
            seat = rng.choice(match.to_act())
            match.play(seat, rng.choice(match.actions(seat)))


def _same(one: Match, other: Match) -> None:
    assert (one.sitters, one.options, one.seed) == (other.sitters, other.options, other.seed)
    assert one.steps[: one.cursor] == other.steps[: other.cursor]
    assert one.left_lines() == other.left_lines()
    assert one.outcome() == other.outcome()


@settings(max_examples=60)
@given(st.data())
def test_a_match_is_the_same_after_any_way_over_the_disk(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    game = data.draw(st.sampled_from(sorted(CATALOGUE)))
    setup = _set_up(game, data.draw(st.lists(TEXTS, max_size=4)), data.draw(st.integers(0, 99)))
    options: dict[str, Any] = dict(setup.options)
    if game in ("kasane", "kimono"):
        options["combinations"] = data.draw(OWN_TABLES)
    match, rng = Match(CATALOGUE[game], setup.sitters, options, setup.seed), Random(data.draw(st.integers(0, 99)))
    path = tmp_path_factory.mktemp("journal") / "match"
    with closing(Journal(path, match)) as journal:
        for _ in range(4):
            _wander(match, rng, data.draw(st.integers(0, 12)))
            journal.follow()
            _same(parse_record(dump_record(match).encode()), match)
            again = load_journal(path)
            assert again.steps[: again.cursor] == match.steps[: match.cursor]
            assert again.sitters == match.sitters


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_whole_match_is_read_with_its_ending(setting: Any) -> None:
    match = random_match(setting, 2)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.ending in PAGE.read_text(encoding="utf-8")
    assert match.cursor < MOST_STEPS / 4
    _same(parse_record(dump_record(match).encode()), match)


# -- take-backs ---------------------------------------------------------------------------------


def _taken_back(times: int, length: int = 1) -> Match:
    match, rng = Match(CATALOGUE["kimono"], [Sitter("Aya"), Sitter("Ben")], {}, 5), Random(length)
    match.deal()
    match.deal()
    at = match.cursor
    for number in range(times):
        seat = match.to_act()[0]
        match.play(seat, match.actions(seat)[number % 2])
        while match.cursor < at + length:
            if not match.deal():
                seat = match.to_act()[0]
                match.play(seat, rng.choice(match.actions(seat)))
        match.undo(at)
    return match


@pytest.mark.parametrize(("times", "length"), [(2_000, 1), (2_000, 4), (1_000, 12), (1, 12)])
def test_thousands_of_take_backs_are_kept_and_read(times: int, length: int, tmp_path: Path) -> None:
    match = _taken_back(times, length)
    journal = Journal(tmp_path / "match", match)
    journal.follow()
    journal.close()
    again = load_journal(tmp_path / "match")
    _same(again, match)
    assert len(dump_record(match)) < MOST_BYTES / 2
    kept = sum(len(branch.steps) for branch in match.left_lines())
    assert kept == min(times * length, MOST_UNDONE - MOST_UNDONE % length)


def test_of_more_than_anyone_remembers_the_last_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "MOST_UNDONE", 10**6)  # a program that remembers more
    match = _taken_back(1_000, 12)
    text = dump_record(match)
    monkeypatch.undo()
    again = parse_record(text.encode())
    last = MOST_UNDONE // 12
    assert again.branches == match.left_lines()[-last:]
    assert dump_record(parse_record(dump_record(again).encode())) == dump_record(again)


def test_a_journal_that_has_grown_is_begun_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journals, "ROOM", 2_000)
    match, rng = Match(CATALOGUE["kimono"], [Sitter("Aya"), Sitter("Ben")], {}, 5), Random(1)
    journal, path = Journal(tmp_path / "match", match), tmp_path / "match"
    sizes = []
    for number in range(160):
        if not match.deal():
            match.undo(max(2, match.cursor - 2)) if rng.random() < 0.5 else None
            seat = match.to_act()[0]
            match.play(seat, rng.choice(match.actions(seat)))
        match.undo(2) if match.cursor > 12 else None
        journal.follow()
        sizes.append(path.stat().st_size)
        if number % 8 == 0:
            again = load_journal(path)
            assert again.steps[: again.cursor] == match.steps[: match.cursor]
    journal.close()
    assert path.read_bytes().startswith(b'{"record"')
    assert any(after < before for before, after in pairwise(sizes))


# -- what a record must not say ------------------------------------------------------------------


def _changed(**changes: Any) -> bytes:
    return json.dumps({**json.loads(dump_record(random_match(SETTINGS[0], 1))), **changes}).encode()


def _refused(data: bytes) -> str:
    with pytest.raises(BadRecord) as error:
        parse_record(data)
    return error.value.reason.key


def test_numbers_of_a_result_are_whole() -> None:
    result = json.loads(_changed())["result"]
    parse_record(_changed(result=result))
    as_floats = {**result, "scores": [float(score) for score in result["scores"]]}
    as_truth = {**result, "places": [True if place == 1 else place for place in result["places"]]}
    others: list[Any] = [as_floats, as_truth, {**result, "more": 1}, [], True]
    for wrong in others:
        assert _refused(_changed(result=wrong)) == "record.result"


@pytest.mark.parametrize("app", [None, 1, [], {}, "x" * 81, "\ud800"])
def test_the_version_of_the_program_is_a_short_text(app: object) -> None:
    assert _refused(_changed(app=app)) == "record.field"


def test_undone_entries_hold_steps_that_could_be_undone() -> None:
    assert _refused(_changed(undone=[{"at": 0, "moves": []}])) == "record.field"
    kabuki = Match(CATALOGUE["kabuki"], [Sitter("Aya"), Sitter("Ben")], {}, 5)
    while not any(step.action.irrevocable for step in kabuki.steps):
        if not kabuki.deal():
            kabuki.play(kabuki.to_act()[0], kabuki.actions(kabuki.to_act()[0])[0])
    written = json.loads(dump_record(kabuki))
    laid = written["moves"].pop()
    written["undone"] = [{"at": len(written["moves"]), "moves": [laid]}]
    assert _refused(json.dumps(written).encode()) == "match.irrevocable"


@pytest.mark.parametrize("depth", [33, 500, 983, 5_000, 100_000])
@pytest.mark.parametrize("field", ["options", "undone", "app"])
def test_what_is_nested_too_deep_is_refused_in_words(field: str, depth: int) -> None:
    text = json.dumps({**json.loads(_changed()), field: "HERE"})
    nested = "[" * depth + "]" * depth
    if field == "options":
        nested = f'{{"combinations": {nested}}}'
    assert _refused(text.replace('"HERE"', nested).encode()) == "record.not-json"


def test_a_nested_option_is_named() -> None:
    assert _refused(_changed(options={"harder_three": [[[[1]]]]})) == "core.option-value"


# -- the page -------------------------------------------------------------------------------------


def test_the_example_of_the_page_is_a_record_and_its_deal_is_that_of_its_number() -> None:
    example = re.search(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    match = parse_record(example[1].encode())
    dealt = Match(match.game, match.sitters, match.options, match.seed)
    for step in match.steps:
        if not dealt.deal():
            dealt.play(step.seat, step.action)
    assert dealt.steps == match.steps


def test_the_numbers_of_the_page_are_those_of_the_program() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for number in (MOST_STEPS, MOST_UNDONE):
        assert f"{number:,}" in page
    endings = {key for game in CATALOGUE.values() for key in game.texts if re.search(r"\.end(ing|ed-)", key)}
    assert endings
    assert all(f"`{key}`" in page for key in endings)
