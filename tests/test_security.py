"""What SECURITY.md promises and no other test shows."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.attack.cases import Case
from tests.attack.life import Life

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "kasane_desktop"
NETWORK = {"http", "ftplib", "smtplib", "ssl", "socketserver", "xmlrpc", "telnetlib", "requests", "QtNetwork"}
LOCAL_SOCKETS = {"cli/screen.py"}
"""Asks the X server on this machine whether it is there."""


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_nothing_that_speaks_to_a_network_is_imported() -> None:
    for path in SOURCES.rglob("*.py"):
        whole = set(imported(path))
        names = whole | {part for name in whole for part in name.split(".")}
        assert not names & NETWORK, path
        assert not any(name.startswith("urllib.request") for name in names), path
        assert "socket" not in names or str(path.relative_to(SOURCES)) in LOCAL_SOCKETS, path


def test_nothing_is_executed_that_was_read() -> None:
    """Pickle stands between the program and its own players alone, where multiprocessing uses it."""
    for path in SOURCES.rglob("*.py"):
        assert not {"pickle", "shelve", "marshal", "dill", "yaml"} & {name.split(".")[0] for name in imported(path)}, (
            path
        )
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in ("eval", "exec", "compile", "__import__"), path


def test_there_is_one_way_to_open_a_file() -> None:
    """What comes with the program is found by core/resources.py; all else goes through core/files.py."""
    for path in SOURCES.rglob("*.py"):
        where = str(path.relative_to(SOURCES))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or where == "core/files.py":
                continue
            call = ast.unparse(node)
            assert not re.match(r"open\(|os\.open\((?!os\.devnull)|QSaveFile\(|QFile\(", call), f"{where}: {call}"
            assert not re.search(r"\.open\(['\"][rwab+]+['\"]", call), f"{where}: {call}"
            assert not re.search(r"\.(write_text|write_bytes|read_bytes)\(", call), f"{where}: {call}"


@pytest.fixture(scope="module")
def life(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Life]:
    """The program itself, which plays."""
    case = Case(1, tmp_path_factory.mktemp("life"))
    case.settle_in()
    try:
        life = case.live()
        life.start()
        life.order("begin", game="kasane", seed=1)
        life.order("step", times=2)
        life.order("history")
        yield life
        life.quit()
    finally:
        case.close()


def test_the_running_program_has_no_address(life: Life) -> None:
    for pid in (life.process.pid, *life.players()):
        process = Path(f"/proc/{pid}")
        assert "Qt6Network" not in (process / "maps").read_text()
        sockets = {
            link[1]
            for file in (process / "fd").iterdir()
            if (link := re.fullmatch(r"socket:\[(\d+)\]", str(file.readlink())))
        }
        for kind in ("tcp", "tcp6", "udp", "udp6", "raw", "raw6"):
            table = process / "net" / kind
            lines = table.read_text().splitlines()[1:] if table.exists() else []
            assert not sockets & {line.split()[9] for line in lines}, kind


def test_nothing_is_written_outside_of_its_own_folders(life: Life) -> None:
    """Not even by Qt, whose dialog for files would note the folders that were visited."""
    for order in ("settings", "statistics", "ask_for_file", "tables"):
        assert life.order(order)["told"] == []
    life.order("learn", game="kasane")
    own = {life.home / "kasane-desktop", life.home / "config" / "kasane-desktop"}
    written = [path for path in life.home.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert written
    assert [path for path in written if path.parent not in own and not path.is_relative_to(life.home / "cache")] == []


def test_every_promise_names_a_test_that_is_there() -> None:
    named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", (ROOT / "SECURITY.md").read_text(encoding="utf-8"))
    assert len(named) > 12
    for file, test in named:
        tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
        assert test in {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}, f"{file}::{test}"
