"""A house in which the sixth game stands like the others: a copy of the program, its folder among the games, its line
in the catalogue, its pictures and rules among the assets. Nothing else is changed.

    python -m tests.sixth.house FOLDER      builds one, to look round in: cd FOLDER && python -m kasane_desktop
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAME = "furin"
LINE = f'    Entry("{GAME}", "kasane_desktop.games.{GAME}"),\n'
CONTRACT = "kasane | kimono | rainbow | kabuki | kaleido"
PARTS = ("kasane_desktop", "tests", "assets", "i18n", "packaging", "docs", "training", "benchmarks")


def build(folder: Path) -> Path:
    """docs/a-game.md tells the same steps."""
    ours, unwanted = Path(__file__).parent, shutil.ignore_patterns("__pycache__", ".*")
    for part in PARTS:
        shutil.copytree(ROOT / part, folder / part, ignore=unwanted)
    shutil.copytree(ours / GAME, folder / "kasane_desktop" / "games" / GAME, ignore=unwanted)
    _change(folder / "kasane_desktop" / "catalogue.py", "\n)\n", f"\n{LINE})\n")
    _change(folder / "pyproject.toml", CONTRACT, f"{CONTRACT} | {GAME}", source=ROOT / "pyproject.toml")
    shutil.copytree(ours / "rules", folder / "assets" / "rules", dirs_exist_ok=True)
    shutil.copy(ours / "lessons" / f"{GAME}.json", folder / "assets" / "lessons")
    _leave_out(folder / "tests" / "lessons" / "not_taught.json")
    (folder / "assets" / GAME).mkdir()
    for card in (*range(1, 10), "back"):  # it has no pictures of its own
        shutil.copy(ROOT / "assets" / "cards" / f"kasane-{card}.svg", folder / "assets" / GAME / f"{card}.svg")
    shutil.copy(ours / "oracle.py", folder / "tests" / "oracles" / f"{GAME}.py")
    with (folder / "docs" / "record.md").open("a", encoding="utf-8") as page:
        page.write("\nThe ending of Fūrin is `furin.ending.all-hung`.\n")
    return folder


def _leave_out(file: Path) -> None:
    """What its lesson does not teach."""
    why = dict.fromkeys(("setup", "variants", "examples", "quick"), "It is read when it is needed.")
    file.write_text(json.dumps({**json.loads(file.read_text(encoding="utf-8")), GAME: why}), encoding="utf-8")


def _change(file: Path, old: str, new: str, source: Path | None = None) -> None:
    text = (source or file).read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} in {file}"
    file.write_text(text.replace(old, new), encoding="utf-8")


def run(folder: Path, *command: str, seconds: int = 500) -> subprocess.CompletedProcess[str]:
    """A command in the house, with the Python of this one."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": ""}
    environment.pop("PYTEST_XDIST_WORKER", None)
    return subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env=environment,
        encoding="utf-8",
        errors="replace",
        capture_output=True,
        timeout=seconds,
    )


if __name__ == "__main__":
    build(Path(sys.argv[1]))
