"""The two scripts of the Linux packages: the one that installs for a user, and the one that starts the program."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

LINUX = Path(__file__).resolve().parents[2] / "packaging" / "linux"
PROGRAM = '#!/bin/sh\necho started "$@"\n'


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    """As much of the unpacked archive as the scripts look at."""
    folder = tmp_path / "unpacked"
    for place in ("share/applications", "share/icons/hicolor/48x48/apps", "share/mime/packages"):
        (folder / place).mkdir(parents=True)
    (folder / "share/applications/kasane-desktop.desktop").write_bytes((LINUX / "kasane-desktop.desktop").read_bytes())
    (folder / "share/icons/hicolor/48x48/apps/kasane-desktop.png").touch()
    (folder / "install.sh").write_bytes((LINUX / "install.sh").read_bytes())
    start = (LINUX / "start.sh").read_text(encoding="utf-8").replace("@GLIBC@", "28")
    for name, text in (("kasane-desktop", start), ("kasane-desktop.bin", PROGRAM)):
        (folder / name).write_text(text, encoding="utf-8")
        (folder / name).chmod(0o755)
    return folder


def run(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, env={"PATH": os.environ["PATH"]} | environment, capture_output=True, text=True, check=False
    )


def arguments_of(entry: Path) -> list[str]:
    """What a desktop makes of the Exec line: the text's own escapes first, then those within quotes."""
    (line,) = (line for line in entry.read_text(encoding="utf-8").splitlines() if line.startswith("Exec="))
    value = line.removeprefix("Exec=").replace("\\\\", "\\")
    assert value.startswith('"')
    program, at = "", 1
    while value[at] != '"':
        at += value[at] == "\\"
        program += value[at]
        at += 1
    return [program.replace("%%", "%"), *value[at + 1 :].split()]


@pytest.mark.parametrize(
    "name",
    ["plain", "two words", "this & that", "a|b", 'say "yes"', "it's", "山田 花子", "50% $HOME", "back\\slash", "`id`"],
)
def test_installs_starts_and_removes_in_any_home(unpacked: Path, tmp_path: Path, name: str) -> None:
    home = tmp_path / name
    home.mkdir()
    installed = run("sh", str(unpacked / "install.sh"), HOME=str(home))
    assert (installed.returncode, installed.stderr) == (0, "")
    entry = home / ".local/share/applications/kasane-desktop.desktop"
    assert arguments_of(entry) == [str(home / ".local/lib/kasane-desktop/kasane-desktop"), "play", "%f"]
    started = run(str(home / ".local/bin/kasane-desktop"), "play", "a b")
    assert (started.returncode, started.stdout) == (0, "started play a b\n")
    kept = home / ".local/share/kasane-desktop"
    kept.mkdir()
    (kept / "match").touch()
    removed = run("sh", str(home / ".local/lib/kasane-desktop/install.sh"), "--remove", HOME=str(home))
    assert (removed.returncode, removed.stderr) == (0, "")
    assert str(kept) in removed.stdout
    assert str(home / ".config/kasane-desktop") in removed.stdout
    left = {path for path in home.rglob("*") if path.is_file() and "/mime/" not in str(path)}
    assert {path for path in left if not path.name.endswith(".cache")} == {kept / "match"}


@pytest.mark.parametrize(
    ("language", "told"), [("en_GB.UTF-8", "too old"), ("fr_FR.UTF-8", "trop ancien"), ("ja_JP.UTF-8", "以降が必要")]
)
def test_a_system_that_is_too_old_is_told_so_in_a_window(
    unpacked: Path, tmp_path: Path, language: str, told: str
) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    for name, text in {
        "getconf": "#!/bin/sh\necho glibc 2.17\n",
        "xmessage": f"#!/bin/sh\nprintf '%s' \"$2\" >'{tmp_path}/shown'\n",
    }.items():
        (tools / name).write_text(text)
        (tools / name).chmod(0o755)
    done = run(str(unpacked / "kasane-desktop"), PATH=f"{tools}:/bin", LANG=language)
    assert done.returncode == 1
    assert done.stdout == ""
    assert told in done.stderr
    assert "2.28" in done.stderr
    assert (tmp_path / "shown").read_text(encoding="utf-8") == done.stderr.strip()


def test_starts_where_nothing_tells_the_version(unpacked: Path, tmp_path: Path) -> None:
    assert run(str(unpacked / "kasane-desktop"), "games", PATH=str(tmp_path)).stdout == "started games\n"
    (tmp_path / "link").symlink_to("unpacked/kasane-desktop")
    assert run(str(tmp_path / "link"), "games").stdout == "started games\n"
    assert run(str(tmp_path / "link"), "games", PATH=str(tmp_path)).stdout == "started games\n"


def test_trying_the_windows_program_leaves_the_menu_alone() -> None:
    script = (LINUX.parent / "windows-under-wine.sh").read_text(encoding="utf-8")
    prepared, _, steps = script.partition("\nfetch() {")
    assert re.search(
        r'^export WINEPREFIX=\$home/prefix .*WINEDLLOVERRIDES="[^"]*winemenubuilder\.exe=d', prepared, re.M
    )
    assert "WINEDLLOVERRIDES" not in steps
