"""`make kill-test`: hundreds of deaths. KILLS and SEED say how many, and which."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from kasane_desktop.match.history import History
from tests.soak.killing import Killer


def main() -> None:
    kills, seed = int(os.environ.get("KILLS", "300")), int(os.environ.get("SEED", "1"))
    with tempfile.TemporaryDirectory() as folder:
        killer = Killer(Path(folder), seed)
        for number in range(1, kills + 1):
            killer.kill_once()
            if number % 20 == 0:
                print(f"{number} deaths, {killer.played} steps, {killer.ended} matches came to their end", flush=True)
        history = History(killer.data / "history.sqlite")
        kept = history.entries()
        for entry in kept:
            history.match(entry.id)
        history.close()
        assert len(kept) >= killer.ended, "a finished match is missing in the history"
        print(f"Nothing lost: {len(kept)} matches in the history.")


if __name__ == "__main__":
    main()
