"""Kill the real program at random moments and see what is left: never a lost action, never a start that fails.

The program leaves matches unfinished for others and comes back to them, so all that was ever accepted is followed, from
life to life: it must stand in exactly one file, or have come to its end.
"""

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

from kasane_desktop.match.history import History
from kasane_desktop.match.journal import load_journal
from kasane_desktop.match.match import Match
from kasane_desktop.match.shelf import worth_continuing
from kasane_desktop.ui.settings.preferences import save_preferences
from tests.soak.victim import PREFERENCES, told

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120.0
"""Seconds after which it is killed even if it has not played."""
Standing = list[str]
"""What is told of a match, after its deal number."""


@dataclass
class Life:
    """What one run of the program has said."""

    lines: list[list[str]] = field(default_factory=list)

    def of(self, *words: str) -> list[list[str]]:
        return [line for line in self.lines if line[0] in words]


class Killer:
    """Starts and kills copies of the program that all keep their matches in one folder."""

    def __init__(self, folder: Path, seed: int, most_steps: int = 40) -> None:
        """`most_steps` are played in a life."""
        self.folder, self.rng, self.most_steps = folder, Random(seed), most_steps
        self.data = folder / "kasane-desktop"
        save_preferences(PREFERENCES, self.data / "preferences.json")
        self.played = self.left = 0
        self.ended: set[str] = set()  # deal numbers of the matches whose result was seen
        # What may be found of each match: how it was kept last, or what was being written when the program died.
        self._expected: dict[str, list[Standing]] = {}
        self._doubtful: set[str] = set()  # it may have ended, or been deleted, when the program died

    def kill_once(self) -> None:
        """One life and death, and what must hold after it."""
        before = self._place()
        life = self._live()
        if before is not None and life.lines:  # else it died before it could say anything
            assert life.lines[0] == ["found", *map(str, told(before))], "another position was continued"
        self._follow(life)
        self._see_that_nothing_is_lost()
        self.played += len(life.of("played"))
        changes = [line for line in life.lines[1:] if line[0] in ("begun", "taken")]
        self.left += len(changes) - len(life.of("ended"))

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
        """Until it has played some steps; now and then it dies while it starts, or while it changes matches."""
        due = time.monotonic() + (self.rng.uniform(0.05, 2.0) if self.rng.random() < 0.15 else PATIENCE)
        steps = self.rng.randint(1, self.most_steps)
        changes = 1 if self.rng.random() < 0.4 else steps
        while time.monotonic() < due and process.poll() is None:
            if len(life.of("played")) >= steps or len(life.of("begun", "taken")) > changes:
                break
            time.sleep(0.002)
        assert process.poll() is None, f"it did not start: {errors.read_text()}"

    # -- what has been said --------------------------------------------------------------------

    def _follow(self, life: Life) -> None:
        for word, seed, *standing in life.lines:
            if word in ("begun", "played"):
                self._expected.setdefault(seed, []).append(standing)
            elif word == "kept":
                expected = self._expected[seed]
                del expected[: expected.index(standing)]
            elif word == "taken":
                assert standing in self._expected[seed], "another position was taken up"
            elif word in ("ended", "unwanted"):
                self._doubtful.add(seed)
                if word == "ended":
                    self.ended.add(seed)

    # -- what is there -------------------------------------------------------------------------

    def _place(self) -> Match | None:
        path = self.data / "match-1.journal"
        match = load_journal(path) if path.exists() else None
        wanted = match is not None and match.outcome() is None and worth_continuing(match)
        return match if wanted else None

    def _see_that_nothing_is_lost(self) -> None:
        unfinished = [load_journal(path) for path in self.data.glob("*.journal")]
        found = {str(match.seed): match for match in unfinished}
        assert len(found) == len(unfinished), "a match is there twice"
        assert not list(self.data.glob("damaged-*")), "something was damaged"
        finished = self.finished()
        for seed, expected in list(self._expected.items()):
            match = found.get(seed)
            if match is not None:
                standing = [str(word) for word in told(match)[1:]]
                assert standing in expected, f"an accepted action is lost: {seed} {standing} {expected}"
                self._expected[seed] = [standing]
                self._doubtful.discard(seed)
            else:
                dealt = all(standing[-1] == "dealt" for standing in expected)
                assert dealt or seed in finished | self._doubtful, f"a match is lost: {seed} {expected}"
                del self._expected[seed]
        # The history takes a match in its own time: until then it stands in its journal.
        at_their_end = {seed for seed, match in found.items() if match.outcome() is not None}
        assert self.ended <= finished | at_their_end, f"a finished match is lost: {self.ended - finished}"

    def finished(self) -> set[str]:
        """The matches in the history, each of which can be read."""
        if not (self.data / "history.sqlite").exists():
            return set()
        history = History(self.data / "history.sqlite")
        try:
            entries = history.entries()
            for entry in entries[:5]:
                history.match(entry.id)
        finally:
            history.close()
        assert len({entry.seed for entry in entries}) == len(entries), "a match is in the history twice"
        return {str(entry.seed) for entry in entries}


def _listen(stream: IO[str], life: Life) -> None:
    for line in stream:
        if line.endswith("\n"):
            life.lines.append(line.split())
