"""Kill the real program at random moments and see what is left: never a lost action, never a start that fails."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Thread
from typing import IO

from kasane_desktop.match.journal import load_journal
from kasane_desktop.match.match import Match
from kasane_desktop.ui.preferences import save_preferences
from tests.soak.victim import PREFERENCES, digest

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120.0
"""Seconds after which it is killed even if it has not played."""


@dataclass
class Life:
    """What one run of the program has said."""

    lines: list[list[str]] = field(default_factory=list)

    def last(self, word: str) -> list[str] | None:
        return next((line for line in reversed(self.lines) if line[0] == word), None)

    def of(self, *words: str) -> list[list[str]]:
        return [line for line in self.lines if line[0] in words]


class Killer:
    """Starts and kills copies of the program that all keep their matches in one folder."""

    def __init__(self, folder: Path, seed: int, most_steps: int = 40) -> None:
        """`most_steps` are played in a life."""
        self.folder, self.rng, self.most_steps = folder, Random(seed), most_steps
        self.data = folder / "kasane-desktop"
        save_preferences(PREFERENCES, self.data / "preferences.json")
        self.played = self.ended = 0

    def kill_once(self) -> None:
        """One life and death, and what must hold after it."""
        before = self._kept()
        life = self._live()
        found = life.last("found")
        if before is not None and life.lines:  # else it died before it could say anything
            assert found is not None, "the match was not continued"
            assert found[1:] == [str(before.cursor), digest(before)], "another position was continued"
        self._see_that_nothing_is_lost(life)
        self.played += len(life.of("played"))
        self.ended += len(life.of("ended"))

    def _live(self) -> Life:
        environment = {
            **os.environ,
            "XDG_DATA_HOME": str(self.folder),
            "XDG_CONFIG_HOME": str(self.folder),
            "QT_QPA_PLATFORM": "offscreen",
        }
        seed = str(self.rng.random())
        errors = self.folder / "errors.txt"
        with errors.open("wb") as trouble:
            process = subprocess.Popen(
                [sys.executable, "-m", "tests.soak.victim", seed],
                cwd=ROOT,
                env=environment,
                stdout=subprocess.PIPE,
                stderr=trouble,
                text=True,
            )
            assert process.stdout is not None
            life = Life()
            listener = Thread(target=_listen, args=(process.stdout, life), daemon=True)
            listener.start()
            self._wait(process, life, errors)
            time.sleep(self.rng.expovariate(1 / 0.02))
            alive = process.poll() is None
            process.send_signal(signal.SIGKILL)
            process.wait()
            listener.join()
            process.stdout.close()
        assert alive, f"it ended by itself: {errors.read_text()}"
        return life

    def _wait(self, process: subprocess.Popen[str], life: Life, errors: Path) -> None:
        """Until it has played some steps; now and then it dies while it starts."""
        due = time.monotonic() + (self.rng.uniform(0.05, 2.0) if self.rng.random() < 0.15 else PATIENCE)
        steps = self.rng.randint(1, self.most_steps)
        while len(life.of("played")) < steps and time.monotonic() < due and process.poll() is None:
            time.sleep(0.002)
        assert process.poll() is None, f"it did not start: {errors.read_text()}"

    def _kept(self) -> Match | None:
        path = self.data / "match-1.journal"
        match = load_journal(path) if path.exists() else None
        return match if match is not None and match.cursor and match.outcome() is None else None

    def _see_that_nothing_is_lost(self, life: Life) -> None:
        """What stands in the file is what was kept last, or what was being written when the program died."""
        said = [line for line in life.lines if line[0] in ("found", "begun", "kept", "played", "ended")]
        told = next((n for n, line in reversed(list(enumerate(said))) if line[0] == "kept"), None)
        if told is None or any(line[0] in ("begun", "ended") for line in said[told:]):
            return
        path = self.data / "match-1.journal"
        if not path.exists():  # it ended with that step, and is in the history
            return
        match = load_journal(path)
        allowed = {tuple(line[1:]) for line in said[told:] if line[0] in ("kept", "played")}
        assert (str(match.cursor), digest(match)) in allowed, "an accepted action is lost"


def _listen(stream: IO[str], life: Life) -> None:
    for line in stream:
        if line.endswith("\n"):
            life.lines.append(line.split())
