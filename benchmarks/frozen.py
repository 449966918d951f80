"""How large the packaged program is and how fast it starts, next to a bare Qt window that was frozen the same way.

    make bench-package ARGS="--rounds 61"

What is started is packaging/probe.py: the program's own code or a bare window, in a bundle made by the same recipe.
The bare window starts PySide as it is (packaging/support.py is taken out for it); what it would need with PySide's
modules compiled beforehand, as the program has them, is told besides.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

from ui import surroundings

ROOT = Path(__file__).resolve().parent.parent
BUNDLE = ROOT / "build" / "probe" / "kasane-desktop"
UNPACKED, PACKED, START = 100.0, 31.0, 1.3
"""Aims: MB of the folder, MB of the .tar.xz, and the lobby's first picture compared to that of the bare window."""


def folder_size(folder: Path) -> float:
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir()) / 1e6


class Start(NamedTuple):
    """Seconds from the start of the process to the first picture on the screen."""

    clock: float
    processor: float


class Round(NamedTuple):
    bare: Start
    lobby: Start
    prepared: Start
    """The bare window with PySide's modules compiled beforehand."""


def first_picture(bundle: Path, probe: str, environment: dict[str, str]) -> Start:
    begun = time.monotonic()
    command = [str(bundle / "kasane-desktop"), probe]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    return Start(told["painted"] - begun, told["cpu"])


def starts(rounds: int) -> list[Round]:
    """All in turns; the first round only warms the disk."""
    with tempfile.TemporaryDirectory(dir=BUNDLE.parent) as folder, surroundings() as (_, environment):
        plain = Path(folder) / "plain"
        as_pyside_is = shutil.ignore_patterns("files.dir")
        shutil.copytree(BUNDLE, plain, symlinks=True, ignore=as_pyside_is, copy_function=os.link)
        bundles = ((plain, "bare"), (BUNDLE, "lobby"), (BUNDLE, "bare"))
        told = [Round(*(first_picture(*bundle, environment) for bundle in bundles)) for _ in range(rounds + 1)]
    return told[1:]


def ratios(rounds: list[Round], part: Callable[[Round], float]) -> tuple[float, str]:
    """The median, and between what the middle half of them lies."""
    told = [part(one) for one in rounds]
    low, _, high = quantiles(told, n=4)
    return median(told), f"{low:.2f}–{high:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Size and start of the packaged program.")
    parser.add_argument("--rounds", type=int, default=31, help="pairs of starts (default: 31)")
    asked = parser.parse_args()
    folder, tarballs = ROOT / "dist" / "kasane-desktop", sorted((ROOT / "dist").glob("*.tar.xz"))
    rows: list[tuple[str, float, float, str]] = []
    if folder.is_dir():
        rows.append(("unpacked", folder_size(folder), UNPACKED, "MB"))
    rows += [("as .tar.xz", path.stat().st_size / 1e6, PACKED, "MB") for path in tarballs]
    rounds = starts(asked.rounds)
    work, spread = ratios(rounds, lambda one: one.lobby.processor / one.bare.processor)
    rows.append(("lobby, × bare window", work, START, f"on the processor ({spread})"))
    clock, spread = ratios(rounds, lambda one: one.lobby.clock / one.bare.clock)
    rows.append(("", clock, START, f"by the clock ({spread})"))
    print(f"{'':24}{'measured':>10}{'aim':>10}{'of aim':>10}")
    for name, value, aim, unit in rows:
        print(f"{name:24}{value:>10.2f}{aim:>10.2f}{value / aim:>10.2f} {unit}")
    print(f"First picture, medians of {asked.rounds} rounds: processor, clock. In brackets above: the middle half.")
    for name in Round._fields:
        times = [getattr(one, name) for one in rounds]
        print(f"  {name:10}{1000 * median(t.processor for t in times):>8.0f} ms", end="")
        print(f"{1000 * median(t.clock for t in times):>8.0f} ms")
    if not rows[0][0].startswith("unpacked"):
        print("Sizes: run `make package` first.")


if __name__ == "__main__":
    main()
