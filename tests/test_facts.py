"""Facts are keys between rules and scenes: what a scene asks for, the rules tell. A wrong key is an error where it is
needed (`number`, `[…]`); where it may be missing (`get`) nothing but this would notice."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import kasane_desktop
from kasane_desktop.core.game import PUBLIC
from kasane_desktop.core.table import Facts, Table
from kasane_desktop.match.record import load_record

HOUSE = Path(kasane_desktop.__file__).parent
GOLDEN = Path(__file__).parent / "golden"
FAMILIES = {"layering": ("kasane", "kimono"), "rainbow": ("rainbow",), "kabuki": ("kabuki",), "kaleido": ("kaleido",)}
EVERY = 7
"""Steps from one table that is looked at to the next."""


def _of_table(table: Table) -> Iterator[Facts]:
    yield table.facts
    yield from table.seats
    for zone in table.zones:
        yield zone.facts
        yield from (piece.facts for piece in zone.pieces)


@cache
def told(game: str) -> frozenset[str]:
    """The keys of all facts in the golden matches of a game."""
    keys: set[str] = set()
    for file in sorted(GOLDEN.glob(f"{game}-*.json")):
        match = load_record(file)
        tables = [match.shown_table(0)]
        for at in range(match.cursor):
            if at < EVERY or at % EVERY == 0:
                tables += [match.table(seat, at) for seat in (PUBLIC, *range(len(match.sitters)))]
        keys.update(key for table in tables for facts in _of_table(table) for key in facts)
    return frozenset(keys)


def asked(folder: Path) -> dict[str, str]:
    """The keys that are asked for there, and where."""
    found: dict[str, str] = {}
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (key := _key(node)) is not None:
                found[key] = f"{file.relative_to(HOUSE)}:{node.lineno}"  # type: ignore[attr-defined]
    return found


def _key(node: ast.AST) -> str | None:
    """`facts["key"]`, `facts.get("key", …)`, `number(facts, "key", …)`."""
    match node:
        case ast.Subscript(value=where, slice=ast.Constant(value=str(key))) if _are_facts(where):
            return key
        case ast.Call(func=ast.Attribute(value=where, attr="get"), args=[ast.Constant(value=str(key)), *_]):
            return key if _are_facts(where) else None
        case ast.Call(func=ast.Name(id="number" | "numbers"), args=[_, ast.Constant(value=str(key)), *_]):
            return key
    return None


def _are_facts(node: ast.expr) -> bool:
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return name == "facts"


@pytest.mark.parametrize("family", FAMILIES)
def test_what_a_stage_asks_for_the_rules_tell(family: str) -> None:
    wanted = asked(HOUSE / "games" / family / "stage")
    assert len(wanted) > 10
    known = frozenset[str]().union(*(told(game) for game in FAMILIES[family]))
    assert {key: where for key, where in wanted.items() if key not in known} == {}


@pytest.mark.parametrize("room", ["scene", "ui", "models", "cli"])
def test_what_is_asked_of_every_game_one_of_them_tells(room: str) -> None:
    known = frozenset[str]().union(*(told(game) for games in FAMILIES.values() for game in games))
    assert {key: where for key, where in asked(HOUSE / room).items() if key not in known} == {}
