"""The nine combinations: their data, the quick test against the plain one, and own tables."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kasane_desktop.core.text import BadOption
from kasane_desktop.games.kasane.rules.game import GAME as KASANE
from kasane_desktop.games.kimono.rules.game import GAME as KIMONO
from kasane_desktop.games.layering.rules import book as books
from kasane_desktop.games.layering.rules import fact
from kasane_desktop.games.layering.rules.actions import KEEP, Meld
from kasane_desktop.games.layering.rules.book import Book, book_for
from kasane_desktop.games.layering.rules.combinations import COMBINATIONS, combinations, spaces
from kasane_desktop.games.layering.rules.override import MOST_BYTES, check_override, read_override
from tests.games.layering_positions import about_to_take, dealt, melds, sentence, take
from tests.oracles.kasane import CONDITIONS, SPACES

GAMES = pytest.mark.parametrize("game", [KASANE, KIMONO], ids=["kasane", "kimono"])
CARDS = st.integers(1, 9)


def builtin(game: Any) -> Book:
    return book_for(game.edition, spaces(game.edition, None))


def plainly(group: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(id for id in COMBINATIONS if CONDITIONS[id](group))


# --- data


@GAMES
def test_the_table_has_thirty_spaces_as_the_rules_give_them(game: Any) -> None:
    table = {own.id: list(own.spaces) for own in combinations(game.edition)}
    assert table == SPACES
    assert sum(map(len, table.values())) == 30


def test_every_cell_says_where_it_comes_from() -> None:
    def cells(game: Any, provenance: str) -> set[tuple[str, int, int]]:
        return {
            (own.id, *cell)
            for own in combinations(game.edition)
            for cell, source in zip(own.spaces, own.provenance, strict=True)
            if source == provenance
        }

    crests = {(id, 3, points) for id in ("sakura", "chidori", "asanoha") for points in (4, 3)}
    assert cells(KASANE, "rulebook") == {*crests, ("kagen", 3, 3), ("kagen", 4, 5), ("setsugetsu", 4, 4)}
    assert cells(KASANE, "third-party") == {("setsugetsu", 3, 2)}
    assert cells(KIMONO, "rulebook") == {("kagen", 4, 5)}
    assert cells(KIMONO, "third-party") == set()
    for game in (KASANE, KIMONO):
        sources = {source for own in combinations(game.edition) for source in own.provenance}
        assert sources <= {"rulebook", "third-party", "reconstructed"}


def test_conditions_are_reconstructed_only_where_kimono_lost_its_icons() -> None:
    assert {own.condition_provenance for own in combinations(KASANE.edition)} == {"rulebook"}
    assert {own.id for own in combinations(KIMONO.edition) if own.condition_provenance == "reconstructed"} == {
        "sakura",
        "chidori",
        "asanoha",
        "katyou",
        "setsugetsu",
    }


# --- the quick test


@GAMES
def test_short_groups_are_what_the_definition_says(game: Any) -> None:
    book = builtin(game)
    for size in range(1, 5):
        for group in product(range(1, 10), repeat=size):
            assert book.satisfied(group) == plainly(group), group


@given(st.lists(CARDS, min_size=1, max_size=6).map(tuple))
@settings(max_examples=300, deadline=None)
def test_groups_up_to_six_are_what_the_definition_says(group: tuple[int, ...]) -> None:
    for game in (KASANE, KIMONO):
        assert builtin(game).satisfied(group) == plainly(group)


def plain_melds(book: Book, hand: tuple[int, ...], top: int, free: int) -> set[Meld]:
    found = set()
    for k, reuse in product(range(1, len(hand) + 1), (False, True) if top else (False,)):
        group = ((top,) if reuse else ()) + hand[len(hand) - k :]
        for id, bits in book.cards.items():
            sizes = {n for (n, _), bit in zip(book.spaces[COMBINATIONS.index(id)], bits, strict=True) if bit & free}
            if len(group) in sizes and CONDITIONS[id](group):
                found.add(Meld(id, k, reuse))
    return found


# few values, so that long runs of odd, even, equal and rising cards do come up
HANDS = st.one_of(
    st.lists(CARDS, max_size=12),
    st.lists(st.sampled_from([1, 3, 5]), max_size=12),
    st.lists(st.sampled_from([2, 4, 6, 8])),
).map(lambda cards: tuple(cards[:12]))


@given(HANDS, st.integers(0, 9), st.integers(0, 2**30 - 1))
@settings(max_examples=300, deadline=None)
def test_the_tail_of_a_hand_offers_every_meld_and_no_other(hand: tuple[int, ...], top: int, free: int) -> None:
    book = builtin(KASANE)
    tail = book.tail(hand)
    live = free & tail.reach(top)
    expected = plain_melds(book, hand, top, free)
    assert bool(live) == bool(expected)
    offer = tail.offer(top, live)
    assert offer[-1] == KEEP
    assert len(offer) == len(expected) + 1
    assert set(offer[:-1]) == expected


CELLS = st.lists(st.tuples(st.integers(1, 13), st.integers(0, 99)).map(list), max_size=12)


@given(st.dictionaries(st.sampled_from(COMBINATIONS), CELLS), HANDS, st.integers(0, 9))
@settings(max_examples=50, deadline=None)
def test_own_tables_may_have_any_sizes_repeats_and_gaps(table: Any, hand: tuple[int, ...], top: int) -> None:
    book = Book(KASANE.edition, spaces(KASANE.edition, check_override(table)))
    offered = {meld for cell, meld in book.tail(hand).melds(top) if cell & book.free}
    assert offered == plain_melds(book, hand, top, book.free)


def test_a_book_that_has_seen_too_many_tails_starts_afresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(books, "MOST_TAILS", 20)
    book = Book(KASANE.edition, spaces(KASANE.edition, None))
    held = book.tail((1, 3, 5))
    for hand in product(range(1, 10), repeat=3):
        assert {meld for _, meld in book.tail(hand).melds(0)} == plain_melds(book, hand, 0, book.free)
    assert len(book._tails) <= 20
    assert {meld for _, meld in held.take(7).melds(0)} == plain_melds(book, (1, 3, 5, 7), 0, book.free)


# --- tables of one's own


def test_an_own_table_replaces_the_combinations_it_names_and_no_others() -> None:
    options = {"combinations": {"kagen": [[3, 7], [2, 1]]}}
    table = KASANE.table(KASANE.view(dealt(KASANE, 4, options), 0))
    assert table.zone("combination/kagen").facts[fact.NEEDS] == (2, 3)
    assert table.zone("combination/kagen").facts[fact.WORTH] == (1, 7)
    assert set(table.zone("combination/kagen").facts[fact.PROVENANCE]) == {"entered"}
    assert table.zone("combination/juu").facts[fact.NEEDS] == (2, 2, 2, 3, 4, 5)


def test_an_own_table_is_played_by() -> None:
    options = {"combinations": {"kagen": [[1, 2], [6, 50], [6, 60]], "kasane": []}}
    state = about_to_take(KASANE, 5, hand=(5,), options=options)
    take(state)
    assert melds(state) == {Meld("kagen", 1, False), Meld("juu", 2, False)}
    state.play(0, Meld("kagen", 1, False))
    assert state.points[0] == 2


def test_a_table_in_its_normal_form_goes_by_cards_and_the_dearest_first() -> None:
    assert check_override({"juu": [[3, 1], [2, 1], [3, 2]], "kasane": ((2, 1),)}) == {
        "kasane": [[2, 1]],
        "juu": [[2, 1], [3, 2], [3, 1]],
    }
    assert check_override(None) is None
    settled = KASANE.settle(4, {"combinations": {"juu": [[2, 1]]}})
    assert json.loads(json.dumps(settled)) == settled


JUU, KAGEN = "layering.combination.juu", "layering.combination.kagen"


@pytest.mark.parametrize(
    ("table", "key", "params"),
    [
        ([], "table-form", {}),
        ("kagen", "table-form", {}),
        ({"kagan": []}, "combination-unknown", {"combination": "kagan"}),
        ({3: []}, "combination-unknown", {"combination": "3"}),
        ({"kagen": 3}, "cells-form", {"combination": KAGEN}),
        ({"kagen": {"points": 3}}, "cells-form", {"combination": KAGEN}),
        ({"juu": [[2, 1]] * 13}, "cells-many", {"combination": JUU, "cells": 13}),
        ({"juu": [[2, 1], [3]]}, "cell-form", {"combination": JUU, "cell": 2}),
        ({"juu": [[2, 1], {"n": 3}]}, "cell-form", {"combination": JUU, "cell": 2}),
        ({"juu": [None]}, "cell-form", {"combination": JUU, "cell": 1}),
        (
            {"juu": [[2, 1], [2, 1], [0, 1]]},
            "cell-cards",
            {"combination": JUU, "cell": 3, "value": "0"},
        ),
        ({"juu": [[14, 1]]}, "cell-cards", {"cell": 1, "value": "14"}),
        ({"juu": [[True, 1]]}, "cell-cards", {"cell": 1, "value": "True"}),
        ({"juu": [[2.0, 1]]}, "cell-cards", {"cell": 1, "value": "2.0"}),
        ({"juu": [[[], 1]]}, "cell-cards", {"cell": 1, "value": "list"}),
        ({"juu": [[2, -1]]}, "cell-points", {"combination": JUU, "cell": 1, "value": "-1"}),
        ({"juu": [[2, 100]]}, "cell-points", {"cell": 1, "value": "100"}),
        ({"juu": [[2, 10**5000]]}, "cell-points", {"cell": 1, "value": "…"}),
        ({"juu": [[2, "1"]]}, "cell-points", {"cell": 1, "value": "1"}),
    ],
)
def test_a_wrong_table_is_refused_with_the_cell_at_fault(table: Any, key: str, params: dict[str, Any]) -> None:
    for game in (KASANE, KIMONO):
        with pytest.raises(BadOption) as refused:
            game.start(4, {"combinations": table})
        reason = refused.value.reason
        assert reason.key == f"layering.{key}"
        assert dict(reason.params).items() >= params.items()
        assert sentence(game, reason)


def test_a_file_is_read_in_the_short_form_and_in_that_of_the_built_in_table(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text('\ufeff{"kagen": [[3, 3]]}', encoding="utf-8")  # Windows puts a mark in front
    assert read_override(path) == {"kagen": [[3, 3]]}
    rich = Path(KIMONO.edition.package.replace(".", "/")) / "combinations.json"
    own = KIMONO.read_override(Path(__file__).parents[2] / rich)
    assert spaces(KIMONO.edition, own) == spaces(KIMONO.edition, None)


@pytest.mark.parametrize(
    ("content", "key", "params"),
    [
        (b'{\n "kagen": [[3, 3]\n', "file-json", {"line": 3}),
        (b'{"kagen": [[3, 3]],\n\n "juu": [[2 1]]}', "file-json", {"line": 3}),
        (b"", "file-json", {"line": 1}),
        (b'{\n"kagen": "\xff"}', "file-encoding", {"line": 2}),
        (b"[" * 60_000, "table-form", {}),
        (b'{"juu": [[2, ' + b"9" * 5000 + b"]]}", "table-form", {}),
        (b'{"juu": [], "juu": [[2, 1]]}', "file-twice", {"name": "juu"}),
        (b" " * (MOST_BYTES + 1), "file-large", {"file": "mine.json"}),
        (
            b'{"juu": [[2, 1], [2, NaN]]}',
            "cell-points",
            {"combination": JUU, "cell": 2, "value": "nan"},
        ),
    ],
)
def test_a_wrong_file_is_refused_with_the_place(
    tmp_path: Path, content: bytes, key: str, params: dict[str, Any]
) -> None:
    path = tmp_path / "mine.json"
    path.write_bytes(content)
    with pytest.raises(BadOption) as refused:
        read_override(path)
    assert refused.value.reason.key == f"layering.{key}"
    assert dict(refused.value.reason.params).items() >= params.items()
    assert sentence(KASANE, refused.value.reason)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(BadOption) as refused:
            read_override(path)
        assert refused.value.reason.key == "layering.file-unreadable"
