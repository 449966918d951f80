"""What `pip install` gives is the whole program: built as a source archive and a wheel from it, installed into an
environment of its own, and used far from the source."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tarfile
from pathlib import Path

from kasane_desktop import __version__
from kasane_desktop.ui.preferences import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
BACKEND = "import sys; from setuptools import build_meta; getattr(build_meta, sys.argv[1])(sys.argv[2])"
RULES = """
import sys
from PySide6.QtWidgets import QApplication
application = QApplication([])
from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.ui import language
from kasane_desktop.ui.preferences import Preferences
from kasane_desktop.ui.rulebook.window import Rulebook
language.install(sys.argv[1])
window = Rulebook(Preferences())
for game in CATALOGUE:
    window.open_at(game)
    print(game, len(window.reader.toPlainText()), language.translate("kasane", "Colors of Kasane"))
"""


def build(what: str, source: Path, target: Path) -> Path:
    target.mkdir()
    subprocess.run([sys.executable, "-c", BACKEND, what, str(target)], cwd=source, check=True, capture_output=True)
    (made,) = target.iterdir()
    return made


def test_a_wheel_from_the_source_archive_is_the_whole_program(tmp_path: Path) -> None:
    archive = build("build_sdist", ROOT, tmp_path / "sdist")
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path / "source", filter="data")
    (source,) = (tmp_path / "source").iterdir()
    assert {"Makefile", "tests", "docs", "packaging", "requirements.lock"} <= {path.name for path in source.iterdir()}
    wheel = build("build_wheel", source, tmp_path / "wheel")

    home, environment = tmp_path / "home", tmp_path / "environment"
    home.mkdir()
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(environment)], check=True)
    python = environment / ("Scripts" if os.name == "nt" else "bin") / "python"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(python)]
    subprocess.run([*pip, "install", "-q", "--no-deps", "--no-index", str(wheel)], check=True)
    (libraries,) = environment.rglob("site-packages")
    assert list(libraries.rglob("kaleido/mind/weights.json")), "what the master learned"
    # PySide6 and qasync come from here: only what is ours is tried.
    (libraries / "others.pth").write_text(sysconfig.get_path("purelib"))

    def say(*command: str, **more: str) -> subprocess.CompletedProcess[str]:
        given = {"HOME": str(home), "PATH": os.environ["PATH"], "QT_QPA_PLATFORM": "offscreen"}
        return subprocess.run(command, cwd=home, env=given | more, capture_output=True, text=True, check=False)

    program = str(python.with_name("kasane-desktop"))
    assert say(program, "--version").stdout == f"kasane-desktop {__version__}\n"
    for spoken in LANGUAGES:
        drawn = say(program, "render", "--game", "kabuki", "--lang", spoken, "--step", "9", f"{spoken}.png")
        assert (drawn.returncode, drawn.stdout + drawn.stderr) == (0, "")
        assert (home / f"{spoken}.png").stat().st_size > 100_000
    assert len({(home / f"{spoken}.png").read_bytes() for spoken in LANGUAGES}) == len(LANGUAGES)
    assert "人" in say(program, "games", LC_ALL="ja_JP.UTF-8").stdout
    rules = say(str(python), "-c", RULES, "ja")
    assert rules.stderr == ""
    assert [int(line.split()[1]) > 1000 for line in rules.stdout.splitlines()] == [True] * 5
    assert "襲ノ色目" in rules.stdout

    next(libraries.glob("kasane_desktop/assets/kabuki/mask-0.svg")).unlink()
    broken = say(program, "render", "--game", "kabuki", "--step", "9", "broken.png")
    assert broken.returncode == 1
    assert broken.stderr.startswith("kasane-desktop: the program is not whole")
    assert broken.stderr.count("\n") == 1
