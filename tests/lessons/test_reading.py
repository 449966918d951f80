"""Lessons are read like any other file that may be damaged: whole, or refused with what is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.notation import read_moves, read_words, write_words
from kasane_desktop.core.resources import asset
from kasane_desktop.core.text import Malformed
from kasane_desktop.lessons.pattern import read_pattern
from kasane_desktop.lessons.reading import BadLesson, parse_lesson
from kasane_desktop.match.speech import say_refused
from tests.lessons.every import NAMES

Spoil = Callable[[Any], object]


def written(name: str = "kasane") -> Any:
    return json.loads(asset(f"lessons/{name}.json").read_text(encoding="utf-8"))


def first_ask(lesson: Any) -> Any:
    return lesson["steps"][0]["asks"][0]


SPOILT: dict[str, tuple[Spoil, str]] = {
    "no format": (lambda it: it.pop("format"), "format"),
    "newer": (lambda it: it.update(version=2), "format"),
    "foreign field": (lambda it: it.update(code="x"), "code"),
    "no such game": (lambda it: it.update(game="go"), "go"),
    "no seats": (lambda it: it.update(seats="four"), "seats"),
    "too many seats": (lambda it: it.update(seats=9), "core.seats"),
    "bad option": (lambda it: it.update(options={"wings": True}), "core.option-unknown"),
    "illegal start": (lambda it: it.update(start="lot 0; deal 1,2"), "start"),
    "unknown action": (lambda it: it.update(start="lot 0; fly 3"), "core.action-unknown"),
    "half an action": (lambda it: it.update(start="lot"), "core.action-form"),
    "no number": (lambda it: it.update(start="lot x"), "core.field-type"),
    "no steps": (lambda it: it.update(steps=[]), "steps"),
    "steps are no list": (lambda it: it.update(steps={}), "list"),
    "never ends": (lambda it: it["steps"].pop(), "steps"),
    "a step without an ask": (lambda it: it["steps"][1].update(asks=[]), "steps"),
    "two of a name": (lambda it: it["steps"][1].update(id="take"), "same name"),
    "no text": (lambda it: it["steps"][0].update(id="nobody"), "no text"),
    "no section": (lambda it: it["steps"][0].update(sections=[]), "sections"),
    "wants what is not legal": (lambda it: first_ask(it).update(want="take 7"), "row-unknown"),
    "no reply": (lambda it: first_ask(it).update(replies=[]), "no reply to take 1"),
    "reply to nothing": (lambda it: first_ask(it)["replies"].insert(0, {"id": "three", "when": ["keep"]}), "nothing"),
    "reply that cannot follow": (lambda it: first_ask(it)["replies"][0].update(then="2 take 0"), "2 take 0"),
    "others do what they may not": (lambda it: first_ask(it).update(then="1 take 1; 1 take 1"), "1 take 1"),
    "points at nothing": (lambda it: first_ask(it).update(show=["moon"]), "moon"),
    "points nowhere": (lambda it: first_ask(it).update(show=["market/0#x"]), "x"),
    "pattern of nothing": (lambda it: first_ask(it)["replies"][0].update(when=["fly *"]), "core.action-unknown"),
    "pattern too short": (lambda it: first_ask(it)["replies"][0].update(when=["take"]), "core.action-form"),
}


@pytest.mark.parametrize("name", NAMES)
def test_our_own_are_sound(name: str) -> None:
    assert parse_lesson(json.dumps(written(name)).encode(), name).name == name


@pytest.mark.parametrize("fault", SPOILT)
def test_what_is_wrong_is_named(fault: str) -> None:
    spoil, what = SPOILT[fault]
    lesson = written()
    spoil(lesson)
    with pytest.raises(BadLesson) as refused:
        parse_lesson(json.dumps(lesson).encode(), "kasane")
    assert what in say_refused(refused.value)


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"null", b"\xff", b'{"format": NaN}', b"[" * 100_000])
def test_what_is_no_lesson_at_all_is_refused(data: bytes) -> None:
    with pytest.raises(BadLesson):
        parse_lesson(data, "kasane")


def test_every_field_may_be_missing_or_of_another_kind() -> None:
    others: tuple[Any, ...] = (None, 7, "x", [], {}, [[]], True)
    for value in others:
        lesson = written("kabuki")
        for place in [lesson, lesson["steps"][0], first_ask(lesson), first_ask(lesson)["replies"][0]]:
            for field in list(place):
                kept = place[field]
                place[field] = value
                with suppress(BadLesson):
                    parse_lesson(json.dumps(lesson).encode(), "kabuki")
                place[field] = kept


# -- moves and classes of them --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "pattern", "fits", "fits_not"),
    [
        ("kasane", "take *", ["take 0", "take 3"], ["keep"]),
        ("kasane", "take 1|2", ["take 1", "take 2"], ["take 3"]),
        ("kasane", "meld juu|kasane 2 *", ["meld juu 2 no", "meld kasane 2 yes"], ["meld juu 3 no", "meld kagen 2 no"]),
        ("rainbow", "bid ?", ["bid 1", "bid 6"], ["bid 1,1"]),
        ("rainbow", "bid ?,?,...", ["bid 1,1", "bid 1,2,3"], ["bid 4"]),
        ("rainbow", "bid 1,1,...", ["bid 1,1", "bid 1,1,1"], ["bid 1,2", "bid 1"]),
        ("rainbow", "bid 1,1|2,2", ["bid 1,1", "bid 2,2"], ["bid 3,3", "bid 1,1,1"]),
    ],
)
def test_a_class_of_actions(game: str, pattern: str, fits: list[str], fits_not: list[str]) -> None:
    rules = CATALOGUE[game]
    read = read_pattern(rules, pattern)
    assert all(read.matches(read_words(rules, words.split())) for words in fits)
    assert not any(read.matches(read_words(rules, words.split())) for words in fits_not)


def test_moves_are_read_as_they_are_written() -> None:
    rules = CATALOGUE["kasane"]
    for words in ("take 2", "meld juu 2 no", "meld kagen 1 yes", "keep", "deal 1,2,3"):
        assert " ".join(write_words(read_words(rules, words.split()))) == words
    assert [seat for seat, _ in read_moves(rules, "lot 1; deal 1,2; 0 take 1;")] == [-1, -1, 0]
    for wrong in ("0", "0 take", "0 take 1 2", "0 meld juu 2 maybe", "0 take " + "9" * 5000):
        with pytest.raises(Malformed):
            read_moves(rules, wrong)
