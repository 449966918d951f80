"""What `pip install` gives is the whole program: built as a source archive and a wheel from it, installed into an
environment of its own, and used far from the source."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

from kasane_desktop import __version__
from kasane_desktop.ui.settings.preferences import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
BACKEND = "import sys; from setuptools import build_meta; getattr(build_meta, sys.argv[1])(sys.argv[2])"
RULES = """
import sys
from PySide6.QtWidgets import QApplication
application = QApplication([])
from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.preferences import Preferences
from kasane_desktop.ui.rulebook.window import Rulebook
language.install(sys.argv[1])
window = Rulebook(Preferences())
for game in CATALOGUE:
    window.open_at(game)
    print(game, len(window.reader.toPlainText()), language.translate("kasane", "Colors of Kasane"))
"""


PLAY = """
import sys
from PySide6.QtCore import QTimer
from kasane_desktop import app

def begin(window):
    def look():
        if window.match is None or not window.match.cursor:
            QTimer.singleShot(20, look)
            return
        print(window.match.game.id)
        window.close()
    window.lobby.panel.begin.click()
    look()

app._let_hear = begin  # called when all is loaded
sys.exit(app.play())
"""
LEARN = """
from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.lessons.library import lesson, lessons_of
from kasane_desktop.sound.bank import Bank
print(*(name for game in CATALOGUE for name in lessons_of(game) if lesson(name).steps), bool(Bank().take("card")))
"""


def resources() -> set[str]:
    """All that is needed beside the modules, as it lies in the source."""
    found = [path for path in (ROOT / "assets").rglob("*") if path.is_file()]
    found += [*(ROOT / "i18n").glob("*.ts"), *(ROOT / "kasane_desktop").rglob("*.json")]
    return {path.relative_to(ROOT).as_posix() for path in found}


def build(what: str, source: Path, target: Path) -> Path:
    target.mkdir()
    subprocess.run([sys.executable, "-c", BACKEND, what, str(target)], cwd=source, check=True, capture_output=True)
    (made,) = target.iterdir()
    return made


def test_a_wheel_from_the_source_archive_is_the_whole_program(tmp_path: Path) -> None:
    archive = build("build_sdist", ROOT, tmp_path / "sdist")
    with tarfile.open(archive) as packed:
        if hasattr(tarfile, "data_filter"):  # since Python 3.11.4, which Debian 12 has not
            packed.extraction_filter = tarfile.data_filter
        packed.extractall(tmp_path / "source")
    (source,) = (tmp_path / "source").iterdir()
    assert {"Makefile", "tests", "docs", "packaging", "requirements.lock"} <= {path.name for path in source.iterdir()}
    assert sorted(name for name in resources() if not (source / name).is_file()) == []
    wheel = build("build_wheel", source, tmp_path / "wheel")
    with zipfile.ZipFile(wheel) as packed_wheel:
        held = {name.removeprefix("kasane_desktop/") for name in packed_wheel.namelist()}
    wanted = {name.removeprefix("kasane_desktop/") for name in resources()}
    assert sorted((wanted | {f"i18n/kasane_{spoken}.qm" for spoken in LANGUAGES}) - held) == []

    home, environment = tmp_path / "home", tmp_path / "environment"
    home.mkdir()
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(environment)], check=True)
    python = environment / ("Scripts" if os.name == "nt" else "bin") / "python"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(python)]
    subprocess.run([*pip, "install", "-q", "--no-deps", "--no-index", str(wheel)], check=True)
    (libraries,) = environment.rglob("site-packages")
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
    lessons = sorted(path.stem for path in (ROOT / "assets/lessons").glob("*.json"))
    taught = say(str(python), "-c", LEARN)
    assert (sorted(taught.stdout.split()[:-1]), taught.stdout.split()[-1], taught.stderr) == (lessons, "True", "")
    played = say(str(python), "-c", PLAY, KASANE_DESKTOP_SOUND="off")
    assert (played.returncode, played.stdout, played.stderr) == (0, "kasane\n", "")
    assert list(home.rglob("match-1.journal"))
    record = str(ROOT / "tests" / "old" / "kabuki-finished.kasane")
    looked = say(program, "review", record, "--effort", "5", "--json")
    assert (json.loads(looked.stdout)["game"], looked.stderr) == ("kabuki", "")

    next(libraries.glob("kasane_desktop/assets/kabuki/mask-0.svg")).unlink()
    broken = say(program, "render", "--game", "kabuki", "--step", "9", "broken.png")
    assert broken.returncode == 1
    assert broken.stderr.startswith("kasane-desktop: the program is not whole")
    assert broken.stderr.count("\n") == 1
