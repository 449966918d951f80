"""The rules, the match, the players and the commands without a screen load no Qt."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

NO_QT = """
NEVER = {"PySide6", "shiboken6", "qasync", "_miniaudio", "_cffi_backend"}
SILENT = "kasane_desktop.sound"  # nobody who rules or thinks asks for a sound

def refuse_qt(who):
    loaded = sorted(name for name in sys.modules if name.partition(".")[0] in NEVER or name.startswith(SILENT))
    if loaded:
        sys.exit(f"{who} loads {loaded[0]}")
"""
IMPORT_ALL = f"""
import importlib, sys
{NO_QT}
for name in sys.argv[1:]:
    importlib.import_module(name)
    refuse_qt(name)
"""
RUN_COMMAND = f"""
import sys
from kasane_desktop.__main__ import main
{NO_QT}
status = main(sys.argv[1:])
refuse_qt(sys.argv[1])
sys.exit(status)
"""


def python(script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", script, *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )


def modules(room: str) -> list[str]:
    """Every module of a room, found on disk so that new ones are looked at too."""
    paths = sorted((ROOT / "kasane_desktop" / room).rglob("*.py"))
    names = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in paths]
    return [name.removesuffix(".__init__") for name in names]


@pytest.mark.parametrize("room", ["core", "games", "match", "players", "cli"])
def test_room_without_screen_loads_no_qt(room: str) -> None:
    names = [name for name in modules(room) if ".stage" not in name]
    assert f"kasane_desktop.{room}" in names
    done = python(IMPORT_ALL, "kasane_desktop.__main__", "kasane_desktop.catalogue", *names)
    assert done.returncode == 0, done.stderr


def test_commands_without_screen_load_no_qt(tmp_path: Path) -> None:
    record = str(tmp_path / "match.json")
    for command in (
        ["games"],
        ["simulate", "--game", "kasane", "--seats", "random,random,random", "--record", record],
        ["replay", record],
    ):
        done = python(RUN_COMMAND, *command)
        assert done.returncode == 0, done.stderr


def test_qt_is_noticed_where_it_is_loaded() -> None:
    done = python(IMPORT_ALL, "kasane_desktop.core", "PySide6.QtCore")
    assert done.returncode == 1
    assert "PySide6.QtCore loads PySide6" in done.stderr


def test_import_contracts_are_kept() -> None:
    script = "import sys; from importlinter.cli import lint_imports_command; sys.exit(lint_imports_command())"
    done = python(script, "--no-cache", "--no-logo")
    assert done.returncode == 0, done.stdout
