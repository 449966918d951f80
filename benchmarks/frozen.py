"""How large the packaged program is and how fast it starts, next to a bare Qt window that was frozen the same way.

    make bench-package ARGS="--rounds 61"

What is started is packaging/probe.py: the program's own code or a bare window, in a bundle made by the same recipe.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

from ui import surroundings

ROOT = Path(__file__).resolve().parent.parent
PROBE = ROOT / "build" / "probe" / "kasane-desktop" / "kasane-desktop"
UNPACKED, PACKED, START = 100.0, 31.0, 1.3
"""Aims: MB of the folder, MB of the .tar.xz, and the lobby's first picture compared to that of the bare window."""


def folder_size(folder: Path) -> float:
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir()) / 1e6


class Start(NamedTuple):
    """Seconds from the start of the process to the first picture on the screen."""

    clock: float
    processor: float


def first_picture(probe: str, environment: dict[str, str]) -> Start:
    begun = time.monotonic()
    done = subprocess.run([str(PROBE), probe], env=environment, capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    return Start(told["painted"] - begun, told["cpu"])


def starts(rounds: int) -> list[tuple[Start, Start]]:
    """Bare window and lobby in turns; the first pair only warms the disk."""
    with surroundings() as (_, environment):
        pairs = [(first_picture("bare", environment), first_picture("program", environment)) for _ in range(rounds + 1)]
    return pairs[1:]


def main() -> None:
    parser = argparse.ArgumentParser(description="Size and start of the packaged program.")
    parser.add_argument("--rounds", type=int, default=31, help="pairs of starts (default: 31)")
    asked = parser.parse_args()
    folder, tarballs = ROOT / "dist" / "kasane-desktop", sorted((ROOT / "dist").glob("*.tar.xz"))
    rows = []
    if folder.is_dir():
        rows.append(("unpacked", folder_size(folder), UNPACKED, "MB"))
    rows += [("as .tar.xz", path.stat().st_size / 1e6, PACKED, "MB") for path in tarballs]
    pairs = starts(asked.rounds)
    rows.append(("lobby, × bare window", median(lobby.clock / bare.clock for bare, lobby in pairs), START, ""))
    rows.append(("on the processor", median(lobby.processor / bare.processor for bare, lobby in pairs), START, ""))
    print(f"{'':24}{'measured':>10}{'aim':>10}{'of aim':>10}")
    for name, value, aim, unit in rows:
        print(f"{name:24}{value:>10.2f}{aim:>10.2f}{value / aim:>10.2f} {unit}")
    bare, lobby = (median(pair[part].clock for pair in pairs) for part in (0, 1))
    print(f"First picture: bare window {1000 * bare:.0f} ms, lobby {1000 * lobby:.0f} ms (medians of {asked.rounds}).")
    if not rows[0][0].startswith("unpacked"):
        print("Sizes: run `make package` first.")


if __name__ == "__main__":
    main()
