"""Facts and zones are names between rules and scenes. The type checker holds who writes and who reads them; that what
is named is told at all, and that nobody passes by the names, is seen here."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import kasane_desktop
from kasane_desktop.core.fact import COUNT, FIRST, NO_FACTS, POINTS, TOTAL, Fact, Facts
from kasane_desktop.core.game import PUBLIC
from kasane_desktop.core.table import SEAT, Kind, Table, Zone, face_of, family_of, name_in
from kasane_desktop.match.record import load_record

HOUSE = Path(kasane_desktop.__file__).parent
GOLDEN = Path(__file__).parent / "golden"
FAMILIES = {"layering": ("kasane", "kimono"), "rainbow": ("rainbow",), "kabuki": ("kabuki",), "kaleido": ("kaleido",)}
EVERY = 7
"""Steps from one table that is looked at to the next."""
NO_ZONES = {SEAT, "ladder", "places", "ribbon", "lock", "last"}
"""Places that only explain themselves."""
OF_THE_MODELS = {"new"}


# -- facts ---------------------------------------------------------------------------------------------------


def test_a_fact_that_is_not_told_is_an_error_and_no_zero() -> None:
    facts = Facts(POINTS(0), COUNT(3))
    assert (facts[POINTS], facts[COUNT]) == (0, 3)
    with pytest.raises(KeyError, match="total"):
        facts[TOTAL]
    assert facts.get(TOTAL, 7) == 7
    assert facts.get(COUNT, 7) == 3
    assert COUNT in facts
    assert TOTAL not in facts


def test_of_what_is_told_twice_the_later_counts_and_what_was_told_stays() -> None:
    facts = Facts(POINTS(1), COUNT(3))
    assert (facts | Facts(COUNT(4), FIRST(1))).plain() == {"points": 1, "count": 4, "first": 1}
    assert facts == Facts(COUNT(3), POINTS(1))
    assert facts != Facts(COUNT(3))
    assert facts | NO_FACTS == facts


def test_zones_are_called_after_their_kind() -> None:
    assert Zone(Kind("deck")).kind == "deck" == Kind("deck")
    assert Zone("bid/2/1").kind == Kind("bid", int)


BID, ONE, SOCKET, RIBBON = Kind("bid", int), Kind("bid", int, int), Kind("socket", str, int), Kind("ribbon", str)


def test_an_id_is_read_as_it_is_made() -> None:
    assert (BID(2), BID.read("bid/2")) == ("bid/2", (2,))
    assert (ONE(2, 1), ONE.read("bid/2/1")) == ("bid/2/1", (2, 1))
    assert SOCKET.of(SOCKET("kagen", 3)) == ("kagen", 3)
    assert RIBBON.read(RIBBON(ONE(2, 1))) == ("bid/2/1",)  # the last word may be an id itself


@pytest.mark.parametrize("other", ["", "bid", "bid/", "bid/x", "bid/2/1", "bids/2", "2"])
def test_what_is_of_another_kind_is_not_read(other: str) -> None:
    assert BID.read(other) is None
    with pytest.raises(ValueError, match="no bid"):
        BID.of(other)


def test_faces_are_told_apart_by_game_and_name() -> None:
    assert (face_of("kasane", 7), name_in("kasane/7"), name_in("juu")) == ("kasane/7", "7", "juu")
    assert (family_of("prize/4/2"), family_of("deck")) == ("prize/4", "deck")


# -- what is named is told -----------------------------------------------------------------------------------


def _of_table(table: Table) -> Iterator[Facts]:
    yield table.facts
    yield from table.seats
    for zone in table.zones:
        yield zone.facts
        yield from (piece.facts for piece in zone.pieces)


@cache
def told(game: str) -> tuple[frozenset[str], frozenset[str]]:
    """The facts and the kinds of zones in the golden matches of a game."""
    facts: set[str] = set()
    kinds: set[str] = set()
    for file in sorted(GOLDEN.glob(f"{game}-*.json")):
        match = load_record(file)
        tables = [match.shown_table(0)]
        for at in range(match.cursor):
            if at < EVERY or at % EVERY == 0:
                tables += [match.table(seat, at) for seat in (PUBLIC, *range(len(match.sitters)))]
        facts.update(name for table in tables for told in _of_table(table) for name in told.plain())
        kinds.update(zone.kind for table in tables for zone in table.zones)
    return frozenset(facts), frozenset(kinds)


@pytest.mark.parametrize("family", FAMILIES)
def test_what_a_game_names_its_table_tells_and_nothing_else(family: str) -> None:
    said = [told(game) for game in FAMILIES[family]]
    rules = f"kasane_desktop.games.{family}.rules"
    facts = {value for value in vars(import_module(f"{rules}.fact")).values() if isinstance(value, Fact)}
    assert frozenset[str]().union(*(facts for facts, _ in said)) | OF_THE_MODELS == facts | OF_THE_MODELS | {TOTAL}
    kinds = {value for value in vars(import_module(f"{rules}.zones")).values() if isinstance(value, Kind)}
    assert frozenset[str]().union(*(kinds for _, kinds in said)) == kinds - NO_ZONES


# -- nobody passes by the names ------------------------------------------------------------------------------


def bare(folder: Path) -> Iterator[str]:
    """Where a zone is named by a string there, or a fact made."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if _is_bare(node, file.name == "hots.py"):
                yield f"{file.relative_to(folder)}:{node.lineno}"  # type: ignore[attr-defined]


def _is_bare(node: ast.AST, names: bool) -> bool:
    """`zones["…"]`, `zone.kind == "…"`, `Fact(…)`; and `Kind(…)`, but where a stage `names` what is no zone."""
    match node:
        case ast.Subscript(value=ast.Attribute(attr="zones"), slice=ast.Constant() | ast.JoinedStr()):
            return True
        case ast.Compare(left=ast.Attribute(attr="kind", value=ast.Name(id="zone")), comparators=[ast.Constant()]):
            return True
        case ast.Call(func=ast.Name(id="Kind")):
            return not names
        case ast.Call(func=ast.Name(id="Fact") | ast.Subscript(value=ast.Name(id="Fact"))):
            return True
    return False


def test_it_is_noticed_when_somebody_does(tmp_path: Path) -> None:
    for text in (
        'shown.zones["deck"]',
        'shown.zones[f"hand/{seat}"]',
        'zone.kind == "hand"',
        'Fact[int]("count")',
        'Kind("deck")',
    ):
        (tmp_path / "scene.py").write_text(text)
        assert list(bare(tmp_path)) == ["scene.py:1"]


@pytest.mark.parametrize("stage", [*(f"games/{game}/stage" for game in ("kasane", "kimono", *FAMILIES)), "scene"])
def test_a_stage_names_zones_and_facts_as_the_rules_do(stage: str) -> None:
    assert list(bare(HOUSE / stage)) == []
