"""`make kill-test`: hundreds of deaths. KILLS and SEED say how many, and which."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from tests.soak.killing import Killer


def main() -> None:
    kills, seed = int(os.environ.get("KILLS", "300")), int(os.environ.get("SEED", "1"))
    with tempfile.TemporaryDirectory() as folder:
        killer = Killer(Path(folder), seed)
        for number in range(1, kills + 1):
            killer.kill_once()
            if number % 20 == 0:
                print(
                    f"{number} deaths, {killer.played} steps, {killer.left} matches left for another, "
                    f"{len(killer.ended)} came to their end",
                    flush=True,
                )
        print(f"Nothing lost, nothing doubled: {len(killer.finished())} matches in the history.")


if __name__ == "__main__":
    main()
