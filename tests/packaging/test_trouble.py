"""What a person is told when the system lacks what the program needs."""

from __future__ import annotations

import builtins
import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest

from kasane_desktop.cli import commands, trouble

GONE = "libGL.so.1: cannot open shared object file: No such file or directory"


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (GONE, "libGL.so.1 is missing on this system; on Debian and Ubuntu: apt install libgl1"),
        (
            "libdbus-1.so.3: cannot open shared object file: No such file or directory",
            "libdbus-1.so.3 is missing on this system; on Debian and Ubuntu: apt install libdbus-1-3",
        ),
        ("libodd.so.3: cannot open shared object file: No such file", "libodd.so.3 is missing on this system"),
        (
            "/lib/libc.so.6: version `GLIBC_2.36' not found (required by libstdc++.so.6)",
            "this system is too old for this program, which needs glibc 2.36 or newer",
        ),
    ],
)
def test_a_library_that_is_missing_or_too_old_is_named(error: str, told: str) -> None:
    said = trouble.missing_library(ImportError(error))
    assert said is not None
    assert said.startswith(told)


def test_a_mistake_of_our_own_is_not_taken_for_a_missing_library(monkeypatch: pytest.MonkeyPatch) -> None:
    assert trouble.missing_library(ImportError("cannot import name 'x'")) is None
    refuse_app(monkeypatch, "cannot import name 'x'")
    with pytest.raises(ImportError, match="cannot import name"):
        commands.run(["play"])


def refuse_app(monkeypatch: pytest.MonkeyPatch, why: str) -> None:
    """From now on the app cannot be loaded."""
    usual = builtins.__import__

    def load(name: str, *rest: object, **named: object) -> object:
        if name == "kasane_desktop.app":
            raise ImportError(why)
        return usual(name, *rest, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", load)


@pytest.mark.parametrize("terminal", [True, False])
def test_who_has_no_terminal_is_told_in_a_window(
    terminal: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    shown: list[list[str]] = []

    def run(command: list[str], **_: object) -> SimpleNamespace:
        shown.append(command)
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("shutil.which", lambda program: f"/usr/bin/{program}" if program == "xmessage" else None)
    monkeypatch.setattr(subprocess, "run", run)
    refuse_app(monkeypatch, GONE)
    monkeypatch.setattr("sys.stderr.isatty", lambda: terminal, raising=False)
    assert commands.run(["play"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("kasane-desktop: libGL.so.1 is missing")
    assert said.count("\n") == 1
    assert shown == ([] if terminal else [["/usr/bin/xmessage", "-center", said.partition(": ")[2].strip()]])


@pytest.mark.parametrize("former", ["/of/the/user", None])
def test_the_window_is_shown_with_the_libraries_of_the_system(
    former: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With those of the bundle zenity does not start in Debian 13."""
    monkeypatch.setenv("LD_LIBRARY_PATH", "/the/bundle")
    assert trouble.environment_of_others()["LD_LIBRARY_PATH"] == "/the/bundle"  # from source: as one has set it
    monkeypatch.setattr("sys.frozen", True, raising=False)
    if former is not None:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", former)
    given: list[dict[str, str]] = []

    def run(command: list[str], env: dict[str, str], **_: object) -> SimpleNamespace:
        given.append(env)
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("shutil.which", lambda program: f"/usr/bin/{program}")
    monkeypatch.setattr("sys.stderr.isatty", lambda: False, raising=False)
    monkeypatch.setattr(subprocess, "run", run)
    trouble.show("something is missing")
    assert [(env["LD_LIBRARY_PATH"], "LD_LIBRARY_PATH_ORIG" in env) for env in given] == [(former or "", False)]
