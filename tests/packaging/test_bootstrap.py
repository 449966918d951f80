"""What the bootstrap decides: whom it tells what, what it installs, and when it does nothing."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

ROOT = Path(__file__).resolve().parents[2]
Commands = list[list[str]]


@pytest.fixture
def bootstrap(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("bootstrap", ROOT / "packaging" / "bootstrap.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "bootstrap", module)  # dataclasses look their module up there
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def checkout(bootstrap: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty checkout in which the bootstrap believes itself."""
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    for name in ("pyproject.toml", *(kit.lock for kit in bootstrap.KITS.values())):
        (tmp_path / name).write_text(name)
    return tmp_path


@pytest.fixture(autouse=True)
def commands(monkeypatch: pytest.MonkeyPatch) -> Commands:
    """The commands that would have been run; every one of them succeeds. For all tests, so that
    not even a broken bootstrap installs anything on the machine it is tested on."""
    ran: Commands = []

    def run(command: list[str], **_: object) -> SimpleNamespace:
        ran.append(command)
        if "venv" in command:
            python = Path(command[-1]) / "bin" / "python"
            python.parent.mkdir(parents=True)
            python.touch()
        if "-qm" in command:
            Path(command[-1]).write_text("compiled")
        return SimpleNamespace(returncode=0, stdout="")

    monkeypatch.setattr(subprocess, "run", run)
    return ran


