"""Compiled modules are asked for, and their list is whole."""

from __future__ import annotations

import ast
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from kasane_desktop.core.action import Action
from kasane_desktop.games.kaleido.rules.actions import DONE, Turn
from kasane_desktop.games.layering.rules.actions import Deal
from kasane_desktop.players.search import Considered

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

import compiling  # noqa: E402


def test_a_wheel_is_pure_unless_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    for told in (None, "", "0"):
        monkeypatch.delenv("KASANE_COMPILE", raising=False)
        if told is not None:
            monkeypatch.setenv("KASANE_COMPILE", told)
        assert compiling.extensions() == []


def test_a_package_is_pure_if_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KASANE_COMPILE", "0")
    assert compiling.build() == ROOT


@pytest.mark.parametrize("told", [None, "1"])
def test_without_mypy_or_a_compiler_the_source_is_taken_and_a_line_says_so(
    told: str | None, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("KASANE_COMPILE", raising=False)
    if told is not None:
        monkeypatch.setenv("KASANE_COMPILE", told)
    monkeypatch.setattr(compiling, "_compiles", lambda: False)
    assert compiling.build() == ROOT
    assert capfd.readouterr().err == "All of it stays pure Python: no C compiler works\n"
    monkeypatch.setattr(compiling, "find_spec", lambda name: None)
    assert compiling.build() == ROOT
    assert capfd.readouterr().err == "All of it stays pure Python: mypy is not installed\n"


def test_where_mypyc_fails_the_source_is_taken_unless_it_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiling, "TREE", tmp_path / "compiled")
    monkeypatch.setattr(compiling, "possible", lambda: True)
    failed = subprocess.CompletedProcess([], 1, b"", b"what ails it")
    monkeypatch.setattr(subprocess, "run", lambda *told, **more: failed)
    monkeypatch.delenv("KASANE_COMPILE", raising=False)
    assert compiling.build() == ROOT
    assert "what ails itAll of it stays pure Python: mypyc failed" in capfd.readouterr().err.replace("\n", "")
    monkeypatch.setenv("KASANE_COMPILE", "1")
    with pytest.raises(SystemExit, match="mypyc failed"):
        compiling.build()


def classes(path: Path) -> list[tuple[str, set[str]]]:
    """Those of a module, with what they inherit from."""
    nodes = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.ClassDef)]
    return [(node.name, {base.id for base in node.bases if isinstance(base, ast.Name)}) for node in nodes]


def test_who_inherits_from_a_compiled_class_is_compiled() -> None:
    """Python refuses the others, and only when they are made."""
    compiled = {name for source in compiling.SOURCES for name, _ in classes(ROOT / source)}
    assert {"Sent", "Action", "Heuristic", "Judge", "Search", "State"} <= compiled
    found = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "kasane_desktop").rglob("*.py")
        for _, bases in classes(path)
        if bases & compiled
    }
    assert len(found) > 5
    assert found <= set(compiling.SOURCES)


def test_actions_are_compared_as_equal_and_not_as_the_same() -> None:
    """mypyc's comparison of two of a class looks for the one of dataclasses in that class alone, not in those that
    inherit from it; and takes no class variables into a dataclass."""
    assert {"__dataclass_params__", "__eq__"} <= vars(Action).keys()
    assert "irrevocable" not in vars(Action)
    assert Turn(3, 2) == Turn(3, 2) != Turn(3, 3)


def test_nobody_asks_what_compiled_dataclasses_tell_otherwise() -> None:
    """They have no `__slots__`, and the types of their fields are no text: see `core.codec.action_fields`."""
    asked = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in (ROOT / "kasane_desktop").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and ast.unparse(node).endswith((".__slots__", "field.type"))
    ]
    assert asked == []


def test_what_compiled_modules_import_is_known() -> None:
    assert all((ROOT / source).is_file() for source in compiling.SOURCES)
    assert {"kasane_desktop.players.search", "kasane_desktop__mypyc", "bisect", "array"} <= set(compiling.hidden())


@pytest.mark.parametrize("sent", [DONE, Turn(3, 2), Deal((1, 2, 3)), Considered(DONE, 3, 0.5)])
def test_what_goes_to_other_processes_does_so_by_its_fields(sent: object) -> None:
    assert pickle.loads(pickle.dumps(sent)) == sent
