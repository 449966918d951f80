"""Records are untrusted: they are read whole, or refused with a reason."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.games.kabuki.rules.actions import Lay, Stop
from kasane_desktop.match.match import Match, Pace, Sitter
from kasane_desktop.match.record import MOST_BYTES, BadRecord, dump_record, parse_record, read_record, write_record
from kasane_desktop.match.speech import say_refused
from tests.matches import Setting, plain_settings, random_match

SETTINGS = [pytest.param(setting, id=str(setting)) for setting in plain_settings()]


def refused(data: bytes) -> BadRecord:
    with pytest.raises(BadRecord) as error:
        parse_record(data)
    assert say_refused(error.value)
    return error.value


def opened_or_refused(data: bytes) -> Match | str:
    """The match, or in words why there is none; anything else that happens is a fault."""
    try:
        return parse_record(data)
    except BadRecord as error:
        return say_refused(error)


def some_match() -> Match:
    return random_match(next(iter(plain_settings())), 3)


def broken(change: Callable[[dict[str, Any]], object]) -> BadRecord:
    written = copy.deepcopy(json.loads(dump_record(some_match())))
    change(written)
    with pytest.raises(BadRecord) as error:
        read_record(written)
    assert say_refused(error.value)
    return error.value


@pytest.mark.parametrize("setting", SETTINGS)
def test_cut_anywhere_it_is_refused(setting: Setting) -> None:
    data, rng = dump_record(random_match(setting, 1)).encode(), Random(1)
    for at in [0, 1, len(data) - 3, *(rng.randrange(len(data) - 3) for _ in range(30))]:
        refused(data[:at])


@pytest.mark.parametrize("setting", SETTINGS)
def test_with_flipped_bytes_it_is_opened_or_refused(setting: Setting) -> None:
    data, rng = dump_record(random_match(setting, 2)).encode(), Random(2)
    for _ in range(60):
        damaged = bytearray(data)
        for _ in range(rng.choice([1, 1, 1, 5])):
            damaged[rng.randrange(len(damaged))] = rng.randrange(256)
        assert opened_or_refused(bytes(damaged))


@pytest.mark.parametrize("setting", SETTINGS)
def test_with_mistyped_values_it_is_refused_at_the_move(setting: Setting) -> None:
    written, rng = write_record(random_match(setting, 3)), Random(3)
    odd: list[Any] = [None, True, -1, 7.5, 10**30, "x" * 200, [], {}, [[]], -(2**31), [2**40]]
    for _ in range(60):
        damaged = copy.deepcopy(written)
        number = rng.randrange(len(damaged["moves"]))
        move = damaged["moves"][number]
        field = rng.choice(sorted(move))
        old, move[field] = move[field], rng.choice(odd)
        if type(move[field]) is type(old) and move[field] == old:
            continue
        with pytest.raises(BadRecord) as error:
            read_record(damaged)
        assert error.value.move == number + 1
        assert say_refused(error.value).startswith(f"Move {number + 1}: ")


@pytest.mark.parametrize("setting", SETTINGS)
def test_with_moves_doubled_dropped_or_swapped_it_is_never_half_loaded(setting: Setting) -> None:
    written, rng = write_record(random_match(setting, 4)), Random(4)
    for _ in range(40):
        damaged = copy.deepcopy(written)
        moves = damaged["moves"]
        one, two = rng.randrange(len(moves)), rng.randrange(len(moves))
        match rng.randrange(4):
            case 0:
                del moves[one]
            case 1:
                moves.insert(one, copy.deepcopy(moves[two]))
            case 2:
                moves[one], moves[two] = moves[two], moves[one]
            case _:
                rng.shuffle(moves)
        opened = opened_or_refused(json.dumps(damaged).encode())
        assert opened
        # What opens has been played through, to the result that the record tells.
        assert isinstance(opened, str) or write_record(opened)["moves"] == moves


def test_a_newer_version_is_named_as_such() -> None:
    assert broken(lambda record: record.update(version=2)).reason.key == "record.newer"


@pytest.mark.parametrize("version", [0, -1, True, "1", None, 1.0])
def test_a_version_is_a_positive_number(version: object) -> None:
    assert broken(lambda record: record.update(version=version)).reason.key == "record.field"


@pytest.mark.parametrize("data", [b"{}", b"[]", b"null", b'"text"', b"12", b'{"format": "other"}'])
def test_foreign_json_is_named_as_such(data: bytes) -> None:
    assert refused(data).reason.key == "record.foreign"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe",
        b"{",
        b"NaN",
        b'{"a": 1, "a": 2}',
        b"[" * 200_000,
        b'{"a":' * 100_000,
        b"9" * 10_000,
        b"\x00" * 99,
    ],
)
def test_what_is_no_json_is_refused(data: bytes) -> None:
    assert refused(data).reason.key == "record.not-json"


def test_a_huge_file_is_refused_unread() -> None:
    assert refused(b" " * (MOST_BYTES + 1)).reason.key == "record.too-big"


def test_a_very_long_history_is_refused() -> None:
    assert broken(lambda record: record.update(moves=record["moves"] * 1000)).reason.params["field"] == "moves"


@pytest.mark.parametrize("field", sorted(write_record(some_match())))
def test_every_field_is_needed_and_checked(field: str) -> None:
    broken(lambda record: record.pop(field))
    if field != "app":
        broken(lambda record: record.update({field: {"odd": []}}))


def test_an_unknown_field_is_refused() -> None:
    assert broken(lambda record: record.update(extra=1)).reason.params == {"field": "extra"}


def test_an_unknown_game_is_named() -> None:
    assert broken(lambda record: record.update(game="go")).reason.params == {"game": "go"}


def test_a_wrong_result_is_refused() -> None:
    assert broken(lambda record: record["result"]["scores"].reverse()).reason.key == "record.result"


def test_a_bad_seat_is_named() -> None:
    odd: list[dict[str, Any]] = [{"name": 3}, {"name": "a\ud800b"}, {"name": "x" * 81}, {"player": "x" * 90}]
    for change in [*odd, {"more": 1}, {"traits": []}, {"traits": {"a": 1}}]:
        assert broken(partial(_change_second_seat, change)).reason.params == {"seat": 2}


def _change_second_seat(change: dict[str, Any], record: dict[str, Any]) -> None:
    record["seats"][1].update(change)


@pytest.mark.parametrize(
    "undone", [[1], [{"at": 0}], [{"at": -1, "moves": []}], [{"at": 10**9, "moves": []}], [{"at": 0, "moves": [{}]}]]
)
def test_bad_branches_are_refused(undone: list[object]) -> None:
    broken(partial(_change_undone, undone))


def _change_undone(undone: list[object], record: dict[str, Any]) -> None:
    record["undone"] = undone


@pytest.mark.parametrize("word", ["You", "Vous", "あなた"])
def test_who_was_written_down_as_you_is_you_and_who_is_called_so_is_not(word: str) -> None:
    """Earlier versions kept the word of the language of the moment as a name."""
    written = json.loads(dump_record(some_match()))
    written["seats"] = [dict(seat, player="greedy") for seat in written["seats"]]
    written["seats"][0] |= {"name": word, "player": "human", "traits": {"crest": "私"}}
    match = read_record(written)
    assert [sitter.name for sitter in match.sitters[:2]] == ["", "Ben"]
    assert read_record(write_record(match)).sitters == match.sitters
    written["seats"][0]["traits"] = {"crest": word[0]}  # somebody has typed it
    assert read_record(written).sitters[0].name == word
    written["seats"][1] |= {"name": word, "player": "human"}
    assert [sitter.name for sitter in read_record(written).sitters[:2]] == [word, word]


def test_nobody_but_a_lone_human_is_without_a_name() -> None:
    written = json.loads(dump_record(some_match()))
    written["seats"][1]["name"] = ""
    with pytest.raises(BadRecord) as caught:
        read_record(written)
    assert "2" in say_refused(caught.value)


# -- how fast somebody was ------------------------------------------------------------------------


def called_match() -> Match:
    match = Match(CATALOGUE["kabuki"], [Sitter("A"), Sitter("B", "perfect", {"level": "perfect"})], seed=3)
    while match.deal():
        pass
    layer = match.to_act()[0]
    match.play(layer, Lay(0))
    match.play(1 - layer, Stop(), Pace(1234, 56))
    return match


def test_a_record_keeps_how_fast_a_call_was_and_who_has_a_perfect_memory() -> None:
    match = parse_record(dump_record(called_match()).encode())
    assert match.steps[-1].pace == Pace(1234, 56)
    assert [step.pace for step in match.steps[:-1]] == [None] * (len(match.steps) - 1)
    assert [event.key for event in match.events(len(match.steps) - 1)] == ["match.pace-ahead", "kabuki.call-wrong"]
    assert match.sitters[1].player == "perfect"


def test_a_record_of_a_version_that_did_not_measure_is_read() -> None:
    written = write_record(called_match())
    del written["moves"][-1]["pace"]
    assert read_record(written).steps[-1].pace is None


@pytest.mark.parametrize(
    "pace", [None, 5, "5", [], [5], [5, 6, 7], [5.0, None], [True, None], [-1, None], [5, -1], [10**12, 1]]
)
def test_a_wrong_pace_is_refused_at_its_move(pace: object) -> None:
    written = write_record(called_match())
    written["moves"][-1]["pace"] = pace
    with pytest.raises(BadRecord) as refusal:
        read_record(written)
    assert refusal.value.move == len(written["moves"])