@pytest.fixture
def machine(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Callable[..., set[str]]:
    """Make this a machine of a given kind; the set holds what can be found on it."""

    def make(found: set[str], user: int, debian: bool = True) -> set[str]:
        monkeypatch.setattr(bootstrap, "is_there", found.__contains__)
        monkeypatch.setattr("os.geteuid", lambda: user)
        monkeypatch.setattr("shutil.which", lambda name: "/usr/bin/apt-get" if debian else None)
        return found

    return make


def test_old_python_is_told_what_is_needed(bootstrap: ModuleType) -> None:
    with pytest.raises(bootstrap.Trouble, match=r"needs Python 3\.11 or newer.* is 3\.9"):
        bootstrap.check_python((3, 9))
    bootstrap.check_python((3, 11))


def test_user_is_told_the_exact_command(bootstrap: ModuleType, machine: Callable[..., set[str]]) -> None:
    machine(set(bootstrap.LIBRARIES) - {"libEGL.so.1", "libxcb-shape.so.0"}, user=1000)
    expected = "sudo apt-get install -y --no-install-recommends libegl1 libxcb-shape0"
    with pytest.raises(bootstrap.Trouble, match=expected):
        bootstrap.provide_system(bootstrap.RUN.system)


def test_root_gets_what_is_missing(
    bootstrap: ModuleType, machine: Callable[..., set[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = machine(set(bootstrap.LIBRARIES), user=0)
    ran: Commands = []

    def apt(command: list[str]) -> str:
        ran.append(command)
        if "install" in command:
            found.update(bootstrap.PROGRAMS)
        return ""

    monkeypatch.setattr(bootstrap, "apt", apt)
    bootstrap.provide_system(bootstrap.DEV.system)
    assert ran == [
        ["apt-get", "update"],
        [
            "apt-get",
            "install",
            "-y",
            "--no-install-recommends",
            "xvfb",
            "xauth",
            "dbus-daemon",
            "at-spi2-core",
            "xdotool",
            "openbox",
        ],
    ]


def test_failed_installation_is_reported(
    bootstrap: ModuleType, machine: Callable[..., set[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    machine(set(), user=0)
    monkeypatch.setattr(bootstrap, "apt", lambda command: "E: no network" if "install" in command else "")
    with pytest.raises(bootstrap.Trouble, match="E: no network"):
        bootstrap.provide_system({"xauth": "xauth"})


def test_package_without_its_library_is_reported(
    bootstrap: ModuleType, machine: Callable[..., set[str]], commands: Commands
) -> None:
    machine(set(), user=0)
    with pytest.raises(bootstrap.Trouble, match=r"cannot find libGL\.so\.1"):
        bootstrap.provide_system({"libGL.so.1": "libgl1"})


def test_other_systems_are_only_warned(
    bootstrap: ModuleType, machine: Callable[..., set[str]], commands: Commands, capsys: pytest.CaptureFixture[str]
) -> None:
    machine(set(bootstrap.LIBRARIES) - {"libGL.so.1"}, user=0, debian=False)
    bootstrap.provide_system(bootstrap.RUN.system)
    assert "libGL.so.1" in capsys.readouterr().err
    assert commands == []


def test_nothing_missing_runs_nothing(
    bootstrap: ModuleType, machine: Callable[..., set[str]], commands: Commands
) -> None:
    machine({*bootstrap.LIBRARIES, *bootstrap.PROGRAMS}, user=1000)
    bootstrap.provide_system(bootstrap.DEV.system)
    assert commands == []


def test_second_run_installs_nothing(
    bootstrap: ModuleType, checkout: Path, commands: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap, "provide_system", lambda needed: None)
    assert bootstrap.main(["dev"]) == 0
    assert any("--require-hashes" in command for command in commands)
    commands.clear()
    assert bootstrap.main(["dev"]) == 0
    assert bootstrap.main(["run"]) == 0
    assert commands == []


def test_environment_to_run_is_not_enough_to_develop(bootstrap: ModuleType, checkout: Path, commands: Commands) -> None:
    bootstrap.provide_venv(bootstrap.RUN)
    bootstrap.install(bootstrap.RUN)
    assert bootstrap.is_ready(bootstrap.RUN)
    assert not bootstrap.is_ready(bootstrap.DEV)


@pytest.mark.parametrize("changed", ["pyproject.toml", "requirements-dev.lock", ".venv/bin/python"])
def test_change_asks_for_a_new_installation(
    bootstrap: ModuleType, checkout: Path, commands: Commands, changed: str
) -> None:
    bootstrap.provide_venv(bootstrap.DEV)
    bootstrap.install(bootstrap.DEV)
    assert bootstrap.is_ready(bootstrap.DEV)
    path = checkout / changed
    if changed.endswith("python"):
        path.unlink()
    else:
        path.write_text("changed")
    assert not bootstrap.is_ready(bootstrap.DEV)


@pytest.mark.parametrize(("kit", "status"), [("run", 1), ("bench", 0)])
def test_only_the_benchmark_goes_on_without_its_packages(
    bootstrap: ModuleType, checkout: Path, monkeypatch: pytest.MonkeyPatch, kit: str, status: int
) -> None:
    def fail(command: list[str], complaint: str) -> None:
        raise bootstrap.Trouble(complaint)

    monkeypatch.setattr(bootstrap, "provide_system", lambda needed: None)
    monkeypatch.setattr(bootstrap, "provide_venv", lambda kit: None)
    monkeypatch.setattr(bootstrap, "run", fail)
    assert bootstrap.main([kit]) == status
    assert not bootstrap.is_ready(bootstrap.KITS[kit])


def test_missing_venv_module_is_told_with_the_rest(
    bootstrap: ModuleType, checkout: Path, machine: Callable[..., set[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    machine(set(bootstrap.LIBRARIES) - {"libGL.so.1"}, user=1000)
    assert bootstrap.main(["run"]) == 1
    assert "libgl1 python3-venv" in capsys.readouterr().err


def test_existing_environment_needs_no_venv_module(
    bootstrap: ModuleType, checkout: Path, machine: Callable[..., set[str]], commands: Commands
) -> None:
    bootstrap.provide_venv(bootstrap.RUN)
    bootstrap.install(bootstrap.RUN)
    machine(set(bootstrap.LIBRARIES), user=1000)
    assert bootstrap.main(["run"]) == 0


def test_only_changed_catalogues_are_compiled(
    bootstrap: ModuleType, checkout: Path, commands: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap, "provide_system", lambda needed: None)
    french, japanese = (checkout / "i18n" / f"kasane_{language}.ts" for language in ("fr", "ja"))
    french.parent.mkdir()
    for source in (french, japanese):
        source.touch()
    assert bootstrap.main(["run"]) == 0
    assert [command[2] for command in commands[-2:]] == [str(french), str(japanese)]
    os.utime(japanese, (2**32, 2**32))  # edited since
    commands.clear()
    with japanese.with_suffix(".qm").open("r+") as mapped:  # by a program that runs
        mapped.truncate(3)
        assert bootstrap.main(["run"]) == 0
        assert mapped.read() == "com"  # it was given another file
    assert [command[2] for command in commands] == [str(japanese)]
    assert japanese.with_suffix(".qm").read_text() == "compiled"
    assert sorted(file.suffix for file in french.parent.iterdir()) == [".qm", ".qm", ".ts", ".ts"]


def test_unknown_kit_is_refused(bootstrap: ModuleType) -> None:
    assert bootstrap.main(["everything"]) == 2


@pytest.mark.parametrize("lock", sorted(ROOT.glob("requirements*.lock")), ids=lambda lock: lock.name)
def test_locks_pin_hashes_and_name_no_registry(lock: Path) -> None:
    text = lock.read_text()
    pins = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]
    assert len(pins) > 3
    assert [pin for pin in pins if "==" not in pin or "--hash=sha256:" not in pin] == []
    assert "://" not in text
    assert "index" not in text
